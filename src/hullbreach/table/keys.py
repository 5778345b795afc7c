"""Secrets that open seats. A table keeps only their digests, so a stolen database opens nothing."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from hmac import compare_digest

from argon2.low_level import Type, hash_secret_raw

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
    """A password as it may be stored. Takes a while on purpose, as `unlocks` does."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{stretched(password, salt, 32).hex()}"


def unlocks(password: str, locked: str) -> bool:
    salt, _, wanted = locked.partition(":")
    found = stretched(password, bytes.fromhex(salt), 32).hex()
    return compare_digest(found, wanted)


def stretched(password: str, salt: bytes, length: int) -> bytes:
    """So many bytes that only the password gives, and slowly."""
    return hash_secret_raw(
        password.encode(),
        salt,
        time_cost=2,
        memory_cost=19 * 1024,
        parallelism=1,
        hash_len=length,
        type=Type.ID,
    )
