"""The standard board: 27 rooms in three sections, 35 corridors, 12 service corridor entrances.

Read off a photograph of the printed board and checked against two other sources.
"""

from __future__ import annotations

from hullbreach.games.survival.board import Board, Space
from hullbreach.games.survival.catalogue import public

from .sections import NOWHERE, S01, S02, S03

KNOWN = public(0.92)

SPACES = {
    "001": Space(S01, (0.32, 0.12), slot="2", service=(3, 4)),
    "002": Space(S01, (0.09, 0.18), fixed="elevator_s01"),
    "003": Space(S01, (0.25, 0.27), slot="2", service=(1,)),
    "004": Space(S01, (0.50, 0.27), fixed="repository"),
    "005": Space(NOWHERE, (0.05, 0.35), fixed="stairwell#1"),
    "006": Space(NOWHERE, (0.76, 0.32), fixed="stairwell#2", service=(2, 3)),
    "007": Space(S02, (0.09, 0.51), fixed="elevator_s02"),
    "008": Space(S02, (0.27, 0.51), slot="1"),
    "009": Space(S02, (0.40, 0.41), slot="2", service=(3,)),
    "010": Space(S02, (0.66, 0.41), slot="1"),
    "011": Space(S02, (0.87, 0.43), slot="1"),
    "012": Space(S02, (0.40, 0.61), slot="2", service=(4,)),
    "013": Space(S02, (0.55, 0.50), fixed="alert_room"),
    "014": Space(S02, (0.68, 0.61), slot="1", service=(3, 4)),
    "015": Space(S02, (0.86, 0.56), slot="1"),
    "016": Space(NOWHERE, (0.06, 0.68), fixed="stairwell#3", service=(2, 3)),
    "017": Space(NOWHERE, (0.89, 0.67), fixed="stairwell#4"),
    "018": Space(S03, (0.09, 0.83), fixed="elevator_s03"),
    "019": Space(S03, (0.29, 0.77), fixed="isolation_room"),
    "020": Space(S03, (0.44, 0.73), slot="1", service=(3,)),
    "021": Space(S03, (0.60, 0.77), slot="2", service=(2,)),
    "022": Space(S03, (0.75, 0.85), fixed="backup_power_supply"),
    "023": Space(S03, (0.86, 0.77), slot="1", service=(3,)),
    "024": Space(S03, (0.26, 0.88), slot="2", service=(1,)),
    "025": Space(S03, (0.43, 0.88), slot="1"),
    "026": Space(S03, (0.61, 0.94), slot="1"),
    "027": Space(S03, (0.86, 0.94), slot="1", service=(1,)),
}

CORRIDORS = {
    "001-002": (1,),
    "001-004": (2,),
    "002-003": (2,),
    "002-005": (3, 4),
    "003-004": (3, 4),
    "004-006": (1,),
    "005-007": (1, 2),
    "006-011": (4,),
    "007-008": (3,),
    "007-016": (4,),
    "008-009": (4,),
    "008-012": (1, 2),
    "009-010": (1,),
    "009-013": (2,),
    "010-011": (2, 3),
    "010-013": (4,),
    "011-015": (1,),
    "012-013": (3,),
    "013-014": (1,),
    "014-015": (2,),
    "015-017": (3, 4),
    "016-018": (1,),
    "017-023": (1, 2),
    "018-019": (3, 4),
    "018-024": (2,),
    "019-020": (1, 2),
    "020-021": (4,),
    "021-022": (3,),
    "021-025": (1,),
    "022-023": (4,),
    "022-026": (1,),
    "022-027": (2,),
    "024-025": (3, 4),
    "025-026": (2,),
    "026-027": (3, 4),
}

STANDARD = Board("standard", SPACES, CORRIDORS, exit_room="001")
