"""The lock files: every package pinned and hashed, no host named, and a wrong hash refused."""

import hashlib
import io
import json
import re
import runpy
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
RUNTIME = ROOT / "requirements.lock"
EVERYTHING = ROOT / "requirements-dev.lock"
NPM = [ROOT / "web" / "package-lock.json", ROOT / "bench" / "peer" / "package-lock.json"]
HOSTS = ("host", "postgres", "push")
EXTRAS = ("arena", "envs", "learn", "openspiel", "ray", "dev", *HOSTS)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def pins(path: Path) -> dict[str, tuple[Version, list[str]]]:
    """The version and the hashes of every package that a lock file names."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    found: dict[str, tuple[Version, list[str]]] = {}
    for entry in "\n".join(lines).replace("\\\n", " ").splitlines():
        requirement = Requirement(HASH.sub("", entry))
        (pin,) = requirement.specifier
        assert pin.operator == "==", entry
        assert requirement.url is None, entry
        found[canonicalize_name(requirement.name)] = (Version(pin.version), HASH.findall(entry))
    return found


def wanted(*extras: str) -> list[Requirement]:
    """What pyproject.toml asks for, to run and to build, and for these extras."""
    project = PROJECT["project"]
    texts = [*project["dependencies"], *PROJECT["dependency-groups"]["build"]]
    texts += PROJECT["build-system"]["requires"]
    for extra in extras:
        texts += project["optional-dependencies"][extra]
    requirements = [Requirement(text) for text in texts]
    return [requirement for requirement in requirements if requirement.name != "grachten"]


@pytest.mark.parametrize("path", [RUNTIME, EVERYTHING], ids=lambda path: path.name)
def test_every_python_package_has_hashes(path: Path) -> None:
    locked = pins(path)
    assert len(locked) > 40
    assert [name for name, (_, hashes) in locked.items() if not hashes] == []


@pytest.mark.parametrize(("path", "extras"), [(RUNTIME, HOSTS), (EVERYTHING, EXTRAS)])
def test_the_lock_has_what_the_project_asks_for(path: Path, extras: tuple[str, ...]) -> None:
    locked = pins(path)
    for requirement in wanted(*extras):
        version, _ = locked[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), f"{requirement}: run make lock"


def test_both_locks_agree_and_hosts_get_no_development_tools() -> None:
    runtime, everything = pins(RUNTIME), pins(EVERYTHING)
    assert {name: everything[name] for name in runtime} == runtime
    assert not {"babel", "mypy", "playwright", "pytest", "ray", "scipy", "uv"} & set(runtime)


@pytest.mark.parametrize("path", NPM, ids=lambda path: path.parent.name)
def test_every_npm_package_has_a_hash_and_all_platforms_are_there(path: Path) -> None:
    packages = json.loads(path.read_text("utf-8"))["packages"]
    names = {where.rpartition("node_modules/")[2] for where in packages}
    for where, package in packages.items():
        if where:
            assert package["integrity"].startswith("sha512-"), where
        assert set(package.get("optionalDependencies", {})) <= names, where


@pytest.mark.parametrize("path", [RUNTIME, EVERYTHING, *NPM], ids=lambda path: str(path.name))
def test_a_lock_names_no_host(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "://" not in text
    assert '"resolved"' not in text
    assert not re.search(
        r"^\s*(-i|-f|--(extra-)?index-url|--find-links|--trusted)", text, re.MULTILINE
    )


def test_pip_refuses_a_package_with_a_wrong_hash(tmp_path: Path) -> None:
    wheel = tmp_path / "tiny-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        facts = "tiny-1.0.dist-info"
        archive.writestr(f"{facts}/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
        archive.writestr(f"{facts}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr(f"{facts}/RECORD", "")
    right = hashlib.sha256(wheel.read_bytes()).hexdigest()
    wrong = right[:-1] + ("0" if right[-1] != "0" else "1")

    def install(digest: str) -> subprocess.CompletedProcess[str]:
        lock = tmp_path / "some.lock"
        lock.write_text(f"tiny==1.0 \\\n    --hash=sha256:{digest}\n")
        command = ["-m", "pip", "install", "--require-hashes", "--no-index", "--find-links"]
        where = [str(tmp_path), "--target", str(tmp_path / digest), "--requirement", str(lock)]
        return subprocess.run(
            [sys.executable, *command, *where], capture_output=True, text=True, check=False
        )

    assert install(right).returncode == 0
    refused = install(wrong)
    assert refused.returncode != 0
    assert "DO NOT MATCH THE HASHES" in refused.stderr
    assert not (tmp_path / wrong).exists()


def test_the_build_refuses_an_npm_package_with_a_wrong_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with tarfile.open(tmp_path / "tiny.tgz", "w:gz") as archive:
        text = b'{"name": "tiny", "version": "1.0.0"}'
        member = tarfile.TarInfo("package/package.json")
        member.size = len(text)
        archive.addfile(member, io.BytesIO(text))
    needs = {"devDependencies": {"tiny": "file:tiny.tgz"}}
    tiny = {"version": "1.0.0", "resolved": "file:tiny.tgz", "integrity": f"sha512-{'A' * 86}=="}
    lock = {"lockfileVersion": 3, "packages": {"": needs, "node_modules/tiny": tiny}}
    (tmp_path / "package.json").write_text(json.dumps(needs))
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))

    hatch_build = runpy.run_path(str(ROOT / "hatch_build.py"))
    build_pages = hatch_build["build_pages"]
    monkeypatch.setitem(build_pages.__globals__, "WEB", tmp_path)
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    with pytest.raises(SystemExit, match=r"could not install the packages of web/package-lock"):
        build_pages()
    assert "EINTEGRITY" in capfd.readouterr().err


def test_the_set_up_checks_hashes() -> None:
    """What the Makefile and the build run, and what hosts are told to run."""
    make = (ROOT / "Makefile").read_text("utf-8")
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert "--require-hashes --requirement requirements-dev.lock" in make
    assert "--require-hashes --requirement requirements.lock" in hosting
    for text in (make, hosting):
        installs = re.findall(r"^.*\bpip.* install .*$|^.*\(PIP\) install .*$", text, re.MULTILINE)
        assert installs
        for line in installs:
            assert "--require-hashes" in line or "--no-deps --no-build-isolation" in line, line
    assert 'run(npm, "ci"' in (ROOT / "hatch_build.py").read_text("utf-8")
