"""The messages of a table's WebSocket: one class per message, sent as JSON with a `type`.

`schema()` returns the JSON schema of all of them; the browser's types are generated from it.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from grachten.game import Step, View
from grachten.game.terms import Terms
from grachten.server.wire.schemas import schemas_of
from grachten.store.documents import Clock, Final, SeatKind, State

Ply = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]

WIRE = 3  # the version of these messages; pages of another version are told to reload

# Phrases that can be sent with a tap; every client shows them in its own language.
Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "nice_move",
    "oh_no",
    "thanks",
    "sorry",
    "one_moment",
    "hurry_up",
    "good_game",
    "👍",
    "👏",
    "😀",
    "😮",
    "😢",
    "🤔",
    "🎉",
]

# From a client.


class Act(Struct, tag="act", frozen=True, forbid_unknown_fields=True):
    """Carry out an action, if the game is still at that ply."""

    ply: Ply
    action: Annotated[str, Meta(max_length=200)]


class Say(Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    phrase: Phrase


class Chat(Struct, tag="chat", frozen=True, forbid_unknown_fields=True):
    """A chat message, if the host and the table allow chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Resigning(Struct, tag="resign", frozen=True, forbid_unknown_fields=True):
    """Resign: with two players the game is over; with more, a bot takes the seat."""


class Back(Struct, tag="back", frozen=True, forbid_unknown_fields=True):
    """The person is back and plays their seat again."""


class Vote(Struct, tag="vote", frozen=True, forbid_unknown_fields=True):
    """Vote to let a bot play for a seat whose person is away."""

    seat: SeatNumber


class AskHint(Struct, tag="hint", frozen=True, forbid_unknown_fields=True):
    ply: Ply


class AskWhy(Struct, tag="why", frozen=True, forbid_unknown_fields=True):
    """Ask why this seat may not do this. It changes nothing, and may be asked off turn."""

    ply: Ply
    action: Annotated[str, Meta(max_length=200)]


class AskRoute(Struct, tag="route", frozen=True, forbid_unknown_fields=True):
    """Ask who could still claim a route, and how this seat could pay. It changes nothing."""

    ply: Ply
    route: Annotated[str, Meta(max_length=200)]


class Visible(Struct, tag="visible", frozen=True, forbid_unknown_fields=True):
    """Tell whether the page is in view; a player who sees it gets no notice of their turn."""

    visible: bool


FromClient = Act | Say | Chat | Resigning | Back | Vote | AskHint | AskWhy | AskRoute | Visible

# To a client.


class SeatInfo(Struct, frozen=True):
    """A seat, as everybody may see it."""

    kind: SeatKind
    name: str
    bot: str | None
    outside: bool
    here: bool  # connected now; bots always are
    away: bool  # a bot plays in place of the person
    resigned: bool
    votes: tuple[int, ...]
    chosen: bool  # has chosen its first contracts
    mine: bool  # this client may play the seat
    commitment: str  # the SHA-256 of the seed that its player adds to the deal, or ""
    revealed: bool  # that seed has been revealed


class StartInfo(Struct, frozen=True):
    """Where a game continues another one."""

    table: str | None  # of the other game; null: its record was sent
    ply: int
    seat: int  # what this seat did not know there was dealt anew


class TableInfo(Struct, frozen=True, tag="table"):
    """Everything about a table except the game itself."""

    id: str
    state: State
    board: str  # the name of a board of the package; "" if the table has a board of its own
    board_title: str
    seats: tuple[SeatInfo, ...]
    first: int | None
    clock: Clock
    listed: bool
    hints: bool
    chat: bool
    paused: bool  # no person plays any more; nothing moves until one comes back
    opener: bool  # this client has opened the table
    commitment: str
    # From `dealing` on, in lists only then; null in games begun by older versions.
    terms: Terms | None
    deal_in: int | None  # while dealing: milliseconds left for the missing seeds
    player_seeds: tuple[str, ...] | None  # from the deal on, by seat
    opened: int
    begun: int | None
    ended: int | None
    closed_by: str | None
    next: str | None  # the table of the rematch
    start: StartInfo | None  # if the game continues another one
    watchers: int


class GameInfo(Struct, frozen=True):
    """How far the game of a table is, for the list of one's own tables."""

    deciding: tuple[int, ...]  # seats that have to decide now
    final: Final | None  # once it is over; null in games of older versions


class OwnTables(Struct, frozen=True):
    """The tables at which a browser has a seat, and the games that have begun, by table."""

    tables: tuple[TableInfo, ...]
    games: dict[str, GameInfo]


class Position(Struct, frozen=True, tag="position"):
    """The position after the last step of the game, and the steps that this client has not seen.

    `deadlines` has for each seat the time in milliseconds at which its clock runs out, or null.
    """

    ply: int
    steps: tuple[Step, ...]
    view: View
    legal: tuple[str, ...]  # actions of this seat; empty if it is not its turn
    open: tuple[str, ...]  # routes that it could still claim later
    fulfilled: dict[str, int]  # its fulfilled contracts, and the plies at which it did it
    deadlines: tuple[int | None, ...]
    now: int  # the server's clock, in milliseconds


class Refused(Struct, frozen=True, tag="refused"):
    """Why a message was refused; `ply` is the current ply of the game."""

    code: str
    message: str
    facts: dict[str, Any]
    ply: int | None


class WhyNot(Struct, frozen=True):
    """Why an action is not legal, as in `refused`. Off turn `facts` has `to_move`."""

    code: str
    message: str
    facts: dict[str, Any]


class Reason(Struct, frozen=True, tag="reason"):
    """The answer to `why`; null if nothing is wrong with the action."""

    ply: int
    action: str
    refusal: WhyNot | None


class RouteInfo(Struct, frozen=True, tag="route"):
    """The answer to `route`. For spectators, only `claimants` is filled in."""

    ply: int
    route: str
    claimants: tuple[int, ...]  # seats that could still claim it, as everybody can tell
    payments: tuple[str, ...]  # claims that this seat's cards can pay for, also off turn
    refusal: WhyNot | None  # why this seat can't claim the route now; null if it can


class Said(Struct, frozen=True, tag="said"):
    seat: int | None
    phrase: str | None
    text: str | None


class Idea(Struct, frozen=True):
    """An action, and the chance to win with it as a review estimates it."""

    action: str
    chance: float
    playouts: int


class Hint(Struct, frozen=True, tag="hint"):
    ply: int
    ideas: tuple[Idea, ...]


class Bye(Struct, frozen=True, tag="bye"):
    """The last message; `reconnect` tells whether to connect again in a moment."""

    code: str
    message: str
    reconnect: bool


ToClient = TableInfo | Position | Refused | Reason | RouteInfo | Said | Hint | Bye

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """Return the JSON schema of `FromClient` and `ToClient`, with all their parts."""
    (sent, received), parts = schemas_of((FromClient, ToClient))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on the WebSocket of a table",
        "$defs": {**parts, "FromClient": sent, "ToClient": received},
    }
