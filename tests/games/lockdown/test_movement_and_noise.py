"""Moving, exploring, making noise."""

from __future__ import annotations

from tests.games.lockdown.table import Table
from tests.marks import rule


def survivor_at_the_lift() -> Table:
    table = Table("survivor", "janitor").stand(0, "002").stand(1, "018")
    return table.explore("003", "archive", search=3).deal(0, "search", "rest", "repairs")


@rule("LD-14.06", "LD-17.12a", "LD-16.03")
def test_a_move_costs_a_card_and_makes_noise_in_the_numbered_corridor() -> None:
    table = survivor_at_the_lift().start(0, noise=[2])
    table.play("move:003", "pay:survivor_rest#1")
    assert table.state.place[0] == "003"
    assert table.state.noise == ["002-003"]
    assert "survivor_rest#1" in table.at("discard.0")


@rule("LD-17.12b", "LD-20.02a", "LD-20.02c")
def test_noise_where_noise_lies_is_an_encounter() -> None:
    table = survivor_at_the_lift().set(noise=["002-003", "003-004"])
    table.start(0, noise=[2], bag=["token_larva_0_1#1"])
    table.play("move:003", "pay:survivor_rest#1", "keep:" + _first_objective(table))
    assert table.at("xenos.003") == ("larva#1",)
    assert table.state.noise == []


def _first_objective(table: Table) -> str:
    return table.state.zones["objectives.0"][0]


@rule("LD-16.06b", "LD-20.01c")
def test_entering_an_occupied_room_makes_no_noise() -> None:
    table = survivor_at_the_lift().stand(1, "003").start(0)
    table.play("move:003", "pay:survivor_rest#1")
    assert table.told("noise_roll") == []


@rule("LD-18.01", "LD-18.02", "LD-18.06b")
def test_the_service_corridor_is_one_space_for_all_entrances() -> None:
    table = (
        survivor_at_the_lift().set(noise=["service"]).start(0, noise=[1], bag=["token_blank_0_0#1"])
    )
    table.play("move:003", "pay:survivor_rest#1")
    assert table.told("encounter")


@rule("LD-20.05a")
def test_the_blank_token_fills_the_corridors_with_noise_and_stays_in_the_bag() -> None:
    table = survivor_at_the_lift().set(noise=["002-003"])
    table.start(0, noise=[2], bag=["token_blank_0_0#1"])
    table.play("move:003", "pay:survivor_rest#1")
    assert sorted(table.state.noise) == ["002-003", "003-004", "service"]
    assert "token_blank_0_0#1" in table.at("bag")


@rule("LD-17.13a", "LD-17.13d")
def test_danger_brings_the_xenos_of_neighbouring_rooms_without_an_encounter() -> None:
    table = survivor_at_the_lift().put("adult#1", "xenos.004").set(met=True)
    table.start(0, noise=["danger"])
    table.play("move:003", "pay:survivor_rest#1")
    assert table.at("xenos.003") == ("adult#1",)
    assert table.told("xeno_attacks") == []


@rule("LD-17.13b", "LD-19.11b")
def test_danger_behind_a_closed_door_destroys_the_door() -> None:
    table = survivor_at_the_lift().put("adult#1", "xenos.004").set(door={"003-004": "closed"})
    table.start(0, noise=["danger"])
    table.play("move:003", "pay:survivor_rest#1")
    assert table.state.door == {"003-004": "destroyed"}
    assert table.at("xenos.004") == ("adult#1",)
    assert table.state.noise == []


@rule("LD-17.13c")
def test_danger_without_xenos_fills_the_corridors_with_noise() -> None:
    table = survivor_at_the_lift().start(0, noise=["danger"])
    table.play("move:003", "pay:survivor_rest#1")
    assert sorted(table.state.noise) == ["002-003", "003-004", "service"]


@rule("LD-17.14", "LD-19.02a")
def test_slime_turns_silence_into_danger() -> None:
    table = survivor_at_the_lift().set(slime=[0]).start(0, noise=["silence"])
    table.play("move:003", "pay:survivor_rest#1")
    assert len(table.state.noise) == 3


@rule("LD-14.07a")
def test_a_careful_move_costs_two_and_puts_noise_where_the_player_wants() -> None:
    table = survivor_at_the_lift().start(0)
    table.play("careful:003", "pay:survivor_rest#1+survivor_repairs#1", "noise:service")
    assert table.state.noise == ["service"]


@rule("LD-14.07b")
def test_no_careful_move_where_every_corridor_holds_noise() -> None:
    table = survivor_at_the_lift().set(noise=["002-003", "003-004", "service"]).start(0)
    assert "move:003" in table.options
    assert "careful:003" not in table.options
    assert "all_noisy" in {refusal.reason for refusal in table.ask.refusals}


@rule("LD-16.05", "LD-19.11a")
def test_a_closed_door_stops_characters() -> None:
    table = survivor_at_the_lift().set(door={"002-003": "closed"}).start(0)
    assert "move:003" not in table.options


@rule("LD-16.06a", "LD-17.01", "LD-17.02a", "LD-17.07")
def test_exploring_turns_up_the_tile_and_resolves_the_token() -> None:
    table = Table("survivor", "janitor").stand(0, "002").stand(1, "018")
    table.put("explore_malfunction_3#1", "token.003", top=True)
    for token in table.zones["token.003"][1:]:
        table.put(token, "explored")
    for room, kind in (("003", "guard_room"),):
        old = next(zone for zone, pieces in table.zones.items() if kind in pieces)
        table.put(table.zones[f"tile.{room}"][0], old)
        table.put(kind, f"tile.{room}")
    table.deal(0, "rest").start(0, noise=["silence"])
    table.play("move:003")
    assert table.at("room.003") == ("guard_room",)
    assert table.state.search["003"] == 3
    assert table.state.malfunction == ["003"]


@rule("LD-13.09a", "LD-13.09b")
def test_noise_fades_in_powered_sections_away_from_characters() -> None:
    table = Table("survivor", "janitor").stand(0, "002").stand(1, "018")
    table.set(noise=["001-002", "003-004", "025-026", "service"], power=POWER, powered=[1])
    table.run(["quieten"], ["act", 0, 1])
    assert table.state.noise == ["001-002", "025-026", "service"]


POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
