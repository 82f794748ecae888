"""ChanceStep: a step that stops at each outcome of chance and lets the caller choose it."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, Self

import numpy as np

from grachten.board import DEFAULT_BOARD, Board, load_board
from grachten.errors import IllegalAction
from grachten.game.actions import COLOR_NUMBER, COLORS, Action
from grachten.game.events import Event
from grachten.game.game import Game
from grachten.game.notation import Notation, notation_of
from grachten.game.seats import check_first, checked_players
from grachten.rules import branch, layout
from grachten.rules.layout import Row
from grachten.rules.tape import events, new_tape

Kind = Literal["first", "card", "contract"]
Value = int | str

_KINDS: Mapping[int, Kind] = {
    layout.FIRST_SEAT: "first",
    layout.CARD: "card",
    layout.CONTRACT: "contract",
}
_NO_ACTION = -1


class ChanceStep:
    """One step, unfolded outcome by outcome.

    `kind` says what chance decides next: `card` (a card comes from the deck, into a hand or the
    market), `contract` (a contract comes from the pile) or `first` (the seat that begins). It is
    None when the step is complete. `odds` has the exact probability of every possible value, by
    name; `choose` goes on with one of them. The game itself never changes.

    The odds are those of the true state. A seat of the game may not know them: use this for
    simulations, reviews of finished games, and guesses.

    >>> game = Game.new(2, seed=1)
    >>> for _ in range(2):
    ...     _ = game.apply(game.legal_actions()[0])
    >>> step = ChanceStep(game, "draw:deck")
    >>> step.kind, sum(step.odds.values())
    ('card', Fraction(1, 1))
    >>> step.choose("blue")
    >>> step.kind is None
    True
    >>> step.events[0].card
    'blue'
    """

    def __init__(self, game: Game, action: Action | str) -> None:
        """Begin a step with a legal action of the seat to move; IllegalAction says why not."""
        refusal = game.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        number = game._notation.id_of(game._parsed(action), game._offer())
        if number is None:
            raise ValueError("chance plays no part when a seat resigns")
        self._set_up(game._notation, game._row, number, len(game.players), game.first)

    @classmethod
    def deal(
        cls, players: int, board: str | Board = DEFAULT_BOARD, first: int | None = None
    ) -> Self:
        """Begin the deal of a new game; if `first` is None, the first outcome is who begins.

        >>> step = ChanceStep.deal(players=2, board="harbor")
        >>> step.kind, step.odds
        ('first', {0: Fraction(1, 2), 1: Fraction(1, 2)})
        """
        players = checked_players(players)
        if first is not None:
            check_first(first, players)
        step = cls.__new__(cls)
        row = np.zeros(layout.STATE_SIZE, np.int64)
        lot = branch.BY_LOT if first is None else first
        step._set_up(notation_of(load_board(board)), row, _NO_ACTION, players, lot)
        return step

    def _set_up(self, notation: Notation, row: Row, action: int, players: int, first: int) -> None:
        self._notation = notation
        self._before: Row = row.copy()
        self._after: Row = row.copy()
        self._action, self._players, self._first = action, players, first
        self._tape = new_tape()
        self._chosen: list[Value] = []
        branch.start_outcomes(self._tape)
        self._play()

    def _play(self) -> None:
        tables = self._notation.tables
        if self._action == _NO_ACTION:
            missing = branch.branch_deal(
                tables, self._players, self._first, self._tape, self._after
            )
        else:
            missing = branch.branch(tables, self._before, self._action, self._tape, self._after)
        self.kind: Kind | None = _KINDS.get(missing)
        self.odds: Mapping[Value, Fraction] = self._odds() if self.kind else {}

    def _odds(self) -> dict[Value, Fraction]:
        tape = self._tape.view(layout.TAPE)[0]
        total = int(tape.odds_total)
        return {
            self._named(value): Fraction(count, total)
            for value, count in enumerate(tape.odds.tolist())
            if count
        }

    def _named(self, value: int) -> Value:
        if self.kind == "card":
            return COLORS[value]
        return self._notation.contract_names[value] if self.kind == "contract" else value

    def choose(self, value: Value) -> None:
        """Let chance decide on this value, one of `odds`, and play on to the next outcome.

        >>> step = ChanceStep.deal(players=2)
        >>> step.choose(1)  # seat 1 begins
        >>> step.choose("wild")
        >>> step
        <ChanceStep, next outcome: card, chosen: 1, wild>
        """
        if value not in self.odds:
            possible = (
                f"possible: {', '.join(map(str, self.odds))}" if self.odds else "none is left"
            )
            raise ValueError(f"{value!r} cannot be the next outcome; {possible}")
        branch.add_outcome(self._tape, self._number(value))
        self._chosen.append(value)
        self._play()

    def _number(self, value: Value) -> int:
        if isinstance(value, int):
            return value
        if self.kind == "card":
            return COLOR_NUMBER[value]  # type: ignore[index]
        return self._notation.board.contract_index[value]

    def copy(self) -> Self:
        """Return an independent copy, with the same values chosen so far.

        >>> step = ChanceStep.deal(players=2)
        >>> other = step.copy()
        >>> other.choose(1)
        >>> step.chosen, other.chosen
        ((), (1,))
        """
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._after, twin._tape = self._after.copy(), self._tape.copy()
        twin._chosen = self._chosen.copy()
        return twin

    @property
    def chosen(self) -> tuple[Value, ...]:
        """The values chosen so far, in order."""
        return tuple(self._chosen)

    @property
    def row(self) -> Row:
        """The state after a complete step (`grachten.rules.layout`)."""
        self._check_complete()
        return self._after.copy()

    @property
    def events(self) -> tuple[Event, ...]:
        """What happens in a complete step."""
        self._check_complete()
        return tuple(self._notation.event_of(noted) for noted in events(self._tape))

    def _check_complete(self) -> None:
        if self.kind is not None:
            raise ValueError(f"the step is not complete: choose a value for {self.kind!r}")

    def __repr__(self) -> str:
        state = "complete" if self.kind is None else f"next outcome: {self.kind}"
        return f"<ChanceStep, {state}, chosen: {', '.join(map(str, self.chosen)) or 'nothing'}>"
