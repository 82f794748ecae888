"""The bodies of HTTP requests and responses."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from grachten.store.documents import LONGEST_CLOCK

Commitment = Annotated[
    str, Field(pattern="^([0-9a-f]{64})?$", description="the SHA-256 of a seed, in hex digits")
]
Seed = Annotated[str, Field(pattern="^[0-9a-f]{64}$", description="32 bytes in hex digits")]
Language = Annotated[
    str, Field(pattern="^[A-Za-z-]{2,8}$", description="of the texts; unknown ones mean English")
]
Endpoint = Annotated[str, Field(min_length=1, max_length=500)]
Name = Annotated[str, Field(min_length=1, max_length=100)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, str_strip_whitespace=True)


class SeatRequest(Body):
    """A seat of a new table: for somebody at this device, for a bot, or for anybody."""

    kind: Literal["me", "open", "bot"] = "open"
    name: str = Field("", max_length=100)
    bot: str | None = Field(None, max_length=60, description="a level, or an outside bot")
    commitment: Commitment = ""


class ClockRequest(Body):
    kind: Literal["none", "move", "game"] = "none"
    seconds: int = Field(60, ge=5, le=LONGEST_CLOCK)


class TableRequest(Body):
    """A table to open. `begin` locks the terms at once, if no seat is open."""

    board: Annotated[str, Field(max_length=40)] | dict[str, Any] = Field(
        "amsterdam", description="a board of the package by its name, or a whole board"
    )
    seats: list[SeatRequest] = Field(min_length=2, max_length=4)
    first: int | None = Field(
        None, ge=0, le=3, description="the seat that begins; null: drawn at random"
    )
    clock: ClockRequest = Field(default_factory=lambda: ClockRequest(kind="none", seconds=60))
    listed: bool = False
    hints: bool | None = Field(None, description="null: allowed if all other seats are for bots")
    chat: bool = False
    begin: bool = False


class PlayOnRequest(Body):
    """Where to continue a finished game: after step `ply`, in `seat`, against bots of one level."""

    ply: int = Field(ge=0, le=100_000)
    seat: int = Field(ge=0, le=3)
    bot: str = Field("journeyman", max_length=60, description="a level")
    name: Name
    commitment: Commitment = ""


class RecordPlayOnRequest(PlayOnRequest):
    """The same for a game of a record that is sent."""

    record: dict[str, Any]


class JoinRequest(Body):
    name: Name
    commitment: Commitment = ""


class CommitRequest(Body):
    """The commitment of a seat to a seed, made before the deal (docs/fairness.md)."""

    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class RevealRequest(Body):
    """The seed that a seat has committed to."""

    seed: Seed


class BotRequest(Body):
    bot: Annotated[str, Field(min_length=1, max_length=60)]


class ReturnRequest(Body):
    key: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]


class WebhookRequest(Body):
    url: str | None = Field(None, max_length=500)
    language: Language = "en"


class PushInfo(BaseModel):
    """The server's public key for Web Push; null if it sends no notices to browsers."""

    key: str | None


class PushRequest(Body):
    """A browser's subscription to turn notices, as its PushManager made it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{87}=?$", description="its public key")]
    auth: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}={0,2}$", description="its secret")]
    language: Language = "en"


class PushRemoval(Body):
    endpoint: Endpoint


class Link(BaseModel):
    """A key that another device can use once; it goes after the # of a link."""

    key: str


class DeviceLink(BaseModel):
    """A token that another device can use once; it goes after the # of a link."""

    token: str
    seconds: int = Field(description="how long it is valid")


class DeviceLinkRequest(Body):
    token: Annotated[str, Field(pattern="^[0-9a-f]{32}$")]


class DeviceInfo(BaseModel):
    """A device that may play a seat, or an unused link."""

    id: str
    kind: Literal["browser", "link"]
    added: int | None = Field(description="milliseconds; null: added by an older version")
    current: bool = Field(description="whether it is the device that asks")


class Devices(BaseModel):
    devices: list[DeviceInfo]


class BotInfo(BaseModel):
    name: str
    level: int | None
    description: str
    outside: bool


class Bots(BaseModel):
    bots: list[BotInfo]


class Preparation(BaseModel):
    """How far the first start is: the part that is being compiled; null if there is none."""

    part: int | None
    total: int | None


class BoardInfo(BaseModel):
    name: str
    title: str


class Boards(BaseModel):
    boards: list[BoardInfo]


class Problem(BaseModel):
    """Why a request was refused: a code for programs, a message for people, and facts."""

    code: str
    message: str
    facts: dict[str, Any] = {}
