"""How a game's table looks in a terminal: one module a game, drawn from a view and nothing else.

A module has

- `seat_words(view)`, the words by which the seats are called,
- `draw(view, content, words, width)`, the picture,
- `hint(view, content, words, option)`, what stands beside an option,
- `marks(view)`, what a person may type for a piece, as `M1` for `marine#1`,
- `look(view, content, words, thing)`, what the table shows of a piece or place.

A game without a module is drawn plainly.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

import hullbreach as hb
from hullbreach.words import Words

View = Mapping[str, Any]


class Board(Protocol):
    def seat_words(self, view: View) -> tuple[str, ...]: ...

    def draw(self, view: View, content: View, words: Words, width: int) -> RenderableType: ...

    def hint(self, view: View, content: View, words: Words, option: hb.Option) -> str: ...

    def marks(self, view: View) -> Mapping[str, str]: ...

    def look(self, view: View, content: View, words: Words, thing: str) -> str: ...


def board_of(game: str) -> Board:
    home = f"{__name__}.{game}"
    found = game.isidentifier() and find_spec(home) is not None
    return cast("Board", import_module(home if found else f"{__name__}.plain"))
