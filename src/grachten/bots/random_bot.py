"""`random`: the weakest player there is, and the yardstick of all others."""

from collections.abc import Sequence

from grachten.bots.base import Bot
from grachten.game import Action, View


class RandomBot(Bot):
    """Chooses any legal action, each as likely as the next."""

    description = "chooses any legal action"

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        return self.rng.choice(legal)
