"""The 20 event cards."""

from __future__ import annotations

from hullbreach.games.nemesis import pods, self_destruct
from hullbreach.games.nemesis.board import HIBERNATORIUM
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.board import SERVICE
from hullbreach.games.survival.catalogue import public
from hullbreach.games.survival.contamination import infest
from hullbreach.games.survival.content.incidents import (
    Events,
    break_rooms,
    consuming_fire,
    damage,
    damaging_fire,
    eclosion,
    egg_protection,
    empty_handed,
    hunt,
    lurking,
    noise_at_the_nest,
    open_bulkheads,
    regeneration,
    scent_of_prey,
    spread_fire,
)
from hullbreach.games.survival.crew import (
    alive,
    colour_of_room,
    explored,
    find_room,
    has_computer,
    in_play,
    playing,
)
from hullbreach.games.survival.damage import EGGS_IN_NEST, EVENTS_DISCARD, NEST, check_nest
from hullbreach.games.survival.damage import EVENTS as DECK
from hullbreach.games.survival.figures import (
    ADULT,
    BREEDER,
    CREEPER,
    LARVA,
    QUEEN,
    add_to_bag,
)
from hullbreach.games.survival.items import OBJECT_SUPPLY
from hullbreach.games.survival.markers import (
    has_entrance,
    place_fire,
    place_malfunction,
    place_noise,
)
from hullbreach.games.survival.noise import noise_roll
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Play

EVENTS = Events(public(0.97))
event = EVENTS.event

event("egg_protection", ((BREEDER, QUEEN), (2,)), effect=egg_protection, known=public(0.93))


def hatching(s: Nemesis) -> None:
    """An egg hatches; a larva finds a host in the Nest, or the bag. Without an egg: nothing."""
    if not s.zones[EGGS_IN_NEST]:
        return
    zones.put(s, s.zones[EGGS_IN_NEST][0], OBJECT_SUPPLY)
    s.emit("egg_hatched", eggs=len(s.zones[EGGS_IN_NEST]))
    check_nest(s)
    nest = find_room(s, NEST)
    hosts = [seat for seat in playing(s) if s.place[seat] == nest and empty_handed(s, seat)]
    for seat in hosts:
        infest(s, seat)
    if not hosts:
        add_to_bag(s, LARVA)


event("hatching", ((ADULT, BREEDER), (3,)), effect=hatching, known=public(0.93))


event("regeneration", ((BREEDER, QUEEN), (1,)), effect=regeneration)
event("damage", ((CREEPER, ADULT), (2,)), effect=damage)
event("lurking", ((CREEPER, ADULT), (4,)), effect=lurking, known=public(0.93))


event("eclosion", ((CREEPER, BREEDER, QUEEN), (1,)), effect=eclosion)


def flammable_compounds(s: Nemesis) -> None:
    if HIBERNATORIUM in s.fire:
        spread_fire(s, [HIBERNATORIUM])
    else:
        place_fire(s, HIBERNATORIUM)


event(
    "flammable_compounds", ((BREEDER, QUEEN), (4,)), effect=flammable_compounds, known=public(0.93)
)


event("hunt", ((CREEPER, BREEDER, QUEEN), (2,)), ((BREEDER, QUEEN), (3,)), effect=hunt)
event("consuming_fire", ((CREEPER, BREEDER, QUEEN), (4,)), effect=consuming_fire)


event("scent_of_prey", ((CREEPER, ADULT), (3,)), effect=scent_of_prey)


def malfunction(s: Nemesis) -> None:
    """The explored room with the lowest number; the card goes back into the deck."""
    place_malfunction(s, next(room for room in s.board.rooms if explored(s, room)))
    card = s.zones[EVENTS_DISCARD][0]
    zones.put(s, card, DECK)
    zones.shuffle(s, DECK, DECK)
    s.emit("event_shuffled_in", card=card, deck=DECK)


event("malfunction", ((ADULT, BREEDER), (2,)), effect=malfunction)


def noise_in_technical_corridors(s: Nemesis) -> Play:
    """Noise there; if there already is some, noise rolls at all entrances."""
    if SERVICE not in s.noise:
        place_noise(s, SERVICE)
        return
    for seat in in_play(s):
        if alive(s, seat) and has_entrance(s, s.title.room_below(s, s.place[seat])):
            yield from noise_roll(s, seat)


event("noise_in_technical_corridors", ((ADULT, BREEDER), (4,)), effect=noise_in_technical_corridors)
event("nest", ((CREEPER, BREEDER, QUEEN), (3,)), effect=noise_at_the_nest)
event("bulkheads_open", ((ADULT, BREEDER), (1,)), effect=open_bulkheads)


event("damaging_fire", ((CREEPER, ADULT), (1,)), effect=damaging_fire)


def pod_ejection(s: Nemesis) -> None:
    """The pod with the lowest number is launched, with whoever is in it."""
    if s.pods:
        pods.launch(s, min(s.pods))


event("evacuation_pod_ejection", ((ADULT, BREEDER, QUEEN), (3,)), effect=pod_ejection, leaves=True)


def short_circuit(s: Nemesis) -> None:
    """Yellow rooms with a computer."""
    for room in s.board.rooms:
        if colour_of_room(s, room) == "yellow" and has_computer(s, room):
            place_malfunction(s, room)


event("short_circuit", ((ADULT, BREEDER, QUEEN), (4,)), effect=short_circuit, leaves=True)


def coolant_leak(s: Nemesis) -> None:
    """A broken Generator starts the self-destruct, even while somebody hibernates (NE-03.28)."""
    if find_room(s, "generator") in s.malfunction:
        self_destruct.start(s)


event("coolant_leak", ((ADULT, BREEDER, QUEEN), (1,)), effect=coolant_leak, leaves=True)


def life_support_failure(s: Nemesis) -> None:
    break_rooms(s, "green")


event(
    "life_support_failure",
    ((ADULT, BREEDER, QUEEN), (2,)),
    effect=life_support_failure,
    leaves=True,
)
