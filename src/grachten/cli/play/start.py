"""`grachten play`: a game in the terminal, against bots or several people at one keyboard."""

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from itertools import count as count_up
from pathlib import Path

from grachten.board import DEFAULT_BOARD
from grachten.cli.files import localized_errors, read_board
from grachten.cli.play.dialog import MOST_LINES, says_no, says_yes
from grachten.cli.play.local_game import LocalGame
from grachten.cli.play.saves import SaveFile, read_save, unfinished
from grachten.cli.play.seats import OPPONENT, custom_bots, read_first, read_seats, shown_names
from grachten.cli.play.terminal import Terminal
from grachten.cli.play.terminal_game import INTERRUPTED, TerminalGame
from grachten.cli.screen import compile_bots, localized_error, printable
from grachten.cli.words import bot_words
from grachten.errors import GrachtenError, ParseError
from grachten.game import Game, Player, Record
from grachten.words import list_words, t


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
    """Play a new game or resume a saved one; return the exit code."""
    terminal = terminal or Terminal()
    compile_bots([])
    try:
        local = _choose_game(terminal, seats, board, seed, first, resume, save, player_seed)
    except EOFError:
        return 0
    except KeyboardInterrupt:
        terminal.show("")
        return INTERRUPTED
    return TerminalGame(terminal, local).play()


# A new or resumed game.


def _choose_game(
    terminal: Terminal,
    seats: Sequence[str],
    board: str | None,
    seed: str | None,
    first: str | None,
    resume: Path | None,
    save: Path | None,
    player_seed: str | None,
) -> LocalGame:
    if resume is not None:
        if seats or any(given is not None for given in (board, seed, first, player_seed)):
            raise localized_error(ParseError, "settings_of_save")
        return _resumed(terminal, read_save(resume), resume, save)
    players = read_seats(seats)
    if all(given is None for given in (seed, first, save, player_seed)):
        left = _left_game(terminal, players if seats else None, board)
        if left is not None:
            return left
    starts = None if first is None else read_first(first, players)
    game = Game.new(
        players,
        board=read_board(DEFAULT_BOARD if board is None else board),
        seed=seed,
        player_seeds=_player_seeds(players, player_seed),
        first=starts,
    )
    local = LocalGame(game, SaveFile.fresh(game) if save is None else SaveFile.chosen(save))
    local.save_now()
    if local.trouble is not None and save is not None:
        raise local.trouble
    return local


def _player_seeds(players: Sequence[Player], text: str | None) -> list[bytes]:
    """Return each seat's contribution to the deal: the first person's is the hash of the text."""
    seeds = [b""] * len(players)
    if text is not None:
        person = next(seat for seat, player in enumerate(players) if player.kind == "human")
        try:
            seeds[person] = hashlib.sha256(text.encode()).digest()
        except UnicodeEncodeError:
            raise localized_error(ParseError, "seed_no_text") from None
    return seeds


def _resumed(terminal: Terminal, record: Record, path: Path, save: Path | None) -> LocalGame:
    """Resume a saved game in its own file, or in another one from now on."""
    file = SaveFile.of(path) if save is None else SaveFile.chosen(save)
    with localized_errors(path):
        local = LocalGame.resumed(record, file, _refused(terminal, record))
    if save is not None:
        local.save_now()
        if local.trouble is not None:
            raise local.trouble
    return local


def _left_game(
    terminal: Terminal, players: Sequence[Player] | None, board: str | None
) -> LocalGame | None:
    """Return the last unfinished game of these players, if they want to resume it."""
    wanted = None if board is None else read_board(board).reference()
    for path, record in unfinished():
        if players is not None and list(record.players) != list(players):
            continue
        if wanted is not None and record.board != wanted:
            continue
        with suppress(GrachtenError):
            Game.replay(record)  # skip games that cannot be resumed
            names = list_words(shown_names(record.players))
            moves = len(record.steps) - 1
            terminal.show(t("cli-unfinished", names=names, moves=moves))
            if not _agrees(terminal, t("cli-go-on"), by_enter=True):
                return None
            return _resumed(terminal, record, path, None)
    return None


def _refused(terminal: Terminal, record: Record) -> list[int]:
    """Return the seats whose programs the person refuses: a file alone must not start any."""
    refused = []
    for seat, name in custom_bots(record).items():
        terminal.show(t("cli-program-plays", program=printable(name)))
        question = t("cli-start-program", bot=bot_words(OPPONENT))
        if not _agrees(terminal, question, by_enter=False):
            refused.append(seat)
    return refused


def _agrees(terminal: Terminal, question: str, by_enter: bool) -> bool:
    """Ask until the answer is yes or no; `by_enter` lets Enter mean yes."""
    for _ in count_up() if terminal.interactive else range(MOST_LINES):
        said = terminal.ask(f"{question} ")
        if says_yes(said) or (by_enter and not said):
            return True
        if says_no(said):
            return False
        terminal.show(t("cli-answer-yes-or-no"))
    raise EOFError
