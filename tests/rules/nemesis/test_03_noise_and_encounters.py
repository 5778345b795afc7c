"""Noise, Danger, encounters (NE-03.01 ff., NE-03.17 ff., NE-10.01 to NE-10.09)."""

from __future__ import annotations

import pytest

from tests.games.nemesis.positions import aboard
from tests.games.nemesis.table import Table
from tests.marks import rule


def walker(**state: object) -> Table:
    """The captain in 017, about to walk into the empty explored room 014."""
    table = aboard(room="014", kind="storage", **state).explore("017", "armory", search=1)
    return table.stand(0, "017").deal(0, "search", "rest", "order")


def step(table: Table, **chance: object) -> Table:
    return table.start(0, **chance).play("move:014", "pay:captain_rest#1")


def meet(token: str, table: Table | None = None) -> Table:
    """Noise where noise already lies: an encounter with this token."""
    table = (table or walker()).put(token, "bag").set(noise=["014-017"])
    return step(table, noise=[2], bag=[token])


# ---------------------------------------------------------------- noise rolls


@rule("NE-03.21")
@pytest.mark.parametrize(
    ("number", "corridor"), [(1, "013-014"), (2, "014-017"), (4, "011-014"), (3, "service")]
)
def test_a_number_puts_noise_into_that_corridor(number: int, corridor: str) -> None:
    assert step(walker(), noise=[number]).state.noise == [corridor]


@rule("NE-03.20", "NE-03.01")
def test_noise_where_noise_lies_is_an_encounter_instead() -> None:
    table = meet("token_adult_2#1")
    assert table.told("encounter")[0]["seat"] == 0
    assert table.at("xenos.014") == ("adult#1",)
    assert table.state.noise == []


@rule("NE-03.22", "NE-03.18")
def test_danger_without_intruders_fills_every_corridor_with_noise() -> None:
    table = step(walker(noise=["013-014"]), noise=["danger"])
    assert sorted(table.state.noise) == ["011-014", "013-014", "014-017", "service"]
    assert table.told("encounter") == []


@rule("NE-03.17", "NE-03.02")
def test_danger_brings_the_intruders_of_neighbouring_rooms() -> None:
    table = walker().put("adult#1", "xenos.011").put("larva#1", "xenos.013")
    table.put("creeper#1", "xenos.010").deal(0, "rest")
    table.start(0, noise=["danger"]).play("move:014")
    assert set(table.at("xenos.014")) == {"adult#1", "larva#1"}
    assert table.at("xenos.010") == ("creeper#1",)
    assert table.state.noise == []
    assert table.told("encounter") == table.told("xeno_attacks") == []


@rule("NE-03.17")
def test_danger_does_not_call_intruders_that_fight_somebody_else() -> None:
    table = walker().stand(1, "011").put("adult#1", "xenos.011")
    step(table, noise=["danger"])
    assert table.at("xenos.011") == ("adult#1",)
    assert len(table.state.noise) == 4  # as if there were none


@rule("NE-03.19")
def test_danger_breaks_a_closed_door_instead_of_passing_it() -> None:
    table = walker(door={"011-014": "closed"}).put("adult#1", "xenos.011")
    step(table, noise=["danger"])
    assert table.at("xenos.011") == ("adult#1",)
    assert table.state.door == {"011-014": "destroyed"}
    assert table.state.noise == []


@rule("NE-03.23")
def test_silence_makes_no_noise() -> None:
    table = step(walker(), noise=["silence"])
    assert table.state.noise == []
    assert table.told("danger") == []


@rule("NE-03.23", "NE-03.43")
def test_silence_is_danger_for_the_slimed() -> None:
    table = step(walker(slime=[0]), noise=["silence"])
    assert table.told("danger")[0]["room"] == "014"
    assert len(table.state.noise) == 4


@rule("NE-03.52")
def test_noise_in_the_technical_corridors_counts_at_every_entrance() -> None:
    table = walker(noise=["service"]).put("token_larva_1#1", "bag")
    step(table, noise=[3], bag=["token_larva_1#1"])
    assert table.told("encounter")[0]["room"] == "014"
    assert table.state.noise == []


@rule("NE-03.57")
@pytest.mark.parametrize("door", ["closed", "destroyed"])
def test_a_door_keeps_neither_noise_nor_encounters_out(door: str) -> None:
    quiet = step(walker(door={"011-014": door}), noise=[4])
    assert quiet.state.noise == ["011-014"]
    loud = walker(door={"011-014": door}, noise=["011-014"]).put("token_larva_1#1", "bag")
    step(loud, noise=[4], bag=["token_larva_1#1"])
    assert loud.at("xenos.014") == ("larva#1",)


# ---------------------------------------------------------------- encounters


@rule("NE-10.01")
def test_an_encounter_clears_all_noise_around_the_room() -> None:
    table = walker().put("token_larva_1#1", "bag")
    table.set(noise=["011-014", "013-014", "014-017", "service", "001-002"])
    step(table, noise=[4], bag=["token_larva_1#1"])
    assert table.state.noise == ["001-002"]


@rule("NE-10.01")
def test_noise_in_the_technical_corridors_stays_where_there_is_no_entrance() -> None:
    table = walker(noise=["017-020", "service"]).stand(0, "014").put("token_larva_1#1", "bag")
    table.start(0, noise=[3], bag=["token_larva_1#1"]).play("move:017", "pay:captain_rest#1")
    assert table.state.noise == ["service"]


@rule("NE-10.02", "NE-10.05", "NE-10.08")
@pytest.mark.parametrize(
    ("token", "figure"),
    [
        ("token_larva_1#1", "larva#1"),
        ("token_creeper_1#1", "creeper#1"),
        ("token_adult_2#1", "adult#1"),
        ("token_breeder_3#1", "breeder#1"),
        ("token_queen_4#1", "queen#1"),
    ],
)
def test_the_drawn_type_comes_and_its_token_goes_to_the_supply(token: str, figure: str) -> None:
    table = walker().deal(0, "search", "rest", "order", "reload", "demolition")
    meet(token, table)
    assert table.at("xenos.014") == (figure,)
    assert token in table.at("supply")
    assert token not in table.at("bag")


@rule("NE-10.03")
def test_a_blank_token_brings_noise_into_every_corridor_and_stays_in_the_bag() -> None:
    table = meet("token_blank_0#1")
    assert sorted(table.state.noise) == ["011-014", "013-014", "014-017", "service"]
    assert "token_blank_0#1" in table.at("bag")
    assert table.at("xenos.014") == ()


@rule("NE-10.04")
@pytest.mark.parametrize("left", [True, False])
def test_a_blank_alone_in_the_bag_brings_an_adult_token_if_one_is_left(left: bool) -> None:
    table = walker()
    for token in list(table.zones["bag"]):
        table.put(token, "supply")
    if not left:
        for token in [t for t in table.zones["supply"] if t.startswith("token_adult")]:
            table.put(token, "box")
    meet("token_blank_0#1", table)
    kinds = [token.split("_")[1] for token in table.at("bag")]
    assert kinds == (["blank", "adult"] if left else ["blank"])


@rule("NE-10.06", "NE-10.07")
@pytest.mark.parametrize(("hand", "surprised"), [(0, True), (1, True), (2, False), (3, False)])
def test_who_holds_fewer_cards_than_the_number_is_surprised(hand: int, surprised: bool) -> None:
    cards = ("search", "order", "reload")[:hand]
    table = walker().deal(0, "rest", *cards).put("attack_slime_5#1", "attacks", top=True)
    table.set(noise=["014-017"]).put("token_adult_2#1", "bag")
    table.start(0, noise=[2], bag=["token_adult_2#1"]).play("move:014")
    if table.ask.prompt == "pay":
        table.play("pay:captain_rest#1")
    attacks = [(told["seat"], told["how"]) for told in table.told("xeno_attacks")]
    assert attacks == ([(0, "surprise")] if surprised else [])


@rule("NE-10.06")
def test_contamination_cards_count_for_the_hand_in_an_encounter() -> None:
    table = walker().deal(0, "rest", "search", "contamination#1").set(noise=["014-017"])
    table.put("token_adult_2#1", "bag").start(0, noise=[2], bag=["token_adult_2#1"])
    table.play("move:014", "pay:captain_rest#1")
    assert table.told("xeno_attacks") == []


@rule("NE-10.07")
def test_a_surprise_attack_hits_who_made_the_noise_not_who_stands_by() -> None:
    table = walker().stand(1, "014").deal(1).deal(0, "search").set(noise=["013-014"])
    table.explore("013", "comms_room").put("token_adult_4#1", "bag")
    table.put("attack_slime_5#1", "attacks", top=True).put("token_breeder_3#1", "bag")
    table.stand(0, "014").run(
        ["develop_bag"],
        ["act", 0, 1],
        noise=[1],
        bag=["token_breeder_3#1", "token_adult_4#1"],
    )
    assert [told["seat"] for told in table.told("xeno_attacks")] == [0]


@rule("NE-03.24", "NE-08.08")
def test_walking_into_a_room_with_an_intruder_is_combat_but_no_encounter() -> None:
    table = walker().put("adult#1", "xenos.014")
    step(table)
    assert table.told("encounter") == table.told("noise_roll") == []
    assert table.told("xeno_attacks") == []
    assert "melee:adult#1" in table.options
    assert "play:captain_search#1>search" not in table.options


@rule("NE-06.20")
def test_when_all_adults_are_out_those_not_in_combat_leave_first() -> None:
    table = walker().stand(1, "011")
    for number, room in enumerate(("011", "001", "002", "003", "004", "005", "006", "007"), 1):
        table.put(f"adult#{number}", f"xenos.{room}")
    bagged = sum(token.startswith("token_adult") for token in table.zones["bag"])
    meet("token_adult_2#1", table)
    assert table.at("xenos.011") == ("adult#1",)
    assert len(table.at("xenos.014")) == 1
    on_board = [x for room in range(1, 22) for x in table.at(f"xenos.{room:03}")]
    assert len(on_board) == 2
    back = sum(token.startswith("token_adult") for token in table.at("bag"))
    assert back > bagged


@rule("NE-10.30")
def test_without_a_figure_nothing_comes_and_the_token_goes_to_the_supply() -> None:
    table = walker().deal(0, "rest").put("queen#1", "xenos.002").put("token_queen_4#1", "bag")
    table.set(noise=["014-017"]).start(0, noise=[2], bag=["token_queen_4#1"]).play("move:014")
    assert table.at("xenos.014") == ()
    assert "token_queen_4#1" in table.at("supply")
    assert table.told("xeno_attacks") == []


@rule("NE-10.09")
def test_nobody_attacks_during_the_turn_of_a_character_that_stays() -> None:
    table = aboard(room="014", kind="storage").put("adult#1", "xenos.014")
    table.deal(0, "demolition", "reload", "rest").start(0)
    table.play("play:captain_demolition#1>break_room")
    assert table.told("xeno_attacks") == []
