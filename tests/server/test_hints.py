"""What a hint shows: the best move by a review, and no alternative with a higher chance."""

import pytest

from game.playing import bot_game
from grachten.bots.weighing import Weighed
from grachten.game import DrawContracts, DrawMarket, Game
from grachten.game.record import record_from_json
from grachten.review import review_game
from grachten.server.bots.hints import MOST_IDEAS, ideas_of, weigh

BUDGETS = (20, 600)  # trials


def weighed_in(board: str, players: int) -> list[list[Weighed]]:
    """Return what is found in positions from the beginning to the end of a game."""
    record = bot_game(board, ("planner",) * players, players).record()
    found = []
    for ply in range(0, len(record.steps) - 1, 4):
        game = Game.replay(record, ply=ply)
        seat = game.to_move
        view, legal = game.view(seat), game.legal_for(seat)
        found += [weigh(game.board, game.first, view, legal, trials) for trials in BUDGETS]
    return found


def test_whoever_follows_the_hints_makes_no_mistake_by_the_review() -> None:
    game = Game.new(["Anna", "Bert"], board="harbor", seed=1)
    hints = [(game.view(seat), game.legal_for(seat)) for seat in range(2)]  # all choose at once
    while not game.over:
        seat = game.to_move
        view, legal = hints[seat] if game.setting_up else (game.view(seat), game.legal_for(seat))
        game.apply(ideas_of(weigh(game.board, game.first, view, legal))[0].action)
    review = review_game(record_from_json(game.record().to_json()))
    assert len(review.decisions) > 10
    assert all(decision.loss == 0 for decision in review.decisions)
    assert all(decision.played == decision.best for decision in review.decisions)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["amsterdam", "harbor"])
def test_no_alternative_shows_a_higher_chance_than_the_best(board: str, players: int) -> None:
    for weighed in weighed_in(board, players):
        ideas = ideas_of(weighed)
        assert ideas[0] == weighed[0]
        assert all(idea in weighed for idea in ideas)  # the figures are those that were found
        chances = [idea.chance for idea in ideas]
        assert chances == sorted(chances, reverse=True)
        below = sum(one.chance <= ideas[0].chance for one in weighed)
        assert len(ideas) == len({idea.action for idea in ideas}) == min(below, MOST_IDEAS)


def test_an_alternative_that_looks_better_after_few_trials_is_left_out() -> None:
    best = Weighed(DrawMarket("red"), 0.5, 600)
    lucky, worse = Weighed(DrawMarket("pink"), 0.6, 16), Weighed(DrawMarket("blue"), 0.4, 16)
    assert ideas_of([best, lucky, worse]) == [best, worse]


def test_one_action_is_a_hint_too() -> None:
    only = Weighed(DrawContracts(), 0.25, 7)
    assert ideas_of([only]) == [only]
