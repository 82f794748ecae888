"""The start of a game that continues a position of another one (`from` in docs/record.md)."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, structs

from grachten.board import Color
from grachten.game.events import Cards

CONTINUE = "continue"  # the action of step 0, in place of `deal`

StartPhase = Literal["setup", "turn", "second_draw", "keep"]


class StartSeat(Struct, frozen=True, kw_only=True):
    """What a seat holds at the start."""

    hand: Cards
    known: Cards  # of the hand: cards that everybody saw the seat take
    contracts: tuple[str, ...]
    offer: tuple[str, ...]
    points: int
    merchandise: int


class StartReturned(Struct, frozen=True):
    """A contract that was given back, and who gave it back."""

    contract: str
    seat: int


class StartState(Struct, frozen=True, kw_only=True):
    """All of a position, with its secrets: nobody may see it before the game is over."""

    to_move: int
    phase: StartPhase
    passes: int  # in a row
    market: tuple[Color | None, ...]
    deck: Cards
    discards: Cards
    unseen: tuple[str, ...]  # contracts that nobody has seen, in the order of the board file
    returned: tuple[StartReturned, ...]  # in the order in which they come up
    merchandise_left: int
    seats: tuple[StartSeat, ...]
    routes: dict[str, int]
    last_round: int | None
    turns_left: int | None


class Start(Struct, frozen=True):
    """Where a game continues: after step `ply` of a record, as `seat` of that game knew it.

    `record` is the SHA-256 of the record's line. `state` has the cards and contracts that were
    dealt anew; it is UNSET in what is shown of a running game.

    >>> game = Game.new(2, seed=1)
    >>> _ = game.apply("resign")
    >>> Game.play_on(game.record(), 0, 1, seed=2).start.ply
    0
    """

    record: str
    ply: int
    seat: int
    state: StartState | UnsetType = UNSET

    def without_secrets(self) -> "Start":
        """Return what anybody may see while the game is running.

        >>> old = Game.new(2, seed=1)
        >>> _ = old.apply("resign")
        >>> Game.play_on(old.record(), 0, 1, seed=2).start.without_secrets().state
        UNSET
        """
        return structs.replace(self, state=UNSET)
