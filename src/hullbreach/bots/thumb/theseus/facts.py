"""What is printed on boards, cards and discs, and what the cards are for."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from hullbreach.kernel.registry import game

DAMAGE = frozenset({"marines_battle_position"})
DATA = frozenset({"greys_chamber"})
REPEAT = frozenset({"marines_double_shot"})
PROTECT = frozenset({"marines_bunker", "scientists_shelter"})
LURK = frozenset({"aliens_lurking"})

PASSING = frozenset({"marines_fire", "aliens_tentacles", "scientists_defense_system"})
CAMERA = "scientists_surveillance_camera"
FIGHTS = frozenset({"marines_fight", "aliens_fight"})
DATA_ACTIONS = frozenset({"greys_transmission", "scientists_archives"})
UPGRADE_ACTIONS = frozenset(
    {"marines_armory", "greys_amplifier", "aliens_habitat", "scientists_small_lab"}
)

POTENTIAL = {
    "marines_landmine": 2.0,
    "marines_battle_position": 2.5,
    "marines_fight": 4.0,
    "marines_armory": 2.2,
    "marines_fire": 3.2,
    "marines_bunker": 1.5,
    "marines_duplication": 2.0,
    "marines_double_shot": 2.5,
    "marines_ambush": 1.8,
    "marines_trap_tracker": 0.8,
    "marines_team_tactics": 1.2,
    "marines_safeguard": 1.0,
    "greys_probe": 2.8,
    "greys_chamber": 2.5,
    "greys_transmission": 4.0,
    "greys_landmine": 2.0,
    "greys_amplifier": 2.2,
    "greys_teleport": 2.0,
    "greys_duplication": 2.0,
    "greys_life_transfer_device": 4.0,
    "greys_control": 1.5,
    "greys_time_loop": 1.0,
    "greys_downgrade": 1.0,
    "greys_invisibility": 1.0,
    "greys_annihilation": 2.0,
    "aliens_fight": 4.0,
    "aliens_hatchery": 3.0,
    "aliens_air_duct": 1.5,
    "aliens_tentacles": 3.2,
    "aliens_habitat": 2.2,
    "aliens_lurking": 2.5,
    "aliens_duplication": 2.0,
    "aliens_adrenaline_rush": 2.8,
    "aliens_incubator": 1.8,
    "aliens_hole": 0.5,
    "aliens_pheromone_trail": 1.2,
    "aliens_parasite": 2.0,
    "aliens_abduction": 1.2,
    "aliens_crawlers": 1.5,
    "scientists_surveillance_camera": 3.5,
    "scientists_archives": 4.0,
    "scientists_medstation": 3.2,
    "scientists_defense_system": 2.2,
    "scientists_small_lab": 2.2,
    "scientists_shelter": 1.5,
    "scientists_duplication": 2.0,
    "scientists_station_plans": 1.5,
    "scientists_grabber": 1.5,
    "scientists_secret_passage": 1.0,
    "scientists_malfunction": 1.2,
    "scientists_remote_control": 2.2,
    "scientists_detonation": 1.5,
    "bonus_card_from_deck": 1.8,
    "bonus_passage": 0.7,
    "bonus_upgrade": 1.3,
}
"""What a card brings over a match when it is well placed, in life or data."""


class Facts(NamedTuple):
    """The printed boards, cards and discs, in the order a bot asks for them."""

    reach: dict[str, tuple[str, ...]]
    rooms: dict[str, tuple[str, ...]]
    neighbours: dict[str, tuple[str, ...]]
    action: dict[str, str]
    sector_of: dict[str, str]
    card_type: dict[str, str]
    single_use: frozenset[str]
    unit: dict[str, dict[str, Any]]


@cache
def facts() -> Facts:
    content = game("theseus").content()
    boards, cards = content["sectors"], content["cards"]
    return Facts(
        reach={r: tuple(x["reach"]) for b in boards.values() for r, x in b["rooms"].items()},
        rooms={name: tuple(board["rooms"]) for name, board in boards.items()},
        neighbours={
            s: tuple(x["neighbours"]) for b in boards.values() for s, x in b["slots"].items()
        },
        action={name: board["action"] for name, board in boards.items()},
        sector_of={
            place: name
            for name, board in boards.items()
            for part in ("rooms", "slots", "pending")
            for place in board[part]
        },
        card_type={name: card["type"] for name, card in cards.items()},
        single_use=frozenset(name for name, card in cards.items() if card["single_use"]),
        unit=content["units"],
    )


def kind_of(card: str) -> str:
    """`marines_landmine#2` -> `marines_landmine`."""
    return card.partition("#")[0]


def potential(card: str) -> float:
    return POTENTIAL.get(kind_of(card), 1.0)
