"""Items and objects: hand slots, gaining, dropping, discarding, ammo."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play

from .catalogue import Item
from .crew import BESIDE, HANDS, INVENTORY, LIMBO, character, has_wound
from .readings import reads
from .state import Survival
from .title import Asking

OBJECTS = ("egg", "carcass", "corpse")
OBJECT_SUPPLY = "object_supply"
REMOVED = "removed"  # out of the game, face down
CRAFTED = "crafted"


def is_object(piece: str) -> bool:
    return piece[: piece.index("#")] in OBJECTS


def items_of(s: Survival, seat: int) -> list[str]:
    """All item cards a character has, hidden and open."""
    item_of, attached = s.title.item_of, s.attached
    found = [piece for piece in s.zones[HANDS[seat]] if piece in item_of]
    found += [piece for piece in s.zones[BESIDE[seat]] if piece not in attached]
    found += s.zones[INVENTORY[seat]]
    return found


def find_item(s: Survival, seat: int, kind: str) -> str:
    """A card of this kind among the character's items, or nothing."""
    item_of = s.title.item_of
    for piece in items_of(s, seat):
        if item_of[piece].id == kind:
            return piece
    return ""


def carried_objects(s: Survival, seat: int) -> list[str]:
    return [piece for piece in s.zones[HANDS[seat]] if is_object(piece)]


def weapons(s: Survival, seat: int) -> list[str]:
    """Only a weapon in a hand slot can be used (LD-20.08b)."""
    item_of = s.title.item_of
    return [p for p in s.zones[HANDS[seat]] if not is_object(p) and item_of[p].weapon]


def own_weapon(s: Survival, seat: int) -> str:
    """The weapon made for this character, if it is in a hand slot."""
    who = character(s, seat)
    return next((p for p in weapons(s, seat) if s.title.item_of[p].owner == who), "")


def slots(s: Survival, seat: int) -> int:
    return 1 if has_wound(s, seat, "arm") else 2


def slots_used(s: Survival, seat: int) -> int:
    hands = s.zones[HANDS[seat]]
    return len(hands) - sum(1 for piece in hands if piece in s.taped)


def has_free_slot(s: Survival, seat: int) -> bool:
    return slots_used(s, seat) < slots(s, seat)


def fit_hands(s: Survival, seat: int) -> Play:
    """Drop things until the rest fits into the hand slots."""
    while slots_used(s, seat) > slots(s, seat):
        _, piece = yield Ask(seat, "drop_excess", [("drop", p) for p in s.zones[HANDS[seat]]])
        drop(s, seat, piece)


def gain(s: Survival, seat: int, piece: str) -> Asking[bool]:
    """Take an item or object; a heavy one needs a hand slot (LD-25.05b). Was it kept?"""
    item = None if is_object(piece) else s.title.item_of[piece]
    if item and not item.heavy:
        zones.put(s, piece, BESIDE[seat] if item.shown else INVENTORY[seat])
        _told(s, seat, piece, item)
        return True
    while not has_free_slot(s, seat):  # one of a taped pair alone may not make room
        held = [("drop", p) for p in s.zones[HANDS[seat]]]
        choice = yield Ask(seat, "make_room", [("refuse",), *held], {"piece": piece})
        if choice[0] == "refuse":
            return False
        drop(s, seat, choice[1])
    zones.put(s, piece, HANDS[seat])
    _told(s, seat, piece, item)
    return True


def _told(s: Survival, seat: int, piece: str, item: Item | None) -> None:
    if item and item.load and piece not in s.ammo:
        s.ammo[piece] = item.load
    limbo = len(s.zones[LIMBO[seat]])
    if item and not item.heavy and not item.shown:
        colour, count = s.title.colour_of[piece], len(s.zones[INVENTORY[seat]])
        private = {seat: {"item": piece}}
        s.emit(
            "gained_item",
            private,
            seat=seat,
            item=None,
            colour=colour,
            inventory=count,
            limbo=limbo,
        )
    else:
        s.emit("gained", seat=seat, piece=piece, limbo=limbo, deck=deck_of(s, piece))


def drop(s: Survival, seat: int, piece: str) -> None:
    """An object stays in the room; an item card is gone (LD-25.09, NE-03.45d)."""
    if not is_object(piece):
        _discard(s, seat, piece, _give_up)
        return
    room = s.title.room_below(s, s.place[seat])
    zones.put(s, piece, s.board.object_zone[room])
    s.emit("dropped", seat=seat, piece=piece, room=room)


def discard_unused(s: Survival, seat: int, item: str) -> None:
    """Face down, under its deck (LD-25.03b)."""
    _discard(s, seat, item, put_under)


def _discard(s: Survival, seat: int, item: str, lay: Callable[[Survival, str], None]) -> None:
    """The item goes, with what is attached to it; a hidden one stays a secret.

    Where such cards lie open, it goes to the used ones (NE-03.45d).
    """
    if s.title.drops_open:
        use_up(s, item)
        return
    hidden = s.where[item] == INVENTORY[seat]
    untie(s, item)
    for extra in [e for e, host in s.attached.items() if host == item]:
        del s.attached[extra]
        lay(s, extra)
        s.emit("dropped", seat=seat, piece=extra, deck=deck_of(s, extra))
    lay(s, item)
    if hidden:
        colour, count = s.title.colour_of[item], len(s.zones[INVENTORY[seat]])
        private = {seat: {"item": item}}
        s.emit("dropped_item", private, seat=seat, item=None, colour=colour, inventory=count)
    else:
        s.emit("dropped", seat=seat, piece=item, deck=deck_of(s, item))


def _give_up(s: Survival, item: str) -> None:
    """Under its deck, or out of the game."""
    if reads(s, "dropped_item", "removed"):
        s.ammo.pop(item, None)
        zones.put(s, item, REMOVED)
    else:
        put_under(s, item)


def deck_of(s: Survival, piece: str) -> str | None:
    """The deck to which an item belongs; objects belong to none."""
    return None if is_object(piece) else f"items.{s.title.colour_of[piece]}"


def put_under(s: Survival, item: str) -> None:
    """Face down under its own deck; without a deck it leaves the game (LD-25.03b)."""
    s.ammo.pop(item, None)
    colour = s.title.colour_of[item]
    if colour == "blue":
        zones.put(s, item, CRAFTED)
        s.emit("back_to_crafted", item=item)
    elif colour in ("red", "yellow", "green"):
        zones.put(s, item, f"items.{colour}")
        s.emit("under_deck", deck=f"items.{colour}")
    else:
        zones.put(s, item, REMOVED)


def use_up(s: Survival, item: str, told: str = "used_up") -> None:
    """Discard a used item face up, and tell of it in this event (LD-25.02, LD-25.03)."""
    owner = s.where[item]
    untie(s, item)
    s.ammo.pop(item, None)
    for extra in [e for e, host in s.attached.items() if host == item]:
        del s.attached[extra]
        use_up(s, extra)
    colour = s.title.colour_of[item]
    if colour == "blue":
        zones.put(s, item, CRAFTED)
    elif colour in ("red", "yellow", "green"):
        zones.put(s, item, f"items.{colour}.discard", top=True)
    else:
        zones.put(s, item, REMOVED)
    deck, left = f"items.{colour}", len(s.zones[owner])
    s.emit(told, item=item, seat=int(owner[-1]), inventory=left, deck=deck)


def drop_objects(s: Survival, seat: int) -> None:
    for piece in carried_objects(s, seat):
        drop(s, seat, piece)


def lose_items(s: Survival, seat: int) -> None:
    """All item cards leave the game face down."""
    for zone in (HANDS[seat], INVENTORY[seat], BESIDE[seat]):
        for piece in s.zones[zone]:
            untie(s, piece)
            s.attached.pop(piece, None)
            s.ammo.pop(piece, None)
            zones.put(s, piece, REMOVED)
            shown = None if zone == INVENTORY[seat] else piece
            s.emit("item_lost", {seat: {"item": piece}}, seat=seat, item=shown, inventory=0)


def taped_to(s: Survival, piece: str) -> str:
    """The other item of a taped pair, or nothing."""
    held = next((other for other, partner in s.taped.items() if partner == piece), "")
    return s.taped.get(piece, held)


def untie(s: Survival, piece: str) -> None:
    """A taped pair is two items again when one of them goes."""
    s.taped.pop(piece, None)
    for other, partner in list(s.taped.items()):
        if partner == piece:
            del s.taped[other]


def most_ammo(s: Survival, item: str) -> int:
    item_of = s.title.item_of
    extra = sum(item_of[piece].extends for piece, host in s.attached.items() if host == item)
    return item_of[item].most + extra


def load(s: Survival, item: str, count: int) -> None:
    """Add ammo or uses, never above the maximum."""
    s.ammo[item] = min(most_ammo(s, item), s.ammo.get(item, 0) + count)
    s.emit("loaded", item=item, ammo=s.ammo[item])


def spend(s: Survival, item: str, count: int = 1) -> None:
    s.ammo[item] -= count
    s.emit("ammo_spent", item=item, ammo=s.ammo[item])


def choose_item(s: Survival, seat: int, prompt: str) -> Asking[str]:
    """One of the character's items, to be discarded."""
    _, item = yield Ask(seat, prompt, [("discard", p) for p in items_of(s, seat)])
    return str(item)


def free_object(s: Survival, kind: str) -> str:
    """An object from the supply. Carcasses never run out (LD-04.05)."""
    for piece in s.zones[OBJECT_SUPPLY]:
        if piece.startswith(kind):
            return piece
    if kind != "carcass":
        return ""
    count = sum(1 for piece in s.where if piece.startswith("carcass#"))
    piece = f"carcass#{count + 1}"
    s.own_zones()
    s.zones[OBJECT_SUPPLY] += (piece,)
    s.where[piece] = OBJECT_SUPPLY
    return piece
