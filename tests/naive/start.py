"""The start of a game that continues another one: `from` in the record page."""

from __future__ import annotations

from typing import Any

from .board import COLORS, Board
from .chance import CheckError
from .game import CARDS_DEALT, CARTS_FOR_END, CONTRACTS_DEALT, MARKET_SLOTS, NaiveGame

PHASES = ("setup", "turn", "second_draw", "keep")


def continued(board: Board, players: int, first: int, start: Any) -> NaiveGame:
    """The game at its start; anything that is missing or impossible raises `CheckError`."""
    try:
        game = _laid_out(board, players, first, start["state"])
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise CheckError(f"from: not readable: {error!r}") from None
    _check_turn(game)
    _check_routes(game)
    _check_contracts(game, first)
    if not game.legal():
        raise CheckError("from: the seat to move can do nothing")
    return game


def _laid_out(board: Board, players: int, first: int, state: Any) -> NaiveGame:
    game, seats = NaiveGame(), state["seats"]
    if len(seats) != players:
        raise CheckError(f"from: expected {players} seats, found {len(seats)}")
    game.board, game.players = board, players
    game.phase, game.seat = state["phase"], _number(state["to_move"])
    game.deck, game.discards = _cards(state["deck"]), _cards(state["discards"])
    game.market = list(state["market"])
    game.hands = [_cards(seat["hand"]) for seat in seats]
    for seat, hand in zip(seats, game.hands, strict=True):
        if any(number > hand[color] for color, number in _cards(seat["known"]).items()):
            raise CheckError("from: known: expected cards of the hand")
    game.unseen = list(state["unseen"])
    game.returned = [back["contract"] for back in state["returned"]]
    if not all(0 <= _number(back["seat"]) < players for back in state["returned"]):
        raise CheckError("from: returned: expected seats")
    game.offers = [list(seat["offer"]) for seat in seats]
    game.kept = [list(seat["contracts"]) for seat in seats]
    names = [route.name for route in board.routes]
    if not state["routes"].keys() <= set(names):
        raise CheckError("from: routes: expected routes of the board")
    game.owner = [state["routes"].get(name) for name in names]
    held = [
        [r for r, owner in zip(board.routes, game.owner, strict=True) if owner == seat]
        for seat in range(players)
    ]
    if sum(map(len, held)) != len(state["routes"]):
        raise CheckError("from: routes: expected seats")
    game.carts = [board.carts_per_player - sum(r.length for r in own) for own in held]
    game.route_points = [_number(seat["points"]) for seat in seats]
    game.merchandise = [_number(seat["merchandise"]) for seat in seats]
    game.merchandise_pile = _number(state["merchandise_left"])
    game.choices_left = 0
    if game.phase == "setup":
        game.choices_left = players - (game.seat - first) % players
    game.turns_left, game.passes_in_a_row = state["turns_left"], _number(state["passes"])
    game.reason, game.resigned = None, None
    _check_last_round(game, state["last_round"])
    return game


def _number(found: Any) -> int:
    if type(found) is not int:
        raise CheckError(f"from: expected a number, found {found!r}")
    return found


def _cards(found: Any) -> dict[str, int]:
    if not set(found) <= set(COLORS) or any(_number(number) < 1 for number in found.values()):
        raise CheckError(f"from: expected numbers of cards by color, found {found!r}")
    return {color: found.get(color, 0) for color in COLORS}


def _check_turn(game: NaiveGame) -> None:
    if game.phase not in PHASES or not 0 <= game.seat < game.players:
        raise CheckError(f"from: no turn: {game.phase!r} of seat {game.seat}")
    if not 0 <= game.passes_in_a_row < game.players:  # C5
        raise CheckError(f"from: passes: {game.passes_in_a_row}")
    if game.passes_in_a_row and game.phase != "turn":
        raise CheckError("from: passes: the seat to move has done something")
    if len(game.market) != MARKET_SLOTS or not set(game.market) <= {*COLORS, None}:
        raise CheckError(f"from: market: {game.market!r}")
    if game.phase == "setup":
        if any(sum(hand.values()) != CARDS_DEALT for hand in game.hands):  # R2
            raise CheckError("from: hand: expected the cards that were dealt")
        if any(owner is not None for owner in game.owner):
            raise CheckError("from: routes: expected none at the set-up")


def _check_last_round(game: NaiveGame, trigger: Any) -> None:
    """R24, C6."""
    low = [seat for seat, carts in enumerate(game.carts) if carts <= CARTS_FOR_END]
    if trigger is None and game.turns_left is None:
        if low:
            raise CheckError(f"from: last_round: expected one, by a seat of {low}")
        return
    left = _number(game.turns_left)
    if _number(trigger) not in low or not 1 <= left <= game.players or game.phase == "setup":
        raise CheckError(f"from: last_round: not by seat {trigger!r} with {left} turns left")
    if (trigger + 1 + game.players - left) % game.players != game.seat:
        raise CheckError(f"from: turns_left: expected another number than {left}")


def _check_routes(game: NaiveGame) -> None:
    """R16 to R19, C9."""
    board, symbols = game.board, 0
    for route, owner in zip(board.routes, game.owner, strict=True):
        other = None if route.twin is None else game.owner[route.twin]
        if owner is not None and other is not None and (game.players == 2 or owner == other):
            raise CheckError(f"from: routes: {route.name} and its twin")
    for seat in range(game.players):
        own = [r for r, owner in zip(board.routes, game.owner, strict=True) if owner == seat]
        points = sum(board.points_by_length[route.length] for route in own)
        if game.route_points[seat] != points:
            raise CheckError(f"from: points: seat {seat}: expected {points}")
        with_carts = sum(bool(route.carts) for route in own)
        if not 0 <= game.merchandise[seat] <= with_carts:
            raise CheckError(f"from: merchandise: seat {seat}: at most {with_carts}")
        symbols += with_carts
    if sum(game.merchandise) != min(symbols, board.merchandise_cards):
        raise CheckError("from: merchandise: expected one for each route with carts")


def _check_contracts(game: NaiveGame, first: int) -> None:
    """R4, R20, R21."""
    order = [contract.name for contract in game.board.contracts]
    for names in (game.unseen, *game.kept):
        if names != sorted(names, key=order.index if set(names) <= set(order) else None):
            raise CheckError("from: contracts: expected the order of the board file")
    for seat in range(game.players):
        kept, offered = len(game.kept[seat]), len(game.offers[seat])
        if game.phase == "setup":
            turn = (seat - first) % game.players
            due = turn >= game.players - game.choices_left
            right = (kept, offered) == (0, CONTRACTS_DEALT) if due else kept in (1, 2)
            right = right and (due or offered == 0)
        elif game.phase == "keep" and seat == game.seat:
            last = not game.unseen and not game.returned
            right = kept > 0 and (offered == 2 or (offered == 1 and last))
        else:
            right = kept > 0 and offered == 0
        if not right:
            raise CheckError(f"from: contracts: seat {seat} has {kept}, and {offered} on offer")
