"""`search` and `rollout`: the same again, within their budget, and right where that is known."""

import random
import statistics
import time
from collections.abc import Sequence

import pytest

from bots.pairs import share_of_wins
from game.playing import bot_game, positions
from grachten.bots import Budget, make_bot
from grachten.bots.rollout.bot import RolloutBot
from grachten.bots.search.bot import SearchBot
from grachten.bots.timer import Clock
from grachten.bots.weighing import Weighed, WeighingBot
from grachten.errors import ParseError
from grachten.game import Action, DrawContracts, Game, Player, View, verify
from grachten.game.view import views_of
from rules.table import Table

HELD = "korenmetershuisje-oude_kerk-green"
MISSING = "oude_kerk-dam-pink"
CONTRACT = "korenmetershuisje-dam"
HOPELESS = "jordaan-blauwbrug"


Kind = type[WeighingBot]


@pytest.fixture(params=[SearchBot, RolloutBot])
def kind(request: pytest.FixtureRequest) -> Kind:
    """Return each kind of bot in turn."""
    one: Kind = request.param
    return one


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Measure processor time, which other programs on the machine don't change."""
    monkeypatch.setattr("grachten.bots.timer.real_time", time.thread_time)
    return time.thread_time


def searching(kind: Kind, game: Game, budget: Budget, seed: int = 0) -> WeighingBot:
    """Return a bot in the seat to move."""
    bot = kind(random.Random(seed), budget)
    bot.start(game.board, game.to_move, len(game.players), game.first)
    return bot


def some_positions(board: str, players: int, every: int) -> list[Game]:
    """Yield positions of a game between good players, from its beginning to its end."""
    record = bot_game(board, ("planner",) * players, players).record()
    return [Game.replay(record, ply=ply) for ply in range(0, len(record.steps) - 1, every)]


# The same again.


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("board", "players"), [("amsterdam", 2), ("amsterdam", 4), ("harbor", 3)])
def test_the_same_seed_gives_the_same_figures(
    kind: Kind, board: str, players: int, threads: int
) -> None:
    for game in some_positions(board, players, 7):
        view = game.view(game.to_move)
        budget = Budget(playouts=150, threads=threads)
        weighed = [searching(kind, game, budget, 5).weigh(view) for _ in range(2)]
        assert weighed[0] == weighed[1]
        decided = searching(kind, game, budget, 5).choose(view, game.legal_actions(), None)
        assert len(game.legal_actions()) == 1 or decided == weighed[0][0].action


def test_whole_games_are_the_same_again() -> None:
    table = ("search:60", "rollout:60", "search:60x2")
    first, second = (bot_game("harbor", table, 3).record().to_json() for _ in range(2))
    assert first == second


# The budget.


def spent(weighed: Sequence[Weighed]) -> int:
    return sum(one.playouts for one in weighed)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("threads", [1, 2])
def test_playouts_are_spent_and_not_exceeded(kind: Kind, players: int, threads: int) -> None:
    """Every action is tried in every round; `rollout` spends a tenth on choosing a style."""
    for game in some_positions("amsterdam", players, 9):
        for playouts in (1, 50, 200, 2000):
            bot = searching(kind, game, Budget(playouts=playouts, threads=threads))
            weighed = bot.weigh(game.view(game.to_move))
            once = len(weighed) * threads
            assert all(one.playouts >= threads for one in weighed)
            assert 0.9 * playouts - 6 * once <= spent(weighed)
            if playouts >= 2 * once:
                assert spent(weighed) <= playouts + once
            else:
                assert spent(weighed) <= 2 * (playouts + once) + 10


@pytest.mark.parametrize("players", [2, 4])
def test_time_is_kept(kind: Kind, players: int, clock: Clock) -> None:
    seconds = 0.05
    times = []
    for game in some_positions("amsterdam", players, 2):
        if len(game.legal_actions()) > 1:
            bot = searching(kind, game, Budget(seconds=seconds))
            begun = clock()
            bot.weigh(game.view(game.to_move))
            times.append(clock() - begun)
    assert len(times) > 15
    assert statistics.median(times) > 0.9 * seconds
    assert statistics.median(times) <= seconds + 0.01
    assert sorted(times)[9 * len(times) // 10] <= seconds + 0.02


def test_a_clock_that_is_shorter_than_the_budget_is_kept(kind: Kind, clock: Clock) -> None:
    game = Game.new(2, seed=1)
    bot = searching(kind, game, Budget(seconds=30))
    times = []
    for _ in range(5):
        begun = clock()
        bot.choose(game.view(game.to_move), game.legal_actions(), 0.1)
        times.append(clock() - begun)
    assert 0.05 < statistics.median(times) < 0.1


def test_a_clock_that_is_longer_than_the_budget_changes_nothing(kind: Kind, clock: Clock) -> None:
    game = Game.new(2, seed=1)
    bot = searching(kind, game, Budget(seconds=0.05))
    begun = clock()
    bot.choose(game.view(game.to_move), game.legal_actions(), 30.0)
    assert clock() - begun < 1


def test_where_one_thing_can_be_done_it_is_done_at_once(kind: Kind, clock: Clock) -> None:
    forced = 0
    for game in positions("harbor", 4, 1):
        if game.over:
            break
        legal = game.legal_actions()
        if len(legal) == 1:
            begun = clock()
            bot = searching(kind, game, Budget(seconds=30))
            assert bot.choose(game.view(game.to_move), legal, None) == legal[0]
            assert clock() - begun < 1
            forced += 1
    assert forced


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("search:0", "bad_budget"),
        ("search:", "bad_budget"),
        ("search:-5", "bad_budget"),
        ("search:0ms", "bad_budget"),
        ("search:1000ms x", "bad_budget"),
        ("search:100x", "bad_budget"),
        ("search:100x0", "bad_budget"),
        ("search:9999h", "bad_budget"),
        ("search:9999s", "bad_budget"),
        ("search:1e3", "bad_budget"),
        ("search:²", "bad_budget"),
        ("search:" + "9" * 10_000, "bad_budget"),
        ("planner:100ms", "no_budget"),
        ("regent:1s", "no_budget"),
        ("random:5", "no_budget"),
    ],
)
def test_budgets_that_cannot_be(name: str, code: str) -> None:
    with pytest.raises(ParseError) as error:
        make_bot(name, 0)
    assert error.value.code == code
    assert len(error.value.message) < 200


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", SearchBot.default_budget),
        ("search:1000", Budget(playouts=1000)),
        ("search:200ms", Budget(seconds=0.2)),
        ("search:1.5s", Budget(seconds=1.5)),
        ("search:1sx2", Budget(seconds=1.0, threads=2)),
        ("rollout:1sx2", Budget(seconds=1.0, threads=2)),
    ],
)
def test_budgets(name: str, budget: Budget) -> None:
    bot = make_bot(name, 0)
    assert isinstance(bot, WeighingBot)
    assert bot.budget == budget


# Positions with a known best action: the last turn of a game of two.


def last_turn(hand: dict[str, int], held: Sequence[str], kept: Sequence[str]) -> Table:
    """Seat 0 has the last turn, three points behind; all other cards are in the deck."""
    table = Table(2).begin()
    names = [line.name for line in table.board.contracts]
    other = next(name for name in names if name not in (*kept, CONTRACT, HOPELESS))
    market = ["red", "red", "orange", "orange", "wild"]
    hands = [hand, {"blue": 2}]
    left = {
        color: number - sum(cards.get(color, 0) for cards in hands) - market.count(color)
        for color, number in zip(
            ("pink", "blue", "green", "black", "red", "orange", "wild"),
            table.board.cards,
            strict=True,
        )
    }
    table.cards(hands, market, left)
    table.contracts([kept, [other]], [name for name in names if name not in (*kept, other)])
    table.routes(held)
    table.s.to_move = 0
    table.s.last_round, table.s.turns_left = 1, 1
    table.s.carts[:2] = 8, 1
    table.s.points[:2] = 12, 15
    table.s.merchandise_left = 0
    return table


def view_in(table: Table) -> View:
    players = (Player("A"), Player("B"))
    return views_of(table.notation, table.row, [0], 40, players, None)[0]


def choices(kind: Kind, table: Table, seeds: int = 5) -> set[str]:
    """Return its choices with some seeds."""
    legal: list[Action] = [
        table.notation.action_of(table.id_of(text), table.offer()) for text in sorted(table.legal())
    ]
    found = set()
    for seed in range(seeds):
        bot = kind(random.Random(seed), Budget(playouts=300))
        bot.start(table.board, 0, 2, 0)
        found.add(str(bot.choose(view_in(table), legal, None)))
    return found


def test_it_fulfills_its_contract_rather_than_claim_a_longer_route(kind: Kind) -> None:
    table = last_turn({"pink": 2, "black": 3}, [HELD], [CONTRACT])
    assert f"claim:{MISSING}:pink:0" in table.legal()
    assert "claim:dam-oost_indisch_huis-black:black:0" in table.legal()
    assert choices(kind, table) == {f"claim:{MISSING}:pink:0"}


def test_it_claims_the_longer_route_where_the_contract_is_lost(kind: Kind) -> None:
    table = last_turn({"pink": 2, "black": 3}, [HELD], [HOPELESS])
    claimed = {text.split(":")[1] for text in choices(kind, table)}
    lengths = {route.name: route.length for route in table.board.routes}
    assert {lengths[name] for name in claimed} == {3}


def test_it_claims_anything_rather_than_draw_a_card_for_nothing(kind: Kind) -> None:
    table = last_turn({"blue": 1}, [HELD], [CONTRACT])
    (choice,) = {text.partition(":")[0] for text in choices(kind, table)}
    assert choice == "claim"


def test_it_takes_no_contracts_that_it_can_not_fulfil_any_more(kind: Kind) -> None:
    table = last_turn({}, [], [CONTRACT])
    assert str(DrawContracts()) in table.legal()
    assert str(DrawContracts()) not in choices(kind, table)


def test_it_keeps_the_contract_that_is_fulfilled_already(kind: Kind) -> None:
    table = last_turn({"blue": 1}, [HELD, MISSING], ["korenmetershuisje-westermarkt"])
    table.do("contracts", [CONTRACT, HOPELESS])
    assert choices(kind, table) == {f"keep:{CONTRACT}"}


# Against others.


def test_it_beats_random_always_and_greedy_clearly() -> None:
    assert share_of_wins("search:200", "random", deals=10) == 20
    assert share_of_wins("search:200", "greedy", deals=10) >= 15


@pytest.mark.parametrize(("board", "games"), [("amsterdam", 12), ("harbor", 24)])
@pytest.mark.parametrize("players", [3, 4])
def test_it_wins_more_than_its_share_of_games_with_more_players(
    board: str, games: int, players: int
) -> None:
    wins = 0.0
    for seed in range(games):
        seat = seed % players
        table = ["greedy"] * players
        table[seat] = "search:100"
        game = bot_game(board, tuple(table), seed)
        assert verify(game.record()).difference is None
        winners = game.outcome().winners
        wins += (seat in winners) / len(winners)
    assert wins > games / players + 1
