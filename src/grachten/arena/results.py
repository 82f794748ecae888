"""What is kept of a match: a header and a line for each game."""

from msgspec import Struct

from grachten.bots import Forfeit
from grachten.game import Outcome


class Played(Struct, frozen=True):
    """One game of a match. The games of a deal have the same cards, with the seats changed."""

    deal: int
    order: int  # which of the seat orders of the match's tables, from 0
    bots: tuple[str, ...]  # by seat
    first: int
    plies: int
    outcome: Outcome
    forfeit: Forfeit | None = None
