"""The levels for people: five, each better than the one below, and none plays nonsense."""

import random
import time
from collections.abc import Iterator

import pytest

from bots.pairs import share_of_wins
from game.playing import bot_game
from grachten.bots import BOTS, Bot, make_bot
from grachten.bots.levels import ErringPlanner, FixedBudgetSearch
from grachten.bots.planner import Advice, PlannerBot
from grachten.game import Action, Game, View, verify

LEVELS = ("apprentice", "journeyman", "skipper", "merchant", "regent")
BY_PLAN = LEVELS[:3]
REPRODUCIBLE = LEVELS[:4]


def test_there_are_five_levels_each_once() -> None:
    levels = {name: bot.level for name, bot in BOTS.items() if bot.level is not None}
    assert levels == {name: number for number, name in enumerate(LEVELS, start=1)}


@pytest.mark.parametrize("name", LEVELS)
def test_each_is_a_person_with_a_line_about_them(name: str) -> None:
    person, colon, _ = BOTS[name].description.partition(":")
    assert colon
    assert person.endswith(f"the {name}")
    assert len(BOTS[name].description) < 100


def test_only_the_highest_level_thinks_by_the_clock() -> None:
    for name in LEVELS:
        bot = make_bot(name, 0)
        by_clock = isinstance(bot, FixedBudgetSearch) and bot.budget.playouts is None
        assert by_clock == (name not in REPRODUCIBLE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_the_same_game(players: int) -> None:
    table = REPRODUCIBLE[4 - players :]
    first, second = (bot_game("harbor", table, players).record() for _ in range(2))
    assert first == second
    assert verify(first).difference is None


@pytest.mark.parametrize("name", ["apprentice", "journeyman"])
def test_another_seed_gives_other_slips(name: str) -> None:
    moves = []
    for seed in range(2):
        game = Game.new(2, seed=0, first=0)
        bots = [make_bot(name, f"{seed} {seat}") for seat in range(2)]
        moves.append([str(action) for _, _, action in decisions(game, bots)])
    assert moves[0] != moves[1]


def decisions(game: Game, bots: list[Bot]) -> Iterator[tuple[View, list[Action], Action]]:
    """Play the game to its end, and yield each decision."""
    for seat, bot in enumerate(bots):
        bot.start(game.board, seat, len(bots), game.first)
    while not game.over:
        view, legal = game.view(game.to_move), game.legal_actions()
        action = bots[game.to_move].choose(view, legal, None)
        yield view, legal, action
        game.apply(action)


@pytest.mark.parametrize("board", ["amsterdam", "harbor"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lower_levels_do_is_always_sensible(board: str, players: int) -> None:
    """They choose something sensible, and sometimes not the planner's choice."""
    decided: dict[str, int] = dict.fromkeys(BY_PLAN, 0)
    others: dict[str, int] = dict.fromkeys(BY_PLAN, 0)
    for seed in range(8):
        names = [BY_PLAN[(seed + seat) % 3] for seat in range(players)]
        game = Game.new(players, board=board, seed=seed)
        bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
        for view, legal, action in decisions(game, bots):
            assert action in legal
            if len(legal) == 1:
                continue
            planner = PlannerBot(random.Random(0))
            planner.start(game.board, game.to_move, players, game.first)
            best, sensible = Advice(planner, view).best(), Advice(planner, view).sensible()
            assert action in (best, *sensible)
            decided[names[game.to_move]] += 1
            others[names[game.to_move]] += action != best
    shares = {name: others[name] / decided[name] for name in BY_PLAN}
    assert shares["skipper"] < 0.1
    assert shares["skipper"] < shares["journeyman"] < shares["apprentice"] < 0.5


@pytest.mark.parametrize("name", BY_PLAN)
def test_the_share_of_slips_goes_down_with_the_level(name: str) -> None:
    kind = BOTS[name]
    assert issubclass(kind, ErringPlanner)
    below = [BOTS[other] for other in BY_PLAN[: BY_PLAN.index(name)]]
    assert all(
        issubclass(other, ErringPlanner) and other.error_rate > kind.error_rate for other in below
    )


@pytest.mark.parametrize(
    ("higher", "lower"), [("journeyman", "apprentice"), ("skipper", "journeyman")]
)
def test_a_level_loses_clearly_against_the_next(higher: str, lower: str) -> None:
    assert share_of_wins(higher, lower, deals=120) > 0.58 * 240


@pytest.mark.long
def test_a_merchant_wins_more_often_than_a_skipper() -> None:
    assert share_of_wins("merchant", "skipper", deals=30) > 30


@pytest.mark.parametrize("players", [2, 4])
def test_a_regent_decides_within_a_second(players: int) -> None:
    record = bot_game("amsterdam", ("skipper",) * players, players).record()
    for ply in range(players, len(record.steps) - 1, 15):
        game = Game.replay(record, ply=ply)
        bot = make_bot("regent", 0)
        bot.start(game.board, game.to_move, players, game.first)
        begun = time.perf_counter()
        bot.choose(game.view(game.to_move), game.legal_actions(), None)
        assert time.perf_counter() - begun < 1
