"""Who plays whom, in which seats, and with which cards: pure functions of a match's settings.

The games of a match are numbered from 0. Each deal is played once in every seating, so game
`number` is deal `number // seatings` in seating `number % seatings`.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from math import perm

Seating = tuple[str, ...]  # a bot for each seat
MOST_SEATINGS = 100_000


def distinct(bots: Sequence[str]) -> tuple[str, ...]:
    """The bots without repetitions, in the order in which they are named."""
    return tuple(dict.fromkeys(bots))


def lineups(bots: Sequence[str], players: int) -> list[Seating]:
    """All companies of so many bots, each in the order in which they are named.

    Where enough bots are named, each is there at most as often as it is named. Where too few
    are, each is there at least as often.
    """
    rank = {name: place for place, name in enumerate(distinct(bots))}
    named = sorted(bots, key=rank.__getitem__)
    if len(named) >= players:
        return list(dict.fromkeys(combinations(named, players)))
    more = combinations_with_replacement(rank, players - len(named))
    return [tuple(sorted((*named, *added), key=rank.__getitem__)) for added in more]


def too_many(bots: Sequence[str], players: int) -> bool:
    """Whether so many bots are named that not even one deal could be played in all seatings."""
    return perm(len(bots), players) > MOST_SEATINGS


@cache
def seatings(bots: tuple[str, ...], players: int) -> tuple[Seating, ...]:
    """Every way to seat every company: a deal is played in all of them."""
    return tuple(
        seating
        for lineup in lineups(bots, players)
        for seating in dict.fromkeys(permutations(lineup))
    )


def deals_for(games: int, a_deal: int) -> int:
    """The whole deals that hold at least so many games, with so many games a deal."""
    return -(-games // a_deal)


def deal_seed(seed: str, deal: int) -> str:
    """What the cards and the lot for the first player follow from."""
    return f"{seed} {deal}"


def bot_seed(seed: str, deal: int, order: int, seat: int) -> str:
    """What a bot draws its random numbers from."""
    return f"{seed} {deal} {order} {seat}"
