"""The settings of a server: by flags, by GRACHTEN_… in the environment, or in a TOML file."""

import tomllib
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Annotated, Any

from platformdirs import user_data_dir
from pydantic import Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from grachten.errors import GrachtenError

Positive = Annotated[int, Field(ge=1)]
Seconds = Annotated[float, Field(gt=0)]


class Settings(BaseSettings):
    """Every setting, its default, and what it means (docs/hosting.md)."""

    model_config = SettingsConfigDict(env_prefix="GRACHTEN_", extra="forbid", frozen=True)

    host: str = Field("127.0.0.1", description="the address to listen on; 0.0.0.0: all of them")
    port: int = Field(8017, ge=0, le=65535, description="the port; 0: any free one")
    data: Path = Field(
        Path(user_data_dir("grachten")) / "server", description="the folder for all that is kept"
    )
    database: str | None = Field(
        None, description="postgresql://…, or a SQLite file; without it grachten.db in the folder"
    )
    public_url: str | None = Field(None, description="how people reach the server, for links")
    origins: tuple[str, ...] = Field((), description="other origins whose pages may connect")
    proxies: tuple[IPv4Network | IPv6Network, ...] = Field(
        (), description="networks of proxies whose X-Forwarded-For and -Proto are believed"
    )
    chat: bool = Field(False, description="whether tables may allow free text")
    private_webhooks: bool = Field(False, description="whether alerts may go to private addresses")
    thinkers: int = Field(0, ge=0, description="threads in which bots think; 0: one a core")
    bot_queue: Positive = Field(200, description="decisions of bots that may wait for a thread")
    bot_seconds: Seconds = Field(10.0, description="what a bot from outside has for a decision")
    away_seconds: Seconds = Field(900.0, description="without a clock, when a bot plays on")
    vote_seconds: Seconds = Field(60.0, description="when the others may vote for that")
    idle_hours: Seconds = Field(72.0, description="when a table where nothing happens is closed")
    tables_per_address: Positive = Field(50, description="tables opened in an hour")
    sockets_per_address: Positive = Field(60, description="connections at the same time")
    requests_per_second: Seconds = Field(20.0, description="requests of one address")
    messages_per_second: Seconds = Field(10.0, description="messages of one connection")
    watchers_per_table: Positive = Field(100, description="people who only watch")
    admin_token: str | None = Field(None, min_length=16, description="what `grachten admin` shows")
    log_level: str = Field("info", pattern="^(debug|info|warning|error)$", description="how much")

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


class _File(PydanticBaseSettingsSource):
    """The TOML file; what the environment and the flags say goes before it."""

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
            message = f"{path}: cannot be read: {error.strerror}"
            raise GrachtenError("bad_settings", message) from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise GrachtenError("bad_settings", f"{path}: not a TOML file: {error}") from None


def read_settings(file: Path | None = None, **flags: object) -> Settings:
    """The settings; a flag that is None was not given. What is wrong is said in one line."""
    _File.path = file
    try:
        return Settings(**{name: value for name, value in flags.items() if value is not None})  # type: ignore[arg-type]
    except ValidationError as error:
        raise GrachtenError("bad_settings", "; ".join(map(_word, error.errors()))) from None
    finally:
        _File.path = None


def _word(problem: Any) -> str:
    name = ".".join(str(part) for part in problem["loc"]) or "settings"
    if problem["type"] == "extra_forbidden":
        return f"there is no setting {name!r}"
    return f"{name}: {problem['msg'].removeprefix('Value error, ')}, not {problem['input']!r}"
