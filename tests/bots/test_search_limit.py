"""A time limit besides a number of playouts: it changes nothing until it is reached."""

import random

import numpy as np
import pytest

from bots.test_planning import largest_board
from game.playing import positions
from grachten.bots import Budget, make_bot
from grachten.bots.levels import MerchantBot
from grachten.bots.planning.sums import TRIALS
from grachten.bots.rollout.halving import PlayoutSampler, StyledCandidates, search_actions
from grachten.bots.timer import Clock
from grachten.game import Game

PLAYOUTS_ALONE = Budget(playouts=300)
LIMITED = Budget(playouts=300, seconds=1.0)


class TickingClock:
    """A clock that goes on by `tick` seconds whenever somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.tick, self.now = tick, 0.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def found(game: Game, budget: Budget, clock: Clock | None = None) -> StyledCandidates:
    view = game.view(game.to_move)
    return search_actions(game.board, view, game.first, budget, random.Random(1), clock)


def choices(board: str, players: int) -> list[Game]:
    """Return some positions of a game in which there is something to decide."""
    games = []
    for ply, game in enumerate(positions(board, players, 1)):
        if not game.over and ply % 9 == 0 and len(game.legal_actions()) > 1:
            games.append(game.copy())
    return games


@pytest.mark.parametrize(("board", "players"), [("amsterdam", 2), ("harbor", 4)])
def test_a_limit_that_is_not_reached_changes_nothing(board: str, players: int) -> None:
    for game in choices(board, players):
        alone = found(game, PLAYOUTS_ALONE)
        for clock in (TickingClock(0.0), TickingClock(1e-6)):
            limited = found(game, LIMITED, clock)
            assert np.array_equal(limited.ids, alone.ids)
            assert np.array_equal(limited.sums, alone.sums)


def test_a_limit_ends_the_search_early() -> None:
    for game in choices("amsterdam", 2):
        alone = found(game, Budget(playouts=3000))
        limited = found(game, Budget(playouts=3000, seconds=1.0), TickingClock(0.02))
        assert limited.sums[:, TRIALS].sum() < 0.7 * alone.sums[:, TRIALS].sum()


@pytest.mark.parametrize("budget", [LIMITED, Budget(seconds=1.0), Budget(seconds=1.0, threads=2)])
def test_without_any_time_it_tries_three_candidates_once_per_round(budget: Budget) -> None:
    """They are the policy's choices in each style; the last round tries two of them again."""
    for game in choices("amsterdam", 2):
        tried = found(game, budget, TickingClock(10.0))
        assert len(tried.ids) == 3
        assert sorted(tried.sums[:, TRIALS] / budget.threads) == [1, 2, 2]
        view = game.view(game.to_move)
        sampler = PlayoutSampler(game.board, view, game.first, random.Random(2))
        sensible = sampler.sensible().tolist()
        for number, style in zip(tried.ids.tolist(), tried.styles.tolist(), strict=True):
            advised = sampler.advised(style)
            assert number == advised or advised not in sensible


def test_a_slow_clock_leaves_out_only_what_there_is_no_time_for() -> None:
    """Each look costs a tenth of the time, so that the playouts of a guess seem to take as long."""
    game = Game.new(2, board=largest_board(), seed=1)
    bots = [make_bot("planner", seat) for seat in range(2)]
    for seat, bot in enumerate(bots):
        bot.start(game.board, seat, 2, game.first)
    all_ids = np.array([], np.int64)
    while len(all_ids) < 40:
        view = game.view(game.to_move)
        all_ids = PlayoutSampler(game.board, view, game.first, random.Random(1)).sensible()
        if len(all_ids) < 40:
            game.apply(bots[game.to_move].choose(view, game.legal_actions(), None))
    tried = found(game, Budget(playouts=30, seconds=1.0), TickingClock(0.1))
    assert 3 <= len(tried.ids) < len(all_ids)
    assert len(found(game, Budget(playouts=30), None).ids) == len(all_ids) + 2


def test_a_clock_of_the_game_limits_a_merchant_too() -> None:
    bot = MerchantBot(random.Random(0))
    assert bot._budget(None) == bot._budget(30.0) == bot.default_budget
    assert bot._budget(0.1) == Budget(playouts=50, seconds=0.8 * 0.1)
