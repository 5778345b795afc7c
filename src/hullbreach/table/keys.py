"""Secrets that open seats. A table keeps only their digests, so a stolen database opens nothing."""

from __future__ import annotations

import secrets
from hashlib import blake2b, scrypt
from hmac import compare_digest

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no 0/O, 1/I/L: codes are read aloud
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH, ID_LENGTH = 8, 12


def new_token() -> str:
    """43 letters that nobody guesses."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def digest(token: str) -> str:
    return blake2b(token.encode(), digest_size=24, person=b"seat key").hexdigest()


def tidy_code(code: str) -> str:
    """A code as it was meant: people write small letters, blanks and dashes."""
    return "".join(letter for letter in code.upper() if letter in CODE_LETTERS)


def lock(password: str) -> str:
    """A password as it may be stored."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_stretched(password, salt)}"


def unlocks(password: str, locked: str) -> bool:
    salt, _, wanted = locked.partition(":")
    return compare_digest(_stretched(password, bytes.fromhex(salt)), wanted)


def _stretched(password: str, salt: bytes) -> str:
    return scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32).hex()
