"""Bots that plan and search know only what their seat may know: they guess the rest.

The import linter keeps the modules apart. These tests read the sources for names, and check from
outside that hidden information cannot change a decision.
"""

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

import grachten
from game.playing import BOARDS, games, positions
from game.test_secrecy import shuffled
from grachten.bots import Bot, Budget
from grachten.bots.planner import Advice, PlannerBot
from grachten.bots.planning.advice import advise, sensible
from grachten.bots.planning.plan import PLAN_SIZE
from grachten.bots.planning.weights import STYLES
from grachten.bots.rollout.bot import RolloutBot
from grachten.bots.search.bot import SearchBot
from grachten.bots.weighing import WeighingBot
from grachten.game import Action, Game
from grachten.rules import layout
from grachten.rules.chance import stream
from grachten.rules.layout import Row

BOTS = Path(grachten.__file__).parent / "bots"
THINKING = [
    BOTS / "planner.py",
    BOTS / "levels.py",
    *sorted((BOTS / "planning").rglob("*.py")),
    *sorted((BOTS / "rollout").rglob("*.py")),
    *sorted((BOTS / "search").rglob("*.py")),
]

# Names that create or restore a game, or read one that is not the bot's own guess.
FORBIDDEN = {
    "Game",
    "Record",
    "Dealer",
    "play_game",
    "read_record",
    "read_records",
    "verify",
    "new_game",
    "set_up",
    "kernel",  # only one name of it may be used
    "Batch",
    "ChanceStep",
    "branch_deal",
    "deal_each",
    "step_batch",
    "step_each",
    "follow",
    "redo",
    "replay",
    "from_header",
    "record_for",
    "steps_for",
    "_state",
    "__import__",
    "importlib",
    "import_module",
    "get_objects",
    "_getframe",
    "eval",
    "exec",
}

# The sources of states, and what may be used of them: only guesses are states.
DOORS = ("grachten", "grachten.game", "grachten.rules.batch", "grachten.rules.kernel")
ALLOWED = {"Action", "View", "guess", "guesses", "notation_of", "play"}

SETUPS = [(board, players) for board in BOARDS for players in (2, 3, 4)]


def names_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield name
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                for alias in names:
                    yield from alias.name.split(".")


def is_door(module: str) -> bool:
    return module in DOORS or module.startswith("grachten.game.")


def taken_from_doors(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=names) if is_door(module):
                yield from (alias.name for alias in names)
            case ast.Import(names=names):
                yield from (alias.name for alias in names if is_door(alias.name))


def test_there_are_sources_to_read() -> None:
    assert len(THINKING) >= 10
    assert all(path.is_file() for path in THINKING)


@pytest.mark.parametrize("path", THINKING, ids=lambda path: str(path.relative_to(BOTS)))
def test_no_source_names_a_way_to_a_game(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert FORBIDDEN & set(names_in(tree)) == set()
    assert set(taken_from_doors(tree)) <= ALLOWED


@pytest.mark.parametrize(
    "source",
    [
        "from grachten.game import Action, Game",
        "from grachten.rules.kernel import new_game as deal",
        "import grachten.rules.setup\ngrachten.rules.setup.set_up()",
        "def peek(view): return view.game._state",
    ],
)
def test_the_reading_of_sources_finds_such_names(source: str) -> None:
    assert FORBIDDEN & set(names_in(ast.parse(source)))


def test_the_reading_of_sources_finds_other_doors() -> None:
    taken = set(taken_from_doors(ast.parse("import grachten.game.view\nfrom grachten import Game")))
    assert taken == {"grachten.game.view", "Game"}


def decision(bot: Bot, game: Game, seat: int) -> Action:
    bot.start(game.board, seat, len(game.players), game.first)
    return bot.choose(game.view(seat), game.legal_actions(), None)


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_planner_decides_the_same_whatever_is_hidden(board: str, players: int) -> None:
    rng = random.Random(players)
    for game in positions(board, players, players):
        if game.over:
            return
        seat = game.to_move
        decided = decision(PlannerBot(random.Random(1)), game, seat)
        other = shuffled(game, seat, rng)
        assert decision(PlannerBot(random.Random(1)), other, seat) == decided


@pytest.mark.parametrize("kind", [SearchBot, RolloutBot])
@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_search_decides_the_same_whatever_is_hidden(
    board: str, players: int, kind: type[WeighingBot]
) -> None:
    rng = random.Random(players)
    for ply, game in enumerate(positions(board, players, players)):
        if game.over:
            return
        if ply % 4:
            continue
        seat = game.to_move
        weighed = []
        for one in (game, shuffled(game, seat, rng)):
            bot = kind(random.Random(ply), Budget(playouts=60))
            bot.start(one.board, seat, players, one.first)
            weighed.append(bot.weigh(one.view(seat)))
        assert weighed[0] == weighed[1]


@settings(max_examples=25)
@given(games)
def test_planner_decides_the_same_whatever_it_guesses(setup: tuple[str, int, int]) -> None:
    for game in positions(*setup):
        if game.over:
            return
        advices = []
        for seed in range(3):
            bot = PlannerBot(random.Random(seed))
            bot.start(game.board, game.to_move, setup[1], game.first)
            advices.append(Advice(bot, game.view(game.to_move)))
        assert len({advice.best() for advice in advices}) == 1
        assert len({tuple(advice.sensible()) for advice in advices}) == 1


class Asked:
    """Ask the policy about a row directly, without a guess."""

    def __init__(self, tables: Row) -> None:
        self.tables = tables
        self.plan: Row = np.zeros(PLAN_SIZE, np.int64)
        self.out: Row = np.zeros(layout.MAX_ACTIONS, np.int64)

    def about(self, row: Row) -> tuple[list[int], list[list[int]]]:
        """Return each style's choice and its sensible actions."""
        chance = stream(b"0123456789abcdef")
        best, lists = [], []
        for style in STYLES:
            best.append(advise(self.tables, row.copy(), style, self.plan, chance, self.out))
            n = sensible(self.tables, row.copy(), style, self.plan, self.out)
            lists.append(self.out[:n].tolist())
        return best, lists


@settings(max_examples=25)
@given(games)
def test_the_policy_reads_nothing_hidden_in_the_row_it_is_shown(
    setup: tuple[str, int, int],
) -> None:
    rng = random.Random(setup[2])
    for game in positions(*setup):
        if game.over:
            return
        asked = Asked(game._notation.tables)
        other = shuffled(game, game.to_move, rng)
        assert asked.about(other._row) == asked.about(game._row)


@pytest.mark.parametrize("kind", [SearchBot, RolloutBot])
def test_search_makes_use_of_what_it_guesses(kind: type[WeighingBot]) -> None:
    """Other guesses change its figures: the tests above compare something that can differ."""
    game = Game.new(2, seed=1)
    figures = []
    for seed in range(2):
        bot = kind(random.Random(seed), Budget(playouts=200))
        bot.start(game.board, game.to_move, 2, game.first)
        figures.append(bot.weigh(game.view(game.to_move)))
    assert figures[0] != figures[1]
