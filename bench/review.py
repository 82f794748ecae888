"""Measure reviews: luck, accounts, errors that were planted, and the time they take.

    python bench/review.py luck 10000
    python bench/review.py account 1000
    python bench/review.py errors 100
    python bench/review.py time

docs/review.md has the results. All seeds are fixed.
"""

import math
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeVar

import numpy as np
from scipy.stats import spearmanr

from grachten.arena.processes import processes_for, run_in_processes
from grachten.bots import make_bot, play_game, prepare
from grachten.bots.planning.weights import STYLES
from grachten.bots.value.choices import try_choices
from grachten.bots.value.evaluator import Evaluator
from grachten.bots.value.luck import LuckMeter
from grachten.game import Game
from grachten.game.notation import notation_of
from grachten.game.walk import walk
from grachten.review import Review, review_game
from grachten.review.evaluator import FULL, evaluator_for
from grachten.review.knowledge import guessing_of, judge_choice, worth_trying
from grachten.review.marks import mark_of

Found = TypeVar("Found")

CLASSES = ("sound", "inaccuracy", "mistake", "blunder")
# The levels for people, each against planner. The search of the last one has no time limit.
LEVELS = ("apprentice", "journeyman", "skipper", "merchant", "search:1000")
THIRDS = ("first", "second", "last")


def game_of(names: Sequence[str], seed: str) -> Game:
    game = Game.new([f"{name} {seat}" for seat, name in enumerate(names)], seed=seed)
    play_game(game, [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)])
    return game


def in_processes(work: Callable[[int], Found], number: int) -> list[Found]:
    """Do the work for all numbers below `number`, on all cores; return what it found, in order."""
    numbers = range(number)
    found = dict(run_in_processes(work, numbers, processes_for(0, number)))
    return [found[one] for one in numbers]


def error_of(values: Sequence[float]) -> float:
    return statistics.stdev(values) / math.sqrt(len(values))


def luck_of(number: int) -> tuple[float, float]:
    """Play a game; return the luck of seat 0, of the lot, the deal and every step, and its result.

    The net alone judges.
    """
    game = game_of(("planner", "planner"), f"luck {number}")
    meter = LuckMeter(Evaluator(game.board, 2))
    total = -0.5
    for state in walk(game.record()):
        if state.action is None:
            total += meter.evaluator.judge(state.after).shares[0]
        else:
            total += meter.step(state.before, state.action, state.outcomes).luck[0]
    winners = game.outcome().winners
    return float(total), (0 in winners) / len(winners)


def luck(games: int) -> None:
    """Print the mean luck of seat 0 in games of planner against itself, net alone."""
    prepare(["planner"])
    found, results = zip(*in_processes(luck_of, games), strict=True)
    rest = [result - share for share, result in zip(found, results, strict=True)]
    print(f"{games} games: mean luck {statistics.mean(found):+.5f}, standard error", end=" ")
    print(f"{error_of(found):.5f}")
    print(f"spread of luck {statistics.stdev(found):.4f}")
    kept = statistics.variance(rest) / statistics.variance(results)
    print(f"variance of result less luck, compared with the result: {kept:.3f}")


def level_of(number: int) -> str:
    return LEVELS[number % len(LEVELS)]


def review_of(number: int) -> Review:
    """Play a game of one of the levels against planner, and review it with fewer trials."""
    game = game_of((level_of(number), "planner"), f"account {number // len(LEVELS)}")
    return review_game(game.record(), effort=FULL._replace(trials=200, guesses=1))


def remainders(review: Review) -> tuple[float, ...]:
    """Return the remainder of seat 0 in each third of the game."""
    explained: dict[int, float] = {}
    for chance in review.chances:
        explained[chance.ply] = explained.get(chance.ply, 0.0) + chance.luck[0]
    for decision in review.decisions:
        cost = -decision.loss if decision.seat == 0 else decision.loss
        explained[decision.ply] = explained.get(decision.ply, 0.0) + cost
    thirds = [0.0] * len(THIRDS)
    moves = len(review.positions) - 1
    for before, after in pairwise(review.positions):
        change = after.shares[0] - before.shares[0] - explained.get(after.ply, 0.0)
        thirds[(after.ply - 1) * len(THIRDS) // moves] += change
    return tuple(thirds)


def account(games: int) -> None:
    """Print how exact accounts are, and losses, luck and remainders by level."""
    prepare([*LEVELS, "planner"])
    reviews = in_processes(review_of, games)
    worst = 0.0
    for review in reviews:
        for seat in review.seats:
            parts = (seat.start, seat.luck, seat.own, seat.others, seat.remainder)
            worst = max(worst, abs(sum(parts) - seat.result))
    for place, level in enumerate(LEVELS):
        of_level = reviews[place :: len(LEVELS)]
        own = [review.seats[0] for review in of_level]
        losses = [d.loss for review in of_level for d in review.decisions if d.seat == 0]
        lucks, rest = [seat.luck for seat in own], [seat.remainder for seat in own]
        print(f"{level}: loss per decision {statistics.mean(losses):.4f} ± {error_of(losses):.4f}")
        print(f"  luck {statistics.mean(lucks):+.3f} ± {error_of(lucks):.3f}")
        print(f"  remainder {statistics.mean(rest):+.3f}, spread {statistics.stdev(rest):.3f}")
        thirds = zip(*map(remainders, of_level), strict=True)
        for name, part in zip(THIRDS, thirds, strict=True):
            mean, spread = statistics.mean(part), statistics.stdev(part)
            print(f"    in the {name} third {mean:+.3f}, spread {spread:.3f}")
    print(f"{games} games; the largest error of an account: {worst:.1e}")


def planted(number: int) -> tuple[Game, int, list[int], int]:
    """Return a position of a game, whose turn it is, the legal actions, and a random one of them.

    The first decisions of a game and the last one are left out, and so are forced ones.
    """
    rng = random.Random(f"errors {number}")
    record = game_of(("planner", "planner"), f"errors {number}").record()
    while True:
        game = Game.replay(record, ply=rng.randrange(2, len(record.steps) - 2))
        seat, notation = game.to_move, notation_of(game.board)
        offer = game.view(seat).offer or ()
        ids = [notation.id_of(action, offer) for action in game.legal_actions()]
        legal = [one for one in ids if one is not None]
        if len(legal) > 1:
            return game, seat, legal, rng.choice(legal)


def reference(one: Evaluator, game: Game, seat: int, legal: list[int], action: int) -> float:
    """Return by how much the planted action is worse, by playouts of the policy alone."""
    view = game.view(seat)
    guessing = guessing_of(one, view, game.first, b"reference")
    actions = np.array(worth_trying(one, view, guessing, legal, action))

    def means(ids: np.ndarray, number: int) -> np.ndarray:
        shares = np.zeros((number, len(ids), one.players))
        net = one.weights.net
        try_choices(one.tables, guessing, ids, STYLES, net, 1.0, one.room, shares)
        return np.asarray(shares[:, :, seat].mean(axis=0))

    best = actions[int(means(actions, 500).argmax())]
    pair = means(np.array([action, best]), 2_000)
    return float(pair[1] - pair[0])


def sizes_of(number: int) -> list[float]:
    """Return the size of a planted error by the reference, by a review, and by ten times as much.

    Each is a loss in shares of the victory.
    """
    game, seat, legal, action = planted(number)
    one, view = evaluator_for(game.board, 2), game.view(seat)
    losses = [
        -float(judge_choice(one, view, game.first, legal, action, trials).difference[seat])
        for trials in (FULL.trials, 10 * FULL.trials)
    ]
    return [reference(one, game, seat, legal, action), *losses]


def errors(number: int) -> None:
    """Compare planted errors with the reference, and marks with those of ten times the budget."""
    prepare(["planner", "search"])
    sizes = in_processes(sizes_of, number)
    large = [found for size, found, _ in sizes if size >= 0.10]
    marks = [[CLASSES.index(mark_of(loss)) for loss in losses] for _, *losses in sizes]
    marked = [pair for pair in marks if any(pair)]
    near = sum(abs(a - b) <= 1 for a, b in marked)
    rank = spearmanr([size for size, *_ in sizes], [found for _, found, _ in sizes])
    print(f"{number} planted actions, {len(large)} of 10 points or more")
    print(f"of those found (not sound): {sum(loss > 0 for loss in large)}")
    print(f"of those marked: {sum(loss >= 0.05 for loss in large)}")
    print(f"rank correlation of sizes: {rank.statistic:.3f}")
    print(f"marked in either run: {len(marked)}, within one class: {near}")


def times() -> None:
    """Print how long reviews take, in seconds of processor time and by the clock."""
    for players in (2, 3, 4):
        for number in range(2):
            record = game_of(("planner",) * players, f"time {number}").record()
            if number == 0:
                review_game(record, effort=FULL._replace(trials=64))
            clock, processor = time.perf_counter(), time.process_time()
            review_game(record)
            clock, processor = time.perf_counter() - clock, time.process_time() - processor
            steps = len(record.steps)
            print(f"{players} players, {steps} steps: {processor:.1f} s, {clock:.1f} s by clock")


if __name__ == "__main__":
    command, *numbers = sys.argv[1:]
    if command == "time":
        times()
    else:
        {"luck": luck, "account": account, "errors": errors}[command](int(numbers[0]))
