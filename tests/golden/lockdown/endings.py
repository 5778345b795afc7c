"""Every way a match of Lockdown can end, for all and for a single seat (LD-12.01 to LD-12.08)."""

from __future__ import annotations

from tests.golden.records import Ending
from tests.golden.survival.endings import by, fate, saved

LEAVING = ("room:enter_pod", "escape:", "room:lock_in", "room:use_elevator", "ride:")
ALARMING = ("room:raise_alarm", *LEAVING)
WAITING = ("pass", "careful:", "room:rest")
BURNING = ("room:start_self_destruct", *LEAVING)


ENDINGS = (
    Ending("time", 2, {}, by("time"), WAITING),
    Ending("alarm", 3, {}, by("alarm"), ALARMING),
    Ending("self_destruct", 2, {}, by("self_destruct"), BURNING),
    Ending("explosion", 5, {}, by("explosion")),
    Ending("nobody_left", 4, {}, by("nobody_left")),
    Ending("pod", 4, {}, saved("escaped"), LEAVING),
    Ending("isolation", 3, {}, saved("isolated"), ALARMING),
    Ending("bunker", 4, {}, saved("bunker"), LEAVING),
    Ending("protocol", 4, {}, fate("protocol"), LEAVING),
    Ending("infection", 5, {}, fate("infection"), LEAVING),
    Ending("won", 4, {}, fate("objective_met"), LEAVING),
    Ending("failed", 4, {}, fate("objective_failed"), LEAVING),
    Ending("team_failed", 3, {"mode": "coop"}, fate("team_failed"), LEAVING),
    Ending("alone", 1, {}, fate("objective_failed"), LEAVING),
)
