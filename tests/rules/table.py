"""A table for the tests of the rules: positions are built, and chance does as it is told."""

from collections.abc import Mapping, Sequence

import numpy as np

from grachten.board import load_board
from grachten.game.actions import COLOR_NUMBER, COLORS, parse_action
from grachten.game.events import Event
from grachten.game.notation import cards_of, notation_of
from grachten.rules import kernel, layout
from grachten.rules.chance import stream
from grachten.rules.tape import (
    erase_outcomes,
    events,
    new_tape,
    outcomes_fit,
    write_outcomes,
)

Cards = Mapping[str, int]


class Table:
    """A game in a row, seen with names. `s` is the state to look at and to change."""

    def __init__(self, players: int = 2, board: str = "amsterdam", first: int = 0) -> None:
        self.board = load_board(board)
        self.notation = notation_of(self.board)
        self.tables = self.notation.tables
        self.row = np.zeros(layout.STATE_SIZE, np.int64)
        self.s = self.row.view(layout.STATE)[0]
        self.tape = new_tape()
        self.chance = stream(b"a stream of tests")
        kernel.new_game(self.tables, self.row, players, first, self.chance, self.tape)
        self.dealt = self.events()

    def begin(self) -> "Table":
        """Everybody keeps both first contracts."""
        for _ in range(self.s.players):
            assert self.try_id(layout.KEEP_BOTH)
        assert self.s.phase == layout.TURN
        return self

    def cards(
        self,
        hands: Sequence[Cards] = (),
        market: Sequence[str | None] = (),
        deck: Cards | None = None,
        discards: Cards | None = None,
    ) -> "Table":
        """Lay all cards anew: nothing is anywhere but what is said here."""
        self.s.hands[:] = 0
        self.s.known[:] = 0
        for seat, hand in enumerate(hands):
            self.s.hands[seat, :] = numbers(hand)
        for slot in range(layout.MARKET):
            color = market[slot] if slot < len(market) else None
            self.s.market[slot] = layout.NO_CARD if color is None else COLOR_NUMBER[color]  # type: ignore[index]
        self.s.deck[:] = numbers(deck or {})
        self.s.deck_size = self.s.deck.sum()
        self.s.discards[:] = numbers(discards or {})
        self.s.discards_size = self.s.discards.sum()
        return self

    def contracts(self, kept: Sequence[Sequence[str]], unseen: Sequence[str] = ()) -> "Table":
        """Deal all contracts anew; nothing has been given back."""
        self.s.kept[:] = 0
        self.s.unseen[:] = 0
        self.s.offer[:] = -1
        for seat, names in enumerate(kept):
            for name in names:
                number = self.board.contract_index[name]
                self.s.kept[seat, number // layout.WORD] |= 1 << number % layout.WORD
        for name in unseen:
            number = self.board.contract_index[name]
            self.s.unseen[number // layout.WORD] |= 1 << number % layout.WORD
        self.s.unseen_size = len(unseen)
        self.s.returned_size = 0
        return self

    def routes(self, *held: Sequence[str]) -> "Table":
        """Give each seat these routes; carts and points stay as they are."""
        holders = np.full(len(self.board.routes), -1, np.int64)
        for seat, names in enumerate(held):
            for name in names:
                holders[self.board.route_index[name]] = seat
        kernel.hold_routes(self.tables, self.row, holders)
        return self

    def legal(self) -> set[str]:
        out = np.zeros(layout.MAX_ACTIONS, np.int64)
        n = kernel.legal(self.tables, self.row, out)
        texts = [self.notation.text_of(i, self.offer()) for i in out[:n].tolist()]
        assert len(set(texts)) == len(texts)
        return set(texts)

    def claimants(self, route: str) -> list[int]:
        """The seats that could still claim a route."""
        seats = kernel.claimants(self.tables, self.row, self.board.route_index[route])
        return [seat for seat in range(self.s.players) if seats >> seat & 1]

    def legal_claims(self) -> set[str]:
        return {text for text in self.legal() if text.startswith("claim:")}

    def offer(self) -> list[str]:
        offer = self.s.offer[self.s.to_move].tolist()
        return [self.notation.contract_names[i] for i in offer if i >= 0]

    def id_of(self, text: str) -> int:
        number = self.notation.id_of(parse_action(text), self.offer())
        assert number is not None, text
        return number

    def try_id(self, number: int) -> bool:
        return bool(kernel.apply(self.tables, self.row, number, self.chance, self.tape))

    def do(self, text: str, comes: Sequence[str] | None = None) -> list[Event]:
        """Carry an action out; `comes` are the cards or contracts that chance brings."""
        if comes is not None:
            index = self.board.contract_index
            write_outcomes(
                self.tape,
                [COLOR_NUMBER[c] if c in COLOR_NUMBER else index[c] for c in comes],
            )
        assert self.try_id(self.id_of(text)), f"{text} was refused: {self.why_not(text)}"
        if comes is not None:
            assert outcomes_fit(self.tape), f"chance was to bring {comes}"
            erase_outcomes(self.tape)
        return self.events()

    def why_not(self, text: str) -> int:
        return int(kernel.refusal(self.tables, self.row, self.id_of(text)))

    def refused(self, text: str) -> int:
        """The refusal of an action, which is checked to change nothing."""
        before = self.row.copy()
        assert not self.try_id(self.id_of(text)), text
        assert (self.row == before).all()
        assert text not in self.legal()
        return self.why_not(text)

    def events(self) -> list[Event]:
        return [self.notation.event_of(noted) for noted in events(self.tape)]

    def hand(self, seat: int) -> dict[str, int]:
        return {str(color): n for color, n in cards_of(self.s.hands[seat]).items()}

    def market(self) -> list[str | None]:
        return [None if c == layout.NO_CARD else COLORS[c] for c in self.s.market.tolist()]

    def scores(self) -> tuple[list[list[int]], list[int]]:
        """A list of points for each seat, and the winners."""
        scores = np.zeros((layout.MAX_PLAYERS, layout.SCORE), np.int64)
        winners = kernel.score(self.tables, self.row, scores)
        seats = range(self.s.players)
        return scores[: self.s.players].tolist(), [i for i in seats if winners >> i & 1]

    def totals(self) -> list[int]:
        return [score[layout.TOTAL] for score in self.scores()[0]]


def numbers(cards: Cards) -> list[int]:
    assert set(cards) <= set(COLORS)
    return [cards.get(color, 0) for color in COLORS]
