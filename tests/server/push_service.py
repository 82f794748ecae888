"""A push service on loopback: it checks what a server sends, and decrypts it as a browser does."""

import base64
import json
import queue
import ssl
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.client import Browser

SECONDS = 180.0  # to wait for a notice


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Received(NamedTuple):
    """A notice as the browser gets it, and how the push service got it."""

    notice: dict[str, Any]
    headers: dict[str, str]
    claims: dict[str, Any]
    key: str  # of the server that sent it


class Subscriber:
    """A browser's subscription: only it can decrypt what is sent there."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.endpoint = f"{service.url}/push/{name}"
        self.received: queue.Queue[Received] = queue.Queue()
        self.statuses: list[int] = []  # of the next responses; then 201
        self.refused = 0  # requests that were answered with an error
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = name.encode().ljust(16, b"*")[:16]

    def request(self, language: str = "en") -> dict[str, str]:
        """Return the request that the page makes."""
        p256dh = to_text(_point(self._key.public_key()))
        keys = {"p256dh": p256dh, "auth": to_text(self._auth)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def subscribe(self, browser: Browser, language: str = "en") -> None:
        answer = browser.http.post("/api/push", json=self.request(language))
        assert answer.status_code == 204, answer.text

    def next(self) -> Received:
        return self.received.get(timeout=SECONDS)

    def decrypt(self, body: bytes) -> bytes:
        """Decrypt a message of one record (RFC 8188 and RFC 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + _point(self._key.public_key()) + sender
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text, delimiter, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert delimiter == b"\x02"
        assert not padding.strip(b"\0")
        return text


class PushService:
    """Takes notices for its subscribers, over TLS."""

    def __init__(self, certificate: str) -> None:
        self.subscribers: dict[str, Subscriber] = {}
        self.faults: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.take(self.path, dict(self.headers), body))
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.url = f"https://localhost:{self._server.server_address[1]}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def subscriber(self, name: str) -> Subscriber:
        made = self.subscribers[f"/push/{name}"] = Subscriber(self, name)
        return made

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """Check a request and deliver its notice; return the status."""
        subscriber = self.subscribers[path]
        if subscriber.statuses:
            subscriber.refused += 1
            return subscriber.statuses.pop(0)
        try:
            assert headers["Content-Encoding"] == "aes128gcm"
            claims, key = self._check_signature(headers["Authorization"])
            notice = json.loads(subscriber.decrypt(body))
            subscriber.received.put(Received(notice, headers, claims, key))
        except Exception as error:
            self.faults.append(repr(error))
            return 400
        return 201

    def _check_signature(self, authorization: str) -> tuple[dict[str, Any], str]:
        """Return the claims that the server has signed, and its key (RFC 8292)."""
        scheme, _, parameters = authorization.partition(" ")
        assert scheme == "vapid"
        values = dict(part.strip().split("=", 1) for part in parameters.split(","))
        signed, _, signature = values["t"].rpartition(".")
        header, claims = (json.loads(to_bytes(part)) for part in signed.split("."))
        assert header == {"typ": "JWT", "alg": "ES256"}
        numbers = to_bytes(signature)
        r, s = int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:])
        point = to_bytes(values["k"])
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
        assert claims["aud"] == self.url
        return claims, values["k"]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
