"""When a person's turn began."""

from grachten.game import Game
from grachten.server.tables.table import LiveTable


def turn_of(table: LiveTable, seat: int) -> int | None:
    """Return the ply at which a person's turn began; None if it is not a person's turn."""
    game = table.game
    if game is None or not table.decides(seat):
        return None
    if not table.person_at(seat) or table.substituted(seat):
        return None
    return 0 if game.setting_up else _began(game, seat)


def _began(game: Game, seat: int) -> int:
    """Return the ply before the seat's first step of this turn: a second draw begins no turn."""
    ply, last_of_setup = game.ply, len(game.players)
    if game.last_step.seat != seat:
        return ply
    steps = game.steps
    while ply > last_of_setup and steps[ply].seat == seat:
        ply -= 1
    return ply
