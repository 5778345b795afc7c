"""The team: its common objectives, bringing back the dead, winning and losing together."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel import zones
from hullbreach.kernel.state import Outcome

from .crew import find_room, in_room, survived, xenos_in
from .items import OBJECT_SUPPLY, carried_objects
from .modes import together
from .state import Survival
from .wounds import dress_all, heal_light

OBJECTIVES = "objectives.open"
EMERGENCY_ROOM = "emergency_room"
LEFT_BEHIND = "left_behind"  # alive, but not in safety


def revive(s: Survival) -> None:
    """Corpses in the Emergency Room come back to life, also out of arms, if it works (LD-30.05)."""
    room = find_room(s, EMERGENCY_ROOM)
    if not together(s) or not room or room in s.malfunction or xenos_in(s, room):
        return
    lying = s.zones[s.board.object_zone[room]]
    carried = [piece for seat in in_room(s, room) for piece in carried_objects(s, seat)]
    for corpse in (*lying, *carried):
        if corpse in s.corpse_of:
            bring_back(s, corpse, room)


def bring_back(s: Survival, corpse: str, room: str) -> None:
    """The figure takes the place of its corpse: light wounds healed, serious ones dressed."""
    seat = s.corpse_of.pop(corpse)
    zones.put(s, corpse, OBJECT_SUPPLY)
    s.place[seat] = room
    del s.fate[seat]
    s.emit("revived", seat=seat, corpse=corpse, room=room, place=room, fate=None)
    heal_light(s, seat)
    dress_all(s, seat)


def team_outcomes(s: Survival, failed: Sequence[str]) -> tuple[Outcome, ...]:
    """All win if no objective failed and somebody survived, else all lose (LD-30.03b)."""
    won = not failed and any(survived(s, seat) for seat in range(s.seats))
    return tuple(_outcome(s, seat, won, len(failed)) for seat in range(s.seats))


def _outcome(s: Survival, seat: int, won: bool, failed: int) -> Outcome:
    if not survived(s, seat):
        fate = s.fate.get(seat, LEFT_BEHIND)
        return Outcome(won, False, "team_won_fallen" if won else fate, {"fate": fate})
    if won:
        return Outcome(True, True, "team_won", {"refuge": s.place[seat]})
    return Outcome(False, True, "team_failed", {"refuge": s.place[seat], "failed": failed})
