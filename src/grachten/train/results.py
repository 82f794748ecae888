"""What a training run found out about each generation, as it is saved in training.json."""

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from grachten.arena.intervals import rate_interval
from grachten.train.fit import Epoch, log_loss
from grachten.train.run import Run
from grachten.train.tasks import PLAYOUTS

Values = npt.NDArray[np.float64]

BINS = 10


class Bin(Struct, frozen=True):
    """The predictions of one range: their mean, the mean result, and their number."""

    predicted: float
    won: float
    number: int


class Calibration(Struct, frozen=True):
    """Predicted and true shares of the victory; one position per game."""

    error: float  # expected calibration error
    games: int
    bins: tuple[Bin, ...]


class Losses(Struct, frozen=True):
    """The log-loss of several predictions on the same positions."""

    constant: float
    playouts: float
    net: float
    blend: float  # half net, half playouts


class Rung(Struct, frozen=True):
    """How the one-step player of a generation did against an opponent in all other seats."""

    opponent: str
    won: float
    low: float | None
    high: float | None
    games: int


class Generation(Struct, frozen=True, kw_only=True):
    """A generation: what it learned from, and how good it is."""

    number: int
    games: int  # played for it
    positions: int  # taken from them, with those that are held out
    curve: tuple[Epoch, ...]
    losses: Losses
    calibration: Calibration  # on games of the policy
    self_play: Calibration | None  # on held-out games of its parent's player
    parent: Calibration | None  # the parent's, on all games that it played
    ladder: tuple[Rung, ...]
    deal_means: tuple[float, ...]  # by place in the turn order


class Report(Struct, frozen=True, kw_only=True):
    """The content of training.json."""

    run: Run
    generations: tuple[Generation, ...]
    weights: str  # the name of the file,
    hash: str  # and its hash


def calibrate(predicted: npt.ArrayLike, shares: npt.ArrayLike) -> Calibration:
    """Compare predictions with results, in bins of equal width; each seat counts."""
    games = len(np.asarray(shares))
    guess = np.asarray(predicted, np.float64).ravel()
    truth = np.asarray(shares, np.float64).ravel()
    place = np.minimum((guess * BINS).astype(np.int64), BINS - 1)
    bins, error = [], 0.0
    for number in range(BINS):
        inside = place == number
        count = int(inside.sum())
        if count:
            found = Bin(float(guess[inside].mean()), float(truth[inside].mean()), count)
            bins.append(found)
            error += count / len(guess) * abs(found.predicted - found.won)
    return Calibration(error, games, tuple(bins))


def compare(net: npt.ArrayLike, playouts: Values, shares: npt.ArrayLike) -> Losses:
    """Return the log-losses of the net, of playouts and of both, and of knowing nothing."""
    players = playouts.shape[1]
    smooth = (PLAYOUTS * playouts + 0.5) / (PLAYOUTS + 0.5 * players)
    blend = 0.5 * np.asarray(net, np.float64) + 0.5 * playouts
    constant = np.full(playouts.shape, 1 / players)
    found = (log_loss(guess, shares) for guess in (constant, smooth, net, blend))
    return Losses(*found)


def rung(opponent: str, won: Values) -> Rung:
    """Return the result of a match; `won` has a row for each deal."""
    games = np.full(len(won), float(won.shape[1]))
    low, high = rate_interval(won.sum(axis=1), games)
    return Rung(opponent, float(won.mean()), low, high, won.size)
