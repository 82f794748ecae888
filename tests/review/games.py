"""Reviews for the tests, with little effort so that they take seconds."""

from functools import cache

from game.playing import bot_game, random_game
from grachten.game import Record
from grachten.review import Review, review_game
from grachten.review.evaluator import Effort

QUICK = Effort(trials=64, game_trials=4_000, guesses=4, deals=32)


@cache
def finished(board: str, names: tuple[str, ...], seed: int) -> Record:
    """Return a game between bots; random ones, if their names are empty."""
    if not any(names):
        return random_game(board, len(names), seed).record()
    return bot_game(board, names, seed).record()


@cache
def reviewed(board: str, names: tuple[str, ...], seed: int) -> Review:
    return quick_review(finished(board, names, seed))


def quick_review(record: Record) -> Review:
    return review_game(record, effort=QUICK)
