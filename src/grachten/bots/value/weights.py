"""The files of trained nets: layers, and a description of what they were trained on.

A file fits only if its list of facts and its version of the rules are those of this program. Its
hash names it wherever a figure comes from it.
"""

import hashlib
import io
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from grachten.bots.value.facts import PLAN_FACTS, PLANS, SEAT_FACTS, SHARED_FACTS
from grachten.bots.value.net import Net, inputs_of, no_net
from grachten.bots.value.room import MAX_HIDDEN
from grachten.errors import ParseError
from grachten.rules.layout import MAX_PLAYERS, RULES_VERSION

FORMAT = "grachten-net/1"
FACTS = (
    *(SEAT_FACTS.names or ()),
    *(f"{name} in plan {plan}" for plan in range(PLANS) for name in PLAN_FACTS.names or ()),
    *(SHARED_FACTS.names or ()),
)
LAYERS = ("first", "first_bias", "second", "second_bias", "last", "last_bias")


class Training(Struct, frozen=True, kw_only=True):
    """How a net came about: enough to make it again."""

    format: str = FORMAT
    version: str  # a name for people
    players: int
    board: str
    facts: tuple[str, ...] = FACTS
    rules: int = RULES_VERSION
    seed: str
    games: int
    positions: int
    generations: int
    deal_means: tuple[float, ...]  # the mean share at the deal, by place in the turn order
    metrics: dict[str, float]
    software: str


class Weights(Struct, frozen=True):
    """A net with its description and its hash; without a net, playouts judge."""

    net: Net
    training: Training | None
    hash: str

    @property
    def version(self) -> str:
        return "playouts" if self.training is None else self.training.version


PLAYOUTS = Weights(no_net(), None, "")


def encode_weights(net: Net, training: Training) -> bytes:
    """Return the content of a file; the same net and description give the same bytes."""
    file = io.BytesIO()
    about = np.frombuffer(msgspec.json.encode(training), np.uint8)
    np.savez(file, about=about, **net._asdict())
    return file.getvalue()


def decode_weights(content: bytes, where: str) -> Weights:
    """Read a file; raise ParseError if it is not one, or does not fit this program."""
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
            training = msgspec.json.decode(arrays["about"].tobytes(), type=Training)
            net = Net(*(np.ascontiguousarray(arrays[name], np.float32) for name in LAYERS))
    except Exception as error:  # NumPy, zipfile and msgspec have errors of many kinds
        raise ParseError("bad_weights", f"{where}: not the weights of a net: {error}") from None
    _check(net, training, where)
    return Weights(net, training, hashlib.sha256(content).hexdigest()[:16])


def _check(net: Net, training: Training, where: str) -> None:
    fits = (training.format, training.facts, training.rules) == (FORMAT, FACTS, RULES_VERSION)
    if not fits or not 2 <= training.players <= MAX_PLAYERS:
        message = f"{where}: these weights were trained for another version of the program"
        raise ParseError("other_weights", message)
    hidden, second = len(net.first_bias), len(net.second_bias)
    shapes = (
        (inputs_of(training.players), hidden),
        (hidden,),
        (hidden, second),
        (second,),
        (second, 2),
        (2,),
    )
    sound = tuple(layer.shape for layer in net) == shapes and hidden + second <= MAX_HIDDEN
    if not sound or not all(np.isfinite(layer).all() for layer in net):
        raise ParseError("bad_weights", f"{where}: the layers don't fit together")


def read_weights(path: Path) -> Weights:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ParseError("bad_weights", f"{path}: cannot be read: {error.strerror}") from None
    return decode_weights(content, str(path))


@cache
def shipped_weights(players: int) -> Weights:
    """Return the weights that come with the program, or PLAYOUTS if they don't fit it."""
    file = files("grachten.bots.value") / "data" / f"net-{players}.npz"
    try:
        weights = decode_weights(file.read_bytes(), file.name)
    except (OSError, ParseError):
        return PLAYOUTS
    fits = weights.training is not None and weights.training.players == players
    return weights if fits else PLAYOUTS
