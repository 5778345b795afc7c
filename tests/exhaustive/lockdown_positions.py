"""Positions of Lockdown in which something that is missing lies at hand.

Seat 0 is to act, well equipped and in trouble. Whatever else a card may ask for is there or not, as
chance will have it: another try finds another position.
"""

from __future__ import annotations

from random import Random

import hullbreach as hb
from hullbreach.games.lockdown import objectives
from hullbreach.games.lockdown.board import BOARDS
from hullbreach.games.lockdown.content.characters import CHARACTERS, EVERYBODY, Character
from hullbreach.games.lockdown.refuges import REFUGES
from hullbreach.games.lockdown.title import TITLE
from hullbreach.games.survival import coop, items
from hullbreach.games.survival.board import Board
from hullbreach.games.survival.catalogue import IN
from hullbreach.games.survival.objectives import COMMON
from tests.games.lockdown.table import Table

CAUSES = {
    "fates.surgery": "rooms.surgery.operate",
    "fates.defense": "rooms.defense_control_room.exterminate",
    "fates.vented": "rooms.vent_control_room.vent",
    "fates.grenade": "items.grenade.throw",
    "fates.thermite": "items.thermite_charge.throw",
    "fates.scalpel": "items.scalpel.cut_out",
    "fates.mars": "mars.torn_seal",
}
"""Where to look for a way to die."""
FIGURES = ("creeper#1", "adult#1", "adult#2", "breeder#1", "queen#1", "larva#1")


def position(key: str, random: Random) -> hb.Match:
    group, kind, *use = CAUSES.get(key, key).split(".")
    seats = random.randint(2, 5)
    table = Table(*characters(group, kind, seats, random), **options(group, kind))
    explore(table, random)
    for seat in range(seats):
        stand_about(table, seat, random)
        wound(table, seat, random, deadly=key.startswith("fates."))
        equip(table, seat, random)
    attack(table, random)
    match group:
        case "items" if use != ["quest"]:
            hand_over(table, kind, random)
        case "cards":
            deal(table, kind, random)
        case "rooms" if kind in TITLE.room_of:
            known(table, table.now["place"]["0"], kind, random)
        case "retreats" | "events":
            cards = [card for card in table.zones["events"] if kind in card]
            table.put(random.choice(cards), "events", top=True)
        case "blood":
            table.put(kind, "attacks", top=True)
        case "weaknesses":
            swap(table, kind, "weaknesses")
        case "advantage":
            take(table, 0, "smg#1", random)
            table.now["ammo"]["smg#1"] = 5
            table.put("adult#1", f"xenos.{table.now['place']['0']}").set(powered=[1, 2, 3, 4])
        case "mars":
            table.put(f"mars_{kind}#1", "mars", top=True)
            table.stand(0, random.choice(board(table).crossroads))
        case "team" if kind == "revived":
            die(table, random)
        case "team":
            finish(table, "objectives", "autopsy", seats, random)
        case "objectives" | "protocols":
            finish(table, group, kind, seats, random)
    return table.start(0).match


def characters(group: str, kind: str, seats: int, random: Random) -> list[str]:
    """The owner of a card or an item sits at seat 0; no two have the same colour."""
    everybody = [who for who in EVERYBODY.values() if owns(who, group, kind)]
    first = random.sample(everybody, 1) if everybody else []
    others = [w for w in CHARACTERS.values() if w.colour not in [f.colour for f in first]]
    return [who.id for who in (*first, *random.sample(others, seats - len(first)))]


def owns(who: Character, group: str, kind: str) -> bool:
    if group == "cards":
        return (who.id, kind) in TITLE.card_copies
    return kind in (who.quest_item, who.starting_item)


def options(group: str, kind: str) -> dict[str, str]:
    """Some things are only there when a team plays, on one board, or with other xenos."""
    if group == "team" or (group == "objectives" and objectives.DECK[kind].pile == COMMON):
        return {"mode": "coop"}
    if group in ("retreats", "blood", "weaknesses", "events") and not _in_the_box(group, kind):
        return {"xenos": "classic"}
    outside = group == "mars" or kind in ("mars", "crossroads") or kind.startswith("surface_")
    return {"board": "alternate"} if outside else {}


def _in_the_box(group: str, kind: str) -> bool:
    """Is it there when the Night Stalkers are?"""
    piece = f"event_{kind}#1" if group == "events" else kind
    return any(piece in pieces for pieces in Table("hacker", "sentry").zones.values())


def board(table: Table) -> Board:
    return BOARDS[table.data["options"]["board"]]


def explore(table: Table, random: Random, share: float = 0.7) -> None:
    """Most rooms are known, with something left to find in them."""
    for room in board(table).rooms:
        for tile in list(table.zones.get(f"tile.{room}", ())):
            if random.random() < share:
                known(table, room, tile, random)
    table.set(powered=[n for n in (1, 2, 3, 4) if random.random() < 0.7])
    table.set(queen_killed=random.random() < 0.5, nest_destroyed=random.random() < 0.3)
    table.set(time=random.randint(1, 12), met=True)


def known(table: Table, room: str, kind: str, random: Random) -> None:
    searches = random.randint(0, 3) if TITLE.room_of[kind].search else None
    table.explore(room, kind, search=searches)


def stand_about(table: Table, seat: int, random: Random) -> None:
    """Together with the others, or elsewhere."""
    rooms = [room for room in board(table).rooms if table.zones.get(f"room.{room}")]
    here = table.now["place"]["0"] if seat and random.random() < 0.6 else random.choice(rooms)
    table.stand(seat, here)


def wound(table: Table, seat: int, random: Random, *, deadly: bool) -> None:
    now, text = table.now, str(seat)
    for card in random.sample(table.zones["serious_wounds"], 3 if deadly else random.randint(0, 2)):
        table.put(card, f"wounds.{seat}")
        if random.random() < 0.5:
            now.setdefault("dressed", []).append(card)
    now.setdefault("light", {})[text] = random.randint(0, 1)
    for marker in ("slime", "signal", "learned"):
        if random.random() < 0.5:
            now.setdefault(marker, []).append(seat)
    now["knowledge"][text] = random.choice((1, 4, 8))
    now.setdefault("computed", {})[text] = random.choice(("", "S-01 S-02"))


def equip(table: Table, seat: int, random: Random) -> None:
    """Six cards in hand, a little contamination, two items."""
    deck = list(table.zones[f"deck.{seat}"])
    for card in random.sample(deck, 6):
        table.put(card, f"hand.{seat}")
    for card in random.sample(table.zones["contamination"], random.randint(0, 2)):
        table.put(card, f"hand.{seat}")
    for item in random.sample(
        [i for c in ("red", "yellow", "green") for i in table.zones[f"items.{c}"]], 2
    ):
        take(table, seat, item, random)


def take(table: Table, seat: int, item: str, random: Random) -> None:
    kind = TITLE.item_of[item]
    hands = table.zones.get(f"hands.{seat}", [])
    if kind.heavy and len(hands) > 1:
        table.put(hands[0], items.REMOVED)
    table.put(item, f"hands.{seat}" if kind.heavy else f"inventory.{seat}")
    if kind.most:
        table.now.setdefault("ammo", {})[item] = random.randint(0, kind.most)


def attack(table: Table, random: Random) -> None:
    """Perhaps a xeno in the room, perhaps one next door."""
    here = table.now["place"]["0"]
    near = [room for _, room in board(table).neighbours[here]]
    for room in (here, *near):
        if random.random() < 0.4:
            figure = random.choice(FIGURES)
            if any(figure in pieces for zone, pieces in table.zones.items() if zone == "figures"):
                table.put(figure, f"xenos.{room}")
    for corridor, _ in board(table).neighbours[here]:
        if random.random() < 0.3:
            table.now.setdefault("door", {})[corridor] = "closed"
    for marker in ("fire", "malfunction"):
        if random.random() < 0.3:
            table.now.setdefault(marker, []).append(here)


def hand_over(table: Table, kind: str, random: Random) -> None:
    """The item, and what its use may need: a component beside it, something to load it with."""
    item = TITLE.item_of[f"{kind}#1"]
    take(table, 0, f"{kind}#1", random)
    recipes = [i.recipe for i in TITLE.box.items.values() if i.recipe]
    wanted = [part for recipe in recipes if item.component in recipe for part in recipe]
    wanted += [part for part in item.recipe or () if part]
    parts = [i for i in TITLE.box.items.values() if i.component in wanted and i.id != kind]
    for part in random.sample(parts, min(3, len(parts))):
        take(table, 0, f"{part.id}#1", random)
    for extra in ("toolbelt#1", "weapon_energy_cell#1", "flamethrower#1", "shotgun#1"):
        if random.random() < 0.3 and not extra.startswith(kind):
            take(table, 0, extra, random)


def deal(table: Table, kind: str, random: Random) -> None:
    """The card, and what it waits for: a bait and somebody who takes it, a gun, a surprise."""
    who, here = table.zones["character.0"][0], table.now["place"]["0"]
    table.put(TITLE.card_copies[who, kind][0], "hand.0", top=True)
    if kind == "pheromones":
        table.put("egg#8", "hands.0").put("adult#1", f"xenos.{here}")
    elif kind == "nerves_of_steel":
        for card in table.zones["hand.0"][2:]:
            table.put(card, "deck.0")
        table.set(noise=list(board(table).corridors))
    elif TITLE.card_of[table.zones["hand.0"][0]].when == IN and random.random() < 0.5:
        take(table, 0, "smg#1", random)
        table.put("adult#1", f"xenos.{here}")


def die(table: Table, random: Random) -> None:
    """The corpse of seat 1 lies where it can come back to life; everybody else is safe there."""
    room = board(table).rooms[4]
    known(table, room, "emergency_room", random)
    table.stand(1, "dead").put("corpse#1", f"objects.{room}")
    table.set(fate={"1": "attack"}, corpse_of={"corpse#1": 1}, fire=[], malfunction=[])


def finish(table: Table, group: str, kind: str, seats: int, random: Random) -> None:
    """One step before the end; most others are already in safety, or dead."""
    for seat in range(1, seats):
        place = random.choice((*REFUGES, "dead"))
        table.stand(seat, place)
        table.now.setdefault("fate", {})[str(seat)] = "attack" if place == "dead" else place
    if random.random() < 0.3:
        explore(table, random, share=1)
    table.set(time=1)
    if group == "protocols":
        swap(table, f"{kind}#1", "protocols.active")
    elif objectives.DECK[kind].pile == COMMON:
        swap(table, kind, coop.OBJECTIVES)
    else:
        swap(table, kind, "objectives.1")
    if random.random() < 0.3:
        table.put("egg#8", "hands.1")
    if random.random() < 0.5:
        table.set(analysed=["carcass"])
        for weakness in list(table.zones.get("weaknesses.hidden", ())):
            table.put(weakness, "weaknesses")


def swap(table: Table, piece: str, zone: str) -> None:
    """The piece takes the place of those that lie there."""
    home = next(name for name, pieces in table.zones.items() if piece in pieces)
    if home == zone:
        return
    for other in list(table.zones.get(zone, ())):
        table.put(other, home)
    table.put(piece, zone)
