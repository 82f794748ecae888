"""Drives Firefox over WebDriver BiDi, and WebKitGTK over the older WebDriver.

Playwright drives neither of them as Debian packages them.
"""

import base64
import contextlib
import json
import os
import re
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from browser.install import find_browser
from server.running import free_port

SECONDS = 120.0  # until something that should appear is missed; a first start is slow
SYSTEM_PYTHON = "/usr/bin/python3"  # Debian's packages for Python are for this one
WINDOW = Path(__file__).parent / "webkit_window.py"
# WebKitGTK knows no manifests. Safari does.
NO_MANIFESTS = "Unrecognized Content-Security-Policy directive 'manifest-src'."
PAUSE = 0.02  # between two looks at a page

# The center of an element that can be clicked there; null as long as it can't.
CENTER = """(() => {
    const element = document.querySelector(%s);
    if (element === null || element.disabled) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const center = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    return element.contains(document.elementFromPoint(center.x, center.y)) ? center : null;
})()"""


class Driver(ABC):
    """A browser with one page."""

    @abstractmethod
    def open(self, url: str) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page's viewport this size in pixels."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression in JavaScript that JSON can express."""

    @abstractmethod
    def picture(self) -> bytes:
        """Return the viewport as PNG."""

    @abstractmethod
    def faults(self) -> list[str]:
        """Return the errors and warnings of the console, and uncaught errors."""

    @abstractmethod
    def _perform(self, actions: list[dict[str, Any]]) -> None:
        """Perform actions of input devices. Both kinds of WebDriver describe them alike."""

    def wait_for(self, expression: str) -> Any:
        """Wait until an expression in JavaScript is true; return its value."""
        return wait_until(lambda: self.evaluate(expression), expression)

    def count(self, selector: str) -> int:
        return int(self.evaluate(f"document.querySelectorAll({json.dumps(selector)}).length"))

    def click(self, selector: str) -> None:
        """Click the first element that matches, as soon as nothing covers it."""
        center = self.wait_for(CENTER % json.dumps(selector))
        mouse = [
            {"type": "pointerMove", "x": center["x"], "y": center["y"]},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._perform([{"type": "pointer", "id": "mouse", "actions": mouse}])


def wait_until(look: Callable[[], Any], what: str) -> Any:
    """Wait until `look` returns something true; return it."""
    end = time.monotonic() + SECONDS
    while not (found := look()):
        assert time.monotonic() < end, f"after {SECONDS:.0f} seconds, still not: {what}"
        time.sleep(PAUSE)
    return found


class Firefox(Driver):
    """Firefox, through its own WebDriver BiDi: messages in JSON over a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self._faults: list[str] = []
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])
        tree = self._send("browsingContext.getTree")
        self._page = tree["contexts"][0]["context"]

    def _send(self, method: str, **parameters: Any) -> Any:
        """Send a command; return its result. Note what the console says meanwhile."""
        self._number += 1
        command = {"id": self._number, "method": method, "params": parameters}
        self._socket.send(json.dumps(command))
        while True:
            message = json.loads(self._socket.recv(SECONDS))
            if message["type"] == "event":
                self._note(message["params"])
            elif message["id"] == self._number:
                assert message["type"] == "success", message
                return message["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self._faults.append(f"{entry['level']}: {entry['text']}")

    def open(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def reload(self) -> None:
        self._send("browsingContext.reload", context=self._page, wait="complete")

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._send("browsingContext.setViewport", context=self._page, viewport=size)

    def evaluate(self, expression: str) -> Any:
        answer = self._send(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._page},
            awaitPromise=False,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value", "null"))

    def picture(self) -> bytes:
        answer = self._send("browsingContext.captureScreenshot", context=self._page)
        return base64.b64decode(answer["data"])

    def faults(self) -> list[str]:
        self._send("session.status")  # earlier events arrive before its answer
        return self._faults

    def _perform(self, actions: list[dict[str, Any]]) -> None:
        self._send("input.performActions", context=self._page, actions=actions)


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Start Firefox with an empty profile in a folder."""
    [program] = find_browser("firefox")
    port = free_port()
    command = [program, "--headless", "--profile", str(folder), f"--remote-debugging-port={port}"]
    with started(command, folder / "output.txt", {"HOME": str(folder)}):

        def look() -> ClientConnection | None:
            with contextlib.suppress(OSError, InvalidHandshake):
                return connect(f"ws://127.0.0.1:{port}/session", max_size=None)
            return None

        with wait_until(look, "Firefox listens") as socket:
            yield Firefox(socket)


class WebKit(Driver):
    """WebKitGTK, through its WebDriver: requests in JSON over HTTP."""

    def __init__(self, client: httpx.Client, output: Path) -> None:
        self._client = client
        self._output = output
        browser = {"binary": SYSTEM_PYTHON, "args": [str(WINDOW)]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        self._session = self._send("POST", "/session", capabilities=wanted)["sessionId"]

    def _send(self, method: str, path: str, **parameters: Any) -> Any:
        body = parameters if method == "POST" else None
        answer = self._client.request(method, path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def _page(self, method: str, path: str, **parameters: Any) -> Any:
        return self._send(method, f"/session/{self._session}{path}", **parameters)

    def open(self, url: str) -> None:
        self._page("POST", "/url", url=url)

    def reload(self) -> None:
        self._page("POST", "/refresh")

    def resize(self, width: int, height: int) -> None:
        self._page("POST", "/window/rect", width=width, height=height)
        self.wait_for(f"innerWidth === {width} && innerHeight === {height}")

    def evaluate(self, expression: str) -> Any:
        return self._page("POST", "/execute/sync", script=f"return ({expression})", args=[])

    def picture(self) -> bytes:
        return base64.b64decode(self._page("GET", "/screenshot"))

    def faults(self) -> list[str]:
        """Read what the browser has printed, such as `CONSOLE JS ERROR …`."""
        lines = self._output.read_text(encoding="utf-8", errors="replace").splitlines()
        said = [line for line in lines if re.search(r"CONSOLE .*?(ERROR|WARN)", line)]
        return [line for line in said if not line.endswith(NO_MANIFESTS)]

    def _perform(self, actions: list[dict[str, Any]]) -> None:
        self._page("POST", "/actions", actions=actions)


@contextlib.contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """Start WebKitGTK on a display of its own, with an empty home folder."""
    program, xvfb, *_ = find_browser("webkit")
    output = folder / "output.txt"
    port = free_port()
    with display(xvfb, folder / "display.txt") as number:
        environment = {"DISPLAY": f":{number}", "HOME": str(folder)}
        address = f"http://127.0.0.1:{port}"
        with (
            started([program, f"--port={port}"], output, environment),
            httpx.Client(base_url=address, timeout=SECONDS) as client,
        ):

            def look() -> bool:
                with contextlib.suppress(httpx.TransportError):
                    return client.get("/status").status_code == 200
                return False

            wait_until(look, "WebKitWebDriver listens")
            yield WebKit(client, output)


@contextlib.contextmanager
def display(xvfb: str, output: Path) -> Iterator[int]:
    """Start an X server that needs no screen; yield the number that it chose."""
    reading, writing = os.pipe()
    command = [xvfb, "-displayfd", str(writing), "-screen", "0", "1920x1200x24", "-nolisten", "tcp"]
    with started(command, output, {}, pass_fds=(writing,)):
        os.close(writing)
        with os.fdopen(reading) as numbers:
            yield int(numbers.readline())


@contextlib.contextmanager
def started(
    command: list[str], output: Path, environment: dict[str, str], **options: Any
) -> Iterator[None]:
    """Run a program in the background with all that it starts; write what they print to a file."""
    with output.open("wb") as file:
        process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            process_group=0,
            **options,
        )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(SECONDS)
