"""Loading weapons, and what can be attached to them."""

from __future__ import annotations

from hullbreach.games.survival.crew import BESIDE, INVENTORY
from hullbreach.games.survival.items import deck_of, find_item, load, most_ammo, weapons
from hullbreach.games.survival.needs import energy_weapons, unloaded
from hullbreach.games.survival.state import Survival
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play

MAGAZINE = "extended_magazine"


def reload_weapon(s: Survival, me: int) -> Play:
    """Fill up an energy weapon."""
    _, weapon = yield Ask(me, "reload", [("reload", weapon) for weapon in energy_weapons(s, me)])
    load(s, weapon, most_ammo(s, weapon))


def can_fuel(s: Survival, me: int) -> bool:
    return bool(unloaded(s, me, "flamethrower"))


def fuel(s: Survival, me: int) -> None:
    """Fill up a flamethrower."""
    weapon = unloaded(s, me, "flamethrower")
    load(s, weapon, most_ammo(s, weapon))


def extendable(s: Survival, me: int) -> list[str]:
    """Energy weapons in hand without a magazine."""
    item_of = s.title.item_of
    taken = [host for extra, host in s.attached.items() if item_of[extra].id == MAGAZINE]
    found = []
    for piece in weapons(s, me):
        weapon = item_of[piece].weapon
        if weapon and weapon.energy and piece not in taken:
            found.append(piece)
    return found


def attach_magazine(s: Survival, me: int) -> Play:
    """2 more ammo, and 2 more from now on (LD-25.07)."""
    _, weapon = yield Ask(me, "attach", [("attach", piece) for piece in extendable(s, me)])
    attach(s, me, find_item(s, me, MAGAZINE), weapon)
    load(s, weapon, 2)


def attach(s: Survival, me: int, extra: str, weapon: str) -> None:
    """From now on they count as one card."""
    zones.put(s, extra, BESIDE[me])
    s.attached[extra] = weapon
    inventory, deck = len(s.zones[INVENTORY[me]]), deck_of(s, extra)
    s.emit("attached", seat=me, item=extra, to=weapon, inventory=inventory, deck=deck)
