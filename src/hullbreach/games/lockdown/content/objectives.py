"""The objectives of single players, and the questions that objectives ask."""

from __future__ import annotations

from hullbreach.games.lockdown.board import S01, S02, S03
from hullbreach.games.lockdown.content.characters import EVERYBODY, NEMESIS
from hullbreach.games.lockdown.knowledge import WEAKNESSES
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import designed, public
from hullbreach.games.survival.crew import character, explored
from hullbreach.games.survival.objectives import (
    CORPORATE,
    PERSONAL,
    Objective,
    carries,
    dead_player,
    only_survivor,
    signal,
    survivors,
)
from hullbreach.games.survival.readings import reads


def sections_explored(s: Lockdown, *sections: str) -> bool:
    """Every room of these sections, whoever explored it (LD-10.12)."""
    board = s.board
    return all(explored(s, room) for room in board.rooms if board.section[room] in sections)


def queen_dead(s: Lockdown) -> bool:
    return s.queen_killed or s.destroyed  # LD-12.02c


def nest_gone(s: Lockdown) -> bool:
    """With the facility too, unless a group reads it otherwise (LD-12.02c)."""
    return s.nest_destroyed or (s.destroyed and not reads(s, "nest", "stands"))


def no_nemesis_survivor(s: Lockdown, seat: int) -> bool:
    return not any(EVERYBODY[character(s, other)].group == NEMESIS for other in survivors(s))


def carries_egg(s: Lockdown, seat: int) -> bool:
    return carries(s, seat, "egg")


def weaknesses_found(s: Lockdown, count: int) -> bool:
    return len(s.zones[WEAKNESSES]) >= count


D = designed

OWN = (
    Objective(
        "cartographer",
        PERSONAL,
        2,
        public(0.7),
        lambda s, me: signal(s, me) and sections_explored(s, S01, S02),
    ),
    Objective(
        "deep_survey",
        PERSONAL,
        2,
        D(0.35),
        lambda s, me: signal(s, me) and sections_explored(s, S02, S03),
    ),
    Objective(
        "whistleblower", PERSONAL, 2, D(0.4), lambda s, me: me in s.learned and signal(s, me)
    ),
    Objective(
        "big_game",
        PERSONAL,
        2,
        D(0.4),
        lambda s, me: signal(s, me) and queen_dead(s),
    ),
    Objective(
        "burn_it_out",
        PERSONAL,
        2,
        D(0.35),
        lambda s, me: (signal(s, me) and nest_gone(s)) or s.destroyed,
    ),
    Objective("know_it_all", PERSONAL, 2, D(0.35), lambda s, me: s.knowledge[me] >= 8),
    Objective(
        "loose_ends",
        PERSONAL,
        3,
        D(0.45),
        lambda s, me: (signal(s, me) and no_nemesis_survivor(s, me)) or only_survivor(s, me),
    ),
    Objective(
        "not_alone", PERSONAL, 4, D(0.3), lambda s, me: signal(s, me) and len(survivors(s)) > 1
    ),
    Objective(
        "scorched_mars", PERSONAL, 5, D(0.3), lambda s, me: s.destroyed or only_survivor(s, me)
    ),
    Objective("hostile_takeover", CORPORATE, 2, D(0.6), dead_player(1)),
    Objective("severance", CORPORATE, 2, D(0.6), dead_player(2)),
    Objective("liability", CORPORATE, 3, D(0.6), dead_player(3)),
    Objective("redundancy", CORPORATE, 4, D(0.6), dead_player(4)),
    Objective("clean_ledger", CORPORATE, 5, D(0.6), dead_player(5)),
    Objective(
        "live_cargo", CORPORATE, 2, D(0.45), lambda s, me: signal(s, me) and carries_egg(s, me)
    ),
    Objective(
        "extreme_field_biology",
        CORPORATE,
        2,
        D(0.45),
        lambda s, me: weaknesses_found(s, 3),
    ),
    Objective(
        "clearance",
        CORPORATE,
        2,
        D(0.35),
        lambda s, me: me in s.learned and s.knowledge[me] >= 6,
    ),
    Objective("sterilise", CORPORATE, 2, D(0.4), lambda s, me: signal(s, me) and nest_gone(s)),
)
