"""A game with a player for each seat and a save file that follows it."""

import random
from collections.abc import Iterable
from contextlib import suppress
from typing import Self

from msgspec import UNSET

from grachten.arena.interrupts import defer_sigint
from grachten.bots import Bot, BudgetedBot, Forfeit, make_bot
from grachten.bots.game_loop import BotForfeited, apply_choice, call_bot
from grachten.bots.program import ProgramBot
from grachten.cli.play.saves import SaveFile
from grachten.cli.play.seats import BOT, OPPONENT, bot_of, shown_names, taken_over
from grachten.cli.screen import compile_bots
from grachten.cli.words import bot_words
from grachten.errors import GrachtenError
from grachten.game import Action, Game, Record, Resign
from grachten.words import t


class LocalGame:
    """A game in progress; the caller asks whose turn it is and makes the people's moves."""

    def __init__(self, game: Game, save: SaveFile, replaced: dict[int, str] | None = None) -> None:
        """Seat the bots; `replaced` are the seats that a bot has taken over."""
        self.game = game
        self.save = save
        self.trouble: GrachtenError | None = None  # why the last step could not be saved
        self._replaced = dict(replaced or {})
        self._failures: list[str] = []
        self._told = [-1] * len(game.players)  # the last step that each bot has seen
        self._bots: dict[int, Bot] = {}
        for seat, player in enumerate(game.players):
            usual = bot_of(player.name) if player.kind == "bot" else None
            name = self._replaced.get(seat, usual)
            if name is not None:
                self._seat_bot(seat, name)

    @classmethod
    def resumed(cls, record: Record, save: SaveFile, refused: Iterable[int] = ()) -> Self:
        """Resume a saved game; a bot takes over the refused seats."""
        replaced = taken_over(record) | dict.fromkeys(refused, OPPONENT)
        return cls(Game.replay(record), save, replaced)

    @property
    def names(self) -> list[str]:
        """The players by seat, with a note if a bot has taken over."""
        names = shown_names(self.game.players)
        for seat, bot in self._replaced.items():
            person = self.game.players[seat].kind == "human"
            if person:
                names[seat] = t("cli-name-bot", name=names[seat])
            else:
                names[seat] = t("cli-name-replaced", name=names[seat], bot=bot_words(bot))
        return names

    def take_failures(self) -> list[str]:
        """Return, once, what people should know about failed bots."""
        told, self._failures = self._failures, []
        return told

    @property
    def people(self) -> list[int]:
        """The seats played at the keyboard."""
        return [seat for seat in range(len(self.game.players)) if seat not in self._bots]

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def may_take_long(self, seat: int) -> bool:
        """Return whether this seat's bot may think for a noticeable time."""
        return isinstance(self._bots[seat], BudgetedBot | ProgramBot)

    def last_step_of(self, seat: int) -> int:
        """Return the ply of the seat's last own step; the deal if there is none."""
        plies = [step.ply for step in self.game.steps if step.seat == seat]
        return plies[-1] if plies else 0

    def do(self, action: Action) -> None:
        """Apply and save a move of the person to move."""
        with defer_sigint():
            self.game.apply(action)
            self.save_now()

    def let_bot_move(self) -> None:
        """Let the bot to move choose an action; apply and save it.

        Its random numbers depend only on the game and the step, so that a resumed game is the same
        game.
        """
        seat = self.game.to_move
        try:
            action = self._choice(seat)
            by = BOT + self._replaced[seat] if seat in self._replaced else UNSET
            with defer_sigint():
                apply_choice(self.game, seat, action, by)
                self.save_now()
        except BotForfeited as end:
            self._replace(end.forfeit)
            self.let_bot_move()  # at once: its step tells a saved game who took over

    def _choice(self, seat: int) -> Action:
        game, bot = self.game, self._bots[seat]
        self._tell(seat)
        bot.rng = random.Random(f"{game.commitment} {seat} {game.ply}")
        action: Action = call_bot(seat, bot.choose, game.view(seat), game.legal_actions(), None)
        if isinstance(action, Resign) and len(game.players) > 2:  # C11
            raise BotForfeited(Forfeit(seat, "resigned", t("cli-it-resigns")))
        return action

    def _tell(self, seat: int) -> None:
        """Show a bot the steps it has not seen yet."""
        for step in self.game.steps_for(seat, self._told[seat]):
            call_bot(seat, self._bots[seat].observe, step)
            self._told[seat] = step.ply

    def _replace(self, forfeit: Forfeit) -> None:
        """Replace a failed bot by one that does not fail."""
        seat = forfeit.seat
        name = self.names[seat]
        self._bots.pop(seat).close()
        facts = {"reason": forfeit.reason, "bot": bot_words(OPPONENT)}
        self._failures.append(t("cli-bot-failed", name=name, **facts))
        self._replaced[seat] = OPPONENT
        self._told[seat] = -1
        self._seat_bot(seat, OPPONENT)

    def close(self) -> None:
        """Tell the bots the result, if there is one, and close them."""
        for seat, bot in self._bots.items():
            with suppress(BotForfeited):
                if self.game.over:
                    self._tell(seat)
                    call_bot(seat, bot.over, self.game.outcome())
            bot.close()

    def resign(self) -> None:
        """Resign the seat to move: with two seats the game ends, else a bot takes over (C11)."""
        seat = self.game.to_move
        if len(self.game.players) == 2:
            with defer_sigint():
                self.game.apply(Resign(), seat)
                self.save_now()
            return
        self._replaced[seat] = OPPONENT
        self._seat_bot(seat, OPPONENT)
        self.let_bot_move()  # at once: its step tells a saved game who took over

    def save_now(self) -> None:
        """Save the game; if that fails, the game continues and `trouble` says why."""
        try:
            self.save.write(self.game)
            self.trouble = None
        except GrachtenError as error:
            self.trouble = error

    def _seat_bot(self, seat: int, name: str) -> None:
        game = self.game
        compile_bots([name])
        bot = self._bots[seat] = make_bot(name, f"{game.commitment} {seat}")
        try:
            call_bot(seat, bot.start, game.board, seat, len(game.players), game.first)
        except BotForfeited as end:
            self._replace(end.forfeit)
