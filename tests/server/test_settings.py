"""Wrong settings: each is named in one line, before anything is started."""

import re
from pathlib import Path

import pytest

from commands import run
from grachten.errors import GrachtenError
from grachten.server.settings import read_settings

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("value", "networks"),
    [
        ("127.0.0.1/32", ["127.0.0.1/32"]),
        ("127.0.0.1, 10.0.0.0/8,::1", ["127.0.0.1/32", "10.0.0.0/8", "::1/128"]),
        ('["127.0.0.1/32", "fd00::/8"]', ["127.0.0.1/32", "fd00::/8"]),
        ("", []),
        ("[]", []),
    ],
)
def test_a_list_has_commas_or_is_json(
    monkeypatch: pytest.MonkeyPatch, value: str, networks: list[str]
) -> None:
    monkeypatch.setenv("GRACHTEN_PROXIES", value)
    assert [str(network) for network in read_settings().proxies] == networks


def test_origins_and_the_public_url_are_kept_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRACHTEN_ORIGINS", "https://example.org,http://[::1]:81/")
    monkeypatch.setenv("GRACHTEN_PUBLIC_URL", "https://play.example.org/")
    settings = read_settings()
    assert settings.origins == ("https://example.org", "http://[::1]:81/")
    assert settings.public_url == "https://play.example.org/"


WRONG = [
    ("proxies", "home", "a network must be"),
    ("proxies", "127.0.0.1/32;10.0.0.0/8", "a network must be"),
    ("proxies", '["127.0.0.1/8"]', "127.0.0.0/8"),
    ("proxies", '["127.0.0.1/32"', "must be a list"),
    ("proxies", "[1]", "a network must be"),
    ("origins", "example.org", "https://"),
    ("origins", '["example.org"]', "https://"),
    ("origins", "https://example.org/path", "https://"),
    ("origins", "[null]", "a valid string"),
    ("public_url", "nonsense", "https://"),
    ("base_path", "grachten", "like /grachten"),
    ("base_path", "/", "like /grachten"),
    ("base_path", "/grachten/", "like /grachten"),
    ("base_path", "/games//grachten", "like /grachten"),
    ("base_path", "/games/../grachten", "like /grachten"),
    ("base_path", "/gr%20achten", "like /grachten"),
    ("base_path", '/"grachten', "like /grachten"),
    ("base_path", "https://example.org/grachten", "like /grachten"),
    ("base_path", "/" + 200 * "g", "at most 200"),
    ("push_contact", "host@example.org", "mailto:"),
    ("push_contact", "mailto:nobody", "mailto:"),
    ("push_contact", "http://example.org", "https://"),
    ("push", "perhaps", "boolean"),
    ("public_url", "ftp://example.org", "https://"),
    ("public_url", "https://", "https://"),
    ("public_url", "https://example.org/grachten", "https://"),
    ("host", "", "at least 1 character"),
    ("hosts", "play.example.org:8017", "without a port"),
    ("hosts", "https://play.example.org", "without a port"),
    ("connections_per_address", "0", "greater than"),
    ("port", "tcp://10.0.0.1:80", "integer"),
    ("away_seconds", "inf", "finite"),
    ("vote_seconds", "nan", "finite"),
    ("bot_seconds", "1e300", "less than"),
    ("idle_hours", "inf", "finite"),
    ("idle_hours", "1e300", "less than"),
    ("requests_per_second", "inf", "finite"),
    ("tables_per_address", "1" + 400 * "0", "less than"),
    ("thinkers", "1000000000000", "less than"),
    ("reviews", "sometimes", "a valid boolean"),
    ("review_queue", "0", "greater than"),
    ("review_seconds", "0", "greater than"),
    ("review_nice", "20", "less than or equal to"),
    ("log_level", "loud", "'debug', 'info', 'warning' or 'error'"),
]


@pytest.mark.parametrize(("name", "value", "words"), WRONG)
def test_an_invalid_value_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, words: str
) -> None:
    monkeypatch.setenv(f"GRACHTEN_{name.upper()}", value)
    with pytest.raises(GrachtenError) as caught:
        read_settings()
    message = caught.value.message
    assert message.startswith(f"{name}: ")
    assert words in message
    assert not re.search(r"\n|IPv4Network|pattern|Value error", message)


def test_an_unknown_setting_in_the_environment_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("GRACHTEN_PROT", "80")
    with pytest.raises(GrachtenError, match="there is no setting GRACHTEN_PROT"):
        read_settings()


def test_variables_of_other_parts_are_accepted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "src/grachten").rglob("*.py")]
    names = {name for text in sources for name in re.findall("GRACHTEN_[A-Z_]+", text)}
    assert {"GRACHTEN_JIT", "GRACHTEN_CACHE", "GRACHTEN_LANG", "GRACHTEN_BOT_TOKEN"} <= names
    for name in names - {"GRACHTEN_LOG_LEVEL"}:
        monkeypatch.setenv(name, "1")
    assert read_settings().port == 8017


def test_a_token_that_is_too_short_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRACHTEN_ADMIN_TOKEN", "geheim")
    with pytest.raises(GrachtenError, match=r"^admin_token: .*16 characters$") as caught:
        read_settings()
    assert "geheim" not in caught.value.message


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GRACHTEN_PROXIES", "[127.0.0.1/32]"),
        ("GRACHTEN_PROT", "80"),
        ("GRACHTEN_HOST", 64 * "é"),
        ("GRACHTEN_AWAY_SECONDS", "inf"),
    ],
)
def test_the_server_says_so_in_one_line_and_ends(tmp_path: Path, name: str, value: str) -> None:
    done = run("serve", "--data", str(tmp_path), "--port", "0", environment={name: value})
    assert done.returncode == 2
    assert name.removeprefix("GRACHTEN_").lower() in done.stderr.lower() or value in done.stderr
    assert "Traceback" not in done.stderr
