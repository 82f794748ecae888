"""Measures the server under load: how soon moves are seen, and how many per second it takes.

python bench/load.py steady --tables 1000 --every 4 --seconds 60 [--json]
python bench/load.py peak --tables 100 --seconds 20 [--peer] [--json]
python bench/load.py peak --database postgresql://… --workers 2
"""

import argparse
import asyncio
import json
import resource
import signal
import statistics
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import uvloop
from clients import LoadStats, Lobby, Table
from load_servers import Served, our_server, peer_client, peer_server

WARM_UP = 2.0  # seconds of play that are not counted
ROUNDS = 2
FILES_A_TABLE = 2

COLUMNS = {
    "moves/s": "moves_per_second",
    "games ended": "games",
    "server CPU": "server_cpu",
    "client CPU": "client_cpu",
    "moves/CPU s": "moves_per_cpu_second",
}

Figures = dict[str, float]


def main() -> None:
    asked = _arguments()
    allow_sockets(asked.tables)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that servers are stopped then too
    try:
        figures, show = run(asked)
    except RuntimeError as error:
        sys.exit(f"error: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
    if asked.json:
        print(json.dumps(figures))
    else:
        show(figures)


def run(asked: argparse.Namespace) -> tuple[dict[str, Any], Callable[[dict[str, Any]], None]]:
    """The figures, and what shows them."""
    if asked.mode == "steady":
        return steady(asked.tables, asked.every, asked.seconds), show_steady
    flags = [] if asked.database is None else ["--database", asked.database]
    flags += ["--workers", str(asked.workers)]
    return peak(asked.tables, asked.seconds, asked.peer, flags), show_peak


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="the server under load")
    modes = parser.add_subparsers(dest="mode", required=True)
    slow = modes.add_parser("steady", help="a move a table now and then: how long it takes")
    slow.add_argument("--tables", type=int, default=1000)
    slow.add_argument("--every", type=float, default=4.0, help="seconds between moves of a table")
    slow.add_argument("--seconds", type=float, default=60.0)
    fast = modes.add_parser("peak", help="as many moves a second as it takes")
    fast.add_argument("--tables", type=int, default=100)
    fast.add_argument("--seconds", type=float, default=20.0)
    fast.add_argument("--peer", action="store_true", help="boardgame.io beside it")
    fast.add_argument("--database", help="a PostgreSQL database; SQLite by default")
    fast.add_argument("--workers", type=int, default=1, help="processes of the server")
    for mode in (slow, fast):
        mode.add_argument("--json", action="store_true")
    return parser.parse_args()


def allow_sockets(tables: int) -> None:
    """Let this process and the server have all the sockets they need."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 2 * tables * FILES_A_TABLE + 500
    if most != resource.RLIM_INFINITY and most < needed:
        sys.exit(f"{tables} tables need {needed} open files; the system allows {most}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# A move now and then.


def steady(tables: int, every: float, seconds: float) -> Figures:
    with our_server() as served:
        return uvloop.run(_steady(served, tables, every, seconds))


async def _steady(served: Served, tables: int, every: float, seconds: float) -> Figures:
    lobby, stats = Lobby(served.port), LoadStats()
    first = Table(lobby, stats, eager=True)  # one game, so that all that is loaded once is loaded
    await first.sit_down()
    await first.over.wait()
    first.get_up()
    await asyncio.to_thread(served.settle)
    empty = served.memory()
    seated = await sit_down(lobby, stats, tables, eager=False)
    moves = [table.move_every(every) for table in seated]
    figures = await measure(served, stats, [*moves, *(t.play_on() for t in seated)], every, seconds)
    full = served.memory()
    await lobby.close()
    delays = statistics.quantiles(stats.delays, n=100)
    return {
        "tables": tables,
        **figures,
        "p50_ms": delays[49] * 1000,
        "p95_ms": delays[94] * 1000,
        "p99_ms": delays[98] * 1000,
        "max_ms": max(stats.delays) * 1000,
        "empty_mb": empty / 1e6,
        "full_mb": full / 1e6,
        "kb_a_table": (full - empty) / 1e3 / tables,
    }


async def sit_down(lobby: Lobby, stats: LoadStats, tables: int, eager: bool) -> list[Table]:
    seated = [Table(lobby, stats, eager) for _ in range(tables)]
    await asyncio.gather(*(table.sit_down() for table in seated))
    return seated


async def measure(
    served: Served,
    stats: LoadStats,
    work: list[Coroutine[Any, Any, None]],
    warm_up: float,
    seconds: float,
) -> Figures:
    """Let them play, and count what is seen after the warm-up."""
    tasks = [asyncio.ensure_future(play) for play in work]
    await asyncio.sleep(warm_up)
    start, server, client = time.perf_counter(), served.cpu(), time.process_time()
    stats.counting = True
    await asyncio.sleep(seconds)
    stats.counting = False
    passed = time.perf_counter() - start
    server, client = served.cpu() - server, time.process_time() - client
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    if stats.problems:
        raise RuntimeError(f"the server was not up to it: {dict(stats.problems)}")
    if len(stats.delays) < 2:
        raise RuntimeError("hardly a move was seen; give it more seconds")
    return rates(len(stats.delays), stats.games, passed, server, client)


def rates(moves: int, games: int, seconds: float, server: float, client: float) -> Figures:
    return {
        "moves_per_second": moves / seconds,
        "games": games,
        "server_cpu": server / seconds,
        "client_cpu": client / seconds,
        "moves_per_cpu_second": moves / max(server, 0.01),
    }


def show_steady(figures: Figures) -> None:
    for name, figure in figures.items():
        print(f"{name:20} {figure:9.2f}")


# As many moves as it takes.


def peak(tables: int, seconds: float, peer: bool, flags: Sequence[str]) -> dict[str, Any]:
    """The best of some rounds for each; the rounds take turns."""
    measures: dict[str, Callable[[], Figures]] = {"ours": lambda: our_peak(tables, seconds, flags)}
    if peer:
        measures["peer_memory"] = lambda: peer_peak("memory", tables, seconds)
        measures["peer_files"] = lambda: peer_peak("files", tables, seconds)
    best: dict[str, Any] = {}
    for _ in range(ROUNDS):
        for name, take in measures.items():
            figures = take()
            if name not in best or figures["moves_per_second"] > best[name]["moves_per_second"]:
                best[name] = figures
    if peer:
        yardstick = max(best[n]["moves_per_second"] for n in ("peer_memory", "peer_files"))
        best["ratio"] = best["ours"]["moves_per_second"] / yardstick
    return best


def our_peak(tables: int, seconds: float, flags: Sequence[str]) -> Figures:
    with our_server(*flags) as served:
        return uvloop.run(_our_peak(served, tables, seconds))


async def _our_peak(served: Served, tables: int, seconds: float) -> Figures:
    lobby, stats = Lobby(served.port), LoadStats()
    await asyncio.to_thread(served.settle)
    seated = await sit_down(lobby, stats, tables, eager=True)
    figures = await measure(served, stats, [table.play_on() for table in seated], WARM_UP, seconds)
    await lobby.close()
    delays = statistics.quantiles(stats.delays, n=100)
    return {**figures, "p50_ms": delays[49] * 1000, "p99_ms": delays[98] * 1000}


def peer_peak(storage: str, tables: int, seconds: float) -> Figures:
    with peer_server(storage) as served, peer_client(served, tables, seconds) as client:
        try:
            assert client.stdout is not None
            client.stdout.readline()  # it begins to count
            before = served.cpu()
            line = client.stdout.readline()
            server = served.cpu() - before
        finally:
            client.kill()
    if not line:
        raise RuntimeError("the players of the peer have failed")
    result = json.loads(line)
    return rates(result["moves"], result["games"], result["seconds"], server, result["cpu"])


def show_peak(figures: dict[str, Any]) -> None:
    print(f"{'':12}" + "".join(f"{title:>14}" for title in COLUMNS))
    for name, row in figures.items():
        shown = [row[key] for key in COLUMNS.values()] if isinstance(row, dict) else [row]
        print(f"{name:12}" + "".join(f"{figure:14.2f}" for figure in shown))


if __name__ == "__main__":
    main()
