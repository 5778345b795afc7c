"""Which xenos are in the facility: the Night Stalkers, or the intruders of the first game."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.survival.catalogue import Known

from .content.weaknesses import CLASSIC_WEAKNESSES, WEAKNESSES
from .state import Lockdown

NIGHT_STALKERS, CLASSIC = "nightstalkers", "classic"
XENOS = (NIGHT_STALKERS, CLASSIC)
WEAKNESSES_OF: Mapping[str, Mapping[str, Known]] = {
    NIGHT_STALKERS: WEAKNESSES,
    CLASSIC: CLASSIC_WEAKNESSES,
}


def classic(s: Lockdown) -> bool:
    return bool(s.options["xenos"] == CLASSIC)
