"""The toy game with words of its own, to try what clients say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.kernel import toy


def names(word: str) -> tuple[str, Mapping[str, Any]] | None:
    kind, _, number = word.partition("#")
    if kind == "card" and number:
        return "card-toy", {"number": int(number)}
    if kind.startswith("hand."):
        return "hand", {"place": "table"}
    if kind == "table":
        return "table", {}
    if kind == "nameless":
        return "nowhere-declared", {}
    return None


GAME = replace(
    toy.GAME,
    id="toybox",
    locale=Path(__file__).parent / "locale",
    names=names,
    content=lambda: {"cards": {"toy": {"value": 3}}},
)
