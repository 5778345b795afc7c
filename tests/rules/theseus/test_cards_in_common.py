"""What all traps, all action cards, all shortcuts and all modules have in common.

The notes of every card say how it works under the disc, beside Crawlers, for a partner, in
deathmatch and in Pandora's hands; here each card goes through all of it.
"""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.games.theseus.cards.card import ACTION, CARDS, TRAP
from hullbreach.games.theseus.units import BASIC_UNITS
from tests.games.theseus.table import Table
from tests.marks import rule

TRAPS = sorted(card.id for card in CARDS.values() if card.type == TRAP)
PASSING = ("marines_fire", "aliens_tentacles", "scientists_defense_system")
ACTIONS = sorted(card.id for card in CARDS.values() if card.type == ACTION)
# Pandora has no data marker, no pending cards and no Young Aliens (TH-16.30).
NOT_FOR_PANDORA = {
    "aliens_incubator": "not_for_pandora",
    "greys_transmission": "no_data_marker",
    "scientists_archives": "no_data_marker",
    "scientists_station_plans": "no_pending_card",
}
PARTNER = {"marines": "aliens", "aliens": "marines", "scientists": "greys", "greys": "scientists"}
RIVALS = {
    "marines": ("scientists", "greys"),
    "aliens": ("scientists", "greys"),
    "scientists": ("marines", "aliens"),
    "greys": ("marines", "aliens"),
}
TRAP_OF = {
    "marines": "marines_fire#2",
    "aliens": "aliens_tentacles#2",
    "scientists": "scientists_grabber#2",
    "greys": "greys_probe#2",
}
BOOSTED = {"upgrades": {"scientists_defense_system#1": 1}}


def faction_of(card: str) -> str:
    return card.partition("_")[0]


def victim_of(card: str) -> str:
    return "greys" if faction_of(card) == "aliens" else "aliens"


def sprung(table: Table) -> list[str]:
    return [trap["card"] for trap in table.events("trap_sprung")]


def state_for(card: str) -> dict[str, Any]:
    return dict(BOOSTED) if card == "scientists_defense_system" else {}


# Traps


@rule("TH-07.19", "TH-13.06")
@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_is_triggered_by_a_hostile_unit_that_stops(card: str) -> None:
    table = Table.stopping(
        victim_of(card), faction_of(card), places={"corridors.c1": f"{card}#1"}, **state_for(card)
    )
    assert sprung(table) == [f"{card}#1"]


@rule("TH-07.22")
@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_is_triggered_by_a_hostile_unit_deployed_from_space(card: str) -> None:
    unit = BASIC_UNITS[victim_of(card)][0]
    places = {"space": unit, "corridors.c1": f"{card}#1"}
    table = Table(victim_of(card), faction_of(card), places=places, **state_for(card))
    table.move(unit, "corridors.A")
    assert sprung(table) == [f"{card}#1"]


@rule("TH-07.20")
@pytest.mark.parametrize("card", TRAPS)
def test_only_three_kinds_of_traps_catch_a_unit_on_its_way(card: str) -> None:
    victim = victim_of(card)
    places = {"tech_dock.B": BASIC_UNITS[victim][1], "corridors.c1": f"{card}#1"}
    table = Table.stopping(
        victim,
        faction_of(card),
        places=places,
        room="control_room.A",
        caught={BASIC_UNITS[victim][1]: 1},
        **state_for(card),
    )
    assert sprung(table) == ([f"{card}#1"] if card in PASSING else [])


@rule("TH-07.19", "TH-15.30")
@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_spares_units_of_its_owner_and_of_the_partner(card: str) -> None:
    faction = faction_of(card)
    places = {"corridors.c1": f"{card}#1"}
    other = "marines" if faction != "marines" else "greys"
    assert sprung(Table.stopping(faction, other, places=places, **state_for(card))) == []
    first, second = RIVALS[faction]
    team = (PARTNER[faction], first, faction, second)
    table = Table.stopping(*team, places=places, options={"mode": "team"}, **state_for(card))
    assert sprung(table) == []


@rule("TH-07.19", "TH-15.30")
@pytest.mark.parametrize("card", TRAPS)
def test_in_the_team_game_a_trap_catches_both_opponents(card: str) -> None:
    faction = faction_of(card)
    for victim in RIVALS[faction]:
        other = PARTNER[victim]
        team = (victim, faction, other, PARTNER[faction])
        table = Table.stopping(
            *team,
            places={"corridors.c1": f"{card}#1"},
            options={"mode": "team"},
            **state_for(card),
        )
        assert sprung(table) == [f"{card}#1"]


@rule("TH-11.05")
@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_under_the_disc_is_not_triggered(card: str) -> None:
    table = Table.stopping(
        victim_of(card),
        faction_of(card),
        places={"corridors.c1": f"{card}#1"},
        disc=f"{card}#1",
        **state_for(card),
    )
    assert sprung(table) == []
    assert table.at(f"{card}#1") == "corridors.c1"


@rule("TH-14.52")
@pytest.mark.parametrize("card", TRAPS)
def test_an_invisible_unit_triggers_no_trap(card: str) -> None:
    victim = victim_of(card)
    table = Table.stopping(
        *dict.fromkeys((victim, faction_of(card), "greys")),
        places={"corridors.c1": f"{card}#1"},
        invisible={BASIC_UNITS[victim][0]: 1},
        **state_for(card),
    )
    assert sprung(table) == []
    assert table.at(f"{card}#1") == "corridors.c1"
    assert table.state.camera == {}
    assert table.state.invisible == {}, "the movement is over, so the token is gone"


@rule("TH-14.51")
@pytest.mark.parametrize("card", [card for card in TRAPS if faction_of(card) != "aliens"])
def test_crawlers_switch_a_rival_trap_off(card: str) -> None:
    places = {"corridors.c1": f"{card}#1", "corridors.c2": "aliens_crawlers#1"}
    table = Table.stopping("aliens", faction_of(card), places=places, **state_for(card))
    assert sprung(table) == []


@rule("TH-15.09")
@pytest.mark.parametrize("card", [card for card in TRAPS if faction_of(card) != "marines"])
def test_a_deactivation_token_is_removed_instead_of_the_trap(card: str) -> None:
    table = Table.stopping(
        "marines",
        faction_of(card),
        places={"corridors.c1": f"{card}#1"},
        deactivation={f"{card}#1": 2},
        **state_for(card),
    )
    assert sprung(table) == []
    assert table.state.deactivation == {f"{card}#1": 1}
    assert table.at(f"{card}#1") == "corridors.c1"


@rule("TH-15.09")
@pytest.mark.parametrize("card", [card for card in TRAPS if faction_of(card) != "marines"])
def test_a_deactivation_token_protects_only_the_side_that_laid_it(card: str) -> None:
    """In deathmatch a third player's unit triggers the trap, and the token stays."""
    faction = faction_of(card)
    victim = victim_of(card)
    table = Table.stopping(
        victim,
        faction,
        "marines",
        places={"corridors.c1": f"{card}#1", "control_room.k1": "marines_trap_tracker#1"},
        deactivation={f"{card}#1": 1},
        **state_for(card),
    )
    assert sprung(table) == [f"{card}#1"]
    single_use = CARDS[card].single_use
    assert table.state.deactivation == ({} if single_use else {f"{card}#1": 1})


@rule("TH-16.23", "TH-16.27")
@pytest.mark.parametrize("card", TRAPS)
@pytest.mark.parametrize("embryo", ["runner#1", "trapper#1"])
def test_a_trap_in_pandoras_hands_catches_its_former_owner(card: str, embryo: str) -> None:
    """Taken for a single use it returns after one trigger, taken for good it stays."""
    faction = faction_of(card)
    table = Table.stopping(
        faction,
        "pandora",
        places={"corridors.c1": f"{card}#1 {embryo}"},
        taken={f"{card}#1": embryo},
        **state_for(card),
    )
    assert sprung(table) == [f"{card}#1"]
    single_use = CARDS[card].single_use
    gone = single_use or embryo == "runner#1"
    assert table.state.taken == ({} if gone else {f"{card}#1": embryo})
    assert table.at(embryo) == (f"supply.{table.seat('pandora')}" if gone else "corridors.c1")
    pile = f"discard.{table.seat(faction)}"
    assert table.at(f"{card}#1") == (pile if single_use else "corridors.c1")


@rule("TH-16.23")
@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_in_pandoras_hands_spares_pandora(card: str) -> None:
    table = Table.stopping(
        "pandora",
        faction_of(card),
        places={"corridors.c1": f"{card}#1 trapper#1"},
        taken={f"{card}#1": "trapper#1"},
        **state_for(card),
    )
    assert sprung(table) == []


# Action cards


def resolvable(card: str, actor: str, *others: str) -> tuple[dict[str, str], dict[str, Any]]:
    """Places and tokens that give the card something to do for the actor in the Corridors."""
    rival = others[0]
    places = {
        "corridors.c1": f"{card}#1",
        "corridors.B": BASIC_UNITS[rival][0],
        "control_room.k2": TRAP_OF[rival],
        "corridors.c5": f"{rival}_duplication#1",
    }
    if card == "scientists_station_plans":
        places["laboratory.pending1"] = "scientists_archives#2"
    if card == "scientists_remote_control":
        places["control_room.k3"] = "scientists_small_lab#1"
    state: dict[str, Any] = {
        "upgraded": {BASIC_UNITS[actor][0]: 1, BASIC_UNITS[rival][0]: 1},
        "life": {str(seat): 10 for seat in range(1 + len(others))},
    }
    return places, state


def act(table: Table, card: str) -> Table:
    """Resolve it and choose the first of whatever is asked, until it is done."""
    table.play(f"act:{card}#1")
    while table.state.phase == "action" and table.prompt not in ("action", ""):
        table.play(table.options[0])
    return table


def resolved(table: Table) -> list[str]:
    return [event["card"] for event in table.events("card_resolved")]


@rule("TH-08.03", "TH-13.04")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_is_resolved_when_an_own_unit_stops(card: str) -> None:
    faction, rival = faction_of(card), RIVALS[faction_of(card)][0]
    places, state = resolvable(card, faction, rival)
    table = Table.stopping(faction, rival, places=places, **state)
    assert table.prompt == "action"
    assert f"act:{card}#1" in table.options
    assert resolved(act(table, card))[0] == f"{card}#1"


@rule("TH-08.03")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_does_not_serve_a_unit_deployed_from_space(card: str) -> None:
    faction, rival = faction_of(card), RIVALS[faction_of(card)][0]
    places, state = resolvable(card, faction, rival)
    unit = BASIC_UNITS[faction][0]
    table = Table(faction, rival, places={**places, "space": unit}, **state)
    table.move(unit, "corridors.A")
    assert table.asked == rival
    assert resolved(table) == []


@rule("TH-11.05")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_under_the_disc_cannot_be_used(card: str) -> None:
    faction, rival = faction_of(card), RIVALS[faction_of(card)][0]
    places, state = resolvable(card, faction, rival)
    places["front.0"] = "bonus_upgrade#1"
    table = Table.stopping(faction, rival, places=places, disc=f"{card}#1", **state)
    assert table.prompt == "action"
    assert table.refusals[f"act:{card}#1"] == ("under_the_disc", "TH-11.05")


@rule("TH-14.51")
@pytest.mark.parametrize("card", [card for card in ACTIONS if faction_of(card) != "aliens"])
def test_an_action_card_beside_rival_crawlers_cannot_be_used(card: str) -> None:
    faction = faction_of(card)
    places, state = resolvable(card, faction, "aliens")
    places |= {"front.0": "bonus_upgrade#1", "corridors.c4": "aliens_crawlers#1"}
    table = Table.stopping(faction, "aliens", places=places, **state)
    assert table.prompt == "action"
    assert table.refusals[f"act:{card}#1"] == ("switched_off", "TH-14.51")


@rule("TH-15.30", "TH-08.12")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_serves_the_partner_too(card: str) -> None:
    faction, partner = faction_of(card), PARTNER[faction_of(card)]
    first, second = RIVALS[faction]
    places, state = resolvable(card, partner, first, faction, second)
    if card == "scientists_station_plans":
        places["control_room.pending1"] = places.pop("laboratory.pending1")
    team = (partner, first, faction, second)
    table = Table.stopping(*team, places=places, options={"mode": "team"}, **state)
    needs_data = card in ("greys_transmission", "scientists_archives")
    if needs_data:
        assert table.factions[0] in ("greys", "scientists")
    assert f"act:{card}#1" in table.options
    assert resolved(act(table, card))[0] == f"{card}#1"


@rule("TH-16.23", "TH-16.24", "TH-16.27")
@pytest.mark.parametrize("card", [card for card in ACTIONS if card not in NOT_FOR_PANDORA])
@pytest.mark.parametrize("embryo", ["warrior#1", "trapper#1"])
def test_an_action_card_in_pandoras_hands_serves_pandora(card: str, embryo: str) -> None:
    """Taken for a single use it returns after one resolution, taken for good it stays."""
    faction = faction_of(card)
    places, state = resolvable(card, "pandora", faction)
    places["corridors.c1"] = f"{card}#1 {embryo}"
    taken = {f"{card}#1": embryo}
    if card == "scientists_remote_control":
        places["control_room.k3"] = "scientists_small_lab#1 trapper#2"
        taken["scientists_small_lab#1"] = "trapper#2"
    table = Table.stopping("pandora", faction, places=places, taken=taken, **state)
    act(table, card)
    assert resolved(table)[0] == f"{card}#1"
    single_use = CARDS[card].single_use
    gone = single_use or embryo == "warrior#1"
    assert (f"{card}#1" in table.state.taken) == (not gone)
    assert table.at(embryo) == ("supply.0" if gone else "corridors.c1")
    assert table.at(f"{card}#1") == ("discard.1" if single_use else "corridors.c1")


@rule("TH-16.23")
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_in_pandoras_hands_no_longer_serves_its_faction(card: str) -> None:
    faction = faction_of(card)
    places, state = resolvable(card, faction, RIVALS[faction][0])
    places |= {"corridors.c1": f"{card}#1 trapper#1", "front.0": "bonus_upgrade#1"}
    table = Table.stopping(
        faction,
        RIVALS[faction][0],
        "pandora",
        places=places,
        taken={f"{card}#1": "trapper#1"},
        **(state | {"life": {}}),
    )
    assert table.prompt == "action"
    assert table.refusals[f"act:{card}#1"] == ("not_yours", "TH-08.03")


@rule("TH-16.30", "TH-16.27")
@pytest.mark.parametrize("card", sorted(NOT_FOR_PANDORA))
def test_some_action_cards_are_useless_for_pandora(card: str) -> None:
    faction = faction_of(card)
    places, state = resolvable(card, "pandora", faction)
    places |= {"corridors.c1": f"{card}#1 warrior#1", "control_room.D": "creature#2"}
    table = Table.stopping(
        "pandora",
        faction,
        places=places,
        taken={f"{card}#1": "warrior#1"},
        stock={"0": 1},
        **state,
    )
    assert table.prompt == "action"
    assert table.refusals[f"act:{card}#1"][0] == NOT_FOR_PANDORA[card]
    assert table.state.taken == {f"{card}#1": "warrior#1"}, "it waits for its single use"


# Shortcuts

SHORTCUTS = {
    "aliens_air_duct": ("route:control_room>aliens_air_duct#1", "control_room.A"),
    "aliens_pheromone_trail": ("route:corridors>aliens_pheromone_trail#1", "corridors.A"),
    "scientists_secret_passage": (
        "route:control_room>scientists_secret_passage#1",
        "control_room.A",
    ),
    "greys_teleport": ("route:corridors>greys_teleport#1", "control_room.B"),
    "greys_time_loop": ("route:corridors>greys_time_loop#1*1", "corridors.A"),
}
NEEDS_A_POINT = ("aliens_pheromone_trail", "greys_time_loop")


def on_the_way(card: str, mover: str, *others: str, **state: Any) -> Table:
    """The mover's unit is about to enter the Corridors, where the shortcut is installed."""
    homes = {"marines": "loading_dock", "aliens": "nest", "scientists": "laboratory"}
    homes["greys"] = "wreck"
    sides = (mover, *others[:1]) if state.get("options") else (mover, *others)
    ring = ["corridors", "control_room", *(homes[f] for f in sides if f in homes), "tech_dock"]
    places = {"tech_dock.A": BASIC_UNITS[mover][0], "corridors.c1": f"{card}#1"}
    places |= state.pop("places", {})
    caught = {}
    if card in NEEDS_A_POINT:
        places["tech_dock.B"] = BASIC_UNITS[mover][1]
        caught = {BASIC_UNITS[mover][1]: 1}
    return Table(mover, *others, places=places, ring=ring, caught=caught, **state)


@rule("TH-13.13", "TH-17.17")
@pytest.mark.parametrize("card", sorted(SHORTCUTS))
def test_a_shortcut_serves_units_of_its_owner(card: str) -> None:
    route, room = SHORTCUTS[card]
    table = on_the_way(card, faction_of(card), "marines")
    assert (table.prompt, route in table.options) == ("route", True)
    table.play(route)
    assert f"room:{room}" in table.options


@rule("TH-13.13")
@pytest.mark.parametrize("card", sorted(SHORTCUTS))
def test_a_shortcut_serves_no_rival(card: str) -> None:
    assert on_the_way(card, "marines", faction_of(card)).prompt == "room"


@rule("TH-11.05")
@pytest.mark.parametrize("card", sorted(SHORTCUTS))
def test_a_shortcut_under_the_disc_is_ignored(card: str) -> None:
    assert on_the_way(card, faction_of(card), "marines", disc=f"{card}#1").prompt == "room"


@rule("TH-14.51")
@pytest.mark.parametrize("card", [c for c in sorted(SHORTCUTS) if faction_of(c) != "aliens"])
def test_a_shortcut_beside_rival_crawlers_is_ignored(card: str) -> None:
    places = {"corridors.c4": "aliens_crawlers#1"}
    assert on_the_way(card, faction_of(card), "aliens", places=places).prompt == "room"


@rule("TH-15.30")
@pytest.mark.parametrize("card", sorted(SHORTCUTS))
def test_a_shortcut_serves_the_partner_in_the_own_movement(card: str) -> None:
    faction = faction_of(card)
    first, second = RIVALS[faction]
    team = (PARTNER[faction], first, faction, second)
    table = on_the_way(card, *team, options={"mode": "team"})
    assert SHORTCUTS[card][0] in table.options


@rule("TH-16.27")
@pytest.mark.parametrize("card", sorted(SHORTCUTS))
@pytest.mark.parametrize("embryo", ["warrior#1", "trapper#1"])
def test_a_shortcut_in_pandoras_hands_serves_pandora_for_one_movement_or_for_good(
    card: str, embryo: str
) -> None:
    route, room = SHORTCUTS[card]
    table = on_the_way(
        card,
        "pandora",
        faction_of(card),
        places={"corridors.c1": f"{card}#1 {embryo}"},
        taken={f"{card}#1": embryo},
    )
    table.play(route, f"room:{room}")
    assert (f"{card}#1" in table.state.taken) == (embryo == "trapper#1")
    assert table.at(f"{card}#1") == "corridors.c1"


@rule("TH-16.27")
@pytest.mark.parametrize("card", sorted(SHORTCUTS))
def test_a_movement_without_the_shortcut_does_not_end_its_takeover(card: str) -> None:
    table = on_the_way(
        card,
        "pandora",
        faction_of(card),
        places={"corridors.c1": f"{card}#1 warrior#1"},
        taken={f"{card}#1": "warrior#1"},
    )
    table.play(next(option for option in table.options if ">" not in option))
    table.play(table.options[0])
    assert table.state.taken == {f"{card}#1": "warrior#1"}
