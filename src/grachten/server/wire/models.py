"""What is sent to and from the lobby over HTTP."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Commitment = Annotated[
    str, Field(pattern="^([0-9a-f]{64})?$", description="the SHA-256 of a seed, in hex digits")
]
Seed = Annotated[str, Field(pattern="^[0-9a-f]{64}$", description="32 bytes in hex digits")]
Name = Annotated[str, Field(min_length=1, max_length=100)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, str_strip_whitespace=True)


class SeatWish(Body):
    """A seat of a new table: for somebody at this device, for a bot, or for whoever comes."""

    kind: Literal["me", "open", "bot"] = "open"
    name: str = Field("", max_length=100)
    bot: str | None = Field(None, max_length=60, description="a level, or a bot from outside")
    commitment: Commitment = ""


class ClockWish(Body):
    kind: Literal["none", "move", "game"] = "none"
    seconds: int = Field(60, ge=5, le=86_400)


class TableWish(Body):
    """A table to be opened. `begin` locks the terms at once, if no seat is open."""

    board: str = Field("amsterdam", max_length=40)
    seats: list[SeatWish] = Field(min_length=2, max_length=4)
    first: int | None = Field(None, ge=0, le=3, description="who begins; null: drawn by lot")
    clock: ClockWish = Field(default_factory=lambda: ClockWish(kind="none", seconds=60))
    listed: bool = False
    hints: bool = True
    chat: bool = False
    begin: bool = False


class Joining(Body):
    name: Name
    commitment: Commitment = ""


class Committing(Body):
    """What a seat commits to before the deal (docs/fairness.md)."""

    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Revealing(Body):
    """The seed that a seat has committed to."""

    seed: Seed


class BotWish(Body):
    bot: Annotated[str, Field(min_length=1, max_length=60)]


class Returning(Body):
    key: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]


class WebhookWish(Body):
    url: str | None = Field(None, max_length=500)


class Link(BaseModel):
    """A key that another device can use once; it belongs behind the # of a link."""

    key: str


class DeviceInfo(BaseModel):
    """A device that can play a seat, or a link that nobody has used yet."""

    id: str
    kind: Literal["browser", "link"]
    added: int | None = Field(description="milliseconds; null: by an older version")
    current: bool = Field(description="whether this device asks")


class Devices(BaseModel):
    devices: list[DeviceInfo]


class BotInfo(BaseModel):
    name: str
    level: int | None
    description: str
    outside: bool


class Bots(BaseModel):
    bots: list[BotInfo]


class BoardInfo(BaseModel):
    name: str
    title: str


class Boards(BaseModel):
    boards: list[BoardInfo]


class Problem(BaseModel):
    """Why something was refused: a code for programs, words for people, and the facts."""

    code: str
    message: str
    facts: dict[str, Any] = {}
