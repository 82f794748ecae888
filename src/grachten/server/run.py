"""Starting and stopping a server."""

import asyncio
import contextlib
import errno
import functools
import gc
import logging
import os
import secrets
import signal
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path

import uvicorn

from grachten.errors import GrachtenError
from grachten.server.bots.compiling import Report, report_nothing
from grachten.server.http.app import Front, make_app
from grachten.server.http.limits.connections import (
    ConnectionLimits,
    check_files,
    most_connections,
)
from grachten.server.http.limits.uvicorn_protocols import HttpConnection, SocketConnection
from grachten.server.logs import set_up_logs
from grachten.server.metrics import Metrics
from grachten.server.node import Node
from grachten.server.settings import Settings
from grachten.store.store import Store

log = logging.getLogger("grachten.server")

BACKLOG = 2048
SEND_BUFFER = 128 * 1024  # bytes of a response that wait in the system until they are read
GRACE_SECONDS = 10
TICKS_PER_SECOND = 10  # of uvicorn
MOST_BYTES = 64 * 1024  # of a WebSocket message, before the server checks it
COLLECT_AFTER = (20_000, 20, 100)  # new objects, and rounds, between garbage collections
TOKEN_FILE = "admin.token"


def serve(
    settings: Settings,
    listens: Callable[[str], None],
    worker: int | None = None,
    report_compiling: Report = report_nothing,
) -> None:
    """Serve until a signal arrives; call `listens` with the URL once the server answers.

    `worker` is the number of this process if it is one of several on the same port. On the first
    start, `report_compiling` is called from a thread with each part that is compiled.
    """
    make_folder(settings.data)
    listening = listen_on(settings.host, settings.port, shared=worker is not None)
    set_up_logs(settings.log_level)
    store = Store(settings.database_url, exclusive=True)
    app = make_app(settings, store, Metrics(), worker, report_compiling)
    app.state.admin_token = settings.admin_token or admin_token(settings.data)
    limits = ConnectionLimits(
        settings.connections_per_address, most_connections(), settings.proxies
    )
    config = uvicorn.Config(
        Front(app, settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # auth.py reads them, from trusted proxies only
        http=functools.partial(HttpConnection, limits=limits),  # type: ignore[arg-type]
        ws=SocketConnection,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=BACKLOG,
    )
    # After its shutdown, uvicorn raises the signal again; by then there is nothing left to do.
    signal.signal(signal.SIGTERM, lambda *_: None)
    Server(config, settings.base_path, listens).run(sockets=[listening])


class Server(uvicorn.Server):
    """Reports where it listens; before it stops, it asks clients to come back in a moment."""

    def __init__(
        self, config: uvicorn.Config, base_path: str, listens: Callable[[str], None]
    ) -> None:
        super().__init__(config)
        self._base_path = base_path
        self._listens = listens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # these objects stay; scanning them again and again takes long
        gc.set_threshold(*COLLECT_AFTER)
        for listening in sockets or []:
            host, port = listening.getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            url = f"http://{shown}:{port}{self._base_path}"
            log.info("listening", extra={"url": url, "pid": os.getpid()})
            self._listens(url)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_PER_SECOND == 0:
            check_files()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        node: Node | None = getattr(self.config.app.state, "node", None)  # type: ignore[union-attr]
        if node is not None:
            node.begin_closing()
            await asyncio.sleep(0.1)  # for the last messages to be sent
        await super().shutdown(sockets)


def listen_on(host: str, port: int, shared: bool = False) -> socket.socket:
    """Return a socket to listen on; raise with the reason in one line if that fails.

    A `shared` port can have several of them, in processes of the same user.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError, TypeError) as error:  # TypeError: not a host name
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        message = f"cannot listen on {host}:{port}: {reason}"
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            message += "; the server may be running already, or choose another port with --port"
        raise GrachtenError("cannot_listen", message) from None
    listening.set_inheritable(True)
    return listening


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        message = f"{folder}: cannot create the folder: {error.strerror}"
        raise GrachtenError("bad_folder", message) from None


def admin_token(folder: Path) -> str:
    """Return the host's token, which a file stores that only the host can read."""
    path = folder / TOKEN_FILE
    if not path.exists():
        # The file gets its name once it is complete: half a token would be easy to guess.
        with tempfile.NamedTemporaryFile("w", dir=folder, prefix=TOKEN_FILE) as file:
            file.write(secrets.token_hex(16) + "\n")
            file.flush()
            with contextlib.suppress(FileExistsError):  # another node was faster
                os.link(file.name, path)
    return path.read_text("ascii").strip()
