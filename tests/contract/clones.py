"""A copy of the state shares nothing that can change."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import hullbreach as hb
from hullbreach.kernel.drawn import DrawCell
from hullbreach.kernel.state import State

SHARED = ("options", "zone_kinds", "title", "board")  # never written after the match was laid out


def a_clone_is_equal_and_shares_nothing_that_changes(match: hb.Match, random: Random) -> None:
    state: State = match._state
    clone = state.clone()
    for entry in fields(state):
        mine, copied = getattr(state, entry.name), getattr(clone, entry.name)
        assert mine == copied, f"the clone's {entry.name} differs"
        if entry.name in SHARED:
            continue
        if isinstance(mine, (dict, list, set)):
            assert mine is not copied, f"the clone shares {entry.name}"
            _assert_flat(mine, entry.name)
        else:
            assert is_fixed(mine), f"{entry.name} holds {type(mine).__name__}, which can change"


def changing_a_clone_field_by_field_leaves_the_original_alone(
    match: hb.Match, random: Random
) -> None:
    state: State = match._state
    before = {entry.name: _copy(getattr(state, entry.name)) for entry in fields(state)}
    clone = state.clone()
    for entry in fields(clone):
        value = getattr(clone, entry.name)
        if entry.name not in SHARED and isinstance(value, dict):
            value["scribble"] = "scribble"
        elif entry.name not in SHARED and isinstance(value, list):
            value.append("scribble")
        setattr(clone, entry.name, _other_than(value))
        now = getattr(state, entry.name)
        assert now == before[entry.name], f"changing the clone's {entry.name} changed the original"


def _other_than(value: Any) -> Any:
    """Something else of the same kind, where there is an easy one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return type(value)() if type(value) in (str, bytes, tuple, dict, list) else value


def _copy(value: Any) -> Any:
    return value.copy() if isinstance(value, (dict, list)) else value


def _assert_flat(data: Any, name: str) -> None:
    entries = [*data, *data.values()] if isinstance(data, dict) else list(data)
    for entry in entries:
        assert is_fixed(entry), f"{name} holds {entry!r}, which a copy would share"


def is_fixed(value: Any) -> bool:
    """Words, numbers, nothing, and what is built of them and never changes."""
    if isinstance(value, (tuple, DrawCell)):
        return True  # cells of the chains, too: checked where they are made
    return value is None or isinstance(value, (str, int, bytes, bool)) or _is_frozen(value)


def _is_frozen(value: Any) -> bool:
    kind = type(value)
    parameters = getattr(kind, "__dataclass_params__", None) or getattr(
        kind, "__struct_config__", None
    )
    return bool(parameters and parameters.frozen)
