"""The headers of every response, and which pages may use the server."""

import asyncio
import re
from typing import Any

import httpx
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Scope
from starlette.websockets import WebSocket

from grachten.server.http.limits.headers import SecurityHeaders, content_policy
from grachten.server.origins import origin_allowed

PLAIN = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


async def hello(_: Request) -> Response:
    return PlainTextResponse("hello", headers={"X-Own": "1"})


async def stream(_: Request) -> Response:
    return StreamingResponse(iter([b"a", b"b"]))


async def framed(_: Request) -> Response:
    return PlainTextResponse("framed", headers={"content-security-policy": "frame-ancestors *"})


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text("hello")
    await websocket.close()


async def refusal(websocket: WebSocket) -> None:
    await websocket.send_denial_response(PlainTextResponse("no", 403))


def secure(scope: Scope) -> bool:
    return bool(scope["scheme"] == "https")


routes = [
    Route("/", hello),
    Route("/stream", stream),
    Route("/framed", framed),
    WebSocketRoute("/socket", socket),
    WebSocketRoute("/refusal", refusal),
]
app = SecurityHeaders(Starlette(routes=routes), secure)


def get(path: str, base: str = "http://play.example", host: str | None = None) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url=base) as client:
            return await client.get(path, headers={"Host": host} if host is not None else None)

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("path", "status"), [("/", 200), ("/stream", 200), ("/nowhere", 404), ("/socket", 404)]
)
def test_every_response_has_the_headers(path: str, status: int) -> None:
    response = get(path)
    assert response.status_code == status
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert response.headers["cross-origin-opener-policy"] == "same-origin"
    assert response.headers["cross-origin-resource-policy"] == "same-origin"
    denied = response.headers["permissions-policy"].split(", ")
    assert {"camera=()", "microphone=()", "geolocation=()"} <= set(denied)
    sockets = "connect-src 'self' ws://play.example wss://play.example;"
    policy = response.headers["content-security-policy"]
    assert policy == PLAIN.replace("connect-src 'self';", sockets)


def test_what_the_app_sets_itself_stays() -> None:
    assert get("/").headers["x-own"] == "1"
    headers = get("/framed").headers
    assert headers.get_list("content-security-policy") == ["frame-ancestors *"]
    assert headers["x-content-type-options"] == "nosniff"


def test_https_is_demanded_only_over_https() -> None:
    assert "strict-transport-security" not in get("/").headers
    demanded = get("/", "https://play.example").headers["strict-transport-security"]
    assert demanded == "max-age=31536000"


def answers(kind: str, first: Message, **more: Any) -> list[Message]:
    """Return what the app sends for a raw request without a host."""
    scope = {"type": kind, "headers": [], "query_string": b"", "root_path": "", **more}
    sent: list[Message] = []

    async def receive() -> Message:
        return first

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))
    return sent


def test_websockets_pass_untouched() -> None:
    sent = answers("websocket", {"type": "websocket.connect"}, path="/socket", scheme="ws")
    assert [message["type"] for message in sent] == [
        "websocket.accept",
        "websocket.send",
        "websocket.close",
    ]
    assert sent[0]["headers"] == []


def test_the_refusal_of_a_websocket_is_a_response_too() -> None:
    more = {"path": "/refusal", "scheme": "ws", "extensions": {"websocket.http.response": {}}}
    start = answers("websocket", {"type": "websocket.connect"}, **more)[0]
    assert start["status"] == 403
    assert (b"x-content-type-options", b"nosniff") in start["headers"]


def test_a_response_without_a_host_has_a_policy() -> None:
    request = {"type": "http.request", "body": b""}
    sent = answers("http", request, path="/", method="GET", scheme="http")
    assert (b"content-security-policy", PLAIN.encode()) in sent[0]["headers"]


@pytest.mark.parametrize(
    "host", ["evil.example; script-src *", "a b", "a,b", "*", "[::1]:80", "a_b", "", "ä", "x" * 300]
)
def test_a_strange_host_is_not_repeated(host: str) -> None:
    assert content_policy(host) == PLAIN


def test_a_strange_host_does_not_reach_the_browser() -> None:
    host = "evil.example; script-src *"
    assert get("/", host=host).headers["content-security-policy"] == PLAIN


@given(st.text(max_size=40) | st.text("ab.:;'* \n1", max_size=20))
@example("play.example:8000\n")
def test_a_host_adds_two_sources_and_nothing_else(host: str) -> None:
    policy = content_policy(host)
    added = re.escape(PLAIN).replace("connect\\-src\\ 'self';", r"connect\-src\ 'self'(.*);")
    match = re.fullmatch(added, policy, re.DOTALL)
    assert match is not None
    assert re.fullmatch(r"( ws://[A-Za-z0-9.:-]+ wss://[A-Za-z0-9.:-]+)?", match.group(1))


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, "play.example"),
        (None, None),
        ("https://play.example", "play.example"),
        ("https://play.example", "play.example:443"),
        ("https://play.example:443", "play.example"),
        ("http://play.example", "play.example:80"),
        ("HTTPS://Play.Example", "PLAY.example"),
        ("http://localhost:8000", "localhost:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("http://192.0.2.1:8000", "192.0.2.1:8000"),
        ("http://my_host", "my_host"),
        ("https://friend.example", "play.example"),
        ("https://friend.example:443", None),
        ("http://other.example:81", "play.example"),
    ],
)
def test_own_and_listed_origins_are_allowed(origin: str | None, host: str | None) -> None:
    assert origin_allowed(origin, host, ["https://friend.example/", "http://other.example:81"])


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("null", "play.example"),
        ("null", "null"),
        ("", "play.example"),
        ("", ""),
        ("https://", ""),
        ("https://evil.example", "play.example"),
        ("https://play.example.evil.example", "play.example"),
        ("https://evilplay.example", "play.example"),
        ("http://play.example", "play.example:443"),
        ("https://play.example:8443", "play.example"),
        ("https://play.example", "play.example:8443"),
        ("https://play.example/", "play.example"),
        ("https://play.example, https://evil.example", "play.example"),
        ("https://evil.example@play.example", "play.example"),
        ("https://play.example:", "play.example"),
        ("https://play.example\n", "play.example"),
        ("play.example", "play.example"),
        ("//play.example", "play.example"),
        ("file://play.example", "play.example"),
        ("https://play.example", None),
        ("https://play.example", "play.example, evil.example"),
        ("http://friend.example", "play.example"),
    ],
)
def test_other_origins_are_refused(origin: str, host: str | None) -> None:
    assert not origin_allowed(origin, host, ["https://friend.example", "null", "nonsense", ""])


names = st.from_regex(r"[a-z][a-z0-9-]{0,10}(\.[a-z]{2,5})?", fullmatch=True)
ports = st.integers(1, 65535)


@given(st.sampled_from(["http", "https"]), names, ports, names, ports)
def test_same_host_and_port_is_what_counts(
    scheme: str, ours: str, our_port: int, theirs: str, their_port: int
) -> None:
    host = f"{ours}:{our_port}"
    assert origin_allowed(f"{scheme}://{host}", host, [])
    same = (ours, our_port) == (theirs, their_port)
    assert origin_allowed(f"{scheme}://{theirs}:{their_port}", host, []) == same
