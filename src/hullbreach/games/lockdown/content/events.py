"""The 22 Night Stalker event cards."""

from __future__ import annotations

from hullbreach.games.lockdown.board import LIFT, SECTIONS, elevator_room
from hullbreach.games.lockdown.power import (
    has_power,
    in_darkness,
    room_has_power,
    turn_time_token,
    turn_token,
)
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.lockdown.time_track import start_self_destruct
from hullbreach.games.survival.attack import attack, target_in
from hullbreach.games.survival.board import SERVICE
from hullbreach.games.survival.catalogue import public
from hullbreach.games.survival.contamination import (
    PILE,
    burst,
    gain_contamination,
    infest,
    scan,
)
from hullbreach.games.survival.content.incidents import (
    Events,
    break_rooms,
    consuming_fire,
    damage,
    egg_protection,
    empty_handed,
    lurking,
    noise_at_the_nest,
    open_bulkheads,
    search_deck,
)
from hullbreach.games.survival.crew import (
    DISCARD,
    alive,
    find_room,
    has_computer,
    has_open_wound,
    occupied,
    playing,
    xenos_in,
)
from hullbreach.games.survival.damage import EGGS_IN_NEST, NEST, check_nest
from hullbreach.games.survival.figures import (
    ADULT,
    BREEDER,
    CREEPER,
    LARVA,
    QUEEN,
    add_to_bag,
    on_board,
    place_figure,
    room_of,
)
from hullbreach.games.survival.items import (
    OBJECT_SUPPLY,
    discard_unused,
    items_of,
    spend,
    weapons,
)
from hullbreach.games.survival.markers import (
    fill_with_noise,
    has_entrance,
    place_fire,
    place_malfunction,
    place_noise,
)
from hullbreach.games.survival.title import Asking
from hullbreach.games.survival.wounds import light_wound, serious_wound
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play

EVENTS = Events(public(0.97))
event = EVENTS.event


def in_the_dark(s: Lockdown) -> Asking[list[int]]:
    """The characters that a darkness effect concerns: those who do not ward it off."""
    found = []
    for seat in playing(s):
        if alive(s, seat) and in_darkness(s, seat):
            ignored = yield from s.title.ignores_darkness(s, seat, event=True)
            if not ignored:
                found.append(seat)
    return found


def gather(s: Lockdown, seats: list[int]) -> None:
    """In every section, xenos not in combat come to the lowest room with one of these."""
    board = s.board
    for section in SECTIONS:
        rooms = [s.place[seat] for seat in seats if board.section[s.place[seat]] == section]
        if not rooms:
            continue
        room = min(rooms)
        for xeno in on_board(s):
            here = room_of(s, xeno)
            if board.section[here] == section and not occupied(s, here):
                zones.put(s, xeno, board.xeno_zone[room])
                s.emit("xeno_moved", xeno=xeno, room=here, to=room)


def blood_trace(s: Lockdown) -> None:
    gather(s, [x for x in playing(s) if has_open_wound(s, x) and empty_handed(s, x)])


def blood_trace_in_the_dark(s: Lockdown) -> Play:
    """Characters with action cards in hand count too."""
    seats = yield from in_the_dark(s)
    gather(s, [seat for seat in seats if has_open_wound(s, seat)])


event(
    "blood_trace",
    ((BREEDER, QUEEN), (2,)),
    ((CREEPER, BREEDER, QUEEN), (3,)),
    effect=blood_trace,
    dark=blood_trace_in_the_dark,
)


def computers(s: Lockdown) -> list[str]:
    """Explored rooms with a computer in sections with power."""
    rooms = s.board.rooms
    return [room for room in rooms if has_computer(s, room) and room_has_power(s, room)]


def blue_screen(s: Lockdown) -> None:
    for room in computers(s)[:1]:
        place_malfunction(s, room)


event("blue_screen", ((ADULT, BREEDER, QUEEN), (3,)), effect=blue_screen, leaves=True)


def noise_in_the_dark(s: Lockdown) -> Play:
    """Noise in every corridor without any around characters in darkness."""
    seats = yield from in_the_dark(s)
    for room in sorted({s.place[seat] for seat in seats}):
        fill_with_noise(s, room)


event(
    "bulkheads_open",
    ((ADULT, BREEDER), (1,)),
    effect=open_bulkheads,
    dark=noise_in_the_dark,
)


event("consuming_fire", ((CREEPER, BREEDER, QUEEN), (2,)), effect=consuming_fire)


def coolant_leak(s: Lockdown) -> None:
    """A broken Cooling System starts the self-destruct, a working one breaks (LD-19.05f)."""
    room = find_room(s, "cooling_system")
    if room in s.malfunction:
        start_self_destruct(s)
    elif room:
        place_malfunction(s, room)


event("coolant_leak", ((ADULT, BREEDER, QUEEN), (1,)), effect=coolant_leak, leaves=True)


def damage_in_the_dark(s: Lockdown) -> Play:
    seats = yield from in_the_dark(s)
    for room in sorted({s.place[seat] for seat in seats}):
        place_malfunction(s, room)


event("damage", ((CREEPER, ADULT), (3,)), effect=damage, dark=damage_in_the_dark)


def contamination_in_the_dark(s: Lockdown) -> Play:
    seats = yield from in_the_dark(s)
    for seat in seats:
        gain_contamination(s, seat)


event(
    "egg_protection",
    ((BREEDER, QUEEN), (4,)),
    effect=egg_protection,
    dark=contamination_in_the_dark,
)


def fire_in_the_hole(s: Lockdown) -> Play:
    rooms = [room for kind in ("css_a", "css_b", "css_c") if (room := find_room(s, kind))]
    for room in sorted(rooms):
        place_fire(s, room)
    for seat in playing(s):
        if s.place[seat] in rooms and empty_handed(s, seat):
            yield from serious_wound(s, seat, "event")


event("fire_in_the_hole", ((CREEPER, ADULT), (1,)), effect=fire_in_the_hole)


def hatching(s: Lockdown) -> None:
    """An egg hatches; a larva finds a host in the Nest, or the bag."""
    if s.zones[EGGS_IN_NEST]:
        zones.put(s, s.zones[EGGS_IN_NEST][0], OBJECT_SUPPLY)
        s.emit("egg_hatched", eggs=len(s.zones[EGGS_IN_NEST]))
        check_nest(s)
    nest = find_room(s, NEST)
    hosts = [seat for seat in playing(s) if s.place[seat] == nest and empty_handed(s, seat)]
    for seat in hosts:
        infest(s, seat)
    if not hosts:
        add_to_bag(s, LARVA)


def hatching_in_the_dark(s: Lockdown) -> Play:
    nest = find_room(s, NEST)
    seats = yield from in_the_dark(s)
    for seat in seats:
        if s.place[seat] != nest and empty_handed(s, seat):
            infest(s, seat)


event("hatching", ((ADULT, BREEDER), (2,)), effect=hatching, dark=hatching_in_the_dark)


def kickstopper(s: Lockdown) -> None:
    if has_power(s, LIFT):
        turn_token(s, s.power[LIFT])
    for section in SECTIONS:
        place_malfunction(s, elevator_room(s, section))


event("kickstopper", ((ADULT, BREEDER, QUEEN), (2, 4)), effect=kickstopper, leaves=True)


def leaving_the_shell(s: Lockdown) -> Play:
    """A larva may kill its host; the others may turn out to carry one."""
    hosts = [seat for seat in playing(s) if seat in s.larva]
    others = [seat for seat in playing(s) if seat not in s.larva]
    for seat in hosts:
        if s.zones[PILE]:
            card = s.zones[PILE][0]
            zones.put(s, card, DISCARD[seat])
            s.emit("contaminated", seat=seat, card=card, deck=PILE)
            if scan(s, seat, [card]):
                yield from burst(s, seat)
    for seat in others:
        search_deck(s, seat)


event(
    "leaving_the_shell",
    ((BREEDER, QUEEN), (1,)),
    ((CREEPER, BREEDER, QUEEN), (4,)),
    effect=leaving_the_shell,
)


def lurking_in_the_dark(s: Lockdown) -> Play:
    """Each xeno in combat with somebody in darkness attacks."""
    seats = yield from in_the_dark(s)
    for xeno in on_board(s):
        room = room_of(s, xeno)
        target = target_in(s, room) if room else -1
        if target in seats and xeno not in s.calmed:
            yield from attack(s, xeno, target, "event")


event("lurking", ((CREEPER, ADULT), (2,)), effect=lurking, dark=lurking_in_the_dark)


event(
    "nest",
    ((CREEPER, BREEDER, QUEEN), (1,)),
    effect=noise_at_the_nest,
    dark=noise_in_the_dark,
)


def noise_in_corridors(s: Lockdown) -> None:
    """In the service corridors; if it is there already, the pools shrink (LD-19.07d)."""
    if SERVICE not in s.noise:
        place_noise(s, SERVICE)
        return
    if s.fire_pool > len(s.fire):
        s.fire_pool -= 1
    if s.malfunction_pool > len(s.malfunction):
        s.malfunction_pool -= 1
    s.emit("markers_lost", fire=s.fire_pool, malfunction=s.malfunction_pool)


def out_of_the_walls(s: Lockdown) -> Play:
    seats = yield from in_the_dark(s)
    for seat in seats:
        if has_entrance(s, s.place[seat]):
            yield from light_wound(s, seat, "event")


event(
    "noise_in_corridors",
    ((ADULT, BREEDER), (3,)),
    effect=noise_in_corridors,
    dark=out_of_the_walls,
)


def lose_ammo(s: Lockdown, seat: int) -> Play:
    """2 ammo, or 1 item if there is not enough."""
    armed = [w for w in weapons(s, seat) if s.ammo.get(w)]
    if sum(s.ammo[w] for w in armed) >= 2:
        for _ in range(2):
            armed = [w for w in armed if s.ammo.get(w)]
            _, weapon = yield Ask(seat, "panic_ammo", [("spend", w) for w in armed])
            spend(s, weapon)
    elif items_of(s, seat):
        items = items_of(s, seat)
        _, item = yield Ask(seat, "panic_item", [("discard", i) for i in items])
        discard_unused(s, seat, item)


def panic(s: Lockdown) -> Play:
    for seat in playing(s):
        if empty_handed(s, seat):
            yield from lose_ammo(s, seat)


def panic_in_the_dark(s: Lockdown) -> Play:
    """Characters with action cards are not spared either."""
    seats = yield from in_the_dark(s)
    for seat in seats:
        if not empty_handed(s, seat):
            yield from lose_ammo(s, seat)


event("panic", ((ADULT, BREEDER), (4,)), effect=panic, dark=panic_in_the_dark)


def power_surge(s: Lockdown) -> None:
    turn_time_token(s, active=False)


event("power_surge", ((BREEDER, QUEEN), (3,)), effect=power_surge)


def sanitary_failure(s: Lockdown) -> None:
    break_rooms(s, "green")


event(
    "sanitary_network_failure",
    ((ADULT, BREEDER, QUEEN), (2,)),
    effect=sanitary_failure,
    leaves=True,
)


def scent_of_blood(s: Lockdown) -> None:
    for room in sorted({s.place[seat] for seat in playing(s) if has_open_wound(s, seat)}):
        fill_with_noise(s, room)


def adults_in_the_dark(s: Lockdown) -> Play:
    """An adult is placed where somebody bleeds in the dark and is not in combat (LD-20.01d)."""
    seats = yield from in_the_dark(s)
    for room in sorted({s.place[seat] for seat in seats if has_open_wound(s, seat)}):
        if not xenos_in(s, room):
            yield from place_figure(s, ADULT, room)


event(
    "scent_of_blood",
    ((CREEPER, ADULT), (4,)),
    effect=scent_of_blood,
    dark=adults_in_the_dark,
)


def short_circuit(s: Lockdown) -> None:
    for room in computers(s):
        place_fire(s, room)


event("short_circuit", ((ADULT, BREEDER, QUEEN), (4,)), effect=short_circuit, leaves=True)


def thats_hot(s: Lockdown) -> None:
    rooms = [find_room(s, kind) for kind in ("backup_power_supply", "power_generator")]
    for room in sorted(filter(None, rooms)):
        place_fire(s, room)


event("thats_hot", ((ADULT, BREEDER, QUEEN), (1, 3)), effect=thats_hot, leaves=True)
