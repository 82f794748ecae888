"""A TCP proxy whose connections can be made to hang, to break or to be refused."""

import socket
import threading
from collections.abc import Iterable
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit, urlunsplit


class Proxy:
    """Forwards to one address, until it is told not to; used as a context."""

    def __init__(self, url: str) -> None:
        """`url` is that of a database; `self.url` reaches it through the proxy."""
        parts = urlsplit(url)
        assert parts.port is not None
        self._target = ("127.0.0.1", parts.port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        port = self._listening.getsockname()[1]
        self.url = urlunsplit(parts._replace(netloc=f"{parts.username}@127.0.0.1:{port}"))
        self._links: list[_Link] = []
        self._lock = threading.Lock()
        self._hangs = False
        self._refuses = False
        self._trap: tuple[bytes, bool] | None = None
        threading.Thread(target=self._accept, daemon=True).start()

    def ports(self) -> set[int]:
        """The ports from which the database sees connections come."""
        return {link.port for link in self._now()}

    def hang(self, ports: Iterable[int] | None = None) -> None:
        """Stop forwarding on all connections there are, or on those with these ports."""
        wanted = None if ports is None else set(ports)
        for link in self._now():
            if wanted is None or link.port in wanted:
                link.hangs.set()

    def hang_at(self, text: bytes, *, forward: bool) -> None:
        """Let a connection hang when the client sends this text, forwarded or not."""
        self._trap = (text, forward)

    def hang_new(self, hangs: bool = True) -> None:
        """Let connections that are made from now on hang from the start, or no longer."""
        self._hangs = hangs

    def refuse_new(self, refuses: bool = True) -> None:
        """Close connections that are made from now on at once, or no longer."""
        self._refuses = refuses

    def break_off(self, but: Iterable[int] = ()) -> None:
        """Close all connections except those with these ports."""
        kept = set(but)
        for link in self._now():
            if link.port not in kept:
                link.close()

    def close(self) -> None:
        self._listening.close()
        self.break_off()

    def _now(self) -> "list[_Link]":
        with self._lock:
            return list(self._links)

    def _accept(self) -> None:
        while True:
            try:
                client = self._listening.accept()[0]
            except OSError:
                return
            if self._refuses:
                client.close()
                continue
            link = _Link(client, socket.create_connection(self._target), self)
            if self._hangs:
                link.hangs.set()
            with self._lock:
                self._links.append(link)
            link.start()

    def springs(self, data: bytes) -> bool | None:
        """Whether to forward the text of the trap, once it is sent; None for all other texts."""
        if self._trap is None or self._trap[0] not in data:
            return None
        forward, self._trap = self._trap[1], None
        return forward

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class _Link:
    """One connection through the proxy."""

    def __init__(self, client: socket.socket, server: socket.socket, proxy: Proxy) -> None:
        self.port: int = server.getsockname()[1]
        self.hangs = threading.Event()
        self._client, self._server, self._proxy = client, server, proxy

    def start(self) -> None:
        for pair in ((self._client, self._server), (self._server, self._client)):
            threading.Thread(target=self._forward, args=pair, daemon=True).start()

    def close(self) -> None:
        for end in (self._client, self._server):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _forward(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                sprung = self._proxy.springs(data) if source is self._client else None
                if sprung is not None:
                    self.hangs.set()
                    if sprung:
                        target.sendall(data)
                if self.hangs.is_set():
                    return  # and keep both ends open, as a machine that froze would
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
