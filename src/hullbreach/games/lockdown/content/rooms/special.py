"""Rooms at fixed places, explored from the start and never searched (LD-29.01)."""

from __future__ import annotations

from hullbreach.games.lockdown import elevator, isolation, power, protocols, time_track
from hullbreach.games.lockdown.content.rooms.plan import room
from hullbreach.games.lockdown.state import ABSENT, Lockdown
from hullbreach.games.survival.catalogue import rulebook
from hullbreach.games.survival.craft import can_craft_with_one, craft_with_one
from hullbreach.games.survival.crew import companions
from hullbreach.games.survival.items import items_of
from hullbreach.games.survival.readings import reads
from hullbreach.kernel.decisions import Play

KNOWN = rulebook(0.95)

for section in ("s01", "s02", "s03"):
    lift_room = room(f"elevator_{section}", search=False, known=KNOWN, cost=1)
    lift_room.option("call_elevator", needs=elevator.can_call)(elevator.call)
    lift_room.option("use_elevator", needs=elevator.can_ride)(elevator.ride)

alert_room = room("alert_room", search=False, known=KNOWN)


@alert_room.option("raise_alarm", needs=lambda s, me: s.alarm == ABSENT)
def raise_alarm(s: Lockdown, me: int) -> None:
    time_track.raise_alarm(s)


alert_room.option("inspect_protocol", needs=lambda s, me: bool(s.zones[protocols.NEUTRAL]))(
    protocols.take_neutral
)

backup_power_supply = room("backup_power_supply", search=False, known=KNOWN)
backup_power_supply.option("restore_power")(power.restore_power)

isolation_room = room("isolation_room", search=False, known=KNOWN)
isolation_room.option("lock_in", needs=isolation.can_lock_in)(isolation.lock_in)

repository = room("repository", search=False, known=KNOWN)


def somebody_crafts(s: Lockdown, me: int) -> bool:
    """The acting character can craft, or another one here might."""
    others = [] if reads(s, "repository", "acting") else companions(s, me)
    return can_craft_with_one(s, me) or any(items_of(s, other) for other in others)


@repository.option("craft_together", needs=somebody_crafts)
def craft_together(s: Lockdown, me: int) -> Play:
    """The acting character, then everybody else in the room, with one component (LD-29.03)."""
    for seat in (me,) if reads(s, "repository", "acting") else (me, *companions(s, me)):
        yield from craft_with_one(s, seat)


room("stairwell", search=False, known=KNOWN)
"""In no section, always dark, no action (LD-18.09)."""

room("crossroads", search=False, malfunction=False, known=KNOWN)
"""On the surface of Mars: nothing breaks or burns there (LD-31.01a)."""
