"""Fitting the net to positions and their results: Adam with a falling rate, in NumPy.

The inputs are scaled while the net is fitted; `fold` returns a net that takes them as they are.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from grachten.bots.value.facts import SEAT_SIZE
from grachten.bots.value.net import Net
from grachten.train.games.desk import Facts, Floats

LEAD_WEIGHT = 0.05  # of the lead in the loss, beside the share of the victory
LEAD_SCALE = 10.0  # points
BETAS = (0.9, 0.999)
EPSILON = 1e-8
DECAY = 1e-5
LAST_RATE = 1e-5
BATCH = 4096
LEAST_BATCHES = 16  # per epoch, if there are few positions
SCALED_BY = 100_000  # positions whose facts decide the scale
AT_A_TIME = 50_000  # positions that are judged at once

Advance = Callable[[float], None]


class Data(NamedTuple):
    """Positions to fit to, and their results by seat."""

    facts: Facts
    shares: Floats
    leads: Floats

    def some(self, numbers: "npt.NDArray[np.int64] | slice") -> "Data":
        return Data(self.facts[numbers], self.shares[numbers], self.leads[numbers])


def joined(parts: Sequence[Data]) -> Data:
    """Return the positions of all parts in order."""
    return Data(
        np.concatenate([part.facts for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.leads for part in parts]),
    )


class Scale(NamedTuple):
    """What is subtracted from the inputs, and what they are multiplied by."""

    mean: Floats
    factor: Floats


class Epoch(NamedTuple):
    """The log-loss after an epoch: on the positions it was fitted to, and on others."""

    fitted: float
    held_out: float


class Fit(NamedTuple):
    """A fit in progress: the layers, what Adam remembers of each, and the learning curve."""

    layers: Net
    scale: Scale
    means: Net
    squares: Net
    steps: int
    curve: tuple[Epoch, ...]


class Schedule(NamedTuple):
    """How long and how fast to fit; the seed decides the order of the positions."""

    epochs: int
    rate: float
    seed: int


def turned(facts: Facts, players: int) -> Floats:
    """Return positions x seats x inputs: own facts, those of the others in turn, shared ones."""
    seats = facts[:, : players * SEAT_SIZE].reshape(-1, players, SEAT_SIZE)
    x = np.empty((len(facts), players, facts.shape[1]), np.float32)
    for seat in range(players):
        for turn in range(players):
            own = slice(turn * SEAT_SIZE, (turn + 1) * SEAT_SIZE)
            x[:, seat, own] = seats[:, (seat + turn) % players]
        x[:, seat, players * SEAT_SIZE :] = facts[:, players * SEAT_SIZE :]
    return x


def scale_of(facts: Facts, players: int) -> Scale:
    """Return the scale that gives every input a mean of 0 and a deviation of 1."""
    x = turned(facts[:SCALED_BY], players).reshape(-1, facts.shape[1]).astype(np.float64)
    mean, factor = x.mean(axis=0), 1 / np.maximum(x.std(axis=0), 1e-3)
    return Scale(mean.astype(np.float32), factor.astype(np.float32))


def new_fit(data: Data, hidden: tuple[int, int], seed: int) -> Fit:
    """Return a fit with random layers, before its first epoch."""
    rng = np.random.default_rng(seed)
    sizes = (data.facts.shape[1], *hidden, 2)
    layers: list[Floats] = []
    for size, out in pairwise(sizes):
        layers.append((rng.normal(size=(size, out)) * math.sqrt(2 / size)).astype(np.float32))
        layers.append(np.zeros(out, np.float32))
    layers[-2] *= np.float32(0.1)
    return restarted(Net(*layers), scale_of(data.facts, data.shares.shape[1]))


def restarted(layers: Net, scale: Scale) -> Fit:
    """Return a fit that starts with these layers and an empty curve."""
    copy = Net(*(layer.copy() for layer in layers))
    means, squares = (Net(*(np.zeros_like(layer) for layer in layers)) for _ in range(2))
    return Fit(copy, scale, means, squares, 0, ())


def fold(fit: Fit) -> Net:
    """Return the net that takes facts without scaling, and gives leads in points."""
    layers, (mean, factor) = fit.layers, fit.scale
    first = layers.first.astype(np.float64) * factor.astype(np.float64)[:, None]
    bias = layers.first_bias - mean.astype(np.float64) @ first
    in_points = np.array([1.0, LEAD_SCALE], np.float32)
    return layers._replace(
        first=first.astype(np.float32),
        first_bias=bias.astype(np.float32),
        last=layers.last * in_points,
        last_bias=layers.last_bias * in_points,
    )


def softmax(logits: Floats) -> Floats:
    """Return shares that sum to 1 in each row."""
    powers: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
    powers /= powers.sum(axis=1, keepdims=True)
    return powers


def run_layers(layers: Net, x: Floats) -> tuple[Floats, Floats, Floats]:
    """Return both hidden layers and the outputs."""
    first: Floats = x @ layers.first
    first += layers.first_bias
    np.maximum(first, 0, out=first)
    second: Floats = first @ layers.second
    second += layers.second_bias
    np.maximum(second, 0, out=second)
    outputs: Floats = second @ layers.last
    outputs += layers.last_bias
    return first, second, outputs


def predict(net: Net, facts: Facts, players: int, scale: Scale | None = None) -> Floats:
    """Return each seat's share of the victory; a net that is folded needs no scale."""
    parts = [np.zeros((0, players), np.float32)]
    for begin in range(0, len(facts), AT_A_TIME):
        x = turned(facts[begin : begin + AT_A_TIME], players)
        if scale is not None:
            x -= scale.mean
            x *= scale.factor
        outputs = run_layers(net, x.reshape(-1, x.shape[-1]))[-1]
        parts.append(softmax(outputs[:, 0].reshape(-1, players)))
    return np.concatenate(parts)


def log_loss(predicted: npt.ArrayLike, shares: npt.ArrayLike) -> float:
    """Return the mean cross-entropy of predictions and results."""
    logs = np.log(np.maximum(np.asarray(predicted, np.float64), 1e-6))
    return float(-(np.asarray(shares, np.float64) * logs).sum(axis=1).mean())


def gradients(layers: Net, x: Floats, data: Data) -> tuple[Net, float]:
    """Return the slope of the loss for each layer, and the log-loss."""
    n, players = data.shares.shape
    first, second, outputs = run_layers(layers, x)
    outputs = outputs.reshape(n, players, 2)
    shares = softmax(outputs[..., 0])
    slope = np.empty_like(outputs)
    slope[..., 0] = (shares - data.shares) / n
    off = outputs[..., 1] - data.leads / np.float32(LEAD_SCALE)
    slope[..., 1] = np.float32(LEAD_WEIGHT) * np.clip(off, -1, 1) / n
    g = slope.reshape(n * players, 2)
    last, last_bias = second.T @ g, g.sum(axis=0)
    g = g @ layers.last.T
    g *= second > 0
    middle, middle_bias = first.T @ g, g.sum(axis=0)
    g = g @ layers.second.T
    g *= first > 0
    slopes = Net(x.T @ g, g.sum(axis=0), middle, middle_bias, last, last_bias)
    return slopes, log_loss(shares, data.shares)


def step(fit: Fit, slopes: Net, rate: float) -> Fit:
    """Change the layers in place by one step of Adam; return the fit with one step more."""
    steps = fit.steps + 1
    rates = [np.float32(1 - beta) for beta in BETAS]
    bias = [np.float32(1 - beta**steps) for beta in BETAS]
    for layer, mean, square, slope in zip(fit.layers, fit.means, fit.squares, slopes, strict=True):
        mean += rates[0] * (slope - mean)
        square += rates[1] * (slope * slope - square)
        change = mean / bias[0] / (np.sqrt(square / bias[1]) + np.float32(EPSILON))
        layer -= np.float32(rate) * (change + np.float32(DECAY) * layer)
    return fit._replace(steps=steps)


def batches_of(positions: int, seed: int, epoch: int) -> "Iterator[npt.NDArray[np.int64]]":
    """Yield the positions of an epoch in batches of equal size, each position at most once."""
    size = min(BATCH, max(1, positions // LEAST_BATCHES))
    order = np.random.default_rng((seed, epoch)).permutation(positions)
    for begin in range(0, positions - size + 1, size):
        yield np.sort(order[begin : begin + size])


def number_of_batches(positions: int) -> int:
    return positions // min(BATCH, max(1, positions // LEAST_BATCHES))


def rate_at(schedule: Schedule, done: float) -> float:
    """Return the rate when a share of all steps is `done`: half a cosine, from full to nothing."""
    return schedule.rate * 0.5 * (1 + math.cos(math.pi * done)) + LAST_RATE


def fit_epoch(fit: Fit, data: Data, held_out: Data, schedule: Schedule, advance: Advance) -> Fit:
    """Fit to all positions once more, and add the losses to the curve."""
    players, epoch = data.shares.shape[1], len(fit.curve)
    total = schedule.epochs * number_of_batches(len(data.facts))
    losses = []
    for numbers in batches_of(len(data.facts), schedule.seed, epoch):
        batch = data.some(numbers)
        x = turned(batch.facts, players)
        x -= fit.scale.mean
        x *= fit.scale.factor
        slopes, loss = gradients(fit.layers, x.reshape(-1, x.shape[-1]), batch)
        fit = step(fit, slopes, rate_at(schedule, fit.steps / total))
        losses.append(loss)
        advance(1)
    judged = predict(fit.layers, held_out.facts, players, fit.scale)
    point = Epoch(float(np.mean(losses)), log_loss(judged, held_out.shares))
    return fit._replace(curve=(*fit.curve, point))
