"""A position to warm up on: the bots that are compiled try their code on it before they play.

It is the one thing they get from a game that is not a View of their own. They do not make games
themselves: whatever they look into comes through `grachten.game.guess`.
"""

from grachten.board import Board
from grachten.game import Game, View


def sample() -> tuple[Board, View, int]:
    """The first decision of a fresh game: its board, what the seat sees, and who begins."""
    game = Game.new(2, seed=0)
    return game.board, game.view(game.to_move), game.first
