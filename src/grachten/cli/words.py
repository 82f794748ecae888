"""Actions, events and steps in plain English, with the place names of the board."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from msgspec import UnsetType

from grachten.board import Board
from grachten.cli.screen import count
from grachten.game.actions import (
    Action,
    ClaimRoute,
    Color,
    DrawContracts,
    DrawDeck,
    DrawMarket,
    Keep,
    Pass,
    Resign,
)
from grachten.game.events import (
    CardDealt,
    CardDrawn,
    ContractKept,
    ContractReturned,
    ContractsOffered,
    DeckReshuffled,
    Event,
    GameOver,
    LastRound,
    MarketFilled,
    MarketReset,
    MerchandiseTaken,
    Passed,
    RouteClaimed,
)
from grachten.game.record import Step

# Kinds of events of which several in a row are one sentence.
MERGED = (CardDealt, MarketFilled, ContractKept, ContractReturned)


def list_words(words: Iterable[str], last: str = "and") -> str:
    """One, two and three."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def card_words(cards: Mapping[Color, int], none: str = "none") -> str:
    """How many cards of each color: 1 pink and 2 wilds."""
    items = (
        f"{n} wilds" if color == "wild" and n > 1 else f"{n} {color}" for color, n in cards.items()
    )
    return list_words(items) or none


def route_words(board: Board, name: str) -> str:
    """The places of a route and its color: Oude Kerk – Dam (pink)."""
    route = board.routes[board.route_index[name]]
    ends = f"{board.places[route.a].name} – {board.places[route.b].name}"
    second = ", second" if name.endswith(f"-{route.color}-2") else ""
    return f"{ends} ({route.color}{second})"


def contract_words(board: Board, name: str, state: str = "") -> str:
    """The places of a contract and its points: Jordaan – Blauwbrug (9)."""
    contract = board.contracts[board.contract_index[name]]
    ends = f"{board.places[contract.a].name} – {board.places[contract.b].name}"
    return f"{ends} ({contract.points}{state and f', {state}'})"


def payment_words(board: Board, claim: ClaimRoute) -> str:
    """The cards that pay for a route: 1 pink and 1 wild."""
    length = board.routes[board.route_index[claim.route]].length
    cards: dict[Color, int] = {claim.color: length - claim.wilds}
    if claim.wilds:
        cards["wild"] = claim.wilds  # also where all are wild
    return card_words(cards)


def action_words(board: Board, action: Action) -> str:
    """What a player would do: claim Oude Kerk – Dam (pink) with 1 pink and 1 wild."""
    match action:
        case Keep(contracts):
            return f"keep {list_words(contract_words(board, name) for name in contracts)}"
        case DrawDeck():
            return "draw from the deck"
        case DrawMarket(color):
            return f"take {color} from the market"
        case ClaimRoute(route):
            return f"claim {route_words(board, route)} with {payment_words(board, action)}"
        case DrawContracts():
            return "draw contracts"
        case Pass():
            return "pass"
        case Resign():
            return "resign"


def event_words(board: Board, event: Event, names: Sequence[str]) -> str:
    """What happened: Anna claims Oude Kerk – Dam (pink) with 1 pink and 1 wild: 2 points.

    `names` are the players by seat; what the event leaves out as a secret is not spoken of.
    """
    return _sentence(board, [event], names)


def step_words(board: Board, step: Step, names: Sequence[str]) -> list[str]:
    """All that happened in a step, a sentence each; cards of a kind share one."""
    sentences = []
    for (kind, _), group in groupby(step.events, lambda e: (type(e), getattr(e, "seat", None))):
        events = list(group)
        if kind in MERGED:
            sentences.append(_sentence(board, events, names))
        else:
            sentences += [_sentence(board, [event], names) for event in events]
    return sentences


def seat_name(names: Sequence[str], seat: int | UnsetType) -> str:
    known = isinstance(seat, int) and 0 <= seat < len(names)
    return names[seat] if known and isinstance(seat, int) else "somebody"


def _sentence(board: Board, events: Sequence[Event], names: Sequence[str]) -> str:
    """One sentence for events of one kind and one seat."""
    event = events[0]
    match event:
        case CardDealt(seat):
            return f"{seat_name(names, seat)} is dealt {_cards(events)}"
        case CardDrawn(seat, source):
            verb = "draws" if source == "deck" else "takes"
            return f"{seat_name(names, seat)} {verb} {_cards(events)} from the {source}"
        case MarketFilled():
            return f"{_cards(events)} {_comes(events)} into the market".capitalize()
        case ContractKept(seat):
            return f"{seat_name(names, seat)} keeps {_contracts(board, events)}"
        case ContractReturned(seat):
            return f"{seat_name(names, seat)} gives back {_contracts(board, events)}"
        case ContractsOffered(seat):
            return f"{seat_name(names, seat)} is offered {_offer(board, event)}"
        case RouteClaimed(seat, route, cards, points):
            claim = f"claims {route_words(board, route)} with {card_words(cards)}"
            return f"{seat_name(names, seat)} {claim}: {count(points, 'point')}"
    return _public_sentence(event, names)


def _public_sentence(event: Event, names: Sequence[str]) -> str:
    """One sentence for an event that names no place and hides nothing."""
    match event:
        case MarketReset(cards):
            return f"Too many wilds: the market ({', '.join(cards)}) goes to the discards"
        case DeckReshuffled(cards):
            return f"The discards ({card_words(cards)}) are shuffled into a new deck"
        case MerchandiseTaken(seat):
            return f"{seat_name(names, seat)} takes a merchandise card"
        case LastRound(seat):
            return f"{seat_name(names, seat)} has at most 2 carts left: the last round begins"
        case Passed(seat):
            return f"{seat_name(names, seat)} can do nothing and passes"
        case GameOver("resigned", seat):
            return f"{seat_name(names, seat)} resigns: the game is over"
        case GameOver("stalemate"):
            return "Nobody can do anything: the game is over"
        case GameOver():
            return "The last round has ended: the game is over"
    raise AssertionError(event)


def _cards(events: Sequence[Event]) -> str:
    """The cards of some events, or how many where they are secret."""
    cards = [e.card for e in events if isinstance(e, CardDealt | CardDrawn | MarketFilled)]
    seen = [card for card in cards if isinstance(card, str)]
    if len(seen) == len(cards):
        return list_words(seen)
    return "a card" if len(cards) == 1 else f"{len(cards)} cards"


def _comes(events: Sequence[Event]) -> str:
    return "comes" if len(events) == 1 else "come"


def _contracts(board: Board, events: Sequence[Event]) -> str:
    """The contracts of some events, or how many where they are secret."""
    names = [e.contract for e in events if isinstance(e, ContractKept | ContractReturned)]
    seen = [contract_words(board, name) for name in names if isinstance(name, str)]
    if len(seen) == len(names):
        return list_words(seen)
    return "a contract" if len(names) == 1 else f"{len(names)} contracts"


def _offer(board: Board, event: ContractsOffered) -> str:
    if isinstance(event.contracts, tuple):
        return list_words(contract_words(board, name) for name in event.contracts)
    return "contracts" if isinstance(event.count, UnsetType) else count(event.count, "contract")
