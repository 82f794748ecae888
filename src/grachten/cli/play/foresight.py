"""What a move will do, told before it is made."""

from rich.text import Text

from grachten.board import Board
from grachten.cli.screen import count
from grachten.cli.words import action_words, contract_words, list_words
from grachten.game import (
    Action,
    ClaimRoute,
    DrawContracts,
    DrawDeck,
    DrawMarket,
    Keep,
    View,
)


def foresight(board: Board, view: View, action: Action) -> Text:
    """The move in words, and what comes of it as far as the seat can know."""
    words = action_words(board, action)
    text = Text(f"{words[0].upper()}{words[1:]}", "bold")
    consequence = _consequence(board, view, action)
    return text.append(f": {consequence}.", "not bold") if consequence else text.append(".")


def _consequence(board: Board, view: View, action: Action) -> str:
    match action:
        case ClaimRoute():
            return _claimed(board, view, action)
        case Keep(contracts):
            back = [n for n in view.offer or () if n not in contracts]
            given = list_words(contract_words(board, n) for n in back)
            return f"{given} goes back under the pile" if back else ""
        case DrawMarket("wild"):
            return "a wild from the market is your only card this turn (R8)"
        case DrawDeck():
            return "nobody else sees the card"
        case DrawMarket() if view.phase == "second_draw":
            return "your second card, then your turn is over"
        case DrawMarket():
            return "then you take a second card"
        case DrawContracts():
            return "you must keep at least one, and one that fails costs you its points (R20, R25)"
    return ""


def _claimed(board: Board, view: View, claim: ClaimRoute) -> str:
    assert view.seat is not None
    route = board.routes[board.route_index[claim.route]]
    parts = [count(board.points[route.length], "point")]
    if route.carts and view.merchandise_left:
        parts.append("a merchandise card")
    parts.append(f"{count(view.seats[view.seat].carts - route.length, 'cart')} left")
    return ", ".join(parts)
