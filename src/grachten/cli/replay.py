"""`grachten replay`: steps through a recorded game, or prints all of it."""

import sys
from collections.abc import Iterator
from pathlib import Path

import typer
from msgspec import UNSET

from grachten.cli.files import localized, localized_errors
from grachten.cli.position_tables import (
    contract_lines,
    position_table,
    result_table,
    victory_words,
    whose_turn,
)
from grachten.cli.screen import announce_compiling, localized_error, make_console, printable
from grachten.cli.words import player_words, step_words
from grachten.errors import GrachtenError, ParseError, RecordError
from grachten.game import Game, Record, Step, read_record
from grachten.game.secrecy import leaves_secrets_out
from grachten.words import t


def run(file: Path, game: int, ply: int | None, seat: int | None, all_steps: bool) -> None:
    """Show a recorded game step by step, or all at once without a terminal."""
    announce_compiling()
    with localized_errors(file):
        playback = Playback(read_record(file, game), seat)
        if ply is not None:
            playback.check_ply(ply)
        if all_steps or not (sys.stdin.isatty() and sys.stdout.isatty()):
            print_all(playback, ply or 0)
        else:
            ReplayPrompt(playback, file).run(ply or 0)


class Playback:
    """A recorded game at any step, seen by everybody or by one seat."""

    def __init__(self, record: Record, seat: int | None) -> None:
        self.record = record
        self.seat = seat
        self.names = [printable(player_words(player), 30) for player in record.players]
        self.last = len(record.steps) - 1
        self.game = Game.from_header(record)
        if record.result is UNSET and leaves_secrets_out(record.steps, record.start):
            raise localized_error(RecordError, "replay_secrets")
        if seat is not None and seat >= len(self.names):
            raise localized_error(ParseError, "replay_seat", seat=seat, last=len(self.names) - 1)

    def check_ply(self, ply: int) -> None:
        if not 0 <= ply <= self.last:
            raise localized_error(RecordError, "replay_step", step=ply, last=self.last)

    def go_to(self, ply: int) -> None:
        """Move to the position after a step; stop before a step that breaks the rules."""
        self.check_ply(ply)
        if ply < self.game.ply:
            self.game = Game.from_header(self.record)
        for number in range(self.game.ply + 1, ply + 1):
            try:
                self.game.follow(self.record.steps[number])
            except RecordError:
                self.game = Game.from_header(self.record)
                for step in self.record.steps[:number]:
                    self.game.follow(step)
                raise

    def news(self) -> list[Step]:
        """Return the steps that this one revealed: for a seat, sometimes none or several."""
        if self.seat is None:
            return [self.game.steps[-1]]
        choices = len(self.names)  # R4: first contracts are revealed together
        told = self.game.ply - 1 if self.game.ply > choices else min(0, self.game.ply - 1)
        return self.game.steps_for(self.seat, told)

    def words(self, step: Step) -> list[str]:
        """Return sentences about what happened in a step."""
        sentences = step_words(self.game.board, step, self.names)
        if isinstance(step.by, str):
            sentences.append(t("cli-log-decided-by", by=printable(step.by, 30)))
        return sentences


def print_all(playback: Playback, start: int) -> None:
    """Print every step from `start` on, one line each, and the result."""
    for ply in range(playback.last + 1):
        playback.go_to(ply)
        if ply >= start:
            for step in playback.news():
                for line in _lines(step, playback.words(step)):
                    typer.echo(line)
    typer.echo()
    if not playback.game.over:
        typer.echo(whose_turn("cli-not-over", playback.game, playback.names))
        return
    make_console().print(result_table(playback.game, playback.names))
    for line in contract_lines(playback.game, playback.names):
        typer.echo(line)
    typer.echo(victory_words(playback.game, playback.names))


def _lines(step: Step, sentences: list[str]) -> Iterator[str]:
    """Yield the lines of a step; the deal takes several."""
    if step.ply > 0:
        yield f"{step.ply:>4}  {' '.join(sentences)}"
        return
    for i, sentence in enumerate(sentences):
        yield f"{step.ply if i == 0 else '':>4}  {sentence}"


class ReplayPrompt:
    """The prompt with which a person steps through a game."""

    def __init__(self, playback: Playback, file: Path) -> None:
        self.playback = playback
        self.file = file
        self.console = make_console()

    def run(self, ply: int) -> None:
        """Show a step and carry out commands until the person quits."""
        self._go_to(ply)
        while True:
            try:
                asked = input(f"{t('cli-replay-prompt')} ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if asked in ("q", "quit", "exit"):
                return
            self._do(asked)

    def _do(self, asked: str) -> None:
        now = self.playback.game.ply
        match asked:
            case "" | "n" | "next":
                self._go_on(now + 1)
            case "p" | "b" | "back" | "previous":
                self._go_on(now - 1)
            case "s" | "start":
                self._go_to(0)
            case "e" | "end":
                self._go_to(self.playback.last)
            case "?" | "h" | "help":
                self.console.print(t("cli-replay-help"))
            case _ if asked.isdecimal() and len(asked) < 10:
                self._go_to(int(asked))
            case _:
                self.console.print(t("cli-replay-no-answer", text=printable(asked, 40)))
                self.console.print(t("cli-replay-help"))

    def _go_on(self, ply: int) -> None:
        """Move one step forward or back, if possible."""
        if ply < 0:
            self.console.print(t("cli-replay-first"))
        elif ply > self.playback.last:
            self.console.print(t("cli-replay-last"))
        else:
            self._go_to(ply)

    def _go_to(self, ply: int) -> None:
        try:
            self.playback.go_to(ply)
        except GrachtenError as error:
            words = printable(localized(error, self.file).message)
            self.console.print(words, style="bold red", soft_wrap=True)
            if self.playback.game.ply < 0:  # not even the deal can be shown
                raise
            return
        self._show()

    def _show(self) -> None:
        playback, console = self.playback, self.console
        console.rule(t("cli-replay-step", step=playback.game.ply, last=playback.last), align="left")
        console.print(position_table(playback.game, playback.names, playback.seat))
        console.print()
        if playback.game.over:
            console.print(result_table(playback.game, playback.names))
            console.print()
        sentences = [" ".join(playback.words(step)) for step in playback.news()]
        for line in sentences or [
            t("cli-replay-hidden")
        ]:  # last, so that it is visible in a small window
            console.print(line, style="bold")
        if playback.game.over:
            console.print(victory_words(playback.game, playback.names), style="bold")
        else:
            console.print(whose_turn("cli-now", playback.game, playback.names))
