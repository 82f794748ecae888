"""Actions, events and steps in the player's language, with the board's place names."""

import re
from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec import UnsetType

from grachten.board import Board, Color, Contract, Route
from grachten.game.actions import (
    Action,
    ClaimRoute,
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
from grachten.game.record import Player, Step
from grachten.game.start import CONTINUE
from grachten.words import has, list_words, t

# The name in records of a person who plays alone against bots.
YOU = "You"

# Kinds of events that are combined into one sentence.
MERGED = (CardDealt, MarketFilled)


def color_words(color: str) -> str:
    """Return the name of a card's or route's color."""
    return t("cli-color", color=color)


def card_words(cards: Mapping[Color, int]) -> str:
    """Return the number of cards of each color: one pink card and 2 wilds."""
    items = (t("cards-of-color", color=color, count=n) for color, n in cards.items() if n)
    return list_words(items) or t("cli-none")


def ends_words(board: Board, what: Route | Contract, dash: str = "–") -> str:
    """Return the two places of a route or contract: Oude Kerk – Dam."""
    return f"{board.places[what.a].name} {dash} {board.places[what.b].name}"


def route_words(board: Board, name: str) -> str:
    """Return a route's places, color and length: Oude Kerk – Dam, pink, 2."""
    route = board.routes[board.route_index[name]]
    ends = {"from": board.places[route.a].name, "to": board.places[route.b].name}
    words = t("route", color=route.color, length=route.length, **ends)
    second = name.endswith(f"-{route.color}-2")
    return t("cli-second-route", route=words) if second else words


def contract_words(board: Board, name: str) -> str:
    """Return a contract's places and points: Jordaan – Blauwbrug, 9 points."""
    contract = board.contracts[board.contract_index[name]]
    ends = {"from": board.places[contract.a].name, "to": board.places[contract.b].name}
    return t("contract", points=contract.points, **ends)


def contracts_words(board: Board, names: Sequence[str]) -> str:
    """Return a list of contracts."""
    return list_words(contract_words(board, name) for name in names)


def payment_words(board: Board, claim: ClaimRoute) -> str:
    """Return the cards that pay for a route: one pink card and one wild."""
    length = board.routes[board.route_index[claim.route]].length
    cards: dict[Color, int] = {claim.color: length - claim.wilds}
    if claim.wilds:
        cards["wild"] = claim.wilds  # even if all cards are wild
    return card_words(cards)


def action_words(board: Board, action: Action) -> str:
    """Return what a player would do: claim Oude Kerk – Dam, pink, 2 with 2 wilds."""
    match action:
        case Keep(contracts):
            return t("cli-do-keep", contracts=contracts_words(board, contracts))
        case DrawDeck():
            return t("hint-deck")
        case DrawMarket(color):
            return t("hint-market", color=color)
        case ClaimRoute(route):
            cards = payment_words(board, action)
            return t("cli-do-claim", route=route_words(board, route), cards=cards)
        case DrawContracts():
            return t("hint-contracts")
        case Pass():
            return t("hint-pass")
        case Resign():
            return t("cli-do-resign")


def player_words(player: Player) -> str:
    """Return a player's name for display."""
    if player.kind == "bot":
        return bot_words(player.name)
    return t("cli-you") if player.name == YOU else player.name


def bot_words(name: str) -> str:
    """Return a bot's name; the levels have a name in each language."""
    kind = re.sub(r" [2-4]$", "", name)
    number = name.removeprefix(kind)
    return f"{t(f'bot-{kind}')}{number}" if has(f"bot-{kind}") else name


def who(name: str, told: bool = False) -> dict[str, str]:
    """Return the subject of a sentence; `told` means it addresses that player."""
    return {"who": "you" if told or name == t("cli-you") else "other", "name": name}


def step_words(
    board: Board, step: Step, names: Sequence[str], told: int | None = None
) -> list[str]:
    """Return sentences about everything in a step; cards of one kind share a sentence.

    `names` are the players by seat, and `told` is the seat that is addressed. The sentences do not
    mention secrets that the events omit.
    """
    if step.action == CONTINUE:
        return [t("log-continued")]
    sentences = []
    for (kind, _), group in groupby(step.events, lambda e: (type(e), getattr(e, "seat", None))):
        events = list(group)
        if kind in MERGED:
            sentences.append(_sentence(board, events, names, told))
        else:
            sentences += [_sentence(board, [event], names, told) for event in events]
    return sentences


def _who(names: Sequence[str], seat: int | UnsetType, told: int | None) -> dict[str, str]:
    if isinstance(seat, int) and 0 <= seat < len(names):
        return who(names[seat], seat == told)
    return who(t("cli-somebody"))


def _sentence(board: Board, events: Sequence[Event], names: Sequence[str], told: int | None) -> str:
    """Return one sentence for events of one kind and one seat."""
    event = events[0]
    about = _who(names, getattr(event, "seat", -1), told)
    match event:
        case CardDealt():
            return _dealt([e.card for e in events if isinstance(e, CardDealt)], about)
        case CardDrawn():
            return _drawn(event, about)
        case MarketFilled():
            cards = [color_words(e.card) for e in events if isinstance(e, MarketFilled)]
            return t("cli-log-market-filled", cards=list_words(cards))
        case ContractKept(_, contract):
            return _contract(board, "log-kept", contract, about)
        case ContractReturned(_, contract):
            return _contract(board, "log-returned", contract, about)
        case ContractsOffered():
            return _offer(board, event, about)
        case RouteClaimed(_, route, cards, points):
            facts = {"route": route_words(board, route), "cards": card_words(cards)}
            return t("log-claimed", points=points, **facts, **about)
    return _public_sentence(event, about)


def _public_sentence(event: Event, about: dict[str, str]) -> str:
    """Return one sentence for an event without places or secrets."""
    match event:
        case MarketReset():
            return t("log-market-reset")
        case DeckReshuffled():
            return t("log-reshuffled")
        case MerchandiseTaken():
            return t("log-merchandise", **about)
        case LastRound():
            return t("log-last-round", **about)
        case Passed():
            return t("log-passed", **about)
        case GameOver("resigned"):
            return t("cli-log-resigned", **about)
        case GameOver(reason):
            return t("log-over", reason=reason)
    raise AssertionError(event)


def _dealt(cards: Sequence[Color | UnsetType], about: dict[str, str]) -> str:
    """Return the dealt cards, or their number if they are secret."""
    seen = [color_words(card) for card in cards if isinstance(card, str)]
    if len(seen) == len(cards):
        return t("cli-log-dealt-known", cards=list_words(seen), **about)
    return t("cli-log-dealt", count=len(cards), **about)


def _drawn(event: CardDrawn, about: dict[str, str]) -> str:
    if event.source == "market":
        return t("log-drew-market", color=event.card, **about)
    if not isinstance(event.card, str):
        return t("log-drew-deck", **about)
    if about["who"] == "you":
        return t("log-drew-deck-own", color=event.card)
    return t("log-drew-deck-known", color=event.card, name=about["name"])


def _contract(board: Board, message: str, name: str | UnsetType, about: dict[str, str]) -> str:
    """Return what happened to a contract, which is named unless it is secret."""
    if isinstance(name, UnsetType):
        return t(message, **about)
    return t(f"{message}-known", contract=contract_words(board, name), **about)


def _offer(board: Board, event: ContractsOffered, about: dict[str, str]) -> str:
    if isinstance(event.contracts, tuple):
        contracts = contracts_words(board, event.contracts)
        return t("cli-log-offered-known", contracts=contracts, **about)
    number = 0 if isinstance(event.count, UnsetType) else event.count
    return t("log-offered", count=number, **about)
