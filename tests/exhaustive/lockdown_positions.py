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
from hullbreach.games.survival import coop
from hullbreach.games.survival.board import Board
from hullbreach.games.survival.catalogue import IN
from hullbreach.games.survival.objectives import COMMON
from tests.games.lockdown.table import Table

from .positions import Builder

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
EXTRAS = ("toolbelt#1", "weapon_energy_cell#1", "flamethrower#1", "shotgun#1")


def position(key: str, random: Random) -> hb.Match:
    group, kind, *use = CAUSES.get(key, key).split(".")
    seats = random.randint(2, 5)
    table = Table(*characters(group, kind, seats, random), **options(group, kind))
    build = Builder(table, TITLE, board(table), random)
    explore(build)
    for seat in range(seats):
        build.stand_about(seat)
        build.wound(seat, deadly=key.startswith("fates."))
        learn(build, seat)
        build.equip(seat)
    build.attack()
    match group:
        case "items" if use != ["quest"]:
            build.hand_over(kind, *EXTRAS)
        case "cards":
            deal(build, kind)
        case "rooms" if kind in TITLE.room_of:
            build.known(table.now["place"]["0"], kind)
        case "retreats" | "events":
            cards = [card for card in table.zones["events"] if kind in card]
            table.put(random.choice(cards), "events", top=True)
        case "blood":
            table.put(kind, "attacks", top=True)
        case "weaknesses":
            build.swap(kind, "weaknesses")
        case "advantage":
            build.take(0, "smg#1")
            table.now["ammo"]["smg#1"] = 5
            table.put("adult#1", f"xenos.{table.now['place']['0']}").set(powered=[1, 2, 3, 4])
        case "mars":
            table.put(f"mars_{kind}#1", "mars", top=True)
            table.stand(0, random.choice(board(table).crossroads))
        case "team" if kind == "revived":
            die(build)
        case "team":
            finish(build, "objectives", "autopsy", seats)
        case "objectives" | "protocols":
            finish(build, group, kind, seats)
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


def explore(build: Builder, share: float = 0.7) -> None:
    table, random = build.table, build.random
    build.explore(share)
    table.set(powered=[n for n in (1, 2, 3, 4) if random.random() < 0.7])
    table.set(queen_killed=random.random() < 0.5, nest_destroyed=random.random() < 0.3)
    table.set(time=random.randint(1, 12), met=True)


def learn(build: Builder, seat: int) -> None:
    """What a character knows, and where it has used computers."""
    now, random = build.table.now, build.random
    build.mark(seat, "learned")
    now["knowledge"][str(seat)] = random.choice((1, 4, 8))
    now.setdefault("computed", {})[str(seat)] = random.choice(("", "S-01 S-02"))


def deal(build: Builder, kind: str) -> None:
    """The card, and what it waits for: a bait and somebody who takes it, a gun, a surprise."""
    table = build.table
    who, here = table.zones["character.0"][0], table.now["place"]["0"]
    table.put(TITLE.card_copies[who, kind][0], "hand.0", top=True)
    if kind == "pheromones":
        table.put("egg#8", "hands.0").put("adult#1", f"xenos.{here}")
    elif kind == "nerves_of_steel":
        for card in table.zones["hand.0"][2:]:
            table.put(card, "deck.0")
        table.set(noise=list(build.board.corridors))
    elif TITLE.card_of[table.zones["hand.0"][0]].when == IN and build.random.random() < 0.5:
        build.take(0, "smg#1")
        table.put("adult#1", f"xenos.{here}")


def die(build: Builder) -> None:
    """The corpse of seat 1 lies where it can come back to life; everybody else is safe there."""
    table, room = build.table, build.board.rooms[4]
    build.known(room, "emergency_room")
    table.stand(1, "dead").put("corpse#1", f"objects.{room}")
    table.set(fate={"1": "attack"}, corpse_of={"corpse#1": 1}, fire=[], malfunction=[])


def finish(build: Builder, group: str, kind: str, seats: int) -> None:
    """One step before the end; most others are already in safety, or dead."""
    table, random = build.table, build.random
    for seat in range(1, seats):
        place = random.choice((*REFUGES, "dead"))
        table.stand(seat, place)
        table.now.setdefault("fate", {})[str(seat)] = "attack" if place == "dead" else place
    if random.random() < 0.3:
        explore(build, share=1)
    table.set(time=1)
    if group == "protocols":
        build.swap(f"{kind}#1", "protocols.active")
    elif objectives.DECK[kind].pile == COMMON:
        build.swap(kind, coop.OBJECTIVES)
    else:
        build.swap(kind, "objectives.1")
    if random.random() < 0.3:
        table.put("egg#8", "hands.1")
    if random.random() < 0.5:
        table.set(analysed=["carcass"])
        for weakness in list(table.zones.get("weaknesses.hidden", ())):
            table.put(weakness, "weaknesses")
