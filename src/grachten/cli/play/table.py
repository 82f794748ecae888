"""One table: a game, who plays each seat, and the save file that follows it step by step."""

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from msgspec import UNSET

from grachten.bots import Bot, make_bot
from grachten.cli.play.saves import SaveFile
from grachten.cli.play.seats import BOT, OPPONENT, bot_of, taken_over
from grachten.errors import GrachtenError
from grachten.game import Action, Game, Record, Resign


class Table:
    """The game goes on here; whoever runs it asks whose turn it is and gives their moves."""

    def __init__(self, game: Game, save: SaveFile, replaced: dict[int, str] | None = None) -> None:
        """`replaced`: the seats of people that a bot has taken over."""
        self.game = game
        self.save = save
        self.trouble: GrachtenError | None = None  # why the last step could not be saved
        self._replaced = dict(replaced or {})
        self._told = [-1] * len(game.players)  # the steps that each bot has seen
        self._bots: dict[int, Bot] = {}
        for seat, player in enumerate(game.players):
            name = bot_of(player.name) if player.kind == "bot" else self._replaced.get(seat)
            if name is not None:
                self._seat_bot(seat, name)

    @classmethod
    def resumed(cls, record: Record, save: SaveFile) -> "Table":
        """The table of a saved game, where it was left."""
        return cls(Game.replay(record), save, taken_over(record))

    @property
    def names(self) -> list[str]:
        """The players by seat, with a note where a bot plays in a person's place."""
        players = enumerate(self.game.players)
        return [f"{p.name} (bot)" if seat in self._replaced else p.name for seat, p in players]

    @property
    def people(self) -> list[int]:
        """The seats that are played at the keyboard."""
        return [seat for seat in range(len(self.game.players)) if seat not in self._bots]

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def last_step_of(self, seat: int) -> int:
        """The ply of the seat's last own step; the deal if it has made none."""
        plies = [step.ply for step in self.game.steps if step.seat == seat]
        return plies[-1] if plies else 0

    def do(self, action: Action) -> None:
        """Carry out and save a move of the person to move."""
        with _undisturbed():
            self.game.apply(action)
            self.save_now()

    def let_bot_move(self) -> None:
        """Let the bot to move choose, and carry that out and save it.

        Its random numbers hang on the game and the step alone, so that a game that was left
        and gone on with is the same game.
        """
        seat = self.game.to_move
        bot = self._bots[seat]
        for step in self.game.steps_for(seat, self._told[seat]):
            bot.observe(step)
            self._told[seat] = step.ply
        bot.rng = random.Random(f"{self.game.commitment} {seat} {self.game.ply}")
        action = bot.choose(self.game.view(seat), self.game.legal_actions(), None)
        by = BOT + self._replaced[seat] if seat in self._replaced else UNSET
        with _undisturbed():
            self.game.apply(action, seat, by=by)
            self.save_now()

    def resign(self) -> None:
        """The person to move gives up: at two seats the end, else a bot takes over (C11)."""
        seat = self.game.to_move
        if len(self.game.players) == 2:
            with _undisturbed():
                self.game.apply(Resign(), seat)
                self.save_now()
            return
        self._replaced[seat] = OPPONENT
        self._seat_bot(seat, OPPONENT)
        self.let_bot_move()  # at once: its step is what tells a saved game who plays on

    def save_now(self) -> None:
        """Save; where that fails, the game goes on and `trouble` says why."""
        try:
            self.save.write(self.game)
            self.trouble = None
        except GrachtenError as error:
            self.trouble = error

    def _seat_bot(self, seat: int, name: str) -> None:
        game = self.game
        bot = make_bot(name, f"{game.commitment} {seat}")
        bot.start(game.board, seat, len(game.players), game.first)
        self._bots[seat] = bot


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Put off Ctrl-C until a step is made and saved, so that no step is half made."""
    pressed: list[int] = []

    def note(number: int, _frame: FrameType | None) -> None:
        pressed.append(number)

    try:
        before = signal.signal(signal.SIGINT, note)
    except ValueError:  # not the main thread, where no signal arrives
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
