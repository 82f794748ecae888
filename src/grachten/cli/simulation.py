"""Many games between bots, in this process or in several, always in the same order."""

from collections.abc import Generator
from contextlib import closing
from functools import partial
from typing import NamedTuple

from grachten.arena.processes import processes_for, run_in_processes
from grachten.arena.runner import names_of
from grachten.board import Board
from grachten.bots import Forfeit, make_bot, play_game
from grachten.game import Game, Outcome, Player


class Plan(NamedTuple):
    """What is played; it alone decides how every game goes."""

    bots: tuple[str, ...]
    board: Board
    seed: str
    recorded: bool


class Played(NamedTuple):
    """One game that has ended; `line` is its record, if games are recorded."""

    outcome: Outcome
    plies: int
    line: bytes | None
    forfeit: Forfeit | None = None


def play(plan: Plan, number: int) -> Played:
    """Play the game of that number, the same whenever and wherever it is played."""
    players = [Player(name, "bot") for name in names_of(plan.bots)]
    game = Game.new(players, board=plan.board, seed=f"{plan.seed} {number}")
    forfeit = play_game(
        game,
        [make_bot(bot, f"{plan.seed} {number} {seat}") for seat, bot in enumerate(plan.bots)],
    )
    line = game.record().to_json() + b"\n" if plan.recorded else None
    return Played(game.outcome(), game.ply, line, forfeit)


def play_all(plan: Plan, games: int, jobs: int) -> Generator[Played, None, None]:
    """All games from 0 on, in order, whatever the number of processes."""
    jobs = processes_for(jobs, games)
    if jobs == 1:
        for number in range(games):
            yield play(plan, number)
        return
    waiting: dict[int, Played] = {}
    due = 0
    with closing(run_in_processes(partial(play, plan), range(games), jobs)) as done:
        for number, played in done:
            waiting[number] = played
            while due in waiting:
                yield waiting.pop(due)
                due += 1
