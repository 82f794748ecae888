"""Game: one game from the deal to the end, for everybody who does not want to see rows."""

import os
import threading
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

import numpy as np
from msgspec import UNSET, UnsetType, structs

from grachten.board import DEFAULT_BOARD, Board, load_board, shipped_board
from grachten.errors import IllegalAction, ParseError, RecordError, Refusal
from grachten.game.actions import Action, Resign, parse_action
from grachten.game.events import Event
from grachten.game.fairness import (
    Dealer,
    commitment_of,
    make_player_commitments,
    make_player_seeds,
    make_seed,
    recorded_commitments,
)
from grachten.game.notation import REASONS, Notation, notation_of
from grachten.game.record import (
    FORMAT,
    FORMAT_1,
    Outcome,
    Player,
    Record,
    Score,
    Step,
    plain_board,
    read_record,
)
from grachten.game.refusals import never_legal, refusal_of, word
from grachten.game.secrecy import leaves_secrets_out, steps_as_seen
from grachten.game.view import Numbers, View, offer_of, views_of
from grachten.rules import kernel, layout
from grachten.rules.layout import Row
from grachten.rules.tape import erase_outcomes, events, new_tape, outcomes_fit, write_outcomes
from grachten.version import SOFTWARE

NO_CHANCE: Row = np.zeros(4, np.int64)

_PHASE = layout.place_of(layout.STATE, "phase")
_CHOOSING = (layout.SETUP, layout.KEEP)
_TO_MOVE = layout.place_of(layout.STATE, "to_move")


class _Scratch(threading.local):
    """Room that the kernel works in during a call; each thread has its own, games need none."""

    def __init__(self) -> None:
        self.ids: Row = np.zeros(layout.MAX_ACTIONS, np.int64)
        self.tape: Row = new_tape()


_scratch = _Scratch()


class Game:
    """One game; `Game.new` deals one, `Game.replay` brings one back from its record."""

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
    ) -> None:
        """Set the table without dealing; use `Game.new` or `Game.replay`."""
        self.board = board
        self.players = tuple(players)
        self.first = first
        self.first_by = first_by
        self.commitment = commitment
        self.player_seeds = tuple(player_seeds)
        # None: a game of version 1 of the record, in which only the dealer committed to a seed.
        self.player_commitments = None if player_commitments is None else tuple(player_commitments)
        self._dealer = dealer  # None: a replay of a game whose seed is not known
        self._notation: Notation = notation_of(board)
        self._row: Row = np.zeros(layout.STATE_SIZE, np.int64)
        self._state = self._row.view(layout.STATE)[0]
        self._steps: list[Step] = []
        self._outcome: Outcome | None = None

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
    ) -> Self:
        """Deal a game for 2 to 4 players (R1).

        `seed` is the dealer's 32 secret bytes; anything else is hashed to 32 bytes, None draws
        fresh ones. `player_seeds` are what the seats add, in the same way; an empty one adds
        nothing. `player_commitments` are the SHA-256 of the player seeds in hex digits, and follow
        from them by default; a seat with a commitment and an empty seed withheld its seed.
        `first` is the seat that begins; None draws lots (R6).
        """
        seats = _players(players)
        seeds = make_player_seeds(player_seeds or [b""] * len(seats), len(seats))
        commitments = make_player_commitments(seats, seeds, player_commitments)
        dealer = Dealer(make_seed(seed), seeds)
        if first is not None and not _is_seat(first, len(seats)):
            message = f"first is a seat from 0 to {len(seats) - 1}, not {first}"
            raise ParseError("bad_first", message, first=first)
        game = cls(
            load_board(board),
            seats,
            dealer.lot() if first is None else first,
            "lot" if first is None else "choice",
            commitment_of(dealer.seed),
            seeds,
            commitments,
            dealer,
        )
        game._deal(dealer.stream_of(0))
        return game

    @classmethod
    def replay(
        cls, source: str | os.PathLike[str] | Record, *, game: int = 0, ply: int | None = None
    ) -> Self:
        """Bring a game back from its record, up to and with step `ply` (None: all of it).

        Every step must agree with the rules. The outcomes of chance are taken from the record;
        `grachten.game.verify` also derives them from the seed.
        """
        record = source if isinstance(source, Record) else read_record(source, game)
        steps = record.steps
        if ply is not None:
            if not 0 <= ply < len(steps):
                message = f"the record has steps 0 to {len(steps) - 1}, so there is no step {ply}"
                raise RecordError("no_such_ply", message, ply=ply, steps=len(steps))
            steps = steps[: ply + 1]
        if leaves_secrets_out(steps):
            message = "this record was made for one seat: it leaves out what others may not see"
            raise RecordError("secrets_left_out", message)
        replayed = cls.from_header(record)
        for step in steps:
            replayed.follow(step)
        return replayed

    @classmethod
    def from_header(cls, record: Record) -> Self:
        """The table of a record, before the deal."""
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
        )

    # What can be asked.

    @property
    def over(self) -> bool:
        return self._phase == layout.OVER

    @property
    def to_move(self) -> int:
        """The seat that decides next; of a finished game, the one that decided last."""
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
        return self._steps[-1]

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    def view(self, seat: int | None) -> View:
        """All that this seat may know; None is a spectator."""
        return self.views([seat])[0]

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """What each of these seats, or a spectator (None), may know; quicker than one by one."""
        for seat in seats:
            self._check_viewer(seat)
        return views_of(self._notation, self._row, seats, self.ply, self.players, self._outcome)

    def legal_ids(self) -> list[int]:
        n = kernel.legal(self._notation.tables, self._row, _scratch.ids)
        ids: list[int] = _scratch.ids[:n].tolist()
        return ids

    def legal_actions(self) -> list[Action]:
        """All actions that the seat to move may choose from; resigning is always possible too."""
        ids = self.legal_ids()
        if self._phase in _CHOOSING:
            offer = self._offer()
            return [self._notation.action_of(number, offer) for number in ids]
        by_id = self._notation.by_id
        return [by_id[number] for number in ids]  # type: ignore[misc]

    def legal_for(self, seat: int) -> list[Action]:
        """What this seat may choose from now: at set-up all choose at the same time (R4)."""
        self._check_seat(seat)
        if self.over:
            return []
        if seat == self.to_move:
            return self.legal_actions()
        if not self.setting_up:
            return []
        offer = offer_of(self._notation, Numbers(self._row), seat)
        ids = self.legal_ids() if offer else ()
        return [self._notation.action_of(number, offer) for number in ids]

    def legal_texts(self, seat: int) -> tuple[str, ...]:
        """The same as texts; quicker than to write them one by one."""
        if self.over or seat != self.to_move or self._phase in _CHOOSING:
            return tuple(map(str, self.legal_for(seat)))
        texts = self._notation.texts
        return tuple([texts[number] for number in self.legal_ids()])

    def open_routes(self, seat: int) -> tuple[str, ...]:
        """The routes that the seat could still claim, as far as cards and carts allow."""
        self._check_seat(seat)
        closed = set(self._notation.indices_in(Numbers(self._row).of("closed", seat)))
        routes = enumerate(self._notation.route_names)
        return tuple(name for number, name in routes if number not in closed)

    def fulfilled(self, seat: int) -> tuple[str, ...]:
        """The contracts of the seat that are fulfilled by now (R25)."""
        self._check_seat(seat)
        words = np.zeros(layout.CONTRACT_WORDS, np.int64)
        kernel.fulfilled(self._notation.tables, self._row, seat, words)
        return tuple(self._notation.contracts_in(words.tolist()))

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has nothing on offer any more; asked at set-up."""
        return not offer_of(self._notation, Numbers(self._row), seat)

    def why_not(self, action: Action | str, seat: int | None = None) -> Refusal | None:
        """None where the action is legal now, or else why it is not."""
        action = self._parsed(action)
        if seat is not None:
            self._check_seat(seat)
        if isinstance(action, Resign):
            return word(layout.GAME_IS_OVER, {}) if self.over else None
        if seat is not None and seat != self.to_move and not self.over:
            facts = {"seat": seat, "to_move": self.to_move}
            return Refusal("not_your_turn", "R6", f"It is the turn of seat {self.to_move}", facts)
        number = self._notation.id_of(action, self._offer())
        if number is None:
            return never_legal(self._notation, self._phase, action)
        refused = kernel.refusal(self._notation.tables, self._row, number)
        if refused == layout.ALLOWED:
            return None
        return refusal_of(self._notation, self._row, action, refused)

    def outcome(self) -> Outcome:
        """Scores, winners and the reason, once the game is over."""
        if self._outcome is None:
            raise ParseError("not_over", "the game is not over yet")
        return self._outcome

    def steps_for(self, seat: int | None, after: int = -1) -> list[Step]:
        """The steps behind ply `after` as this seat, or a spectator, may see them.

        At set-up nobody is shown a choice before all have chosen (R4).
        """
        self._check_viewer(seat)
        return steps_as_seen(self._steps, seat, after, self.over, self.setting_up)

    def record(self, *, secret: bool = False) -> Record:
        """The whole game. While it runs the seed is left out, or kept as `secret_seed`."""
        seed = UNSET if self._dealer is None else self._dealer.seed.hex()
        reference = self.board.reference()
        commitments = self.player_commitments
        return Record(
            format=FORMAT_1 if commitments is None else FORMAT,
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
            steps=self.steps,
            result=UNSET if self._outcome is None else self._outcome,
        )

    def record_for(self, seat: int | None) -> Record:
        """The record as this seat, or a spectator, may see it."""
        return structs.replace(self.record(), steps=tuple(self.steps_for(seat)))

    # What can be done.

    def apply(
        self,
        action: Action | str,
        seat: int | None = None,
        *,
        at: str | UnsetType = UNSET,
        by: str | UnsetType = UNSET,
    ) -> tuple[Event, ...]:
        """Carry out an action of the seat to move (or `seat` resigns); return what happened.

        An illegal action raises IllegalAction and changes nothing.
        """
        action = self._parsed(action)
        if isinstance(action, Resign):
            return self._resign(self.to_move if seat is None else seat, at, by)
        if self._dealer is None and not self.over:
            message = "the seed of this game is not known, so it can be looked at but not played on"
            raise RecordError("no_seed", message)
        if seat is not None and seat != self.to_move:
            raise self._illegal(action, seat)
        chance = NO_CHANCE if self._dealer is None else self._dealer.stream_of(self.ply + 1)
        return self._play(action, chance, at, by)

    def follow(self, step: Step) -> None:
        """Carry out a recorded step with its recorded outcomes; it must agree with the rules."""
        unseen = int(self._state.unseen_size) if self._steps else len(self.board.contracts)
        write_outcomes(_scratch.tape, self._notation.outcomes_of(step.events, unseen))
        try:
            made = self._carry_out(step, NO_CHANCE)
            fits = outcomes_fit(_scratch.tape)
        finally:
            erase_outcomes(_scratch.tape)
        if not fits or made.events != step.events:
            message = f"ply {step.ply}: its events are not what the rules make of it"
            raise RecordError("differs", message, ply=step.ply, expected=made, found=step)

    def redo(self, step: Step) -> Step:
        """Carry out a recorded step with the outcomes that the seed gives; return it as it is."""
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
            if step.action != "deal" or step.seat is not None:
                raise ParseError("unreadable_action", "the first step is deal, and nobody's")
            self._deal(chance, step.at)
            return
        action = self._parsed(step.action)
        if isinstance(action, Resign):
            self._resign(-1 if step.seat is None else step.seat, step.at, step.by)
        elif step.seat != self.to_move and not self.over:
            raise ParseError("wrong_seat", f"it is the turn of seat {self.to_move}")
        else:
            self._play(action, chance, step.at, step.by)

    def _deal(self, chance: Row, at: str | UnsetType = UNSET) -> None:
        tables = self._notation.tables
        kernel.new_game(tables, self._row, len(self.players), self.first, chance, _scratch.tape)
        self._log(None, "deal", at, UNSET)

    def _play(
        self, action: Action, chance: Row, at: str | UnsetType, by: str | UnsetType
    ) -> tuple[Event, ...]:
        seat, offer, notation = self.to_move, self._offer(), self._notation
        number = notation.id_of(action, offer)
        if number is None or not kernel.apply(
            notation.tables, self._row, number, chance, _scratch.tape
        ):
            raise self._illegal(action, None)
        return self._log(seat, notation.text_of(number, offer), at, by)

    def _resign(self, seat: int, at: str | UnsetType, by: str | UnsetType) -> tuple[Event, ...]:
        self._check_seat(seat)
        if self.over:
            raise IllegalAction(word(layout.GAME_IS_OVER, {}))
        kernel.resign(self._row, seat, _scratch.tape)
        return self._log(seat, "resign", at, by)

    def _log(
        self, seat: int | None, text: str, at: str | UnsetType, by: str | UnsetType
    ) -> tuple[Event, ...]:
        """Add the step that the tape has noted."""
        happened = tuple(self._notation.event_of(noted) for noted in events(_scratch.tape))
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

    # Small things.

    @property
    def _phase(self) -> int:
        return self._row.item(_PHASE)

    def _offer(self) -> tuple[str, ...]:
        """What the seat to move can choose from: nothing in most phases."""
        if self._phase not in _CHOOSING:
            return ()
        return offer_of(self._notation, Numbers(self._row), self.to_move)

    def _parsed(self, action: Action | str) -> Action:
        if isinstance(action, str):
            action = parse_action(action)
        elif not isinstance(action, Action):
            message = f"an action is a text or an Action, not {type(action).__name__}"
            raise ParseError("unreadable_action", message)
        self._notation.check_names(action)
        return action

    def _illegal(self, action: Action, seat: int | None) -> IllegalAction:
        refusal = self.why_not(action, seat)
        assert refusal is not None, "the kernel refused what it allows"
        return IllegalAction(refusal)

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        if not _is_seat(seat, len(self.players)):
            message = f"a seat is a number from 0 to {len(self.players) - 1}, not {seat!r}"
            raise ParseError("unknown_seat", message, seat=seat)


def _recorded_board(record: Record) -> Board:
    """The board of a record; a stranger's text never opens a file."""
    if isinstance(record.board, str):
        return shipped_board(record.board)
    return load_board(record.board)


def _is_seat(seat: object, players: int) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players


def _players(players: int | Sequence[Player | str]) -> tuple[Player, ...]:
    if isinstance(players, int) and not isinstance(players, bool):
        players = [f"Player {i + 1}" for i in range(max(0, min(players, 5)))]
    if not isinstance(players, list | tuple) or not 2 <= len(players) <= layout.MAX_PLAYERS:
        raise ParseError("bad_players", "a game has 2 to 4 players (R1)")
    return tuple(p if isinstance(p, Player) else _named(p) for p in players)


def _named(name: object) -> Player:
    if isinstance(name, str) and name and name.isprintable():
        return Player(name)
    raise ParseError("bad_players", f"a player's name is a text that can be shown, not {name!r}")
