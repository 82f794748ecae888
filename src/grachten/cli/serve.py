"""`grachten serve`, and `grachten` alone: run a server, and open the game in the browser."""

import contextlib
import os
import socket
import sys
import webbrowser
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from grachten.server.settings import Settings, read_settings

if TYPE_CHECKING:
    from grachten.server.bots.compiling import Part

TRIED_PORTS = 10  # from the usual one on
ANSWER_SECONDS = 5.0  # for another server on this machine to say who it is
PARTS = {
    "rules": "the rules",
    "planning": "the bots that plan",
    "search": "the bots that search",
}


def run(
    host: str | None,
    port: int | None,
    data: Path | None,
    database: str | None,
    config: Path | None,
    workers: int | None,
    show: bool,
) -> None:
    """Serve until Ctrl-C or SIGTERM; flags override the environment, which overrides the file."""
    quiet = log_level_of_players() if show else None
    settings = read_settings(
        config,
        host=host,
        port=port,
        data=data,
        database=database,
        workers=workers,
        log_level=quiet,
    )
    start(settings, show)


def run_alone() -> None:
    """Open the game in the browser, and serve it until Ctrl-C unless a server does so already."""
    settings = read_settings(log_level=log_level_of_players())
    port, running = free_port(settings)
    if running is not None:
        print(f"Grachten is already running on this machine, at {running}")  # noqa: T201
        open_browser(running)
        return
    if port != settings.port:
        print(f"Port {settings.port} is taken by another program; using {port}")  # noqa: T201
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is the way to leave
        start(settings.model_copy(update={"port": port}), show=True)


def start(settings: Settings, show: bool) -> None:
    """Serve; several processes compile nothing, so that it is done once, before they start."""
    from grachten.server.bots.compiling import report_nothing

    listens = show_game if show else _say_nothing
    if settings.workers > 1:
        from grachten.bots import BOTS
        from grachten.cli.screen import compile_bots
        from grachten.server.processes import serve_many

        levels = [name for name, bot in BOTS.items() if bot.level is not None]
        serve_many(settings, listens, partial(compile_bots, levels))
    else:
        from grachten.server.run import serve

        serve(settings, listens, report_compiling=show_part if show else report_nothing)


def _say_nothing(_: str) -> None:
    pass


def log_level_of_players() -> str | None:
    """Return the log level for somebody who plays here, unless the environment sets one."""
    return None if "GRACHTEN_LOG_LEVEL" in os.environ else "warning"


def free_port(settings: Settings) -> tuple[int, str | None]:
    """Return the first free port, or the one where Grachten runs, with its URL.

    If all of them are taken, it is the usual one, so that the server says why it can't start.
    """
    for port in range(settings.port, min(settings.port + TRIED_PORTS, 65536)):
        with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((settings.host, port))
            except OSError:
                url = f"http://127.0.0.1:{port}{settings.base_path}"
                if is_grachten(url):
                    return port, url
            else:
                return port, None
    return settings.port, None


def is_grachten(url: str) -> bool:
    """Return whether a Grachten server answers at a URL."""
    try:
        answer = httpx.get(f"{url}/api/preparation", timeout=ANSWER_SECONDS, trust_env=False)
        return bool(answer.json().keys() == {"part", "total"})
    except (httpx.HTTPError, ValueError, AttributeError):
        return False


def show_part(part: "Part | None") -> None:
    """Print what is being compiled on the first start; None: everything is."""
    if part is None:
        text = "Everything is compiled; the next start is quick."
    else:
        words = PARTS.get(part.name, part.name)
        text = f"Compiling for this machine (only once), {part.number} of {part.total}: {words} …"
    print(text, file=sys.stderr, flush=True)  # noqa: T201


def show_game(url: str) -> None:
    """Print the game's address, and open it if there is a graphical browser.

    If the server listens on all addresses, this is the address in the local network, so that links
    work for others too.
    """
    for everywhere, here in (("//0.0.0.0:", "127.0.0.1"), ("//[::]:", "[::1]")):
        if everywhere in url:
            url = url.replace(everywhere, f"//{address_in_network() or here}:")
    print(f"Grachten is at {url} (Ctrl-C ends it)", flush=True)  # noqa: T201
    open_browser(url)


def open_browser(url: str) -> None:
    """Open a URL if there is a graphical browser."""
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
