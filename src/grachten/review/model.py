"""The types of a review: what `grachten review --json` prints, and what a server stores."""

from typing import Literal

from msgspec import Struct

from grachten.game.record import Player

FORMAT = "grachten-review/1"

Mark = Literal["sound", "inaccuracy", "mistake", "blunder"]
By = Literal["player", "bot"]
Shares = tuple[float, ...]  # by seat, as shares of the victory


class EvaluatorId(Struct, frozen=True):
    """The evaluator that judged: its version and hash, and the playouts mixed with its net.

    Without a net that fits the game, the version is "playouts".
    """

    version: str
    hash: str
    playouts: int


class SeatAccount(Struct, frozen=True):
    """Where a seat's result comes from, in shares of the victory.

    start + luck + own + others + remainder = result. `accuracy` is None if the seat had no
    decision that was not forced.
    """

    start: float
    luck: float
    own: float
    others: float
    remainder: float
    result: float
    accuracy: float | None


class Decision(Struct, frozen=True):
    """A decision that was not forced, judged from what the seat knew then.

    `by` is "bot" if a bot that had taken over decided. `loss` is 0 if the decision is sound.
    """

    ply: int
    seat: int
    by: By
    played: str
    best: str
    value_played: float
    value_best: float
    loss: float
    standard_error: float
    mark: Mark


class ChanceLuck(Struct, frozen=True):
    """The luck of one step, by seat: what chance brought, less the mean of what it could bring.

    `event` is the index of the first event of the step that was left to chance; it is None for the
    lot that drew the first player.
    """

    ply: int
    event: int | None
    luck: Shares


class Position(Struct, frozen=True):
    """The game after a step.

    `shares` is the judgment of the true state. `seen` is, by seat, the seat's own share as judged
    from what that seat could know.
    """

    ply: int
    shares: Shares
    seen: Shares


class Draw(Struct, frozen=True):
    """The luckiest or unluckiest thing that chance brought to a seat."""

    seat: int
    ply: int
    event: int | None
    luck: float


class Review(Struct, frozen=True, kw_only=True):
    """The review of one finished game."""

    format: str = FORMAT
    record: str  # the SHA-256 of the record's line of JSON
    board: str
    players: tuple[Player, ...]
    first: int
    evaluator: EvaluatorId
    seats: tuple[SeatAccount, ...]
    decisions: tuple[Decision, ...]
    chances: tuple[ChanceLuck, ...]
    positions: tuple[Position, ...]
    moments: tuple[int, ...]
    luckiest: Draw | None
    unluckiest: Draw | None
