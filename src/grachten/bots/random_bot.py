"""`random`: the weakest bot, and the baseline for all others."""

from collections.abc import Sequence

from grachten.bots.base import Bot
from grachten.game import Action, View


class RandomBot(Bot):
    """A bot that chooses every legal action with equal probability."""

    description = "chooses any legal action"

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        return self.rng.choice(legal)
