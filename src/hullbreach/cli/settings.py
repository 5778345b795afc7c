"""Options of a match as they are typed: `--option length=5 --option mode=team`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import hullbreach as hb


def settings(pairs: Iterable[str]) -> dict[str, Any]:
    """`["length=5", "mode=team"]` -> `{"length": 5, "mode": "team"}`.

    A value is read as JSON where that is possible (numbers, true, false, lists); several words with
    commas become a list, and anything else is a word.
    """
    found: dict[str, Any] = {}
    for pair in pairs:
        key, sign, text = pair.partition("=")
        if not sign or not key.strip():
            raise hb.BadOption(f"write an option as key=value, not {pair!r}")
        if key in found:
            raise hb.BadOption(f"option {key!r} is given twice")
        found[key.strip()] = _value(text.strip())
    return found


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return [_value(part.strip()) for part in text.split(",")] if "," in text else text
