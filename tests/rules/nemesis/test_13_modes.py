"""Playing alone, and playing all together (NE-13)."""

from __future__ import annotations

from typing import Any

import pytest

import hullbreach as hb
from hullbreach.games.nemesis.board import SHIP
from hullbreach.games.nemesis.objectives import DECK
from hullbreach.games.survival.objectives import COMMON
from tests.games.nemesis.table import Table
from tests.games.survival.team import ended, fallen
from tests.marks import rule

STATION = "012"


def new(seats: int, mode: str | None = None, seed: str = "modes") -> hb.Match:
    return hb.Match.new("nemesis", seats, seed, {"mode": mode} if mode else {})


def solo(**state: Any) -> Table:
    return Table("captain", mode="solo").stand(0, "010").set(**{"met": True, **state})


def team(**state: Any) -> Table:
    """A captain, a pilot and a scout, in the room where corpses come back to life."""
    table = Table("captain", "pilot", "scout", mode="coop").explore(STATION, "emergency_room")
    for seat in range(3):
        table.stand(seat, STATION)
    return table.set(**{"met": True, **state})


# ---------------------------------------------------------------- solo


@rule("NE-13.01", "NE-14.14")
def test_alone_one_draws_two_common_objectives() -> None:
    drawn = {new(1, seed=str(seed))._state.zones["objectives.0"] for seed in range(20)}
    assert len(drawn) > 10
    for cards in drawn:
        assert [DECK[card].pile for card in cards] == [COMMON, COMMON]


@rule("NE-14.14")
@pytest.mark.parametrize("seats", [2, 5])
def test_common_objectives_stay_in_the_box_of_the_normal_game(seats: int) -> None:
    where = new(seats)._state.where
    common = [card.id for card in DECK.values() if card.pile == COMMON]
    assert len(common) == 7
    assert {where[card] for card in common} == {"box"}


@rule("NE-04.01", "NE-13.01")
def test_modes_go_with_the_number_of_players() -> None:
    for seats, usual, others in ((1, "solo", ["semi-coop", "coop"]), (3, "semi-coop", ["solo"])):
        assert new(seats)._state.options["mode"] == usual
        for mode in others:
            with pytest.raises(hb.BadOption, match="mode is"):
                new(seats, mode)


@rule("NE-13.02")
def test_alone_one_of_the_two_is_kept_at_the_first_encounter() -> None:
    table = solo(met=False).holds("objectives.0", "destination_earth", "special_delivery")
    table.put("token_larva_1#1", "bag").deal(0, "search", "rest")
    table.explore("005", "cabins", search=1).set(noise=["005-010"])
    number = next(n for n, way in SHIP.exits["005"].items() if way == "005-010")
    table.start(0, noise=[number], bag=["token_larva_1#1"])
    table.play("move:005", "pay:captain_rest#1")
    assert table.ask.prompt == "keep_objective"
    table.play("keep:special_delivery")
    assert table.at("objectives.0") == ("special_delivery",)
    assert table.at("objectives.removed") == ("destination_earth",)


@rule("NE-13.03")
@pytest.mark.parametrize(
    ("egg", "place", "won"),
    [(True, "escaped", True), (False, "escaped", False), (True, "010", False)],
)
def test_alone_one_wins_by_the_objective_and_survival(egg: bool, place: str, won: bool) -> None:
    table = solo().holds("objectives.0", "special_delivery").stand(0, place)
    if egg:
        table.put("egg#1", "hands.0")
    table.run(["end_of_game", "time"])
    assert table.match.result is not None
    assert table.match.result.seats[0].won == won


@rule("NE-13.04")
@pytest.mark.parametrize(("printed", "left"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_alone_there_is_half_as_much_to_find(printed: int, left: int) -> None:
    table = solo().deal(0, "search", "rest")
    for token in list(table.zones["token.005"]):
        table.put(token, "box")
    table.put(f"explore_malfunction_{printed}#1", "token.005").start(0, noise=["silence"])
    table.play("move:005", "pay:captain_rest#1")
    assert table.state.search["005"] == left


# ---------------------------------------------------------------- a team


@rule("NE-13.05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_team_has_an_open_objective_for_each_player(seats: int) -> None:
    match = new(seats, "coop")
    cards = match._state.zones["objectives.open"]
    assert [DECK[card].pile for card in cards] == [COMMON] * seats
    assert not any(match._state.zones[f"objectives.{seat}"] for seat in range(seats))
    for viewer in (None, *range(seats)):
        assert match.view(viewer)["objectives"] == cards


@rule("NE-13.06")
def test_one_failed_objective_loses_the_game_for_all() -> None:
    table = team(post_mortem=True)
    for seat in range(3):
        table.stand(seat, "escaped")
    result = ended(table, "emergency_post_mortem", "special_delivery")
    assert result.winners == ()
    assert [seat.why for seat in result.seats] == ["team_failed"] * 3
    checked = [(told["objective"], told["met"]) for told in table.told("objective_checked")]
    assert checked == [("emergency_post_mortem", 1), ("special_delivery", 0)]


@rule("NE-13.06")
def test_a_team_that_fulfils_all_wins_together_the_dead_included() -> None:
    table = team(post_mortem=True, fate={"2": "attack"}).put("egg#1", "hands.1")
    table.stand(0, "escaped").stand(1, "escaped").stand(2, "dead")
    result = ended(table, "emergency_post_mortem", "special_delivery")
    assert result.winners == (0, 1, 2)
    assert [seat.why for seat in result.seats] == ["team_won", "team_won", "team_won_fallen"]


@rule("NE-13.07")
def test_a_team_of_which_nobody_survives_loses() -> None:
    table = team(post_mortem=True)
    result = ended(table, "emergency_post_mortem")
    assert [told["met"] for told in table.told("objective_checked")] == [1]
    assert result.winners == ()


@rule("NE-13.08", "NE-13.12")
@pytest.mark.parametrize(("senders", "won"), [([], False), ([0], False), ([0, 2], True)])
def test_two_objectives_that_ask_for_the_signal_need_two_senders(
    senders: list[int], won: bool
) -> None:
    table = team(signal=senders, nest_destroyed=True, queen_killed=True, fate={"2": "attack"})
    table.stand(0, "escaped").stand(1, "escaped").stand(2, "dead")
    assert bool(ended(table, "clean_up_crew", "cutting_off_the_head").winners) == won


@rule("NE-13.08")
def test_one_objective_that_asks_for_the_signal_needs_any_one_sender() -> None:
    table = team(signal=[1], nest_destroyed=True, post_mortem=True)
    for seat in range(3):
        table.stand(seat, "escaped")
    assert ended(table, "clean_up_crew", "emergency_post_mortem").winners == (0, 1, 2)


@rule("NE-13.12")
def test_every_character_sends_a_signal_of_its_own_once() -> None:
    table = team(signal=[1]).explore("010", "comms_room").stand(0, "010").stand(1, "010")
    table.deal(0, "search", "rest").start(0).play("room:send_signal")
    assert table.state.signal == [1, 0]
    assert "room:send_signal" not in table.deal(1, "search", "rest").start(1).options


# ---------------------------------------------------------------- death and revival


def corpse(table: Table, zone: str = f"objects.{STATION}") -> Table:
    return fallen(table, zone)


@rule("NE-13.09")
def test_a_corpse_in_the_first_aid_station_comes_back_to_life() -> None:
    table = corpse(team()).run(["begin_round"])
    state = table.state
    assert state.place[1] == STATION
    assert 1 not in state.fate
    assert "corpse#2" in table.at("object_supply")
    assert state.light[1] == 0
    assert set(table.at("wounds.1")) == set(state.dressed) == {"body#1", "leg#1"}
    assert len(table.at("hand.1")) == 5


@rule("NE-13.09")
@pytest.mark.parametrize("mode", ["coop", "semi-coop"])
def test_revival_exists_only_in_a_team(mode: str) -> None:
    table = Table("captain", "pilot", "scout", mode=mode).explore(STATION, "emergency_room")
    table.stand(0, STATION).stand(2, STATION).set(met=True)
    alive = corpse(table).run(["begin_round"]).state.place[1] == STATION
    assert alive == (mode == "coop")


@rule("NE-13.09")
def test_the_corpse_decides_who_comes_back() -> None:
    """The blue corpse of the set-up is nobody's."""
    table = corpse(team()).stand(2, "dead").put("corpse#3", "objects.010")
    table.put("corpse#1", f"objects.{STATION}")
    table.set(corpse_of={"corpse#3": 2, "corpse#2": 1}, fate={"1": "fire", "2": "fire"})
    table.run(["begin_round"])
    assert [table.state.place[seat] for seat in (1, 2)] == [STATION, "dead"]
    assert table.at(f"objects.{STATION}") == ("corpse#1",)


@rule("NE-13.10")
@pytest.mark.parametrize("zone", ["objects.010", "hands.0"])
def test_a_corpse_elsewhere_stays_dead(zone: str) -> None:
    table = corpse(team(), zone).stand(0, "010").run(["begin_round"])
    assert table.state.place[1] == "dead"


@rule("NE-13.10")
def test_who_is_carried_into_the_first_aid_station_comes_back_to_life() -> None:
    assert corpse(team(), "hands.0").run(["begin_round"]).state.place[1] == STATION


@rule("NE-13.10")
def test_a_malfunction_or_an_intruder_prevents_revival() -> None:
    broken = corpse(team(malfunction=[STATION])).run(["begin_round"])
    assert broken.state.place[1] == "dead"
    beset = corpse(team()).put("creeper#1", f"xenos.{STATION}").run(["begin_round"])
    assert beset.state.place[1] == "dead"


@rule("NE-13.11", "NE-03.55")
@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({"mode": "coop"}, True),
        ({"mode": "coop", "keep_items": False}, False),
        ({"mode": "semi-coop"}, False),
    ],
)
def test_the_dead_of_a_team_keep_their_items_but_drop_their_objects(
    options: dict[str, Any], kept: bool
) -> None:
    table = Table("captain", "pilot", "scout", **options).explore("010", "cabins").set(met=True)
    for seat in range(3):
        table.stand(seat, "010" if seat == 1 else "001")
    table.give(1, "medkit#1").put("egg#1", "hands.1").deal(1, "rest")
    for wound in ("body#1", "leg#1", "bleeding#1"):
        table.put(wound, "wounds.1")
    table.start(1).play("pass", "none")
    assert table.state.place[1] == "dead"
    assert table.at("inventory.1") == (("medkit#1",) if kept else ())
    assert set(table.at("objects.010")) == {"egg#1", "corpse#2"}
    assert table.match.view(0)["corpses"] == {"corpse#2": 1}


@rule("NE-13.11")
def test_only_a_team_can_agree_on_the_items_of_the_dead() -> None:
    with pytest.raises(hb.BadOption, match="keep_items"):
        hb.Match.new("nemesis", 3, "modes", {"keep_items": True})
