"""Run a class from a user's file as a program that speaks the bot protocol.

`python -m grachten.bots.class_runner FILE CLASS`. The class runs in its own process, so that a
crash or an endless loop there harms nothing else. Its prints go to standard error, because
standard output belongs to the protocol.
"""

import importlib.util
import inspect
import os
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from grachten.board import Board, load_board
from grachten.bots.base import Bot
from grachten.bots.messages import (
    Answer,
    Decide,
    Events,
    Hello,
    Over,
    Question,
    Ready,
    Start,
    to_line,
)
from grachten.game import Action, Outcome, Step, View, parse_action

MODULE = "bot_file"  # not the file's own name, which may clash with another module
_decoder = msgspec.json.Decoder(Question)


def main(file: str, name: str) -> None:
    """Serve games until the input ends."""
    with _own_streams() as (source, target):
        runner = ClassRunner(load_class(Path(file), name))
        for line in source:
            answer = runner.handle(_decoder.decode(line))
            if answer is not None:
                target.write(to_line(answer))
                target.flush()


class ClassRunner:
    """Passes messages to a bot of the class; every game gets a new bot."""

    _board: Board
    _start: Start
    _bot: Bot

    def __init__(self, kind: type[Any]) -> None:
        self._kind = kind

    def handle(self, message: Question) -> Ready | Answer | None:
        match message:
            case Hello():
                self._board = load_board(message.board)
                self._make("")  # a class that cannot be instantiated fails now, not in every game
                return Ready(self._kind.__name__)
            case Start():
                self._start = message
            case Events():
                self._observe(message)
            case Decide():
                return self._decide(message)
            case Over():
                self._bot.over(message.result)
                self._bot.close()
        return None

    def _observe(self, step: Step) -> None:
        if step.ply == 0:
            self._begin(step)
        plain = Step(step.ply, step.seat, step.action, step.events, step.at, step.by)
        self._bot.observe(plain)

    def _begin(self, deal: Step) -> None:
        """Create the bot. Its random numbers depend on its deal, so that a game can be repeated."""
        start = self._start
        self._seed = f"{msgspec.json.encode((start, deal.events))!r}"
        self._bot = self._make(self._seed)
        self._bot.start(self._board, start.seat, start.players, start.first)

    def _make(self, seed: str) -> Bot:
        rng = random.Random(seed)
        bot: Bot = (
            self._kind(rng) if issubclass(self._kind, Bot) else PlainClassBot(rng, self._kind)
        )
        return bot

    def _decide(self, message: Decide) -> Answer:
        """Ask the bot, with the same random numbers as in a game that was not interrupted."""
        self._bot.rng.seed(f"{self._seed} {message.view.ply}")
        legal = [parse_action(text) for text in message.legal]
        return Answer(str(self._bot.choose(message.view, legal, message.time_ms / 1000)))


class PlainClassBot(Bot):
    """An adapter for a class that is not a Bot: it has `choose`, and any of the other methods."""

    def __init__(self, rng: random.Random, kind: type[Any]) -> None:
        super().__init__(rng)
        self._own = kind()

    def start(self, board: Board, seat: int, players: int, first: int) -> None:
        self._tell("start", board, seat, players, first)

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:
        action: Action = self._own.choose(view, legal, clock)
        return action

    def observe(self, step: Step) -> None:
        self._tell("observe", step)

    def over(self, result: Outcome) -> None:
        self._tell("over", result)

    def close(self) -> None:
        self._tell("close")

    def _tell(self, method: str, *facts: Any) -> None:
        if hasattr(self._own, method):
            getattr(self._own, method)(*facts)


def load_class(path: Path, name: str) -> type[Any]:
    """Run the file and return the class; exit with a message if it cannot be a bot."""
    sys.path.insert(0, str(path.resolve().parent))  # like `python FILE`
    spec = importlib.util.spec_from_file_location(MODULE, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[MODULE] = module
    spec.loader.exec_module(module)
    kind = getattr(module, name, None)
    if not isinstance(kind, type):
        sys.exit(f"{name} in {path} is not a class")
    if inspect.isabstract(kind) or not callable(getattr(kind, "choose", None)):
        sys.exit(f"{name} in {path} has no method choose")
    return kind


@contextmanager
def _own_streams() -> Iterator[tuple[BinaryIO, BinaryIO]]:
    """Yield the protocol's two streams, which nothing else can read from or print to."""
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    with source, target:
        yield source, target


if __name__ == "__main__":
    main(*sys.argv[1:])
