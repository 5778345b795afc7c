"""Good inputs, made bad: structures with a part replaced, texts with a piece cut out."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

ODDITIES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, -(2**63), 2**64, 10**40, 0.5, 1e308, float("nan"),
    "", " ", "\x00", "\ud800", "a" * 1000, "ä€😀", "../../etc", "{$x}", "%s", "#1", ":", ">",
    [], {}, [[]], [{}], {"": ""}, {"a": None}, [None] * 50,
)  # fmt: skip
PUNCTUATION = '{}[]",:#>+-.0123456789 \n\\\x00\xff'

DEEPER = 0.85  # how often a part of the part is looked at

Path = tuple[Any, ...]


def mutated(text: bytes, random: Random) -> bytes:
    """Another input like this one; a first byte that is not JSON says what the rest is for."""
    head, data = _read(text)
    if data is NO_JSON or random.random() < 0.1:
        return _garbled(text, random)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        data = _twisted(data, random)
    return head + json.dumps(data).encode()


NO_JSON = object()


@lru_cache(maxsize=512)
def _read(text: bytes) -> tuple[bytes, Any]:
    """Good inputs come again and again; nothing in what was read is ever changed in place."""
    for head in (0, 1):
        try:
            return text[:head], json.loads(text[head:])
        except ValueError:
            pass
    return b"", NO_JSON


def _garbled(text: bytes, random: Random) -> bytes:
    place, length = random.randrange(len(text) + 1), random.choice((0, 1, 1, 2, 8, 64))
    new = "".join(random.choice(PUNCTUATION) for _ in range(random.randrange(4)))
    cut = text[:place] + new.encode("utf-8", "surrogatepass") + text[place + length :]
    return cut[: random.randrange(len(cut) + 1)] if random.random() < 0.05 else cut


def _twisted(data: Any, random: Random) -> Any:
    """One part of a structure, anywhere in it, replaced, removed, doubled or swapped."""
    twist = random.choice(TWISTS)
    return _changed(data, _path(data, random), lambda part: twist(part, data, random))


def _path(data: Any, random: Random) -> Path:
    """The way to some part, from outside in: all lists and tables are as likely as their like."""
    path: list[Any] = []
    while isinstance(data, dict | list) and data and random.random() < DEEPER:
        step = random.choice(list(data)) if isinstance(data, dict) else random.randrange(len(data))
        path.append(step)
        data = data[step]
    return tuple(path)


def _at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def _changed(data: Any, path: Path, change: Callable[[Any], Any]) -> Any:
    if not path:
        return change(data)
    step, *rest = path
    if isinstance(data, dict):
        return {k: _changed(v, tuple(rest), change) if k == step else v for k, v in data.items()}
    return [
        _changed(v, tuple(rest), change) if place == step else v for place, v in enumerate(data)
    ]


Twist = Callable[[Any, Any, Random], Any]


def _odd(part: Any, data: Any, random: Random) -> Any:
    return random.choice(ODDITIES)


def _swapped(part: Any, data: Any, random: Random) -> Any:
    """What stands elsewhere: of the right kind, perhaps, but in the wrong place."""
    return _at(data, _path(data, random))


def _near(part: Any, data: Any, random: Random) -> Any:
    if isinstance(part, bool) or part is None:
        return not part
    if isinstance(part, int):
        return part + random.choice((-2, -1, 1, 2, 100))
    if isinstance(part, str):
        return _garbled(part.encode("utf-8", "replace"), random).decode("utf-8", "replace")
    return random.choice(ODDITIES)


def _shorter(part: Any, data: Any, random: Random) -> Any:
    if isinstance(part, dict) and part:
        gone = random.choice(list(part))
        return {key: value for key, value in part.items() if key != gone}
    if isinstance(part, list) and part:
        gone = random.randrange(len(part))
        return part[:gone] + part[gone + 1 :]
    return None


def _longer(part: Any, data: Any, random: Random) -> Any:
    more = _at(data, _path(data, random))
    if isinstance(part, dict):
        return {**part, random.choice((*part, "more")): more}
    if isinstance(part, list):
        return [*part, *(part[-1:] or [more])]
    return [part]


TWISTS: tuple[Twist, ...] = (_odd, _swapped, _near, _near, _shorter, _longer)
