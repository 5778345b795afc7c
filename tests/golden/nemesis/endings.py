"""Every way a match of Nemesis can end, for all and for a single seat (NE-11, NE-12)."""

from __future__ import annotations

from tests.golden.records import Ending
from tests.golden.survival.endings import by, fate, saved

LEAVING = ("launch", "room:board_pod", "room:hibernate")
STAYING = ("pass", "careful:")
BURNING = ("room:start_self_destruct", "pass", *LEAVING)

ENDINGS = (
    Ending("jump", 2, {}, by("jump"), STAYING),
    Ending("self_destruct", 3, {}, by("self_destruct"), BURNING),
    Ending("explosion", 5, {}, by("explosion")),
    Ending("nobody_left", 4, {}, by("nobody_left")),
    Ending("pod", 4, {}, saved("escaped"), LEAVING),
    Ending("hibernation", 3, {}, saved("asleep"), LEAVING),
    Ending("destination", 3, {}, fate("destination"), LEAVING),
    Ending("destroyed", 4, {}, fate("destroyed"), LEAVING),
    Ending("infection", 5, {}, fate("infection"), LEAVING),
    Ending("won", 3, {}, fate("objective_met"), LEAVING),
    Ending("failed", 3, {}, fate("objective_failed"), LEAVING),
    Ending("team_failed", 3, {"mode": "coop"}, fate("team_failed"), LEAVING),
    Ending("alone", 1, {}, fate("objective_failed"), LEAVING),
    Ending("hunted", 3, {"intruder_player": True}, by("nobody_left"), LEAVING),
)
