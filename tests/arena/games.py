"""Made-up results of games, for the tests of a match's figures."""

from collections.abc import Sequence

from grachten.arena.results import GameResult
from grachten.bots import Forfeit
from grachten.game import Outcome
from grachten.game.events import Reason
from grachten.game.record import Score


def game(
    deal: int,
    order: int,
    bots: Sequence[str],
    points: Sequence[int],
    *,
    fulfilled: Sequence[int] | None = None,
    first: int = 0,
    plies: int = 60,
    forfeit: Forfeit | None = None,
) -> GameResult:
    """Return a game with these points; the winners follow from R29 or from the forfeit."""
    done = fulfilled or [0] * len(points)
    ranks = list(zip(points, done, strict=True))
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    if forfeit is not None:
        winners = tuple(seat for seat in range(len(points)) if seat != forfeit.seat)
    scores = tuple(
        Score(
            routes=total - 3,
            contracts=1,
            fulfilled=count,
            merchandise=2,
            merchandise_cards=1,
            total=total,
        )
        for total, count in ranks
    )
    reason: Reason = "carts" if forfeit is None else "resigned"
    return GameResult(
        deal, order, tuple(bots), first, plies, Outcome(reason, winners, scores), forfeit
    )


def duel(deal: int, order: int, score: float, a: str = "a", b: str = "b") -> GameResult:
    """Return a game of two in which `a` scores 1, 1/2 or 0; it sits second in every other order."""
    points = [int(10 * score), int(10 * (1 - score))]
    if order % 2:
        return game(deal, order, (b, a), points[::-1])
    return game(deal, order, (a, b), points)
