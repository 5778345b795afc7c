"""The Pilot's cards that know the ship."""

from __future__ import annotations

from hullbreach.games.nemesis import coordinates
from hullbreach.games.nemesis.content.cards.deck import card
from hullbreach.games.nemesis.state import Nemesis
from hullbreach.games.survival.catalogue import OUT, public
from hullbreach.games.survival.content.gadgets import work_door
from hullbreach.games.survival.crew import kind_of_room
from hullbreach.games.survival.effects import peek_tiles
from hullbreach.games.survival.needs import computer_here, door_here, unexplored_left
from hullbreach.games.survival.rooms import act_here, possible_here
from hullbreach.kernel.decisions import Play

knowledge_of_the_ship = card("knowledge_of_the_ship", when=OUT, known=public(0.95), pilot=1)
knowledge_of_the_ship.option("door", needs=door_here)(work_door)


@knowledge_of_the_ship.option("peek", needs=unexplored_left)
def recall_a_room(s: Nemesis, me: int) -> Play:
    return peek_tiles(s, me, 1)


piloting = card("piloting", when=OUT, known=public(0.95), pilot=1)


def at_controls(s: Nemesis, me: int) -> bool:
    return kind_of_room(s, s.place[me]) == "cockpit" or computer_here(s, me)


@piloting.option("free_room", needs=lambda s, me: at_controls(s, me) and bool(possible_here(s, me)))
def use_controls(s: Nemesis, me: int) -> Play:
    return act_here(s, me, free=True)


@piloting.option("check_coordinates", needs=computer_here)
def check_coordinates(s: Nemesis, me: int) -> None:
    coordinates.peek(s, me)
