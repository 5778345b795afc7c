"""All kinds of cards, of items or of rooms that a title has, by name."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Generic, ParamSpec, TypeVar

from hullbreach.games.survival.catalogue import Card, Kind, Known

P = ParamSpec("P")
K = TypeVar("K", bound=Kind)
C = TypeVar("C", bound=Card)


class Shelf(dict[str, K], Generic[P, K]):
    def __init__(self, make: Callable[P, K]) -> None:
        super().__init__()
        self._make = make

    def declare(self, *name: P.args, **printed: P.kwargs) -> K:
        """A new kind, with everything that is printed on it."""
        return self._put(self._make(*name, **printed))

    def take(self: Shelf[P, C], card: C, known: Known | None = None, /, **copies: int) -> C:
        """Take over a kind from another shelf; a title says how many it has, and may add to it."""
        found = self._put(copy(card))
        found.known, found.choices = known or card.known, {**card.choices}
        found.copies = copies or card.copies
        return found

    def _put(self, kind: K) -> K:
        assert kind.id not in self, f"two kinds are called {kind.id}"
        self[kind.id] = kind
        return kind
