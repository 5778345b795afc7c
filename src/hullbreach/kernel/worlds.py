"""Other worlds: what else the table could be like, for all that one viewer knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any

from . import zones
from .state import State, position_fields


def mixed_names(
    before: State,
    now: State,
    viewer: int | None,
    back: Callable[[str], str],
    shown: Iterable[Any],
    random: Random,
) -> dict[str, str]:
    """New names for the pieces that the viewer cannot know, mixed within each kind of back.

    A piece keeps its name if it was open before, is open now, or was shown in between.
    """
    still_hidden = dict(zones.hidden(now, viewer, back))
    told = set(words(tuple(shown)))
    groups: dict[str, list[str]] = {}
    for piece, group in zones.hidden(before, viewer, back):
        if still_hidden.get(piece) == group and piece not in told:
            groups.setdefault(group, []).append(piece)
    names: dict[str, str] = {}
    for pieces in groups.values():
        mixed = sorted(pieces)
        random.shuffle(mixed)
        names.update(zip(pieces, mixed, strict=True))
    return names


def renamed_state(state: State, names: Mapping[str, str]) -> State:
    """A copy of the state in which pieces have changed places and all that belongs to them."""
    world = state.clone()
    for entry in position_fields(type(world)):
        if entry.name != "options":  # words that only look alike
            setattr(world, entry.name, renamed(getattr(world, entry.name), names))
    world.find_pieces()
    return world


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, tuple):
        return tuple(renamed(entry, names) for entry in value)
    if isinstance(value, list):
        return [renamed(entry, names) for entry in value]
    if isinstance(value, dict):
        return {renamed(k, names): renamed(v, names) for k, v in value.items()}
    return value


def words(value: Any) -> Iterator[Any]:
    """Every word and number in a nest of tuples."""
    if isinstance(value, tuple):
        for entry in value:
            yield from words(entry)
    else:
        yield value
