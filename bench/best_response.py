"""Looks for a planner that beats a frozen bot, and measures it on fresh deals.

python bench/best_response.py FOLDER [--opponent search:50] [--minutes 120] [--games 400]

The weights of `planner` (`bots/planning/weights.py`) evolve by the cross-entropy method: candidates
around a mean all play the same new deals, once in each seat, and the best quarter gives the next
mean and spread. Everything is saved after each generation; the same command continues from there
until all generations together have taken that many minutes. Then the mean plays deals that no
candidate has seen. What it wins is a lower bound of what the frozen bot can lose.
"""

import argparse
import random
import time
from functools import partial
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct, structs

from grachten.arena.intervals import rate_interval
from grachten.arena.lines import replace_file
from grachten.arena.processes import processes_for, run_in_processes
from grachten.bots import make_bot, play_game, prepare
from grachten.bots.planner import PlannerBot
from grachten.bots.planning.weights import DEFAULTS
from grachten.game import Game

Values = npt.NDArray[np.float64]

CANDIDATES = 16
DEALS = 8  # per candidate and generation
BEST = 4
LEAST = 20.0  # weights near 0 vary as if they were this large
SPREAD = 0.3  # of a weight's size, at first
PACE = 0.3  # how far the mean and the spread move in a generation


class Search(Struct, frozen=True, kw_only=True):
    """A search in progress, as it is saved."""

    opponent: str
    seed: str
    generations: int
    seconds: float
    mean: list[float]  # of the weights, in their order
    spread: list[float]
    won: list[float]  # the share that all candidates of a generation won


def new_search(opponent: str, seed: str) -> Search:
    mean = [float(value) for value in DEFAULTS.values()]
    spread = [SPREAD * max(abs(value), LEAST) for value in mean]
    return Search(
        opponent=opponent, seed=seed, generations=0, seconds=0, mean=mean, spread=spread, won=[]
    )


def play_deal(opponent: str, weights: Values, deal: str) -> float:
    """Return the share of two games that the attacker wins, one in each seat."""
    won = 0.0
    for seat in (0, 1):
        attacker = PlannerBot(random.Random(deal))
        attacker.weights = np.rint(weights).astype(np.int64)
        frozen = make_bot(opponent, deal)
        game = Game.new(2, seed=deal)
        play_game(game, [attacker, frozen] if seat == 0 else [frozen, attacker])
        winners = game.outcome().winners
        won += (seat in winners) / len(winners)
    return won / 2


def play_number(opponent: str, candidates: Values, deals: list[str], number: int) -> float:
    candidate, deal = divmod(number, len(deals))
    return play_deal(opponent, candidates[candidate], deals[deal])


def play_all(opponent: str, candidates: Values, deals: list[str]) -> Values:
    """Return what each candidate wins in each deal."""
    work = partial(play_number, opponent, candidates, deals)
    numbers = range(len(candidates) * len(deals))
    won = np.zeros(len(numbers))
    for number, share in run_in_processes(work, numbers, processes_for(0, len(numbers))):
        won[number] = share
    return won.reshape(len(candidates), len(deals))


def next_generation(now: Search) -> Search:
    """Let candidates play, and move the mean and the spread toward the best of them."""
    began = time.monotonic()
    number = now.generations
    rng = np.random.default_rng([*now.seed.encode(), number])
    mean, spread = np.array(now.mean), np.array(now.spread)
    candidates = mean + spread * rng.normal(size=(CANDIDATES, len(mean)))
    deals = [f"{now.seed} {number} {deal}" for deal in range(DEALS)]
    won = play_all(now.opponent, candidates, deals).mean(axis=1)
    best = candidates[np.argsort(-won, kind="stable")[:BEST]]
    return structs.replace(
        now,
        generations=number + 1,
        seconds=now.seconds + time.monotonic() - began,
        mean=(mean + PACE * (best.mean(axis=0) - mean)).tolist(),
        spread=(spread + PACE * (best.std(axis=0) - spread)).tolist(),
        won=[*now.won, float(won.mean())],
    )


def show_result(now: Search, games: int) -> None:
    """Play fresh deals with the mean, and with the planner as it is, and print what they win."""
    deals = [f"{now.seed} fresh {deal}" for deal in range(games // 2)]
    attackers = np.array([now.mean, list(DEFAULTS.values())])
    results = play_all(now.opponent, attackers, deals)
    for name, won in zip(("the attacker", "planner"), results, strict=True):
        low, high = rate_interval(2 * won, np.full(len(won), 2.0))
        interval = "" if low is None or high is None else f" ({100 * low:.1f} - {100 * high:.1f})"
        share = f"{100 * won.mean():.1f} %{interval}"
        print(f"{name} wins {share} of {2 * len(won)} fresh games against {now.opponent}")
    print({name: round(value) for name, value in zip(DEFAULTS, now.mean, strict=True)})


def _write(content: bytes, path: Path) -> None:
    path.write_bytes(content)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--opponent", default="search:50")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--games", type=int, default=400)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    file = options.folder / "search.json"
    now = new_search(options.opponent, options.seed)
    if file.exists():
        now = msgspec.json.decode(file.read_bytes(), type=Search)
        print(f"continuing the search against {now.opponent} after {now.generations} generations")
    prepare(["planner", now.opponent])
    while now.seconds < 60 * options.minutes:
        now = next_generation(now)
        saved = msgspec.json.encode(now)
        replace_file(file, partial(_write, saved))
        print(f"generation {now.generations}: candidates won {100 * now.won[-1]:.1f} %", flush=True)
    show_result(now, options.games)


if __name__ == "__main__":
    main()
