"""Game: one game from the deal to its end, in names instead of numbers."""

import os
import random
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn, Self

import numpy as np
from msgspec import UNSET, UnsetType

from grachten.board import DEFAULT_BOARD, Board, load_board, shipped_board
from grachten.errors import GameStateError, IllegalAction, ParseError, RecordError
from grachten.game.actions import Action, Keep, Resign
from grachten.game.continuation import start_at
from grachten.game.events import Event
from grachten.game.fairness import (
    Dealer,
    commitment_of,
    make_player_commitments,
    make_player_seeds,
    make_seed,
    recorded_commitments,
)
from grachten.game.guess import guess, guessed_steps
from grachten.game.notation import REASONS
from grachten.game.queries import FirstChoice, GameQueries
from grachten.game.record import Outcome, Player, Record, Score, Step, read_record
from grachten.game.refusals import already_chosen, not_your_turn, word
from grachten.game.scratch import scratch
from grachten.game.seats import check_first, make_players
from grachten.game.secrecy import leaves_secrets_out
from grachten.game.start import CONTINUE, Start
from grachten.game.start_rows import row_of
from grachten.rules import kernel, layout
from grachten.rules.layout import Row
from grachten.rules.tape import erase_outcomes, events, outcomes_fit, write_outcomes

NO_CHANCE: Row = np.zeros(4, np.int64)


class Game(GameQueries):
    """One game: `Game.new` deals a game, `Game.replay` restores one from its record.

    >>> game = Game.new(["Anna", "Bert"], seed=1, first=0)
    >>> while game.setting_up:
    ...     events = game.apply(game.legal_actions()[0])
    >>> game.apply("draw:deck")
    (CardDrawn(seat=0, source='deck', card='green', slot=UNSET),)
    >>> game
    <Game on amsterdam, ply 3: Anna to move; Anna 0, Bert 0>
    """

    @classmethod
    def new(
        cls,
        players: int | Sequence[Player | str] = 2,
        *,
        board: str | os.PathLike[str] | Mapping[str, Any] | Board = DEFAULT_BOARD,
        seed: bytes | bytearray | str | int | None = None,
        player_seeds: Sequence[bytes] | None = None,
        player_commitments: Sequence[str] | None = None,
        first: int | None = None,
        start: Start | None = None,
    ) -> Self:
        """Deal a game for 2 to 4 players (R1).

        `seed` is the dealer's secret of 32 bytes; any other value is hashed to 32 bytes, and None
        draws a fresh seed. `player_seeds` are the bytes that the seats add, hashed in the same
        way; an empty one adds nothing. A `Player` of kind `bot` adds none: the dealer runs it.
        `player_commitments` are the SHA-256 of the player seeds in hex digits, computed from them
        by default; a seat with a commitment and an empty seed withheld its seed. `first` is the
        seat that begins; None draws lots (R6). With a `start`, the game is not dealt but continues
        another one, which `first` began; see `play_on`.

        >>> Game.new(3, board="harbor", seed="any text")
        <Game on harbor, ply 0: Player 2 to move; Player 1 0, Player 2 0, Player 3 0>
        """
        seats = make_players(players)
        seeds = make_player_seeds(player_seeds or [b""] * len(seats), len(seats))
        commitments = make_player_commitments(seats, seeds, player_commitments)
        dealer = Dealer(make_seed(seed), seeds)
        if first is not None:
            check_first(first, len(seats))
        game = cls(
            load_board(board),
            seats,
            dealer.lot() if first is None else first,
            "lot" if first is None else "choice",
            commitment_of(dealer.seed),
            seeds,
            commitments,
            dealer,
            start,
        )
        game._begin(dealer.stream_of(0))
        return game

    @classmethod
    def replay(
        cls, source: str | os.PathLike[str] | Record, *, game: int = 0, ply: int | None = None
    ) -> Self:
        """Restore a game from its record, up to and including step `ply` (None: all steps).

        `source` is a record, or a file of records in which `game` counts from 0. Every step must
        agree with the rules. The outcomes of chance are taken from the record;
        `grachten.verify` also derives them from the seed.

        >>> game = Game.new(2, seed=1)
        >>> Game.replay(game.record()).record() == game.record()
        True
        """
        record = source if isinstance(source, Record) else read_record(source, game)
        steps = record.steps
        if ply is not None:
            if not 0 <= ply < len(steps):
                message = f"the record has steps 0 to {len(steps) - 1}, so there is no step {ply}"
                raise RecordError("no_such_ply", message, ply=ply, steps=len(steps))
            steps = steps[: ply + 1]
        if leaves_secrets_out(steps, record.start):
            message = "this record was made for one seat: it leaves out what others may not see"
            raise RecordError("secrets_left_out", message)
        replayed = cls.from_header(record)
        for step in steps:
            replayed.follow(step)
        return replayed

    @classmethod
    def play_on(
        cls,
        source: str | os.PathLike[str] | Record,
        ply: int,
        seat: int,
        *,
        game: int = 0,
        players: Sequence[Player | str] | None = None,
        seed: bytes | bytearray | str | int | None = None,
        player_seeds: Sequence[bytes] | None = None,
        player_commitments: Sequence[str] | None = None,
    ) -> Self:
        """Start a new game from a finished one, after its step `ply`, as `seat` knew it then.

        Everything that the seat could not see is dealt anew by `grachten.game.guess`, and all
        further chance follows from the new seeds. `source` and `game` are as in `replay`; the
        others are as in `new`, and `players` are by default those of the old game. The record of
        the new game says what it continues (`from` in docs/record.md).

        >>> old = Game.new(["Anna", "Bert"], board="harbor", seed=1)
        >>> play_game(old, [make_bot("greedy", 1), make_bot("path", 2)])
        >>> game = Game.play_on(old.record(), 20, seat=0, seed=3)
        >>> before = Game.replay(old.record(), ply=20)
        >>> game.view(0).hand == before.view(0).hand, game.view(1).hand == before.view(1).hand
        (True, False)
        >>> game.steps
        (Step(ply=0, seat=None, action='continue', events=(), at=UNSET, by=UNSET),)
        """
        record = source if isinstance(source, Record) else read_record(source, game)
        if record.result is UNSET:
            raise GameStateError("not_over", "only a finished game can be played on")
        before, dealer_seed = cls.replay(record, ply=ply), make_seed(seed)
        view, rng = before.view(seat), random.Random(dealer_seed)
        return cls.new(
            record.players if players is None else players,
            board=before.board,
            seed=dealer_seed,
            player_seeds=player_seeds,
            player_commitments=player_commitments,
            first=before.first,
            start=start_at(before._notation, before._row, view, record, rng),
        )

    @classmethod
    def from_header(cls, record: Record) -> Self:
        """Return the game of a record before its deal."""
        commitments = recorded_commitments(record)
        seeds = [bytes.fromhex(seed) for seed in record.player_seeds]
        known = record.seed if record.seed is not UNSET else record.secret_seed
        dealer = Dealer(bytes.fromhex(known), seeds) if isinstance(known, str) else None
        if dealer is not None and commitment_of(dealer.seed) != record.commitment:
            raise RecordError("bad_commitment", "the commitment is not the SHA-256 of the seed")
        return cls(
            _recorded_board(record),
            record.players,
            record.first,
            record.first_by,
            record.commitment,
            seeds,
            commitments,
            dealer,
            None if record.start is UNSET else record.start,
        )

    # Copies.

    def copy(self) -> Self:
        """Return an independent copy with the same seed, and so with the same future chance.

        The same actions lead to the same game in both. Use `determinize` for a game in which a
        seat's unknowns and the future are drawn anew.

        >>> game = Game.new(2, seed=1)
        >>> other = game.copy()
        >>> _ = other.apply(other.legal_actions()[0])
        >>> game.ply, other.ply
        (0, 1)
        """
        twin = type(self)(
            self.board,
            self.players,
            self.first,
            self.first_by,
            self.commitment,
            self.player_seeds,
            self.player_commitments,
            self._dealer,
            self.start,
        )
        twin._row[:] = self._row
        twin._started = self._started
        twin._steps = self._steps.copy()
        twin._outcome = self._outcome
        twin._choices = self._choices.copy()
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: Mapping[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Game cannot be pickled: save its record instead (game.record())")

    def determinize(self, seat: int, rng: random.Random) -> Self:
        """Return a game that looks the same to this seat, with everything it can't know redrawn.

        Hidden cards and contracts are dealt anew by `grachten.game.guess`, and all further chance
        follows from `rng`. The copy can be played to the end. Its steps so far leave out what the
        seat did not see, so its record can't be replayed.

        >>> import random
        >>> game = Game.new(2, seed=1)
        >>> guessed = game.determinize(0, random.Random(7))
        >>> guessed.view(0) == game.view(0)
        True
        >>> guessed.view(1) == game.view(1)
        False
        """
        view, players = self.view(seat), len(self.players)
        row = guess(self.board, view, self.first, rng)
        seed, none = rng.randbytes(32), [b""] * players
        dealer, commitment = Dealer(seed, none), commitment_of(seed)
        guessed = type(self)(
            self.board,
            self.players,
            self.first,
            self.first_by,
            commitment,
            none,
            [""] * players,
            dealer,
            None if self.start is None else self.start.without_secrets(),
        )
        guessed._row[:] = row
        guessed._started = _as_known(self._started, seat)
        guessed._steps = self.steps_for(seat)
        hidden = self._steps[len(guessed._steps) :]  # at set-up, choices that were played (R4)
        guessed._steps += guessed_steps(self._notation, row, hidden, seat)
        if seat in self._choices:
            guessed._choices[seat] = self._choices[seat]
        return guessed

    # Actions.

    def apply(
        self,
        action: Action | str,
        seat: int | None = None,
        *,
        at: str | UnsetType = UNSET,
        by: str | UnsetType = UNSET,
    ) -> tuple[Event, ...]:
        """Carry out an action of the seat to move, or of `seat`; return what happened.

        A seat may resign at any time (C11), and choose its first contracts before its turn
        (`choose_first`). `at` and `by` are noted in the step: the time, and who decided for the
        seat. An illegal action raises IllegalAction and changes nothing.

        >>> game = Game.new(2, seed=1, first=0)
        >>> game.apply("draw:deck")
        Traceback (most recent call last):
        grachten.errors.IllegalAction: Keep one or both of the contracts on offer (R4)
        """
        action = self._parsed(action)
        if isinstance(action, Resign):
            return self._resign(self.to_move if seat is None else seat, at, by)
        if seat is not None:
            self._check_seat(seat)
        if self.setting_up:
            return self.choose_first(self.to_move if seat is None else seat, action, at=at, by=by)
        if seat is not None and seat != self.to_move and not self.over:
            raise IllegalAction(not_your_turn(seat, self.to_move))
        return self._play(action, self._next_chance(), at, by)

    def choose_first(
        self,
        seat: int,
        keep: Action | str,
        *,
        at: str | UnsetType = UNSET,
        by: str | UnsetType = UNSET,
    ) -> tuple[Event, ...]:
        """Choose the first contracts of a seat (R4); return what happened.

        Seats choose in any order, and nobody learns of a choice before all have chosen. The game
        plays the choices in the order of the seats (C7): nothing happens while a seat before this
        one has yet to choose. A choice that waits is not in the record.

        >>> game = Game.new(2, seed=1, first=0)
        >>> game.choose_first(1, game.legal_for(1)[0])
        ()
        >>> game.view(1).contracts, game.view(0).seats[1].contracts
        (('jan_roodenpoortstoren-oost_indisch_huis',), None)
        >>> len(game.choose_first(0, game.legal_for(0)[0])), game.ply
        (4, 2)
        """
        action = self._parsed(keep)
        refusal = self.why_not(action, seat)
        if refusal is None and not isinstance(action, Keep):
            refusal = word(layout.KEEP_FIRST_CONTRACTS, {})
        if refusal is None and not self.setting_up:
            refusal = already_chosen(seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        assert isinstance(action, Keep)
        self._next_chance()  # raises if the game has no seed, and can't be played on
        self._choices[seat] = FirstChoice(action, by)
        happened: tuple[Event, ...] = ()
        while self.setting_up and self.to_move in self._choices:
            choice = self._choices[self.to_move]
            happened += self._play(choice.keep, self._next_chance(), at, choice.by)
        return happened

    def follow(self, step: Step) -> None:
        """Carry out a recorded step with its recorded outcomes; it must agree with the rules."""
        unseen = int(self._state.unseen_size) if self._steps else len(self.board.contracts)
        write_outcomes(scratch.tape, self._notation.outcomes_of(step.events, unseen))
        try:
            made = self._carry_out(step, NO_CHANCE)
            fits = outcomes_fit(scratch.tape)
        finally:
            erase_outcomes(scratch.tape)
        if not fits or made.events != step.events:
            message = f"ply {step.ply}: its events do not follow from the rules"
            raise RecordError("differs", message, ply=step.ply, expected=made, found=step)

    def redo(self, step: Step) -> Step:
        """Carry out a recorded step with the outcomes that the seed gives; return the new step."""
        if self._dealer is None:
            raise RecordError("no_seed", "the seed of this game is not known")
        return self._carry_out(step, self._dealer.stream_of(step.ply))

    def _carry_out(self, step: Step, chance: Row) -> Step:
        if step.ply != len(self._steps):
            message = f"ply {step.ply} stands where ply {len(self._steps)} should be"
            raise RecordError("wrong_ply", message, ply=len(self._steps))
        try:
            self._decide(step, chance)
        except (IllegalAction, ParseError) as error:
            message = f"ply {step.ply}: {error.message}"
            raise RecordError("illegal_step", message, ply=step.ply, why=error.code) from None
        return self._steps[-1]

    def _decide(self, step: Step, chance: Row) -> None:
        if step.ply == 0:
            first = "deal" if self.start is None else CONTINUE
            if step.action != first or step.seat is not None:
                raise ParseError("unreadable_action", f"the first step is {first}, and nobody's")
            self._begin(chance, step.at)
            return
        action = self._parsed(step.action)
        if isinstance(action, Resign):
            self._resign(-1 if step.seat is None else step.seat, step.at, step.by)
        elif step.seat != self.to_move and not self.over:
            raise ParseError("wrong_seat", f"it is the turn of seat {self.to_move}")
        else:
            self._play(action, chance, step.at, step.by)

    def _begin(self, chance: Row, at: str | UnsetType = UNSET) -> None:
        """Deal, or take over the position that the game continues."""
        if self.start is None:
            self._deal(chance, at)
            return
        self._row[:] = row_of(self._notation, self.start, len(self.players), self.first)
        self._started = self._row.copy()
        self._steps.append(Step(0, None, CONTINUE, (), at))

    def _deal(self, chance: Row, at: str | UnsetType = UNSET) -> None:
        tables = self._notation.tables
        kernel.new_game(tables, self._row, len(self.players), self.first, chance, scratch.tape)
        self._log(None, "deal", at, UNSET)

    def _next_chance(self) -> Row:
        """Return the chance of the next step, which follows from the seed."""
        if self._dealer is not None:
            return self._dealer.stream_of(self.ply + 1)
        if self.over:
            return NO_CHANCE
        message = "the seed of this game is not known, so it can be looked at but not played on"
        raise RecordError("no_seed", message)

    def _play(
        self, action: Action, chance: Row, at: str | UnsetType, by: str | UnsetType
    ) -> tuple[Event, ...]:
        seat, offer, notation = self.to_move, self._offer(), self._notation
        number = notation.id_of(action, offer)
        if number is None or not kernel.apply(
            notation.tables, self._row, number, chance, scratch.tape
        ):
            refusal = self.why_not(action)
            assert refusal is not None, "the kernel refused a legal action"
            raise IllegalAction(refusal)
        self._choices.pop(seat, None)
        return self._log(seat, notation.text_of(number, offer), at, by)

    def _resign(self, seat: int, at: str | UnsetType, by: str | UnsetType) -> tuple[Event, ...]:
        self._check_seat(seat)
        if self.over:
            raise IllegalAction(word(layout.GAME_IS_OVER, {}))
        kernel.resign(self._row, seat, scratch.tape)
        return self._log(seat, "resign", at, by)

    def _log(
        self, seat: int | None, text: str, at: str | UnsetType, by: str | UnsetType
    ) -> tuple[Event, ...]:
        """Add a step with the events that are on the tape."""
        happened = tuple(self._notation.event_of(noted) for noted in events(scratch.tape))
        self._steps.append(Step(len(self._steps), seat, text, happened, at, by))
        if self.over:
            self._outcome = self._count()
        return happened

    def _count(self) -> Outcome:
        scores = np.zeros((layout.MAX_PLAYERS, layout.SCORE), np.int64)
        winners = kernel.score(self._notation.tables, self._row, scores)
        seats = range(len(self.players))
        return Outcome(
            REASONS[self._state.reason - layout.CARTS],
            tuple(seat for seat in seats if winners >> seat & 1),
            tuple(Score(*scores[seat].tolist()) for seat in seats),
        )


def _as_known(started: Row | None, seat: int) -> Row | None:
    """Return a row with the routes and this seat's contracts of another row."""
    if started is None:
        return None
    row = np.zeros_like(started)
    known, s = row.view(layout.STATE)[0], started.view(layout.STATE)[0]
    known.owned[:] = s.owned
    known.kept[seat] = s.kept[seat]
    return row


def _recorded_board(record: Record) -> Board:
    """Return the board of a record; a text in a record never opens a file."""
    if isinstance(record.board, str):
        return shipped_board(record.board)
    return load_board(record.board)
