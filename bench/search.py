"""Measures the playouts, evaluations and trials per second of the searching bots on one core.

python bench/search.py

In every position of some games between planners, it measures playouts in guesses, at random and
with the policy; evaluations by the net, from rows; trials of `search`; how long guesses take; and
how well a time budget is kept. The first decision of a game is shown by itself.
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from grachten.board import load_board
from grachten.bots import make_bot, prepare
from grachten.bots.budget import Budget
from grachten.bots.halving import Candidates
from grachten.bots.planning.weights import STYLES
from grachten.bots.rollout.halving import PlayoutSampler, StyledCandidates
from grachten.bots.search.halving import TreeSampler, search_actions
from grachten.bots.search.tree import TASTE
from grachten.bots.value.choices import Guessing, deal_guess
from grachten.bots.value.judging import evaluate
from grachten.bots.value.net import Net
from grachten.bots.value.room import Room, make_room
from grachten.bots.value.weights import shipped_weights
from grachten.game import Game, View
from grachten.game.notation import notation_of
from grachten.rules import kernel, layout
from grachten.rules.chance import stream
from grachten.rules.jit import jit
from grachten.rules.layout import Row

GAMES = 6
SECONDS = 0.01  # per position and kind
AT_ONCE = 8
GUESSES = 128
BUDGETS = (0.02, 0.1, 0.3)  # seconds
PLAYERS = (2, 3, 4)


@jit
def evaluate_rows(tables: Row, rows: Row, styles: Row, net: Net, room: Room) -> None:
    for i in range(len(rows)):
        evaluate(tables, rows[i], styles, net, 0, 1, 1.0, room)  # one playout in the last round


@jit
def deal_guesses(tables: Row, guessing: Guessing, number: int) -> None:
    for _ in range(number):
        deal_guess(tables, guessing)


def positions(players: int) -> Iterator[tuple[Game, View]]:
    """Yield what each player sees before every decision with a choice."""
    for seed in range(GAMES):
        game = Game.new(players, seed=seed)
        bots = [make_bot("planner", seat) for seat in range(players)]
        for seat, bot in enumerate(bots):
            bot.start(game.board, seat, players, game.first)
        while not game.over:
            view, legal = game.view(game.to_move), game.legal_actions()
            if len(legal) > 1:
                yield game, view
            game.apply(bots[game.to_move].choose(view, legal, None))


def playouts_at_random(game: Game, view: View) -> float:
    """Return random playouts per second, each in the next guess."""
    tables = notation_of(game.board).tables
    guesses = PlayoutSampler(game.board, view, game.first, random.Random(0)).guesses
    chance, out = stream(b"0" * 16), np.zeros(layout.MAX_ACTIONS, np.int64)
    row = np.zeros(layout.STATE_SIZE, np.int64)

    def play(number: int) -> None:
        for i in range(number):
            row[:] = guesses[i % len(guesses)]
            kernel.playout(tables, row, chance, out)

    return rate(play)


def playouts_by_policy(game: Game, view: View) -> float:
    """Return playouts per second as `rollout` makes them, in the first style."""
    sampler = PlayoutSampler(game.board, view, game.first, random.Random(0))
    ids = sampler.sensible()
    tried, left = StyledCandidates(ids, np.zeros(len(ids), np.int64)), np.arange(len(ids))
    return len(ids) * rate(lambda number: sampler.play(tried, left, tried.sums, number))


def evaluations(game: Game, view: View) -> float:
    """Return how many guesses the evaluator judges per second, from rows."""
    tables, room = notation_of(game.board).tables, make_room()
    rows = PlayoutSampler(game.board, view, game.first, random.Random(0)).guesses
    net = shipped_weights(view.players).net
    return len(rows) * rate(
        lambda number: [evaluate_rows(tables, rows, STYLES, net, room) for _ in range(number)]
    )


def trials(game: Game, view: View) -> float:
    """Return how many actions `search` tries per second."""
    net = shipped_weights(view.players).net
    sampler = TreeSampler(game.board, view, game.first, random.Random(0), net, TASTE)
    tried = Candidates(sampler.sensible())
    sampler.grow(tried.ids)
    left = np.arange(len(tried.ids))
    return len(left) * rate(lambda number: sampler.play(tried, left, tried.sums, number))


def rate(work: Callable[[int], object]) -> float:
    """Return the rate of a search that has the same time for every decision."""
    made, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        work(AT_ONCE)
        made += AT_ONCE
    return made / (time.perf_counter() - began)


def time_of_guesses(players: int) -> float:
    """Return the seconds that `search` takes for 128 guesses of a position, made ready to use."""
    times = []
    for game, view in positions(players):  # the first one compiles, and does not change the median
        net = shipped_weights(players).net
        began = time.perf_counter()
        sampler = TreeSampler(game.board, view, game.first, random.Random(0), net, TASTE)
        deal_guesses(sampler.tables, sampler.guessing, GUESSES)
        times.append(time.perf_counter() - began)
    return float(np.median(times))


def overrun(players: int, seconds: float) -> float:
    """Return the longest time that a decision took beyond its budget."""
    rng, worst = random.Random(1), 0.0
    net = shipped_weights(players).net
    for number, (game, view) in enumerate(positions(players)):
        if number % 5 == 0:
            began = time.perf_counter()
            search_actions(game.board, view, game.first, Budget(seconds=seconds), rng, net)
            worst = max(worst, time.perf_counter() - began - seconds)
    return worst


MEASURES = (playouts_at_random, playouts_by_policy, evaluations, trials)


def show(label: str, rates: Sequence[Sequence[float]]) -> None:
    means = [sum(kind) / len(rates) for kind in zip(*rates, strict=True)]
    print(f"{label:24}" + "".join(f"{mean:14,.0f}" for mean in means))


def main() -> None:
    prepare(["rollout", "search", "planner"])
    load_board("amsterdam")
    print(
        " " * 24 + "".join(f"{name:>14}" for name in ("random", "policy", "evaluations", "trials"))
    )
    for players in PLAYERS:
        found = [(game.ply, [m(game, view) for m in MEASURES]) for game, view in positions(players)]
        show(f"{players} players, all decisions", [rates for _, rates in found])
        show(f"{players} players, the first", [rates for ply, rates in found if ply == 0])
    for players in PLAYERS:
        spent = 1000 * time_of_guesses(players)
        print(f"{GUESSES} guesses with {players} players took {spent:.2f} ms")
    for seconds in BUDGETS:
        late = max(overrun(players, seconds) for players in (2, 4))
        print(f"a search of {1000 * seconds:.0f} ms ended at most {1000 * late:.1f} ms late")


if __name__ == "__main__":
    main()
