"""Grachten: the merchants' route game of 17th-century Amsterdam.

>>> from grachten import Action, Color, Event, Game, __version__, make_bot, play_game
>>> game = Game.new(["greedy", "path"], seed=1)
>>> isinstance(game.legal_actions()[0], Action)
True
>>> play_game(game, [make_bot("greedy", 1), make_bot("path", 2)])
>>> game
<Game on amsterdam, ply 47: over by carts; greedy 39, path 31>
>>> all(isinstance(event, Event) for step in game.steps for event in step.events)
True

`Action` and `Event` are the unions of their classes. `Color` is the type of a card's color.

>>> hand: dict[Color, int] = game.view(None).revealed[0].hand
>>> hand
{'blue': 1, 'green': 1, 'red': 2}
>>> __version__.count(".")
2

A name is imported when it is first used, so that `import grachten` is fast.
"""

from typing import TYPE_CHECKING, Any

from grachten.version import VERSION

__version__ = VERSION

if TYPE_CHECKING:
    from grachten.board import (
        Board,
        Color,
        load_board,
    )
    from grachten.bots import (
        Bot,
        BotFailure,
        Forfeit,
        make_bot,
        play_game,
    )
    from grachten.errors import (
        BoardError,
        GameStateError,
        GrachtenError,
        IllegalAction,
        ParseError,
        RecordError,
        Refusal,
    )
    from grachten.game import (
        Action,
        ClaimRoute,
        DrawContracts,
        DrawDeck,
        DrawMarket,
        Event,
        Game,
        Keep,
        Outcome,
        Pass,
        Player,
        Record,
        Resign,
        Revealed,
        Score,
        Seat,
        Start,
        Step,
        Verdict,
        View,
        parse_action,
        read_record,
        read_records,
        verify,
    )
    from grachten.game.batch import Batch
    from grachten.game.chance_step import ChanceStep
    from grachten.game.events import (
        CardDealt,
        CardDrawn,
        ContractKept,
        ContractReturned,
        ContractsOffered,
        DeckReshuffled,
        GameOver,
        LastRound,
        MarketFilled,
        MarketReset,
        MerchandiseTaken,
        Passed,
        RouteClaimed,
    )

# The modules in which the public names are found, the quickest to import first.
_HOMES = (
    "grachten.errors",
    "grachten.board",
    "grachten.game",
    "grachten.game.events",
    "grachten.game.batch",
    "grachten.game.chance_step",
    "grachten.bots",
)

__all__ = [
    "Action",
    "Batch",
    "Board",
    "BoardError",
    "Bot",
    "BotFailure",
    "CardDealt",
    "CardDrawn",
    "ChanceStep",
    "ClaimRoute",
    "Color",
    "ContractKept",
    "ContractReturned",
    "ContractsOffered",
    "DeckReshuffled",
    "DrawContracts",
    "DrawDeck",
    "DrawMarket",
    "Event",
    "Forfeit",
    "Game",
    "GameOver",
    "GameStateError",
    "GrachtenError",
    "IllegalAction",
    "Keep",
    "LastRound",
    "MarketFilled",
    "MarketReset",
    "MerchandiseTaken",
    "Outcome",
    "ParseError",
    "Pass",
    "Passed",
    "Player",
    "Record",
    "RecordError",
    "Refusal",
    "Resign",
    "Revealed",
    "RouteClaimed",
    "Score",
    "Seat",
    "Start",
    "Step",
    "Verdict",
    "View",
    "__version__",
    "load_board",
    "make_bot",
    "parse_action",
    "play_game",
    "read_record",
    "read_records",
    "verify",
]


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for home in _HOMES if name in __all__ else ():
        module = import_module(home)
        if hasattr(module, name):
            value = globals()[name] = getattr(module, name)
            return value
    raise AttributeError(f"module 'grachten' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
