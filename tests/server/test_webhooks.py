"""Turn alerts: delivered to real servers, good and bad."""

import asyncio
import json
import ssl
import time
from pathlib import Path

import pytest

from grachten.server.alerts import webhooks
from grachten.server.alerts.webhooks import check_url
from server.hooks import (
    CERTIFICATE,
    FINE,
    PAYLOAD,
    Answer,
    Hook,
    Names,
    deliver,
    listening,
    send_to,
    sending,
)


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Names:
    return Names(monkeypatch)


def test_an_alert_arrives() -> None:
    reason, hook = asyncio.run(deliver(FINE, "/hook?key=1#part"))
    assert reason is None
    assert hook.heads[0].startswith(b"POST /hook?key=1 HTTP/1.1\r\n")
    lines = hook.heads[0].lower().split(b"\r\n")
    assert f"host: 127.0.0.1:{hook.port}".encode() in lines
    assert b"user-agent: grachten" in lines
    assert b"content-type: application/json" in lines
    assert json.loads(hook.bodies[0]) == PAYLOAD


@pytest.mark.parametrize("status", [200, 201, 204, 299])
def test_all_successful_statuses_count(status: int) -> None:
    answer = f"HTTP/1.1 {status} Fine\r\nContent-Length: 0\r\n\r\n".encode()
    assert asyncio.run(deliver(answer))[0] is None


@pytest.mark.parametrize("status", [300, 304, 400, 404, 410, 500, 503])
def test_other_statuses_do_not_count(status: int) -> None:
    answer = f"HTTP/1.1 {status} Alas\r\nContent-Length: 0\r\n\r\n".encode()
    assert asyncio.run(deliver(answer))[0] == f"the response was {status}, not 200"


def test_redirects_are_not_followed() -> None:
    async def redirect() -> tuple[str | None, Hook]:
        async with listening() as other:
            answer = f"HTTP/1.1 307 Over there\r\nLocation: http://127.0.0.1:{other.port}/\r\n"
            reason, _ = await deliver(answer.encode() + b"Content-Length: 0\r\n\r\n")
            return reason, other

    reason, other = asyncio.run(redirect())
    assert reason == "the response was 307, not 200"
    assert other.heads == []


def test_cookies_are_not_kept() -> None:
    async def twice() -> Hook:
        answer = b"HTTP/1.1 200 OK\r\nSet-Cookie: a=1\r\nContent-Length: 0\r\n\r\n"
        async with listening(answer) as hook, sending() as sender:
            for _ in range(2):
                await send_to(sender, f"http://127.0.0.1:{hook.port}")
            return hook

    hook = asyncio.run(twice())
    assert len(hook.heads) == 2
    assert b"cookie" not in hook.heads[1].lower()


def test_an_endless_response_is_not_read() -> None:
    async def without_end(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            writer.write(b"x" * 65536)
            await writer.drain()

    start = time.monotonic()
    assert asyncio.run(deliver(without_end))[0] is None
    assert time.monotonic() - start < webhooks.SECONDS


def test_an_endless_head_is_not_read() -> None:
    async def without_end(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            writer.write(b"X-Header: " + b"x" * 1000 + b"\r\n")
            await writer.drain()

    reason, _ = asyncio.run(deliver(without_end))
    assert reason == "the response was incomplete or is not HTTP"


async def _silence(_: asyncio.StreamWriter) -> None:
    await asyncio.Event().wait()


async def _drops(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n")
    while True:
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(0.01)


async def _never_final(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"HTTP/1.1 103 Early Hints\r\n\r\n")
        await writer.drain()
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("answer", [_silence, _drops, _never_final])
def test_slow_servers_time_out(answer: Answer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 3)  # a busy machine takes a while to read the request
    reason, hook = asyncio.run(deliver(answer))
    assert reason == "no response within 3 seconds"
    assert len(hook.heads) == 1


@pytest.mark.parametrize("answer", [b"", b"hello", b"\0" * 1000, b"HTTP/1.1 abc\r\n\r\n"])
def test_nonsense_is_no_response(answer: bytes) -> None:
    assert asyncio.run(deliver(answer))[0] == "the response was incomplete or is not HTTP"


def test_a_server_that_does_not_exist() -> None:
    async def send_to_nobody() -> str | None:
        async with listening() as hook:
            port = hook.port
        async with sending() as sender:
            return await send_to(sender, f"http://127.0.0.1:{port}")

    assert asyncio.run(send_to_nobody()) == webhooks.NOT_DELIVERED


def test_the_numbers_of_running_and_waiting_alerts_are_bounded() -> None:
    async def crowd() -> tuple[list[str | None], int, int]:
        now, most = 0, 0
        full, opened = asyncio.Event(), asyncio.Event()

        async def hold(writer: asyncio.StreamWriter) -> None:
            nonlocal now, most
            now += 1
            most = max(most, now)
            if now == webhooks.MOST_AT_ONCE:
                full.set()
            await opened.wait()
            now -= 1
            writer.write(FINE)

        async with listening(hold) as hook, sending() as sender:
            send = [send_to(sender, f"http://127.0.0.1:{hook.port}") for _ in range(230)]
            tasks = [asyncio.create_task(one) for one in send]
            await full.wait()
            refused = sum(task.done() for task in tasks)
            opened.set()
            return await asyncio.gather(*tasks), most, refused

    reasons, most, refused = asyncio.run(crowd())
    assert most == 20
    assert refused == 10
    assert reasons == [None] * 220 + ["too many notices are waiting"] * 10


def test_closing_waits_for_running_alerts() -> None:
    async def close() -> tuple[str | None, str | None]:
        arrived, opened = asyncio.Event(), asyncio.Event()

        async def hold(writer: asyncio.StreamWriter) -> None:
            arrived.set()
            await opened.wait()
            writer.write(FINE)

        async with listening(hold) as hook, sending() as sender:
            url = f"http://127.0.0.1:{hook.port}"
            first = asyncio.create_task(send_to(sender, url))
            await arrived.wait()
            closing = asyncio.create_task(sender.close())
            await asyncio.sleep(0)  # lets the shutdown begin
            second = await send_to(sender, url)
            opened.set()
            await closing
            return await first, second

    assert asyncio.run(close()) == (None, webhooks.STOPPING)


def test_a_name_is_looked_up_once_and_stays_what_it_was(names: Names) -> None:
    """A name server gains nothing if its second answer differs."""

    async def send() -> tuple[str | None, Hook]:
        async with listening() as hook, sending() as sender:
            names.answers["hooks.example"] = [["127.0.0.1"]]
            return await send_to(sender, f"http://Hooks.Example:{hook.port}/"), hook

    reason, hook = asyncio.run(send())
    assert reason is None
    assert f"host: hooks.example:{hook.port}\r\n".encode() in hook.heads[0].lower()


def test_a_name_is_checked_again_when_an_alert_is_sent(names: Names) -> None:
    async def send() -> tuple[str | None, Hook]:
        async with listening() as hook, sending(allow_private=False) as sender:
            names.answers["hooks.example"] = [["8.8.8.8"], ["127.0.0.1"]]
            url = f"http://hooks.example:{hook.port}/"
            await check_url(url, allow_private=False)
            return await send_to(sender, url), hook

    reason, hook = asyncio.run(send())
    assert reason == "'hooks.example' cannot be reached over the internet"
    assert hook.heads == []


def test_the_next_address_is_tried(names: Names) -> None:
    async def send() -> str | None:
        async with listening() as hook, sending() as sender:
            names.answers["hooks.example"] = [["127.0.0.2", "127.0.0.3", "127.0.0.1"]]
            return await send_to(sender, f"http://hooks.example:{hook.port}/")

    assert asyncio.run(send()) is None


@pytest.mark.parametrize(
    ("host", "reason"),
    [("localhost", None), ("127.0.0.1", webhooks.NOT_DELIVERED)],
)
def test_a_certificate_must_be_for_the_name_in_the_url(
    host: str, reason: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "certificate.pem"
    path.write_text(CERTIFICATE)
    monkeypatch.setenv("SSL_CERT_FILE", str(path))
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(path)
    asked: list[str | None] = []
    tls.sni_callback = lambda _socket, name, _context: asked.append(name)

    async def send() -> str | None:
        async with listening(tls=tls) as hook, sending() as sender:
            return await send_to(sender, f"https://{host}:{hook.port}")

    assert asyncio.run(send()) == reason
    assert asked == ["localhost" if reason is None else None]
