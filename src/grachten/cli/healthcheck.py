"""`grachten healthcheck`: says whether a server works, for containers and monitoring."""

import httpx
import typer

from grachten.cli.screen import printable
from grachten.server.settings import read_settings

SECONDS = 5.0  # for the whole answer; the server itself tests its database for 3
LOCAL = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # the address of this machine for all addresses


def run(url: str | None) -> int:
    """Print one line; return 0 if the server can commit changes, or else 1."""
    base = (url or local_url()).rstrip("/")
    try:
        answer = httpx.get(f"{base}/readyz", timeout=SECONDS, trust_env=False)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        return _unhealthy(base, str(error) or type(error).__name__)
    if answer.status_code != 200:
        return _unhealthy(base, f"it answers with the HTTP status {answer.status_code}")
    typer.echo(f"healthy: {base}")
    return 0


def local_url() -> str:
    """Return where a server with these settings listens, as seen from this machine."""
    settings = read_settings()
    host = LOCAL.get(settings.host, settings.host)
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{settings.port}{settings.base_path}"


def _unhealthy(base: str, reason: str) -> int:
    typer.echo(f"unhealthy: {printable(base)}: {printable(reason)}")
    return 1
