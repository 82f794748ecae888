"""Several server processes on one port: nodes that share a PostgreSQL database.

Each process listens on the port itself, and the system spreads new connections over them.
"""

import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any

from grachten.errors import GrachtenError, Unsupported
from grachten.server.logs import set_up_logs
from grachten.server.run import listen_on, make_folder, serve
from grachten.server.settings import Settings
from grachten.store.store import Store

log = logging.getLogger("grachten.server")

AGAIN_SECONDS = 1.0  # until a process that has died is replaced
STOP_SECONDS = 20.0  # for a process to end by itself


def serve_many(
    settings: Settings, listens: Callable[[str], None], compile_all: Callable[[], None]
) -> None:
    """Serve with `settings.workers` processes until a signal arrives; replace those that die.

    `compile_all` is called before they start, if nothing stands in their way. `listens` is called
    with the URL once the first process answers.
    """
    if not hasattr(os, "fork"):
        raise Unsupported("no_workers", "this system can't run several workers")
    make_folder(settings.data)
    set_up_logs(settings.log_level)
    _prepare_database(settings)
    # Bound, but not listening: it reserves the port, and gets no connections.
    with listen_on(settings.host, settings.port, shared=True) as reserved:
        compile_all()
        threads = settings.thinkers or max(1, (os.cpu_count() or 1) // settings.workers)
        port = reserved.getsockname()[1]
        _watch(settings.model_copy(update={"port": port, "thinkers": threads}), listens)


def _prepare_database(settings: Settings) -> None:
    """Update the database now, so that the processes need not wait for each other."""
    store = Store(settings.database_url)
    shared = store.shared
    store.close()
    if not shared:
        message = "several workers need PostgreSQL: a SQLite file serves only one process"
        raise GrachtenError("no_workers", message)


def _watch(settings: Settings, listens: Callable[[str], None]) -> None:
    """Start the processes, and replace those that die until a signal arrives."""
    forking: Any = multiprocessing.get_context("fork")  # they share the memory of what is loaded
    answers, answer = forking.Pipe(duplex=False)
    parent = forking.Pipe(duplex=False)

    def start(worker: int) -> Any:
        process = forking.Process(target=_work, args=(settings, worker, answer, parent))
        process.start()
        return process

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    running: list[Any] = []
    answered = False
    try:
        running += [start(worker) for worker in range(settings.workers)]
        while True:
            if answers in wait([answers, *(process.sentinel for process in running)]):
                url = answers.recv()
                if not answered:
                    listens(url)
                answered = True
            for worker, process in enumerate(running):
                if process.exitcode is None:
                    continue
                if not answered:
                    sys.exit(1)  # it has said why
                log.error("worker %d has ended (exit code %d)", worker + 1, process.exitcode)
                time.sleep(AGAIN_SECONDS)
                running[worker] = start(worker)
    finally:
        _stop(running)


def _stop(processes: list[Any]) -> None:
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(STOP_SECONDS)
        process.kill()


def _work(
    settings: Settings, worker: int, answer: Connection, parent: tuple[Connection, Connection]
) -> None:
    """Serve in a process of its own, which ends with its parent."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    alive, parents_end = parent
    parents_end.close()
    threading.Thread(target=_end_with_parent, args=(alive,), daemon=True).start()
    try:
        serve(settings, answer.send, worker)
    except GrachtenError as error:
        log.error("worker %d: %s", worker + 1, error.message)
        sys.exit(1)


def _end_with_parent(alive: Connection) -> None:
    """Stop this process when its parent's end of the pipe closes."""
    try:
        alive.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
