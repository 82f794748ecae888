"""The container file and the files for compose: what they name exists, and is what the docs say."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from grachten.cli.main import app
from grachten.server.settings import OTHERS, PREFIX, Settings, read_settings

ROOT = Path(__file__).parents[1]
CONTAINER = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
FOLDER = ROOT / "examples" / "container"
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
SECRETS = {"POSTGRES_PASSWORD": "secret", "GRACHTEN_ADMIN_TOKEN": "0123456789abcdef"}


def steps(instruction: str) -> list[str]:
    """Return the arguments of all instructions of one kind."""
    return re.findall(rf"^(?:.* )?{instruction} +(.*)$", CONTAINER, re.MULTILINE)


def image_environment() -> dict[str, str]:
    (words,) = steps("ENV")
    pairs = (word.split("=", 1) for word in shlex.split(words))
    return {name: value for name, value in pairs if name.startswith(PREFIX)}


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text("utf-8"))
    return found


def check_settings(environment: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Check that all these variables exist and have values that a server accepts."""
    known = {PREFIX + name.upper() for name in {*Settings.model_fields, *OTHERS}}
    assert environment.keys() <= known
    for name, value in environment.items():
        monkeypatch.setenv(name, re.sub(r"\$\{(\w+):\?\}", lambda m: SECRETS[m[1]], value))
    return read_settings()


def test_the_image_keeps_everything_in_its_volume(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = check_settings(image_environment(), monkeypatch)
    assert steps("VOLUME") == [str(settings.data)] == ["/data"]
    assert image_environment()["GRACHTEN_CACHE"].startswith("/data/")
    assert steps("EXPOSE") == [str(settings.port)]
    assert settings.host == "0.0.0.0"


def test_the_image_runs_as_its_own_user() -> None:
    assert steps("USER") == ["grachten"]
    made = next(step for step in steps("RUN") if "useradd" in step)
    assert "--owner grachten" in made
    assert "/data" in made


def test_the_image_runs_commands_that_exist() -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    run = [re.findall(r'"([^"]+)"', step) for step in steps("CMD")]
    assert run == [["grachten", "healthcheck"], ["grachten", "serve"]]
    assert {command[1] for command in run} <= commands.keys()


def test_the_image_is_built_as_the_docs_say() -> None:
    built = " ".join(steps("RUN"))
    installs = re.findall(r"^/opt/grachten/bin/pip install (.*)$", HOSTING, re.MULTILINE)
    assert len(installs) == 2
    for install in installs:
        assert f"/opt/grachten/bin/pip install {install}" in built
    for copied in steps("COPY"):
        *sources, _ = [word for word in copied.split() if not word.startswith("--")]
        assert all(name == "/opt/grachten" or (ROOT / name).exists() for name in sources)


def test_the_image_is_not_built_from_secrets() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {".git", ".venv", "**/.env"} <= set(ignored)  # .env: the passwords for compose


def test_compose_sets_what_a_node_accepts(
    compose: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    (network,) = compose["networks"]["default"]["ipam"]["config"]
    for name in ("node1", "node2"):
        node = compose["services"][name]
        settings = check_settings({**image_environment(), **node["environment"]}, monkeypatch)
        assert [str(proxy) for proxy in settings.proxies] == [network["subnet"]]
        assert str(settings.database).startswith("postgresql://grachten:secret@database/")
        assert node["volumes"] == [f"{name}:/data"]
        assert (FOLDER / node["build"]["context"] / node["build"]["dockerfile"]).exists()
    named = {
        volume.partition(":")[0] for s in compose["services"].values() for volume in s["volumes"]
    }
    assert {name for name in named if not name.startswith(".")} == compose["volumes"].keys()


def test_nginx_forwards_what_the_docs_say(compose: dict[str, Any]) -> None:
    conf = (FOLDER / "nginx.conf").read_text("utf-8")
    documented = re.findall(r"^ +(proxy_\w+|client_max_body_size) (.*;)", HOSTING, re.MULTILINE)
    assert len(documented) > 6
    for name, value in documented:
        if name != "proxy_pass" and "Host" not in value:  # another port is part of the host here
            assert f"{name} {value}" in conf
    assert re.findall(r"server (\w+):8017;", conf) == ["node1", "node2"]
    assert {"node1", "node2"} <= compose["services"].keys()
    assert "./nginx.conf:" in compose["services"]["nginx"]["volumes"][0]
