"""The drawing for any game: what the view says, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import hullbreach as hb
from hullbreach.words import Words

View = Mapping[str, Any]


def seat_words(view: View) -> tuple[str, ...]:
    return ()


def draw(view: View, content: View, words: Words, width: int) -> RenderableType:
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for key, value in view.items():
        if isinstance(value, Mapping):
            table.add_row(Text(words.name(key)), "")
            for inner, entry in value.items():
                table.add_row(Text(f"  {words.name(str(inner))}"), Text(said(entry, words)))
        else:
            table.add_row(Text(words.name(key)), Text(said(value, words)))
    return table


def hint(view: View, content: View, words: Words, option: hb.Option) -> str:
    return ""


def look(view: View, content: View, words: Words, thing: str) -> str:
    return ""


def marks(view: View) -> Mapping[str, str]:
    return {}


def said(value: Any, words: Words) -> str:
    """Any JSON value in one line; what is hidden is a question mark."""
    if value is None:
        return "?"
    if isinstance(value, bool | int | float):
        return str(value)
    if isinstance(value, str):
        return words.name(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{words.name(str(k))}: {said(v, words)}" for k, v in value.items())
    return ", ".join(said(entry, words) for entry in value) or "-"
