"""What is kept of a table beside the steps of its game: one document, read and written whole."""

from hmac import compare_digest
from typing import Annotated, Literal

from msgspec import Meta, Struct, field, json

from grachten.game.terms import Terms

State = Literal["waiting", "dealing", "playing", "over", "closed"]
OPEN_STATES: tuple[State, ...] = ("waiting", "dealing", "playing")  # neither over nor closed
SeatKind = Literal["open", "person", "bot"]


class Clock(Struct, frozen=True):
    """What a person has time for; when it is used up, a bot plays on for them."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60


class Chair(Struct, kw_only=True):
    """A seat at a table, and who sits there."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None  # a level of ours, or the name of a bot from outside
    outside: bool = False  # whether that bot comes from outside,
    link: str | None = None  # and which of its connections plays here
    keys: list[str] = field(default_factory=list)  # hashes of the keys that open this seat
    added: dict[str, int] = field(default_factory=dict)  # by key, since when, in milliseconds
    links: dict[str, int] = field(default_factory=dict)  # unused keys of links, and when made
    commitment: str = ""  # the SHA-256 of the seed that the player will reveal
    seed: str = ""  # the player's seed, in hex digits, once it is revealed
    webhook: str | None = None
    away: bool = False  # a bot plays on until the person is back,
    back: int = 0  # which was then, in milliseconds
    forfeited: int | None = None  # the ply at which a bot still decides for who came back
    resigned: bool = False  # a bot plays on to the end
    votes: list[int] = field(default_factory=list)  # seats that want a bot to play on here
    choice: str | None = None  # its first contracts; the game takes them in turn

    @property
    def played_by_person(self) -> bool:
        """Whether a person has the seat, and no bot plays on for them."""
        return self.kind == "person" and not self.away and not self.resigned

    def opened_by(self, key_hash: str | None) -> bool:
        return key_hash is not None and any(compare_digest(key_hash, key) for key in self.keys)

    def remove_key(self, key_hash: str) -> None:
        """Let a key or a link open this seat no longer."""
        self.keys = [key for key in self.keys if key != key_hash]
        self.added.pop(key_hash, None)
        self.links.pop(key_hash, None)


class Document(Struct, kw_only=True):
    """A table. `record` is the header of its game, with the secret seed, once it has begun."""

    state: State = "waiting"
    board: str
    chairs: list[Chair]
    first: int | None = None  # the seat that begins; None: drawn by lot
    clock: Clock = Clock()
    listed: bool = False
    hints: bool = True
    chat: bool = False
    webhook: str | None = None  # for alerts of all turns
    opener: str  # the hash of the key of whoever opened the table
    origin: str = ""  # the group of addresses it was opened from (limits.origin_of); "" at its end
    seed: str  # the dealer's, a secret until the game is over
    commitment: str
    terms: Terms | None = None  # locked before the deal; None in games of older versions
    deal_by: int | None = None  # when the dealer stops waiting for seeds
    rules: int
    opened: int  # times in milliseconds
    begun: int | None = None
    ended: int | None = None
    closed_by: str | None = None
    header: bytes | None = None
    next: str | None = None  # the table of the rematch

    @property
    def paused(self) -> bool:
        """Whether the game stands still because no person plays; the bots wait too."""
        return self.state == "playing" and not any(c.played_by_person for c in self.chairs)

    def opened_by(self, key_hash: str | None) -> bool:
        """Whether the key is the opener's, on this device or on another of theirs."""
        if key_hash is None:
            return False
        own = [chair for chair in self.chairs if chair.opened_by(self.opener)]
        return compare_digest(key_hash, self.opener) or any(c.opened_by(key_hash) for c in own)

    @property
    def lobby(self) -> str | None:
        """The origin under which the lobby shows this table; None: it does not show it."""
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
