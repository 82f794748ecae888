"""The game itself, rule by rule, on plain lists, dicts and numbers.

The state keeps every card where it is: deck, discard pile, market, hands. The deck is a bag (how
many of each color). The pile of contracts is what nobody has seen, with the contracts given back
under it.
"""

from __future__ import annotations

from typing import Any

from .board import COLORS, PLAIN_COLORS, WILD, Board
from .chance import Chance, CheckError

Event = dict[str, Any]

MARKET_SLOTS = 5  # R2
WILDS_FOR_RESET = 3  # R3
CARDS_DEALT = 2  # R2
CONTRACTS_DEALT = 2  # R4
CONTRACTS_DRAWN = 2  # R20
CARTS_FOR_END = 2  # R24
RESETS_IN_A_ROW = 10  # C1


class NaiveGame:
    """One game. `phase` is "setup", "turn", "second_draw", "keep" or "over"."""

    board: Board
    players: int
    phase: str
    seat: int  # whose step it is; after the end, who moved last

    deck: dict[str, int]
    discards: dict[str, int]
    market: list[str | None]  # None is a gap (C2)
    hands: list[dict[str, int]]

    unseen: list[str]  # contracts nobody has seen, in the order of the board file
    returned: list[str]  # contracts given back, under the unseen ones, the first on top
    offers: list[list[str]]  # by seat: contracts to choose from now
    kept: list[list[str]]

    carts: list[int]
    owner: list[int | None]  # by route
    route_points: list[int]
    merchandise: list[int]
    merchandise_pile: int

    choices_left: int  # set-up choices still to come
    turns_left: int | None  # turns of the last round still to come; None before it
    passes_in_a_row: int
    reason: str | None
    resigned: int | None

    # ---------------------------------------------------------------- set-up

    @classmethod
    def deal(
        cls, board: Board, players: int, first: int, stream: Chance
    ) -> tuple[NaiveGame, list[Event]]:
        """Set the game up; the events are those of the step `deal`."""
        if not 2 <= players <= 4:  # R1
            raise CheckError(f"2 to 4 players, not {players}")
        if not 0 <= first < players:
            raise CheckError(f"no seat {first} to begin")
        if players not in board.merchandise_bonus:
            raise CheckError(f"the board has no merchandise bonus for {players} players")
        if sum(board.cards.values()) < CARDS_DEALT * players:
            raise CheckError("the board has too few cards to deal")
        if len(board.contracts) < CONTRACTS_DEALT * players:
            raise CheckError("the board has too few contracts to deal")

        game = cls()
        game.board = board
        game.players = players
        game.phase = "setup"
        game.seat = first
        game.deck = dict(board.cards)  # R2
        game.discards = dict.fromkeys(COLORS, 0)
        game.market = [None] * MARKET_SLOTS
        game.hands = [dict.fromkeys(COLORS, 0) for _ in range(players)]
        game.unseen = [contract.name for contract in board.contracts]  # R4
        game.returned = []
        game.offers = [[] for _ in range(players)]
        game.kept = [[] for _ in range(players)]
        game.carts = [board.carts_per_player] * players  # R1
        game.owner = [None] * len(board.routes)
        game.route_points = [0] * players
        game.merchandise = [0] * players
        game.merchandise_pile = board.merchandise_cards  # R5
        game.choices_left = players
        game.turns_left = None
        game.passes_in_a_row = 0
        game.reason = None
        game.resigned = None

        events: list[Event] = []
        seats_in_order = [(first + i) % players for i in range(players)]
        for seat in seats_in_order:  # R2
            for _ in range(CARDS_DEALT):
                card = game._card_from_deck(stream)
                game.hands[seat][card] += 1
                events.append({"type": "card_dealt", "seat": seat, "card": card})
                game._reshuffle_if_deck_empty(events)
        game._settle_market(stream, events)
        for seat in seats_in_order:  # R4
            game._offer_contracts(seat, CONTRACTS_DEALT, stream, events)
        return game, events

    def copy(self) -> NaiveGame:
        other = NaiveGame()
        other.board = self.board
        other.players = self.players
        other.phase = self.phase
        other.seat = self.seat
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.market = self.market.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.unseen = self.unseen.copy()
        other.returned = self.returned.copy()
        other.offers = [offer.copy() for offer in self.offers]
        other.kept = [kept.copy() for kept in self.kept]
        other.carts = self.carts.copy()
        other.owner = self.owner.copy()
        other.route_points = self.route_points.copy()
        other.merchandise = self.merchandise.copy()
        other.merchandise_pile = self.merchandise_pile
        other.choices_left = self.choices_left
        other.turns_left = self.turns_left
        other.passes_in_a_row = self.passes_in_a_row
        other.reason = self.reason
        other.resigned = self.resigned
        return other

    # ---------------------------------------------------------------- what may be done

    @property
    def to_move(self) -> int | None:
        """The seat whose step it is; None when the game is over."""
        return None if self.phase == "over" else self.seat

    def legal(self) -> list[str]:
        """All that the seat to move may do. (To resign is always possible, and never listed.)"""
        if self.phase == "over":
            return []
        if self.phase in ("setup", "keep"):
            return self._legal_keeps()
        if self.phase == "second_draw":
            return self._legal_draws(first=False)
        actions = self._legal_draws(first=True) + self._legal_claims()
        if self.unseen or self.returned:  # R20, R21
            actions.append("contracts")
        return actions or ["pass"]  # C5

    def _legal_keeps(self) -> list[str]:
        # R4, R20: one or two of two; R21: the only one.
        offer = self.offers[self.seat]
        actions = [f"keep:{name}" for name in offer]
        if len(offer) == 2:
            actions.append(f"keep:{offer[0]}+{offer[1]}")
        return actions

    def _legal_draws(self, first: bool) -> list[str]:
        actions = []
        if self._deck_size() > 0:  # C2: otherwise only market cards
            actions.append("draw:deck")  # R7
        for color in PLAIN_COLORS:
            if color in self.market:
                actions.append(f"draw:{color}")  # R7
        if first and WILD in self.market:  # R9: never as the second card
            actions.append("draw:wild")  # R8
        return actions

    def _legal_claims(self) -> list[str]:
        hand = self.hands[self.seat]
        wilds = hand[WILD]
        carts = self.carts[self.seat]
        actions = []
        for index, route in enumerate(self.board.routes):
            length = route.length
            if length > carts or not self._is_open(index):  # R15
                continue
            for color in route.payable_in:  # R13, R14
                cards = hand[color]
                if cards + wilds < length:
                    continue
                for wilds_used in range(length):
                    if wilds_used <= wilds and length - wilds_used <= cards:
                        actions.append(f"claim:{route.name}:{color}:{wilds_used}")
            if wilds >= length:  # R13: wilds also for all
                actions.append(f"claim:{route.name}:wild:{length}")
        return actions

    def _is_open(self, index: int) -> bool:
        """Whether the route is free and may be taken by the seat to move, payment apart."""
        if self.owner[index] is not None:  # R12
            return False
        twin = self.board.routes[index].twin
        if twin is None or self.owner[twin] is None:
            return True
        if self.players == 2:  # R19
            return False
        return self.owner[twin] != self.seat  # R18

    # ---------------------------------------------------------------- what is done

    def apply(self, action: str, stream: Chance) -> list[Event]:
        """Do what the seat to move decided; the events are those of that step."""
        if self.phase == "over":
            raise CheckError(f"{action}: the game is over")
        legal = self.legal()
        canonical = self._in_order_of_offer(action)
        if canonical not in legal:
            raise CheckError(f"{action} is not legal; legal: {' '.join(legal)}")
        return self.carry_out(canonical, stream)

    def _in_order_of_offer(self, action: str) -> str:
        """`keep:D+C` is read as `keep:C+D`; every other action as it stands."""
        if action.startswith("keep:"):
            names = action.removeprefix("keep:").split("+")
            if names == self.offers[self.seat][::-1]:
                names.reverse()
            return "keep:" + "+".join(names)
        return action

    def carry_out(self, action: str, stream: Chance) -> list[Event]:
        """As `apply`, for an action out of `legal()`, which is not looked up again."""
        verb, _, rest = action.partition(":")
        events: list[Event] = []
        if verb == "keep":
            self._keep(rest.split("+"), events)
        elif verb == "draw":
            self._draw(rest, stream, events)
        elif verb == "claim":
            route, color, wilds = rest.split(":")
            self._claim(route, color, int(wilds), stream, events)
        elif verb == "contracts":
            self._offer_contracts(self.seat, CONTRACTS_DRAWN, stream, events)  # R20, R21
            self.phase = "keep"
        else:
            self._pass(events)
        return events

    def _draw(self, what: str, stream: Chance, events: list[Event]) -> None:
        """R7 to R9: one card, the first or the second of the turn."""
        seat = self.seat
        if what == "deck":
            card = self._card_from_deck(stream)
            events.append({"type": "card_drawn", "seat": seat, "from": "deck", "card": card})
            self._reshuffle_if_deck_empty(events)
        else:
            card = what
            slot = self.market.index(card)  # the lowest slot that has one
            self.market[slot] = None
            events.append(
                {"type": "card_drawn", "seat": seat, "from": "market", "card": card, "slot": slot}
            )
        self.hands[seat][card] += 1  # R11
        self._settle_market(stream, events)  # C1

        was_second = self.phase == "second_draw"  # R7
        only_card = card == WILD and what != "deck"  # R8
        if was_second or only_card or not self._legal_draws(first=False):  # C4
            self._end_turn(events)
        else:
            self.phase = "second_draw"

    def _claim(
        self, name: str, color: str, wilds: int, stream: Chance, events: list[Event]
    ) -> None:
        seat = self.seat
        index = [route.name for route in self.board.routes].index(name)
        route = self.board.routes[index]
        cards = {color: route.length - wilds, WILD: wilds} if color != WILD else {WILD: wilds}
        cards = {paid: number for paid, number in cards.items() if number > 0}
        for paid, number in cards.items():  # R13
            self.hands[seat][paid] -= number
            self.discards[paid] += number
        self.owner[index] = seat  # R12
        self.carts[seat] -= route.length  # R15
        points = self.board.points_by_length[route.length]
        self.route_points[seat] += points  # R16
        events.append(
            {
                "type": "route_claimed",
                "seat": seat,
                "route": name,
                "cards": cards,
                "points": points,
            }
        )
        if route.carts and self.merchandise_pile > 0:  # R17, C9
            self.merchandise_pile -= 1
            self.merchandise[seat] += 1
            events.append({"type": "merchandise_taken", "seat": seat})
        self._reshuffle_if_deck_empty(events)  # C2
        self._settle_market(stream, events)  # C1
        self._end_turn(events)

    def _keep(self, names: list[str], events: list[Event]) -> None:
        """R4, R20: keep these of the contracts on offer, give back the rest."""
        seat = self.seat
        offer = self.offers[seat]
        self.offers[seat] = []
        for name in offer:
            if name in names:
                self.kept[seat].append(name)  # R22
                events.append({"type": "contract_kept", "seat": seat, "contract": name})
        for name in offer:
            if name not in names:
                self.returned.append(name)  # under the pile; C7 by the order of the steps
                events.append({"type": "contract_returned", "seat": seat, "contract": name})
        if self.phase == "keep":
            self._end_turn(events)
            return
        self.choices_left -= 1
        self.seat = (seat + 1) % self.players  # after the last choice: the first player again
        if self.choices_left == 0:
            self.phase = "turn"

    def _pass(self, events: list[Event]) -> None:
        events.append({"type": "passed", "seat": self.seat})
        self._end_turn(events, passed=True)

    def _end_turn(self, events: list[Event], passed: bool = False) -> None:
        seat = self.seat
        self.passes_in_a_row = self.passes_in_a_row + 1 if passed else 0
        if self.turns_left is not None:
            self.turns_left -= 1  # C6
        elif self.carts[seat] <= CARTS_FOR_END:  # R24
            self.turns_left = self.players
            events.append({"type": "last_round", "seat": seat})
        if self.turns_left == 0:  # R24; before the passes, C5
            self._end_game("carts", events)
        elif self.passes_in_a_row == self.players:  # C5
            self._end_game("stalemate", events)
        else:
            self.phase = "turn"
            self.seat = (seat + 1) % self.players  # R6: clockwise

    def _end_game(self, reason: str, events: list[Event]) -> None:
        self.phase = "over"
        self.reason = reason
        event: Event = {"type": "game_over", "reason": reason}
        if self.resigned is not None:
            event["seat"] = self.resigned
        events.append(event)

    def resign(self, seat: int) -> list[Event]:
        """C11: at any time, by any seat."""
        if self.phase == "over":
            raise CheckError("resign: the game is over")
        if not 0 <= seat < self.players:
            raise CheckError(f"resign: no seat {seat}")
        self.resigned = seat
        events: list[Event] = []
        self._end_game("resigned", events)
        return events

    # ---------------------------------------------------------------- deck, market, pile

    def _deck_size(self) -> int:
        return sum(self.deck.values())

    def _card_from_deck(self, stream: Chance) -> str:
        card = stream.card(self.deck)
        self.deck[card] -= 1
        return card

    def _reshuffle_if_deck_empty(self, events: list[Event]) -> None:
        """R10, C3: called whenever a card has left the deck, and whenever cards were discarded."""
        if self._deck_size() > 0 or sum(self.discards.values()) == 0:
            return
        cards = {color: number for color, number in self.discards.items() if number > 0}
        self.deck = self.discards
        self.discards = dict.fromkeys(COLORS, 0)
        events.append({"type": "deck_reshuffled", "cards": cards})

    def _settle_market(self, stream: Chance, events: list[Event]) -> None:
        """C1: fill up to five, then R3, at most ten times in a row."""
        self._fill_market(stream, events)
        resets = 0
        while resets < RESETS_IN_A_ROW and self._row_must_go():
            row = list(self.market)
            for card in row:
                if card is not None:
                    self.discards[card] += 1
            self.market = [None] * MARKET_SLOTS
            events.append({"type": "market_reset", "cards": row})
            self._reshuffle_if_deck_empty(events)
            self._fill_market(stream, events)
            resets += 1

    def _fill_market(self, stream: Chance, events: list[Event]) -> None:
        """R7, C2: by rising slot; a gap stays when there is nothing to fill it with."""
        for slot in range(MARKET_SLOTS):
            if self.market[slot] is None and self._deck_size() > 0:
                card = self._card_from_deck(stream)
                self.market[slot] = card
                events.append({"type": "market_filled", "slot": slot, "card": card})
                self._reshuffle_if_deck_empty(events)

    def _row_must_go(self) -> bool:
        """R3, and the two conditions of C1."""
        wilds_in_row = self.market.count(WILD)
        if wilds_in_row < WILDS_FOR_RESET:
            return False
        row = MARKET_SLOTS - self.market.count(None)
        hidden = self._deck_size() + sum(self.discards.values())
        if hidden == 0:
            return False
        outside = hidden + row  # T
        wilds_outside = self.deck[WILD] + self.discards[WILD] + wilds_in_row
        not_wild = outside - wilds_outside  # N
        return min(MARKET_SLOTS, outside) - not_wild <= WILDS_FOR_RESET - 1

    def _offer_contracts(self, seat: int, number: int, stream: Chance, events: list[Event]) -> None:
        """R4, R20; R21: just one, if no more are left."""
        offer: list[str] = []
        while len(offer) < number and (self.unseen or self.returned):
            if self.unseen:
                name = stream.contract(self.unseen)
                self.unseen.remove(name)
            else:
                name = self.returned.pop(0)
            offer.append(name)
        self.offers[seat] = offer
        events.append({"type": "contracts_offered", "seat": seat, "contracts": list(offer)})

    # ---------------------------------------------------------------- the end

    def result(self) -> dict[str, Any]:
        """The `result` of the record, once the game is over."""
        if self.phase != "over":
            raise CheckError("no result: the game is not over")
        scores = [self._score(seat) for seat in range(self.players)]
        return {"reason": self.reason, "winners": self._winners(scores), "scores": scores}

    def _score(self, seat: int) -> dict[str, int]:
        contracts = 0
        fulfilled = 0
        for contract in self.board.contracts:  # R25
            if contract.name in self.kept[seat]:
                if contract.b in self._places_joined_to(contract.a, seat):
                    contracts += contract.points
                    fulfilled += 1
                else:
                    contracts -= contract.points
        merchandise = self._merchandise_bonus(seat)
        return {
            "routes": self.route_points[seat],
            "contracts": contracts,
            "fulfilled": fulfilled,
            "merchandise": merchandise,
            "merchandise_cards": self.merchandise[seat],
            "total": self.route_points[seat] + contracts + merchandise,  # C10
        }

    def _places_joined_to(self, start: str, seat: int) -> set[str]:
        """R25: all places on an unbroken line of the player's carts from this one."""
        own = [r for r, owner in zip(self.board.routes, self.owner, strict=True) if owner == seat]
        joined = {start}
        grew = True
        while grew:
            grew = False
            for route in own:
                if (route.a in joined) != (route.b in joined):
                    joined |= {route.a, route.b}
                    grew = True
        return joined

    def _merchandise_bonus(self, seat: int) -> int:
        cards = self.merchandise[seat]
        if cards == 0:  # R27
            return 0
        rank = sum(1 for others in self.merchandise if others > cards)  # R28
        table = self.board.merchandise_bonus[self.players]  # R26
        return table[rank] if rank < len(table) else 0

    def _winners(self, scores: list[dict[str, int]]) -> list[int]:
        seats = range(self.players)
        if self.resigned is not None:  # C11
            return [seat for seat in seats if seat != self.resigned]
        best = max((score["total"], score["fulfilled"]) for score in scores)  # R29
        return [s for s in seats if (scores[s]["total"], scores[s]["fulfilled"]) == best]
