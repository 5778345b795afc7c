"""Escape pods: locking, boarding, waiting, launching."""

from __future__ import annotations

from hullbreach.games.survival.crew import find_room, in_order, kind_of_room
from hullbreach.games.survival.death import leave_play
from hullbreach.games.survival.noise import noise_roll
from hullbreach.games.survival.turns import act, pass_turn, turn_over
from hullbreach.kernel.decisions import Ask, Play, Value
from hullbreach.kernel.registry import procedure

from .refuges import ESCAPED, PODS
from .state import Nemesis

LOCKED, OPEN = "locked", "open"
SEATS = 2  # NE-03.66
COUNT = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}  # NE-14.07: pods by players
ROOM_OF_POD = {"pod_1": "evac_a", "pod_2": "evac_b", "pod_3": "evac_a", "pod_4": "evac_b"}


def passengers(s: Nemesis, pod: str) -> list[int]:
    return [seat for seat in in_order(s) if s.place[seat] == pod]


def pods_here(s: Nemesis, seat: int) -> list[str]:
    """The pods of the evacuation section in which the character is."""
    kind = kind_of_room(s, s.place[seat])
    return [pod for pod in s.pods if ROOM_OF_POD[pod] == kind]


def set_lock(s: Nemesis, pod: str, lock: str) -> None:
    s.pods[pod] = lock
    s.emit("pod_locked" if lock == LOCKED else "pod_unlocked", pod=pod)


def unlock_all(s: Nemesis) -> None:
    """The first death, or the orange zone of the self-destruct (NE-02.04, NE-02.07)."""
    for pod, lock in s.pods.items():
        if lock == LOCKED:
            set_lock(s, pod, OPEN)


def can_toggle(s: Nemesis, seat: int) -> bool:
    return bool(s.pods)


def toggle(s: Nemesis, seat: int) -> Play:
    """Lock or unlock any one pod (NE-02.12)."""
    return toggle_one(s, seat, list(s.pods))


def can_toggle_here(s: Nemesis, seat: int) -> bool:
    return bool(pods_here(s, seat))


def toggle_here(s: Nemesis, seat: int) -> Play:
    """Lock or unlock one pod of this evacuation section (NE-02.12)."""
    return toggle_one(s, seat, pods_here(s, seat))


def toggle_one(s: Nemesis, seat: int, pods: list[str]) -> Play:
    values: list[Value] = [("unlock" if s.pods[p] == LOCKED else "lock", p) for p in pods]
    way, pod = yield Ask(seat, "toggle_pod", values)
    set_lock(s, pod, OPEN if way == "unlock" else LOCKED)


def free_pods(s: Nemesis, seat: int) -> list[str]:
    """Unlocked pods of this section with a free seat."""
    return [
        pod for pod in pods_here(s, seat) if s.pods[pod] == OPEN and len(passengers(s, pod)) < SEATS
    ]


def can_board(s: Nemesis, seat: int) -> bool:
    return bool(free_pods(s, seat))


def board(s: Nemesis, seat: int) -> Play:
    """A noise roll; if no intruder comes, take a seat and launch or wait (NE-03.71, NE-03.72)."""
    came = yield from noise_roll(s, seat)
    if came:
        s.emit("boarding_failed", seat=seat)
        return
    _, pod = yield Ask(seat, "board", [("pod", pod) for pod in free_pods(s, seat)])
    s.place[seat] = pod
    s.emit("boarded", seat=seat, pod=pod, place=pod)
    choice = yield Ask(seat, "launch", [("launch",), ("wait",)], {"pod": pod})
    if choice[0] == "launch":
        launch(s, pod)
    else:
        yield from pass_turn(s, seat)


def launch(s: Nemesis, pod: str) -> None:
    """The pod is gone with all who are in it (NE-03.72)."""
    del s.pods[pod]
    aboard = passengers(s, pod)
    s.emit("pod_launched", pod=pod, aboard=tuple(aboard))
    for seat in aboard:
        s.place[seat] = ESCAPED
        s.fate[seat] = ESCAPED
        s.emit("launched", seat=seat, pod=pod, place=ESCAPED, fate=ESCAPED)
    leave_play(s)


@procedure
def wait_in_pod(s: Nemesis, seat: int) -> Play:
    """The first turn of a round in a pod: launch, stay and pass, or leave (NE-03.67, NE-03.73)."""
    pod = s.place[seat]
    values: list[Value] = [("stay",), ("leave",)]
    if s.pods[pod] == OPEN:
        values.insert(0, ("launch",))
    choice = yield Ask(seat, "in_pod", values, {"pod": pod})
    if choice[0] == "launch":
        s.then((turn_over, seat))
        launch(s, pod)
    elif choice[0] == "leave":
        step_out(s, seat)
        s.then((act, seat, 1))
    else:
        yield from pass_turn(s, seat)
        s.then((turn_over, seat))


def step_out(s: Nemesis, seat: int) -> None:
    """Back into the evacuation section."""
    pod = s.place[seat]
    s.place[seat] = find_room(s, ROOM_OF_POD[pod])
    s.emit("left_pod", seat=seat, pod=pod, place=s.place[seat])


def turn_out(s: Nemesis, room: str) -> None:
    """An intruder in the section: everybody in its pods is back in the room (NE-03.68)."""
    kind = kind_of_room(s, room)
    for seat in in_order(s):
        if s.place[seat] in PODS and ROOM_OF_POD[s.place[seat]] == kind:
            step_out(s, seat)
