"""Hints: the moves that a review of the game would prefer, and which of them a hint shows."""

from collections.abc import Sequence

from grachten.board import Board
from grachten.bots.weighing import Weighed
from grachten.game import Action, View
from grachten.game.notation import notation_of
from grachten.review.evaluator import FULL, evaluator_for
from grachten.review.knowledge import rank_choices

MOST_IDEAS = 5
TRIALS = FULL.trials // 2  # those in which a review finds the best action


def weigh(
    board: Board, first: int, view: View, legal: Sequence[Action], trials: int = TRIALS
) -> list[Weighed]:
    """Rank the actions of the view's seat as a review does, the best first."""
    notation, offer = notation_of(board), view.offer or ()
    numbers = (notation.id_of(action, offer) for action in legal)
    ids = [number for number in numbers if number is not None]
    ranked = rank_choices(evaluator_for(board, view.players), view, first, ids, trials)
    return [Weighed(notation.action_of(one.action, offer), one.value, one.trials) for one in ranked]


def ideas_of(weighed: Sequence[Weighed]) -> list[Weighed]:
    """Return the best action, then the alternatives that were tried most, by chance.

    No alternative has a higher chance than the best. Most alternatives are dropped after few
    trials, so one that was dropped can have a higher chance by luck. That doesn't mean that the
    action is better. We leave the action out, rather than show a figure that contradicts the
    ranking or one that we didn't find.
    """
    best, *others = weighed
    alternatives = [one for one in others if one.chance <= best.chance][: MOST_IDEAS - 1]
    return [best, *sorted(alternatives, key=lambda one: -one.chance)]
