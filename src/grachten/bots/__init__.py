"""Players that are programs."""

from grachten.bots.base import Bot, BudgetedBot
from grachten.bots.budget import Budget
from grachten.bots.game_loop import BotFailure, Forfeit, play_game
from grachten.bots.registry import BOTS, check_bot, check_start, compiled, make_bot, prepare

__all__ = [
    "BOTS",
    "Bot",
    "BotFailure",
    "Budget",
    "BudgetedBot",
    "Forfeit",
    "check_bot",
    "check_start",
    "compiled",
    "make_bot",
    "play_game",
    "prepare",
]
