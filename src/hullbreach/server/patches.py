"""JSON patches (RFC 6902): what changed between two views. Lists are replaced as a whole."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Change(msgspec.Struct, kw_only=True):
    op: Literal["add", "replace", "remove"]
    path: str
    value: Any = msgspec.UNSET


def changes_between(old: dict[str, Any], new: dict[str, Any], path: str = "") -> list[Change]:
    found = [Change(op="remove", path=f"{path}/{_escaped(key)}") for key in old if key not in new]
    for key, value in new.items():
        here = f"{path}/{_escaped(key)}"
        if key not in old:
            found.append(Change(op="add", path=here, value=value))
        elif isinstance(value, dict) and isinstance(old[key], dict):
            found += changes_between(old[key], value, here)
        elif value != old[key]:
            found.append(Change(op="replace", path=here, value=value))
    return found


def _escaped(key: str) -> str:
    return str(key).replace("~", "~0").replace("/", "~1")
