"""Web Push: encryption for one browser (RFC 8291) and the server's signature (RFC 8292).

The package `cryptography`, which the extra `push` installs, does the mathematics.
"""

import base64
import json
import os
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from grachten.store.push_subscriptions import Subscription

CURVE = ec.SECP256R1()
SALT_BYTES = 16
AUTH_BYTES = 16
RECORD_BYTES = 4096  # of the only record
LAST_RECORD = b"\x02"  # the delimiter after the text
TOKEN_SECONDS = 12 * 3600  # half of what push services allow


def new_private_key() -> str:
    """Return a new private key for a server."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_text(number.to_bytes(32))


class WebPush:
    """Makes messages for browsers. Push services know the server by its key."""

    def __init__(self, private_key: str, contact: str | None) -> None:
        number = int.from_bytes(to_bytes(private_key))
        self._key = ec.derive_private_key(number, CURVE)
        self._contact = contact
        self.public_key = to_text(_point(self._key.public_key()))

    def check(self, subscription: Subscription) -> None:
        """Raise a ValueError if it has no usable public key and secret of a browser."""
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(subscription.p256dh))
        if len(to_bytes(subscription.auth)) != AUTH_BYTES:
            raise ValueError(f"the secret must have {AUTH_BYTES} bytes")

    def message(
        self, subscription: Subscription, text: bytes, now: float
    ) -> tuple[bytes, dict[str, str]]:
        """Return the body and the headers of the request that brings a text to a browser."""
        headers = {
            "Authorization": self._authorization(subscription.endpoint, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        return encrypt(text, subscription.p256dh, subscription.auth), headers

    def _authorization(self, endpoint: str, now: float) -> str:
        """Return the header that proves to the endpoint's push service who is sending."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {"aud": f"{parts.scheme}://{parts.netloc}"}
        claims["exp"] = int(now) + TOKEN_SECONDS
        if self._contact is not None:
            claims["sub"] = self._contact
        signed = f"{_json_text({'typ': 'JWT', 'alg': 'ES256'})}.{_json_text(claims)}"
        signature = self._key.sign(signed.encode(), ec.ECDSA(SHA256()))
        numbers = b"".join(number.to_bytes(32) for number in decode_dss_signature(signature))
        return f"vapid t={signed}.{to_text(numbers)}, k={self.public_key}"


def encrypt(
    text: bytes,
    p256dh: str,
    auth: str,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a text for one browser; `sender` and `salt` are new ones unless a test sets them."""
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(p256dh))
    ours, theirs = _point(sender.public_key()), _point(receiver)
    shared = sender.exchange(ec.ECDH(), receiver)
    secret = _derive(shared, to_bytes(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


def to_text(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Return the bytes of base64url, with or without padding."""
    text = text.rstrip("=")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def _json_text(value: dict[str, object]) -> str:
    return to_text(json.dumps(value, separators=(",", ":")).encode())
