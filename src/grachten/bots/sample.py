"""A sample position for compiled bots to warm up on before they play.

It is the only thing that they get from a game besides their own Views. They do not create games
themselves: they get every state through `grachten.game.guess`.
"""

from grachten.board import Board
from grachten.game import Game, View


def sample() -> tuple[Board, View, int]:
    """Return the first decision of a new game: board, View of the seat, and first seat."""
    game = Game.new(2, seed=0)
    return game.board, game.view(game.to_move), game.first
