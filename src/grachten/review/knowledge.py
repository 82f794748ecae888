"""What a seat could know: its choices and its own chances, judged from its View alone."""

import hashlib
import random
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from grachten.bots.planning.advice import sensible
from grachten.bots.planning.inference import likelihood
from grachten.bots.planning.weights import STYLES
from grachten.bots.value.choices import Guessing, mean_share, new_guessing, try_choices
from grachten.bots.value.evaluator import WEIGHT, Evaluator, Shares
from grachten.game.guess import guess
from grachten.game.view import View
from grachten.rules.chance import stream
from grachten.rules.layout import MAX_CONTRACTS, MAX_PLAYERS

Trials = npt.NDArray[np.float64]  # guess x action x seat

SURE = 2.0  # standard errors; a smaller difference counts as 0
ROUND = 16  # guesses, at least, before half of the actions are dropped


class Choice(NamedTuple):
    """A decision, judged: the actions by id, and what the played one was worth to each seat.

    `difference` is the worth of the played action less that of the best one, by seat. It is 0 for
    all seats if the decision is sound.
    """

    best: int
    value_played: float
    value_best: float
    difference: Shares
    standard_error: float


class Ranked(NamedTuple):
    """An action by its id, what it is worth to the seat, and in how many guesses it was tried."""

    action: int
    value: float
    trials: int


def rank_choices(
    evaluator: Evaluator, view: View, first: int, legal: Sequence[int], trials: int
) -> list[Ranked]:
    """Return the actions of a View's seat that may be good, the best first.

    The best one is the action that `judge_choice` finds with twice as many trials, half of which
    measure the loss: whoever plays it, loses nothing by the review.
    """
    guessing = guessing_of(evaluator, view, first, b"choice")
    actions = worth_trying(evaluator, view, guessing, legal)
    if len(actions) == 1:
        found = _tried(evaluator, guessing, actions, max(ROUND, trials))
        return [Ranked(actions[0], float(found[:, 0, guessing.seat].mean()), len(found))]
    return _rank(evaluator, guessing, actions, None, trials)


def judge_choice(
    evaluator: Evaluator, view: View, first: int, legal: Sequence[int], played: int, trials: int
) -> Choice:
    """Judge an action of a View's seat; `first` is the seat that began the game.

    Half of the trials find the best action. The others, in new guesses, measure by how much it is
    better than the played one.
    """
    guessing = guessing_of(evaluator, view, first, b"choice")
    actions = worth_trying(evaluator, view, guessing, legal, played)
    best = _rank(evaluator, guessing, actions, played, trials // 2)[0].action
    pair = np.array([played] if best == played else [played, best])
    found = _tried(evaluator, guessing, pair, max(ROUND, trials // 4))
    means: Shares = found.mean(axis=0)
    seat = guessing.seat
    none: Shares = np.zeros(evaluator.players)
    if best == played:
        value = float(means[0, seat])
        return Choice(played, value, value, none, 0.0)
    apart = found[:, 0, seat] - found[:, 1, seat]
    error = float(apart.std(ddof=1) / np.sqrt(len(apart)))
    value_played, value_best = float(means[0, seat]), float(means[1, seat])
    if value_played >= value_best:
        return Choice(played, value_played, value_played, none, error)
    difference = none if value_best - value_played <= SURE * error else means[0] - means[1]
    return Choice(best, value_played, value_best, difference, error)


def own_estimate(evaluator: Evaluator, view: View, first: int, guesses: int) -> float:
    """Return the share of the victory that a View's seat could expect, as far as it could know."""
    guessing = guessing_of(evaluator, view, first, b"seen")
    one = evaluator
    share = mean_share(
        one.tables,
        guessing,
        guesses,
        STYLES,
        one.weights.net,
        one.playouts,
        one.late,
        WEIGHT,
        one.room,
    )
    return float(share)


def guessing_of(evaluator: Evaluator, view: View, first: int, purpose: bytes) -> Guessing:
    """Return where guesses come from; the guesses follow from the View alone."""
    assert view.seat is not None
    seed = hashlib.sha256(purpose + b"\0" + msgspec.json.encode(view)).digest()
    board = evaluator.board
    root = guess(board, view, first, random.Random(seed))
    likely = np.ones((MAX_PLAYERS, MAX_CONTRACTS))
    for seat in range(view.players):
        likely[seat, : len(board.contracts)] = likelihood(board, root, seat)
    return new_guessing(view.seat, root, likely, stream(seed), stream(seed[16:]))


def worth_trying(
    evaluator: Evaluator,
    view: View,
    guessing: Guessing,
    legal: Sequence[int],
    played: int | None = None,
) -> list[int]:
    """Return the actions to try: those that may be good, and the played one."""
    if view.phase in ("setup", "keep"):
        return sorted(legal)
    room = evaluator.room
    number = sensible(evaluator.tables, guessing.root.copy(), STYLES[0], room.plan, room.ids)
    found: list[int] = room.ids[:number].tolist()
    return sorted({*found, *(() if played is None else (played,))})


def _rank(
    evaluator: Evaluator, guessing: Guessing, actions: list[int], played: int | None, trials: int
) -> list[Ranked]:
    """Rank actions: drop the worse half again and again. The played one wins ties.

    An action that was dropped early was tried less often, and its value may be higher by luck.
    """
    left, dropped = actions, list[int]()
    rounds = max(1, (len(actions) - 1).bit_length())
    values, tried = dict.fromkeys(actions, 0.0), dict.fromkeys(actions, 0)
    while len(left) > 1:
        number = max(ROUND, trials // rounds // len(left))
        found = _tried(evaluator, guessing, np.array(left), number)
        sums = found[:, :, guessing.seat].sum(axis=0).tolist()
        for action, total in zip(left, sums, strict=True):
            values[action] += total
            tried[action] += number
        left = sorted(left, key=lambda action: (-values[action], action != played, action))
        kept = (len(left) + 1) // 2
        left, dropped = left[:kept], left[kept:] + dropped
    return [
        Ranked(action, values[action] / max(1, tried[action]), tried[action])
        for action in left + dropped
    ]


def _tried(evaluator: Evaluator, guessing: Guessing, actions: npt.ArrayLike, number: int) -> Trials:
    """Try actions in `number` new guesses."""
    ids = np.asarray(actions, np.int64)
    shares = np.zeros((number, len(ids), evaluator.players))
    one = evaluator
    try_choices(one.tables, guessing, ids, STYLES, one.weights.net, WEIGHT, one.room, shares)
    return shares
