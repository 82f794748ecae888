"""Events: what happened. One frozen class per kind, with the JSON of docs/record.md.

A field that is UNSET is a secret of another seat.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from grachten.board import Color

Cards = dict[Color, int]
Reason = Literal["carts", "stalemate", "resigned"]


class _Event(Struct, frozen=True, gc=False, tag_field="type"):
    pass


class CardDealt(_Event, frozen=True, tag="card_dealt"):
    """A seat was dealt a card (R2).

    >>> game = Game.new(2, seed=1)
    >>> game.last_step.events[0]
    CardDealt(seat=0, card='green')
    >>> game.steps_for(1)[0].events[0]  # as seat 1 sees it
    CardDealt(seat=0, card=UNSET)
    """

    seat: int
    card: Color | UnsetType = UNSET


class MarketFilled(_Event, frozen=True, tag="market_filled"):
    """A card was put into a slot of the market.

    >>> Game.new(2, seed=1).last_step.events[4]
    MarketFilled(slot=0, card='red')
    """

    slot: int
    card: Color


class MarketReset(_Event, frozen=True, tag="market_reset"):
    """The market was cleared because it held too many wilds (R3).

    >>> MarketReset(cards=("wild", "wild", "wild", "black", "black"))
    MarketReset(cards=('wild', 'wild', 'wild', 'black', 'black'))
    """

    cards: tuple[Color, ...]


class DeckReshuffled(_Event, frozen=True, tag="deck_reshuffled"):
    """The discards became the new deck.

    >>> DeckReshuffled(cards={"pink": 4, "blue": 3, "wild": 8})
    DeckReshuffled(cards={'pink': 4, 'blue': 3, 'wild': 8})
    """

    cards: Cards


class ContractsOffered(_Event, frozen=True, tag="contracts_offered"):
    """A seat was offered contracts (R4, R20); others see only how many.

    >>> game = Game.new(2, board="harbor", seed=1)
    >>> game.steps_for(1)[0].events[-2].count  # offered to seat 0
    2
    >>> game.steps_for(1)[0].events[-1].contracts  # offered to seat 1
    ('stadskraan-lijnbaan', 'accijnshuis-scheepswerf')
    """

    seat: int
    contracts: tuple[str, ...] | UnsetType = UNSET
    count: int | UnsetType = UNSET


class ContractKept(_Event, frozen=True, tag="contract_kept"):
    """A seat kept a contract.

    >>> game = Game.new(2, board="harbor", seed=1, first=0)
    >>> game.apply("keep:vuurtoren-lijnbaan")[0]
    ContractKept(seat=0, contract='vuurtoren-lijnbaan')
    """

    seat: int
    contract: str | UnsetType = UNSET


class ContractReturned(_Event, frozen=True, tag="contract_returned"):
    """A seat returned a contract to the bottom of the pile.

    >>> game = Game.new(2, board="harbor", seed=1, first=0)
    >>> game.apply("keep:vuurtoren-lijnbaan")[1]
    ContractReturned(seat=0, contract='scheepswerf-zoutkeet')
    """

    seat: int
    contract: str | UnsetType = UNSET


class CardDrawn(_Event, frozen=True, tag="card_drawn"):
    """A seat drew a card from the deck or took one from the market.

    >>> CardDrawn(seat=0, source="deck", card="green")
    CardDrawn(seat=0, source='deck', card='green', slot=UNSET)
    >>> CardDrawn(seat=0, source="market", card="red", slot=4)
    CardDrawn(seat=0, source='market', card='red', slot=4)
    """

    seat: int
    source: Literal["deck", "market"] = field(name="from")
    card: Color | UnsetType = UNSET
    slot: int | UnsetType = UNSET


class RouteClaimed(_Event, frozen=True, tag="route_claimed"):
    """A seat claimed a route, paying these cards and scoring these points.

    >>> RouteClaimed(seat=0, route="vismarkt-accijnshuis-grey", cards={"blue": 1}, points=1)
    RouteClaimed(seat=0, route='vismarkt-accijnshuis-grey', cards={'blue': 1}, points=1)
    """

    seat: int
    route: str
    cards: Cards
    points: int


class MerchandiseTaken(_Event, frozen=True, tag="merchandise_taken"):
    """A seat took a merchandise card.

    >>> MerchandiseTaken(seat=1)
    MerchandiseTaken(seat=1)
    """

    seat: int


class LastRound(_Event, frozen=True, tag="last_round"):
    """A seat triggered the last round (R24).

    >>> LastRound(seat=1)
    LastRound(seat=1)
    """

    seat: int


class Passed(_Event, frozen=True, tag="passed"):
    """A seat passed (C5).

    >>> Passed(seat=1)
    Passed(seat=1)
    """

    seat: int


class GameOver(_Event, frozen=True, tag="game_over"):
    """The game ended; `seat` is the one that resigned, if one did.

    >>> Game.new(2, seed=1).apply("resign", seat=1)
    (GameOver(reason='resigned', seat=1),)
    """

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
