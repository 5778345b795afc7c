"""The ten "1" rooms: all of them are in every game (LD-27.03)."""

from __future__ import annotations

from hullbreach.games.lockdown import knowledge, pods, protocols, time_track
from hullbreach.games.lockdown.content.effects import crawl
from hullbreach.games.lockdown.content.rooms.plan import room
from hullbreach.games.lockdown.power import turn_token
from hullbreach.games.lockdown.state import ABSENT, Lockdown
from hullbreach.games.survival.catalogue import rulebook
from hullbreach.games.survival.contamination import cleanse
from hullbreach.games.survival.content.room_actions import first_aid, hatchery, signal_post
from hullbreach.games.survival.crew import (
    OBJECTIVES,
    contamination_in_hand,
    find_room,
    in_order,
)
from hullbreach.games.survival.markers import explored_entrances, lose_slime
from hullbreach.games.survival.readings import reads
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play

KNOWN = rulebook(0.97)

archive = room("archive", slot="1", colour="white", computer=True, known=KNOWN)


@archive.option("examine_archives", needs=lambda s, me: me not in s.learned)
def examine_archives(s: Lockdown, me: int) -> Play:
    """2 knowledge, the knowledge token turns active, a look at any protocol (LD-27.04)."""
    knowledge.gain_knowledge(s, me, 2)
    s.learned.append(me)
    s.emit("knowledge_token", seat=me, knowledge_active=1)
    yield from protocols.peek_any(s, me, neutral=reads(s, "archive", "neutral"))


cave_entrance = room("cave_entrance", slot="1", colour="white", known=KNOWN)


@cave_entrance.option("crawl", needs=lambda s, me: bool(explored_entrances(s, s.place[me])))
def enter_the_caves(s: Lockdown, me: int) -> Play:
    """To another room with an entrance, attacked as by an adult in darkness (LD-27.09)."""
    return crawl(s, me, attacked=True)


cooling_system = room("cooling_system", slot="1", colour="yellow", computer=True, known=KNOWN)


@cooling_system.option("start_self_destruct", needs=lambda s, me: s.self_destruct == ABSENT)
def start_self_destruct(s: Lockdown, me: int) -> None:
    time_track.start_self_destruct(s)


decon_room = room("decon_room", slot="1", colour="green", known=KNOWN)


@decon_room.option("decontaminate")
def decontaminate(s: Lockdown, me: int) -> None:
    """Scan the hand, remove INFECTED cards, the larva and the slime (LD-27.05)."""
    cleanse(s, me, contamination_in_hand(s, me))
    lose_slime(s, me)


emergency_room = room("emergency_room", slot="1", colour="green", known=KNOWN)
first_aid(emergency_room)

laboratory = room("laboratory", slot="1", colour="green", computer=True, known=KNOWN)


@laboratory.option(
    "analyse", needs=lambda s, me: bool(knowledge.objects_for(s, me, find_room(s, "laboratory")))
)
def analyse(s: Lockdown, me: int) -> Play:
    """The object is in the Laboratory, wherever its action is performed from (LD-27.12)."""
    return knowledge.analyse_in(s, me, find_room(s, "laboratory"))


css_a = room("css_a", slot="1", colour="yellow", known=KNOWN)


@css_a.option("enter_pod", needs=lambda s, me: pods.may_enter("pod_a", s))
def enter_pod_a(s: Lockdown, me: int) -> Play:
    return pods.enter_pod(s, me, "pod_a")


nest = room("nest", slot="1", search=False, malfunction=False, known=KNOWN)
hatchery(nest)

power_generator = room("power_generator", slot="1", colour="yellow", known=KNOWN)


@power_generator.option(
    "stop_self_destruct",
    needs=lambda s, me: s.self_destruct != ABSENT and not s.self_destruct_red,
)
def stop_self_destruct(s: Lockdown, me: int) -> None:
    time_track.stop_self_destruct(s)


@power_generator.option("turn_power")
def turn_power(s: Lockdown, me: int) -> None:
    """Only the token of the own section (LD-27.08b)."""
    turn_token(s, s.power[s.board.section[s.place[me]]])


transmitter = room("transmitter_control_room", slot="1", colour="red", computer=True, known=KNOWN)
signal_post(transmitter)


def senders(s: Lockdown, me: int) -> list[int]:
    others = [seat for seat in in_order(s) if seat != me and seat in s.signal]
    return [seat for seat in others if s.zones[OBJECTIVES[seat]]]


@transmitter.option("check_objective", needs=lambda s, me: bool(senders(s, me)))
def check_objective(s: Lockdown, me: int) -> Play:
    """A player who has sent the signal shows all objectives still held (LD-27.10b)."""
    _, other = yield Ask(me, "check_objective", [("player", seat) for seat in senders(s, me)])
    shown = s.zones[OBJECTIVES[other]]
    for objective in shown:
        zones.peek(s, me, objective)
    s.emit("objective_shown", {me: {"objectives": shown}}, seat=other, to=me)
