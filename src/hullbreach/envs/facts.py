"""What there is to be said about a state besides where its pieces lie, and about a question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Word
from hullbreach.kernel.state import State
from hullbreach.kernel.zones import PUBLIC

from .layout import Fact, Layout
from .spelling import Spelling
from .vocabulary import DONE

Counted: TypeAlias = tuple[Fact, int]
LARGEST = 9999


def in_field(name: str, value: Any) -> Iterator[Counted]:
    """The facts of a field of a state: a number is a count, everything else is said to be so."""
    if isinstance(value, int):
        yield (name,), min(value, LARGEST)
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from _in_entry((name, key), entry)
    elif isinstance(value, list):
        for entry in value:
            yield (name, *(entry if isinstance(entry, tuple) else (entry,))), 1
    else:
        yield from _in_entry((name,), value)


def _in_entry(fact: Fact, entry: Any) -> Iterator[Counted]:
    if isinstance(entry, int):
        yield fact, min(entry, LARGEST)
    elif isinstance(entry, tuple):
        for place, word in enumerate(entry):
            yield (*fact, place, word), 1
    elif entry is not None:
        yield (*fact, entry), 1


def known(state: State, viewer: int | None, facts: Sequence[Counted]) -> list[Counted]:
    """Those facts that name no piece which the viewer cannot see."""
    return [counted for counted in facts if _may_know(state, viewer, counted[0])]


def _may_know(state: State, viewer: int | None, fact: Fact) -> bool:
    for word in fact[1:]:
        zone = state.where.get(word)  # type: ignore[arg-type]
        if zone is not None and state.zone_kinds[zone] is not PUBLIC:
            place = state.zones[zone].index(str(word))
            if not zones.sees(state, viewer, zone, place):
                return False
    return True


def asked(layout: Layout, spelling: Spelling) -> list[tuple[int, int]]:
    """The components that tell what a seat is asked, and what it has said so far."""
    ask, chosen, place = spelling.ask, spelling.chosen, layout.place
    told = [(place(("asked", ask.prompt)), 1)]
    if ask.many and not ask.ordered:
        limits = (("least", ask.least), ("most", ask.most), ("chosen", len(chosen)))
        told += [(place((name,)), number) for name, number in limits]
    for name, thing in ask.about.items():
        words: tuple[Word, ...] = thing if isinstance(thing, tuple) else (thing,)
        told += [(place(("about", name, word)), 1) for word in words]
    said = layout.vocabulary.action
    for value in (*chosen, spelling.said):
        told += [(said.get(word, DONE), 1) for word in value]  # spare words have no component
    return told
