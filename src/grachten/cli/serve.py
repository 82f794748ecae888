"""`grachten serve`: starts a server."""

from pathlib import Path

from grachten.bots import BOTS, compiled
from grachten.cli.screen import compile_bots
from grachten.rules.jit import compiled_before
from grachten.server.settings import read_settings

LEVELS = [name for name, bot in BOTS.items() if bot.level is not None]


def run(
    host: str | None,
    port: int | None,
    data: Path | None,
    database: str | None,
    config: Path | None,
) -> None:
    """Serve until Ctrl-C or SIGTERM; flags go before the environment, that before the file."""
    settings = read_settings(config, host=host, port=port, data=data, database=database)
    if not (compiled_before() and compiled(LEVELS)):
        compile_bots(LEVELS)  # now, and not while people wait for a bot
    from grachten.server.run import serve

    serve(settings)
