"""Which of the actions that the search has tried a hint shows."""

from collections.abc import Sequence

from grachten.bots.weighing import Weighed

MOST_IDEAS = 5


def ideas_of(weighed: Sequence[Weighed]) -> list[Weighed]:
    """Return the search's choice, then the alternatives that it tried most, by chance.

    No alternative has a higher chance than the choice. The search doesn't rank by the chance alone:
    it also counts the lead, and it drops most alternatives after few playouts. So an alternative
    that it has dropped can have won a larger share of its playouts. Such a share doesn't mean that
    the action is better. We leave the action out, rather than show a figure that contradicts the
    ranking or one that we didn't find.
    """
    best, *others = weighed
    alternatives = [one for one in others if one.chance <= best.chance][: MOST_IDEAS - 1]
    return [best, *sorted(alternatives, key=lambda one: -one.chance)]
