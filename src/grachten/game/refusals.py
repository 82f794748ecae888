"""Refusals: a code, the rule, and the facts, all of which the seat knows."""

from collections.abc import Callable, Mapping
from typing import Any

from grachten.errors import Refusal
from grachten.game.actions import COLOR_NUMBER, Action, ClaimRoute, DrawMarket, Keep
from grachten.game.notation import Notation
from grachten.game.view import Numbers, offer_of
from grachten.rules import kernel, layout
from grachten.rules.layout import Row

# For each refusal of the kernel: code, rule, and the English text.
_WORDS: Mapping[int, tuple[str, str, str]] = {
    layout.GAME_IS_OVER: ("game_over", "R24", "The game is over"),
    layout.KEEP_FIRST_CONTRACTS: (
        "keep_first_contracts",
        "R4",
        "Keep one or both of the contracts on offer",
    ),
    layout.KEEP_CONTRACTS: ("must_keep", "R20", "First keep one or two of the contracts drawn"),
    layout.NOTHING_ON_OFFER: ("nothing_on_offer", "R20", "No contracts are on offer"),
    layout.TAKE_SECOND_CARD: ("second_card", "R7", "Take a second card first"),
    layout.DECK_IS_EMPTY: ("deck_empty", "C2", "The deck is empty"),
    layout.NOT_IN_MARKET: ("not_in_market", "R7", "There is no {color} card in the market"),
    layout.WILD_AS_SECOND: (
        "wild_second",
        "R9",
        "A wild from the market cannot be the second card",
    ),
    layout.NO_CONTRACTS_LEFT: ("no_contracts_left", "R20", "No contracts are left to draw"),
    layout.SOMETHING_ELSE_POSSIBLE: (
        "must_act",
        "C5",
        "You may pass only when you can do nothing else",
    ),
    layout.ROUTE_TAKEN: ("route_taken", "R12", "The route {route} is claimed already"),
    layout.TWIN_HELD: ("twin_held", "R18", "You already hold the route parallel to {route}"),
    layout.TWIN_CLOSES: (
        "twin_closes",
        "R19",
        "With two players {route} is closed once its parallel route is claimed",
    ),
    layout.TOO_FEW_CARTS: ("too_few_carts", "R15", "{route} needs {needed} carts, you have {held}"),
    layout.TOO_FEW_CARDS: (
        "too_few_cards",
        "R13",
        "This takes {needed} {color} cards, you have {held}",
    ),
    layout.TOO_FEW_WILDS: ("too_few_wilds", "R13", "This takes {needed} wilds, you have {held}"),
}


def word(number: int, facts: Mapping[str, Any]) -> Refusal:
    code, rule, words = _WORDS[number]
    return Refusal(code, rule, words.format(**facts), facts)


def not_your_turn(seat: int, to_move: int) -> Refusal:
    facts = {"seat": seat, "to_move": to_move}
    return Refusal("not_your_turn", "R6", f"It is the turn of seat {to_move}", facts)


def either(on_turn: Refusal, to_move: int) -> Refusal:
    """Return the refusal of an action off turn that would not be legal on turn either."""
    message = f"It is the turn of seat {to_move}. On your turn: {on_turn.message}"
    return Refusal(on_turn.code, on_turn.rule, message, {**on_turn.facts, "to_move": to_move})


def already_chosen(seat: int) -> Refusal:
    message = "This seat has chosen its first contracts"
    return Refusal("already_chosen", "R4", message, {"seat": seat})


def reason(notation: Notation, row: Row, action: Action) -> Refusal | None:
    """Return why the seat to move may not do this, or None if it may."""
    s = Numbers(row)
    number = notation.id_of(action, offer_of(notation, s, s.one("to_move")))
    if number is None:
        return never_legal(notation, s.one("phase"), action)
    refused = kernel.refusal(notation.tables, row, number)
    return None if refused == layout.ALLOWED else refusal_of(notation, row, action, refused)


def reason_of_id(notation: Notation, row: Row, number: int) -> Refusal | None:
    """Return why the seat to move may not do what an id stands for, or None if it may."""
    refused = kernel.refusal(notation.tables, row, number)
    if refused == layout.ALLOWED:
        return None
    if refused == layout.NOT_ON_OFFER:
        return Refusal("not_on_offer", "R21", "Only one contract is on offer")
    return refusal_of(notation, row, notation.by_id[number] or Keep(()), refused)


def refusal_of(notation: Notation, row: Row, action: Action, number: int) -> Refusal:
    """Return a refusal of the kernel with its facts, all of which the seat to move knows."""
    s = row.view(layout.STATE)[0]
    facts: dict[str, Any] = {}
    if number == layout.KEEP_FIRST_CONTRACTS:
        return word(number, {})  # the same answer for every action
    if isinstance(action, DrawMarket):
        facts["color"] = action.color
    elif isinstance(action, ClaimRoute):
        facts["route"] = action.route
        if number in _CLAIM_FACTS:
            facts |= _CLAIM_FACTS[number](notation, s, action)
    return word(number, facts)


def _route_taken(notation: Notation, s: Any, action: ClaimRoute) -> dict[str, Any]:
    holders = (i for i in range(s.players) if action.route in notation.routes_in(s.owned[i]))
    return {"seat": next(holders)}


def _too_few_carts(notation: Notation, s: Any, action: ClaimRoute) -> dict[str, Any]:
    return {"needed": _length(notation, action), "held": int(s.carts[s.to_move])}


def _too_few_cards(notation: Notation, s: Any, action: ClaimRoute) -> dict[str, Any]:
    held = int(s.hands[s.to_move, COLOR_NUMBER[action.color]])
    return {
        "color": action.color,
        "needed": _length(notation, action) - action.wilds,
        "held": held,
    }


def _too_few_wilds(_: Notation, s: Any, action: ClaimRoute) -> dict[str, Any]:
    return {"needed": action.wilds, "held": int(s.hands[s.to_move, layout.WILD])}


_CLAIM_FACTS: Mapping[int, Callable[[Notation, Any, ClaimRoute], dict[str, Any]]] = {
    layout.ROUTE_TAKEN: _route_taken,
    layout.TOO_FEW_CARTS: _too_few_carts,
    layout.TOO_FEW_CARDS: _too_few_cards,
    layout.TOO_FEW_WILDS: _too_few_wilds,
}


def _length(notation: Notation, action: ClaimRoute) -> int:
    return notation.board.routes[notation.board.route_index[action.route]].length


def never_legal(notation: Notation, phase: int, action: Action) -> Refusal:
    """Refuse an action that has no id: a payment no route takes, or contracts not on offer."""
    if phase == layout.OVER:
        return word(layout.GAME_IS_OVER, {})
    if phase == layout.SETUP:
        return word(layout.KEEP_FIRST_CONTRACTS, {})
    if isinstance(action, Keep):
        if phase != layout.KEEP:
            return word(layout.NOTHING_ON_OFFER, {})
        return Refusal("not_on_offer", "R20", f"{action} is not among the contracts on offer")
    assert isinstance(action, ClaimRoute)
    route = notation.board.routes[notation.board.route_index[action.route]]
    facts = {
        "route": route.name,
        "color": route.color,
        "length": route.length,
        "paid_color": action.color,
        "wilds": action.wilds,
    }
    if action.color == "wild":
        message = f"With wilds alone {route.name} takes {route.length} of them"
        return Refusal("wrong_payment", "R13", message, facts)
    if route.color not in ("grey", action.color):
        message = f"{route.name} takes {route.color} cards and wilds"
        return Refusal("wrong_color", "R13", message, facts)
    message = f"{route.name} takes {route.length} cards, at least one of them {action.color}"
    return Refusal("wrong_payment", "R14" if route.color == "grey" else "R13", message, facts)
