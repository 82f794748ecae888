"""Playing a game between bots to its end, even if one of them fails."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from grachten.bots.base import Bot
from grachten.errors import GrachtenError, IllegalAction
from grachten.game import Action, Game, Resign


class Forfeit(Struct, frozen=True):
    """A game lost through a bot's own fault: `code` for programs, `reason` for people.

    >>> import random
    >>> class Passer(Bot):
    ...     def choose(self, view, legal, clock):
    ...         return Pass()
    >>> forfeit = play_game(Game.new(2, seed=1), [Passer(random.Random(1)) for _ in range(2)])
    >>> forfeit.seat, forfeit.code
    (0, 'illegal')
    """

    seat: int
    code: str
    reason: str


class BotFailure(GrachtenError):
    """A bot cannot continue; raised by bots that run as separate programs.

    >>> raise BotFailure("crashed", "the program ended")
    Traceback (most recent call last):
    grachten.bots.game_loop.BotFailure: the program ended
    """


class BotForfeited(Exception):
    """A bot has failed; raised by `call_bot` and `apply_choice`."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(forfeit.reason)
        self.forfeit = forfeit


def play_game(game: Game, bots: Sequence[Bot], clock: float | None = None) -> Forfeit | None:
    """Play a game from its current position to its end, with one bot per seat.

    A bot that fails or chooses an illegal action forfeits: its seat resigns (C11), and the forfeit
    is returned.

    >>> game = Game.new(["greedy", "path"], seed=1)
    >>> play_game(game, [make_bot("greedy", 1), make_bot("path", 2)])
    >>> game.over
    True
    """
    seated = SeatedBots(game, bots, clock)
    try:
        seated.play_on()
    finally:
        seated.close()
    return seated.forfeit


class SeatedBots:
    """The bots of one game; None is a seat whose decisions come from elsewhere.

    A bot that fails or chooses an illegal action forfeits, and its seat resigns (C11).
    """

    def __init__(self, game: Game, bots: Sequence[Bot | None], clock: float | None = None) -> None:
        self.forfeit: Forfeit | None = None
        self._game = game
        self._bots = {seat: bot for seat, bot in enumerate(bots) if bot is not None}
        self._clock = clock
        self._told = dict.fromkeys(self._bots, -1)  # the last step that each bot has seen
        self._started = False

    def play_on(self) -> None:
        """Let the bots decide until a seat without a bot is to move or the game is over."""
        game = self._game
        try:
            if not self._started:
                self._start()
            while not game.over and game.to_move in self._bots:
                for seat in self._bots:
                    self._tell(seat)
                seat = game.to_move
                choose = self._bots[seat].choose
                action = call_bot(seat, choose, game.view(seat), game.legal_actions(), self._clock)
                apply_choice(game, seat, action)
        except BotForfeited as end:
            self.forfeit = end.forfeit
            if not game.over:
                game.apply(Resign(), end.forfeit.seat)

    def close(self) -> None:
        """Tell the bots the result, if there is one, and release them."""
        try:
            if self._game.over:
                for seat in self._bots:
                    if self.forfeit is None or seat != self.forfeit.seat:
                        self._tell_the_end(seat)
        finally:
            for bot in self._bots.values():
                bot.close()

    def _start(self) -> None:
        self._started = True
        game = self._game
        for seat, bot in self._bots.items():
            call_bot(seat, bot.start, game.board, seat, len(game.players), game.first)

    def _tell(self, seat: int) -> None:
        """Send a bot the steps it has not seen yet, unless it ignores them."""
        bot = self._bots[seat]
        if type(bot).observe is not Bot.observe:
            for step in self._game.steps_for(seat, self._told[seat]):
                call_bot(seat, bot.observe, step)
                self._told[seat] = step.ply

    def _tell_the_end(self, seat: int) -> None:
        """Tell a bot the result; a failure at this point has no effect."""
        with suppress(BotForfeited):
            self._tell(seat)
            call_bot(seat, self._bots[seat].over, self._game.outcome())


def apply_choice(game: Game, seat: int, action: Action, by: str | UnsetType = UNSET) -> None:
    """Apply a bot's choice; if it is illegal, the bot forfeits."""
    try:
        game.apply(action, seat, by=by)
    except GrachtenError as error:
        shown = str(action)[:80]
        why = error.message if isinstance(error, IllegalAction) else "that is not an action"
        raise BotForfeited(Forfeit(seat, "illegal", f"chose {shown!r}: {why}")) from None


def call_bot(seat: int, call: Callable[..., Any], *facts: Any) -> Any:
    """Call a bot's method; any exception becomes the bot's forfeit."""
    try:
        return call(*facts)
    except BotFailure as error:
        raise BotForfeited(Forfeit(seat, error.code, error.message)) from None
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BotForfeited(Forfeit(seat, "crashed", reason)) from error
