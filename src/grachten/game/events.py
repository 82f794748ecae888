"""What happened: one frozen type a kind, with the JSON of docs/record.md.

A field that is left out (UNSET) is a secret of another seat.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from grachten.game.actions import Color

Cards = dict[Color, int]
Reason = Literal["carts", "stalemate", "resigned"]


class _Event(Struct, frozen=True, gc=False, tag_field="type"):
    pass


class CardDealt(_Event, frozen=True, tag="card_dealt"):
    seat: int
    card: Color | UnsetType = UNSET


class MarketFilled(_Event, frozen=True, tag="market_filled"):
    slot: int
    card: Color


class MarketReset(_Event, frozen=True, tag="market_reset"):
    cards: tuple[Color, ...]


class DeckReshuffled(_Event, frozen=True, tag="deck_reshuffled"):
    cards: Cards


class ContractsOffered(_Event, frozen=True, tag="contracts_offered"):
    seat: int
    contracts: tuple[str, ...] | UnsetType = UNSET
    count: int | UnsetType = UNSET


class ContractKept(_Event, frozen=True, tag="contract_kept"):
    seat: int
    contract: str | UnsetType = UNSET


class ContractReturned(_Event, frozen=True, tag="contract_returned"):
    seat: int
    contract: str | UnsetType = UNSET


class CardDrawn(_Event, frozen=True, tag="card_drawn"):
    seat: int
    source: Literal["deck", "market"] = field(name="from")
    card: Color | UnsetType = UNSET
    slot: int | UnsetType = UNSET


class RouteClaimed(_Event, frozen=True, tag="route_claimed"):
    seat: int
    route: str
    cards: Cards
    points: int


class MerchandiseTaken(_Event, frozen=True, tag="merchandise_taken"):
    seat: int


class LastRound(_Event, frozen=True, tag="last_round"):
    seat: int


class Passed(_Event, frozen=True, tag="passed"):
    seat: int


class GameOver(_Event, frozen=True, tag="game_over"):
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
    """The event as this seat, or a spectator (None), may see it while the game is running."""
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
