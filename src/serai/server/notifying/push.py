"""Push: messages that only one browser can read, by way of its maker's push service.

RFC 8291 (and 8188) for the secret: a key agreed upon with the browser's own, AES-128-GCM. RFC 8292 (VAPID) for who
sends: a token signed with the key of this server, which is made at its first start and kept in the store.
"""

from __future__ import annotations

import json
import os
import time
from base64 import b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy.orm import Session

from serai.server.models import Key

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes
LONGEST = RECORD - 17 - 86  # of a message: what is left beside the seal and the header
LASTS = 12 * 3600  # seconds that a token counts; at most a day


class VapidKey:
    """The key by which push services know this server."""

    def __init__(self, kept: str) -> None:
        self._key = ec.derive_private_key(int(kept, 16), CURVE)

    @property
    def public(self) -> str:
        """As browsers want it: `applicationServerKey`."""
        return _text(_point(self._key.public_key()))

    def authorization(self, endpoint: str, subject: str) -> str:
        """The header for a call of a push service."""
        where = urlsplit(endpoint)
        header = _json({"typ": "JWT", "alg": "ES256"})
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + LASTS, "sub": subject}
        signed = f"{header}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        token = f"{signed}.{_text(r.to_bytes(32) + s.to_bytes(32))}"
        return f"vapid t={token}, k={self.public}"


def vapid_key(session: Session) -> VapidKey:
    """The key of this server, made once."""
    row = session.get(Key, "vapid")
    if row is None:
        secret = ec.generate_private_key(CURVE).private_numbers().private_value
        row = Key(name="vapid", value=f"{secret:064x}")
        session.add(row)
    return VapidKey(row.value)


def read_keys(public: str, secret: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The key and the secret of a browser's subscription; raises ValueError."""
    try:
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(public))
        shared = _bytes(secret)
    except (ValueError, TypeError):
        raise ValueError("these are not the keys of a subscription") from None
    if len(shared) != 16:
        raise ValueError("the secret of a subscription has 16 bytes")
    return point, shared


def sealed(message: bytes, public: str, secret: str) -> bytes:
    """A message as only the browser of these keys can read it."""
    assert len(message) <= LONGEST, "longer than a push service takes"
    theirs, shared = read_keys(public, secret)
    once, salt = ec.generate_private_key(CURVE), os.urandom(16)
    ours = _point(once.public_key())
    info = b"WebPush: info\0" + _point(theirs) + ours
    root = _derived(once.exchange(ec.ECDH(), theirs), shared, info, 32)
    key = _derived(root, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(root, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4) + len(ours).to_bytes(1) + ours
    return header + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _json(part: object) -> str:
    return _text(json.dumps(part, separators=(",", ":")).encode())


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), b"-_", validate=True)
