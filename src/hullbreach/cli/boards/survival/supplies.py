"""What is left: markers, tokens in the bag, eggs in the nest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hullbreach.words import Words

View = Mapping[str, Any]


def supplies(view: View, words: Words) -> Iterator[str]:
    for marker in ("fire", "malfunction"):
        left = int(view[marker]["pool"]) - len(view[marker]["rooms"])
        yield words.say("board-left", marker=words.name(f"marker-{marker}"), left=left)
    yield words.say("board-bag", tokens=len(view["bag"]))
    yield words.say("board-eggs", eggs=view["nest"]["eggs"])
