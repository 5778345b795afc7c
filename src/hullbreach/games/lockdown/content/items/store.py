"""The item cards: three search decks, the crafted items, starting and quest items."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import Item, Known, Weapon

ITEMS: dict[str, Item] = {}

MEDICINE, FIRE, ELECTRICITY, MATERIAL, FRAME = (
    "medicine",
    "fire",
    "electricity",
    "material",
    "frame",
)


def item(
    name: str,
    *,
    known: Known,
    cost: int = 0,
    when: str = "any",
    heavy: bool = False,
    once: bool = False,
    shown: bool = False,
    component: str = "",
    recipe: tuple[str, str] | None = None,
    weapon: Weapon | None = None,
    uses: int = 0,
    owner: str = "",
    **copies: int,
) -> Item:
    """Declare a kind of item, and how many cards of it are in which deck."""
    assert name not in ITEMS, f"two items are called {name}"
    ITEMS[name] = found = Item(
        name,
        known=known,
        cost=cost,
        when=when,
        heavy=heavy,
        once=once,
        shown=shown,
        component=component,
        recipe=recipe,
        weapon=weapon,
        uses=uses,
        owner=owner,
        copies=copies,
    )
    return found


def one_more(face: str, damage: int) -> int:
    """Whenever it deals damage it deals 1 more."""
    return damage + 1 if damage else 0


def at_most_one(face: str, damage: int) -> int:
    """A double hit counts as a single one."""
    return 1 if face == "hit_2" else damage


def at_least_one(face: str, damage: int) -> int:
    """Every result but the blank one deals at least 1 damage."""
    return damage if face == "blank" else max(1, damage)
