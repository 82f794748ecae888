"""A bot that plays with a trained net: the weights that ppo_jax.py and ppo_sb3.py write.

    NET_WEIGHTS=weights.npz grachten arena examples/net_bot.py:Bot greedy --games 400

It needs only NumPy. The file of weights has the factors by which to multiply an observation
(`scale`) and the layers (`weight_0`, `bias_0`, `weight_1`, …), with ReLU between them. The last
layer has one output for each action.
"""

import os
from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

import grachten
from grachten import Action, View
from grachten.board import Board
from grachten.game.notation import notation_of
from grachten.game.observation import observation_layout, observe_view

Floats = npt.NDArray[np.float32]


class Bot(grachten.Bot):
    """Chooses the legal action that the net likes best."""

    description = "plays with a trained net"

    def start(self, board: Board, seat: int, players: int, first: int) -> None:
        super().start(board, seat, players, first)
        self.first = first
        self.net = load_net(os.environ.get("NET_WEIGHTS", "weights.npz"))
        size = observation_layout(board, players).size
        if size != len(self.net.scale):
            raise ValueError(
                f"the net was trained on {len(self.net.scale)} numbers, and an observation of "
                f"{players} players on {board.label} has {size}"
            )

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        likes = self.net.outputs(observe_view(self.board, view, self.first))
        notation, offer = notation_of(self.board), view.offer or ()
        return max(legal, key=lambda action: likes[notation.id_of(action, offer)])


class Net:
    """The layers of a net, from a file of weights."""

    def __init__(self, path: str) -> None:
        with np.load(path) as arrays:
            self.scale: Floats = arrays["scale"]
            names = range(sum(name.startswith("weight_") for name in arrays.files))
            self.layers = [(arrays[f"weight_{n}"], arrays[f"bias_{n}"]) for n in names]

    def outputs(self, observation: npt.NDArray[np.signedinteger]) -> Floats:
        x = observation * self.scale
        for number, (weight, bias) in enumerate(self.layers):
            x = x if number == 0 else np.maximum(x, 0)
            x = x @ weight + bias
        return x


@cache
def load_net(path: str) -> Net:
    return Net(path)
