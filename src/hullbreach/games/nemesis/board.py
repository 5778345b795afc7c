"""The ship: 21 rooms, 28 corridors, 8 entrances to the technical corridors."""

from __future__ import annotations

from hullbreach.games.survival.board import Board, Space
from hullbreach.games.survival.catalogue import public

NOWHERE = ""  # the ship has no sections
KNOWN = public(0.95)
COCKPIT, HIBERNATORIUM = "001", "011"


def _space(column: int, row: int, **rest: object) -> Space:
    """A place on a grid of ten columns from bow to stern and seven rows."""
    return Space(NOWHERE, ((column + 0.5) / 10, (row + 0.5) / 7), **rest)  # type: ignore[arg-type]


SPACES = {
    "001": _space(0, 3, fixed="cockpit"),
    "002": _space(1, 1, slot="1", service=(1, 2)),
    "003": _space(1, 3, slot="1"),
    "004": _space(1, 5, slot="1", service=(2, 3)),
    "005": _space(3, 0, slot="1", service=(4,)),
    "006": _space(3, 2, slot="2"),
    "007": _space(2, 3, slot="2"),
    "008": _space(3, 4, slot="2"),
    "009": _space(3, 6, slot="1", service=(3,)),
    "010": _space(5, 0, slot="1"),
    "011": _space(5, 3, fixed="hibernatorium"),
    "012": _space(5, 6, slot="1"),
    "013": _space(7, 0, slot="1"),
    "014": _space(6, 2, slot="2", service=(3,)),
    "015": _space(6, 4, slot="2", service=(4,)),
    "016": _space(7, 6, slot="1"),
    "017": _space(8, 2, slot="1"),
    "018": _space(8, 4, slot="1"),
    "019": _space(9, 1, fixed="engine_3", service=(3, 4)),
    "020": _space(9, 3, fixed="engine_2"),
    "021": _space(9, 5, fixed="engine_1", service=(2, 3)),
}

CORRIDORS = {
    "001-002": (3,),
    "001-003": (1, 2),
    "001-004": (4,),
    "002-006": (4,),
    "003-007": (3, 4),
    "004-008": (1,),
    "005-006": (3,),
    "005-010": (1, 2),
    "006-007": (1,),
    "006-011": (2,),
    "007-008": (2,),
    "008-009": (4,),
    "008-011": (3,),
    "009-012": (1, 2),
    "010-013": (3, 4),
    "011-014": (4,),
    "011-015": (1,),
    "012-016": (3, 4),
    "013-014": (1,),
    "013-019": (2,),
    "014-017": (2,),
    "015-016": (2,),
    "015-018": (3,),
    "016-021": (1,),
    "017-019": (1,),
    "017-020": (3, 4),
    "018-020": (1, 2),
    "018-021": (4,),
}

SHIP = Board("standard", SPACES, CORRIDORS)
BOARDS = {SHIP.id: SHIP}
