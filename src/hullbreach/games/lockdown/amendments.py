"""What an owner of the game may find otherwise in the box: counts, numbers, names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from hullbreach.games.survival.content.material import EGGS_IN_NEST
from hullbreach.kernel.amendments import Change, Changes, Count
from hullbreach.kernel.errors import BadContent
from hullbreach.kernel.registry import Game

from . import inventory
from .alternate_board import ALTERNATE
from .board import BOARDS
from .box import DECLARED, Box, Supply
from .names import names_of
from .pieces import backs_of
from .state import Lockdown
from .time_track import CSS_SPACES
from .title import LockdownTitle

Staff = Literal["survivor", "hacker", "xenobiologist", "sentry", "janitor", "lab_rat"]
Crew = Literal["captain", "pilot", "scientist", "scout", "soldier", "mechanic"]
Character = Staff | Crew
Deck = Literal["red", "yellow", "green", "blue", "starting", "quest"]
Xeno = Literal["larva", "creeper", "adult", "breeder", "queen"]
Token = Literal["larva", "creeper", "adult", "breeder", "queen", "blank"]
Found = Literal["malfunction", "fire", "silence", "slime", "danger", "door"]
Buried = Literal[
    "red_item", "yellow_item", "green_item", "mars", "malfunction", "silence", "slime", "danger"
]
Corridor = Annotated[int, msgspec.Meta(ge=1, le=4)]
Wounding = Literal["blank", "creeper", "adult", "hit_1", "hit_2"]
Sure = Literal["card_for_1", "adult", "hit_1", "hit_1_card_for_2", "hit_2"]
T = TypeVar("T")
Some = Annotated[list[T], msgspec.Meta(min_length=1, max_length=30)]


class OptionChange(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    cost: Count | None = None
    knowledge: Count | None = None


class KindChange(Change):
    cost: Count | None = None
    options: dict[str, OptionChange] | None = None


class CardChange(KindChange):
    copies: dict[Character, Count] | None = None


class ItemChange(KindChange):
    copies: dict[Deck, Count] | None = None
    load: Count | None = None
    most: Count | None = None


class CopyChange(msgspec.Struct, forbid_unknown_fields=True):
    moves: list[Xeno]
    through: list[Corridor]


class EventChange(Change):
    copies: list[CopyChange] | None = None


class AttackChange(Change):
    blood: list[Count] | None = None


class CountChange(Change):
    copies: Count | None = None


class ContaminationChange(msgspec.Struct, forbid_unknown_fields=True):
    infected: Count | None = None
    clean: Count | None = None


class XenosChange(msgspec.Struct, forbid_unknown_fields=True):
    list: Some[tuple[Token, Count, Count, Count]]


class ExplorationChange(msgspec.Struct, forbid_unknown_fields=True):
    list: Some[tuple[Count, Found, Count]]


class SurfaceChange(msgspec.Struct, forbid_unknown_fields=True):
    list: Some[tuple[Count, Buried, Count]]


class MarsChange(Change):
    copies: Count | None = None


class NoiseDie(msgspec.Struct, forbid_unknown_fields=True):
    faces: Some[Corridor | Literal["silence", "danger"]]


class LaunchChange(msgspec.Struct, forbid_unknown_fields=True):
    list: Some[Literal["a", "b", "c", "all", "none"]]


class SurfaceDie(msgspec.Struct, forbid_unknown_fields=True):
    faces: Some[Corridor | Literal["silence", "danger", "mars"]]


class CombatDie(msgspec.Struct, forbid_unknown_fields=True):
    faces: Some[Wounding]


class AdvantageDie(msgspec.Struct, forbid_unknown_fields=True):
    faces: Some[Sure]


AMENDABLE: dict[str, type[Change] | Mapping[str, Any]] = {
    "characters": Change,
    "cards": CardChange,
    "items": ItemChange,
    "rooms": KindChange,
    "events": EventChange,
    "attacks": AttackChange,
    "wounds": CountChange,
    "weaknesses": Change,
    "objectives": Change,
    "protocols": CountChange,
    "computer": Change,
    "mars": MarsChange,
    "tokens": {
        "xenos": XenosChange,
        "figures": dict[Xeno, Count],
        "exploration": ExplorationChange,
        "css": LaunchChange,
        "surface": SurfaceChange,
        "contamination": ContaminationChange,
        "noise_die": NoiseDie,
        "surface_die": SurfaceDie,
        "combat_die": CombatDie,
        "advantage_die": AdvantageDie,
        "fire": Count,
        "malfunction": Count,
        "eggs": Count,
    },
}


def amended(game: Game[Lockdown], changes: Changes) -> Game[Lockdown]:
    """The same game out of another box."""
    box = _box(changes)
    _check(box)
    title = LockdownTitle(box)
    return replace(
        game,
        furnish=title.furnish,
        back=backs_of(title).__getitem__,
        names=names_of(title).get,
        content=partial(inventory.content, box),
    )


def _box(changes: Changes) -> Box:
    found: dict[str, Any] = {}
    for group in ("cards", "items", "rooms"):
        told = {kind: _kind(group, kind, change) for kind, change in changes.get(group, {}).items()}
        found[group] = {**getattr(DECLARED, group), **told}
    for group in ("events", "attacks", "wounds", "mars", "protocols"):
        told = {kind: _record(group, kind, c) for kind, c in changes.get(group, {}).items()}
        found[group] = {**getattr(DECLARED, group), **told}
    return Box(**found, supply=_supply(changes.get("tokens", {})))


def _kind(group: str, kind: str, change: KindChange) -> Any:
    """A card, an item or a room with other numbers."""
    old = getattr(DECLARED, group)[kind]
    numbers = change.numbers()
    if "copies" in numbers:
        numbers["copies"] = {**old.copies, **numbers["copies"]}
    for option in numbers.get("options", {}):
        if option not in old.choices:
            known = ", ".join(old.choices) or "nothing"
            raise BadContent(f"lockdown: {group}.{kind} has no option {option!r}; it has {known}")
    if "options" in numbers:
        numbers["options"] = msgspec.to_builtins(numbers["options"])
    return old.amended(numbers)


def _record(group: str, kind: str, change: Change) -> Any:
    """An event, an attack or something that is only counted, with other copies."""
    numbers = change.numbers()
    if group == "events" and "copies" in numbers:
        copies = numbers["copies"]
        numbers["copies"] = tuple((tuple(copy.moves), tuple(copy.through)) for copy in copies)
    if "blood" in numbers:
        numbers["blood"] = tuple(numbers["blood"])
    return getattr(DECLARED, group)[kind]._replace(**numbers)


def _supply(changes: Mapping[str, Any]) -> Supply:
    old = DECLARED.supply
    found: dict[str, Any] = {}
    for name, change in changes.items():
        if name == "figures":
            found[name] = {**old.figures, **change}
        elif name == "contamination":
            found |= {k: v for k, v in msgspec.structs.asdict(change).items() if v is not None}
        elif isinstance(change, (XenosChange, ExplorationChange, SurfaceChange, LaunchChange)):
            found[name] = tuple(change.list)
        elif isinstance(change, int):
            found[name] = change
        else:
            found[name] = tuple(change.faces)
    return old._replace(**found)


def _check(box: Box) -> None:
    """Is there enough to set up and to go on with?"""
    hidden = max(sum(bool(space.slot) for space in b.spaces.values()) for b in BOARDS.values())
    supply = box.supply
    counts = {
        "tokens.exploration": (sum(n for *_, n in supply.exploration), hidden),
        "tokens.surface": (sum(n for *_, n in supply.surface), len(ALTERNATE.surface) - 1),
        "mars": (sum(card.copies for card in box.mars.values()), 1),
        "tokens.css": (len(supply.css), len(CSS_SPACES)),
        "tokens.eggs": (supply.eggs, EGGS_IN_NEST),
        "protocols": (sum(protocol.copies for protocol in box.protocols.values()), 6),
        "tokens.contamination": (supply.infected + supply.clean, 1),
        "tokens.fire": (supply.fire, 1),
        "tokens.malfunction": (supply.malfunction, 1),
        "events": (sum(len(event.copies) for event in box.events.values()), 1),
        "attacks": (sum(len(attack.blood) for attack in box.attacks.values()), 1),
        "wounds": (sum(wound.copies for wound in box.wounds.values()), 15),
    }
    counts |= {f"tokens.figures.{xeno}": (n, 1) for xeno, n in supply.figures.items()}
    for what, (count, least) in counts.items():
        if count < least:
            raise BadContent(f"lockdown: {what} must be {least} or more, not {count}")
