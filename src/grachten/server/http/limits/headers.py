"""Security headers: what browsers must not allow on the server's pages."""

import re
from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grachten.server.http.paths import path_below

# Older Safari does not count WebSockets as 'self', so they are listed if the host is known.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
DENIED = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
)
FIXED = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in DENIED),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# A refused WebSocket gets an ordinary response.
STARTS = ("http.response.start", "websocket.http.response.start")
ONLY_HTTPS = "max-age=31536000"  # a year; not for subdomains, which may not be ours

POLICY_HOST = re.compile(r"[a-z0-9.-]{1,253}(:[0-9]{1,5})?", re.IGNORECASE)


class SecurityHeaders:
    """Adds the headers to every HTTP response, unless the app has set them itself.

    `secure` returns whether a request came over HTTPS; if so, browsers must use it from now on.
    """

    def __init__(self, app: ASGIApp, secure: Callable[[Scope], bool]) -> None:
        self._app = app
        self._secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in self._headers(scope).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _headers(self, scope: Scope) -> dict[str, str]:
        policy = content_policy(Headers(scope=scope).get("host"))
        headers = {"Content-Security-Policy": policy, **FIXED}
        if path_below(scope).startswith("/api/"):
            headers["Cache-Control"] = "no-store"  # most responses depend on the client
        if self._secure(scope):
            headers["Strict-Transport-Security"] = ONLY_HTTPS
        return headers


def content_policy(host: str | None) -> str:
    """Return the content security policy for this host; it leaves out a malformed host."""
    known = host is not None and POLICY_HOST.fullmatch(host)
    return POLICY.format(sockets=f" ws://{host} wss://{host}" if known else "")
