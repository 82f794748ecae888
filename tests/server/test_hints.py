"""What a hint shows: the search's choice first, and no alternative with a higher chance."""

import random

import pytest

from game.playing import bot_game
from grachten.bots import Budget
from grachten.bots.search.bot import SearchBot
from grachten.bots.weighing import Weighed
from grachten.game import DrawContracts, Game
from grachten.server.bots.hints import MOST_IDEAS, ideas_of

BUDGETS = (20, 300, 2000)


def weighed_in(board: str, players: int) -> list[list[Weighed]]:
    """Return what the search finds in positions from the beginning to the end of a game."""
    record = bot_game(board, ("planner",) * players, players).record()
    found = []
    for ply in range(0, len(record.steps) - 1, 4):
        game = Game.replay(record, ply=ply)
        for playouts in BUDGETS:
            bot = SearchBot(random.Random(ply), Budget(playouts=playouts))
            bot.start(game.board, game.to_move, players, game.first)
            found.append(bot.weigh(game.view(game.to_move)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["amsterdam", "harbor"])
def test_no_alternative_shows_a_higher_chance_than_the_best(board: str, players: int) -> None:
    contradictions = 0
    for weighed in weighed_in(board, players):
        ideas = ideas_of(weighed)
        assert ideas[0] == weighed[0]
        assert all(idea in weighed for idea in ideas)  # the figures are those of the search
        chances = [idea.chance for idea in ideas]
        assert chances == sorted(chances, reverse=True)
        below = sum(one.chance <= ideas[0].chance for one in weighed)
        assert len(ideas) == len({idea.action for idea in ideas}) == min(below, MOST_IDEAS)
        contradictions += any(one.chance > weighed[0].chance for one in weighed)
    assert contradictions  # the search's own list would not do


def test_one_action_is_a_hint_too() -> None:
    only = Weighed(DrawContracts(), 0.25, 7)
    assert ideas_of([only]) == [only]
