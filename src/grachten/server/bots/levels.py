"""The server's own bots that can be seated at a table."""

from grachten.bots import BOTS

LEVELS = {name: bot for name, bot in BOTS.items() if bot.level is not None}
