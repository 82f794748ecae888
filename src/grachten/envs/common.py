"""What all environments of one game share: its choices, its seeds and its pictures."""

import io
import os
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from grachten.board import Board
from grachten.envs.rewards import REWARDS
from grachten.envs.spaces import FORMS
from grachten.game import Game

RENDER_MODES = ["ansi", "rgb_array"]
BoardLike = str | os.PathLike[str] | Mapping[str, Any] | Board
PICTURE_WIDTH = 960

Picture = npt.NDArray[np.uint8]


def check_choices(reward: str, form: str, render_mode: str | None) -> None:
    """Raise ValueError for an unknown choice."""
    for name, value, known in (
        ("reward", reward, REWARDS),
        ("observation", form, FORMS),
        ("render_mode", render_mode, (None, *RENDER_MODES)),
    ):
        if value not in known:
            raise ValueError(f"{name} is one of {', '.join(map(repr, known))}, not {value!r}")


class Seeds:
    """The seeds of an environment's games.

    A game that is asked for with a seed is `Game.new(…, seed=seed)`; the games after it have seeds
    that follow from it. Without any seed they are drawn afresh.
    """

    def __init__(self) -> None:
        self._following = np.random.default_rng()

    def next(self, seed: int | None) -> int | bytes:
        if seed is None:
            return self._following.bytes(16)
        self._following = np.random.default_rng(seed)
        return seed


def render(game: Game, mode: str | None) -> str | Picture | None:
    """The public position as text (`ansi`) or as a picture (`rgb_array`)."""
    if mode == "ansi":
        return _text(game)
    return _picture(game) if mode == "rgb_array" else None


def _text(game: Game) -> str:
    view = game.view(None)
    lines = [repr(game), f"market: {', '.join(card or '-' for card in view.market)}"]
    lines.append(f"deck: {view.deck} cards, contracts: {view.contracts_left}")
    for seat, shown in enumerate(view.seats):
        held = [name for name, holder in view.routes.items() if holder == seat]
        lines.append(
            f"player_{seat}: {shown.points} points, {shown.carts} carts, {shown.cards} cards, "
            f"{shown.merchandise} merchandise; routes: {', '.join(held) or 'none'}"
        )
    return "\n".join(lines) + "\n"


def _picture(game: Game) -> Picture:
    from PIL import Image

    from grachten.board.draw import draw_png

    png = draw_png(game.view(None).to_svg(game.board), PICTURE_WIDTH)
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))
