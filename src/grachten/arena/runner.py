"""Playing games between bots on this machine, in one process or in several."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from grachten.arena.processes import processes_for, run_in_processes
from grachten.arena.results import GameResult, Match
from grachten.arena.schedule import Seating, bot_seed, deal_seed
from grachten.board import Board, load_board, shipped_board
from grachten.bots import make_bot, play_game
from grachten.game import Game, Player


class FinishedGame(NamedTuple):
    """A game that has ended; `line` is its record, if games are recorded."""

    result: GameResult
    line: bytes | None


PlayNumber = Callable[[int], FinishedGame]  # plays the game of a number


def names_of(bots: Sequence[str]) -> list[str]:
    """Return the players' names: their bots' names, numbered if a bot plays more than once."""
    return [
        name if bots.count(name) == 1 else f"{name} {bots[:seat].count(name) + 1}"
        for seat, name in enumerate(bots)
    ]


def play_number(match: Match, recorded: bool, number: int) -> FinishedGame:
    """Play the game of that number in a match, the same whenever and wherever it is played."""
    deal, order = divmod(number, len(match.seatings))
    bots = match.seatings[order]
    seeds = [bot_seed(match.seed, deal, order, seat) for seat in range(len(bots))]
    board = board_of(match)
    game = new_game(bots, board, deal_seed(match.seed, deal))
    finished = play_seated(game, bots, seeds, match.time, recorded, deal, order)
    if not match.adjusted:
        return finished
    from grachten.arena.luck import expectation_for, luck_of, luck_seed

    expectation = expectation_for(match, board, bots)
    luck = luck_of(game.record(), expectation, luck_seed(match.seed, deal, order))
    return finished._replace(result=structs.replace(finished.result, luck=luck))


def new_game(bots: Seating, board: Board, seed: str) -> Game:
    return Game.new([Player(name, "bot") for name in names_of(bots)], board=board, seed=seed)


def play_seated(
    game: Game,
    bots: Seating,
    seeds: Sequence[str],
    time: float | None,
    recorded: bool,
    deal: int,
    order: int = 0,
) -> FinishedGame:
    """Play a new game to its end, with a bot and its seed for each seat."""
    seated = [make_bot(name, seed) for name, seed in zip(bots, seeds, strict=True)]
    forfeit = play_game(game, seated, time)
    result = GameResult(deal, order, bots, game.first, game.ply, game.outcome(), forfeit)
    return FinishedGame(result, game.record().to_json() + b"\n" if recorded else None)


def board_of(match: Match) -> Board:
    return board_from(match.board)


def board_from(reference: str | dict[str, Any]) -> Board:
    """Return the board that a saved file refers to; a name in it never opens another file."""
    if isinstance(reference, str):
        return shipped_board(reference)
    return _read_board(msgspec.json.encode(reference))


@cache
def _read_board(source: bytes) -> Board:
    return load_board(msgspec.json.decode(source, type=dict))


def play_here(
    match: Match, numbers: Sequence[int], recorded: bool, jobs: int
) -> Generator[FinishedGame, None, None]:
    """Yield the games of these numbers as they end; 0 jobs means one per core."""
    with closing(play_numbers(partial(play_number, match, recorded), numbers, jobs)) as done:
        for _, finished in done:
            yield finished


def play_in_order(play: PlayNumber, games: int, jobs: int) -> Generator[FinishedGame, None, None]:
    """Yield the games from 0 on in order, whatever the number of processes."""
    waiting: dict[int, FinishedGame] = {}
    due = 0
    with closing(play_numbers(play, range(games), jobs)) as done:
        for number, finished in done:
            waiting[number] = finished
            while due in waiting:
                yield waiting.pop(due)
                due += 1


def play_numbers(
    play: PlayNumber, numbers: Sequence[int], jobs: int
) -> Generator[tuple[int, FinishedGame], None, None]:
    """Yield each number with its game, as the games end; 0 jobs means one per core."""
    jobs = processes_for(jobs, len(numbers))
    if jobs == 1:
        yield from ((number, play(number)) for number in numbers)
        return
    with closing(run_in_processes(play, numbers, jobs)) as done:
        yield from done
