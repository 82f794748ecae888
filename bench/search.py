"""Measures the playouts per second of search on one core, and how well it keeps its time.

python bench/search.py

In every position of some games between planners, it measures random playouts in guesses, playouts
with the policy of search, and how long decisions with a time budget take.
"""

import random
import time
from collections.abc import Callable, Iterator

import numpy as np

from grachten.board import load_board
from grachten.bots import make_bot, prepare
from grachten.bots.budget import Budget
from grachten.bots.search.halving import Sampler, search_actions
from grachten.game import Game, View
from grachten.game.notation import notation_of
from grachten.rules import kernel, layout
from grachten.rules.chance import stream

GAMES = 6
SECONDS = 0.01  # per position and kind
AT_ONCE = 8
BUDGETS = (0.02, 0.1, 0.3)  # seconds


def positions(players: int) -> Iterator[tuple[Game, View]]:
    """Yield what each player sees before every decision with a choice."""
    for seed in range(GAMES):
        game = Game.new(players, seed=seed)
        bots = [make_bot("planner", seat) for seat in range(players)]
        for seat, bot in enumerate(bots):
            bot.start(game.board, seat, players, game.first)
        while not game.over:
            view, legal = game.view(game.to_move), game.legal_actions()
            if len(legal) > 1:
                yield game, view
            game.apply(bots[game.to_move].choose(view, legal, None))


def random_playouts(game: Game, view: View) -> float:
    """Return random playouts per second, each in the next guess."""
    tables = notation_of(game.board).tables
    guesses = Sampler(game.board, view, game.first, random.Random(0)).guesses
    chance, out = stream(b"0" * 16), np.zeros(layout.MAX_ACTIONS, np.int64)
    row = np.zeros(layout.STATE_SIZE, np.int64)

    def play(number: int) -> None:
        for i in range(number):
            row[:] = guesses[i % len(guesses)]
            kernel.playout(tables, row, chance, out)

    return rate(play)


def policy_playouts(game: Game, view: View) -> float:
    """Return playouts per second as search makes them: all sensible actions, in the first style."""
    trials = Sampler(game.board, view, game.first, random.Random(0))
    ids = trials.sensible()
    own, sums = np.zeros(len(ids), np.int64), np.zeros((len(ids), 3))
    return len(ids) * rate(lambda number: trials.play(ids, own, sums, number))


def rate(play: Callable[[int], None]) -> float:
    """Return the rate of a search that has the same time for every decision."""
    made, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        play(AT_ONCE)
        made += AT_ONCE
    return made / (time.perf_counter() - began)


def overrun(players: int, seconds: float) -> float:
    """Return the longest time that a decision took beyond its budget."""
    rng, worst = random.Random(1), 0.0
    for number, (game, view) in enumerate(positions(players)):
        if number % 5 == 0:
            began = time.perf_counter()
            search_actions(game.board, view, game.first, Budget(seconds=seconds), rng)
            worst = max(worst, time.perf_counter() - began - seconds)
    return worst


def main() -> None:
    prepare(["search", "planner"])
    load_board("amsterdam")
    print("players  random playouts/s  with the policy/s")
    for players in (2, 3, 4):
        rates = [
            (random_playouts(game, view), policy_playouts(game, view))
            for game, view in positions(players)
        ]
        by_chance, by_policy = (sum(kind) / len(rates) for kind in zip(*rates, strict=True))
        print(f"{players:7}  {by_chance:17,.0f}  {by_policy:17,.0f}")
    for seconds in BUDGETS:
        late = max(overrun(players, seconds) for players in (2, 4))
        print(f"a search of {1000 * seconds:.0f} ms ended at most {1000 * late:.1f} ms late")


if __name__ == "__main__":
    main()
