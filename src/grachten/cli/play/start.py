"""`grachten play`: a game in the terminal, against bots or several people at one keyboard."""

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from itertools import count as count_up
from pathlib import Path

from grachten.board import DEFAULT_BOARD, load_board
from grachten.cli.play.dialog import MOST_LINES, NO, YES
from grachten.cli.play.evening import INTERRUPTED, Evening
from grachten.cli.play.saves import SaveFile, read_save, unfinished
from grachten.cli.play.seats import OPPONENT, own_bots, read_first, read_seats, shown_names
from grachten.cli.play.table import Table
from grachten.cli.play.terminal import Terminal
from grachten.cli.screen import compile_bots, count, printable
from grachten.cli.words import list_words
from grachten.errors import GrachtenError, ParseError
from grachten.game import Game, Player, Record


def run(
    seats: Sequence[str],
    board: str | None,
    seed: str | None,
    first: str | None,
    resume: Path | None,
    save: Path | None,
    player_seed: str | None = None,
    terminal: Terminal | None = None,
) -> int:
    """Play a new game or go on with a saved one; return the exit code."""
    terminal = terminal or Terminal()
    compile_bots([])
    try:
        table = _table(terminal, seats, board, seed, first, resume, save, player_seed)
    except EOFError:
        return 0
    except KeyboardInterrupt:
        terminal.show("")
        return INTERRUPTED
    return Evening(terminal, table).play()


# A new game, or one that was left.


def _table(
    terminal: Terminal,
    seats: Sequence[str],
    board: str | None,
    seed: str | None,
    first: str | None,
    resume: Path | None,
    save: Path | None,
    player_seed: str | None,
) -> Table:
    if resume is not None:
        if seats or any(given is not None for given in (board, seed, first, player_seed)):
            message = "a saved game has its seats, board, seeds and who begins; leave those out"
            raise ParseError("bad_resume", message)
        return _resumed(terminal, read_save(resume), resume, save)
    players = read_seats(seats)
    if all(given is None for given in (seed, first, save, player_seed)):
        left = _left_game(terminal, players if seats else None, board)
        if left is not None:
            return left
    starts = None if first is None else read_first(first, players)
    game = Game.new(
        players,
        board=load_board(DEFAULT_BOARD if board is None else board),
        seed=seed,
        player_seeds=_player_seeds(players, player_seed),
        first=starts,
    )
    table = Table(game, SaveFile.fresh(game) if save is None else SaveFile.chosen(save))
    table.save_now()
    if table.trouble is not None and save is not None:
        raise table.trouble
    return table


def _player_seeds(players: Sequence[Player], text: str | None) -> list[bytes]:
    """What each seat adds to the deal: the first person the hash of this text, others nothing."""
    seeds = [b""] * len(players)
    if text is not None:
        person = next(seat for seat, player in enumerate(players) if player.kind == "human")
        try:
            seeds[person] = hashlib.sha256(text.encode()).digest()
        except UnicodeEncodeError:
            raise ParseError("bad_seed", "the player's seed is not UTF-8 text") from None
    return seeds


def _resumed(terminal: Terminal, record: Record, path: Path, save: Path | None) -> Table:
    """Go on with a saved game in its own file, or in another one from now on."""
    file = SaveFile.of(path) if save is None else SaveFile.chosen(save)
    table = Table.resumed(record, file, _refused(terminal, record))
    if save is not None:
        table.save_now()
        if table.trouble is not None:
            raise table.trouble
    return table


def _left_game(
    terminal: Terminal, players: Sequence[Player] | None, board: str | None
) -> Table | None:
    """The last unfinished game of these players, if they want to go on with it."""
    wanted = None if board is None else load_board(board).reference()
    for path, record in unfinished():
        if players is not None and list(record.players) != list(players):
            continue
        if wanted is not None and record.board != wanted:
            continue
        with suppress(GrachtenError):
            Game.replay(record)  # one that cannot be gone on with is passed over
            names = list_words(shown_names(record.players))
            terminal.show(f"There is an unfinished game: {names}, {_age(record)}.")
            if not _says_yes(terminal, "Enter or y goes on with it, n starts a new game: ", YES):
                return None
            return _resumed(terminal, record, path, None)
    return None


def _refused(terminal: Terminal, record: Record) -> list[int]:
    """The seats whose programs may not be started: a file alone must not start any."""
    refused = []
    for seat, name in own_bots(record).items():
        terminal.show(f"A seat of this game is played by a program: {printable(name)}")
        question = f"y starts it, n lets {OPPONENT} play in its place: "
        if not _says_yes(terminal, question, YES[1:]):
            refused.append(seat)
    return refused


def _age(record: Record) -> str:
    return f"{count(len(record.steps) - 1, 'move')} made"


def _says_yes(terminal: Terminal, question: str, yes: Sequence[str]) -> bool:
    """Whether the person says yes; asks until that or a no is said."""
    for _ in count_up() if terminal.interactive else range(MOST_LINES):
        said = terminal.ask(question).casefold()
        if said in (*yes, *NO):
            return said in yes
        terminal.show("Please answer y or n.")
    raise EOFError
