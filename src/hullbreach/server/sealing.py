"""A person's key, kept so that only his password opens it. The server itself cannot."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hmac import compare_digest

from hullbreach.table.keys import stretched

KEY, CHECK, SALT = 32, 16, 16


def seal(key: str, password: str) -> str:
    """The key, covered by as many bytes that only the password gives, and a check."""
    salt = secrets.token_bytes(SALT)
    cover, check = _parts(password, salt)
    return (salt + check + _xor(urlsafe_b64decode(key + "="), cover)).hex()


def unseal(sealed: str, password: str) -> str | None:
    """The key, or None if this is not the password."""
    whole = bytes.fromhex(sealed)
    salt, wanted, covered = whole[:SALT], whole[SALT : SALT + CHECK], whole[SALT + CHECK :]
    cover, check = _parts(password, salt)
    if not compare_digest(check, wanted):
        return None
    return urlsafe_b64encode(_xor(covered, cover)).decode().rstrip("=")


def _parts(password: str, salt: bytes) -> tuple[bytes, bytes]:
    stretch = stretched(password, salt, KEY + CHECK)
    return stretch[:KEY], stretch[KEY:]


def _xor(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))
