"""The levels for people, 1 to 5: from an apprentice who misses a lot to a regent who searches.

They err as people do. A lower level chooses something sensible that is not the best; it never
wastes cards or plays at random.
"""

import random
from collections.abc import Sequence
from typing import TypeGuard

from grachten.bots.base import Bot, BudgetedBot
from grachten.bots.budget import Budget
from grachten.bots.planner import Advice, PlannerBot
from grachten.bots.search.bot import SearchBot
from grachten.game import Action, View


class ErringPlanner(PlannerBot):
    """A planner that sometimes chooses another sensible action."""

    error_rate = 0.0  # share of its decisions

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:
        if len(legal) > 1 and self.rng.random() < self.error_rate:
            return self.rng.choice(Advice(self, view).sensible())
        return super().choose(view, legal, clock)


class ApprenticeBot(ErringPlanner):
    description = "Pieter the apprentice: eager, easily distracted, learns the city with you"
    level = 1
    error_rate = 0.25


class JourneymanBot(ErringPlanner):
    description = "Grietje the journeyman: knows the trade, and still lets a chance slip by"
    level = 2
    error_rate = 0.12


class SkipperBot(ErringPlanner):
    description = "Maarten the skipper: has a plan for every cart and seldom leaves it"
    level = 3
    error_rate = 0.03


class FixedBudgetSearch(SearchBot):
    """A search with a fixed budget."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, self.default_budget)


def takes_budget(kind: type[Bot]) -> TypeGuard[type[BudgetedBot]]:
    """Return whether this kind of bot accepts a budget, as in `search:1s`."""
    return issubclass(kind, BudgetedBot) and not issubclass(kind, FixedBudgetSearch)


class MerchantBot(FixedBudgetSearch):
    description = "Saskia the merchant: weighs every move, and sees what you are after"
    level = 4
    default_budget = Budget(playouts=50, seconds=0.7)  # the time runs out only on huge boards


class RegentBot(FixedBudgetSearch):
    description = "Cornelis the regent: thinks long, forgets nothing, and means to win"
    level = 5
    default_budget = Budget(seconds=0.7)
