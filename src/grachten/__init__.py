"""Grachten: the merchants' route game of 17th-century Amsterdam.

>>> from grachten import Game, make_bot, play_game
>>> game = Game.new(["greedy", "path"], seed=1)
>>> play_game(game, [make_bot("greedy", 1), make_bot("path", 2)])
>>> len(game.outcome().scores)
2

A name is imported when it is first used, so that `import grachten` is fast.
"""

from typing import TYPE_CHECKING, Any

from grachten.version import VERSION

__version__ = VERSION

if TYPE_CHECKING:
    from grachten.board import (
        Board,
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
        Color,
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

# For each module, the public names that come from it.
_HOMES = {
    "grachten.board": (
        "Board",
        "load_board",
    ),
    "grachten.bots": (
        "Bot",
        "BotFailure",
        "Forfeit",
        "make_bot",
        "play_game",
    ),
    "grachten.errors": (
        "BoardError",
        "GameStateError",
        "GrachtenError",
        "IllegalAction",
        "ParseError",
        "RecordError",
        "Refusal",
    ),
    "grachten.game": (
        "Action",
        "ClaimRoute",
        "Color",
        "DrawContracts",
        "DrawDeck",
        "DrawMarket",
        "Event",
        "Game",
        "Keep",
        "Outcome",
        "Pass",
        "Player",
        "Record",
        "Resign",
        "Revealed",
        "Score",
        "Seat",
        "Step",
        "Verdict",
        "View",
        "parse_action",
        "read_record",
        "read_records",
        "verify",
    ),
    "grachten.game.batch": ("Batch",),
    "grachten.game.chance_step": ("ChanceStep",),
    "grachten.game.events": (
        "CardDealt",
        "CardDrawn",
        "ContractKept",
        "ContractReturned",
        "ContractsOffered",
        "DeckReshuffled",
        "GameOver",
        "LastRound",
        "MarketFilled",
        "MarketReset",
        "MerchandiseTaken",
        "Passed",
        "RouteClaimed",
    ),
}

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

    for module, names in _HOMES.items():
        if name in names:
            value = globals()[name] = getattr(import_module(module), name)
            return value
    raise AttributeError(f"module 'grachten' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
