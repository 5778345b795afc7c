"""Page 30: the crew of the Nemesis in the facility."""

from __future__ import annotations

from typing import Any

import pytest

import hullbreach as hb
from hullbreach.games.lockdown.content.characters import CHARACTERS, CREW, EVERYBODY
from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
QUESTS = {
    "captain": ("revolver#1", 3, 6),
    "pilot": ("pilots_shotgun#1", 2, 2),
    "scientist": ("scientists_pistol#1", 3, 3),
    "scout": ("scouts_rifle#1", 4, 4),
    "soldier": ("combat_rifle#1", 5, 5),
    "mechanic": ("sawed_off_shotgun#1", 2, 2),
}
OWN_CARDS = {
    "captain": {"reload", "order", "motivation", "suppressive_fire", "basic_repairs"},
    "scientist": {
        *("intranet", "blocking_access", "risk_assessment", "computer_skills", "repairs"),
    },
    "scout": {
        *("adrenaline", "reconnaissance", "scavenging", "suppressive_fire", "basic_repairs"),
    },
    "soldier": {"full_auto", "nerves_of_steel", "covering_fire", "taking_aim", "basic_repairs"},
    "mechanic": {
        *("ingenuity", "pyrotechnics", "technical_corridors", "computer_skills", "fast_repairs"),
    },
    "pilot": {"facility_knowledge", "old_friend", "computer_training", "piloting", "repairs"},
}
SHARED = {"search", "rest", "demolition", "interruption"}


def facility(who: str, room: str = "008", kind: str = "archive", **state: Any) -> Table:
    other = "hacker" if who != "pilot" else "sentry"
    table = Table(who, other).stand(0, room).stand(1, "018").explore(room, kind, search=2)
    return table.set(**{"power": POWER, "powered": [1, 2, 3, 4], "met": True, **state})


def armed(who: str, **state: Any) -> Table:
    """With the quest fulfilled, and a xeno in the room."""
    weapon, _, most = QUESTS[who]
    table = facility(who, **state).put(weapon, "hands.0").put("queen#1", "xenos.008")
    table.now["ammo"] = {**table.now.get("ammo", {}), weapon: most}
    return table


# ---------------------------------------------------------------- the Scientist's Intranet


def connected(room: str, kind: str, **state: Any) -> Table:
    """The Scientist in the Archive, with a card that performs the action of another room."""
    table = facility("scientist", **state).explore(room, kind, search=1)
    return table.set(learned=[0]).deal(0, "intranet", "rest")


@rule("LD-27.12")
def test_an_object_in_the_scientists_hands_is_not_in_the_laboratory() -> None:
    table = connected("003", "laboratory").put("egg#1", "hands.0").start(0)
    assert "play:scientist_intranet#1>connect" not in table.options


@rule("LD-27.12")
def test_an_object_in_the_laboratory_can_be_analysed_from_afar() -> None:
    table = connected("003", "laboratory").put("egg#1", "objects.003").start(0)
    table.play("play:scientist_intranet#1>connect")
    assert table.at("laboratory_board") == ("egg#1",)


@rule("LD-28.02")
@pytest.mark.parametrize("price", ["search", "break"])
def test_the_defence_system_pays_its_price_itself(price: str) -> None:
    table = connected("003", "defense_control_room").put("adult#1", "xenos.014").start(0)
    table.play("play:scientist_intranet#1>connect", price)
    assert table.state.search == {"008": 2, "003": 0 if price == "search" else 1}
    assert ("003" in table.state.malfunction) == (price == "break")
    assert "008" not in table.state.malfunction


@rule("LD-28.02")
def test_a_broken_defence_system_does_not_strike_itself() -> None:
    table = connected("003", "defense_control_room").put("adult#1", "xenos.003").start(0)
    table.play("play:scientist_intranet#1>connect")  # only a search is left to pay with
    assert table.state.search["003"] == 0
    assert table.told("harmed")[0]["xeno"] == "adult#1"
    table = connected("003", "defense_control_room").put("adult#1", "xenos.003")
    table.set(search={"003": 0, "008": 0}).start(0)
    assert "play:scientist_intranet#1>connect" not in table.options


# ---------------------------------------------------------------- choosing


@rule("LD-30.06a")
def test_a_selection_card_stands_for_two_characters_of_its_colour() -> None:
    match = hb.Match.new("lockdown", 2, "crew", {"characters": "draft-nemesis"})
    assert match.decision
    offered = [str(option.id).partition(":")[2] for option in match.decision.options]
    assert len(offered) == 4
    cards, crew = offered[::2], offered[1::2]
    assert set(cards) <= set(CHARACTERS)
    assert [CREW[who].replaces for who in crew] == cards


@rule("LD-30.06a")
def test_the_card_of_a_replacement_is_kept() -> None:
    match = hb.Match.new("lockdown", 2, "crew", {"characters": "draft-nemesis"})
    assert match.decision
    seat, who = match.decision.seat, str(match.decision.options[1].id).partition(":")[2]
    match.play(f"character:{who}")
    zones = match._state.zones
    assert zones[f"character.{seat}"] == (who,)
    assert zones[f"draft.{seat}"] == (CREW[who].replaces,)
    assert match.decision
    offered = [str(option.id).partition(":")[2] for option in match.decision.options]
    assert EVERYBODY[who].colour not in {EVERYBODY[name].colour for name in offered}


@rule("LD-30.06a")
def test_without_the_crew_a_card_is_one_character() -> None:
    match = hb.Match.new("lockdown", 2, "crew")
    assert match.decision
    assert len(match.decision.options) == 2


@rule("LD-30.06a")
@pytest.mark.parametrize("who", CREW)
def test_two_of_one_colour_never_meet(who: str) -> None:
    other = CREW[who].replaces
    assert CREW[who].colour == CHARACTERS[other].colour
    with pytest.raises(hb.BadOption, match="one colour"):
        hb.Match.new("lockdown", 2, "crew", {"characters": [who, other]})


# ---------------------------------------------------------------- what they start with


@rule("LD-30.06b", "LD-08.07a", "LD-08.07b", "LD-08.12")
@pytest.mark.parametrize("who", CREW)
def test_they_start_in_isolation_and_know_three_things(who: str) -> None:
    table = Table(who, "hacker" if who != "pilot" else "sentry").start(0)
    assert table.at(f"room.{table.state.place[0]}") == ("isolation_room",)
    assert table.state.knowledge[0] == 3
    assert table.state.learned == []


@rule("LD-30.06c", "LD-30.06d")
@pytest.mark.parametrize("who", CREW)
def test_their_deck_no_starting_item_and_the_quest_item(who: str) -> None:
    table = Table(who, "hacker" if who != "pilot" else "sentry")
    cards = table.zones["deck.0"]
    kinds = {card.removeprefix(f"{who}_").partition("#")[0] for card in cards}
    assert len(cards) == 10
    assert kinds == SHARED | OWN_CARDS[who]
    assert not table.zones.get("hands.0")
    assert not table.zones.get("beside.0")
    assert table.zones["quest.0"] == [QUESTS[who][0]]


@rule("LD-05.04")
def test_only_a_match_with_the_crew_has_its_cards() -> None:
    table = Table("sentry", "hacker")
    pieces = {piece for zone in table.zones.values() for piece in zone}
    assert not pieces & {"captain", "captain_order#1", "revolver#1", "pilot_piloting#1"}


# ---------------------------------------------------------------- their quests


@rule("LD-30.06c", "LD-30.06d")
@pytest.mark.parametrize(
    ("who", "room", "kind", "item"),
    [
        ("captain", "008", "guard_room", "medkit#1"),
        ("pilot", "008", "guard_room", "weapon_energy_cell#1"),
        ("scientist", "008", "archive", "medkit#1"),
        ("scientist", "008", "laboratory", "medkit#1"),
        ("soldier", "008", "guard_room", "weapon_energy_cell#1"),
        ("mechanic", "008", "cooling_system", "toolbelt#1"),
        ("mechanic", "008", "cooling_system", "duct_tape#1"),
    ],
)
def test_a_quest_costs_an_item_in_the_right_room(who: str, room: str, kind: str, item: str) -> None:
    weapon, ammo, _ = QUESTS[who]
    elsewhere = facility(who, room, "nest").give(0, item).deal(0).start(0)
    assert f"quest:{weapon}" not in elsewhere.options
    table = facility(who, room, kind).give(0, item).deal(0).start(0).play(f"quest:{weapon}")
    assert table.at("hands.0") == (weapon,)
    assert table.at("inventory.0") == ()
    assert table.state.ammo[weapon] == ammo


@rule("LD-30.06d")
def test_the_scout_must_be_first_in_two_rooms() -> None:
    table = facility("scout", scouted={"0": 1}).deal(0, "rest", "search").start(0, noise=[1])
    assert "quest:scouts_rifle#1" not in table.options
    table.play("move:009", "pay:scout_rest#1")
    assert table.state.scouted[0] == 2


@rule("LD-30.06d")
def test_the_scout_gets_the_rifle_for_it() -> None:
    table = facility("scout", scouted={"0": 2}).deal(0, "rest").start(0)
    table.play("quest:scouts_rifle#1")
    assert table.at("hands.0") == ("scouts_rifle#1",)
    assert table.state.ammo["scouts_rifle#1"] == 4


@pytest.mark.parametrize(
    ("who", "face", "damage"),
    [
        ("captain", "hit_2", 3),
        ("pilot", "hit_1", 2),
        ("scientist", "hit_2", 1),
        ("scout", "hit_2", 2),
        ("soldier", "hit_1", 2),
        ("mechanic", "hit_1", 2),
    ],
)
def test_how_their_weapons_shoot(who: str, face: str, damage: int) -> None:
    table = armed(who, powered=[]).deal(0, "rest").start(0, combat=[face])
    table.play(f"shoot:{QUESTS[who][0]}>queen#1")
    assert table.told("harmed")[0]["amount"] == damage


# ---------------------------------------------------------------- their cards in the facility


@rule("LD-30.06d")
def test_the_captain_reloads_the_revolver() -> None:
    table = facility("captain").put("revolver#1", "hands.0").set(ammo={"revolver#1": 3})
    table.deal(0, "reload", "rest").start(0).play("play:captain_reload#1>reload")
    assert table.state.ammo["revolver#1"] == 4


@rule("LD-30.06d")
def test_full_auto_empties_the_combat_rifle() -> None:
    table = armed("soldier", powered=[]).deal(0, "full_auto").start(0, combat=["blank"])
    table.play("play:soldier_full_auto#1>empty")
    assert table.told("harmed")[0]["amount"] == 2
    assert table.state.ammo["combat_rifle#1"] == 0


@rule("LD-30.06d")
def test_nerves_of_steel_hold_in_the_dark_too() -> None:
    table = facility("soldier", powered=[], noise=["008-012"]).stand(0, "009")
    table.explore("009", "surgery").deal(0, "nerves_of_steel", "rest")
    table.put("attack_cut_2#1", "attacks", top=True)
    queen = next(token for token in table.zones["bag"] if token.startswith("token_queen"))
    table.start(0, noise=[1], bag=[queen]).play("move:008", "pay:soldier_rest#1")
    table.play("react:soldier_nerves_of_steel#1")
    assert table.told("attack_card")[0]["hits"] == 1
    assert (table.state.light.get(0, 0), table.at("wounds.0")) == (0, ())


@rule("LD-30.06d")
def test_repairs_know_no_engine_here() -> None:
    table = facility("mechanic", malfunction=["008"]).deal(0, "fast_repairs", "ingenuity").start(0)
    offered = [option for option in table.options if option.startswith("play")]
    assert offered == ["play:mechanic_fast_repairs#1>repair", "play:mechanic_ingenuity#1>repair"]
    table.play(offered[0])
    assert table.state.malfunction == []


@rule("LD-30.06c")
def test_the_pilot_knows_the_facility() -> None:
    table = facility("pilot").deal(0, "facility_knowledge", "rest").start(0)
    table.play("play:pilot_facility_knowledge#1>door", "close:008-009")
    assert table.state.door == {"008-009": "closed"}
    table = facility("pilot").deal(0, "facility_knowledge", "rest").start(0)
    table.play("play:pilot_facility_knowledge#1>peek")
    table.play(table.options[0])
    assert len(table.told("tile_peeked")) == 1


@rule("LD-30.06c")
def test_the_pilot_uses_rooms_without_a_computer() -> None:
    table = facility("pilot", kind="emergency_room", light={"0": 1}).deal(0, "old_friend", "rest")
    table.start(0).play("play:pilot_old_friend#1>free_room")
    assert table.state.light[0] == 0
    assert table.at("hand.0") == ("pilot_rest#1",)


@rule("LD-30.06c")
def test_the_pilot_is_trained_at_computers() -> None:
    table = (
        facility("pilot").deal(0, "computer_training", "rest").put("computer_b", "computer.open")
    )
    for card in ("computer_a", "computer_c", "computer_d", "computer_e", "lockdown"):
        table.put(card, "computer")
    table.start(0).play("play:pilot_computer_training#1>computer", "computer:study")
    assert table.state.knowledge[0] == 4
    dark = facility("pilot", powered=[]).deal(0, "computer_training", "rest").start(0)
    offered = [o.partition(">")[2] for o in dark.options if o.startswith("play:pilot_comp")]
    assert offered == ["door", "free_room"]


@rule("LD-30.06c")
def test_piloting_looks_at_a_launch_or_sends_the_rover() -> None:
    table = facility("pilot").deal(0, "piloting", "rest").start(0)
    table.play("play:pilot_piloting#1>peek_css")
    table.play(table.options[0])
    assert len(table.told("css_peeked")) == 1
    table = facility("pilot").deal(0, "piloting", "rest").start(0)
    table.play("play:pilot_piloting#1>move_rover")
    assert table.state.rover == "bunker"
