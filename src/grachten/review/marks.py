"""What stands out in a review: marks of decisions, moments, the luckiest and unluckiest draw."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from grachten.review.account import rounded
from grachten.review.model import ChanceLuck, Decision, Draw, Mark

# The least loss of winning chance for each mark.
MARKS: tuple[tuple[float, Mark], ...] = (
    (0.15, "blunder"),
    (0.10, "mistake"),
    (0.05, "inaccuracy"),
)
MOMENTS = 3


def mark_of(loss: float) -> Mark:
    """Return the mark of a decision that lost this share of the victory."""
    return next((mark for least, mark in MARKS if loss >= least), "sound")


def kept_share(decision: Decision) -> float:
    """Return the share of its winning chance that the seat kept."""
    return 1 - decision.loss / decision.value_best if decision.loss else 1.0


def accuracy_of(seat: int, decisions: Iterable[Decision]) -> float | None:
    """Return the mean share of its winning chance that a player kept in its decisions."""
    kept = [
        kept_share(decision)
        for decision in decisions
        if decision.seat == seat and decision.by == "player"
    ]
    return rounded(sum(kept) / len(kept)) if kept else None


def moments_of(
    decisions: Sequence[Decision],
    chances: Sequence[ChanceLuck],
    resigned: Mapping[int, float] = MappingProxyType({}),
) -> tuple[int, ...]:
    """Return the plies that moved a seat's chances the most, in the order of the game.

    `resigned` has what resigning cost, by ply.
    """
    weights = dict(resigned)
    for decision in decisions:
        weights[decision.ply] = max(weights.get(decision.ply, 0.0), decision.loss)
    for chance in chances:
        moved = max(map(abs, chance.luck))
        weights[chance.ply] = max(weights.get(chance.ply, 0.0), moved)
    heaviest = sorted(weights, key=lambda ply: (-weights[ply], ply))
    return tuple(sorted(ply for ply in heaviest[:MOMENTS] if weights[ply] > 0))


def luckiest_of(draws: Sequence[Draw]) -> Draw | None:
    """Return the luckiest draw, if any was lucky."""
    best = max(draws, key=lambda draw: draw.luck, default=None)
    return best if best is not None and best.luck > 0 else None


def unluckiest_of(draws: Sequence[Draw]) -> Draw | None:
    worst = min(draws, key=lambda draw: draw.luck, default=None)
    return worst if worst is not None and worst.luck < 0 else None
