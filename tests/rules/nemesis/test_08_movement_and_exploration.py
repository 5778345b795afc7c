"""Moving, escaping, exploring (NE-08.01 to NE-08.18, NE-09.02 to NE-09.04)."""

from __future__ import annotations

import pytest

from tests.games.nemesis.positions import aboard, fight
from tests.games.nemesis.table import Table
from tests.marks import rule

TOKENS = {
    "silence": "explore_silence_1#1",
    "danger": "explore_danger_2#1",
    "slime": "explore_slime_3#1",
    "fire": "explore_fire_2#1",
    "malfunction": "explore_malfunction_4#1",
    "door": "explore_door_3#1",
}


def unexplored(effect: str, tile: str = "storage", **state: object) -> Table:
    """The captain next to unexplored room 017, which has this tile and token."""
    table = aboard(room="014", kind="cabins", **state).deal(0, "rest", "search", "order")
    old = next(zone for zone, pieces in table.zones.items() if tile in pieces)
    swapped = table.zones["tile.017"][0]
    if swapped != tile:
        table.put(swapped, old).put(tile, "tile.017")
    table.put(table.zones["token.017"][0], "box").put(TOKENS[effect], "token.017")
    return table


def enter(table: Table, **chance: object) -> Table:
    return table.start(0, **chance).play("move:017", "pay:captain_rest#1")


# ---------------------------------------------------------------- moving


@rule("NE-08.01", "NE-03.03")
def test_a_move_costs_one_and_leads_to_a_neighbouring_room() -> None:
    table = aboard(room="014", kind="cabins").deal(0, "rest", "search").start(0, noise=["silence"])
    moves = {option for option in table.options if option.startswith("move:")}
    assert moves == {"move:011", "move:013", "move:017"}
    table.play("move:011", "pay:captain_rest#1")
    assert table.state.place[0] == "011"
    assert table.at("hand.0") == ("captain_search#1",)


@rule("NE-08.02", "NE-03.58")
@pytest.mark.parametrize(("door", "open_way"), [("closed", False), ("destroyed", True)])
def test_a_closed_door_stops_characters(door: str, open_way: bool) -> None:
    table = aboard(room="014", kind="cabins", door={"011-014": door})
    table.deal(0, "rest", "search").start(0)
    assert ("move:011" in table.options) == ("careful:011" in table.options) == open_way


@rule("NE-03.51")
def test_the_technical_corridors_are_no_way_for_characters() -> None:
    table = aboard(room="014", kind="cabins").explore("015", "storage")
    table.deal(0, "rest", "search").start(0)
    assert "move:015" not in table.options  # both have an entrance


@rule("NE-03.36")
def test_nobody_ever_stands_in_a_corridor() -> None:
    table = aboard(room="014", kind="cabins").deal(0, "rest").start(0, noise=["silence"])
    table.play("move:011")
    assert table.told("moved")[0] | {"seat": 0} == {"seat": 0, "room": "014", "to": "011"}


@rule("NE-03.37", "NE-08.07")
@pytest.mark.parametrize("there", ["nobody", "character", "intruder", "object"])
def test_only_an_empty_room_asks_for_a_noise_roll(there: str) -> None:
    table = aboard(room="014", kind="cabins").explore("017", "storage").deal(0, "rest")
    if there == "character":
        table.stand(1, "017")
    elif there == "intruder":
        table.put("larva#1", "xenos.017")
    elif there == "object":
        table.put("egg#6", "objects.017")
    table.start(0, noise=["silence"]).play("move:017")
    assert bool(table.told("noise_roll")) == (there in ("nobody", "object"))


@rule("NE-08.04", "NE-10.11")
def test_every_intruder_attacks_who_escapes_the_largest_first() -> None:
    table = fight(room="014", kind="cabins").put("creeper#1", "xenos.014")
    table.put("larva#1", "xenos.014").stand(1, "014").deal(1).deal(0, "rest")
    table.put("attack_slime_5#1", "attacks", top=True)
    table.start(0, noise=["silence"]).play("move:011")
    attacks = [(told["xeno"], told["seat"], told["how"]) for told in table.told("xeno_attacks")]
    assert attacks == [
        ("adult#1", 0, "escape"),
        ("creeper#1", 0, "escape"),
        ("larva#1", 0, "escape"),
    ]


@rule("NE-08.05", "NE-08.03")
def test_who_survives_the_escape_arrives_and_makes_noise() -> None:
    table = fight(room="014", kind="cabins").deal(0, "rest")
    table.put("attack_slime_5#1", "attacks", top=True).start(0, noise=[2]).play("move:011")
    names = [event.name for event in table.match.events(None)]
    assert names.index("xeno_attacks") < names.index("moved") < names.index("noise_roll")
    assert table.state.place[0] == "011"
    assert table.at("xenos.014") == ("adult#1",)


@rule("NE-08.05")
def test_who_dies_in_the_escape_lies_where_the_flight_began() -> None:
    table = fight(room="014", kind="cabins").deal(0, "rest")
    table.put("body#1", "wounds.0").put("arm#1", "wounds.0")
    table.put("attack_bite_4#1", "attacks", top=True).start(0).play("move:011")
    assert table.state.place[0] == "dead"
    assert table.at("objects.014") == ("corpse#2",)


# ---------------------------------------------------------------- exploring


@rule("NE-08.06", "NE-08.09", "NE-08.17")
def test_first_the_room_then_its_token_which_leaves_the_game() -> None:
    table = enter(unexplored("malfunction"), noise=["silence"])
    told = table.told("explored")[0]
    assert (told["tile"], told["token"]) == ("storage", TOKENS["malfunction"])
    assert table.state.search["017"] == 4
    assert table.at("token.017") == ()
    assert TOKENS["malfunction"] in table.at("explored")


@rule("NE-08.10")
def test_a_silence_token_spares_the_noise_roll() -> None:
    table = enter(unexplored("silence"))
    assert table.told("noise_roll") == []
    assert table.state.noise == []


@rule("NE-08.10", "NE-03.43")
def test_a_silence_token_is_danger_for_the_slimed() -> None:
    table = enter(unexplored("silence", slime=[0]))
    assert table.told("noise_roll") == []
    assert table.told("danger")[0]["room"] == "017"


@rule("NE-08.11")
def test_a_danger_token_calls_intruders_instead_of_the_noise_roll() -> None:
    table = enter(unexplored("danger").put("adult#1", "xenos.020"))
    assert table.at("xenos.017") == ("adult#1",)
    assert table.told("noise_roll") == []


@rule("NE-08.12", "NE-08.16", "NE-03.42")
@pytest.mark.parametrize("slime", [[], [0]])
def test_a_slime_token_slimes_once_and_noise_follows(slime: list[int]) -> None:
    table = enter(unexplored("slime", slime=slime), noise=[1])
    assert table.state.slime == [0]
    assert len(table.told("slimed")) == 1 - len(slime)
    assert len(table.told("noise_roll")) == 1


@rule("NE-08.13", "NE-08.16")
def test_a_fire_token_sets_the_room_on_fire_and_noise_follows() -> None:
    table = enter(unexplored("fire"), noise=[1])
    assert table.state.fire == ["017"]
    assert len(table.told("noise_roll")) == 1


@rule("NE-08.14", "NE-08.16", "NE-03.05")
def test_a_malfunction_token_blocks_the_action_of_the_room() -> None:
    table = unexplored("malfunction").deal(0, "rest", "search", "order", "reload")
    enter(table, noise=[1])
    assert table.state.malfunction == ["017"]
    assert len(table.told("noise_roll")) == 1
    assert "room:take_from_storage" not in table.options


@rule("NE-08.15", "NE-08.16", "NE-03.61")
def test_a_door_token_closes_the_door_behind_you_and_noise_follows() -> None:
    table = unexplored("door")
    assert table.now.get("door", {}) == {}
    enter(table, noise=[1])
    assert table.state.door == {"014-017": "closed"}
    assert len(table.told("noise_roll")) == 1


@rule("NE-08.18", "NE-03.10")
@pytest.mark.parametrize("tile", ["nest", "slime_room"])
def test_nest_and_slime_room_hold_nothing_and_never_break(tile: str) -> None:
    table = enter(unexplored("malfunction", tile), noise=["silence"])
    assert "017" not in table.state.search
    assert table.state.malfunction == []
    assert not any(option.endswith(">search") for option in table.options)


@rule("NE-08.12")
def test_the_slime_room_slimes_whoever_comes_in_before_the_noise_roll() -> None:
    table = aboard(room="014", kind="cabins").explore("017", "slime_room").deal(0, "rest")
    table.start(0, noise=["silence"]).play("move:017")
    assert table.state.slime == [0]
    assert table.told("danger")[0]["room"] == "017"


# ---------------------------------------------------------------- careful moves


@rule("NE-09.02")
def test_a_careful_move_costs_two_and_puts_noise_where_the_player_likes() -> None:
    table = aboard(room="017", kind="storage", noise=["013-014"]).explore("014", "cabins")
    table.deal(0, "rest", "search").start(0).play("careful:014")
    assert table.told("noise_roll") == []
    assert table.options == ["noise:011-014", "noise:014-017", "noise:service"]
    table.play("noise:service")
    assert sorted(table.state.noise) == ["013-014", "service"]
    assert table.at("hand.0") == ()


@rule("NE-09.02")
def test_no_careful_move_in_combat() -> None:
    table = fight(room="017", kind="storage").deal(0, "rest", "search").start(0)
    assert "move:014" in table.options
    assert not any(option.startswith("careful:") for option in table.options)


@rule("NE-09.02", "NE-09.03")
@pytest.mark.parametrize("company", [True, False])
def test_where_every_corridor_is_noisy_only_an_occupied_room_can_be_entered_carefully(
    company: bool,
) -> None:
    noise = ["011-014", "013-014", "014-017", "service"]
    table = aboard(room="017", kind="storage", noise=noise).explore("014", "cabins")
    if company:
        table.stand(1, "014")
    table.deal(0, "rest", "search").start(0)
    assert ("careful:014" in table.options) == company
    if company:
        table.play("careful:014")
        assert table.state.noise == noise


@rule("NE-09.02")
def test_a_careful_move_into_an_occupied_room_places_no_noise() -> None:
    table = aboard(room="017", kind="storage").explore("014", "cabins").stand(1, "014")
    table.deal(0, "rest", "search").start(0).play("careful:014")
    assert table.state.noise == []


@rule("NE-09.04")
@pytest.mark.parametrize("slime", [[], [0]])
@pytest.mark.parametrize("effect", ["silence", "danger"])
def test_a_careful_move_cancels_silence_and_danger(effect: str, slime: list[int]) -> None:
    table = unexplored(effect, slime=slime).put("adult#1", "xenos.020").deal(0, "rest", "search")
    table.start(0).play("careful:017")
    assert table.told("danger") == table.told("noise_roll") == []
    assert table.ask.prompt == "careful_noise"
    assert table.at("xenos.020") == ("adult#1",)


@rule("NE-09.04")
def test_a_careful_move_resolves_all_other_tokens() -> None:
    table = unexplored("fire").deal(0, "rest", "search").start(0).play("careful:017")
    assert table.state.fire == ["017"]
    assert table.ask.prompt == "careful_noise"
