"""An outside bot as its author would write it, with a WebSocket and JSON."""

import json
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from server.running import Running

HEARD_SECONDS = 90.0


def as_host(server: Running) -> httpx.Client:
    """Return a client with the host's token."""
    secret = (server.data / "admin.token").read_text().strip()
    headers = {"Authorization": f"Bearer {secret}"}
    return httpx.Client(base_url=f"{server.url}/api/admin", headers=headers, timeout=20)


def token_for(server: Running, name: str) -> str:
    with as_host(server) as host:
        answer = host.post("/bots", json={"name": name})
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


def raw(server: Running, token: str, **headers: str) -> ClientConnection:
    address = server.url.replace("http", "ws", 1) + "/api/bot"
    sent = {"Authorization": f"Bearer {token}", **headers}
    return connect(address, additional_headers=sent, compression=None, proxy=None)


def hear(socket: ClientConnection, kind: str, seconds: float = HEARD_SECONDS) -> dict[str, Any]:
    """Return the next message of that type."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(seconds))
        if message["type"] == kind:
            return message


def hears_nothing(socket: ClientConnection, seconds: float) -> bool:
    try:
        socket.recv(seconds)
    except TimeoutError:
        return True
    return False


def accept(socket: ClientConnection) -> str:
    """Accept the next challenge; return its table."""
    table: str = hear(socket, "challenge")["table"]
    socket.send('{"type":"accept"}')
    return table


def get_ready(socket: ClientConnection) -> None:
    """Wait for the game to begin, and answer that the bot is ready."""
    hear(socket, "hello")
    socket.send('{"type":"ready","name":"x"}')
    hear(socket, "start")


def decide(socket: ClientConnection) -> dict[str, Any]:
    """Answer the next question with the first legal action; return the question."""
    question = hear(socket, "decide")
    socket.send(json.dumps({"type": "action", "action": question["legal"][0]}))
    return question
