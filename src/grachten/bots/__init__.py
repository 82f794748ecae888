"""Players that are programs."""

from grachten.bots.base import Bot
from grachten.bots.match import play_game
from grachten.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot", "play_game"]
