"""A bot that runs as a program in any language and speaks the protocol of docs/protocol.md.

A program plays many games in a row. After a game that ended properly it stays idle until the next
one on the same board; a program that did anything wrong is ended.
"""

import os
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TypeVar

import msgspec

from grachten.board import Board
from grachten.bots.base import Bot
from grachten.bots.game_loop import BotFailure
from grachten.bots.messages import Answer, Decide, Over, Ready, Start, events, hello, to_line
from grachten.bots.process import Program, quoted
from grachten.errors import ParseError
from grachten.game import Action, Outcome, Step, View, parse_action

READY_SECONDS = 30.0
DEFAULT_SECONDS = 10.0  # for a decision without a clock
PIPE_SECONDS = 0.25  # extra seconds for the pipes
END_SECONDS = 5.0
MAX_IDLE = 8

T = TypeVar("T", Ready, Answer)
_idle: list[tuple[tuple[str, ...], bytes, Program]] = []  # command, hello, program; oldest first
os.register_at_fork(after_in_child=_idle.clear)
_decoder = msgspec.json.Decoder(Ready | Answer)


class ProgramBot(Bot):
    """A bot that asks a program; any mistake of the program raises BotFailure."""

    description = "a program of your own"

    def __init__(self, rng: random.Random, command: Sequence[str]) -> None:
        """Remember the command; a game launches it unless such a program is idle."""
        super().__init__(rng)
        self.command = tuple(command)
        self.sent = b""  # the last message sent and the last reply
        self.said = b""
        self.log = ""  # the end of its standard error, after a game
        self._program: Program | None = None
        self._hello = b""
        self._finished = False

    def start(self, board: Board, seat: int, players: int, first: int) -> None:
        super().start(board, seat, players, first)
        self.close()
        self._hello = to_line(hello(board))
        self._finished = False
        with self._or_end():
            self._program = _take_idle(self.command, self._hello) or self._launch()
            self._program.check_quiet()  # it may have written something or exited meanwhile
            self._send(to_line(Start(seat, players, first)))

    def observe(self, step: Step) -> None:
        self._send(to_line(events(step)))

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:
        seconds = DEFAULT_SECONDS if clock is None else clock
        by_text = {str(action): action for action in legal}
        self.said = b""
        with self._or_end():
            self._running().check_quiet()
            self._send(to_line(Decide(view, tuple(by_text), round(1000 * seconds))))
            self._hear(seconds, "late")
            text = _read(self.said, Answer).action
        return by_text.get(text) or self._other_action(text)

    def over(self, result: Outcome) -> None:
        self._send(to_line(Over(result)))
        self._finished = True

    def close(self) -> None:
        """Keep the program for the next game, or end it if this game was interrupted."""
        program, self._program = self._program, None
        if program is None:
            return
        if self._finished:
            _idle.append((self.command, self._hello, program))
            while len(_idle) > MAX_IDLE:
                _idle.pop(0)[2].end()
        else:
            program.end()
        self.log = program.log

    def _launch(self) -> Program:
        """Start a program and wait until it is ready."""
        self._program = program = Program(self.command)
        self._send(self._hello)
        self._hear(READY_SECONDS, "not_ready")
        _read(self.said, Ready)
        return program

    def _hear(self, seconds: float, code: str) -> None:
        """Wait for its next line; `code` is the failure if none arrives in time."""
        try:
            self.said = self._running().receive(seconds + PIPE_SECONDS)
        except TimeoutError:
            raise BotFailure(code, f"no answer within {seconds:g} s") from None

    def _send(self, line: bytes) -> None:
        self.sent = line
        self._running().send(line)

    def _running(self) -> Program:
        assert self._program is not None, "start comes first"
        return self._program

    def _other_action(self, text: str) -> Action:
        """Parse an action that is not listed: another spelling, or one for the game to refuse."""
        try:
            return parse_action(text)
        except ParseError:
            message = f"chose {quoted(text.encode('utf-8', 'replace'))}: that is not an action"
            raise BotFailure("illegal", message) from None

    @contextmanager
    def _or_end(self) -> Iterator[None]:
        """End the program if it fails or if this call is interrupted."""
        try:
            yield
        except BaseException:
            program, self._program = self._program, None
            if program is not None:
                program.end()
                self.log = program.log
            raise


def _take_idle(command: tuple[str, ...], greeting: bytes) -> Program | None:
    """Return an idle program for this command and board, or None."""
    for entry in [entry for entry in _idle if entry[:2] == (command, greeting)]:
        with suppress(ValueError):  # another thread took it
            _idle.remove(entry)
            return entry[2]
    return None


def end_idle_programs(bot: Bot) -> list[BotFailure]:
    """End the idle programs of this bot; return what they did wrong at the end."""
    failures = []
    for entry in [entry for entry in _idle if entry[0] == getattr(bot, "command", None)]:
        _idle.remove(entry)
        program = entry[2]
        if not program.end(END_SECONDS):
            message = f"did not exit within {END_SECONDS:g} s after its input was closed"
            failures.append(BotFailure("does_not_end", message))
        if program.heard:
            failures.append(program.unasked())
    return failures


def _read(line: bytes, wanted: type[T]) -> T:
    """Return the message in a line; raise BotFailure for anything else."""
    try:
        message = _decoder.decode(line)
        if isinstance(message, wanted):
            return message
        why = "its type is different"
    except RecursionError:
        why = "it is nested too deeply"
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        why = str(error)
    due = wanted.__struct_config__.tag
    raise BotFailure("not_protocol", f"answered {quoted(line)} instead of {due!r}: {why}")
