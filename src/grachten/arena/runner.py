"""Playing the games of a match on this machine, in one process or in several."""

from collections.abc import Generator, Sequence
from contextlib import closing
from functools import cache, partial
from typing import NamedTuple

import msgspec

from grachten.arena.processes import processes_for, run_in_processes
from grachten.arena.results import GameResult, Match
from grachten.arena.schedule import bot_seed, deal_seed
from grachten.board import Board, load_board, shipped_board
from grachten.bots import make_bot, play_game
from grachten.game import Game, Player


class FinishedGame(NamedTuple):
    """A game that has ended; `line` is its record, if games are recorded."""

    played: GameResult
    line: bytes | None


def names_of(bots: Sequence[str]) -> list[str]:
    """The players' names: those of their bots, with a number where one plays twice."""
    return [
        name if bots.count(name) == 1 else f"{name} {bots[:seat].count(name) + 1}"
        for seat, name in enumerate(bots)
    ]


def play_number(match: Match, recorded: bool, number: int) -> FinishedGame:
    """Play the game of that number, the same whenever and wherever it is played."""
    deal, order = divmod(number, len(match.seatings))
    bots = match.seatings[order]
    players = [Player(name, "bot") for name in names_of(bots)]
    game = Game.new(players, board=board_of(match), seed=deal_seed(match.seed, deal))
    seated = [
        make_bot(name, bot_seed(match.seed, deal, order, seat)) for seat, name in enumerate(bots)
    ]
    forfeit = play_game(game, seated, match.time)
    played = GameResult(deal, order, bots, game.first, game.ply, game.outcome(), forfeit)
    return FinishedGame(played, game.record().to_json() + b"\n" if recorded else None)


def board_of(match: Match) -> Board:
    """The board of a match; a text in a file that somebody gave us never opens another file."""
    if isinstance(match.board, str):
        return shipped_board(match.board)
    return _read_board(msgspec.json.encode(match.board))


@cache
def _read_board(source: bytes) -> Board:
    return load_board(msgspec.json.decode(source, type=dict))


def play_here(
    match: Match, numbers: Sequence[int], recorded: bool, jobs: int
) -> Generator[FinishedGame, None, None]:
    """The games of these numbers, as they end; 0 jobs are one for each core."""
    work = partial(play_number, match, recorded)
    jobs = processes_for(jobs, len(numbers))
    if jobs == 1:
        yield from map(work, numbers)
        return
    with closing(run_in_processes(work, numbers, jobs)) as done:
        for _, finished in done:
            yield finished
