"""What an environment observes: the layout of `grachten.game.observation` as Gymnasium's spaces."""

from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Space

from grachten.game.game import Game
from grachten.game.observation import Field, ObservationLayout, Observations, observe

Mask = npt.NDArray[np.int8]
Form = Literal["flat", "named"]
FORMS = ("flat", "named")


def observation_space(layout: ObservationLayout, form: Form) -> Space[Any]:
    """One array with all fields (`flat`), or a Dict with an array for each (`named`)."""
    if form == "named":
        return Dict({f.name: _box(f, layout.dtype) for f in layout.fields.values()})
    low, high = layout.empty(), layout.empty()
    for field in layout.fields.values():
        place = slice(field.offset, field.offset + field.size)
        low[place], high[place] = field.lowest, field.highest
    return Box(low, high, dtype=layout.dtype.type)


def _box(field: Field, dtype: np.dtype[Any]) -> Box:
    return Box(field.lowest, field.highest, field.shape, dtype.type)


def mask_space(actions: int) -> Box:
    return Box(0, 1, (actions,), np.int8)


def observed(
    game: Game, seat: int, layout: ObservationLayout, form: Form
) -> Observations | dict[str, Observations]:
    """What a seat may know of a game, in the form of `observation_space`."""
    numbers = observe(game, seat)
    return layout.named(numbers) if form == "named" else numbers


def mask_of(game: Game, actions: int, seat: int) -> Mask:
    """A 1 for each action that the seat can choose now: none while another seat decides."""
    mask = np.zeros(actions, np.int8)
    if not game.over and seat == game.to_move:
        mask[game.legal_ids()] = 1
    return mask
