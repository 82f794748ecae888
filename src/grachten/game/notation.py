"""Translation between names and the kernel's numbers: actions and ids, events and tapes."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import get_args

import numpy as np

from grachten.board import Board, Color
from grachten.errors import ParseError
from grachten.game.actions import (
    COLOR_NUMBER,
    COLORS,
    Action,
    ClaimRoute,
    DrawContracts,
    DrawDeck,
    DrawMarket,
    Keep,
    Pass,
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
    Reason,
    RouteClaimed,
)
from grachten.game.frozen import FrozenDict
from grachten.rules import layout
from grachten.rules.layout import Row
from grachten.rules.tables import make_tables, unpack_claim

REASONS: tuple[Reason, ...] = get_args(Reason)

# For each keep id, the slots of the offer that are kept.
KEPT_SLOTS = {layout.KEEP_FIRST: (0,), layout.KEEP_SECOND: (1,), layout.KEEP_BOTH: (0, 1)}


@lru_cache(maxsize=64)  # every game in a file of records can have its own board
def notation_of(board: Board) -> "Notation":
    """Return the notation of a board, from a cache."""
    return Notation(board)


class Notation:
    """A board with its kernel tables, and the names of everything on it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tables: Row = make_tables(board)
        self.actions = int(self.tables.view(layout.TABLES)[0].actions)

    @cached_property
    def by_id(self) -> Sequence[Action | None]:
        """The action of each id; None for `keep` ids, whose contracts depend on the offer."""
        b = self.tables.view(layout.TABLES)[0]
        actions: list[Action | None] = [DrawMarket(color) for color in COLORS]
        actions += [DrawDeck(), DrawContracts(), None, None, None, Pass()]
        for packed in b.claim[layout.CLAIM : self.actions].tolist():
            route, color, wilds = unpack_claim(packed)
            actions.append(ClaimRoute(self.board.routes[route].name, COLORS[color], wilds))
        return actions

    @cached_property
    def ids(self) -> Mapping[Action, int]:
        return {action: number for number, action in enumerate(self.by_id) if action is not None}

    @cached_property
    def route_names(self) -> Sequence[str]:
        return [route.name for route in self.board.routes]

    @cached_property
    def contract_names(self) -> Sequence[str]:
        return [contract.name for contract in self.board.contracts]

    def action_of(self, number: int, offer: Sequence[str]) -> Action:
        """Return the action of an id; `offer` has the contracts on offer to the seat to move."""
        action = self.by_id[number]
        if action is None:
            return Keep(tuple(offer[slot] for slot in KEPT_SLOTS[number]))
        return action

    def check_id(self, number: int) -> None:
        """Raise ParseError if this board has no action with this id."""
        if not 0 <= number < self.actions:
            message = f"an action is a number from 0 to {self.actions - 1}, not {number}"
            raise ParseError("unreadable_action", message)

    @cached_property
    def texts(self) -> Sequence[str]:
        return [str(action) for action in self.by_id]

    def text_of(self, number: int, offer: Sequence[str]) -> str:
        """Return the text of an id's action, as in records."""
        if number in KEPT_SLOTS:
            return str(self.action_of(number, offer))
        return self.texts[number]

    def id_of(self, action: Action, offer: Sequence[str]) -> int | None:
        """Return the id of an action, or None if it has none now."""
        if isinstance(action, Keep):
            kept = set(action.contracts)
            for number, slots in KEPT_SLOTS.items():
                names = {offer[slot] for slot in slots if slot < len(offer)}
                if names == kept and len(slots) == len(kept):
                    return number
            return None
        return self.ids.get(action)

    def check_names(self, action: Action) -> None:
        """Raise ParseError if an action names a route or a contract that is not on this board."""
        if isinstance(action, ClaimRoute):
            self.route_number(action.route)
        if isinstance(action, Keep):
            for name in action.contracts:
                if name not in self.board.contract_index:
                    message = f"there is no contract {name[:80]!r}"
                    raise ParseError("unknown_contract", message, contract=name[:80])

    def route_number(self, name: str) -> int:
        """Return the number of a route; raise ParseError if the board has no route of this name."""
        number = self.board.route_index.get(name)
        if number is None:
            name = name[:80]
            raise ParseError("unknown_route", f"there is no route {name!r}", route=name)
        return number

    def event_of(self, noted: Sequence[int]) -> Event:
        """Return the Event of one entry of a tape."""
        return _DECODERS[noted[0]](self, noted)

    def outcomes_of(self, events: Sequence[Event], unseen: int) -> list[int]:
        """Return the outcomes of chance in a recorded step, as numbers for a tape.

        `unseen` contracts are drawn at random; after them, returned ones come up in order.
        """
        outcomes: list[int] = []
        for event in events:
            match event:
                case CardDealt(card=str(color)) | MarketFilled(card=str(color)):
                    outcomes.append(COLOR_NUMBER[color])
                case CardDrawn(source="deck", card=str(color)):
                    outcomes.append(COLOR_NUMBER[color])
                case ContractsOffered(contracts=tuple(names)):
                    by_lot = names[:unseen]
                    unseen -= len(by_lot)
                    outcomes += [self.board.contract_index.get(name, -1) for name in by_lot]
        return outcomes

    def indices_in(self, words: Sequence[int] | Row) -> list[int]:
        """Return the numbers of the routes or contracts in a set of bits."""
        return list(_indices_in(_plain(words)))

    def routes_in(self, words: Sequence[int] | Row) -> list[str]:
        return [self.route_names[i] for i in self.indices_in(words)]

    def contracts_in(self, words: Sequence[int] | Row) -> list[str]:
        return [self.contract_names[i] for i in self.indices_in(words)]


def cards_of(counts: Sequence[int] | Row) -> dict[Color, int]:
    """Return the number of cards by color, without colors that have none."""
    return _cards_of(_plain(counts))


def _plain(numbers: Sequence[int] | Row) -> tuple[int, ...]:
    return tuple(numbers.tolist() if isinstance(numbers, np.ndarray) else numbers)


@lru_cache(maxsize=8192)  # the same sets come up in view after view
def _indices_in(words: tuple[int, ...]) -> tuple[int, ...]:
    found = []
    for place, word in enumerate(words):
        while word:
            found.append(place * layout.WORD + (word & -word).bit_length() - 1)
            word &= word - 1
    return tuple(found)


@lru_cache(maxsize=8192)
def _cards_of(counts: tuple[int, ...]) -> dict[Color, int]:
    return FrozenDict({color: n for color, n in zip(COLORS, counts, strict=False) if n})


def _offered(notation: Notation, noted: Sequence[int]) -> Event:
    names = tuple(notation.contract_names[i] for i in noted[2:4] if i >= 0)
    return ContractsOffered(noted[1], names)


def _drawn(_: Notation, noted: Sequence[int]) -> Event:
    if noted[2] < 0:
        return CardDrawn(noted[1], "deck", COLORS[noted[3]])
    return CardDrawn(noted[1], "market", COLORS[noted[3]], noted[2])


def _claimed(notation: Notation, noted: Sequence[int]) -> Event:
    _, seat, number, color, wilds = noted[:5]
    route = notation.board.routes[number]
    cards: dict[Color, int] = {}
    if wilds < route.length:
        cards[COLORS[color]] = route.length - wilds
    if wilds:
        cards["wild"] = wilds
    return RouteClaimed(seat, route.name, FrozenDict(cards), notation.board.points[route.length])


def _over(_: Notation, noted: Sequence[int]) -> Event:
    reason = REASONS[noted[1] - layout.CARTS]
    return GameOver(reason, noted[2]) if reason == "resigned" else GameOver(reason)


_DECODERS: Mapping[int, Callable[[Notation, Sequence[int]], Event]] = {
    layout.CARD_DEALT: lambda _, e: CardDealt(e[1], COLORS[e[2]]),
    layout.MARKET_FILLED: lambda _, e: MarketFilled(e[1], COLORS[e[2]]),
    layout.MARKET_RESET: lambda _, e: MarketReset(tuple(COLORS[c] for c in e[1:6])),
    layout.DECK_RESHUFFLED: lambda _, e: DeckReshuffled(cards_of(e[1:8])),
    layout.CONTRACTS_OFFERED: _offered,
    layout.CONTRACT_KEPT: lambda n, e: ContractKept(e[1], n.contract_names[e[2]]),
    layout.CONTRACT_RETURNED: lambda n, e: ContractReturned(e[1], n.contract_names[e[2]]),
    layout.CARD_DRAWN: _drawn,
    layout.ROUTE_CLAIMED: _claimed,
    layout.MERCHANDISE_TAKEN: lambda _, e: MerchandiseTaken(e[1]),
    layout.LAST_ROUND: lambda _, e: LastRound(e[1]),
    layout.PASSED: lambda _, e: Passed(e[1]),
    layout.GAME_OVER: _over,
}
