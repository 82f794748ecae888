"""The JSON lines exchanged with a bot that runs as a program (docs/protocol.md)."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from grachten.board import Board
from grachten.game import Outcome, Step, View
from grachten.game.record import RULES, plain_board

PROTOCOL = "grachten-bot/1"


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message to a program, which answers with Ready."""

    protocol: str
    board: dict[str, Any]
    rules: int


class Start(Struct, frozen=True, tag_field="type", tag="start"):
    """A new game begins."""

    seat: int
    players: int
    first: int
    player_seeds: tuple[str, ...] | UnsetType = UNSET  # on a server: the seeds of the deal


class Events(Step, frozen=True, tag_field="type", tag="events"):
    """A step, as the program's seat may see it."""


class Decide(Struct, frozen=True, tag_field="type", tag="decide"):
    """A request for an action; the program replies with Answer."""

    view: View
    legal: tuple[str, ...]
    time_ms: int


class Over(Struct, frozen=True, tag_field="type", tag="over"):
    """The game has ended."""

    result: Outcome


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """The program is ready to play."""

    name: str = ""


class Answer(Struct, frozen=True, tag_field="type", tag="action"):
    """The program's decision, as the action's text."""

    action: str


Question = Hello | Start | Events | Decide | Over


def hello(board: Board) -> Hello:
    return Hello(PROTOCOL, plain_board(board.source), RULES)


def events(step: Step) -> Events:
    return Events(step.ply, step.seat, step.action, step.events, step.at, step.by)


def to_line(message: Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"
