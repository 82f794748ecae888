"""Measure reviews: luck, accounts, errors that were planted, and the time they take.

    python bench/review.py luck 2000
    python bench/review.py account 100
    python bench/review.py errors 100
    python bench/review.py time

docs/review.md has the results. All seeds are fixed.
"""

import math
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence

import numpy as np
from scipy.stats import spearmanr

from grachten.bots import make_bot, play_game
from grachten.bots.planning.weights import STYLES
from grachten.bots.value.choices import try_choices
from grachten.bots.value.evaluator import Evaluator
from grachten.bots.value.luck import LuckMeter
from grachten.game import Game, Record
from grachten.game.notation import notation_of
from grachten.game.walk import walk
from grachten.review import review_game
from grachten.review.evaluator import FULL, evaluator_for
from grachten.review.knowledge import guessing_of, judge_choice, worth_trying
from grachten.review.marks import mark_of

CLASSES = ("sound", "inaccuracy", "mistake", "blunder")
LEVELS = ("random", "greedy", "hungry", "planner")  # each against planner


def game_of(names: Sequence[str], seed: str) -> Game:
    game = Game.new([f"{name} {seat}" for seat, name in enumerate(names)], seed=seed)
    play_game(game, [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)])
    return game


def luck_of(record: Record, meter: LuckMeter) -> float:
    """Return the luck of seat 0 by the net alone: that of the lot, the deal and every step."""
    total = -0.5
    for state in walk(record):
        if state.action is None:
            total += meter.evaluator.judge(state.after).shares[0]
        else:
            total += meter.step(state.before, state.action, state.outcomes).luck[0]
    return float(total)


def luck(games: int) -> None:
    """Print the mean luck of seat 0 in games of planner against itself, net alone."""
    found, results = [], []
    for number in range(games):
        game = game_of(("planner", "planner"), f"luck {number}")
        found.append(luck_of(game.record(), LuckMeter(Evaluator(game.board, 2))))
        winners = game.outcome().winners
        results.append((0 in winners) / len(winners))
    error = statistics.stdev(found) / math.sqrt(games)
    rest = [result - share for result, share in zip(results, found, strict=True)]
    print(f"{games} games: mean luck {statistics.mean(found):+.5f}, standard error {error:.5f}")
    print(f"spread of luck {statistics.stdev(found):.4f}")
    kept = statistics.variance(rest) / statistics.variance(results)
    print(f"variance of result less luck, compared with the result: {kept:.3f}")


def account(games: int) -> None:
    """Print how exact accounts are, the remainder by level, and the mean loss by level."""
    effort = FULL._replace(trials=200, guesses=1)
    worst = 0.0
    for level in LEVELS:
        names = (level, "planner")
        remainders, losses, lucks = [], [], []
        for number in range(games // len(LEVELS)):
            review = review_game(game_of(names, f"account {number}").record(), effort=effort)
            for seat in review.seats:
                parts = (seat.start, seat.luck, seat.own, seat.others, seat.remainder)
                worst = max(worst, abs(sum(parts) - seat.result))
            remainders.append(review.seats[0].remainder)
            lucks.append(review.seats[0].luck)
            losses += [d.loss for d in review.decisions if d.seat == 0]
        print(
            f"{names[0]} against {names[1]}: remainder {statistics.mean(remainders):+.3f}"
            f" (spread {statistics.stdev(remainders):.3f}), luck {statistics.mean(lucks):+.3f}"
            f" (standard error {statistics.stdev(lucks) / math.sqrt(len(lucks)):.3f}),"
            f" loss per decision {statistics.mean(losses):.4f}"
        )
    print(f"largest error of an account: {worst:.1e}")


def decisions() -> Iterator[tuple[Game, int, list[int], int]]:
    """Yield positions of games with a random action that may be good, planted there."""
    rng = random.Random("errors")
    number = 0
    while True:
        record = game_of(("planner", "planner"), f"errors {number}").record()
        number += 1
        for ply in sorted(rng.sample(range(2, len(record.steps) - 2), 5)):
            game = Game.replay(record, ply=ply)
            seat, notation = game.to_move, notation_of(game.board)
            offer = game.view(seat).offer or ()
            ids = [notation.id_of(action, offer) for action in game.legal_actions()]
            legal = [one for one in ids if one is not None]
            if len(legal) > 1:
                yield game, seat, legal, rng.choice(legal)


def reference(one: Evaluator, game: Game, seat: int, legal: list[int], planted: int) -> float:
    """Return by how much the planted action is worse, by playouts of the policy alone."""
    view = game.view(seat)
    guessing = guessing_of(one, view, game.first, b"reference")
    actions = np.array(worth_trying(one, view, guessing, legal, planted))

    def means(ids: np.ndarray, number: int) -> np.ndarray:
        shares = np.zeros((number, len(ids), one.players))
        net = one.weights.net
        try_choices(one.tables, guessing, ids, STYLES, net, 1.0, one.room, shares)
        return np.asarray(shares[:, :, seat].mean(axis=0))

    best = actions[int(means(actions, 500).argmax())]
    pair = means(np.array([planted, best]), 2_000)
    return float(pair[1] - pair[0])


def errors(number: int) -> None:
    """Compare planted errors with the reference, and marks with those of ten times the budget."""
    sizes, found, classes = [], [], []
    source = decisions()
    for _ in range(number):
        game, seat, legal, planted = next(source)
        one, view = evaluator_for(game.board, 2), game.view(seat)
        sizes.append(reference(one, game, seat, legal, planted))
        losses = [
            -judge_choice(one, view, game.first, legal, planted, trials).difference[seat]
            for trials in (FULL.trials, 10 * FULL.trials)
        ]
        found.append(losses[0])
        classes.append([CLASSES.index(mark_of(loss)) for loss in losses])
    large = [loss for size, loss in zip(sizes, found, strict=True) if size >= 0.10]
    marked = [pair for pair in classes if any(pair)]
    near = sum(abs(a - b) <= 1 for a, b in marked)
    print(f"{number} planted actions, {len(large)} of 10 points or more")
    print(f"of those found (not sound): {sum(loss > 0 for loss in large)}")
    print(f"of those marked: {sum(loss >= 0.05 for loss in large)}")
    print(f"rank correlation of sizes: {spearmanr(sizes, found).statistic:.3f}")
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
