"""Page 30: playing alone, and playing all together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.games.lockdown.objectives import DECK
from hullbreach.games.survival.objectives import COMMON
from tests.games.lockdown.table import Table
from tests.games.survival.team import ended, fallen
from tests.marks import rule

SAFE = {"power": {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}, "powered": [1, 2, 3]}
STATION = "005"


def new(seats: int, mode: str | None = None, seed: str = "modes") -> dict[str, tuple[str, ...]]:
    options = {"mode": mode} if mode else {}
    return hb.Match.new("lockdown", seats, seed, options)._state.zones


def solo(**state: Any) -> Table:
    table = Table("hacker", mode="solo").stand(0, "004").set(**{**SAFE, "met": True, **state})
    return table.active("code_green#1")


def team(**state: Any) -> Table:
    """A hacker, a sentry and a janitor, in the room where the corpses come back to life."""
    table = Table("hacker", "sentry", "janitor", mode="coop").explore(STATION, "emergency_room")
    for seat in range(3):
        table.stand(seat, STATION)
    return table.set(**{**SAFE, "met": True, **state}).active("code_green#1")


# ---------------------------------------------------------------- how many play how


@rule("LD-04.01")
@pytest.mark.parametrize(
    ("seats", "modes"), [(1, ["solo"]), *((n, ["semi-coop", "coop"]) for n in (2, 3, 4, 5))]
)
def test_one_plays_solo_more_play_against_or_with_each_other(seats: int, modes: list[str]) -> None:
    match = hb.Match.new("lockdown", seats, "modes")
    assert match._state.options["mode"] == modes[0]
    for mode in ("semi-coop", "solo", "coop"):
        if mode in modes:
            hb.Match.new("lockdown", seats, "modes", {"mode": mode})
        else:
            with pytest.raises(hb.BadOption, match="mode is"):
                hb.Match.new("lockdown", seats, "modes", {"mode": mode})


@rule("LD-04.01")
@pytest.mark.parametrize("seats", [0, 6])
def test_nobody_or_six_cannot_play(seats: int) -> None:
    with pytest.raises(hb.BadOption, match="played with 1 or 2 or 3 or 4 or 5 seats"):
        hb.Match.new("lockdown", seats, "modes")


# ---------------------------------------------------------------- solo


@rule("LD-30.01a")
def test_alone_one_draws_two_common_objectives() -> None:
    drawn = {new(1, seed=str(seed))["objectives.0"] for seed in range(20)}
    assert len(drawn) > 10
    for cards in drawn:
        assert [DECK[card].pile for card in cards] == [COMMON, COMMON]


@rule("LD-30.01a")
def test_alone_one_of_the_two_is_kept_at_the_first_encounter() -> None:
    table = solo(met=False).holds("objectives.0", "autopsy", "call_home")
    table.explore("003", "archive").deal(0, "search", "rest").put("token_larva_0_1#1", "bag")
    table.set(noise=["003-004"]).start(0, noise=[3], bag=["token_larva_0_1#1"])
    table.play("move:003", "pay:hacker_rest#1")
    assert table.ask.prompt == "keep_objective"
    table.play("keep:call_home")
    assert table.at("objectives.0") == ("call_home",)
    assert table.at("objectives.removed") == ("autopsy",)


@rule("LD-30.01b")
def test_alone_one_takes_two_protocols() -> None:
    zones = new(1)
    assert [len(zones[f"protocols.{pile}"]) for pile in ("active", "0", "neutral")] == [1, 2, 4]


@rule("LD-30.01c")
@pytest.mark.parametrize(
    ("token", "left"),
    [
        ("explore_malfunction_1#1", 1),
        ("explore_malfunction_2#1", 1),
        ("explore_malfunction_3#1", 2),
        ("explore_malfunction_4#1", 2),
    ],
)
def test_alone_there_is_half_as_much_to_find(token: str, left: int) -> None:
    table = solo().put("archive", "tile.003", top=True).deal(0, "search", "rest")
    for old in (*table.zones["token.003"], *table.zones["tile.003"]):
        if old != "archive":
            table.put(old, "box")
    table.put(token, "token.003").start(0, noise=["silence"])
    table.play("move:003", "pay:hacker_rest#1")
    assert table.state.search["003"] == left


@rule("LD-30.01d")
@pytest.mark.parametrize(
    ("knowledge", "place", "won"),
    [(8, "bunker", True), (7, "bunker", False), (8, "004", False), (8, "dead", False)],
)
def test_alone_one_wins_by_the_objective_and_survival(
    knowledge: int, place: str, won: bool
) -> None:
    table = solo(knowledge={"0": knowledge}).holds("objectives.0", "total_knowledge")
    table.stand(0, place).run(["end_of_game", "time"])
    assert table.match.result is not None
    assert table.match.result.seats[0].won == won


@rule("LD-30.01d")
def test_alone_the_protocol_and_the_contamination_are_checked_too() -> None:
    table = solo(knowledge={"0": 8}).holds("objectives.0", "total_knowledge").stand(0, "isolated")
    table.deal(0, "contamination#1").face("contamination#1", "infected")
    table.run(["end_of_game", "time"], **{"deck.0": ["contamination#1"]})
    assert table.match.result is not None
    assert table.match.result.seats[0].why == "infection"
    table = solo(knowledge={"0": 8}).holds("objectives.0", "total_knowledge").stand(0, "isolated")
    table.active("code_red#1").run(["end_of_game", "time"])
    assert table.match.result is not None
    assert table.match.result.seats[0].why == "protocol"


@rule("LD-30.01d", "LD-06.12b")
def test_alone_the_bag_holds_four_adults() -> None:
    kinds = Counter(token.split("_")[1] for token in new(1)["bag"])
    assert kinds["adult"] == 4


# ---------------------------------------------------------------- the protocols of a team


@rule("LD-30.02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_team_sees_one_neutral_protocol_and_holds_none(seats: int) -> None:
    match = hb.Match.new("lockdown", seats, "team", {"mode": "coop"})
    zones = match._state.zones
    piles = ("active", "open", "neutral")
    assert [len(zones[f"protocols.{pile}"]) for pile in piles] == [1, 1, 5]
    assert not any(zones[f"protocols.{seat}"] for seat in range(seats))
    for viewer in (None, *range(seats)):
        assert match.view(viewer)["protocols"]["open"] == zones["protocols.open"]


@rule("LD-30.02")
@pytest.mark.parametrize(
    ("room", "kind", "plays"),
    [
        ("013", "", ("room:inspect_protocol", "protocol:2")),
        ("008", "archive", ("room:examine_archives", "look:neutral>2")),
    ],
)
def test_a_protocol_that_one_looks_at_is_shown_to_the_team(
    room: str, kind: str, plays: tuple[str, ...]
) -> None:
    table = team().stand(0, room).deal(0, "search", "rest")
    if kind:
        table.explore(room, kind)
    first, token = table.zones["protocols.open"][0], table.zones["protocols.neutral"][1]
    table.start(0).play(*plays)
    for viewer in (None, 0, 1, 2):
        assert table.match.view(viewer)["protocols"]["open"] == (first, token)
    assert len(table.at("protocols.neutral")) == 4
    assert table.at("protocols.0") == ()


@rule("LD-30.02")
def test_in_a_team_nobody_has_protocols_to_inspect() -> None:
    table = team().explore("008", "archive").stand(0, "008").stand(1, "010")
    table.put(table.zones["computer.open"][0], "computer").put("computer_a", "computer.open")
    table.deal(0, "search", "rest").start(0)
    assert "computer:move_rover" in table.options
    assert "computer:peek_player" not in table.options


# ---------------------------------------------------------------- the objectives of a team


@rule("LD-30.03a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_team_has_an_open_objective_for_each_player(seats: int) -> None:
    match = hb.Match.new("lockdown", seats, "team", {"mode": "coop"})
    cards = match._state.zones["objectives.open"]
    assert [DECK[card].pile for card in cards] == [COMMON] * seats
    assert not any(match._state.zones[f"objectives.{seat}"] for seat in range(seats))
    for viewer in (None, *range(seats)):
        assert match.view(viewer)["objectives"] == cards


@rule("LD-30.03a")
def test_a_team_chooses_no_objective_when_the_first_xeno_appears() -> None:
    table = team(met=False, noise=["002-003"]).stand(0, "002").explore("003", "archive")
    table.put("token_larva_0_1#1", "bag").deal(0, "search", "rest", "bypass")
    cards = tuple(table.zones["objectives.open"])
    table.start(0, noise=[2], bag=["token_larva_0_1#1"]).play("move:003", "pay:hacker_rest#1")
    assert table.state.met
    assert table.at("xenos.003")
    assert table.ask.prompt == "act"
    assert table.at("objectives.open") == cards


@rule("LD-30.03b")
def test_a_team_wins_together_the_dead_included() -> None:
    table = team(knowledge={"0": 8, "1": 1, "2": 1}).put("egg#1", "hands.1")
    table.stand(0, "bunker").stand(1, "isolated").stand(2, "dead").set(fate={"2": "attack"})
    result = ended(table, "total_knowledge", "special_delivery")
    assert result.winners == (0, 1, 2)
    assert [seat.survived for seat in result.seats] == [True, True, False]
    assert [seat.why for seat in result.seats] == ["team_won", "team_won", "team_won_fallen"]


@rule("LD-30.03b")
def test_one_failed_objective_loses_the_game_for_all() -> None:
    table = team(knowledge={"0": 8, "1": 1, "2": 1})
    for seat in range(3):
        table.stand(seat, "bunker")
    result = ended(table, "total_knowledge", "special_delivery")
    assert result.winners == ()
    assert [seat.why for seat in result.seats] == ["team_failed"] * 3
    checked = [(told["objective"], told["met"]) for told in table.told("objective_checked")]
    assert checked == [("total_knowledge", 1), ("special_delivery", 0)]


@rule("LD-30.03b")
def test_a_team_of_which_nobody_survives_loses() -> None:
    table = team(analysed=["carcass"], signal=[0])
    result = ended(table, "autopsy")
    assert [told["met"] for told in table.told("objective_checked")] == [1]
    assert result.winners == ()
    assert [seat.why for seat in result.seats] == ["purged"] * 3


@rule("LD-30.03b")
@pytest.mark.parametrize(("protocol", "won"), [("code_red#1", False), ("code_gray#1", True)])
def test_who_knows_everything_must_be_alive_after_the_checks(protocol: str, won: bool) -> None:
    table = team(knowledge={"0": 8, "1": 5, "2": 5}).active(protocol)
    table.stand(0, "isolated").stand(1, "bunker").stand(2, "bunker")
    assert bool(ended(table, "total_knowledge").winners) == won


@rule("LD-30.03c")
@pytest.mark.parametrize(("senders", "won"), [([], False), ([0], False), ([0, 2], True)])
def test_two_objectives_that_ask_for_the_signal_need_two_senders(
    senders: list[int], won: bool
) -> None:
    """Player 2 is dead: the signal counts all the same."""
    table = team(signal=senders, analysed=["carcass"], queen_killed=True)
    table.stand(0, "bunker").stand(1, "bunker").stand(2, "dead").set(fate={"2": "attack"})
    assert bool(ended(table, "autopsy", "behead_the_enemy").winners) == won


@rule("LD-30.03c")
def test_one_objective_that_asks_for_the_signal_needs_any_one_sender() -> None:
    table = team(signal=[1], analysed=["carcass"], knowledge={"0": 8, "1": 1, "2": 1})
    table.stand(0, "bunker").stand(1, "bunker").stand(2, "bunker")
    assert ended(table, "autopsy", "total_knowledge").winners == (0, 1, 2)


# ---------------------------------------------------------------- death and revival


def dying(table: Table) -> Table:
    """Seat 1 bleeds to death, with an item in the inventory, one in hand, and a carcass."""
    table.give(1, "medkit#1").put("egg#1", "hands.1").stand(1, "003").explore("003", "archive")
    for wound in ("body#1", "leg#1", "bleeding#1"):
        table.put(wound, "wounds.1")
    table.deal(1, "rest").start(1).play("pass", "none")
    assert table.state.place[1] == "dead"
    return table


@rule("LD-30.04")
def test_in_a_team_the_dead_keep_their_items_but_drop_their_objects() -> None:
    table = team()
    weapon = table.zones["hands.1"][0]
    dying(table)
    assert table.at("inventory.1") == ("medkit#1",)
    assert table.at("hands.1") == (weapon,)
    assert weapon in table.state.ammo
    assert set(table.at("objects.003")) == {"egg#1", "corpse#1"}


@rule("LD-30.04")
@pytest.mark.parametrize("options", [{"mode": "coop", "keep_items": False}, {"mode": "semi-coop"}])
def test_items_of_the_dead_leave_the_game_if_so_agreed(options: dict[str, Any]) -> None:
    table = Table("hacker", "sentry", "janitor", **options).set(**SAFE, met=True)
    dying(table.stand(0, "004").stand(2, "004"))
    assert table.at("inventory.1") == table.at("hands.1") == ()
    assert "medkit#1" in table.at("removed")


@rule("LD-30.04")
def test_only_a_team_can_agree_on_the_items_of_the_dead() -> None:
    for seats, keep in ((1, True), (3, True), (3, "yes")):
        with pytest.raises(hb.BadOption, match="keep_items"):
            hb.Match.new("lockdown", seats, "modes", {"keep_items": keep})


def corpse(table: Table, zone: str = f"objects.{STATION}") -> Table:
    """Seat 1 is dead, and had learned more than the others."""
    return fallen(table, zone).set(knowledge={"0": 1, "1": 4, "2": 1})


@rule("LD-30.05a")
def test_a_corpse_in_the_first_aid_station_comes_back_to_life() -> None:
    table = corpse(team()).run(["begin_round"])
    state = table.state
    assert state.place[1] == STATION
    assert 1 not in state.fate
    assert "corpse#2" in table.at("object_supply")
    assert state.light[1] == 0
    assert set(table.at("wounds.1")) == set(state.dressed) == {"body#1", "leg#1"}
    assert table.match.view(0)["seats"][1]["fate"] is None


@rule("LD-30.05a")
def test_who_came_back_plays_on_with_knowledge_and_contamination() -> None:
    table = corpse(team()).run(["begin_round"])
    assert table.state.knowledge[1] == 4
    assert "contamination#1" in table.at("discard.1")
    assert len(table.at("hand.1")) == 5
    assert (table.state.first, table.ask.seat) == (1, 1)


@rule("LD-30.05a")
def test_who_is_carried_into_the_first_aid_station_comes_back_to_life() -> None:
    table = corpse(team(), "hands.0").run(["begin_round"])
    assert table.state.place[1] == STATION
    assert table.at("hands.0") == ("smart_gun#1",)


@rule("LD-30.05a")
@pytest.mark.parametrize("zone", ["objects.004", "hands.0"])
def test_a_corpse_elsewhere_stays_dead(zone: str) -> None:
    table = corpse(team(), zone).stand(0, "004").run(["begin_round"])
    assert table.state.place[1] == "dead"


@rule("LD-30.05a")
def test_the_corpse_decides_who_comes_back() -> None:
    table = corpse(team()).stand(2, "dead").put("corpse#1", "objects.004")
    table.set(corpse_of={"corpse#1": 2, "corpse#2": 1}, fate={"1": "fire", "2": "fire"})
    table.run(["begin_round"])
    assert [table.state.place[seat] for seat in (1, 2)] == [STATION, "dead"]


@rule("LD-30.05a")
def test_a_corpse_knows_whose_it_is() -> None:
    table = dying(team())
    assert table.match.view(0)["corpses"] == {"corpse#1": 1}


@rule("LD-30.05a")
def test_without_a_team_the_dead_stay_dead() -> None:
    table = Table("hacker", "sentry", "janitor").set(**SAFE, met=True)
    table.explore(STATION, "emergency_room").stand(0, STATION).stand(2, STATION)
    assert corpse(table).run(["begin_round"]).state.place[1] == "dead"


@rule("LD-30.05b")
def test_a_malfunction_prevents_revival() -> None:
    table = corpse(team(malfunction=[STATION])).run(["begin_round"])
    assert table.state.place[1] == "dead"
    assert table.at(f"objects.{STATION}") == ("corpse#2",)


@rule("LD-30.05b")
def test_a_xeno_prevents_revival() -> None:
    table = corpse(team()).put("larva#1", f"xenos.{STATION}").run(["begin_round"])
    assert table.state.place[1] == "dead"
