"""Who plays whom, in which seats and with which cards: pure functions of a match's options.

The games of a match are numbered from 0. Each deal is played once in every seating, so game
`number` is deal `number

seatings` in seating `number % seatings`.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from math import perm

Seating = tuple[str, ...]  # one bot per seat
MOST_SEATINGS = 100_000


def distinct(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the bots without repetitions, in the order given."""
    return tuple(dict.fromkeys(bots))


def lineups(bots: Sequence[str], players: int) -> list[Seating]:
    """Return every distinct lineup of `players` bots, each in the order given.

    If enough bots are given, each appears at most as often as it is given. If too few are, each
    appears at least as often.
    """
    rank = {name: place for place, name in enumerate(distinct(bots))}
    named = sorted(bots, key=rank.__getitem__)
    if len(named) >= players:
        return list(dict.fromkeys(combinations(named, players)))
    more = combinations_with_replacement(rank, players - len(named))
    return [tuple(sorted((*named, *added), key=rank.__getitem__)) for added in more]


def too_many(bots: Sequence[str], players: int) -> bool:
    """Return whether there are too many bots to play even one deal in all seatings."""
    return perm(len(bots), players) > MOST_SEATINGS


@cache
def seatings(bots: tuple[str, ...], players: int) -> tuple[Seating, ...]:
    """Return every seating of every lineup; a deal is played in all of them."""
    return tuple(
        seating
        for lineup in lineups(bots, players)
        for seating in dict.fromkeys(permutations(lineup))
    )


def deals_for(games: int, a_deal: int) -> int:
    """Return how many whole deals hold at least `games` games, with `a_deal` games per deal."""
    return -(-games // a_deal)


def deal_seed(seed: str, deal: int) -> str:
    """Return the seed of the cards and of the lot for the first player."""
    return f"{seed} {deal}"


def bot_seed(seed: str, deal: int, order: int, seat: int) -> str:
    """Return the seed of a bot's random numbers."""
    return f"{seed} {deal} {order} {seat}"
