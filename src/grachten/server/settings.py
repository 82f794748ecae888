"""The settings of a server: flags, GRACHTEN_… environment variables, or a TOML file."""

import json
import os
import re
import tomllib
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

from platformdirs import user_data_dir
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from grachten.errors import GrachtenError
from grachten.server.origins import HOST, parse_origin

PREFIX = "GRACHTEN_"
OTHERS = {"JIT", "CACHE", "LANG", "BOT_TOKEN"}  # variables that other parts of the program read
SECRET = {"admin_token", "database"}  # not shown in error messages
ANY_HOST = "*"
MOST = 1_000_000_000  # as good as forever, and sums with it still fit into the database


def _split(value: Any) -> Any:
    """Split a list from the environment: separated by commas, or JSON."""
    if not isinstance(value, str):
        return value
    if not value.lstrip().startswith("["):
        return [part.strip() for part in value.split(",") if part.strip()]
    try:
        return json.loads(value)
    except ValueError:
        raise ValueError("it must be a list, separated by commas or as JSON") from None


def _check_origin(value: str) -> str:
    if parse_origin(value.removesuffix("/")) is None:
        raise ValueError("it must be like https://example.org:8017, without a path")
    return value


def _check_contact(value: str) -> str:
    if re.fullmatch(r"(mailto:[^@\s]+@[^@\s]+|https://\S+)", value) is None:
        raise ValueError("it must be like mailto:host@example.org or https://example.org")
    return value


def _check_base_path(value: str) -> str:
    dots = {".", ".."} & {*value.split("/")}
    if dots or re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", value) is None:
        raise ValueError("it must be like /grachten, without a slash at the end, or empty")
    return value


def _host(value: str) -> str:
    """Return a host name, or an address in its canonical form without brackets."""
    if value == ANY_HOST:
        return value
    try:
        return str(ip_address(value.strip("[]")))
    except ValueError:
        match = HOST.fullmatch(value.lower())
        if match is None or match[2] is not None or "[" in value:
            words = "it must be a name or an address without a port, like play.example.org, or *"
            raise ValueError(words) from None
        return match[1].removesuffix(".")


def _network(value: Any) -> IPv4Network | IPv6Network:
    words = "a network must be like 10.0.0.0/8 or 127.0.0.1/32"
    try:
        whole = ip_network(value if isinstance(value, str) else "", strict=False)
    except ValueError:
        raise ValueError(words) from None
    try:
        return ip_network(value)
    except ValueError:  # one address is meant, and many would be trusted
        raise ValueError(f"{words} (did you mean {whole}?)") from None


Positive = Annotated[int, Field(ge=1, le=MOST)]
Amount = Annotated[float, Field(gt=0, le=MOST, allow_inf_nan=False)]
Origin = Annotated[str, AfterValidator(_check_origin)]
Network = Annotated[IPv4Network | IPv6Network, BeforeValidator(_network)]
HostName = Annotated[str, AfterValidator(_host)]
BasePath = Annotated[str, Field(max_length=200), AfterValidator(_check_base_path)]
Listed = (NoDecode, BeforeValidator(_split))


Contact = Annotated[str, AfterValidator(_check_contact)]


class Settings(BaseSettings):
    """Every setting, its default, and what it means (docs/hosting.md)."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True)

    host: str = Field(
        "127.0.0.1", min_length=1, description="the address to listen on; 0.0.0.0: all addresses"
    )
    port: int = Field(8017, ge=0, le=65535, description="the port to listen on; 0: any free port")
    workers: int = Field(
        1, ge=1, le=64, description="processes that serve the port; more than 1 need PostgreSQL"
    )
    data: Path = Field(
        Path(user_data_dir("grachten")) / "server",
        description="the folder for everything that the server stores",
    )
    database: str | None = Field(
        None, description="a postgresql://… URL or a SQLite file; default: grachten.db in data"
    )
    public_url: Origin | None = Field(
        None, description="the address at which people reach the server, for links"
    )
    base_path: BasePath = Field(
        "", description="the path of the domain below which the server is, like /grachten"
    )
    origins: Annotated[tuple[Origin, ...], *Listed] = Field(
        (), description="other origins whose pages may use the server"
    )
    hosts: Annotated[tuple[HostName, ...], *Listed] = Field(
        (), description="host names that the server answers to; *: any"
    )
    proxies: Annotated[tuple[Network, ...], *Listed] = Field(
        (), description="networks of proxies whose X-Forwarded-For and -Proto are trusted"
    )
    chat: bool = Field(False, description="whether tables may allow free text")
    private_webhooks: bool = Field(
        False, description="whether turn notices may go to private and loopback addresses"
    )
    push: bool = Field(True, description="whether browsers may ask for turn notices by Web Push")
    push_contact: Contact | None = Field(
        None, description="where push services can reach the host: mailto:… or https://…"
    )
    thinkers: int = Field(0, ge=0, le=1000, description="threads that run bots; 0: one per core")
    bot_queue: Positive = Field(
        200, description="bot decisions and hints of one address that may wait for a thread"
    )
    reviews: bool = Field(True, description="whether players can have finished games reviewed")
    review_queue: Positive = Field(
        5, description="reviews of one address that may wait or be in progress"
    )
    review_seconds: Amount = Field(
        300.0, description="seconds of processor time that a review may take"
    )
    review_nice: int = Field(
        10, ge=0, le=19, description="how much reviews give way to moves and bots; 19: most"
    )
    bot_seconds: Amount = Field(10.0, description="seconds that an outside bot has for a decision")
    away_seconds: Amount = Field(
        900.0, description="idle seconds before a bot takes over at a table without a clock"
    )
    vote_seconds: Amount = Field(
        60.0, description="idle seconds before the others may vote a bot in"
    )
    reveal_seconds: Amount = Field(
        20.0, description="seconds that a deal waits for the seeds that players committed to"
    )
    idle_hours: Amount = Field(72.0, description="hours before the server closes an idle table")
    tables_per_address: Positive = Field(
        50, description="tables that one address may open per hour"
    )
    sockets_per_address: Positive = Field(
        60, description="WebSockets that one address may have open"
    )
    connections_per_address: Positive = Field(
        200, description="TCP connections that one address may have open; proxies have no limit"
    )
    requests_per_second: Amount = Field(
        20.0, description="requests that one address may send per second"
    )
    messages_per_second: Amount = Field(
        10.0, description="messages that one WebSocket may send per second"
    )
    watchers_per_table: Positive = Field(100, description="people who may watch one table")
    admin_token: str | None = Field(
        None, min_length=16, description="the token that `grachten admin` has to send"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="the least severe level that is logged"
    )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, env_settings, _File(settings_cls)

    @property
    def database_url(self) -> str:
        return self.database or str(self.data / "grachten.db")

    @property
    def public_address(self) -> str | None:
        """The address of the home page, without a slash at the end, for links."""
        return self.public_url and self.public_url.removesuffix("/") + self.base_path

    @property
    def push_sender(self) -> str | None:
        """The address of the host for push services: by default, the server's if it is secure."""
        is_secure = self.public_url is not None and self.public_url.startswith("https://")
        return self.push_contact or (self.public_url if is_secure else None)


class _File(PydanticBaseSettingsSource):
    """The TOML file; the environment and the flags take precedence."""

    path: Path | None = None

    def get_field_value(self, field: Any, field_name: str) -> tuple[Any, str, bool]:  # noqa: ARG002
        return None, field_name, False

    def __call__(self) -> dict[str, Any]:
        path = type(self).path
        if path is None:
            return {}
        try:
            return tomllib.loads(path.read_text("utf-8"))
        except OSError as error:
            message = f"{path}: cannot read the file: {error.strerror}"
            raise GrachtenError("bad_settings", message) from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise GrachtenError("bad_settings", f"{path}: not a TOML file: {error}") from None


def read_settings(file: Path | None = None, **flags: object) -> Settings:
    """Return the settings; ignore flags that are None. Raise with all errors in one line."""
    _check_environment()
    _File.path = file
    try:
        return Settings(**{name: value for name, value in flags.items() if value is not None})  # type: ignore[arg-type]
    except ValidationError as error:
        raise GrachtenError("bad_settings", "; ".join(map(_word, error.errors()))) from None
    finally:
        _File.path = None


def _check_environment() -> None:
    """Refuse unknown variables: a misspelled setting would have no effect."""
    known = {PREFIX + name.upper() for name in {*Settings.model_fields, *OTHERS}}
    names = {name for name in os.environ if name.upper().startswith(PREFIX)}
    unknown = sorted(name for name in names if name.upper() not in known)
    if unknown:
        raise GrachtenError("bad_settings", f"there is no setting {', '.join(unknown)}")


def _word(problem: Any) -> str:
    name = str(problem["loc"][0])
    if problem["type"] == "extra_forbidden":
        return f"there is no setting {name!r}"
    words = f"{name}: {problem['msg'].removeprefix('Value error, ')}"
    return words if name in SECRET else f"{words}, not {problem['input']!r}"
