"""Bots at a table: playing a game to its end, also when one of them breaks off."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from grachten.bots.base import Bot
from grachten.errors import GrachtenError, IllegalAction
from grachten.game import Action, Game, Resign


class Forfeit(Struct, frozen=True):
    """A bot that has lost a game by what it did: `code` for programs, `reason` for people."""

    seat: int
    code: str
    reason: str


class BotFailure(GrachtenError):
    """A bot cannot go on; raised by bots that are programs of their own."""


class BotForfeited(Exception):
    """A bot has failed: raised out of `ask` and `apply_choice`."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(forfeit.reason)
        self.forfeit = forfeit


def play_game(game: Game, bots: Sequence[Bot], clock: float | None = None) -> Forfeit | None:
    """Let a bot for each seat play the game from where it stands to its end.

    A bot that fails or chooses what is not legal forfeits: its seat resigns (C11), and what it
    did is returned.
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
    """Make the move that a bot has chosen; one that is not legal is its failure."""
    try:
        game.apply(action, seat, by=by)
    except GrachtenError as error:
        shown = str(action)[:80]
        why = error.message if isinstance(error, IllegalAction) else "that is no action"
        raise BotForfeited(Forfeit(seat, "illegal", f"chose {shown!r}: {why}")) from None


def call_bot(seat: int, call: Callable[..., Any], *facts: Any) -> Any:
    """Call a bot; whatever goes wrong there is its own affair."""
    try:
        return call(*facts)
    except BotFailure as error:
        raise BotForfeited(Forfeit(seat, error.code, error.message)) from None
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BotForfeited(Forfeit(seat, "crashed", reason)) from error


def _tell(game: Game, seat: int, bots: Sequence[Bot], told: list[int]) -> None:
    """Show a bot the steps it has not seen yet, if it wants to know."""
    bot = bots[seat]
    if type(bot).observe is not Bot.observe:
        for step in game.steps_for(seat, told[seat]):
            call_bot(seat, bot.observe, step)
            told[seat] = step.ply


def _tell_the_end(game: Game, seat: int, bots: Sequence[Bot], told: list[int]) -> None:
    """What a bot makes of the end does not matter any more."""
    with suppress(BotForfeited):
        _tell(game, seat, bots, told)
        call_bot(seat, bots[seat].over, game.outcome())
