"""Bots at a table: playing a game to its end."""

from collections.abc import Sequence

from grachten.bots.base import Bot
from grachten.game import Game


def play_game(game: Game, bots: Sequence[Bot]) -> None:
    """Let a bot for each seat play the game from where it stands to its end."""
    for seat, bot in enumerate(bots):
        bot.start(game.board, seat, len(bots), game.first)
    told = [-1] * len(bots)
    while not game.over:
        _tell(game, bots, told)
        bot = bots[game.to_move]
        game.apply(bot.choose(game.view(game.to_move), game.legal_actions(), None))
    _tell(game, bots, told)
    for bot in bots:
        bot.over(game.outcome())


def _tell(game: Game, bots: Sequence[Bot], told: list[int]) -> None:
    """Show every bot the steps it has not seen yet; only those that want to know."""
    for seat, bot in enumerate(bots):
        if type(bot).observe is not Bot.observe:
            for step in game.steps_for(seat, told[seat]):
                bot.observe(step)
                told[seat] = step.ply
