"""Crafting items from components."""

from __future__ import annotations

from hullbreach.kernel.decisions import Ask, Play, Value

from .actions import Action, Me
from .basic import one
from .crew import INVENTORY
from .items import CRAFTED, gain, items_of, use_up
from .state import Survival

MEDICINE, FIRE, ELECTRICITY, MATERIAL, FRAME = (
    "medicine",
    "fire",
    "electricity",
    "material",
    "frame",
)
"""The symbols of components."""


def recipes(s: Survival) -> dict[str, tuple[str, str]]:
    """The crafted items of which a card is left, with their two components (LD-14.10b)."""
    found = {}
    for piece in s.zones[CRAFTED]:
        kind = s.title.item_of[piece]
        if kind.recipe and kind.id not in found:
            found[kind.id] = kind.recipe
    return found


def components(s: Survival, seat: int, yellow_as: str = "") -> dict[str, list[str]]:
    """The character's items by component symbol; each gives its own symbol once (LD-26.02b).

    A card may let yellow items stand in for a symbol.
    """
    found: dict[str, list[str]] = {}
    for item in items_of(s, seat):
        symbols = {s.title.item_of[item].component: None}
        if s.title.colour_of[item] == "yellow":
            symbols[yellow_as] = None
        for symbol in symbols:
            if symbol:
                found.setdefault(symbol, []).append(item)
    return found


def first_components(have: dict[str, list[str]], recipe: tuple[str, str]) -> list[str]:
    """Items for the first symbol of a recipe that leave another one for the second."""
    first, second = recipe
    return [
        item for item in have.get(first, ()) if any(other != item for other in have.get(second, ()))
    ]


def craftable(s: Survival, seat: int, yellow_as: str = "") -> list[str]:
    have = components(s, seat, yellow_as)
    if not have:
        return []
    return [kind for kind, recipe in recipes(s).items() if first_components(have, recipe)]


def offer_craft(s: Survival, me: Me, values: list[Value]) -> None:
    if s.zones[INVENTORY[me.seat]]:
        values.extend(("craft", kind) for kind in craftable(s, me.seat))


def craft(s: Survival, seat: int, value: Value) -> Play:
    return build(s, seat, str(value[1]))


def build(s: Survival, seat: int, kind: str, yellow_as: str = "") -> Play:
    """Discard one item for each symbol and take the crafted item (LD-14.10a).

    Whoever imagines other items for the character may find that there is nothing to build with.
    """
    if kind not in craftable(s, seat, yellow_as):
        return
    recipe = recipes(s)[kind]
    yield from _give(s, seat, first_components(components(s, seat, yellow_as), recipe), kind)
    yield from _give(s, seat, components(s, seat, yellow_as)[recipe[1]], kind)
    yield from take_crafted(s, seat, kind)


def _give(s: Survival, seat: int, items: list[str], kind: str) -> Play:
    _, item = yield Ask(seat, "component", [("component", i) for i in items], {"item": kind})
    give_up(s, item)


def give_up(s: Survival, item: str) -> None:
    """A component has been used: face up onto its discard pile (LD-25.03)."""
    use_up(s, item, "component_used")


def take_crafted(s: Survival, seat: int, kind: str) -> Play:
    """Take a crafted item if a card is left; a heavy one may be refused."""
    item_of = s.title.item_of
    piece = next((p for p in s.zones[CRAFTED] if item_of[p].id == kind), "")
    if piece:
        s.emit("crafted", seat=seat, item=piece)
        yield from gain(s, seat, piece)


def available(s: Survival, kind: str) -> bool:
    item_of = s.title.item_of
    return any(item_of[piece].id == kind for piece in s.zones[CRAFTED])


def craft_with_one(s: Survival, seat: int) -> Play:
    """Craft with one component fewer: one item matching either symbol is enough (LD-29.03).

    Whoever has items is asked, so that nobody learns from the question what they are.
    """
    if not items_of(s, seat):
        return
    have = components(s, seat)
    values: list[Value] = [
        ("craft", kind, item)
        for kind, recipe in recipes(s).items()
        for symbol in dict.fromkeys(recipe)
        for item in have.get(symbol, ())
    ]
    choice = yield Ask(seat, "craft_with_one", [("done",), *values], always=True)
    if choice[0] == "craft":
        give_up(s, choice[2])
        yield from take_crafted(s, seat, choice[1])


def can_craft_with_one(s: Survival, seat: int) -> bool:
    have = components(s, seat).keys()
    return bool(have) and not all(map(have.isdisjoint, recipes(s).values()))


CRAFT = Action("craft", offer_craft, one, craft, calm=True)
