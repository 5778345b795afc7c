"""Positions of Nemesis in which something that is missing lies at hand. Seat 0 is to act."""

from __future__ import annotations

from random import Random

import hullbreach as hb
from hullbreach.games.nemesis import objectives, pods, weaknesses
from hullbreach.games.nemesis.board import SHIP
from hullbreach.games.nemesis.content.characters import CHARACTERS, Character
from hullbreach.games.nemesis.refuges import REFUGES
from hullbreach.games.nemesis.title import TITLE
from hullbreach.games.survival import coop
from hullbreach.games.survival.catalogue import IN
from hullbreach.games.survival.objectives import COMMON
from tests.games.nemesis.table import Table

from .positions import Builder

CAUSES = {
    "fates.surgery": "rooms.surgery.operate",
    "fates.vented": "rooms.airlock_control.open_airlock",
    "fates.grenade": "items.grenade.throw",
    "refuges.asleep": "rooms.hibernatorium.hibernate",
    "refuges.escaped": "rooms.evac_a.board_pod",
    "pods.waited": "rooms.evac_a.board_pod",
    "pods.left": "rooms.evac_b.board_pod",
    "pods.thrown_out": "rooms.evac_a.board_pod",
}
"""Where to look for a way to die, or to get away."""
EXTRAS = ("duct_tape#1", "energy_charge#1", "flamethrower#1", "prototype_rifle#1")


def position(key: str, random: Random) -> hb.Match:
    group, kind, *use = CAUSES.get(key, key).split(".")
    seats = random.randint(2, 5)
    team = group == "team" or (group == "objectives" and objectives.DECK[kind].pile == COMMON)
    owned = "autoloader" if use == ["autoload"] else kind
    options = {"mode": "coop"} if team else {"intruder_player": group == "intruder"}
    table = Table(*characters(group, owned, seats, random), **options)
    build = Builder(table, TITLE, SHIP, random)
    explore(build)
    for seat in range(seats):
        build.stand_about(seat)
        build.wound(seat, deadly=key.startswith("fates."))
        build.equip(seat)
    build.attack()
    match group:
        case "items" if use != ["quest"]:
            build.hand_over(kind, *EXTRAS)
            if use == ["autoload"]:
                table.put("autoloader#1", "beside.0").put("assault_rifle#1", "hands.0")
                table.set(attached={"autoloader#1": "assault_rifle#1"})
        case "cards":
            deal(build, kind)
        case "rooms":
            go_there(build, kind)
        case "retreats" | "events":
            cards = [card for card in table.zones["events"] if kind in card]
            table.put(random.choice(cards), "events", top=True)
        case "blood":
            table.put(kind, "attacks", top=True)
        case "weaknesses":
            build.swap(kind, f"weakness.{random.choice(list(weaknesses.HIDDEN))}.known")
        case "engines":
            table.stand(0, random.choice(("019", "020", "021")))
            build.take(0, "tools#1")
        case "coordinates":
            finish(build, "", seats)
            build.swap(kind, "coordinates")
        case "intruder":
            table.stand(1, "dead").set(fate={"1": "attack"}, fallen=[1], intruder=1)
            table.put(kind, "intruder_cards.1")
        case "team" if kind == "revived":
            die(build)
        case "objectives" | "team":
            finish(build, kind if group == "objectives" else "", seats)
    return table.start(0).match


def characters(group: str, kind: str, seats: int, random: Random) -> list[str]:
    """The owner of a card or an item sits at seat 0."""
    owners = [who for who in CHARACTERS.values() if owns(who, group, kind)]
    first = random.sample(owners, 1) if owners else []
    others = [who for who in CHARACTERS.values() if who not in first]
    return [who.id for who in (*first, *random.sample(others, seats - len(first)))]


def owns(who: Character, group: str, kind: str) -> bool:
    if group == "cards":
        return (who.id, kind) in TITLE.card_copies
    return kind in (*who.quest_items, who.starting_item)


def explore(build: Builder, share: float = 0.7) -> None:
    """Most rooms are known, pods open or not, the time somewhere in the middle."""
    table, random = build.table, build.random
    build.explore(share)
    table.set(queen_killed=random.random() < 0.5, nest_destroyed=random.random() < 0.3)
    table.set(time=random.randint(1, 12), met=True)
    locks = (pods.OPEN, pods.OPEN, pods.LOCKED)
    table.set(pods={pod: random.choice(locks) for pod in table.now["pods"]})


def go_there(build: Builder, kind: str) -> None:
    """Into a room of this kind, without intruders and doors in the way."""
    table = build.table
    fixed = [room for room, space in SHIP.spaces.items() if space.fixed == kind]
    room = fixed[0] if fixed else table.now["place"]["0"]
    if not fixed:
        if SHIP.spaces[room].fixed:
            room = "017" if TITLE.room_of[kind].slot == "1" else "014"
        build.known(room, kind)
    table.stand(0, room).set(malfunction=[], time=min(table.now["time"], 8))
    for xeno in list(table.zones.get(f"xenos.{room}", ())):
        table.put(xeno, "figures")


def deal(build: Builder, kind: str) -> None:
    """The card, and what it waits for: a gun and something to shoot at, a surprise."""
    table, random = build.table, build.random
    who, here = table.zones["character.0"][0], table.now["place"]["0"]
    table.put(TITLE.card_copies[who, kind][0], "hand.0", top=True)
    if kind == "nerves_of_steel":
        for card in table.zones["hand.0"][2:]:
            table.put(card, "deck.0")
        table.set(noise=list(SHIP.corridors))
    elif TITLE.card_of[table.zones["hand.0"][0]].when == IN:
        table.put("adult#1", f"xenos.{here}")
        for weapon in table.zones.get("hands.0", ()):
            table.now.setdefault("ammo", {})[weapon] = random.randint(1, 3)


def die(build: Builder) -> None:
    """The corpse of seat 1 lies where it can come back to life."""
    table, room = build.table, "017"
    build.known(room, "emergency_room")
    table.stand(1, "dead").put("corpse#2", f"objects.{room}")
    table.set(fate={"1": "attack"}, corpse_of={"corpse#2": 1}, fire=[], malfunction=[])


def finish(build: Builder, kind: str, seats: int) -> None:
    """One step before the end; most others are already in safety, or dead."""
    table, random = build.table, build.random
    for seat in range(1, seats):
        place = random.choice((*REFUGES, "dead"))
        table.stand(seat, place)
        table.now.setdefault("fate", {})[str(seat)] = "attack" if place == "dead" else place
    if random.random() < 0.3:
        explore(build, share=1)
    table.set(time=1, post_mortem=random.random() < 0.5)
    build.swap(f"coordinates_{random.randint(1, 8)}", "coordinates")
    if kind:
        common = objectives.DECK[kind].pile == COMMON
        build.swap(kind, coop.OBJECTIVES if common else "objectives.1")
    for number, engine in enumerate(("engine.1", "engine.2", "engine.3"), 1):
        if random.random() < 0.8:
            table.put(f"engine_{number}_working", engine, top=True)
    if random.random() < 0.5:
        table.put(random.choice(("egg#8", "corpse#1")), "hands.1")
    for item in random.sample(table.zones["items.green"], random.choice((0, 7))):
        table.put(item, "inventory.1")
    if random.random() < 0.5:
        for slot in ("egg", "carcass"):
            for weakness in list(table.zones.get(f"weakness.{slot}", ())):
                table.put(weakness, f"weakness.{slot}.known")
