"""Factions and their units."""

from __future__ import annotations

from dataclasses import dataclass

MARINES, ALIENS, SCIENTISTS, GREYS, PANDORA = "marines", "aliens", "scientists", "greys", "pandora"
CARD_FACTIONS = (MARINES, ALIENS, SCIENTISTS, GREYS)
FACTIONS = (*CARD_FACTIONS, PANDORA)
DATA_FACTIONS = (SCIENTISTS, GREYS)  # TH-01.05

FULL_LIFE = 20
FULL_DATA = 20


@dataclass(frozen=True)
class Side:
    """What one side of a unit disc can do."""

    targets: int = 0  # rival units that it attacks
    extra_move: int = 0
    takeover: str = ""  # "single", "permanent" or nothing


@dataclass(frozen=True)
class UnitKind:
    id: str
    faction: str
    count: int
    base: Side
    upgraded: Side | None
    role: str = "unit"  # "unit", "young" (made by a card) or "embryo"
    gains_data: bool = False  # scans instead of wounding (TH-10.07)
    provenance: str = "rulebook"


UNITS: dict[str, UnitKind] = {
    kind.id: kind
    for kind in (
        UnitKind("marine", MARINES, 3, Side(1), Side(3)),  # TH-10.10
        UnitKind("alien", ALIENS, 3, Side(), Side(3)),  # TH-10.11
        UnitKind("scientist", SCIENTISTS, 3, Side(), Side(1)),  # TH-10.12
        UnitKind("grey", GREYS, 3, Side(), Side(1), gains_data=True),  # TH-10.13
        UnitKind("young_alien", ALIENS, 3, Side(), None, "young", provenance="designed"),
        UnitKind("creature", PANDORA, 3, Side(1), Side(3)),  # TH-16.02, TH-16.03
        UnitKind(
            "runner", PANDORA, 4, Side(0, 1, "single"), Side(1, 1, "permanent"), "embryo"
        ),  # TH-16.04, TH-16.05
        UnitKind(
            "trapper", PANDORA, 2, Side(0, 0, "permanent"), Side(1, 0, "permanent"), "embryo"
        ),  # TH-16.06, TH-16.07
        UnitKind(
            "warrior", PANDORA, 4, Side(1, 0, "single"), Side(3, 0, "permanent"), "embryo"
        ),  # TH-16.08, TH-16.09
    )
}

UNIT_KIND: dict[str, UnitKind] = {
    f"{kind.id}#{n + 1}": kind for kind in UNITS.values() for n in range(kind.count)
}
BASIC_UNITS: dict[str, tuple[str, ...]] = {
    faction: tuple(u for u, k in UNIT_KIND.items() if k.faction == faction and k.role == "unit")
    for faction in FACTIONS
}
MADE_UNITS: dict[str, tuple[str, ...]] = {
    faction: tuple(u for u, k in UNIT_KIND.items() if k.faction == faction and k.role != "unit")
    for faction in FACTIONS
}
UNITS_OF: dict[str, tuple[str, ...]] = {
    faction: (*BASIC_UNITS[faction], *MADE_UNITS[faction]) for faction in FACTIONS
}
