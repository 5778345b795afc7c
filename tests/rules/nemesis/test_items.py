"""Items: every kind in every deck does what it says."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.nemesis.content.items import ITEMS
from tests.games.nemesis.positions import aboard, fight, playable
from tests.games.nemesis.table import Table
from tests.marks import rule

DECKS = {"red": 30, "yellow": 30, "green": 30, "blue": 12, "starting": 6, "quest": 12}


def use(table: Table, item: str, *choices: str) -> Table:
    """Use an item as the first action; one other card is in hand to pay with."""
    return table.deal(0, "rest").start(0).play(f"use:{item}", *choices)


@rule("NE-14.13")
def test_every_deck_has_its_cards() -> None:
    counts: Counter[str] = Counter()
    for item in ITEMS.values():
        counts.update(item.copies)
    assert counts == DECKS


@rule("NE-03.25", "NE-03.26")
def test_an_item_is_secret_until_it_is_used() -> None:
    table = aboard().give(0, "synthetic_food#1").deal(0, "rest").start(0)
    assert table.match.view(1)["seats"][0]["inventory"] == [{"item": None, "colour": "green"}]
    table.play("use:synthetic_food#1>eat")
    assert table.told("acts")[0]["about"] == ("synthetic_food#1", "eat")
    assert table.at("items.green.discard") == ("synthetic_food#1",)


# ---------------------------------------------------------------- starting weapons


@rule("NE-15.07")
@pytest.mark.parametrize(
    ("who", "weapon", "ammo"),
    [
        ("captain", "six_shooter#1", 6),
        ("pilot", "shotgun#1", 2),
        ("mechanic", "sawed_off_shotgun#1", 2),
        ("soldier", "assault_rifle#1", 5),
        ("scout", "rifle#1", 4),
        ("scientist", "pistol#1", 3),
    ],
)
def test_everybody_starts_with_a_loaded_weapon(who: str, weapon: str, ammo: int) -> None:
    other = "pilot" if who == "captain" else "captain"
    table = Table(who, other).start(0)
    assert table.at("hands.0") == (weapon,)
    assert table.state.ammo[weapon] == ammo


WEAPONS = [
    ("captain", "six_shooter#1", {"blank": 0, "hit_1": 1, "hit_2": 3}),
    ("pilot", "shotgun#1", {"blank": 0, "hit_1": 2, "hit_2": 3}),
    ("mechanic", "sawed_off_shotgun#1", {"blank": 0, "hit_1": 2, "hit_2": 2}),
    ("soldier", "assault_rifle#1", {"blank": 0, "hit_1": 2, "hit_2": 3}),
    ("scout", "rifle#1", {"blank": 0, "hit_1": 1, "hit_2": 2}),
    ("scientist", "pistol#1", {"blank": 0, "hit_1": 1, "hit_2": 1}),
    ("scout", "flamethrower#1", {"blank": 0, "creeper": 1, "hit_1": 1, "hit_2": 2}),
    ("scout", "prototype_shotgun#1", {"blank": 0, "creeper": 1, "hit_1": 2, "hit_2": 3}),
]


@rule("NE-08.19", "NE-08.20", "NE-08.23", "NE-08.24")
@pytest.mark.parametrize(
    ("who", "weapon", "face", "damage"),
    [(who, weapon, face, n) for who, weapon, faces in WEAPONS for face, n in faces.items()],
)
def test_how_weapons_shoot(who: str, weapon: str, face: str, damage: int) -> None:
    other = "pilot" if who == "captain" else "captain"
    table = fight(who, other, xeno="queen#1").put(weapon, "hands.0").deal(0, "rest")
    table.now["ammo"][weapon] = 2
    table.start(0, combat=[face]).play(f"shoot:{weapon}>queen#1")
    assert sum(event["amount"] for event in table.told("harmed")) == damage
    assert table.state.ammo[weapon] == 1


def test_a_double_hit_with_the_flamethrower_starts_a_fire() -> None:
    table = fight("scout", "captain", xeno="queen#1").put("flamethrower#1", "hands.0")
    table.now["ammo"]["flamethrower#1"] = 4
    table.deal(0, "rest").start(0, combat=["hit_2"]).play("shoot:flamethrower#1>queen#1")
    assert table.state.fire == ["014"]


def test_the_prototype_rifle_may_spend_one_more() -> None:
    table = fight("scout", "captain", xeno="queen#1").put("prototype_rifle#1", "hands.0")
    table.now["ammo"]["prototype_rifle#1"] = 2
    table.deal(0, "rest").start(0, combat=["hit_2"])
    table.play("shoot:prototype_rifle#1>queen#1", "yes")
    assert table.told("harmed")[0]["amount"] == 3
    assert table.state.ammo["prototype_rifle#1"] == 0


def test_the_prototype_pistol_may_roll_again() -> None:
    table = fight("scout", "captain", xeno="queen#1").put("prototype_pistol#1", "hands.0")
    table.now["ammo"]["prototype_pistol#1"] = 1
    table.deal(0, "rest").start(0, combat=["blank", "hit_1"])
    table.play("shoot:prototype_pistol#1>queen#1", "yes")
    assert table.told("harmed")[0]["amount"] == 1


# ---------------------------------------------------------------- red


def test_an_energy_charge_fills_an_energy_weapon() -> None:
    table = aboard("pilot", "captain").give(0, "energy_charge#1")
    table.now["ammo"]["shotgun#1"] = 0
    use(table, "energy_charge#1>reload")
    assert table.state.ammo["shotgun#1"] == 2
    assert table.at("items.red.discard") == ("energy_charge#1",)


def test_an_energy_charge_works_a_door_and_never_the_revolver() -> None:
    table = aboard("captain", "pilot").give(0, "energy_charge#1")
    table.now["ammo"]["six_shooter#1"] = 0
    table.deal(0, "rest").start(0)
    assert playable(table, "energy_charge") == ["door"]
    table.play("use:energy_charge#1>door", "close:014-017")
    assert table.state.door == {"014-017": "closed"}


def test_a_grenade_harms_the_room_of_its_target() -> None:
    table = aboard("captain", "pilot").explore("017", "storage").stand(1, "017")
    table.put("queen#1", "xenos.017").put("breeder#1", "xenos.017").give(0, "grenade#1")
    use(table, "grenade#1>throw", "throw:017>queen#1")
    assert {e["xeno"]: e["amount"] for e in table.told("harmed")} == {"queen#1": 2, "breeder#1": 1}
    assert len(table.at("wounds.1")) == 1
    assert table.at("wounds.0") == ()


@rule("NE-04.09")
def test_a_grenade_at_eggs_destroys_two_and_makes_noise() -> None:
    table = aboard(kind="nest").give(0, "grenade#1").put("queen#1", "xenos.014")
    table.deal(0, "rest").start(0, noise=[1])
    table.play("use:grenade#1>throw", "throw:014>eggs")
    assert len(table.at("nest.eggs")) == 3
    assert len(table.told("noise_roll")) == 1


def test_a_grenade_at_a_xeno_spares_the_eggs() -> None:
    table = aboard(kind="nest").give(0, "grenade#1").put("queen#1", "xenos.014")
    use(table, "grenade#1>throw", "throw:014>queen#1")
    assert len(table.at("nest.eggs")) == 5
    assert table.told("noise_roll") == []


def test_a_grenade_needs_a_target_and_an_open_way() -> None:
    table = aboard(door={"014-017": "closed"}).put("queen#1", "xenos.017").give(0, "grenade#1")
    assert playable(table.deal(0, "rest").start(0), "grenade") == []


def test_a_smoke_grenade_covers_a_retreat() -> None:
    table = fight("captain", "pilot").stand(1, "014").give(0, "smoke_grenade#1")
    table.explore("017", "storage").deal(0, "rest").deal(1, "rest").start(0, noise=[1])
    table.play("use:smoke_grenade#1>smoke", "let", "to:017")
    assert table.state.place == {0: "017", 1: "014"}
    assert table.at("hand.1") == ()
    assert table.told("xeno_attacks") == []
    calm = aboard().give(0, "smoke_grenade#1").deal(0, "rest").start(0)
    assert playable(calm, "smoke_grenade") == []


def test_a_drone_sees_room_and_token() -> None:
    table = aboard().give(0, "recon_drone#1")
    use(table, "recon_drone#1>send_drone", "tile:002")
    seen = {e.name: e.facts for e in table.match.events(0)}
    assert seen["tile_peeked"]["tile"] == table.at("tile.002")[0]
    assert seen["token_peeked"]["token"] == table.at("token.002")[0]


def test_a_decoy_draws_xenos_from_all_around() -> None:
    table = fight("captain", "pilot", xeno="creeper#1").explore("017", "storage")
    table.put("adult#1", "xenos.020").put("attack_scratch_3#1", "attacks", top=True)
    use(table.give(0, "decoy#1"), "decoy#1>lure", "room:017")
    assert set(table.at("xenos.017")) == {"creeper#1", "adult#1"}
    assert [(e["xeno"], e["how"]) for e in table.told("xeno_attacks")] == [("creeper#1", "decoy")]


@rule("NE-03.58", "NE-03.59")
def test_a_closed_door_stops_a_decoy_and_breaks() -> None:
    table = aboard(door={"017-020": "closed"}).explore("017", "storage").give(0, "decoy#1")
    table.put("adult#1", "xenos.020").put("adult#2", "xenos.020")
    use(table, "decoy#1>lure")
    assert table.at("xenos.020") == ("adult#1", "adult#2")
    assert table.state.door == {"017-020": "destroyed"}


def test_a_magazine_makes_room_for_two_more() -> None:
    table = aboard("pilot", "captain").give(0, "extended_magazine#1", "energy_charge#1")
    use(table, "extended_magazine#1>attach")
    assert table.state.ammo["shotgun#1"] == 4
    assert table.at("beside.0") == ("extended_magazine#1",)
    captain = aboard().give(0, "extended_magazine#1").deal(0, "rest").start(0)
    assert playable(captain, "extended_magazine") == []


def test_the_comms_key_reads_an_objective_of_a_sender() -> None:
    table = aboard("captain", "pilot", "scout", kind="laboratory", signal=[2])
    use(table.give(0, "comms_key#1"), "comms_key#1>spy")
    assert table.options == ["objective:2>1", "objective:2>2"]
    table.play("objective:2>2")
    seen = [e for e in table.match.events(0) if e.name == "objective_peeked"]
    assert seen[0].facts["objective"] == table.at("objectives.2")[1]
    assert table.told("objective_peeked")[0]["objective"] is None
    assert (
        table.match.view(0)["seats"][2]["objectives"]
        != table.match.view(1)["seats"][2]["objectives"]
    )


@rule("NE-02.12")
@pytest.mark.parametrize("key", ["evacuation_key#1", "pilots_evacuation_key#1"])
def test_keys_lock_and_unlock_a_pod_of_the_section(key: str) -> None:
    table = aboard("pilot", "captain", kind="evac_a")
    table.put(key, "inventory.0" if key.startswith("evac") else "beside.0")
    use(table, f"{key}>pod")
    assert table.state.pods == {"pod_1": "open", "pod_2": "locked"}
    elsewhere = aboard("pilot", "captain").put(key, "inventory.0").deal(0, "rest").start(0)
    assert playable(elsewhere, "evacuation_key") == []


@rule("NE-02.11", "NE-02.10", "NE-03.28", "NE-02.07")
def test_the_self_destruct_key_starts_and_stops_the_sequence() -> None:
    table = aboard(kind="laboratory").give(0, "self_destruct_key#1")
    use(table, "self_destruct_key#1>start_self_destruct")
    assert table.state.self_destruct == 6
    table = aboard(kind="laboratory", self_destruct=4).give(0, "self_destruct_key#1")
    use(table, "self_destruct_key#1>stop_self_destruct")
    assert table.state.self_destruct == -1
    for state in ({"self_destruct": 3}, {"place": {"0": "014", "1": "asleep"}}):
        table = aboard(kind="laboratory", **state).give(0, "self_destruct_key#1")
        assert playable(table.deal(0, "rest").start(0), "self_destruct_key") == []


# ---------------------------------------------------------------- yellow


def test_chemicals_fill_a_flamethrower() -> None:
    table = aboard("scout", "captain").put("flamethrower#1", "hands.0").give(0, "chemicals#1")
    table.now["ammo"]["flamethrower#1"] = 1
    use(table, "chemicals#1>fuel")
    assert table.state.ammo["flamethrower#1"] == 4


@pytest.mark.parametrize("item", ["tools#1", "duct_tape#1"])
def test_tools_and_tape_repair_rooms_and_engines(item: str) -> None:
    table = aboard(malfunction=["014"]).give(0, item)
    use(table, f"{item}>repair")
    assert table.state.malfunction == []
    table = Table("captain", "pilot").stand(0, "021").set(met=True).give(0, item)
    before = tuple(table.zones["engine.1"])
    use(table, f"{item}>engine", "swap:1")
    assert table.at("engine.1") == before[::-1]


def test_tools_work_a_door() -> None:
    table = aboard(door={"014-017": "closed"}).give(0, "tools#1")
    use(table, "tools#1>door", "open:014-017")
    assert table.state.door == {}


@rule("NE-03.45c")
def test_tape_joins_two_heavy_items_but_no_objects() -> None:
    table = aboard("pilot", "captain").put("flamethrower#1", "hands.0").give(0, "duct_tape#1")
    use(table, "duct_tape#1>combine")
    assert table.state.taped == {"flamethrower#1": "shotgun#1"}
    egg = aboard("pilot", "captain").put("egg#6", "hands.0").give(0, "duct_tape#1")
    assert playable(egg.deal(0, "rest").start(0), "duct_tape") == []


def test_a_fire_extinguisher_puts_out_fire_or_drives_off_a_xeno() -> None:
    table = aboard(fire=["014"]).put("fire_extinguisher#1", "hands.0")
    use(table, "fire_extinguisher#1>fire")
    assert table.state.fire == []
    table = fight().put("fire_extinguisher#1", "hands.0")
    use(table, "fire_extinguisher#1>repel")
    assert table.told("retreats")[0]["xeno"] == "adult#1"
    assert table.at("items.yellow.discard") == ("fire_extinguisher#1",)


@rule("NE-03.44")
def test_clothes_clean_or_dress() -> None:
    table = aboard(slime=[0]).give(0, "clothes#1")
    use(table, "clothes#1>slime")
    assert table.state.slime == []
    table = aboard().put("leg#1", "wounds.0").give(0, "clothes#1")
    use(table, "clothes#1>dress")
    assert table.state.dressed == ["leg#1"]


def test_the_plan_of_the_technical_corridors_does_not_end_the_round() -> None:
    table = aboard().give(0, "technical_corridors_plan#1").deal(0, "rest", "search")
    table.start(0, noise=[1]).play("use:technical_corridors_plan#1>crawl", "pay:captain_rest#1")
    table.play("crawl:019")
    assert table.state.place[0] == "019"
    assert table.state.passed == []


@rule("NE-08.15")
def test_a_door_token_finds_no_door_behind_a_crawler() -> None:
    table = aboard().give(0, "technical_corridors_plan#1").deal(0, "rest")
    table.put(table.zones["token.002"][0], "box").put("explore_door_4#1", "token.002")
    table.start(0, noise=[3]).play("use:technical_corridors_plan#1>crawl", "crawl:002")
    assert table.state.place[0] == "002"
    assert table.state.door == {}


def test_a_space_suit_leads_from_yellow_to_yellow_for_the_whole_hand() -> None:
    table = aboard(kind="generator").explore("002", "comms_room").explore("017", "storage")
    table.give(0, "space_suit#1").deal(0, "rest", "search", "contamination#1")
    table.start(0, noise=[3]).play("use:space_suit#1>spacewalk", "pay:captain_rest#1")
    assert table.state.place[0] == "002"
    assert table.at("hand.0") == ("contamination#1",)


def test_plans_show_two_rooms() -> None:
    table = aboard().give(0, "nemesis_plans#1")
    use(table, "nemesis_plans#1>peek", "tile:002+003")
    assert len(table.told("tile_peeked")) == 2
    assert table.told("token_peeked") == []


# ---------------------------------------------------------------- green


@rule("NE-03.49", "NE-03.50")
def test_a_medkit_dresses_or_heals() -> None:
    table = aboard().put("arm#1", "wounds.0").give(0, "medkit#1")
    use(table, "medkit#1>dress")
    assert table.state.dressed == ["arm#1"]
    table = aboard(dressed=["arm#1"]).put("arm#1", "wounds.0").give(0, "medkit#1")
    use(table, "medkit#1>heal")
    assert table.at("wounds.0") == ()
    assert table.at("serious_wounds.discard") == ("arm#1",)


def test_bandages_dress_or_heal_light_wounds() -> None:
    table = aboard(light={"0": 2}).put("arm#1", "wounds.0").give(0, "bandages#1")
    table.deal(0, "rest").start(0)
    assert playable(table, "bandages") == ["dress", "heal"]
    table.play("use:bandages#1>heal")
    assert table.state.light[0] == 0
    assert table.state.dressed == []
    table = use(aboard().put("arm#1", "wounds.0").give(0, "bandages#1"), "bandages#1>dress")
    assert table.state.dressed == ["arm#1"]


@rule("NE-09.18")
@pytest.mark.parametrize("item", ["medkit", "bandages"])
def test_what_heals_helps_another_in_the_room_too(item: str) -> None:
    table = aboard().stand(1, "014").give(0, f"{item}#1").put("leg#1", "wounds.1")
    table.put("body#1", "wounds.1").deal(0, "rest").start(0)
    assert playable(table, item) == ["dress_another"]
    table.play(f"use:{item}#1>dress_another")
    assert (table.ask.seat, table.options) == (1, ["dress:leg#1", "dress:body#1"])
    table.play("dress:body#1")
    assert table.state.dressed == ["body#1"]
    assert table.at("items.green.discard") == (f"{item}#1",)


@rule("NE-09.18", "NE-03.50")
def test_a_medkit_heals_whom_one_chooses_and_nobody_elsewhere() -> None:
    table = aboard("captain", "pilot", "scout", "soldier", dressed=["leg#1", "leg#2", "leg#3"])
    table.stand(1, "014").stand(2, "014").stand(3, "001").give(0, "medkit#1", "bandages#1")
    for seat in (1, 2, 3):
        table.put(f"leg#{seat}", f"wounds.{seat}")
    table.set(light={"3": 1}).deal(0, "rest").start(0)
    assert playable(table, "bandages") == []
    table.play("use:medkit#1>heal_another")
    assert table.options == ["character:1", "character:2"]
    table.play("character:2")
    assert [table.at(f"wounds.{seat}") for seat in (1, 2, 3)] == [("leg#1",), (), ("leg#3",)]


@rule("NE-09.18")
def test_bandages_heal_all_light_wounds_of_another() -> None:
    table = aboard(light={"1": 2}).stand(1, "014").give(0, "bandages#1").deal(0, "rest")
    table.start(0).play("use:bandages#1>heal_another")
    assert table.state.light == {1: 0}


@rule("NE-09.18")
def test_clothes_serve_only_their_owner() -> None:
    table = aboard(slime=[1]).stand(1, "014").give(0, "clothes#1").put("leg#1", "wounds.1")
    assert playable(table.deal(0, "rest").start(0), "clothes") == []


def test_food_gives_two_cards() -> None:
    table = use(aboard().give(0, "synthetic_food#1"), "synthetic_food#1>eat")
    assert len(table.at("hand.0")) == 2


def test_adrenaline_lets_one_act_until_one_passes() -> None:
    table = aboard(fire=["014"]).give(0, "adrenaline_injection#1", "medkit#1")
    table.deal(0, "rest", "demolition", "search", "search").start(0, nth=2)
    table.play("use:adrenaline_injection#1>inject", "pay:captain_rest#1")
    assert table.ask.prompt == "act"
    table.play("play:captain_demolition#1>break_room")
    assert table.ask.seat == 0
    assert table.ask.prompt == "act"
    table.play("pass")
    assert table.told("light_wound") == []
    table.play("none")
    assert 0 in table.state.passed
    assert table.state.tireless == []
    assert len(table.told("light_wound")) == 1


def test_a_second_injection_does_not_reach_into_the_next_turn() -> None:
    table = aboard().give(0, "adrenaline_injection#1", "adrenaline_injection#2")
    table.deal(0, "rest", "demolition", "search").start(0)
    table.play("use:adrenaline_injection#1>inject", "pay:captain_rest#1")
    table.play("use:adrenaline_injection#2>inject", "pay:captain_demolition#1")
    table.play("pass", "none")
    assert table.state.tireless == []


def test_alcohol_cleans_a_card_without_an_infection() -> None:
    table = aboard().give(0, "alcohol#1").face("contamination#1", "infected")
    table.deal(0, "rest", "contamination#1").start(0).play("use:alcohol#1>clean")
    assert "contamination#1" not in (*table.at("hand.0"), *table.at("contamination"))
    assert table.state.larva == []
    assert any(card.startswith("contamination") for card in table.at("discard.0"))


def test_drugs_exchange_cards_for_one_more() -> None:
    table = aboard().give(0, "military_drugs#1")
    table.deal(0, "rest", "search", "contamination#1").start(0)
    table.play("use:military_drugs#1>boost", "pay:captain_rest#1")
    table.play("discard:captain_search#1+contamination#1")
    assert len(table.at("hand.0")) == 3
    assert "contamination#1" in table.at("discard.0")


# ---------------------------------------------------------------- crafted

RECIPES = {
    "antidote": ("chemicals#1", "medkit#1"),
    "taser": ("energy_charge#1", "tools#1"),
    "flamethrower": ("alcohol#1", "tools#1"),
    "molotov": ("chemicals#1", "bandages#1"),
}


@rule("NE-09.08", "NE-09.09")
@pytest.mark.parametrize(("kind", "parts"), RECIPES.items())
def test_what_is_crafted_from_what(kind: str, parts: tuple[str, str]) -> None:
    table = aboard("scout", "captain").give(0, *parts).deal(0, "rest").start(0)
    assert [option for option in table.options if option.startswith("craft")] == [f"craft:{kind}"]
    table.play(f"craft:{kind}")
    held = (*table.at("inventory.0"), *table.at("hands.0"))
    assert f"{kind}#1" in held
    assert not set(parts) & set(held)
    if kind == "flamethrower":
        assert table.state.ammo["flamethrower#1"] == 4


@rule("NE-09.10")
def test_what_is_no_longer_there_cannot_be_crafted() -> None:
    table = aboard("scout", "captain").give(0, *RECIPES["taser"])
    for copy in (1, 2, 3):
        table.put(f"taser#{copy}", "removed")
    assert not any(option.startswith("craft") for option in table.deal(0, "rest").start(0).options)


def test_duct_tape_is_no_component() -> None:
    table = aboard("scout", "captain").give(0, "energy_charge#1", "duct_tape#1")
    assert not any(option.startswith("craft") for option in table.deal(0, "rest").start(0).options)


@rule("NE-03.33")
def test_the_antidote_cures_and_leaves_the_hand() -> None:
    table = aboard(larva=[0]).put("larva#1", "board.0").give(0, "antidote#1")
    table.face("contamination#1", "infected").face("contamination#2", "infected")
    table.face("contamination#3", "clean").put("contamination#2", "deck.0")
    table.put("contamination#3", "discard.0").deal(0, "rest", "search", "contamination#1").start(0)
    table.play("use:antidote#1>cure", "pay:captain_rest#1", "none")
    assert table.state.larva == []
    assert table.at("hand.0") == ("captain_search#1",)
    assert table.at("discard.0") == ()
    cards = table.at("deck.0")
    assert "contamination#2" not in cards
    assert sum(card.startswith("contamination") for card in cards) == 2
    assert 0 in table.state.passed


def test_a_taser_hurts_and_drives_off() -> None:
    table = fight(xeno="queen#1").give(0, "taser#1")
    use(table, "taser#1>shock_intruder")
    assert table.told("harmed")[0]["amount"] == 1
    assert table.told("retreats") or table.told("killed")


def test_a_taser_empties_a_hand() -> None:
    table = aboard().stand(1, "014").give(0, "taser#1").deal(1, "rest", "search")
    table.deal(0, "rest").start(0).play("use:taser#1>shock_character", "let")
    assert table.at("hand.1") == ()


def test_a_molotov_burns_a_room() -> None:
    table = aboard().explore("017", "storage").stand(1, "017").put("queen#1", "xenos.017")
    use(table.give(0, "molotov#1"), "molotov#1>throw")
    assert table.state.fire == ["017"]
    assert table.told("harmed")[0]["amount"] == 1
    assert len(table.at("wounds.1")) == 1


def test_a_molotov_in_the_nest_destroys_an_egg_and_makes_noise() -> None:
    table = aboard(kind="nest").give(0, "molotov#1").deal(0, "rest").start(0, noise=[1])
    table.play("use:molotov#1>throw")
    assert len(table.at("nest.eggs")) == 4
    assert table.state.fire == ["014"]
    assert len(table.told("noise_roll")) == 1
