"""The questions that a game answers. Nothing here changes the game."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import numpy as np
from msgspec import UNSET, UnsetType, structs

from grachten.board import Board
from grachten.errors import GameStateError, IllegalAction, ParseError, Refusal
from grachten.game.actions import COLORS, Action, Keep, Resign, parse_action
from grachten.game.fairness import Dealer
from grachten.game.fulfillment import fulfilled_at
from grachten.game.notation import Notation, notation_of
from grachten.game.record import (
    FORMAT,
    FORMAT_1,
    RULES,
    Outcome,
    Player,
    Record,
    Step,
    plain_board,
)
from grachten.game.refusals import (
    already_chosen,
    either,
    not_your_turn,
    reason,
    reason_of_id,
    word,
)
from grachten.game.scratch import scratch
from grachten.game.seats import check_seat
from grachten.game.secrecy import steps_as_seen
from grachten.game.start import Start
from grachten.game.view import Numbers, View, offer_of, views_of
from grachten.rules import kernel, layout
from grachten.rules.layout import Row
from grachten.version import SOFTWARE

_PHASE = layout.place_of(layout.STATE, "phase")
_TO_MOVE = layout.place_of(layout.STATE, "to_move")
_CHOOSING = (layout.SETUP, layout.KEEP)


class FirstChoice(NamedTuple):
    """The first contracts of a seat that chose before its turn to keep them (R4, C7)."""

    keep: Keep
    by: str | UnsetType


class GameQueries:
    """The part of `Game` that answers questions."""

    def __init__(
        self,
        board: Board,
        players: Sequence[Player],
        first: int,
        first_by: Literal["lot", "choice"] | UnsetType,
        commitment: str,
        player_seeds: Sequence[bytes],
        player_commitments: Sequence[str] | None,
        dealer: Dealer | None,
        start: Start | None = None,
    ) -> None:
        """Make a game before its deal; use `Game.new` or `Game.replay` instead."""
        self.board = board
        self.players = tuple(players)
        self.first = first
        self.first_by = first_by
        self.commitment = commitment
        self.player_seeds = tuple(player_seeds)
        # None: a game of version 1 of the record, in which only the dealer committed to a seed.
        self.player_commitments = None if player_commitments is None else tuple(player_commitments)
        self.start = start  # None: the game begins with a deal
        self._dealer = dealer  # None: a replay of a game whose seed is not known
        self._notation: Notation = notation_of(board)
        self._row: Row = np.zeros(layout.STATE_SIZE, np.int64)
        self._state = self._row.view(layout.STATE)[0]
        self._steps: list[Step] = []
        self._outcome: Outcome | None = None
        self._started: Row | None = None  # routes and contracts at the start of a continued game
        self._choices: dict[int, FirstChoice] = {}  # by seat; not in the record before their turn

    def __repr__(self) -> str:
        """Say how the game stands, without cards and contracts.

        >>> Game.new(["Anna", "Bert"], seed=1)
        <Game on amsterdam, ply 0: Anna to move; Anna 0, Bert 0>
        """
        if not self._steps:
            return f"<Game on {self.board.label}, not dealt>"
        if self._outcome is None:
            points = self._state.points.tolist()
            stands = f"{self.players[self.to_move].name} to move"
        else:
            points = [score.total for score in self._outcome.scores]
            stands = f"over by {self._outcome.reason}"
        scores = zip(self.players, points, strict=False)
        shown = ", ".join(f"{player.name} {score}" for player, score in scores)
        return f"<Game on {self.board.label}, ply {self.ply}: {stands}; {shown}>"

    def _repr_svg_(self) -> str:
        """Draw the board and the carts on it; notebooks call this to show a game."""
        return self.view(None).to_svg(self.board)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._phase == layout.OVER

    @property
    def to_move(self) -> int:
        """The seat that decides next; after the end, the seat that decided last."""
        return self._row.item(_TO_MOVE)

    @property
    def ply(self) -> int:
        """The number of the last step: 0 after the deal."""
        return len(self._steps) - 1

    @property
    def setting_up(self) -> bool:
        """Whether seats still choose their first contracts (R4)."""
        return self._phase == layout.SETUP

    @property
    def last_step(self) -> Step:
        """The last step with its secrets.

        >>> Game.new(2, seed=1).last_step.action
        'deal'
        """
        return self._steps[-1]

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps with their secrets, starting with the deal."""
        return tuple(self._steps)

    def view(self, seat: int | None) -> View:
        """Return all that this seat, or a spectator (None), may know.

        >>> view = Game.new(2, seed=1).view(0)
        >>> view.hand
        {'pink': 1, 'green': 1}
        >>> view.seats[1].cards
        2
        """
        return self.views([seat])[0]

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """Return the views of several seats; faster than one call per seat.

        >>> [view.hand for view in Game.new(2, seed=1).views([0, 1])]
        [{'pink': 1, 'green': 1}, {'blue': 1, 'wild': 1}]
        """
        for seat in seats:
            self._check_viewer(seat)
        choices = {seat: choice.keep.contracts for seat, choice in self._choices.items()}
        return views_of(
            self._notation, self._row, seats, self.ply, self.players, self._outcome, choices
        )

    def legal_ids(self) -> list[int]:
        """Return the ids of the legal actions, as docs/protocol.md numbers them.

        >>> len(Game.new(2, seed=1).legal_ids())
        3
        """
        n = kernel.legal(self._notation.tables, self._row, scratch.ids)
        ids: list[int] = scratch.ids[:n].tolist()
        return ids

    def legal_actions(self) -> list[Action]:
        """Return the actions that the seat to move can choose from.

        Resigning is always possible and never listed.

        >>> [str(action) for action in Game.new(2, seed=1, first=0).legal_actions()][:1]
        ['keep:jordaan-blauwbrug']
        """
        ids = self.legal_ids()
        if self._phase in _CHOOSING:
            offer = self._offer()
            return [self._notation.action_of(number, offer) for number in ids]
        by_id = self._notation.by_id
        return [by_id[number] for number in ids]  # type: ignore[misc]

    def action_of_id(self, number: int) -> Action:
        """Return the action that an id stands for now; the ids of contracts mean those on offer.

        If those contracts are not on offer, IllegalAction says so.

        >>> game = Game.new(2, seed=1, first=0)
        >>> str(game.action_of_id(game.legal_ids()[0]))
        'keep:jordaan-blauwbrug'
        """
        self._notation.check_id(number)
        if self._notation.by_id[number] is None:
            refusal = reason_of_id(self._notation, self._row, number)
            if refusal is not None:
                raise IllegalAction(refusal)
        return self._notation.action_of(number, self._offer())

    def legal_for(self, seat: int) -> list[Action]:
        """Return what this seat can choose from now; at set-up all seats choose at once (R4).

        >>> game = Game.new(3, seed=1, first=0)
        >>> [len(game.legal_for(seat)) for seat in range(3)]
        [3, 3, 3]
        """
        self._check_seat(seat)
        if self.over:
            return []
        if seat == self.to_move:
            return self.legal_actions()
        if not self.setting_up or self.has_chosen(seat):
            return []
        offer = offer_of(self._notation, Numbers(self._row), seat)
        row = self._as_if(seat, layout.SETUP)
        n = kernel.legal(self._notation.tables, row, scratch.ids)
        return [self._notation.action_of(number, offer) for number in scratch.ids[:n].tolist()]

    def legal_texts(self, seat: int) -> tuple[str, ...]:
        """Return the texts of `legal_for`; faster than calling `str` on each action.

        >>> Game.new(2, board="harbor", seed=1).legal_texts(0)[:2]
        ('keep:scheepswerf-zoutkeet', 'keep:vuurtoren-lijnbaan')
        """
        if self.over or seat != self.to_move or self._phase in _CHOOSING:
            return tuple(map(str, self.legal_for(seat)))
        texts = self._notation.texts
        return tuple([texts[number] for number in self.legal_ids()])

    def open_routes(self, seat: int) -> tuple[str, ...]:
        """Return the routes that the seat could claim if it had the cards and carts.

        >>> Game.new(2, board="harbor", seed=1).open_routes(0)[:2]
        ('vuurtoren-havenhoofd-grey', 'vuurtoren-stadskraan-blue')
        """
        self._check_seat(seat)
        closed = set(self._notation.indices_in(Numbers(self._row).of("closed", seat)))
        routes = enumerate(self._notation.route_names)
        return tuple(name for number, name in routes if number not in closed)

    def claimants(self, route: str) -> tuple[int, ...]:
        """Return the seats that could still claim the route, as everybody can tell.

        A seat needs the carts and a turn for it, and the route must be open to it. Hands are
        secret, so they don't count.

        >>> Game.new(3, board="harbor", seed=1).claimants("vuurtoren-havenhoofd-grey")
        (0, 1, 2)
        """
        number = self._notation.route_number(route)
        seats = kernel.claimants(self._notation.tables, self._row, number)
        return tuple(seat for seat in range(len(self.players)) if seats >> seat & 1)

    def claims(self, route: str, seat: int) -> tuple[str, ...]:
        """Return the claims of the route that the seat can pay for now, on or off its turn.

        On the seat's turn they are its legal actions, unless it has already begun to do something
        else.

        >>> game = Game.new(2, board="harbor", seed=1)
        >>> game.claims("vismarkt-accijnshuis-grey", 0)
        ('claim:vismarkt-accijnshuis-grey:pink:0', 'claim:vismarkt-accijnshuis-grey:green:0')
        """
        self._check_seat(seat)
        self._notation.route_number(route)
        if self.over:
            return ()
        row = self._as_if(seat, layout.TURN)
        n = kernel.legal(self._notation.tables, row, scratch.ids)
        texts = (self._notation.texts[number] for number in scratch.ids[:n].tolist())
        return tuple(text for text in texts if text.startswith(f"claim:{route}:"))

    def why_not_claim(self, route: str, seat: int) -> Refusal | None:
        """Return why the seat can't claim the route now, however it pays; None if it can.

        See `why_not`. If cards are missing for a gray route, the answer is about the color that the
        seat has most of.

        >>> game = Game.new(2, seed=1, first=0)
        >>> for seat in (0, 1):
        ...     _ = game.choose_first(seat, game.legal_for(seat)[0])
        >>> print(game.why_not_claim("haringpakkerstoren-oude_waal-grey", 0))
        This takes 4 pink cards, you have 1 (R13)
        """
        claims = self.claims(route, seat)
        if claims:
            return self.why_not(claims[0], seat)
        color = str(self.board.routes[self._notation.route_number(route)].color)
        if color == "grey":
            color = COLORS[int(self._state.hands[seat, : layout.PLAIN_COLORS].argmax())]
        return self.why_not(f"claim:{route}:{color}:0", seat)

    def fulfilled(self, seat: int) -> tuple[str, ...]:
        """Return the contracts that the seat has fulfilled so far (R25).

        >>> game = Game.new(["greedy", "path"], board="harbor", seed=1)
        >>> play_game(game, [make_bot("greedy", 1), make_bot("path", 2)])
        >>> game.fulfilled(0)
        ('scheepswerf-zoutkeet',)
        """
        self._check_seat(seat)
        words = np.zeros(layout.CONTRACT_WORDS, np.int64)
        kernel.fulfilled(self._notation.tables, self._row, seat, words)
        return tuple(self._notation.contracts_in(words.tolist()))

    def fulfilled_at(self, seat: int) -> dict[str, int]:
        """Return the contracts that the seat has fulfilled, with the plies at which it did (R25).

        >>> game = Game.new(["greedy", "path"], board="harbor", seed=1)
        >>> play_game(game, [make_bot("greedy", 1), make_bot("path", 2)])
        >>> game.fulfilled_at(0)
        {'scheepswerf-zoutkeet': 23}
        """
        self._check_seat(seat)
        return fulfilled_at(self._notation, self._steps, seat, self._started)

    def has_chosen(self, seat: int) -> bool:
        """Return whether the seat has chosen its first contracts; for use at set-up.

        >>> game = Game.new(2, seed=1, first=0)
        >>> _ = game.choose_first(1, game.legal_for(1)[0])
        >>> game.has_chosen(0), game.has_chosen(1)
        (False, True)
        """
        return seat in self._choices or not offer_of(self._notation, Numbers(self._row), seat)

    def why_not(self, action: Action | str, seat: int | None = None) -> Refusal | None:
        """Return why the action is illegal now for the seat to move, or for `seat`.

        None means that it is legal. Off turn, the answer is for a turn of that seat: if it could
        not do this on its turn either, that is the reason, with the fact `to_move`; otherwise the
        reason is `not_your_turn`. The answer depends only on what the seat knows.

        >>> game = Game.new(2, seed=1, first=0)
        >>> print(game.why_not("draw:deck"))
        Keep one or both of the contracts on offer (R4)
        >>> for seat in (0, 1):
        ...     _ = game.choose_first(seat, game.legal_for(seat)[0])
        >>> print(game.why_not("draw:deck", seat=1))
        It is the turn of seat 0 (R6)
        >>> print(game.why_not("claim:oude_kerk-dam-pink:blue:0", seat=1))
        It is the turn of seat 0. On your turn: oude_kerk-dam-pink takes pink cards and wilds (R13)
        """
        action = self._parsed(action)
        if seat is None:
            seat = self.to_move
        self._check_seat(seat)
        if self.over:
            return word(layout.GAME_IS_OVER, {})
        if isinstance(action, Resign):
            return None
        if self.setting_up:
            if self.has_chosen(seat):
                return already_chosen(seat)
            return reason(self._notation, self._as_if(seat, layout.SETUP), action)
        if seat == self.to_move:
            return reason(self._notation, self._row, action)
        on_turn = reason(self._notation, self._as_if(seat, layout.TURN), action)
        return (
            not_your_turn(seat, self.to_move) if on_turn is None else either(on_turn, self.to_move)
        )

    def outcome(self) -> Outcome:
        """Return scores, winners and the reason; raise GameStateError before the end.

        >>> game = Game.new(2, seed=1)
        >>> _ = game.apply("resign", seat=0)
        >>> game.outcome().winners
        (1,)
        """
        if self._outcome is None:
            raise GameStateError("not_over", "the game is not over yet")
        return self._outcome

    def steps_for(self, seat: int | None, after: int = -1) -> list[Step]:
        """Return the steps after ply `after`, as this seat or a spectator (None) may see them.

        At set-up nobody sees a choice before all seats have chosen (R4).

        >>> game = Game.new(2, seed=1)
        >>> game.steps_for(0)[0].events[1:3]
        (CardDealt(seat=0, card='pink'), CardDealt(seat=1, card=UNSET))
        """
        self._check_viewer(seat)
        return steps_as_seen(self._steps, seat, after, self.over, self.setting_up)

    def record(self, *, secret: bool = False) -> Record:
        """Return the record of the whole game.

        The record of a running game has no seed; with `secret` it has it as `secret_seed`.

        >>> game = Game.new(2, seed=1)
        >>> game.record(secret=True) == Game.replay(game.record(secret=True)).record(secret=True)
        True
        """
        seed = UNSET if self._dealer is None else self._dealer.seed.hex()
        reference = self.board.reference()
        commitments = self.player_commitments
        return Record(
            format=FORMAT_1 if commitments is None else FORMAT,
            rules=RULES,
            board=reference if isinstance(reference, str) else plain_board(reference),
            players=self.players,
            first=self.first,
            first_by=self.first_by,
            commitment=self.commitment,
            player_commitments=UNSET if commitments is None else commitments,
            player_seeds=tuple(seed.hex() for seed in self.player_seeds),
            seed=seed if self.over else UNSET,
            secret_seed=seed if secret and not self.over else UNSET,
            software=SOFTWARE,
            start=UNSET if self.start is None else self.start,
            steps=self.steps,
            result=UNSET if self._outcome is None else self._outcome,
        )

    def record_for(self, seat: int | None) -> Record:
        """Return the record as this seat, or a spectator (None), may see it.

        >>> Game.new(2, seed=1).record_for(0).steps[0].events[2]
        CardDealt(seat=1, card=UNSET)
        """
        record = structs.replace(self.record(), steps=tuple(self.steps_for(seat)))
        if record.start is UNSET or self.over:
            return record
        return structs.replace(record, start=record.start.without_secrets())

    @property
    def _phase(self) -> int:
        return self._row.item(_PHASE)

    def _as_if(self, seat: int, phase: int) -> Row:
        """Return a copy of the state in which this seat is to move, in this phase."""
        row = self._row.copy()
        row[_TO_MOVE], row[_PHASE] = seat, phase
        return row

    def _offer(self) -> tuple[str, ...]:
        """Return the contracts on offer to the seat to move: none in most phases."""
        if self._phase not in _CHOOSING:
            return ()
        return offer_of(self._notation, Numbers(self._row), self.to_move)

    def _parsed(self, action: Action | str) -> Action:
        """Return an action, also if it is a text; raise ParseError if it names nothing here."""
        if isinstance(action, str):
            action = parse_action(action)
        elif not isinstance(action, Action):
            message = f"an action is a text or an Action, not {type(action).__name__}"
            raise ParseError("unreadable_action", message)
        self._notation.check_names(action)
        return action

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        check_seat(seat, len(self.players))
