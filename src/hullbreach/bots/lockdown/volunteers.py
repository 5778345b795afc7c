"""Who goes ahead: hardly anybody comes back, so it should be who has the least to lose.

Some objectives are met by who waits near the exit, as the death of somebody else; most are not. Who
hopes for none of the former goes. The others see it and stay.
"""

from __future__ import annotations

from hullbreach.bots.survival.scene import Scene

from .prospects import VICTIM, is_from_the_ship, targets
from .protocols import BUNKER, ESCAPED, ISOLATED

A_CREW = 3  # fewer can spare nobody to go ahead
AHEAD, EARLY = 2, 3  # how many go at most, if the second one joins in these rounds
REFUGES = (BUNKER, ESCAPED, ISOLATED)
BLOWN_UP = ("burn_it_out", "scorched_mars")
"""Met when the facility is destroyed, whoever has done it."""
SIGNALS = ("not_alone", "loose_ends", "big_game", "sterilise")
"""Who has sent the signal may meet these; others that ask for it ask for too much beside."""
NO_MORE = ("not_alone", "loose_ends")
"""Of these, those that ask for no deed beside it."""


def goes_ahead(scene: Scene) -> bool:
    """Who came from the ship, else who has gone already; who can hardly win joins the first.

    Who needs nothing but the signal waits until it is known where to send it from.
    """
    seats = [seat for room in scene.people.values() for seat in room]
    if scene.seat not in seats:
        return False
    strangers = [seat for seat in seats if is_from_the_ship(scene, seat)]
    gone = strangers or _gone(scene, seats)
    if len({*gone} - {scene.seat}) < company(scene) and _joins(scene):
        return True
    if gone:
        return scene.seat == min(gone, key=lambda seat: int(scene.view["seats"][seat]["number"]))
    return scene.seat == _last(scene, seats) or not hopeful(scene)


def _joins(scene: Scene) -> bool:
    """Is it early, and nothing to be lost?"""
    waits = hopeful(scene) or any(name in NO_MORE for name in scene.me["objectives"])
    return not waits and bool(scene.view["round"] <= EARLY)


def company(scene: Scene) -> int:
    """How many go ahead: of three only one."""
    return min(AHEAD, len(scene.view["seats"]) - A_CREW + 1)


def hopeful(scene: Scene) -> bool:
    """Can an objective that one holds be met near the exit?"""
    return any(name in BLOWN_UP or bool(_victims(scene, name)) for name in scene.me["objectives"])


def wants_signal(scene: Scene) -> bool:
    """Can one win only with it, and hardly anything else?"""
    return not hopeful(scene) and any(name in SIGNALS for name in scene.me["objectives"])


def _victims(scene: Scene, name: str) -> list[int]:
    """Who must die, and has not yet been saved."""
    found = targets(scene, name) if name in VICTIM else []
    return [seat for seat in found if scene.view["seats"][seat]["place"] not in REFUGES]


def _gone(scene: Scene, seats: list[int]) -> list[int]:
    """Those in other sections, or at least on the stairs."""
    section, home = scene.printed.section, scene.printed.section[scene.printed.board["gateway"]]
    where = {seat: section[scene.view["seats"][seat]["place"]] for seat in seats}
    far = [seat for seat in seats if where[seat] not in (home, "")]
    return far or [seat for seat in seats if where[seat] != home]


def _last(scene: Scene, seats: list[int]) -> int:
    """Who plays last in this round goes if nobody else has gone."""
    count, first = len(scene.view["seats"]), int(scene.view["first"])
    return max(seats, key=lambda seat: (seat - first) % count)
