"""The alternate board: a base under the rock, two buildings, and the surface of Mars between them.

Which rooms are neighbours, in which section and in which building they are, is public. The printed
numbers, entrances, areas, crossroads and paths are not; they are designed so that every rule holds.
"""

from __future__ import annotations

from hullbreach.games.survival.board import Board, Space
from hullbreach.games.survival.catalogue import designed

from .sections import NOWHERE, S01, S02, S03

KNOWN = designed(0.35)

SPACES = {
    "001": Space(S01, (0.11, 0.15), slot="1", areas=(1,)),
    "002": Space(S01, (0.29, 0.15), slot="2", areas=(1,)),
    "003": Space(S01, (0.20, 0.25), fixed="css_a", areas=(1,)),
    "004": Space(S01, (0.16, 0.38), slot="2", areas=(1,)),
    "005": Space(S03, (0.63, 0.24), slot="1", areas=(2, 4)),
    "006": Space(S03, (0.77, 0.24), slot="2", areas=(2, 4)),
    "007": Space(S03, (0.89, 0.33), slot="1", areas=(2, 4)),
    "008": Space(S03, (0.76, 0.42), slot="2", areas=(2, 4)),
    "009": Space(S01, (0.25, 0.51), slot="1", service=(1,)),
    "010": Space(S01, (0.12, 0.57), slot="2", service=(2, 3)),
    "011": Space(S01, (0.12, 0.78), fixed="repository", service=(3, 4)),
    "012": Space(S01, (0.25, 0.69), slot="1", service=(4,)),
    "013": Space(S01, (0.36, 0.60), slot="2", service=(2, 4)),
    "014": Space(S01, (0.21, 0.90), fixed="elevator_s01"),
    "015": Space(NOWHERE, (0.35, 0.90), fixed="stairwell#1", service=(2,)),
    "016": Space(S02, (0.45, 0.43), slot="2", service=(4,)),
    "017": Space(S02, (0.58, 0.43), fixed="alert_room"),
    "018": Space(S02, (0.62, 0.59), slot="1"),
    "019": Space(S02, (0.48, 0.66), slot="2", service=(3,)),
    "020": Space(S02, (0.59, 0.76), slot="1", service=(1,)),
    "021": Space(S02, (0.50, 0.90), fixed="elevator_s02"),
    "022": Space(NOWHERE, (0.66, 0.90), fixed="stairwell#2"),
    "023": Space(S03, (0.76, 0.56), slot="1", service=(3,)),
    "024": Space(S03, (0.89, 0.54), fixed="isolation_room"),
    "025": Space(S03, (0.89, 0.69), slot="1", service=(4,)),
    "026": Space(S03, (0.71, 0.74), fixed="backup_power_supply", service=(1, 3)),
    "027": Space(S03, (0.81, 0.90), fixed="elevator_s03"),
    "X1": Space(NOWHERE, (0.40, 0.15), fixed="crossroads#1", areas=(1, 2, 3, 4)),
    "X2": Space(NOWHERE, (0.45, 0.29), fixed="crossroads#2", areas=(1, 2, 3, 4)),
    "X3": Space(NOWHERE, (0.53, 0.18), fixed="crossroads#3", areas=(1, 2, 3, 4)),
}

CORRIDORS = {
    "001-002": (2,),
    "001-003": (3,),
    "001-004": (4,),
    "002-003": (4,),
    "002-004": (3,),
    "003-004": (2,),
    "005-006": (1,),
    "005-008": (3,),
    "006-007": (3,),
    "007-008": (1,),
    "009-010": (4,),
    "009-012": (2,),
    "009-013": (3,),
    "010-011": (1,),
    "011-014": (2,),
    "012-013": (1,),
    "012-014": (3,),
    "014-015": (1, 4),
    "015-021": (3,),
    "016-017": (2, 3),
    "016-019": (1,),
    "017-018": (1, 4),
    "018-019": (2,),
    "018-020": (3,),
    "019-020": (4,),
    "020-021": (2,),
    "021-022": (1, 4),
    "022-027": (2, 3),
    "023-024": (1, 4),
    "023-026": (2,),
    "024-025": (2, 3),
    "025-027": (1,),
    "026-027": (4,),
}

PATHS: dict[str, tuple[int, ...]] = dict.fromkeys(
    ("002-X1", "005-X3", "016-X2", "X1-X2", "X2-X3"), ()
)

ALTERNATE = Board(
    "alternate",
    SPACES,
    CORRIDORS | PATHS,
    exit_room="016",
    crossroads=("X1", "X2", "X3"),
    gateway="X1",
)
