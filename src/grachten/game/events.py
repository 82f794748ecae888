"""Events: what happened. One frozen class per kind, with the JSON of docs/record.md.

A field that is UNSET is a secret of another seat.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from grachten.game.actions import Color

Cards = dict[Color, int]
Reason = Literal["carts", "stalemate", "resigned"]


class _Event(Struct, frozen=True, gc=False, tag_field="type"):
    pass


class CardDealt(_Event, frozen=True, tag="card_dealt"):
    """A seat was dealt a card (R2)."""

    seat: int
    card: Color | UnsetType = UNSET


class MarketFilled(_Event, frozen=True, tag="market_filled"):
    """A card was put into a slot of the market."""

    slot: int
    card: Color


class MarketReset(_Event, frozen=True, tag="market_reset"):
    """The market was cleared because it held too many wilds (R3)."""

    cards: tuple[Color, ...]


class DeckReshuffled(_Event, frozen=True, tag="deck_reshuffled"):
    """The discards became the new deck."""

    cards: Cards


class ContractsOffered(_Event, frozen=True, tag="contracts_offered"):
    """A seat was offered contracts (R4, R20); others see only how many."""

    seat: int
    contracts: tuple[str, ...] | UnsetType = UNSET
    count: int | UnsetType = UNSET


class ContractKept(_Event, frozen=True, tag="contract_kept"):
    """A seat kept a contract."""

    seat: int
    contract: str | UnsetType = UNSET


class ContractReturned(_Event, frozen=True, tag="contract_returned"):
    """A seat returned a contract to the bottom of the pile."""

    seat: int
    contract: str | UnsetType = UNSET


class CardDrawn(_Event, frozen=True, tag="card_drawn"):
    """A seat drew a card from the deck or took one from the market."""

    seat: int
    source: Literal["deck", "market"] = field(name="from")
    card: Color | UnsetType = UNSET
    slot: int | UnsetType = UNSET


class RouteClaimed(_Event, frozen=True, tag="route_claimed"):
    """A seat claimed a route, paying these cards and scoring these points."""

    seat: int
    route: str
    cards: Cards
    points: int


class MerchandiseTaken(_Event, frozen=True, tag="merchandise_taken"):
    """A seat took a merchandise card."""

    seat: int


class LastRound(_Event, frozen=True, tag="last_round"):
    """A seat triggered the last round (R24)."""

    seat: int


class Passed(_Event, frozen=True, tag="passed"):
    """A seat passed (C5)."""

    seat: int


class GameOver(_Event, frozen=True, tag="game_over"):
    """The game ended; `seat` is the one that resigned, if one did."""

    reason: Reason
    seat: int | UnsetType = UNSET


Event = (
    CardDealt
    | MarketFilled
    | MarketReset
    | DeckReshuffled
    | ContractsOffered
    | ContractKept
    | ContractReturned
    | CardDrawn
    | RouteClaimed
    | MerchandiseTaken
    | LastRound
    | Passed
    | GameOver
)


def as_seen(event: Event, seat: int | None) -> Event:
    """Return the event as this seat, or a spectator (None), may see it in a running game."""
    match event:
        case CardDealt() if event.seat != seat:
            return CardDealt(event.seat)
        case CardDrawn(source="deck") if event.seat != seat:
            return CardDrawn(event.seat, "deck")
        case ContractsOffered() if event.seat != seat and event.contracts is not UNSET:
            return ContractsOffered(event.seat, count=len(event.contracts))
        case ContractKept() if event.seat != seat:
            return ContractKept(event.seat)
        case ContractReturned() if event.seat != seat:
            return ContractReturned(event.seat)
    return event
