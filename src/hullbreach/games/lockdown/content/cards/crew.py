"""The crew of the Nemesis in the facility: their own decks, and another one for the Pilot."""

from __future__ import annotations

from hullbreach.games.lockdown import pods, rover
from hullbreach.games.lockdown.computer import compute, powered_for, programs
from hullbreach.games.lockdown.content.cards.deck import CARDS, card
from hullbreach.games.lockdown.reactions import WARDS
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import OUT, designed, public
from hullbreach.games.survival.content import common
from hullbreach.games.survival.content.crew import CREW
from hullbreach.games.survival.content.crew.scientist import (
    computer_room_usable,
    use_computer_room,
)
from hullbreach.games.survival.content.crew.soldier import keep_calm
from hullbreach.games.survival.content.gadgets import work_door
from hullbreach.games.survival.effects import peek_tiles
from hullbreach.games.survival.needs import computer_here, door_here, unexplored_left
from hullbreach.kernel.decisions import Play

PILOT = "pilot"  # LD-30.06c: the one whose deck is in the box

CARDS.take(common.fast_repairs, public(0.75), mechanic=1)
for kind in CREW.values():
    copies = {who: count for who, count in kind.copies.items() if who != PILOT}
    if copies:
        CARDS.take(kind, public(0.75), **copies)
CARDS.take(CREW["old_friend"], designed(0.45))
WARDS.append(keep_calm)

facility_knowledge = card("facility_knowledge", when=OUT, known=designed(0.4), pilot=1)
facility_knowledge.option("door", needs=door_here)(work_door)


@facility_knowledge.option("peek", needs=unexplored_left)
def recall_a_room(s: Lockdown, me: int) -> Play:
    return peek_tiles(s, me, 1)


computer_training = card("computer_training", when=OUT, known=designed(0.4), pilot=1)
computer_training.option("door", needs=door_here)(work_door)
computer_training.option("free_room", needs=computer_room_usable)(use_computer_room)


@computer_training.option(
    "computer",
    needs=lambda s, me: computer_here(s, me) and powered_for(s, me) and bool(programs(s, me)),
)
def compute_freely(s: Lockdown, me: int) -> Play:
    return compute(s, me)


piloting = card("piloting", when=OUT, known=designed(0.3), pilot=1)


@piloting.option(
    "peek_css", needs=lambda s, me: computer_here(s, me) and bool(pods.spaces_with_token(s))
)
def follow_the_launches(s: Lockdown, me: int) -> Play:
    return pods.peek_css(s, me)


piloting.option("move_rover", needs=computer_here)(rover.move_rover)
