"""Game, Action, Event, View, Record and notation: what everybody else talks to."""

from grachten.board import Color
from grachten.game.actions import (
    Action,
    ClaimRoute,
    DrawContracts,
    DrawDeck,
    DrawMarket,
    Keep,
    Pass,
    Resign,
    parse_action,
)
from grachten.game.events import Event
from grachten.game.game import Game
from grachten.game.openness import open_routes
from grachten.game.record import Outcome, Player, Record, Score, Step, read_record, read_records
from grachten.game.start import Start
from grachten.game.verify import Verdict, verify
from grachten.game.view import Revealed, Seat, View

__all__ = [
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
    "Start",
    "Step",
    "Verdict",
    "View",
    "open_routes",
    "parse_action",
    "read_record",
    "read_records",
    "verify",
]
