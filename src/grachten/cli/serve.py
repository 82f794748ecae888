"""`grachten serve`: runs a server, and opens the game in the browser if asked to."""

import os
import socket
import sys
import webbrowser
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
    show: bool,
) -> None:
    """Serve until Ctrl-C or SIGTERM; flags override the environment, which overrides the file."""
    quiet = "warning" if show and "GRACHTEN_LOG_LEVEL" not in os.environ else None
    settings = read_settings(
        config, host=host, port=port, data=data, database=database, log_level=quiet
    )
    if not (compiled_before() and compiled(LEVELS)):
        compile_bots(LEVELS)  # now, not while people wait for a bot
    from grachten.server.run import serve

    serve(settings, show_game if show else lambda _: None)


def show_game(url: str) -> None:
    """Print the game's address, and open it if there is a graphical browser.

    If the server listens on all addresses, this is the address in the local network, so that links
    work for others too.
    """
    for everywhere, here in (("//0.0.0.0:", "127.0.0.1"), ("//[::]:", "[::1]")):
        if everywhere in url:
            url = url.replace(everywhere, f"//{address_in_network() or here}:")
    print(f"Grachten is at {url} (Ctrl-C ends it)", flush=True)  # noqa: T201
    windows = sys.platform in ("darwin", "win32") or {"DISPLAY", "WAYLAND_DISPLAY"} & {*os.environ}
    if windows:
        webbrowser.open(url)


def address_in_network() -> str | None:
    """Return this machine's address in the local network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address; nothing is sent
        except OSError:
            return None
        return str(probe.getsockname()[0])
