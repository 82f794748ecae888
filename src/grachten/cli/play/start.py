"""`grachten play`: a game in the terminal, against bots or several people at one keyboard."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from grachten.board import DEFAULT_BOARD, load_board
from grachten.bots import make_bot, play_game
from grachten.cli.play.dialog import YES
from grachten.cli.play.evening import INTERRUPTED, Evening
from grachten.cli.play.saves import SaveFile, read_save, unfinished
from grachten.cli.play.seats import read_first, read_seats
from grachten.cli.play.table import Table
from grachten.cli.play.terminal import Terminal
from grachten.cli.screen import announce_compiling
from grachten.cli.words import list_words
from grachten.errors import GrachtenError, ParseError
from grachten.game import Game, Player, Record
from grachten.rules.jit import compiled_before


def run(
    seats: Sequence[str],
    board: str,
    seed: str | None,
    first: str | None,
    resume: Path | None,
    save: Path | None,
    terminal: Terminal | None = None,
) -> int:
    """Play a new game or go on with a saved one; return the exit code."""
    terminal = terminal or Terminal()
    _compile()
    try:
        table = _table(terminal, seats, board, seed, first, resume, save)
    except EOFError:
        return 0
    except KeyboardInterrupt:
        terminal.show("")
        return INTERRUPTED
    return Evening(terminal, table).play()


def _compile() -> None:
    """Compile all of the rules now, not in the middle of the first moves."""
    if compiled_before():
        return
    announce_compiling()
    play_game(Game.new(2, seed=0), [make_bot("random", seat) for seat in range(2)])


# A new game, or one that was left.


def _table(
    terminal: Terminal,
    seats: Sequence[str],
    board: str,
    seed: str | None,
    first: str | None,
    resume: Path | None,
    save: Path | None,
) -> Table:
    if resume is not None:
        if seats or seed is not None or first is not None:
            message = "a saved game has its seats, its seed and who begins; leave those out"
            raise ParseError("bad_resume", message)
        return _resumed(read_save(resume), resume, save)
    players = read_seats(seats)
    if seed is None and first is None and save is None:
        left = _left_game(terminal, players if seats else None, board)
        if left is not None:
            return left
    starts = None if first is None else read_first(first, players)
    game = Game.new(players, board=load_board(board), seed=seed, first=starts)
    table = Table(game, SaveFile.fresh(game) if save is None else SaveFile.chosen(save))
    table.save_now()
    if table.trouble is not None and save is not None:
        raise table.trouble
    return table


def _resumed(record: Record, path: Path, save: Path | None) -> Table:
    """Go on with a saved game in its own file, or in another one from now on."""
    file = SaveFile.of(path) if save is None else SaveFile.chosen(save)
    table = Table.resumed(record, file)
    if save is not None:
        table.save_now()
        if table.trouble is not None:
            raise table.trouble
    return table


def _left_game(terminal: Terminal, players: Sequence[Player] | None, board: str) -> Table | None:
    """The last unfinished game of these players, if they want to go on with it."""
    wanted = None if board == DEFAULT_BOARD else load_board(board).reference()
    for path, record in unfinished():
        if players is not None and list(record.players) != list(players):
            continue
        if wanted is not None and record.board != wanted:
            continue
        with suppress(GrachtenError):
            table = Table.resumed(record, SaveFile.of(path))
            names = list_words(player.name for player in record.players)
            terminal.show(f"There is an unfinished game: {names}, {_age(record)}.")
            said = terminal.ask("Enter or y goes on with it, n starts a new game: ").casefold()
            return table if said in YES else None
    return None


def _age(record: Record) -> str:
    return f"{len(record.steps) - 1} moves made"
