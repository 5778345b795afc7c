"""Which component of an observation tells which fact.

An observation is a vector of counts. Facts that every match of a game has (how many pieces lie in
a zone, every number of the state, what is asked, the words said so far) have components of their
own. All others (which piece lies where, which door is closed) share `BUCKETS` components by a hash
of their name that is the same everywhere; two facts in one bucket are added.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints
from zlib import crc32

from hullbreach.kernel.decisions import Word
from hullbreach.kernel.match import Match
from hullbreach.kernel.state import State, position_fields

from .vocabulary import Vocabulary, vocabulary

Fact: TypeAlias = tuple[Word | tuple[Word, ...], ...]
"""`("count", "hand.0")`, `("life", 1)`, `("in", "hand.0", "rest")`."""

BUCKETS = 2048
OF_EVERY_GAME = frozenset(entry.name for entry in fields(State))
ANSWERING = (("least",), ("most",), ("chosen",))


class Layout:
    """The components of the observations of a game with these seats and options."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any]) -> None:
        self.vocabulary: Vocabulary = vocabulary(game, seats, options)
        state = Match.new(game, seats, "words", options)._state
        own = [f.name for f in position_fields(type(state)) if f.name not in OF_EVERY_GAME]
        self.fields = tuple(own)
        """What a game's state says besides where pieces lie."""
        said: list[Fact] = [("said", word) for word in self.vocabulary.words]
        self.named: tuple[Fact, ...] = (*said, *_named_facts(state, self.fields))
        """The facts that have a component of their own, in order; the first are the actions."""
        self.size = len(self.named) + BUCKETS
        self._places = {fact: place for place, fact in enumerate(self.named)}
        self.counts = {zone: self._places["count", zone] for zone in state.zone_kinds}
        """Where the number of pieces of each zone is told."""
        self.numbers = {
            name: self._places[name,] for name in self.fields if (name,) in self._places
        }
        """Where fields that are numbers are told, and those that hold a number for each seat."""
        self.by_seat = {
            name: [self._places[name, seat] for seat in range(seats)]
            for name in self.fields
            if (name, 0) in self._places
        }

    def place(self, fact: Fact) -> int:
        """The component of a fact."""
        found = self._places.get(fact)
        if found is None:
            bucket = crc32("/".join(map(str, fact)).encode()) % BUCKETS
            found = self._places[fact] = len(self.named) + bucket
        return found

    def meaning(self, place: int) -> str:
        """What a component tells, for people."""
        if place < len(self.named):
            return " ".join(map(str, self.named[place]))
        return f"bucket {place - len(self.named)}"


def _named_facts(state: State, names: tuple[str, ...]) -> Iterator[Fact]:
    yield from (("seat", seat) for seat in range(state.seats))
    yield from ANSWERING
    yield from (("count", zone) for zone in state.zone_kinds)
    kinds = get_type_hints(type(state))
    for name in names:
        kind = kinds[name]
        if kind in (int, bool):
            yield (name,)
        elif get_origin(kind) is dict and get_args(kind) == (int, int):  # by seat
            yield from ((name, seat) for seat in range(state.seats))


def layout(game: str, seats: int, options: Mapping[str, Any]) -> Layout:
    return _layout(game, seats, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=64)
def _layout(game: str, seats: int, options: str) -> Layout:
    return Layout(game, seats, json.loads(options))
