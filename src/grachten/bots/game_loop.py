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
    forfeit = None
    told = [-1] * len(bots)
    try:
        try:
            _play(game, bots, told, clock)
        except BotForfeited as end:
            forfeit = end.forfeit
            if not game.over:
                game.apply(Resign(), forfeit.seat)
        for seat in range(len(bots)):
            if forfeit is None or seat != forfeit.seat:
                _tell_the_end(game, seat, bots, told)
    finally:
        for bot in bots:
            bot.close()
    return forfeit


def _play(game: Game, bots: Sequence[Bot], told: list[int], clock: float | None) -> None:
    for seat, bot in enumerate(bots):
        call_bot(seat, bot.start, game.board, seat, len(bots), game.first)
    while not game.over:
        for seat in range(len(bots)):
            _tell(game, seat, bots, told)
        seat = game.to_move
        action = call_bot(seat, bots[seat].choose, game.view(seat), game.legal_actions(), clock)
        apply_choice(game, seat, action)


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


def _tell(game: Game, seat: int, bots: Sequence[Bot], told: list[int]) -> None:
    """Send a bot the steps it has not seen yet, unless it ignores them."""
    bot = bots[seat]
    if type(bot).observe is not Bot.observe:
        for step in game.steps_for(seat, told[seat]):
            call_bot(seat, bot.observe, step)
            told[seat] = step.ply


def _tell_the_end(game: Game, seat: int, bots: Sequence[Bot], told: list[int]) -> None:
    """Tell a bot the result; a failure at this point has no effect."""
    with suppress(BotForfeited):
        _tell(game, seat, bots, told)
        call_bot(seat, bots[seat].over, game.outcome())
