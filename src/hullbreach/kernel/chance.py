"""The one gate to chance: dice, draws and shuffles.

Each named stream is a keyed hash of the match's secret and a counter, so a match can be repeated
on every platform, forked for nothing, and predicted by nobody who does not hold the secret. Tests
and lessons force the next results of a stream with a `Script`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from math import factorial
from typing import TYPE_CHECKING, TypeVar

from .decisions import Word
from .drawn import DrawCell
from .errors import BadOption, ScriptMisfit

if TYPE_CHECKING:
    from .state import State

T = TypeVar("T", bound=Word)

BLOCK_BITS = 512
SPARE_BITS = 128  # so many more than needed: no result is likelier than another by 2**-128
ONE_BLOCK = 1 << 60  # as many results, and many more, need only one block


class Script:
    """Forced results: `Script(noise=[2], bag=["adult"])`. What does not fit is an error."""

    def __init__(self, /, **streams: Iterable[Word | Sequence[Word]]) -> None:
        self.streams: dict[str, tuple[Word | Sequence[Word], ...]] = {
            name: tuple(results) for name, results in streams.items()
        }


def secret_of(seed: str) -> bytes:
    try:
        text = seed.encode()
    except UnicodeEncodeError:
        raise BadOption(f"the seed {seed!r} holds half a character; write it as text") from None
    return blake2b(text, digest_size=32, person=b"hullbreach").digest()


def commitment_of(secret: bytes) -> str:
    """What is published when a match starts; the secret, published at its end, proves it."""
    return blake2b(secret, digest_size=32, person=b"commitment").hexdigest()


def roll(state: State, stream: str, faces: Sequence[T]) -> T:
    """One of the faces, each as likely as the others."""
    count, forced = _next(state, stream)
    if forced is None:
        result = faces[_number(state, stream, count, len(faces))]
    elif forced in faces:
        result = faces[faces.index(forced)]
    else:
        shown = ", ".join(map(str, faces))
        raise ScriptMisfit(
            f"chance {stream!r}: {forced!r} is scripted, but the results are {shown}"
        )
    _note(state, stream, tuple(faces), result)
    return result


def shuffled(state: State, stream: str, items: Sequence[T]) -> tuple[T, ...]:
    """The items in random order. A scripted result names the first of them, in order."""
    left = list(items)
    first: list[T] = []
    count, forced = _next(state, stream)
    if forced is not None:
        for item in (forced,) if isinstance(forced, (str, int)) else forced:
            if item not in left:
                raise ScriptMisfit(
                    f"chance {stream!r}: {item!r} is scripted, but is not among {left}"
                )
            first.append(left.pop(left.index(item)))
    rank = _number(state, stream, count, factorial(len(left)))
    for size in range(len(left), 1, -1):
        first.append(left.pop(rank % size))
        rank //= size
    first += left
    result = tuple(first)
    _note(state, stream, tuple(items), result)
    return result


def _next(state: State, stream: str) -> tuple[int, Word | Sequence[Word] | None]:
    """The number of this result in its stream, and what the script says it is."""
    count = state.counters.get(stream, 0)
    state.counters[stream] = count + 1
    state.opened += 1
    if not state.script or not state.script.get(stream):
        return count, None
    forced, *later = state.script[stream]
    state.script[stream] = tuple(later)
    return count, forced


def _note(
    state: State, stream: str, among: tuple[Word, ...], result: Word | tuple[Word, ...]
) -> None:
    before = state.drawn
    state.drawn = DrawCell(before.number + 1 if before else 0, stream, among, result, before)


def _number(state: State, stream: str, count: int, below: int) -> int:
    if below == 1:
        return 0
    secret = state.secret
    for older, counters in state.past:  # in an imagined world, what had been drawn stays
        if count < counters.get(stream, 0):
            secret = older
            break
    digits = _block(secret, f"{stream}/{count}/0")
    if below > ONE_BLOCK:
        for block in range(1, (below.bit_length() + SPARE_BITS) // BLOCK_BITS + 1):
            digits += _block(secret, f"{stream}/{count}/{block}")
    return int.from_bytes(digits, "big") % below


def _block(secret: bytes, name: str) -> bytes:
    keyed = _keyed(secret).copy()  # quicker than with the key each time
    keyed.update(name.encode())
    return keyed.digest()


@lru_cache(maxsize=64)
def _keyed(secret: bytes) -> blake2b:
    return blake2b(key=secret)
