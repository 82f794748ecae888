"""What a game pays at its end, the same in every environment."""

from typing import Literal, get_args

from grachten.game import Outcome

Reward = Literal["win", "margin"]
REWARDS: tuple[str, ...] = get_args(Reward)


def rewards_of(outcome: Outcome, kind: Reward) -> list[float]:
    """The reward of each seat.

    `win`: the winners share 1 equally, and all others get 0, as with `Batch.rewards`.
    `margin`: a seat's points minus the best of the others, after a resignation too.

    >>> from grachten import Game
    >>> game = Game.new(2, seed=1)
    >>> _ = game.apply("resign", seat=0)
    >>> rewards_of(game.outcome(), "win")
    [0.0, 1.0]
    """
    seats = range(len(outcome.scores))
    if kind == "win":
        return [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
    totals = [score.total for score in outcome.scores]
    return [float(totals[s] - max(totals[:s] + totals[s + 1 :])) for s in seats]
