"""Rooms printed on the board: explored from the start, without a colour, never searched."""

from __future__ import annotations

from hullbreach.games.nemesis import coordinates, engines, hibernation
from hullbreach.games.nemesis.content.rooms.plan import room
from hullbreach.games.survival.catalogue import public

KNOWN = public(0.95)

cockpit = room("cockpit", search=False, known=KNOWN)
cockpit.option("check_coordinates")(coordinates.peek)
cockpit.option("set_course", needs=coordinates.can_set_course)(coordinates.set_course)

for number in engines.ENGINES:
    engine_room = room(f"engine_{number}", search=False, known=KNOWN)
    engine_room.option("check_engine")(engines.check_here)

hibernatorium = room("hibernatorium", search=False, known=KNOWN)
hibernatorium.option("hibernate", needs=hibernation.can_hibernate)(hibernation.hibernate)
