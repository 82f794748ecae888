"""`grachten admin`: manages a running server with the host's token."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import typer

from grachten.cli.screen import count, make_console, printable
from grachten.errors import GrachtenError
from grachten.server.settings import read_settings

SECONDS = 20.0
TOKEN_FILE = "admin.token"


class AdminClient:
    """A client of a server's admin API."""

    def __init__(self, url: str | None, token: str | None, data: Path | None) -> None:
        settings = read_settings()
        self._url = (url or f"http://127.0.0.1:{settings.port}{settings.base_path}").rstrip("/")
        self._token = token or settings.admin_token or _kept_token(data or settings.data)

    def ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Return the server's answer; raise a refusal in the server's own words."""
        try:
            answer = httpx.request(
                method,
                f"{self._url}/api/admin{path}",
                json=body,
                headers={"Authorization": f"Bearer {self._token}"},
                timeout=SECONDS,
            )
            found: dict[str, Any] = answer.json()
        except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
            message = f"no answer from {self._url}: {error}; is the server running? See --url"
            raise GrachtenError("no_server", message) from None
        if answer.is_error:
            message = str(found.get("message", answer.reason_phrase))
            raise GrachtenError(str(found.get("code", "refused")), printable(message))
        return found


def _kept_token(folder: Path) -> str:
    path = folder / TOKEN_FILE
    try:
        return path.read_text("ascii").strip()
    except OSError as error:
        reason = os.strerror(error.errno or 0)
        message = (
            f"{path}: {reason}; give the server's folder with --data, or its token with --token"
        )
        raise GrachtenError("no_token", message) from None


def list_tables(client: AdminClient) -> None:
    """Print the tables that are waiting or in progress."""
    from rich.table import Table

    found = client.ask("GET", "/tables")["tables"]
    if not found:
        typer.echo("No table is waiting or in progress.")
        return
    shown = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("table", "state", "board", "opened (UTC)", "players"):
        shown.add_column(heading)
    for table in found:
        opened = datetime.fromtimestamp(table["opened"] / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        players = printable(", ".join(table["players"]))
        shown.add_row(table["id"], table["state"], table["board"], opened, players)
    make_console().print(shown)
    typer.echo(count(len(found), "table"))


def list_bans(client: AdminClient) -> None:
    bans = client.ask("GET", "/bans")["bans"]
    for address, reason in bans.items():
        typer.echo(f"{address}  {printable(reason)}".rstrip())
    if not bans:
        typer.echo("No address is banned.")


def list_bots(client: AdminClient) -> None:
    names = client.ask("GET", "/bots")["bots"]
    for name in names:
        typer.echo(printable(name))
    if not names:
        typer.echo("There are no outside bots. To add one: grachten admin add-bot NAME")


def add_bot(client: AdminClient, name: str) -> None:
    made = client.ask("POST", "/bots", {"name": name})
    typer.echo(f"{printable(made['name'])} may play here. Its token, which is not shown again:")
    typer.echo(made["token"])
