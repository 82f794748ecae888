"""The document of a table: everything saved besides the steps, read and written as a whole."""

from hmac import compare_digest
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field, json

from grachten.game.start import Start
from grachten.game.terms import Terms

State = Literal["waiting", "dealing", "playing", "over", "closed"]
OPEN_STATES: tuple[State, ...] = ("waiting", "dealing", "playing")  # neither over nor closed
SeatKind = Literal["open", "person", "bot"]


LONGEST_CLOCK = 7 * 86_400  # seconds


class Clock(Struct, frozen=True):
    """A time limit for people; when it runs out, a bot takes over."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=LONGEST_CLOCK)] = 60


class Chair(Struct, kw_only=True):
    """A seat at a table, and who sits there."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None  # a level, or the name of an outside bot
    outside: bool = False  # whether that is an outside bot,
    link: str | None = None  # and which of its connections plays here
    keys: list[str] = field(default_factory=list)  # hashes of the keys that open this seat
    added: dict[str, int] = field(default_factory=dict)  # by key: when added, in milliseconds
    links: dict[str, int] = field(default_factory=dict)  # unused keys of links, and when made
    commitment: str = ""  # the SHA-256 of the seed that the player will reveal
    seed: str = ""  # the player's seed in hex, once it is revealed
    webhook: str | None = None
    webhook_language: str = "en"
    away: bool = False  # a bot plays until the person is back,
    back: int = 0  # which was at this time, in milliseconds
    forfeited: int | None = None  # the ply that a bot still decides for a person who came back
    resigned: bool = False  # a bot plays to the end
    votes: list[int] = field(default_factory=list)  # seats that vote for a bot to take over here
    choice: str | None = None  # its first contracts, played in seat order

    @property
    def played_by_person(self) -> bool:
        """Whether a person has the seat, and no bot plays for them."""
        return self.kind == "person" and not self.away and not self.resigned

    def opened_by(self, key_hash: str | None) -> bool:
        return key_hash is not None and any(compare_digest(key_hash, key) for key in self.keys)

    def remove_key(self, key_hash: str) -> None:
        """Remove a key or link from this seat."""
        self.keys = [key for key in self.keys if key != key_hash]
        self.added.pop(key_hash, None)
        self.links.pop(key_hash, None)


class Final(Struct, frozen=True):
    """How a game ended: the winning seats, and the points of all seats."""

    winners: tuple[int, ...]
    points: tuple[int, ...]


class Document(Struct, kw_only=True):
    """A table. `header` is the header of its game's record, with the secret seed, once it began."""

    state: State = "waiting"
    board: str | dict[str, Any]  # the name of a board of the package, or a whole board
    chairs: list[Chair]
    first: int | None = None  # the first seat; None: drawn by lot
    clock: Clock = Clock()
    listed: bool = False
    hints: bool | None = True  # None: see allows_hints
    chat: bool = False
    webhook: str | None = None  # for notices of all turns
    webhook_language: str = "en"
    opener: str  # hash of the key of the person who opened the table
    origin: str = ""  # the address group it was opened from (limits.origin_of); "" after it ends
    seed: str  # the dealer's seed, secret until the game is over
    commitment: str
    start: Start | None = None  # where the game continues another one, with all secrets,
    start_table: str | None = None  # and at which table that was; None: it was a file
    terms: Terms | None = None  # locked before the deal; None in games of older versions
    deal_by: int | None = None  # when the dealer stops waiting for seeds
    rules: int
    opened: int  # times in milliseconds
    begun: int | None = None
    ended: int | None = None
    closed_by: str | None = None
    header: bytes | None = None
    next: str | None = None  # the table of the rematch
    final: Final | None = None  # once the game is over; None in games of older versions

    @property
    def paused(self) -> bool:
        """Whether the game is paused because no person plays; the bots wait too."""
        return self.state == "playing" and not any(c.played_by_person for c in self.chairs)

    @property
    def allows_hints(self) -> bool:
        """Whether players may ask for hints. By default only a person who plays alone may."""
        if self.hints is not None:
            return self.hints
        return sum(chair.kind != "bot" for chair in self.chairs) == 1

    def opened_by(self, key_hash: str | None) -> bool:
        """Return whether the key is the opener's, on this device or another of theirs."""
        if key_hash is None:
            return False
        own = [chair for chair in self.chairs if chair.opened_by(self.opener)]
        return compare_digest(key_hash, self.opener) or any(c.opened_by(key_hash) for c in own)

    @property
    def lobby(self) -> str | None:
        """The origin under which the lobby lists this table; None if it is not listed."""
        is_open = any(chair.kind == "open" for chair in self.chairs)
        return self.origin if self.listed and self.state == "waiting" and is_open else None


_decoder = json.Decoder(Document)


def to_bytes(document: Document) -> bytes:
    return json.encode(document)


def from_bytes(data: bytes) -> Document:
    document = _decoder.decode(data)
    if document.state == "waiting":
        for chair in document.chairs:
            chair.seed = ""  # an older version took seeds before the terms were locked
    return document


def copy_of(document: Document) -> Document:
    return from_bytes(to_bytes(document))
