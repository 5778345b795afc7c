"""What the rooms do (LD-27 to LD-29)."""

from __future__ import annotations

import pytest

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
LIT = {"power": POWER, "powered": [1, 2, 3, 4], "met": True}
BASIC = {
    "archive",
    "decon_room",
    "emergency_room",
    "css_a",
    "power_generator",
    "cave_entrance",
    "transmitter_control_room",
    "cooling_system",
    "laboratory",
    "nest",
}


def janitor(room: str = "008", kind: str = "", search: int = 2, **state: object) -> Table:
    """The Janitor in a room of this kind, with two cards to pay for its action."""
    table = Table("janitor", "sentry").stand(0, room).stand(1, "018").set(**{**LIT, **state})
    if kind:
        table.explore(room, kind, search=search)
    return table.deal(0, "search", "rest").deal(1, "search", "rest")


def room_actions(table: Table) -> set[str]:
    return {option.removeprefix("room:") for option in table.options if option.startswith("room:")}


# ---------------------------------------------------------------- room actions in general


@rule("LD-27.01")
def test_a_room_action_costs_two_cards_out_of_combat_in_a_working_room() -> None:
    assert room_actions(janitor("008", "archive").start(0)) == {"examine_archives"}
    assert not room_actions(janitor("008", "archive").deal(0, "search").start(0))
    assert not room_actions(janitor("008", "archive", malfunction=["008"]).start(0))
    assert not room_actions(janitor("008", "archive").put("larva#1", "xenos.008").start(0))
    assert not room_actions(janitor("008", "archive").stand(0, "012").start(0))
    table = janitor("008", "archive").start(0).play("room:examine_archives", "look:neutral>1")
    assert table.at("hand.0") == ()


@rule("LD-27.03")
def test_all_basic_rooms_are_in_every_game() -> None:
    table = janitor()
    laid = {
        tile for zone, tiles in table.zones.items() if zone.startswith("tile.") for tile in tiles
    }
    assert laid >= BASIC


# ---------------------------------------------------------------- basic rooms


@rule("LD-27.06")
def test_the_first_aid_station_does_one_of_three_things() -> None:
    def hurt() -> Table:
        table = janitor("008", "emergency_room", light={"0": 2}, dressed=["leg#1"])
        for wound in ("body#1", "hand#1", "leg#1"):
            table.put(wound, "wounds.0")
        return table.start(0)

    assert room_actions(hurt()) == {"dress_all", "heal_dressed", "heal_light"}
    dressed = hurt().play("room:dress_all").state
    assert set(dressed.dressed) == {"body#1", "hand#1", "leg#1"}
    assert dressed.light[0] == 2
    healed = hurt().play("room:heal_dressed")
    assert healed.at("wounds.0") == ("body#1", "hand#1")
    assert hurt().play("room:heal_light").state.light[0] == 0
    assert not room_actions(janitor("008", "emergency_room").start(0))


@rule("LD-27.08a", "LD-10.19")
@pytest.mark.parametrize(("red", "offered"), [(False, True), (True, False)])
def test_the_generator_stops_only_a_yellow_self_destruct(red: bool, offered: bool) -> None:
    table = janitor("008", "power_generator", self_destruct=6, self_destruct_red=red).start(0)
    assert ("stop_self_destruct" in room_actions(table)) == offered
    if offered:
        table.play("room:stop_self_destruct")
        assert table.state.self_destruct == -1
    idle = janitor("008", "power_generator").start(0)
    assert "stop_self_destruct" not in room_actions(idle)


@rule("LD-27.08b")
def test_the_generator_never_turns_the_token_of_the_lift_or_of_another_section() -> None:
    table = janitor("008", "power_generator", powered=[1, 2, 3, 4]).start(0)
    table.play("room:turn_power")
    assert table.state.powered == [1, 3, 4]
    assert table.told("power_turned") == [{"token": 2, "section": "S-02", "powered": 0}]


def in_the_caves(card: str, **state: object) -> Table:
    """From the Cave Entrance in 008; 003 and 009 have entrances and are explored."""
    table = janitor("008", "cave_entrance", **state).explore("003", "guard_room")
    table.explore("009", "surgery").put(card, "attacks", top=True)
    return table


@rule("LD-27.09")
def test_the_caves_lead_to_explored_entrances_only() -> None:
    table = in_the_caves("attack_cut_5#1").start(0, noise=["silence"]).play("room:crawl")
    assert set(table.options) == {"crawl:003", "crawl:006", "crawl:009", "crawl:016"}


@rule("LD-27.09")
def test_the_caves_attack_like_an_adult_in_darkness_and_then_there_is_noise() -> None:
    table = in_the_caves("attack_cut_5#1").start(0, noise=[1])
    table.play("room:crawl", "crawl:003")
    assert table.state.place[0] == "003"
    assert table.state.light[0] == 2
    assert table.state.noise == ["service"]
    missed = in_the_caves("attack_piercing_the_heart_3#1").start(0, noise=["silence"])
    missed.play("room:crawl", "crawl:003")
    assert missed.at("wounds.0") == ()
    assert missed.state.light.get(0, 0) == 0


@rule("LD-27.09")
def test_no_noise_where_the_caves_lead_to_company() -> None:
    table = in_the_caves("attack_cut_5#1").stand(1, "003").start(0).play("room:crawl", "crawl:003")
    assert table.told("noise_roll") == []


@rule("LD-27.09", "LD-23.03b")
def test_who_dies_in_the_caves_lies_where_they_lead() -> None:
    table = in_the_caves("attack_cut_5#1")
    for wound in ("body#1", "hand#1", "leg#1"):
        table.put(wound, "wounds.0")
    table.start(0).play("room:crawl", "crawl:003")
    assert table.state.place[0] == "dead"
    assert table.at("objects.003") == ("corpse#1",)
    assert table.told("noise_roll") == []


@rule("LD-27.09", "LD-23.11a")
@pytest.mark.parametrize(("knowledge", "place"), [(2, "dead"), (3, "003")])
def test_what_helps_against_adults_helps_in_the_caves(knowledge: int, place: str) -> None:
    table = in_the_caves("attack_perched_in_the_dark_5#1", knowledge={"0": knowledge, "1": 1})
    for zone in ("weaknesses", "weaknesses.hidden"):
        for card in list(table.zones[zone]):
            table.put(card, "box")
    table.put("wary_of_shadows", "weaknesses").put("body#1", "wounds.0").put("leg#1", "wounds.0")
    table.start(0, noise=["silence"]).play("room:crawl", "crawl:003")
    assert table.state.place[0] == place


@rule("LD-27.10b")
def test_who_has_sent_the_signal_shows_all_objectives() -> None:
    table = janitor("008", "transmitter_control_room", signal=[1], met=False).start(0)
    table.play("room:check_objective")
    shown = table.match.view(0)["seats"][1]["objectives"]
    assert sorted(shown) == sorted(table.at("objectives.1"))
    assert len(shown) == 2
    assert table.match.view(None)["seats"][1]["objectives"] == (None, None)
    silent = janitor("008", "transmitter_control_room").start(0)
    assert "check_objective" not in room_actions(silent)


# ---------------------------------------------------------------- the Nest


def walk_into_the_nest(**state: object) -> Table:
    table = janitor("012", **state)
    tile = next(zone for zone, pieces in table.zones.items() if "nest" in pieces)
    other = table.zones["tile.008"][0]
    table.put(other, tile).put("nest", "tile.008")
    for token in list(table.zones["token.008"]):
        table.put(token, "explored")
    table.put("explore_malfunction_3#1", "token.008")
    return table.start(0, noise=["silence"]).play("move:008", "pay:janitor_rest#1")


@rule("LD-27.12")
@pytest.mark.parametrize(("answer", "knowledge"), [("yes", 4), ("no", 1)])
def test_what_another_carries_is_analysed_only_if_that_player_agrees(
    answer: str, knowledge: int
) -> None:
    table = janitor("008", "laboratory").stand(1, "008").deal(1).put("egg#1", "hands.1")
    table.start(0).play("room:analyse")
    assert (table.ask.seat, table.ask.prompt) == (1, "lend")
    table.play(answer)
    assert table.state.knowledge[0] == knowledge
    assert ("egg#1" in table.at("hands.1")) == (answer == "no")


@rule("LD-27.12")
def test_who_may_not_use_the_object_of_another_may_use_the_own() -> None:
    table = janitor("008", "laboratory").stand(1, "008").deal(1).put("egg#1", "hands.1")
    table.put("carcass#1", "hands.0").start(0).play("room:analyse", "analyse:egg#1", "no")
    assert table.at("laboratory_board") == ("carcass#1",)
    assert table.state.knowledge[0] == 4


@rule("LD-27.13a", "LD-27.13f")
def test_finding_the_nest_teaches_something_once() -> None:
    table = walk_into_the_nest()
    assert table.at("room.008") == ("nest",)
    assert table.state.knowledge[0] == 2
    assert "008" not in table.state.search
    assert table.state.malfunction == []
    assert walk_into_the_nest(nest_found=True).state.knowledge[0] == 1


@rule("LD-27.13b", "LD-27.13c")
def test_an_egg_is_taken_from_the_nest_into_a_hand_and_makes_noise() -> None:
    table = janitor("008", "nest").start(0, noise=[4]).play("room:take_egg")
    assert table.at("hands.0") == ("nailgun#1", "egg#1")
    assert len(table.at("nest.eggs")) == 4
    assert table.state.noise == ["008-009"]
    full = janitor("008", "nest").put("carcass#1", "hands.0").start(0)
    assert "take_egg" not in room_actions(full)


@rule("LD-27.13c", "LD-27.13d", "LD-14.08a")
def test_an_egg_lying_in_the_nest_room_is_no_egg_of_the_nest() -> None:
    table = janitor("008", "nest").put("egg#8", "objects.008")
    for egg in list(table.zones["nest.eggs"])[1:]:
        table.put(egg, "object_supply")
    table.start(0, noise=["silence"])
    assert {option for option in table.options if option.startswith("pick_up")} == {"pick_up:egg#8"}
    table.play("room:take_egg")
    assert table.state.nest_destroyed
    assert table.at("objects.008") == ("egg#8",)


@rule("LD-27.13d")
def test_a_destroyed_nest_stays_destroyed_when_the_queen_comes() -> None:
    table = janitor("012", nest_destroyed=True).explore("008", "nest")
    for egg in list(table.zones["nest.eggs"]):
        table.put(egg, "object_supply")
    table.put("token_queen_4_4#1", "bag")
    table.run(["develop_bag"], ["act", 0, 1], bag=["token_queen_4_4#1"])
    assert table.at("nest.eggs") == ()
    assert table.state.nest_destroyed


@rule("LD-27.13e", "LD-27.13d")
def test_a_burning_nest_loses_an_egg_a_round_until_it_is_destroyed() -> None:
    table = janitor("022", fire=["008"]).explore("008", "nest").run(["fire_burns"], ["act", 0, 1])
    assert len(table.at("nest.eggs")) == 4
    assert not table.state.nest_destroyed
    last = janitor("022", fire=["008"]).explore("008", "nest")
    for egg in list(last.zones["nest.eggs"])[1:]:
        last.put(egg, "object_supply")
    last.run(["fire_burns"], ["act", 0, 1])
    assert last.state.nest_destroyed


@rule("LD-27.13e")
def test_fire_burns_eggs_that_lie_about_but_not_carried_ones() -> None:
    table = janitor("022", fire=["022"]).put("egg#7", "hands.0").put("egg#8", "objects.022")
    table.run(["fire_burns"], ["act", 0, 1])
    assert table.at("objects.022") == ()
    assert "egg#7" in table.at("hands.0")
    assert len(table.at("nest.eggs")) == 5


@rule("LD-27.13f")
def test_the_nest_cannot_be_searched() -> None:
    table = walk_into_the_nest()
    assert not [option for option in table.options if "janitor_search" in option]


@rule("LD-27.14a", "LD-27.14c")
@pytest.mark.parametrize(("face", "left"), [("creeper", 4), ("blank", 5)])
def test_eggs_can_be_shot_and_every_attempt_makes_noise(face: str, left: int) -> None:
    table = janitor("008", "nest", powered=[]).start(0, combat=[face], noise=[4])
    table.play("shoot:nailgun#1>eggs", "pay:janitor_rest#1")
    assert len(table.at("nest.eggs")) == left
    assert table.state.noise == ["008-009"]


@rule("LD-27.14a")
def test_two_damage_destroy_two_eggs_and_no_more_than_there_are() -> None:
    for eggs, left in ((5, 3), (1, 0)):
        table = janitor("008", "nest", powered=[]).put("nailgun#1", "removed")
        table.put("shotgun#1", "hands.0").set(ammo={"shotgun#1": 1})
        for egg in list(table.zones["nest.eggs"])[eggs:]:
            table.put(egg, "object_supply")
        table.start(0, combat=["hit_1"], noise=["silence"])
        table.play("shoot:shotgun#1>eggs", "pay:janitor_rest#1")
        assert len(table.at("nest.eggs")) == left
        assert table.state.nest_destroyed == (not left)


@rule("LD-27.14a", "LD-27.14c")
def test_eggs_beside_a_xeno_are_a_target_of_their_own() -> None:
    table = janitor("008", "nest", powered=[]).put("adult#1", "xenos.008")
    table.start(0, combat=["hit_2"], noise=["silence"])
    assert {"melee:eggs", "melee:adult#1"} <= set(table.options)
    table.play("shoot:nailgun#1>eggs", "pay:janitor_rest#1")
    assert table.state.damage == {}
    assert len(table.told("noise_roll")) == 1


@rule("LD-27.14b", "LD-27.14c")
@pytest.mark.parametrize(("face", "left"), [("hit_1", 4), ("blank", 5)])
def test_striking_eggs_neither_contaminates_nor_wounds(face: str, left: int) -> None:
    table = janitor("008", "nest").start(0, combat=[face], noise=["silence"])
    table.play("melee:eggs", "pay:janitor_rest#1")
    assert len(table.at("nest.eggs")) == left
    assert table.at("discard.0") == ("janitor_rest#1",)
    assert table.at("wounds.0") == ()
    assert len(table.told("noise_roll")) == 1


@rule("LD-27.14c")
def test_a_grenade_among_eggs_makes_noise_where_it_was_thrown_from() -> None:
    table = janitor("012").explore("012", "guard_room").explore("008", "nest").give(0, "grenade#1")
    table.start(0, noise=[3]).play("use:grenade#1>throw", "pay:janitor_rest#1")
    assert len(table.at("nest.eggs")) == 3
    assert table.told("noise_roll")[0]["room"] == "012"
    assert table.state.noise == ["012-013"]


# ---------------------------------------------------------------- further rooms


@rule("LD-28.02")
def test_the_defence_system_strikes_a_room_with_xenos_for_a_search() -> None:
    table = janitor("003", "defense_control_room").explore("008", "archive").stand(1, "008")
    table.put("adult#1", "xenos.008").put("larva#1", "xenos.008").put("adult#2", "xenos.013")
    table.put("attack_cut_5#1", "attacks", top=True).start(0).play("room:exterminate")
    assert set(table.options) == {"search", "break"}
    table.play("search")
    assert set(table.options) == {"room:008", "room:013"}
    table.play("room:008")
    assert table.state.search["003"] == 1
    assert table.state.malfunction == ["008"]
    assert table.state.damage == {"adult#1": 1}
    assert table.at("xenos.008") == ("adult#1",)
    assert len(table.at("wounds.1")) == 1


@rule("LD-28.02")
def test_without_a_search_left_the_defence_system_breaks() -> None:
    table = janitor("003", "defense_control_room", search=0).put("larva#1", "xenos.013")
    table.start(0).play("room:exterminate")
    assert set(table.state.malfunction) == {"003", "013"}


@rule("LD-28.02", "LD-19.06b", "LD-19.07c")
def test_the_defence_system_reaches_rooms_that_cannot_break() -> None:
    for kind in ("", "nest"):
        table = janitor("003", "defense_control_room").put("larva#1", "xenos.008")
        if kind:
            table.explore("008", kind)
        table.start(0).play("room:exterminate", "search")
        assert table.at("xenos.008") == ()
        assert table.state.malfunction == []


@rule("LD-28.02")
def test_the_defence_system_needs_a_xeno_in_a_working_room() -> None:
    assert not room_actions(janitor("003", "defense_control_room").start(0))
    broken = janitor("003", "defense_control_room", malfunction=["013"])
    assert not room_actions(broken.put("larva#1", "xenos.013").start(0))


@rule("LD-28.03a", "LD-22.09c")
def test_surgery_removes_every_infection_and_shuffles_all_cards() -> None:
    table = janitor("003", "surgery", larva=[0]).deal(
        0, "search", "rest", "clean_up", "contamination#1"
    )
    table.put("contamination#2", "deck.0").put("contamination#3", "discard.0")
    faces = sorted(table.zones["faces"])  # the clean ones first
    table.zones["faces"] = [faces[-1], faces[0], faces[-2], *faces[1:-2]]
    table.start(0).play("room:operate", "pay:janitor_search#1+janitor_rest#1")
    state = table.state
    assert (state.larva, state.light[0], state.passed) == ([], 1, [0])
    assert table.at("hand.0") == table.at("discard.0") == ()
    assert len(table.at("deck.0")) == 11
    assert "contamination#2" in table.at("deck.0")
    assert set(table.at("contamination")[-2:]) == {"contamination#1", "contamination#3"}
    assert table.ask.seat == 1


@rule("LD-28.03a", "LD-13.06")
def test_surgery_in_a_burning_room_ends_in_the_fire() -> None:
    table = janitor("003", "surgery", fire=["003"]).start(0).play("room:operate")
    assert table.state.light[0] == 2


@rule("LD-28.03a", "LD-23.03a")
def test_surgery_kills_who_has_three_serious_wounds() -> None:
    table = janitor("003", "surgery")
    for wound in ("body#1", "hand#1", "leg#1"):
        table.put(wound, "wounds.0")
    table.start(0).play("room:operate")
    assert table.state.place[0] == "dead"
    assert table.told("passed") == []
    assert table.ask.seat == 1


@rule("LD-28.03b", "LD-20.02d")
def test_after_surgery_the_hand_is_empty_in_the_event_phase() -> None:
    table = janitor("003", "surgery").deal(0, "search", "rest", "clean_up").start(0)
    table.play("room:operate", "pay:janitor_search#1+janitor_rest#1")
    table.set(noise=["002-003"], passed=[0, 1]).put("token_larva_1_2#1", "bag")
    table.put("token_adult_2_4#1", "bag").stand(1, "bunker").deal(0)
    table.run(
        ["develop_bag"], ["act", 0, 1], bag=["token_adult_2_4#1", "token_larva_1_2#1"], noise=[2]
    )
    assert table.told("xeno_attacks")[0]["how"] == "surprise"


@rule("LD-28.04", "LD-11.04b")
@pytest.mark.parametrize("letter", ["b", "c"])
def test_pods_b_and_c_work_like_pod_a(letter: str) -> None:
    table = janitor("003", f"css_{letter}", time=8).start(0).play("room:enter_pod")
    assert table.state.place[0] == f"pod_{letter}"
    assert not room_actions(janitor("003", f"css_{letter}", time=9).start(0))
    taken = janitor("003", f"css_{letter}", time=8).stand(1, f"pod_{letter}").start(0)
    assert not room_actions(taken)


@rule("LD-28.05a")
def test_css_control_shows_a_token_and_may_move_it_by_one() -> None:
    table = janitor("003", "css_control", time=11).start(0).play("room:reschedule", "css:8")
    assert table.match.view(0)["time"]["css"]["8"] is not None
    assert table.match.view(1)["time"]["css"]["8"] is None
    assert set(table.options) == {"stay", "shift:8>9", "shift:8>7"}
    token = table.at("css.8")
    table.play("shift:8>7")
    assert (table.at("css.8"), table.at("css.7")) == ((), token)


@rule("LD-28.05b")
def test_css_control_moves_nothing_off_the_time_token_nor_onto_another_token() -> None:
    table = janitor("003", "css_control", time=8).start(0).play("room:reschedule", "css:8")
    assert table.ask.prompt != "shift_css"
    last = janitor("003", "css_control", time=11).start(0).play("room:reschedule", "css:1")
    assert set(last.options) == {"stay", "shift:1>0"}
    before = janitor("003", "css_control", time=11).start(0).play("room:reschedule", "css:2")
    assert set(before.options) == {"stay", "shift:2>3"}


@rule("LD-28.03b")
def test_after_surgery_the_hand_is_empty_and_all_cards_are_in_the_deck() -> None:
    table = janitor("008", "surgery").deal(0, "search", "rest", "clean_up", "contamination#1")
    table.face("contamination#1", "clean").start(0)
    table.play("room:operate", "pay:janitor_search#1+janitor_rest#1")
    assert table.at("hand.0") == table.at("discard.0") == ()
    assert len(table.at("deck.0")) == 11
    assert 0 in table.state.passed


AROUND = {"018-024": "closed", "024-025": "closed"}


@rule("LD-28.07a")
def test_a_room_beside_a_destroyed_door_cannot_be_vented() -> None:
    """Nor one without an entrance; one with an entrance can, explored or not, and its fire goes."""
    table = janitor("009", "vent_control_room", door={"018-024": "destroyed"}, fire=["003"])
    table.start(0).play("room:vent")
    assert "vent:024" not in table.options
    assert "vent:008" not in table.options
    assert {"vent:003", "vent:009", "vent:027"} <= set(table.options)
    table.play("vent:003")
    assert (table.state.venting, table.state.fire) == ("003", [])
    assert table.state.door["002-003"] == table.state.door["003-004"] == "closed"


@rule("LD-28.07b")
@pytest.mark.parametrize("way", ["opened", "destroyed", "taken away", "elsewhere"])
def test_a_door_that_no_longer_holds_ends_the_venting(way: str) -> None:
    room = "004" if way == "elsewhere" else "025"
    table = janitor(room, door={**AROUND, "003-004": "closed"}, venting="024")
    if way == "taken away":
        doors = [*AROUND, "001-002", "001-004", "002-003", "002-005", "004-006", "005-007"]
        doors += ["006-011", "007-008", "003-004"]
        table.set(door=dict.fromkeys(doors, "closed")).explore("025", "archive", search=1)
        table.give(0, "toolbelt#1").start(0)
        table.play("use:toolbelt#1>door", "pay:janitor_rest#1", "close:025-026")
        table.play("take_door:018-024")
    elif way == "opened":
        table.give(0, "toolbelt#1").start(0)
        table.play("use:toolbelt#1>door", "pay:janitor_rest#1", "open:024-025")
    else:
        table.deal(0, "demolition", "rest").start(0).play("play:janitor_demolition#1>break_door")
    assert table.state.venting == ("024" if way == "elsewhere" else "")


@rule("LD-28.07c")
def test_everything_but_eggs_dies_in_a_vented_room_when_all_have_passed() -> None:
    table = janitor("024", venting="024", door=AROUND).put("egg#8", "objects.024")
    table.put("adult#1", "xenos.024").put("larva#1", "xenos.024").start(0)
    table.play("pass", "none")
    assert table.state.place[0] == "024"
    table.play("pass", "none")
    assert table.state.place == {0: "dead", 1: "018"}
    assert set(table.at("objects.024")) == {"egg#8", "carcass#1", "corpse#1"}
    assert table.state.venting == ""
    assert table.told("xeno_attacks") == []


@rule("LD-28.08")
@pytest.mark.parametrize(("knowledge", "offered"), [(3, False), (4, True)])
def test_the_test_laboratory_gives_an_antidote_to_the_learned(
    knowledge: int, offered: bool
) -> None:
    table = janitor("003", "testing_lab", knowledge={"0": knowledge, "1": 1}).start(0)
    assert bool(room_actions(table)) == offered
    if offered:
        assert table.play("room:take_neutralizer").at("inventory.0") == ("neutralizer#1",)
    gone = janitor("003", "testing_lab", knowledge={"0": 8, "1": 1})
    for number in (1, 2, 3):
        gone.put(f"neutralizer#{number}", "inventory.1")
    assert not room_actions(gone.start(0))


@rule("LD-28.09")
def test_the_guard_room_gives_a_taser_or_a_suit_for_a_search() -> None:
    table = janitor("003", "guard_room").start(0).play("room:take_equipment")
    assert set(table.options) == {"take:taser", "take:enviro_suit"}
    table.play("take:enviro_suit")
    assert table.at("hands.0") == ("nailgun#1", "enviro_suit#1")
    assert table.state.search["003"] == 1
    assert not room_actions(janitor("003", "guard_room", search=0).start(0))
    gone = janitor("003", "guard_room")
    for number in (1, 2, 3):
        gone.put(f"taser#{number}", "inventory.1").put(f"enviro_suit#{number}", "inventory.1")
    assert not room_actions(gone.start(0))


# ---------------------------------------------------------------- special rooms


@rule("LD-29.01")
@pytest.mark.parametrize("room", ["002", "004", "007", "013", "018", "019", "022"])
def test_special_rooms_are_explored_unsearchable_and_take_markers(room: str) -> None:
    table = janitor(room).give(0, "lighter#1").deal(0, "demolition", "rest", "search")
    table.stand(1, "025").start(0)
    assert table.at(f"room.{room}")
    assert "play:janitor_search#1>search" not in table.options
    table.play("play:janitor_demolition#1>break_room", "use:lighter#1>ignite", "pay:janitor_rest#1")
    assert (table.state.malfunction, table.state.fire) == ([room], [room])


@rule("LD-29.02c")
@pytest.mark.parametrize(("room", "section"), [("002", "S-01"), ("007", "S-02"), ("018", "S-03")])
def test_the_lift_works_from_every_section_by_its_own_power(room: str, section: str) -> None:
    for powered, offered in (([4], {"use_elevator"}), ([1, 2, 3], set())):
        table = janitor(room, lift=section, powered=powered).stand(1, "022").start(0)
        assert room_actions(table) == offered
    elsewhere = "S-01" if section != "S-01" else "S-02"
    far = janitor(room, lift=elsewhere, powered=[4]).stand(1, "022").start(0)
    assert room_actions(far) == {"call_elevator"}


@rule("LD-29.02b")
def test_who_rides_the_lift_takes_along_whom_one_likes_if_they_agree() -> None:
    table = Table("janitor", "sentry", "hacker", "survivor")
    for seat in range(4):
        table.stand(seat, "002")
    table.set(power={"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}, powered=[4], lift="S-01")
    table.deal(0, "rest", "search").start(0).play("room:use_elevator", "pay:janitor_rest#1")
    while table.ask.prompt == "interrupt":
        table.play("let")
    table.play("ride:S-03")
    assert (table.ask.seat, table.ask.prompt) == (0, "ride_with")
    table.play("with:1+3")
    assert (table.ask.seat, table.ask.prompt) == (1, "ride_along")
    table.play("yes")
    assert (table.ask.seat, table.ask.prompt) == (3, "ride_along")
    table.play("no")
    assert table.state.place == {0: "018", 1: "018", 2: "002", 3: "002"}


@rule("LD-29.03")
def test_in_the_depot_everybody_crafts_with_one_component_the_acting_one_first() -> None:
    table = janitor("004").stand(1, "004").give(0, "medkit#1").give(1, "toolbelt#1")
    table.start(0).play("room:craft_together", "let")
    assert (table.ask.seat, set(table.options)) == (0, {"done", "craft:neutralizer>medkit#1"})
    table.play("craft:neutralizer>medkit#1")
    assert table.at("inventory.0") == ("neutralizer#1",)
    assert table.ask.seat == 1
    table.play("craft:taser>toolbelt#1")
    assert table.at("inventory.1") == ("taser#1",)
    assert len(table.at("hand.1")) == 2


@rule("LD-29.03")
def test_in_the_depot_one_may_act_for_the_others_alone() -> None:
    table = janitor("004").stand(1, "004").give(1, "toolbelt#1").start(0)
    assert "craft_together" in room_actions(table)
    table.play("room:craft_together", "let", "done", "craft:taser>toolbelt#1")
    assert table.at("inventory.1") == ("taser#1",)
    assert not room_actions(janitor("004").start(0))


@rule("LD-29.03", "LD-25.04")
def test_the_depot_does_not_betray_what_somebody_carries() -> None:
    table = janitor("004").stand(1, "004").give(0, "medkit#1").give(1, "grenade#1")
    table.start(0).play("room:craft_together", "let", "done")
    assert (table.ask.seat, table.options) == (1, ["done"])


@rule("LD-29.05b", "LD-11.03")
def test_a_second_character_may_lock_in_and_the_self_destruct_may_still_start() -> None:
    table = janitor("019", time=8).stand(1, "isolated").start(0, noise=["silence"])
    assert "lock_in" in room_actions(table)
    cooling = janitor("008", "cooling_system", time=8).stand(1, "isolated").start(0)
    cooling.play("room:start_self_destruct")
    assert cooling.state.self_destruct == 5


@rule("LD-29.05b")
def test_who_is_locked_in_takes_no_turn_and_draws_no_cards() -> None:
    table = janitor("008", first=0).stand(1, "isolated").deal(1).run(["begin_round"])
    assert table.at("hand.1") == ()
    table.play("pass", "none")
    assert table.ask.seat == 0


@rule("LD-29.08a", "LD-10.17a")
def test_the_alarm_opens_the_isolation_room_at_once() -> None:
    table = janitor("013", time=15).start(0).play("room:raise_alarm")
    assert table.state.alarm == 7
    locked = janitor("019", time=15, alarm=7).start(0)
    assert "lock_in" in room_actions(locked)
    assert "raise_alarm" not in room_actions(janitor("013", alarm=7).start(0))


@rule("LD-29.08b", "LD-11.15")
def test_the_security_centre_takes_a_protocol_out_of_the_neutral_pool() -> None:
    table = janitor("013")
    pool, mine = list(table.zones["protocols.neutral"]), list(table.zones["protocols.0"])
    table.start(0).play("room:inspect_protocol", "protocol:1")
    assert table.at("protocols.0") == (*mine, pool[0])
    assert table.at("protocols.neutral") == tuple(pool[1:])
    assert table.match.view(1)["seats"][0]["protocols"] == (None,) * (len(mine) + 1)
    empty = janitor("013")
    for token in list(empty.zones["protocols.neutral"]):
        empty.put(token, "protocols.1")
    assert room_actions(empty.start(0)) == {"raise_alarm"}


@rule("LD-29.06a", "LD-29.06c")
@pytest.mark.parametrize("emergency_power", [False, True])
@pytest.mark.parametrize(
    ("active", "after"),
    [([], [1, 2]), ([3, 4], [1, 2]), ([1, 3, 4], [1, 3, 4]), ([1, 2, 3, 4], [1, 2, 3, 4])],
)
def test_the_emergency_generator_resets_only_a_weak_supply(
    active: list[int], after: list[int], emergency_power: bool
) -> None:
    """The time token is turned to its active side, or stays there."""
    table = janitor("022", powered=active, emergency_power=emergency_power)
    table.start(0).play("room:restore_power")
    while table.ask.prompt == "place_power":
        table.play(table.options[0])
    assert table.state.powered == after
    assert table.state.emergency_power
