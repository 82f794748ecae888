"""`grachten healthcheck`: one line and an exit code."""

import socket
from pathlib import Path

from cli.command import process
from server.running import Running, free_port


def test_a_server_that_works_is_healthy(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        healthy = process("healthcheck", GRACHTEN_PORT=str(server.port), GRACHTEN_HOST="0.0.0.0")
        assert (healthy.code, healthy.out) == (0, f"healthy: {server.url}\n")
        assert process("healthcheck", "--url", f"{server.url}/").code == 0
        other = process("healthcheck", "--url", f"{server.url}/nowhere")
        assert (other.code, other.out) == (
            1,
            f"unhealthy: {server.url}/nowhere: it answers with the HTTP status 404\n",
        )


def test_what_does_not_answer_is_unhealthy() -> None:
    for url in (f"http://127.0.0.1:{free_port()}", "http://", "nonsense", "http://[::1", "ftp://x"):
        ended = process("healthcheck", "--url", url)
        assert ended.code == 1, url
        assert ended.out.startswith(f"unhealthy: {url.rstrip('/')}: ")
        assert ended.out.count("\n") == 1
        assert ended.err == ""


def test_a_server_that_hangs_is_unhealthy() -> None:
    with socket.create_server(("127.0.0.1", 0)) as hanging:
        url = f"http://127.0.0.1:{hanging.getsockname()[1]}"
        assert process("healthcheck", "--url", url).out == f"unhealthy: {url}: timed out\n"
