"""A preview of what a move will do."""

from rich.text import Text

from grachten.board import Board
from grachten.cli.screen import first_capital
from grachten.cli.words import action_words, contracts_words
from grachten.game import (
    Action,
    ClaimRoute,
    DrawContracts,
    DrawDeck,
    DrawMarket,
    Keep,
    View,
)
from grachten.words import t


def move_preview(board: Board, view: View, action: Action) -> Text:
    """Return the move in words, and its effects as far as the seat can know them."""
    text = Text(first_capital(action_words(board, action)), "bold")
    consequence = _consequence(board, view, action)
    return text.append(f": {consequence}.", "not bold") if consequence else text.append(".")


def _consequence(board: Board, view: View, action: Action) -> str:
    match action:
        case ClaimRoute():
            return _claimed(board, view, action)
        case Keep(contracts):
            back = [n for n in view.offer or () if n not in contracts]
            given = contracts_words(board, back)
            return t("cli-foresee-keep", contract=given) if back else ""
        case DrawMarket("wild"):
            return t("cli-foresee-wild")
        case DrawDeck():
            return t("cli-foresee-deck")
        case DrawMarket() if view.phase == "second_draw":
            return t("cli-foresee-second")
        case DrawMarket():
            return t("cli-foresee-first")
        case DrawContracts():
            return t("cli-foresee-contracts")
    return ""


def _claimed(board: Board, view: View, claim: ClaimRoute) -> str:
    assert view.seat is not None
    route = board.routes[board.route_index[claim.route]]
    return t(
        "cli-foresee-claim",
        points=board.points[route.length],
        merchandise="yes" if route.carts and view.merchandise_left else "no",
        carts=view.seats[view.seat].carts - route.length,
    )
