"""A position between two decisions, of a player or of chance; it knows nothing of OpenSpiel."""

import json
import random
from collections.abc import Callable, Mapping
from typing import Any, Self

import msgspec

from grachten.board import Board, load_board
from grachten.envs.openspiel.outcomes import number_of, value_of
from grachten.game import Game, Record, Step
from grachten.game.chance_step import ChanceStep
from grachten.game.record import record_from_json
from grachten.game.seats import make_players
from grachten.game.secrecy import leaves_secrets_out

DEAL = "deal"
NO_COMMITMENT = "0" * 64  # nobody knows a seed: whoever plays decides what chance does


class Position:
    """A game that stops at every outcome of chance.

    `game` is the game as of its last complete step, and None before the deal. `step` is the step
    that waits for an outcome of chance, and None while a player decides.
    """

    def __init__(self, board: Board, players: int) -> None:
        self.board = board
        self.players = players
        self.game: Game | None = None
        self.step: ChanceStep | None = ChanceStep.deal(players, board)
        self.action = DEAL  # the one that the step carries out
        self._told: dict[int, str] = {}  # the information of each seat, where it was asked for

    # Questions.

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.over

    @property
    def dealt(self) -> Game:
        """The game; there is one from the first decision of a player on."""
        assert self.game is not None, "the cards are not dealt yet"
        return self.game

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can decide now, by number, with the exact odds."""
        assert self.step is not None, "a player decides"
        return [
            (number_of(self.board, value), float(odds)) for value, odds in self.step.odds.items()
        ]

    def information(self, seat: int) -> str:
        """Return all that a seat has seen, step by step, and its View, as lines of JSON.

        An unfinished step shows only its action, which is public: chance has no part in others.
        """
        if self.game is None:
            return ""
        if seat not in self._told:
            seen = [msgspec.json.encode(step) for step in self.game.steps_for(seat)]
            self._told[seat] = b"\n".join([*seen, self.game.view(seat).to_json()]).decode()
        return self._told[seat] + self._begun()

    def observation(self, seat: int) -> str:
        """Return the View of a seat as JSON; in an unfinished step, the one before it."""
        if self.game is None:
            return ""
        return self.game.view(seat).to_json().decode() + self._begun()

    def _begun(self) -> str:
        return "" if self.step is None else f"\n{self.action}"

    # Changes.

    def apply(self, number: int) -> None:
        """Carry out an action of the player, or an outcome of chance, by its number."""
        if self.step is None:
            action = self.dealt.action_of_id(number)
            self.step, self.action = ChanceStep(self.dealt, action), str(action)
        else:
            self.step.choose(value_of(self.board, number))
        if self.step.kind is None:
            self._complete(self.step)

    def _complete(self, step: ChanceStep) -> None:
        if self.game is None:
            self.game = self._undealt(int(step.chosen[0]))
            seat = None
        else:
            seat = self.game.to_move
        self.game.follow(Step(self.game.ply + 1, seat, self.action, step.events))
        self.step = None
        self._told = {}

    def _undealt(self, first: int) -> Game:
        names, none = make_players(self.players), [b""] * self.players
        commitments = [""] * self.players
        return Game(self.board, names, first, "lot", NO_COMMITMENT, none, commitments, None)

    # Copies.

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.board, twin.players, twin.action = self.board, self.players, self.action
        twin.game = None if self.game is None else self.game.copy()
        twin.step = None if self.step is None else self.step.copy()
        twin._told = self._told.copy()
        return twin

    def __deepcopy__(self, memo: Mapping[int, object]) -> Self:
        return self.copy()

    def resampled(self, seat: int, rng: random.Random) -> Self:
        """Return a position that looks the same to a seat, with all that it can't know redrawn.

        `grachten.game.guess` deals what is hidden. An unfinished step starts again.
        """
        if self.over:
            return self.copy()
        if self.game is None:
            return type(self)(self.board, self.players)
        twin = self.copy()
        twin.game = self.game.determinize(seat, rng)
        twin._told = {}
        if self.step is not None:
            twin.step = ChanceStep(twin.game, self.action)
        return twin

    # Its form as a text.

    def record(self) -> Record:
        """Return the record of the game, which nobody needs a seed to replay."""
        if leaves_secrets_out(self.dealt.steps):
            raise TypeError("a resampled position has no record: what others drew is a guess")
        return self.dealt.record()

    def __reduce__(self) -> tuple[Callable[[str], "Position"], tuple[str]]:
        reference = self.board.reference()
        plain = {
            "board": reference if isinstance(reference, str) else dict(reference),
            "players": self.players,
            "record": None if self.game is None else self.record().to_json().decode(),
            "action": None if self.step is None else self.action,
            "chosen": [] if self.step is None else self.step.chosen,
        }
        return restored, (json.dumps(plain),)


def restored(text: str) -> Position:
    """Return the position of a text that `Position` was pickled as."""
    plain: dict[str, Any] = json.loads(text)
    position = Position(load_board(plain["board"]), plain["players"])
    if plain["record"] is not None:
        position.game = Game.replay(record_from_json(plain["record"]))
        position.step = None
    if plain["action"] is not None:
        if position.game is not None:
            position.action = plain["action"]
            position.step = ChanceStep(position.game, position.action)
        assert position.step is not None
        for value in plain["chosen"]:
            position.step.choose(value)
    return position
