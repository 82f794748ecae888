"""Grachten: the merchants' route game of 17th-century Amsterdam.

    from grachten import Game

    game = Game.new(players=3)

Names are looked up when they are first used, so that `import grachten` is quick.
"""

from typing import TYPE_CHECKING, Any

from grachten.version import VERSION

__version__ = VERSION

if TYPE_CHECKING:
    from grachten.board import Board, load_board
    from grachten.errors import BoardError, GrachtenError, IllegalAction, ParseError, RecordError
    from grachten.game import Action, Event, Game, Player, Record, View, parse_action

_HOMES = {
    "Action": "grachten.game",
    "Board": "grachten.board",
    "BoardError": "grachten.errors",
    "Event": "grachten.game",
    "Game": "grachten.game",
    "GrachtenError": "grachten.errors",
    "IllegalAction": "grachten.errors",
    "ParseError": "grachten.errors",
    "Player": "grachten.game",
    "Record": "grachten.game",
    "RecordError": "grachten.errors",
    "View": "grachten.game",
    "load_board": "grachten.board",
    "parse_action": "grachten.game",
}

__all__ = [
    "Action",
    "Board",
    "BoardError",
    "Event",
    "Game",
    "GrachtenError",
    "IllegalAction",
    "ParseError",
    "Player",
    "Record",
    "RecordError",
    "View",
    "__version__",
    "load_board",
    "parse_action",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'grachten' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
