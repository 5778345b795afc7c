"""The end of the game and the victory check (NE-01, NE-11, NE-12)."""

from __future__ import annotations

import pytest

import hullbreach as hb
from tests.games.nemesis.positions import aboard
from tests.games.nemesis.table import Table
from tests.marks import rule

EARTH_AT_B = "coordinates_5"
MARS_AT_B = "coordinates_3"
VENUS_AT_B = "coordinates_2"
SURVIVORS = "best_friends_forever"


def voyage(
    *places: str,
    card: str = EARTH_AT_B,
    damaged: tuple[int, ...] = (),
    **state: object,
) -> Table:
    """Everybody at these places; the ship on this course, with these engines damaged."""
    table = aboard("captain", "pilot", "scout", **state)
    for seat, place in enumerate(places):
        table.stand(seat, place)
    for other in list(table.zones["coordinates"]):
        table.put(other, "box")
    table.put(card, "coordinates")
    for number in (1, 2, 3):
        side = "damaged" if number in damaged else "working"
        table.put(f"engine_{number}_{side}", f"engine.{number}", top=True)
    for seat in range(3):
        for objective in list(table.zones[f"objectives.{seat}"]):
            table.put(objective, "box")
    return table


def keep(table: Table, *objectives: str) -> Table:
    for seat, objective in enumerate(objectives):
        table.put(objective, f"objectives.{seat}")
    return table


def over(table: Table, reason: str = "jump") -> hb.Result:
    table.run(["end_of_game", reason])
    assert table.match.result is not None
    return table.match.result


def alive(result: hb.Result) -> list[bool]:
    return [outcome.survived for outcome in result.seats]


def fates(result: hb.Result) -> list[str]:
    return [outcome.why for outcome in result.seats]


KEPT = ("hoarder", "the_great_hunt", "my_precious")


# ---------------------------------------------------------------- how it ends


@rule("NE-11.01", "NE-11.05", "NE-06.02")
def test_on_the_last_space_the_ship_jumps_and_kills_who_is_awake() -> None:
    table = keep(voyage("014", "asleep", "pod_1", time=1), *KEPT)
    table.put("queen#1", "xenos.002").run(["advance_time"], ["act", 0, 1])
    result = table.match.result
    assert result is not None
    assert result.reason == "jump"
    assert fates(result) == ["jump", "objective_failed", "jump"]
    assert not table.state.queen_killed
    assert not table.state.nest_destroyed


@rule("NE-11.02", "NE-04.10")
@pytest.mark.parametrize("reason", ["self_destruct", "explosion"])
def test_a_destroyed_ship_takes_all_aboard_with_it(reason: str) -> None:
    table = keep(voyage("014", "asleep", "escaped"), *KEPT).put("queen#1", "xenos.002")
    result = over(table, reason)
    assert fates(result) == ["destroyed", "destroyed", "objective_failed"]
    assert (table.state.queen_killed, table.state.nest_destroyed) == (True, True)


@rule("NE-11.02", "NE-02.09")
def test_the_skull_ends_the_game() -> None:
    table = keep(voyage("014", "asleep", "escaped", self_destruct=1), *KEPT)
    table.run(["advance_time"], ["act", 0, 1])
    assert table.match.result is not None
    assert table.match.result.reason == "self_destruct"


@rule("NE-11.03")
def test_when_nobody_is_awake_the_time_runs_out() -> None:
    table = keep(voyage("011", "asleep", "escaped", time=5), *KEPT)
    table.deal(0, "rest", "search").start(0, noise=["silence"]).play("room:hibernate")
    assert table.match.result is not None
    assert table.match.result.reason == "nobody_left"
    assert table.state.time == 0
    assert alive(table.match.result) == [True, True, True]


@rule("NE-11.03")
def test_who_waits_in_a_pod_is_still_awake() -> None:
    table = keep(voyage("011", "pod_1", "escaped", time=5), *KEPT)
    table.set(pods={"pod_1": "open", "pod_2": "open", "pod_3": "open"})
    table.deal(0, "rest", "search").start(0, noise=["silence"]).play("room:hibernate")
    assert table.match.result is None


@rule("NE-11.04")
def test_a_running_sequence_goes_to_its_end_instead() -> None:
    table = keep(voyage("011", "asleep", "escaped", time=5, self_destruct=4), *KEPT)
    table.deal(0, "rest", "search").start(0, noise=["silence"]).play("room:hibernate")
    assert table.match.result is not None
    assert (table.state.time, table.state.self_destruct) == (5, 0)
    assert fates(table.match.result) == ["destroyed", "destroyed", "objective_failed"]


@rule("NE-11.07")
def test_a_jump_with_the_sequence_running_destroys_the_ship() -> None:
    table = keep(voyage("014", "asleep", "escaped", self_destruct=5), *KEPT)
    assert fates(over(table, "jump")) == ["destroyed", "destroyed", "objective_failed"]


@rule("NE-11.06")
def test_sleepers_and_the_dead_take_no_turns_but_are_judged() -> None:
    table = keep(voyage("014", "asleep", "dead", passed=[]), *KEPT).deal(0, "rest")
    table.set(fate={"2": "attack"}).run(["begin_round"])
    assert table.ask.seat == 0
    assert len(table.at("hand.1")) == len(table.at("hand.2")) == 0
    result = over(table)
    assert fates(result) == ["jump", "objective_failed", "attack"]


# ---------------------------------------------------------------- the checks


@rule("NE-12.01")
def test_engines_then_destination_then_contamination_then_objectives() -> None:
    table = keep(voyage("dead", "asleep", "escaped", larva=[1]), *KEPT)
    over(table)
    names = [event.name for event in table.match.events(None)]
    order = ["engine_revealed", "coordinates_revealed", "contamination_check", "objective_revealed"]
    places = [names.index(name) for name in order]
    assert places == sorted(places)


@rule("NE-12.02", "NE-12.03", "NE-12.11")
@pytest.mark.parametrize(
    ("damaged", "flies"), [((), True), ((2,), True), ((1, 3), False), ((1, 2, 3), False)]
)
def test_with_fewer_than_two_engines_the_ship_explodes(
    damaged: tuple[int, ...], flies: bool
) -> None:
    table = keep(voyage("dead", "asleep", "escaped", damaged=damaged), *KEPT)
    table.put("queen#1", "xenos.002")
    result = over(table)
    assert alive(result) == [False, flies, True]
    assert table.state.destroyed == table.state.nest_destroyed == (not flies)
    assert table.state.queen_killed == (not flies)
    assert [told["engine"] for told in table.told("engine_revealed")] == [1, 2, 3]


@rule("NE-12.04", "NE-03.07")
def test_malfunctions_in_engine_rooms_do_not_matter() -> None:
    broken = ["019", "020", "021"]
    table = keep(voyage("dead", "asleep", "escaped", malfunction=broken), *KEPT)
    assert alive(over(table)) == [False, True, True]


@rule("NE-12.05", "NE-01.02", "NE-12.11")
@pytest.mark.parametrize(
    ("card", "safe"), [(EARTH_AT_B, True), (MARS_AT_B, False), (VENUS_AT_B, False)]
)
def test_sleepers_survive_only_on_the_way_to_earth(card: str, safe: bool) -> None:
    table = keep(voyage("dead", "asleep", "escaped", card=card), *KEPT)
    result = over(table)
    assert alive(result) == [False, safe, True]
    assert not table.state.destroyed
    assert table.match.view(None)["course"]["card"] == card


@rule("NE-12.05", "NE-04.06")
@pytest.mark.parametrize("course", ["a", "b", "c", "d"])
def test_the_course_marker_chooses_among_the_places_of_the_card(course: str) -> None:
    table = keep(voyage("dead", "asleep", "escaped", course=course), *KEPT)
    over(table)
    places = {"a": "venus", "b": "earth", "c": "deep_space", "d": "mars"}  # EARTH_AT_B
    assert table.state.checked == places[course]


@rule("NE-12.12", "NE-01.02")
def test_who_kept_quarantine_survives_at_mars_and_nobody_else_does() -> None:
    table = keep(
        voyage("dead", "asleep", "asleep", card=MARS_AT_B), "hoarder", "quarantine", "ab_ovo"
    )
    result = over(table)
    assert fates(result) == ["died", "objective_met", "destination"]
    assert result.seats[1].won


@rule("NE-12.12")
@pytest.mark.parametrize("card", ["coordinates_1", "coordinates_2"])
def test_quarantine_saves_nobody_elsewhere(card: str) -> None:
    """At B these cards name deep space and Venus."""
    table = keep(voyage("dead", "asleep", "escaped", card=card), "hoarder", "quarantine", "ab_ovo")
    assert fates(over(table))[1] == "destination"


@rule("NE-12.13")
def test_of_a_destroyed_ship_neither_engines_nor_destination_are_checked() -> None:
    table = keep(voyage("dead", "asleep", "escaped", damaged=(1, 2, 3)), *KEPT)
    over(table, "self_destruct")
    assert table.told("engine_revealed") == table.told("coordinates_revealed") == []


def contaminated(where: str, face: str, zone: str = "discard", **state: object) -> Table:
    table = keep(voyage("dead", where, "dead", **state), *KEPT)
    return table.put("contamination#1", f"{zone}.1").face("contamination#1", face)


@rule("NE-12.06")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
@pytest.mark.parametrize("where", ["asleep", "escaped"])
def test_survivors_scan_every_contamination_card_they_have(where: str, zone: str) -> None:
    table = contaminated(where, "infected", zone)
    over(table)
    told = table.told("scanned")[0]
    assert (told["seat"], told["infected"], told["scanned"]) == (1, 1, ("contamination#1",))
    assert len(table.told("contamination_check")) == 1


@rule("NE-12.06")
def test_clean_cards_are_harmless() -> None:
    table = contaminated("asleep", "clean")
    assert over(table).seats[1].survived
    assert table.told("contamination_check") == []


@rule("NE-12.07", "NE-01.04")
def test_one_contamination_card_among_four_kills_even_a_clean_one() -> None:
    table = contaminated("escaped", "infected").put("contamination#2", "discard.1")
    table.face("contamination#2", "clean")
    for card in list(table.zones["deck.1"])[2:]:
        table.put(card, "box")
    result = over(table)  # four cards are all there are
    assert table.told("contamination_check")[0]["found"] == 2
    assert (result.seats[1].why, result.seats[1].won) == ("infection", False)


@rule("NE-12.07")
def test_four_cards_without_contamination_save() -> None:
    table = contaminated("escaped", "clean", larva=[1])
    table.put("contamination#1", "contamination")
    assert over(table).seats[1].survived
    assert table.told("contamination_check")[0]["found"] == 0


@rule("NE-12.08")
def test_a_larva_leads_straight_to_the_four_cards() -> None:
    table = contaminated("asleep", "clean", larva=[1])
    over(table)
    assert table.told("scanned") == []
    assert len(table.told("contamination_check")) == 1


@rule("NE-03.69", "NE-12.06")
def test_who_left_in_a_pod_is_safe_but_for_the_infection() -> None:
    table = contaminated("escaped", "infected")
    for card in list(table.zones["deck.1"]):
        table.put(card, "box")
    assert over(table, "self_destruct").seats[1].why == "infection"


# ---------------------------------------------------------------- winners


@rule("NE-01.01", "NE-12.09", "NE-12.10")
def test_winners_have_survived_and_met_their_objective() -> None:
    table = voyage("dead", "asleep", "escaped", signal=[0, 1, 2])
    keep(table, "aliens_on_a_spaceship", "salvaging_the_prime_asset", "hoarder")
    table.set(nest_destroyed=True, fate={"0": "attack"})
    result = over(table)
    assert [outcome.won for outcome in result.seats] == [False, True, False]
    assert fates(result) == ["attack", "objective_met", "objective_failed"]


@rule("NE-01.03")
def test_several_can_win() -> None:
    table = keep(voyage("dead", "asleep", "escaped"), "hoarder", SURVIVORS, "the_oldest_friend")
    assert [outcome.won for outcome in over(table).seats] == [False, True, True]


@rule("NE-12.10", "NE-04.02")
def test_the_fate_of_the_dead_counts_for_others() -> None:
    table = voyage("dead", "asleep", "escaped", number={"0": 1, "1": 2, "2": 3})
    keep(table, "hoarder", "the_right_moment_to_strike", "greener_pastures")
    table.set(fate={"0": "fire"})
    assert [outcome.won for outcome in over(table).seats] == [False, True, False]


@rule("NE-02.13")
@pytest.mark.parametrize("last", [True, False])
def test_without_any_intruder_either_objective_will_do(last: bool) -> None:
    table = keep(voyage("dead", "asleep", "escaped", met=False), "hoarder", "my_precious", "ab_ovo")
    table.put("salvaging_the_prime_asset", "objectives.1", top=not last)
    result = over(table)
    assert result.seats[1].won
    assert result.seats[1].facts["objective"] == "salvaging_the_prime_asset"


@rule("NE-12.06")
@pytest.mark.parametrize("seed", range(5))
def test_whoever_watched_the_last_scan_cannot_imagine_another_result(seed: int) -> None:
    table = contaminated("escaped", "infected").put("contamination#2", "discard.1")
    over(table.face("contamination#2", "infected"))
    world = table.match.imagine(None, f"{seed}")
    scans = [event.facts for event in world.events(None) if event.name == "scanned"]
    assert [scan["infected"] for scan in scans] == [2]
