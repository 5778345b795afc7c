"""The sections of the facility."""

from __future__ import annotations

S01, S02, S03 = "S-01", "S-02", "S-03"
SECTIONS = (S01, S02, S03)
LIFT = "lift"
NOWHERE = ""  # stairwells and crossroads are in no section (LD-18.11, LD-31.06b)
