"""Measures what silent connections and unread answers cost a server: memory and others' time.

PYTHONPATH=tests python bench/abuse.py
"""

import contextlib
import socket
import time

import httpx

from server.hostile import ATTACKER, from_address, head, long_record, memory_mb
from server.running import Running, data_folder

SILENT = 1_100
READERS = 30  # clients that never read, two from each address


def silent_connections(server: Running) -> None:
    with contextlib.ExitStack() as opened:
        connections = []
        for _ in range(SILENT):
            with contextlib.suppress(OSError):
                connections.append(opened.enter_context(from_address(server.port, ATTACKER)))
        began = time.monotonic()
        status = httpx.get(f"{server.url}/").status_code
        print(f"{SILENT} silent connections: another address got {status}", end=" ")
        print(f"after {time.monotonic() - began:.2f} s;", end=" ")
        while connections:
            connections = [c for c in connections if not ended(c)]
            time.sleep(0.1)
        print(f"all were closed after {time.monotonic() - began:.1f} s")
    warnings = [line["message"] for line in server.log if line.get("level") == "warning"]
    print(f"log: {warnings}")


def ended(connection: socket.socket) -> bool:
    """Return whether the server has closed a connection on which it sends nothing."""
    connection.setblocking(False)
    try:
        return not connection.recv(1)
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def unread_answers(server: Running) -> None:
    record = long_record(1_500)
    request = head("POST /api/replay", f"Content-Length: {len(record)}") + record
    plain = {"Accept-Encoding": "identity"}
    answer = httpx.post(f"{server.url}/api/replay", content=record, headers=plain, timeout=60)
    before = memory_mb(server.pid)
    with contextlib.ExitStack() as opened:
        statuses = []
        for number in range(READERS):
            address = f"127.0.1.{number // 2 + 1}"
            silent = opened.enter_context(from_address(server.port, address, 4096))
            silent.sendall(request)
            statuses.append(silent.recv(12).decode())
        held = memory_mb(server.pid)
    print(f"{READERS} clients that never read their answers of {len(answer.content) / 1e6:.1f} MB:")
    print(f"{statuses.count('HTTP/1.1 200')} answers; {before:.0f} MB before, {held:.0f} MB during")


def main() -> None:
    with Running(data_folder()) as server:
        unread_answers(server)
        silent_connections(server)


if __name__ == "__main__":
    main()
