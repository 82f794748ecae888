"""Hostile input: bytes that are no requests, and messages that no client would send."""

import json
import random
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from grachten.game import Game

UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)
TABLE = "GET /api/tables/aaaaaaaaaaaaaa/socket"
ATTACKER, OTHER = "127.0.0.2", "127.0.0.3"
PATIENCE = 60.0


def head(line: str, *headers: str, body: str = "") -> bytes:
    return "\r\n".join((f"{line} HTTP/1.1", "Host: 127.0.0.1", *headers, "", body)).encode()


# Each is answered with a refusal, or the connection ends; none may hang or do damage.
JUNK = {
    "not http": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "http 9": b"GET / HTTP/9.9\r\n\r\n",
    "http 2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a proxy's": head("CONNECT a.example:80"),
    "two lengths": head(
        "POST /api/tables", "Content-Length: 5", "Transfer-Encoding: chunked", body="0\r\n\r\n"
    ),
    "negative length": head("POST /api/tables", "Content-Length: -5"),
    "bad chunk": head("POST /api/tables", "Transfer-Encoding: chunked", body="zz\r\n\r\n"),
    "header without a name": head("GET /healthz", ": x"),
    "nul in a header": head("GET /healthz", "X: a\0b"),
    "junk behind requests": head("GET /healthz") * 50 + b"JUNK\r\n\r\n",
    "handshake: many headers": head(TABLE, *UPGRADE, *(f"x{i}: y" for i in range(300))),
    "handshake: long header": head(TABLE, *UPGRADE, "y: " + "z" * 20_000),
    "handshake: long url": head(f"{TABLE}?x={'y' * 9000}", *UPGRADE),
    "handshake: post": head(TABLE.replace("GET", "POST"), *UPGRADE),
    "handshake: body": head(TABLE, *UPGRADE, "Content-Length: 5", body="hello"),
    "handshake: no key": head(TABLE, *UPGRADE[:2]),
    "handshake: nowhere": head("GET /nowhere", *UPGRADE),
}


@contextmanager
def connected(port: int, seconds: float = 10.0) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), seconds) as connection:
        yield connection


def answer_to(port: int, data: bytes) -> bytes:
    """Return what arrives until the server ends the connection; TimeoutError if it does not."""
    with connected(port) as connection:
        try:
            connection.sendall(data)
            received = b""
            while piece := connection.recv(65_536):
                received += piece
        except ConnectionError:
            return b""
        return received


def handshake(table: str) -> bytes:
    """Return a request for the WebSocket of a spectator."""
    return head(f"GET /api/tables/{table}/socket", *UPGRADE)


def frame(opcode: int, data: bytes = b"", last: bool = True) -> bytes:
    """Return a WebSocket frame, masked with zeros."""
    first = (0x80 if last else 0) | opcode
    if len(data) < 126:
        return bytes([first, 0x80 | len(data)]) + b"\0\0\0\0" + data
    return bytes([first, 0x80 | 126]) + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data


def pour(connection: socket.socket, piece: bytes, most: int) -> bool:
    """Send the data repeatedly and read nothing; return whether the server ended it."""
    try:
        for _ in range(most // len(piece)):
            connection.sendall(piece)
    except ConnectionError:
        return True
    return False


def from_address(port: int, address: str = ATTACKER, receive_buffer: int = 0) -> socket.socket:
    """Connect from an address of this machine's loopback network."""
    connection = socket.socket()
    if receive_buffer:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    connection.settimeout(PATIENCE)
    connection.bind((address, 0))
    connection.connect(("127.0.0.1", port))
    return connection


def long_record(steps: int = 350) -> bytes:
    """Return a game with a large replay: everybody only draws, from a large deck."""
    source = dict(Game.new(2, board="amsterdam").board.source)
    board = {**source, "cards": dict.fromkeys(source["cards"], 60)}
    game, rng = Game.new(4, board=board, seed=1), random.Random(1)
    while len(game.steps) < steps and not game.over:
        legal = game.legal_actions()
        game.apply(rng.choice([a for a in legal if str(a).startswith("draw")] or legal))
    return game.record(secret=True).to_json()


def memory_mb(pid: int) -> float:
    """Return the memory of a process, without the files that it has mapped."""
    resident, files = map(int, Path(f"/proc/{pid}/statm").read_text().split()[1:3])
    return (resident - files) * 4096 / 1e6


# Messages that resemble those of a client.

TYPES = ("act", "say", "chat", "back", "vote", "hint", "table", "position", "", "ACT", None, 7)
FIELDS = ("type", "ply", "action", "phrase", "text", "seat", "x", "__class__", "")
VALUES: tuple[object, ...] = (
    *(
        None,
        True,
        -1,
        0,
        1,
        3,
        4,
        2**31,
        2**63,
        2**64,
        1e308,
        1.5,
        "",
        "0",
        "hello",
        "👏",
        "draw:deck",
    ),
    *("\0", "\u202e", "x" * 300, "x" * 3000, [], {}, [[]], {"a": {"b": []}}, "é" * 100),
)
WORDS = (
    *(
        "draw",
        "keep",
        "claim",
        "contracts",
        "pass",
        "resign",
        "deal",
        "deck",
        "wild",
        "pink",
        "grey",
    ),
    *("dam", "oude_kerk", "oude_kerk-dam-pink", "jordaan-blauwbrug", "0", "1", "-1", "99", ""),
)
MARK = "🎉"  # sent last: everything before it must have been answered


def hostile_message(
    rng: random.Random, ply: int, legal: Sequence[str], sent: Sequence[str | bytes]
) -> str | bytes:
    """Return a message that a client should not send, and sometimes one that it may."""
    match rng.randrange(8):
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1 if sent:
            return rng.choice(sent)
        case 2:
            return _spoiled(rng, json.dumps(_act(rng, ply, rng.choice(legal or WORDS))))
        case 3:
            return rng.choice(
                ("[" * 1500, "{}", "null", "[]", '{"type":', '"act"', "1e999", "\ufeff{}")
            )
        case 4:
            odd = {rng.choice(FIELDS): rng.choice(VALUES) for _ in range(rng.randrange(4))}
            return json.dumps({"type": rng.choice(TYPES), **odd}, ensure_ascii=rng.random() < 0.5)
        case 5:
            words = (rng.choice(WORDS) for _ in range(rng.randrange(5)))
            return json.dumps(_act(rng, ply, rng.choice(":+-").join(words)))
        case 6:
            return json.dumps(_act(rng, rng.choice((0, ply - 1, ply + 1, 99_999)), "draw:deck"))
        case _:
            may = (
                {"type": "vote", "seat": rng.randrange(4)},
                {"type": "back"},
                _act(rng, ply, "pass"),
            )
            return json.dumps(rng.choice((*may, *(_act(rng, ply, a) for a in legal[:1]))))


def _act(rng: random.Random, ply: int, action: str) -> dict[str, object]:
    extra = {"seat": rng.randrange(4)} if rng.random() < 0.1 else {}
    return {"type": "act", "ply": ply, "action": action, **extra}


def _spoiled(rng: random.Random, text: str) -> str:
    """Return the text with a few characters added, removed or changed."""
    letters = list(text)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(letters))
        letters[at : at + rng.randrange(3)] = rng.choice(('"', "\\", "\\u0000", "é", "}", "9", ""))
        letters = letters or ["x"]
    return "".join(letters)
