"""`grachten bot connect`: lets a program play on a server over its WebSocket."""

import json
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import typer
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from grachten.bots.game_loop import BotFailure
from grachten.bots.process import Program
from grachten.cli.screen import printable
from grachten.cli.seed_commitments import SeedCommitments
from grachten.errors import GrachtenError, ParseError

READY_SECONDS = 30.0
SLACK_SECONDS = 0.2  # of the time per decision, reserved for the way back
LONGEST_WAIT = 30.0  # seconds between attempts to connect
MOST_FAILURES = 3  # of the program, in a row


def run(url: str, token: str | None, command: Sequence[str]) -> None:
    """Connect, and reconnect whenever the connection is lost, until Ctrl-C."""
    if not token:
        raise ParseError("no_token", "a token is needed: --token, or GRACHTEN_BOT_TOKEN")
    address = _socket_address(url)
    wait, failures = 1.0, 0
    commitments = SeedCommitments()  # kept across connections
    while True:
        try:
            with connect(
                address, additional_headers={"Authorization": f"Bearer {token}"}, compression=None
            ) as socket:
                typer.echo(f"Connected to {url}; waiting for a player.")
                wait = 1.0
                bridge = _Bridge(socket, command, commitments)
                try:
                    bridge.run()
                finally:
                    failures = 0 if bridge.games else failures
        except BotFailure as failure:
            failures += 1
            typer.echo(f"Your bot failed: {printable(str(failure))}", err=True)
            if failures >= MOST_FAILURES:
                message = f"your bot failed {failures} times in a row"
                raise GrachtenError("bot_failed", message) from None
        except InvalidURI:
            raise ParseError("bad_url", f"{url!r} is not the address of a server") from None
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == CloseCode.POLICY_VIOLATION:
                raise GrachtenError("refused", f"the server: {closed.rcvd.reason}") from None
            typer.echo("The connection was lost; trying again …", err=True)
        except (OSError, InvalidHandshake) as error:
            typer.echo(f"No answer from {url} ({error}); trying again …", err=True)
        time.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


def _socket_address(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ParseError("bad_url", f"{url!r} is not an address like https://example.org")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}{parts.path.rstrip('/')}/api/bot"


class _Bridge:
    """Passes the same messages between the socket and the program."""

    def __init__(
        self, socket: ClientConnection, command: Sequence[str], commitments: SeedCommitments
    ) -> None:
        self._socket = socket
        self._command = command
        self._commitments = commitments
        self._program: Program | None = None
        self.games = 0  # played to the end

    def run(self) -> None:
        try:
            for text in self._socket:
                message: dict[str, Any] = json.loads(text)
                self._pass_on(message, str(text))
        finally:
            if self._program is not None:
                self._program.end()

    def _pass_on(self, message: dict[str, Any], text: str) -> None:
        match message["type"]:
            case "challenge":
                typer.echo(f"Playing at table {message['table']}, {message['players']} players.")
                commitment = self._commitments.commit(message["table"], message["seat"])
                self._socket.send(json.dumps({"type": "accept", "commitment": commitment}))
            case "reveal":
                seed = self._commitments.reveal(message["table"], message["seat"], message["terms"])
                self._socket.send(json.dumps({"type": "seed", "seed": seed}))
                if not seed:
                    typer.echo(
                        "The terms of the deal are wrong, so the seed was not revealed.", err=True
                    )
            case "start":
                if not self._commitments.honored_by(message.get("player_seeds", [])):
                    typer.echo("Your seed is not in this deal.", err=True)
                self._tell(text)
            case "hello":
                if self._program is None:
                    self._program = Program(self._command)
                self._tell(text)
                self._answer(READY_SECONDS)
            case "decide":
                self._tell(text)
                self._answer(message["time_ms"] / 1000 - SLACK_SECONDS)
            case "over":
                self._tell(text)
                scores = [score["total"] for score in message["result"]["scores"]]
                self.games += 1
                typer.echo(f"The game is over: {' : '.join(map(str, scores))} points.")
            case "gone":
                typer.echo(f"No longer playing at table {message['table']}.")
            case "refused":
                pass  # the reason arrives when the connection closes
            case _:
                self._tell(text)

    def _tell(self, text: str) -> None:
        assert self._program is not None
        self._program.send(text.encode() + b"\n")

    def _answer(self, seconds: float) -> None:
        assert self._program is not None
        try:
            line = self._program.receive(seconds)
        except TimeoutError:
            raise BotFailure("late", f"no answer within {seconds:.1f} s") from None
        self._socket.send(line.decode("utf-8", "replace"))
