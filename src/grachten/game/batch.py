"""Batch: many games at once, as arrays, for training and for statistics."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from grachten.board import DEFAULT_BOARD, Board, load_board
from grachten.errors import IllegalAction, ParseError, Refusal
from grachten.game.fairness import Dealer, make_seed
from grachten.game.game import Game
from grachten.game.notation import notation_of
from grachten.game.observation import (
    ObservationLayout,
    Observations,
    check_out,
    observation_layout,
)
from grachten.game.refusals import reason_of_id
from grachten.game.seats import checked_players, is_whole
from grachten.rules import batch, kernel, layout
from grachten.rules.chance import stream
from grachten.rules.layout import Row
from grachten.rules.observe import TO_MOVE, observe_rows
from grachten.rules.tape import SILENT

Mode = Literal["fast", "recorded"]
Actions = npt.NDArray[np.integer[Any]] | Sequence[int]

_TO_MOVE = layout.place_of(layout.STATE, "to_move")


class Batch:
    """`n` games side by side, each in a slot; when one ends, the next one of its slot is dealt.

    >>> import numpy as np
    >>> batch = Batch(players=2, n=64, seed=1, board="harbor")
    >>> batch
    <Batch of 64 games on harbor, 2 players, 90 actions, mode fast>
    >>> rng = np.random.default_rng(1)
    >>> ended = 0
    >>> for _ in range(100):
    ...     observations = batch.observe()  # of the seats to move
    ...     chosen = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)
    ...     batch.step(chosen)
    ...     ended += batch.dones.sum()
    >>> observations.shape, observations.dtype
    ((64, 137), dtype('int8'))
    >>> bool(ended > 64)
    True

    `seed` and `mode` fix all deals. In mode `fast` a game draws everything from one stream of
    random numbers. In mode `recorded` every step has a stream of its own, as in docs/fairness.md:
    a game is the same as `Game.new(players, seed=batch.seed_of(slot))`, and `batch.game(slot)`
    gives it, with its record.

    The arrays belong to the batch and can't be written to. `step` changes them in place, so copy
    what you want to keep.
    """

    def __init__(
        self,
        players: int = 2,
        n: int = 1,
        *,
        seed: bytes | bytearray | str | int | None = None,
        board: str | os.PathLike[str] | Mapping[str, Any] | Board = DEFAULT_BOARD,
        mode: Mode = "fast",
    ) -> None:
        """Deal `n` games; `seed` is bytes, a text or a number, and None draws a fresh one."""
        if not is_whole(n) or not 1 <= n < 2**32:
            raise ValueError(f"n is a number of games, at least 1, not {n!r}")
        if mode not in ("fast", "recorded"):
            raise ValueError(f"mode is 'fast' or 'recorded', not {mode!r}")
        self.board = load_board(board)
        self.players = checked_players(players)
        self.n = int(n)
        self.mode = mode
        self._notation = notation_of(self.board)
        self.actions = self._notation.actions
        self._key: Row = stream(make_seed(seed))
        self._make_room()
        self._dealers: list[Dealer] = []
        # In mode `recorded`: the ids played so far in each game, and in the game before it.
        self._played: list[list[int]] = [[] for _ in range(self.n)] if self._recorded else []
        self._played_before = list(self._played)
        self._deal()

    def _make_room(self) -> None:
        n = self.n
        self._rows: Row = np.zeros((n, layout.STATE_SIZE), np.int64)
        # The last states of the games that the last step ended, and where those of a slot lie.
        self._finals: Row = np.zeros((n, layout.STATE_SIZE), np.int64)
        self._final_places: Row = np.zeros(n, np.int64)
        self._chances: Row = np.zeros((n, 4), np.int64)
        self._numbers: Row = np.zeros(n, np.int64)
        self._plies: Row = np.zeros(n, np.int64)
        self._done: Row = np.zeros(n, np.int64)
        self._dones = np.zeros(n, np.bool_)
        self._never = np.zeros(n, np.bool_)
        self._deciding: Row = np.full(n, TO_MOVE)
        self._masks = np.zeros((n, self.actions), np.bool_)
        self._scores: Row = np.zeros((n, layout.MAX_PLAYERS, layout.SCORE), np.int64)
        self._rewards = np.zeros((n, self.players), np.float32)
        self._ids: Row = np.zeros(layout.MAX_ACTIONS, np.int64)
        self._scratch: Row = np.zeros(layout.MAX_PLACES, np.int64)

    @property
    def _recorded(self) -> bool:
        return self.mode == "recorded"

    # What can be asked.

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of each game, by id: shape (n, actions).

        >>> Batch(players=2, n=3, seed=1, board="harbor").masks.sum(axis=1)
        array([3, 3, 3])
        """
        return _read_only(self._masks)

    @property
    def to_move(self) -> Row:
        """The seat that decides next in each game: shape (n,)."""
        return _read_only(self._rows[:, _TO_MOVE])

    @property
    def dones(self) -> npt.NDArray[np.bool_]:
        """Whether the last step ended a game in each slot: shape (n,). There a new one began."""
        return _read_only(self._dones)

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """What each seat won in the last step: shape (n, players).

        All is 0 until a game ends. Then its winner gets 1; several winners share it equally.

        >>> batch = Batch(players=2, n=1, seed=1, board="harbor")
        >>> while not batch.dones[0]:
        ...     batch.step(batch.masks.argmax(axis=1))  # the first legal action
        >>> batch.rewards, batch.points, batch.numbers
        (array([[1., 0.]], dtype=float32), array([[-10, -11]]), array([1]))
        """
        return _read_only(self._rewards)

    @property
    def points(self) -> Row:
        """The final points of the last game that ended in each slot: shape (n, players)."""
        return _read_only(self._scores[:, : self.players, layout.TOTAL])

    @property
    def plies(self) -> Row:
        """The number of decisions so far in each game: shape (n,)."""
        return _read_only(self._plies)

    @property
    def numbers(self) -> Row:
        """The number of each game within its slot, from 0: shape (n,)."""
        return _read_only(self._numbers)

    @property
    def layout(self) -> ObservationLayout:
        """The place of each field in an observation.

        >>> Batch(players=2, board="harbor").layout
        <ObservationLayout version 1: 137 numbers of int8, 22 fields>
        """
        return observation_layout(self.board, self.players)

    def seed_of(self, slot: int, *, final: bool = False) -> bytes:
        """Return the 16-byte seed of the game in a slot.

        With `final`, it is the seed of the game that just ended there.

        >>> Batch(players=2, n=64, seed=1).seed_of(0).hex()
        'e3a088ea8506882825e12a0dff5a3f67'
        """
        self._check_slot(slot, final)
        seed = np.zeros(4, np.int64)
        batch.game_seed(self._key, slot, int(self._numbers[slot]) - final, seed)
        return seed.astype(">u4").tobytes()

    def game(self, slot: int, *, final: bool = False) -> Game:
        """Return the game in a slot, with its record; with `final`, the one that just ended.

        This needs mode `recorded`.

        >>> Batch(players=2, n=64, seed=1, mode="recorded").game(5)
        <Game on amsterdam, ply 0: Player 2 to move; Player 1 0, Player 2 0>
        """
        if not self._recorded:
            raise ValueError("only a batch in mode 'recorded' can give its games as Games")
        seed = self.seed_of(slot, final=final)
        game = Game.new(self.players, board=self.board, seed=seed)
        for number in (self._played_before if final else self._played)[slot]:
            game.apply(game.action_of_id(number))
        return game

    def observe(
        self,
        seats: int | Actions | None = None,
        out: Observations | None = None,
        *,
        final: bool = False,
    ) -> Observations:
        """Return what one seat of each game may know, as numbers: shape (n, layout.size).

        `seats` is one seat, or one for each game; None is the seat to move. `out` is written to
        and returned; without it a new array is made. With `final`, the slots in which a game just
        ended show how it ended instead of the new game. `layout.named` gives the fields by name.

        >>> batch = Batch(players=2, n=3, seed=1)
        >>> batch.layout.named(batch.observe(seats=0))["hand"]
        array([[0, 0, 1, 0, 0, 0, 1],
               [1, 0, 0, 0, 1, 0, 0],
               [0, 0, 0, 1, 0, 0, 1]], dtype=int8)
        """
        form = self.layout
        if out is None:
            out = form.empty(self.n)
        else:
            check_out(out, (self.n, form.size), form.dtype)
        observe_rows(
            self._notation.tables,
            self._rows,
            self._finals,
            self._final_places,
            self._dones if final else self._never,
            self._seats(seats),
            form.places,
            out,
            self._scratch,
        )
        return out

    def observe_ended(self, seats: int | Actions | None, out: Observations) -> None:
        """Write what one seat knows of each game that the last step ended into its row of `out`.

        The other rows stay as they are; otherwise this is `observe(seats, out, final=True)`.
        """
        form = self.layout
        check_out(out, (self.n, form.size), form.dtype)
        slots = np.flatnonzero(self._dones)
        rows, seen = self._finals[self._final_places[slots]], form.empty(len(slots))
        observe_rows(
            self._notation.tables,
            rows,
            rows,
            slots,
            self._never,
            self._seats(seats)[slots],
            form.places,
            seen,
            self._scratch,
        )
        out[slots] = seen

    def __repr__(self) -> str:
        games = f"{self.n} games on {self.board.label}"
        return (
            f"<Batch of {games}, {self.players} players, {self.actions} actions, mode {self.mode}>"
        )

    def __len__(self) -> int:
        return self.n

    # What can be done.

    def step(self, actions: Actions) -> None:
        """Carry out one action in each game, by id; deal a new game wherever one ends.

        If any action is illegal, IllegalAction names the first one, and no game changes.

        >>> batch = Batch(players=2, n=3, seed=1)
        >>> batch.step(batch.masks.argmax(axis=1))  # the first legal action of each game
        >>> batch.plies
        array([1, 1, 1])
        """
        chosen = _whole_numbers(actions, "actions", self.n)
        illegal = batch.first_illegal(self._masks, chosen)
        if illegal >= 0:
            raise self._refuse(illegal, int(chosen[illegal]))
        if self._recorded:
            self._take_streams(chosen)
        ended = batch.step_batch(
            self._notation.tables,
            self._rows,
            chosen,
            self._chances,
            self._masks,
            self._scores,
            self._done,
            self._key,
            self._numbers,
            self._plies,
            self._rewards,
            self._finals,
            self._final_places,
        )
        self._after_step(ended)
        np.greater(self._done, 0, out=self._dones)
        if self._recorded and ended:
            for slot in np.flatnonzero(self._dones).tolist():
                self._played_before[slot], self._played[slot] = self._played[slot], []
                self._deal_recorded(slot)

    def _after_step(self, ended: int) -> None:
        """Do nothing; a subclass lets other seats decide here. `ended` is how many games ended."""

    # Chance.

    def _deal(self) -> None:
        batch.deal_each(
            self._notation.tables,
            self._rows,
            self.players,
            self._key,
            self._chances,
            self._masks,
            self._ids,
        )
        if self._recorded:
            no_seeds = [b""] * self.players
            self._dealers = [Dealer(make_seed(0), no_seeds)] * self.n
            for slot in range(self.n):
                self._deal_recorded(slot)

    def _deal_recorded(self, slot: int) -> None:
        """Deal as `Game.new` does with the same seed."""
        dealer = Dealer(make_seed(self.seed_of(slot)), [b""] * self.players)
        self._dealers[slot] = dealer
        tables, row = self._notation.tables, self._rows[slot]
        kernel.new_game(tables, row, self.players, dealer.lot(), dealer.stream_of(0), SILENT)
        kernel.legal_mask(tables, row, self._ids, self._masks[slot])

    def _take_streams(self, chosen: Row) -> None:
        """Give every game the stream of its next step, and note what is played."""
        plies = (self._plies + 1).tolist()
        for slot, (ply, action) in enumerate(zip(plies, chosen.tolist(), strict=True)):
            self._chances[slot] = self._dealers[slot].stream_of(ply)
            self._played[slot].append(action)

    # Checks.

    def _refuse(self, slot: int, number: int) -> Exception:
        """Return the error that says why this action of this game is illegal."""
        try:
            self._notation.check_id(number)
        except ParseError as error:
            return ParseError(error.code, f"game {slot}: {error.message}", slot=slot)
        refusal = reason_of_id(self._notation, self._rows[slot], number)
        assert refusal is not None, "the mask and the kernel disagree"
        message = f"game {slot}, action {number}: {refusal.message}"
        facts = {**refusal.facts, "slot": slot, "action": number}
        return IllegalAction(Refusal(refusal.code, refusal.rule, message, facts))

    def _seats(self, seats: int | Actions | None) -> Row:
        if seats is None:
            return self._deciding
        if is_whole(seats):
            chosen: Row = np.full(self.n, seats, np.int64)
        else:
            chosen = _whole_numbers(seats, "seats", self.n)
        if ((chosen < 0) | (chosen >= self.players)).any():
            wrong = int(chosen[(chosen < 0) | (chosen >= self.players)][0])
            message = f"a seat is a number from 0 to {self.players - 1}, not {wrong}"
            raise ParseError("unknown_seat", message, seat=wrong)
        return chosen

    def _check_slot(self, slot: int, final: bool) -> None:
        if not is_whole(slot) or not 0 <= slot < self.n:
            raise ValueError(f"a slot is a number from 0 to {self.n - 1}, not {slot!r}")
        if final and not self._dones[slot]:
            raise ValueError(f"the last step ended no game in slot {slot}")


def _read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _whole_numbers(values: object, name: str, n: int) -> Row:
    """Return the values as int64, one for each game."""
    array = np.asarray(values)
    if array.dtype.kind not in "iu":
        raise TypeError(f"{name} are whole numbers, not {array.dtype}")
    if array.shape != (n,):
        raise ValueError(f"{name} have shape {array.shape}; {n} games take shape ({n},)")
    return np.ascontiguousarray(array, np.int64)
