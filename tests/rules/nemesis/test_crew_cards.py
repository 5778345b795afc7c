"""The action cards of the crew: each does what it says, and only when it may."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.content.cards import CARDS
from hullbreach.games.nemesis.content.characters import CHARACTERS
from tests.games.nemesis.positions import aboard, fight, playable
from tests.games.nemesis.table import Table
from tests.marks import rule


@rule("NE-15.06")
@pytest.mark.parametrize("who", CHARACTERS)
def test_everybody_has_a_deck_of_ten(who: str) -> None:
    other = next(name for name in CHARACTERS if name != who)
    table = Table(who, other)
    cards = table.zones["deck.0"]
    assert len(cards) == 10
    assert all(card.startswith(f"{who}_") for card in cards)
    assert sum(card.startswith(f"{who}_search#") for card in cards) == 2
    for kind in ("rest", "demolition", "interruption"):
        assert f"{who}_{kind}#1" in cards


def test_every_card_is_somebodys() -> None:
    assert sum(sum(card.copies.values()) for card in CARDS.values()) == 60
    assert {who for card in CARDS.values() for who in card.copies} == set(CHARACTERS)


@rule("NE-09.11", "NE-09.12", "NE-09.13", "NE-09.14")
def test_a_search_costs_its_card_and_keeps_one_of_two() -> None:
    table = aboard(kind="canteen").deal(0, "search", "rest")
    table.put("medkit#1", "items.green", top=True).put("bandages#1", "items.green", top=True)
    table.start(0).play("play:captain_search#1>search", "keep:medkit#1")
    assert table.at("inventory.0") == ("medkit#1",)
    assert table.at("items.green")[-1] == "bandages#1"
    assert table.state.search["014"] == 1
    assert table.at("hand.0") == ("captain_rest#1",)


@rule("NE-09.12")
def test_in_a_white_room_the_searcher_chooses_the_deck() -> None:
    table = aboard(kind="cabins").deal(0, "search").put("grenade#1", "items.red", top=True)
    table.start(0).play("play:captain_search#1>search")
    assert table.options == ["deck:red", "deck:yellow", "deck:green"]
    table.play("deck:red", "keep:grenade#1")
    assert table.at("inventory.0") == ("grenade#1",)


@rule("NE-09.14")
def test_nothing_can_be_found_in_an_empty_room() -> None:
    table = aboard().deal(0, "search").set(search={"014": 0}).start(0)
    assert playable(table, "search") == []


@rule("NE-09.15")
def test_a_weapon_that_is_found_has_one_ammo() -> None:
    table = aboard(kind="armory").deal(0, "search").put("prototype_rifle#1", "items.red", top=True)
    table.start(0).play("play:captain_search#1>search", "keep:prototype_rifle#1")
    assert table.state.ammo["prototype_rifle#1"] == 1


@rule("NE-03.33", "NE-03.35")
def test_rest_takes_clean_cards_out_of_the_game() -> None:
    table = aboard().deal(0, "rest", "contamination#1", "contamination#2")
    table.face("contamination#1", "clean").face("contamination#2", "infected")
    table.start(0).play("play:captain_rest#1>rest")
    assert table.at("hand.0") == ("contamination#2",)
    assert "contamination#1" not in table.at("contamination")
    assert table.state.larva == [0]


def test_demolition_destroys_a_door_or_the_room() -> None:
    table = aboard(door={"011-014": "closed", "013-014": "closed"}).deal(0, "demolition", "rest")
    table.start(0).play("play:captain_demolition#1>break_door", "door:013-014")
    assert table.state.door == {"011-014": "closed", "013-014": "destroyed"}
    table = aboard().deal(0, "demolition", "rest").start(0)
    assert playable(table, "demolition") == ["break_room"]
    table.play("play:captain_demolition#1>break_room")
    assert table.state.malfunction == ["014"]


def test_an_interruption_cancels_what_was_paid_for() -> None:
    table = aboard("captain", "pilot", malfunction=["014"]).stand(1, "014")
    table.deal(0, "basic_repairs", "rest", "search", "search").deal(1, "interruption", "rest")
    table.start(0).play("play:captain_basic_repairs#1>repair")
    table.play("pay:captain_rest#1+captain_search#1")
    table.play("interrupt:pilot_interruption#1")
    assert table.state.malfunction == ["014"]
    assert len(table.at("hand.0")) == 1
    assert table.at("discard.1") == ("pilot_interruption#1",)


REPAIRS = [
    ("captain", "basic_repairs"),
    ("pilot", "repairs"),
    ("mechanic", "fast_repairs"),
    ("mechanic", "ingenuity"),
]


@pytest.mark.parametrize(("who", "kind"), REPAIRS)
def test_repairs_remove_the_malfunction(who: str, kind: str) -> None:
    other = "scout"
    table = aboard(who, other, malfunction=["014"]).deal(0, kind, "rest", "demolition").start(0)
    assert playable(table, kind) == ["repair"]
    table.play(f"play:{who}_{kind}#1>repair")
    if CARDS[kind].cost == 1:
        table.play(f"pay:{who}_rest#1")
    assert table.state.malfunction == []
    assert len(table.at("hand.0")) == 2 - CARDS[kind].cost


@rule("NE-09.17", "NE-03.07")
@pytest.mark.parametrize(("who", "kind"), REPAIRS)
def test_whoever_repairs_may_swap_the_tokens_of_an_engine(who: str, kind: str) -> None:
    table = Table(who, "scout").stand(0, "020").set(met=True, malfunction=["020"])
    before = tuple(table.zones["engine.2"])
    table.deal(0, kind, "rest", "demolition").start(0)
    assert playable(table, kind) == ["repair", "engine"]
    table.play(f"play:{who}_{kind}#1>engine")
    if CARDS[kind].cost == 1:
        table.play(f"pay:{who}_rest#1")
    table.play("swap:2")
    assert table.at("engine.2") == before[::-1]
    assert table.state.malfunction == ["020"]
    assert table.told("engine_closed")[0]["swapped"] == 1
    opened = [e for e in table.match.events(0) if e.name == "engine_opened"]
    assert opened[0].facts["tokens"] == before
    assert table.told("engine_opened")[0]["tokens"] is None


# ---------------------------------------------------------------- the Captain


def test_reload_loads_the_revolver_only() -> None:
    table = aboard().deal(0, "reload", "rest").set(ammo={"six_shooter#1": 4, "shotgun#1": 2})
    table.start(0).play("play:captain_reload#1>reload")
    assert table.state.ammo["six_shooter#1"] == 5
    full = aboard().deal(0, "reload", "rest").start(0)
    assert playable(full, "reload") == []


def test_an_order_moves_another_character_who_explores_and_makes_noise() -> None:
    table = aboard("captain", "pilot").stand(1, "014").deal(0, "order", "rest")
    table.explore("017", "storage", search=1)
    table.start(0, noise=[1]).play("play:captain_order#1>order", "to:017")
    assert table.state.place == {0: "014", 1: "017"}
    assert table.state.noise == ["017-019"]
    assert table.told("noise_roll")[0]["seat"] == 1


def test_an_order_goes_not_through_a_closed_door() -> None:
    doors = {"011-014": "closed", "013-014": "closed"}
    table = aboard("captain", "pilot", door=doors).stand(1, "014").deal(0, "order", "rest")
    table.start(0).play("play:captain_order#1>order")
    assert table.told("moved")[-1]["to"] == "017"


def test_motivation_is_for_the_whole_room() -> None:
    table = aboard("captain", "pilot", "scout").stand(1, "014").deal(0, "motivation", "rest")
    table.start(0).play("play:captain_motivation#1>motivate")
    assert [len(table.at(f"hand.{seat}")) for seat in range(3)] == [2, 1, 0]


def test_the_intercom_reaches_computers() -> None:
    table = aboard("captain", "pilot", "scout").deal(0, "motivation", "order", "rest")
    table.explore("010", "laboratory").stand(1, "010").explore("012", "storage").stand(2, "012")
    table.put("intercom#1", "beside.0")
    table.start(0).play("play:captain_motivation#1>motivate")
    assert [len(table.at(f"hand.{seat}")) for seat in range(3)] == [3, 1, 0]
    table.play("play:captain_order#1>order")
    assert table.options == ["to:005", "to:013"]


@rule("NE-08.03")
def test_suppressive_fire_lets_somebody_go_without_being_attacked() -> None:
    table = fight("captain", "pilot").stand(1, "014").deal(0, "suppressive_fire", "rest")
    table.explore("017", "storage", search=1)
    table.start(0, noise=[1]).play("play:captain_suppressive_fire#1>cover", "other:1", "to:017")
    assert table.ask.seat == 1
    table.play("yes")
    assert table.state.place == {0: "014", 1: "017"}
    assert table.state.ammo["six_shooter#1"] == 5
    assert table.told("xeno_attacks") == []


def test_nobody_is_driven_out_by_suppressive_fire() -> None:
    table = fight("captain", "pilot").stand(1, "014").deal(0, "suppressive_fire", "rest")
    table.explore("017", "storage", search=1)
    table.start(0).play("play:captain_suppressive_fire#1>cover")
    assert not any(option.startswith("both") for option in table.options)
    table.play("other:1", "to:017", "no")
    assert table.state.place == {0: "014", 1: "014"}


def test_covering_fire_needs_ammo() -> None:
    table = fight(ammo={"six_shooter#1": 0}).deal(0, "suppressive_fire", "rest").start(0)
    assert playable(table, "suppressive_fire") == []


# ---------------------------------------------------------------- the Pilot


def test_knowledge_of_the_ship_works_a_door_or_shows_a_room() -> None:
    table = aboard("pilot", "captain").deal(0, "knowledge_of_the_ship", "rest").start(0)
    table.play("play:pilot_knowledge_of_the_ship#1>door", "close:011-014")
    assert table.state.door == {"011-014": "closed"}
    table = aboard("pilot", "captain").deal(0, "knowledge_of_the_ship", "rest").start(0)
    table.play("play:pilot_knowledge_of_the_ship#1>peek", "tile:002")
    seen = [e for e in table.match.events(0) if e.name == "tile_peeked"]
    assert seen[0].facts["tile"] == table.at("tile.002")[0]
    assert table.told("token_peeked") == []


def test_piloting_uses_the_cockpit_for_free() -> None:
    table = Table("pilot", "captain").stand(0, "001").set(met=True)
    table.deal(0, "piloting", "rest").start(0)
    assert playable(table, "piloting") == ["free_room"]
    table.play("play:pilot_piloting#1>free_room", "room:set_course", "course:a")
    assert table.state.course == "a"
    assert len(table.at("hand.0")) == 1


def test_piloting_reads_the_coordinates_at_a_computer() -> None:
    table = aboard("pilot", "captain", kind="laboratory").deal(0, "piloting", "rest").start(0)
    table.play("play:pilot_piloting#1>check_coordinates")
    seen = [e for e in table.match.events(0) if e.name == "coordinates_checked"]
    assert seen[0].facts["card"] == table.at("coordinates")[0]
    broken = aboard("pilot", "captain", kind="laboratory", malfunction=["014"])
    assert playable(broken.deal(0, "piloting", "rest").start(0), "piloting") == []


def test_an_old_friend_needs_no_computer() -> None:
    table = aboard("pilot", "captain", kind="shower_room", slime=[0]).deal(0, "old_friend")
    table.start(0).play("play:pilot_old_friend#1>free_room")
    assert table.state.slime == []
    computer = aboard("pilot", "captain", kind="generator").deal(0, "old_friend").start(0)
    assert playable(computer, "old_friend") == []


@pytest.mark.parametrize("who", ["pilot", "mechanic", "scientist"])
def test_computer_skills_work_doors_and_computer_rooms(who: str) -> None:
    table = aboard(who, "captain", kind="generator").deal(0, "computer_skills", "rest").start(0)
    assert playable(table, "computer_skills") == ["door", "free_room"]
    table.play(f"play:{who}_computer_skills#1>free_room")
    assert table.state.self_destruct == 6
    table = aboard(who, "captain").deal(0, "computer_skills", "rest").start(0)
    assert playable(table, "computer_skills") == ["door"]
    table.play(f"play:{who}_computer_skills#1>door", "close:014-017")
    assert table.state.door == {"014-017": "closed"}


# ---------------------------------------------------------------- the Scientist


def test_the_intranet_uses_a_computer_room_far_away() -> None:
    table = aboard("scientist", "captain", kind="laboratory").explore("010", "generator")
    table.deal(0, "intranet", "rest").start(0)
    table.play("play:scientist_intranet#1>connect")
    assert table.state.self_destruct == 6
    assert table.at("hand.0") == ()


def test_the_intranet_needs_a_computer_here_unless_one_carries_it() -> None:
    table = aboard("scientist", "captain").explore("010", "generator")
    table.deal(0, "intranet", "rest").start(0)
    assert playable(table, "intranet") == []
    table = aboard("scientist", "captain").explore("010", "generator")
    table.put("holo_computer#1", "hands.0").deal(0, "intranet", "rest").start(0)
    table.play("play:scientist_intranet#1>connect")
    assert table.state.self_destruct == 6


@rule("NE-10.17")
@pytest.mark.parametrize("place", ["objects.010", "hands.0", "objects.014"])
def test_over_the_intranet_an_object_in_the_laboratory_is_analysed(place: str) -> None:
    table = aboard("scientist", "captain", kind="engine_control").explore("010", "laboratory")
    table.put("egg#1", place).deal(0, "intranet", "rest").start(0)
    table.play("play:scientist_intranet#1>connect")
    assert ("room:010" in table.options) == (place == "objects.010")
    if place == "objects.010":
        table.play("room:010")
    assert bool(table.told("weakness_found")) == (place == "objects.010")


def test_blocking_access_breaks_a_computer_room_anywhere() -> None:
    table = aboard("scientist", "captain", kind="laboratory").explore("010", "generator")
    table.explore("012", "storage").deal(0, "blocking_access", "rest").start(0)
    table.play("play:scientist_blocking_access#1>block")
    assert table.options == ["room:010", "room:014"]
    table.play("room:010")
    assert table.state.malfunction == ["010"]


def test_blocking_access_may_use_its_room_instead() -> None:
    table = aboard("scientist", "captain", kind="generator").deal(0, "blocking_access", "rest")
    table.start(0).play("play:scientist_blocking_access#1>free_room")
    assert table.state.self_destruct == 6


@pytest.mark.parametrize(("choice", "place"), [("top", 0), ("under", -1)])
def test_risk_assessment_puts_the_next_event_off_or_not(choice: str, place: int) -> None:
    table = aboard("scientist", "captain", kind="laboratory").deal(0, "risk_assessment", "rest")
    event = table.zones["events"][0]
    table.start(0).play("play:scientist_risk_assessment#1>assess", f"{choice}:{event}")
    assert table.at("events")[place] == event
    assert len(table.at("events")) == 20
    assert all(not e.facts.get("cards") for e in table.match.events(1) if e.name == "foresaw")


@rule("NE-06.11")
def test_risk_assessment_looks_into_a_new_deck_if_all_events_have_been_drawn() -> None:
    table = aboard("scientist", "captain", kind="laboratory").deal(0, "risk_assessment", "rest")
    for card in list(table.zones["events"]):
        table.put(card, "events.discard")
    table.start(0).play("play:scientist_risk_assessment#1>assess")
    assert [option.partition(":")[0] for option in table.options] == ["top", "under"]
    assert len(table.at("events")) == 19


# ---------------------------------------------------------------- the Scout


def test_adrenaline_shoots_and_draws() -> None:
    table = fight("scout", "captain").deal(0, "adrenaline", "rest")
    table.start(0, combat=["hit_1"]).play("play:scout_adrenaline#1>snap_shot")
    assert table.state.damage == {"adult#1": 1} or table.told("killed")
    assert table.state.ammo["rifle#1"] == 3
    assert len(table.at("hand.0")) == 2


def test_adrenaline_escapes_and_draws() -> None:
    table = fight("scout", "captain").deal(0, "adrenaline", "rest").explore("017", "storage")
    table.put("attack_scratch_2#1", "attacks", top=True)
    table.start(0, noise=[1]).play("play:scout_adrenaline#1>escape", "to:017")
    assert table.state.place[0] == "017"
    assert table.told("xeno_attacks")[0]["how"] == "escape"
    assert len(table.at("hand.0")) == 2


def test_a_leg_wound_makes_even_this_escape_cost_two() -> None:
    table = fight("scout", "captain").put("leg#1", "wounds.0")
    table.deal(0, "adrenaline", "rest").start(0)
    assert playable(table, "adrenaline") == ["snap_shot"]
    table = fight("scout", "captain").put("leg#1", "wounds.0").explore("017", "storage")
    table.deal(0, "adrenaline", "rest", "demolition").start(0, noise=[1])
    table.play("play:scout_adrenaline#1>escape", "to:017")
    assert len(table.at("hand.0")) == 1


def test_reconnaissance_makes_no_noise() -> None:
    table = aboard("scout", "captain").deal(0, "reconnaissance", "rest").explore("017", "storage")
    table.start(0).play("play:scout_reconnaissance#1>sneak", "to:017")
    assert table.state.place[0] == "017"
    assert table.told("noise_roll") == []
    assert table.state.noise == []


@rule("NE-09.04")
def test_reconnaissance_cancels_danger_of_a_token() -> None:
    table = aboard("scout", "captain").deal(0, "reconnaissance", "rest")
    table.put(table.zones["token.017"][0], "box").put("explore_danger_3#1", "token.017")
    table.start(0).play("play:scout_reconnaissance#1>sneak", "to:017")
    assert table.told("danger") == []
    assert table.state.noise == []


def test_scavenging_finds_something_in_an_empty_room() -> None:
    table = aboard("scout", "captain", kind="armory").set(search={"014": 0})
    table.put("grenade#1", "items.red", top=True).deal(0, "scavenging", "rest")
    table.start(0).play("play:scout_scavenging#1>search", "keep:grenade#1")
    assert table.at("inventory.0") == ("grenade#1",)
    assert table.state.search == {"014": 0}


def test_the_nest_cannot_be_scavenged() -> None:
    table = aboard("scout", "captain", kind="nest").set(search={}).deal(0, "scavenging", "rest")
    assert playable(table.start(0), "scavenging") == []


# ---------------------------------------------------------------- the Soldier


@pytest.mark.parametrize(("face", "damage"), [("hit_1", 4), ("blank", 2)])
def test_full_auto_empties_the_rifle(face: str, damage: int) -> None:
    """5 ammo: 2 more damage; a hit is 1, and 1 more by the rifle itself."""
    table = fight("soldier", "captain", xeno="queen#1").deal(0, "full_auto", "rest")
    table.start(0, combat=[face]).play("play:soldier_full_auto#1>empty")
    assert table.told("harmed")[0]["amount"] == damage
    assert table.state.ammo["assault_rifle#1"] == 0


@rule("NE-10.18")
@pytest.mark.parametrize(("ammo", "damage"), [(5, [3]), (1, [])])
def test_full_auto_may_hurt_by_energy_even_if_it_misses(ammo: int, damage: list[int]) -> None:
    """The weakness asks whether the shot deals any damage, not what the die shows."""
    table = fight("soldier", "captain", xeno="queen#1").deal(0, "full_auto", "rest")
    table.set(ammo={"assault_rifle#1": ammo}).put("energy", "weakness.egg.known")
    table.start(0, combat=["blank"]).play("play:soldier_full_auto#1>empty")
    assert [told["amount"] for told in table.told("harmed")] == damage


def test_nerves_of_steel_ignore_a_surprise_attack() -> None:
    table = aboard("soldier", "captain", noise=["014-017"]).stand(0, "013")
    table.explore("013", "storage").deal(0, "nerves_of_steel", "rest")
    table.put("attack_scratch_2#1", "attacks", top=True)
    queen = next(token for token in table.zones["bag"] if token.startswith("token_queen"))
    table.start(0, noise=[2], bag=[queen]).play("move:014", "pay:soldier_rest#1")
    table.play("react:soldier_nerves_of_steel#1")
    assert table.at("xenos.014") == ("queen#1",)
    assert table.at("wounds.0") == ()
    assert table.state.light.get(0, 0) == 0
    assert table.at("discard.0")[-1] == "soldier_nerves_of_steel#1"


@rule("NE-10.12")
@pytest.mark.parametrize("first", [0, 1])
def test_nerves_of_steel_save_nobody_else_from_a_frenzy(first: int) -> None:
    """The queen comes to the soldier, or to the captain beside him."""
    table = aboard("soldier", "captain", noise=["014-017"], first=first).stand(1, "014")
    table.deal(0, "nerves_of_steel").deal(1).put("attack_frenzy_3#1", "attacks", top=True)
    table.put("token_queen_4#1", "bag").put("token_adult_2#1", "bag")
    tokens = ["token_adult_2#1", "token_queen_4#1"]
    table.run(["develop_bag"], ["act", 0, 1], noise=[2], bag=tokens)
    table.play("react:soldier_nerves_of_steel#1")
    assert [told["seat"] for told in table.told("xeno_attacks")] == [first]
    assert table.at("wounds.0") == ()
    assert len(table.at("wounds.1")) == 1


def test_covering_fire_moves_two_at_once() -> None:
    table = fight("soldier", "captain").stand(1, "014").deal(0, "covering_fire", "rest")
    table.explore("017", "storage", search=1)
    table.start(0, noise=[1]).play("play:soldier_covering_fire#1>cover", "both:1", "to:017", "yes")
    assert table.state.place == {0: "017", 1: "017"}
    assert table.told("xeno_attacks") == []
    assert len(table.told("noise_roll")) == 1


def test_taking_aim_rolls_again() -> None:
    table = fight("soldier", "captain", xeno="queen#1").deal(0, "taking_aim", "rest")
    table.start(0, combat=["blank", "hit_2"]).play("play:soldier_taking_aim#1>aim", "yes")
    assert table.told("harmed")[0]["amount"] == 3


# ---------------------------------------------------------------- the Mechanic


def test_ingenuity_crafts_with_any_yellow_item() -> None:
    table = aboard("mechanic", "captain").give(0, "chemicals#1", "duct_tape#1")
    table.deal(0, "ingenuity", "rest").start(0)
    assert "craft:flamethrower" not in table.options
    table.play("play:mechanic_ingenuity#1>improvise")
    assert "flamethrower#1" in table.at("hands.0")
    assert table.at("inventory.0") == ()


def test_one_item_is_never_both_components() -> None:
    table = aboard("mechanic", "captain").give(0, "chemicals#1").deal(0, "ingenuity", "rest")
    assert playable(table.start(0), "ingenuity") == []


def test_pyrotechnics_burn_an_item_or_put_out_a_fire() -> None:
    table = aboard("mechanic", "captain").give(0, "alcohol#1").deal(0, "pyrotechnics", "rest")
    table.start(0).play("play:mechanic_pyrotechnics#1>ignite", "discard:alcohol#1")
    assert table.state.fire == ["014"]
    assert table.at("items.green.discard") == ("alcohol#1",)
    table = aboard("mechanic", "captain", fire=["014"]).deal(0, "pyrotechnics", "rest").start(0)
    assert playable(table, "pyrotechnics") == ["fire"]
    table.play("play:mechanic_pyrotechnics#1>fire")
    assert table.state.fire == []


@rule("NE-03.51")
def test_technical_corridors_lead_anywhere_and_end_the_round_for_the_crawler() -> None:
    table = aboard("mechanic", "captain")
    table.deal(0, "technical_corridors", "rest", "search").start(0, noise=[2])
    table.play("play:mechanic_technical_corridors#1>crawl", "pay:mechanic_rest#1")
    assert "crawl:002" in table.options
    table.play("crawl:021")
    assert table.state.place[0] == "021"
    assert table.state.noise == ["service"]
    table.play("none")
    assert 0 in table.state.passed


def test_technical_corridors_need_an_entrance() -> None:
    table = aboard("mechanic", "captain", room="017").deal(0, "technical_corridors", "rest")
    assert playable(table.start(0), "technical_corridors") == []
