"""What bots know about the ship fits what is printed, and their sums are right."""

from __future__ import annotations

from typing import Any

import pytest

import hullbreach as hb
from hullbreach.bots.nemesis import arms, care, courtesy, hazards, items, prompts, shelters, voyage
from hullbreach.bots.nemesis.company import steps
from hullbreach.bots.nemesis.gains import GAINS
from hullbreach.bots.nemesis.hunting import TRICKS
from hullbreach.bots.nemesis.prompts import MET
from hullbreach.bots.nemesis.prospects import (
    BOLD,
    ESCAPED,
    FRIENDS,
    OBJECTIVES,
    VICTIM,
    VICTORY,
    deeds,
    ending,
    is_bold,
)
from hullbreach.bots.nemesis.title import TITLE
from hullbreach.bots.survival.acting import act_weights
from hullbreach.bots.survival.reasons import reason
from hullbreach.bots.survival.scene import Scene
from hullbreach.kernel import registry
from hullbreach.kernel.decisions import Ask, Decision, Value

CONTENT = registry.game("nemesis").content()
VERBS = ("craft", "pick_up", "quest", "eggs")


def test_every_objective_has_its_chance() -> None:
    assert OBJECTIVES.keys() == CONTENT["objectives"].keys()


def test_every_trick_of_the_intruders_has_its_worth() -> None:
    assert TRICKS.keys() == CONTENT["intruder"].keys()


def test_things_and_cards_that_have_a_worth_exist() -> None:
    assert items.WORTH.keys() <= CONTENT["items"].keys()
    assert items.CARDS.keys() <= CONTENT["cards"].keys()


@pytest.mark.parametrize(("what", "option"), GAINS)
def test_what_is_good_for_something_exists(what: str, option: str) -> None:
    groups = ("cards", "items", "rooms")
    options = [CONTENT[group][what]["options"] for group in groups if what in CONTENT[group]]
    assert what in VERBS or any(option in found for found in options)


def test_two_of_three_engines_must_work() -> None:
    assert voyage.flies([1.0, 1.0, 0.0]) == 1.0
    assert voyage.flies([1.0, 0.0, 0.0]) == 0.0
    assert voyage.flies([0.5, 0.5, 0.5]) == pytest.approx(0.5)
    assert voyage.flies([1.0, 0.0, 0.0], later=0.5) == pytest.approx(0.75)


def test_steps_along_the_corridors() -> None:
    from_the_cockpit = steps("nemesis", "standard", "001")
    assert from_the_cockpit["001"] == 0
    assert from_the_cockpit["003"] == 1
    assert from_the_cockpit["011"] == 3
    assert len(from_the_cockpit) == 21


def burning(*rooms: str, closed: str = "") -> Scene:
    """The ship at the start, but with fires."""
    view = hb.Match.new("nemesis", 4, "burning").view(0)
    doors = {closed: "closed"} if closed else {}
    fire = {**view["fire"], "rooms": rooms}
    return Scene(TITLE, {**view, "fire": fire, "doors": doors}, 0)


def test_fire_spreads_to_all_rooms_around_but_not_through_a_closed_door() -> None:
    assert hazards.spread(burning("011")) == {"011", "006", "008", "014", "015"}
    assert hazards.spread(burning("011", closed="006-011")) == {"011", "008", "014", "015"}


def test_a_fire_that_may_need_more_markers_than_there_are_is_deadly() -> None:
    two_of_twenty = hazards.explosion(burning("007", "011", "018"))
    assert two_of_twenty == pytest.approx(0.1)
    assert 0.0 < hazards.explosion(burning("011")) < two_of_twenty
    assert hazards.explosion(burning()) == 0.0


def test_the_events_that_are_feared_exist() -> None:
    feared = {*hazards.SPREADING, *hazards.BREAKING}
    assert {event.removeprefix("event_") for event in feared} <= CONTENT["events"].keys()


def start(seat: int = 0, **changes: Any) -> Scene:
    """The ship at the start, but for these parts of the view."""
    return Scene(TITLE, {**hb.Match.new("nemesis", 4, "changed").view(seat), **changes}, seat)


def with_seat(scene: Scene, seat: int, **changes: Any) -> Scene:
    seats = list(scene.view["seats"])
    seats[seat] = {**seats[seat], **changes}
    return Scene(TITLE, {**scene.view, "seats": seats}, scene.seat)


def with_tile(room: str, tile: str) -> dict[str, Any]:
    return {**start().rooms, room: {"tile": tile}}


def test_the_first_charge_is_worth_most_and_none_without_a_weapon_for_it() -> None:
    def owning(*things: str) -> Scene:
        return with_seat(start(), 0, hands=things[:1], beside=things[1:], inventory=())

    first = arms.charge_worth(owning("rifle#1"))
    second = arms.charge_worth(owning("rifle#1", "energy_charge#1"))
    assert first > second > 0
    assert arms.charge_worth(owning("six_shooter#1")) == arms.USELESS


def test_a_repair_is_kept_for_a_broken_evacuation_section() -> None:
    sound = start(rooms=with_tile("017", "evac_a"))
    malfunction = {**sound.view["malfunction"], "rooms": ("017",)}
    broken = Scene(TITLE, {**sound.view, "malfunction": malfunction}, 0)
    assert items.card_worth(broken, "repairs") > items.card_worth(sound, "repairs")
    assert items.card_worth(broken, "rest") == items.card_worth(sound, "rest")


HURT: dict[str, Any] = {"wounds": ({"wound": "body#1", "dressed": False},)}


def awake() -> Scene:
    """All in the hibernatorium, in the first turn."""
    match = hb.Match.new("nemesis", 4, "awake")
    while (ask := match.decision) and ask.prompt != "act":
        match.play(ask.options[0])
    return Scene(TITLE, match.view(0), 0)


def test_a_remedy_is_for_a_friend_who_needs_it_more() -> None:
    def worth(scene: Scene) -> float:
        return care.care(care.undressed)(scene, TITLE.plan(scene), "dress_another")

    friend_hurt = with_seat(awake(), 1, **HURT)
    assert worth(friend_hurt) > 0
    assert worth(awake()) < 0
    assert worth(with_seat(friend_hurt, 0, **HURT)) < 0
    assert worth(with_seat(friend_hurt, 0, place="001")) < 0


def scanned(scene: Scene, result: str | int, *cards: str) -> str:
    """What is done with a motion scanner after this roll."""
    values = [("keep",), *(("discard", card) for card in cards)]
    asked = Decision(Ask(0, "scan_again", values, {"result": result}), {}, lambda ask: ())
    weights = prompts.scan_again(scene, asked)
    return str(max(zip(weights, values, strict=True))[1][-1])


def test_a_noise_roll_that_would_bring_an_intruder_is_made_again() -> None:
    cards = ("scout_search#1", "scout_order#1")
    for place in ("017", "pod_1"):  # 014-017 has the number 1
        ship = start(rooms=with_tile("017", "evac_a"), noise=("014-017",))
        scene = with_seat(ship, 0, place=place, slime=False, character="scout")
        number = next(n for n, c in scene.printed.numbers["017"].items() if c == "014-017")
        quiet = next(n for n, c in scene.printed.numbers["017"].items() if c != "014-017")
        assert scanned(scene, int(str(number)), *cards) == "scout_order#1"
        assert scanned(scene, int(str(quiet)), *cards) == "keep"
        assert scanned(scene, "silence", *cards) == "keep"
        near = {**ship.rooms, "014": {"tile": "cabins", "xenos": {"adult#1": 0}}}
        haunted = with_seat(Scene(TITLE, {**scene.view, "rooms": near}, 0), 0, place=place)
        assert scanned(haunted, "danger", *cards) == "scout_order#1"
        assert scanned(haunted, "silence", *cards) == "keep"
        assert scanned(with_seat(haunted, 0, slime=True), "silence", *cards) == "scout_order#1"


def test_a_quest_is_weighed_against_what_it_costs() -> None:
    def worth(quest: str, *things: str) -> float:
        scene = with_seat(awake(), 0, hands=things[:1], beside=things[1:], inventory=())
        return GAINS["quest", "*"](scene, TITLE.plan(scene), quest)

    assert worth("autoloader", "assault_rifle#1") == items.item_worth(start(), "autoloader") > 0
    assert worth("intercom", "six_shooter#1", "tools#1") < 0
    cheaper = worth("intercom", "six_shooter#1", "tools#1", "duct_tape#1")
    assert worth("intercom", "six_shooter#1", "tools#1") < cheaper < 0


def test_nothing_is_used_up_for_nothing() -> None:
    scene = with_seat(awake(), 0, hands=("rifle#1",), beside=("energy_charge#1",), inventory=())
    offers = [("use", "energy_charge#1", "door"), ("use", "plasma_torch#1", "door")]
    asked = Decision(Ask(0, "act", offers, {"nth": 1}), {}, lambda ask: ())
    charge, torch = act_weights(scene, asked)
    assert torch - charge == pytest.approx(items.item_worth(scene, "energy_charge"))


def test_what_one_came_for_is_done_at_once() -> None:
    ship = start(rooms={**with_tile("002", "comms_room"), "002": {"tile": "comms_room"}})
    hand = ("captain_search#1", "captain_rest#1", "captain_order#1", "captain_search#2")
    caller = with_seat(ship, 0, place="002", hand=hand, deck=6, discard=(), character="captain")
    caller = with_seat(caller, 0, objectives=("the_great_hunt",))
    offers = [("room", "send_signal"), SEARCHES]
    asked = Decision(Ask(0, "act", offers, {"nth": 1}), {}, lambda ask: ())
    signal, search = act_weights(caller, asked)
    assert signal > search


def test_no_remedy_for_who_must_die() -> None:
    both_hurt = with_seat(with_seat(awake(), 1, **HURT, number=3), 2, **HURT, number=2)
    at_peace = with_seat(both_hurt, 0, number=1)
    grudge = with_seat(at_peace, 0, objectives=("an_old_feud",))
    assert care.patient(at_peace, ("character", 1)) == care.patient(at_peace, ("character", 2)) > 0
    assert care.patient(grudge, ("character", 1)) < 0 < care.patient(grudge, ("character", 2))


def test_who_knows_the_generator_counts_on_the_pods() -> None:
    blind = shelters.unlocking(start())
    sure = shelters.unlocking(start(rooms=with_tile("002", "generator")))
    assert sure.chance > blind.chance


def test_where_somebody_is_dying_the_pods_open_sooner() -> None:
    all_well = shelters.unlocking(awake())
    dying = shelters.unlocking(with_seat(awake(), 1, wounds=HURT["wounds"] * shelters.DYING))
    assert dying.rounds < all_well.rounds
    assert dying.chance > all_well.chance


@pytest.mark.parametrize(
    ("pods", "place", "passed", "waits"),
    [
        (("pod_1",), "017", False, True),
        (("pod_1",), "017", True, False),
        (("pod_1",), "020", False, False),
        (("pod_1", "pod_3"), "017", False, False),
    ],
)
def test_a_pod_waits_for_who_would_be_left_behind(
    pods: tuple[str, ...], place: str, passed: bool, waits: bool
) -> None:
    ship = start(rooms=with_tile("017", "evac_a"), pods=dict.fromkeys(pods, "open"))
    ship = with_seat(ship, 0, place="pod_1")
    ship = with_seat(ship, 1, place=place, passed=passed, hand=(None,) * 5)
    assert prompts.follows(ship, "pod_1", "017") is waits


@pytest.mark.parametrize(("rounds", "waits"), [(2, True), (1, False)])
def test_nobody_waits_in_a_pod_for_the_explosion(rounds: int, waits: bool) -> None:
    ship = start(rooms=with_tile("017", "evac_a"), pods={"pod_1": "open"})
    ship = with_seat(with_seat(ship, 0, place="pod_1"), 1, place="017", hand=(None,) * 5)
    time = {**ship.view["time"], "self_destruct": rounds}
    ask = Ask(0, "launch", [("launch",), ("wait",)], {"pod": "pod_1"})
    asked = Decision(ask, {}, lambda ask: ())
    launches, stays = prompts.launch(Scene(TITLE, {**ship.view, "time": time}, 0), asked)
    assert (stays > launches) is waits


def at_an_open_pod(*cards: str, **changes: Any) -> Scene:
    ship = start(rooms=with_tile("017", "evac_a"), pods={"pod_1": "open"}, **changes)
    return with_seat(ship, 0, place="017", hand=cards, deck=10 - len(cards), discard=())


def beside_me(objective: str, place: str = "017", cards: int = 2, **changes: Any) -> Scene:
    """At an open pod with this objective, and somebody else in the same room or nearby."""
    ship = with_seat(at_an_open_pod(**changes), 0, objectives=(objective,), number=1)
    for seat in (2, 3):
        ship = with_seat(ship, seat, place="dead")
    return with_seat(ship, 1, place=place, number=2, passed=False, hand=(None,) * cards)


@pytest.mark.parametrize(
    ("objective", "place", "cards", "waits"),
    [
        ("hoarder", "017", 2, True),
        ("hoarder", "017", 1, False),
        ("hoarder", "020", 3, True),
        ("hoarder", "020", 2, False),
        ("hoarder", "011", 5, False),
        ("greener_pastures", "017", 2, False),
        ("the_right_moment_to_strike", "017", 2, False),  # only one is left to outlive
    ],
)
def test_who_can_hardly_win_lets_those_board_who_are_about_to(
    objective: str, place: str, cards: int, waits: bool
) -> None:
    assert courtesy.gives_way(beside_me(objective, place, cards), "017") is waits


def test_nobody_gives_way_to_who_has_passed() -> None:
    assert not courtesy.gives_way(with_seat(beside_me("hoarder"), 1, passed=True), "017")


def test_nobody_gives_way_in_a_team() -> None:
    ship = with_seat(beside_me("hoarder"), 0, objectives=())
    team = Scene(TITLE, {**ship.view, "objectives": ("cutting_off_the_head",)}, 0)
    assert not courtesy.gives_way(team, "017")


def test_who_gives_way_is_not_yet_at_the_pod() -> None:
    assert not courtesy.gives_way(beside_me("hoarder", "020", cards=3), "020")


@pytest.mark.parametrize(
    ("rounds", "place", "waits"),
    [(3, "020", True), (2, "020", False), (2, "017", True), (1, "017", False)],
)
def test_nobody_gives_way_when_time_runs_out(rounds: int, place: str, waits: bool) -> None:
    ship = beside_me("hoarder", place, cards=3)
    time = {**ship.view["time"], "self_destruct": rounds}
    scene = Scene(TITLE, {**ship.view, "time": time}, 0)
    assert courtesy.gives_way(scene, "017") is waits


def test_who_gives_way_does_not_board() -> None:
    def boards(objective: str) -> bool:
        scene = with_seat(beside_me(objective), 0, hand=("captain_rest#1", "captain_order#1"))
        return liked(scene, nth=2) == BOARDS

    assert boards("greener_pastures")
    assert not boards("hoarder")


@pytest.mark.parametrize(
    ("objective", "why"), [("greener_pastures", "wait"), ("hoarder", "after_you")]
)
def test_who_gives_way_says_so(objective: str, why: str) -> None:
    scene = with_seat(beside_me(objective), 0, hand=("captain_rest#1", "captain_order#1"))
    asked = Decision(Ask(0, "act", [("pass",)], {"nth": 2}), {}, lambda ask: ())
    assert reason(scene, asked, ("pass",)).why == why


BOARDS = ("room", "board_pod")
SEARCHES = ("play", "captain_search#1", "search")


def liked(scene: Scene, nth: int) -> Value:
    """What is done at an open pod with a card that searches."""
    scene = with_seat(scene, 0, character="captain")
    offers = [("pass",), BOARDS, SEARCHES]
    asked = Decision(Ask(0, "act", offers, {"nth": nth}), {}, lambda ask: ())
    return max(zip(act_weights(scene, asked), offers, strict=True))[1]


def test_who_can_leave_does_nothing_else_before_all_the_others_have_their_turns() -> None:
    three = at_an_open_pod("captain_search#1", "captain_rest#1", "captain_order#1")
    assert liked(three, nth=1) == SEARCHES
    assert liked(three, nth=2) == BOARDS
    assert liked(at_an_open_pod("captain_search#1", "captain_rest#1"), nth=1) == BOARDS


def test_nobody_breaks_the_room_that_he_is_in() -> None:
    scene = at_an_open_pod()
    for what, option in (("demolition", "break_room"), ("pyrotechnics", "ignite")):
        assert GAINS[what, option](scene, TITLE.plan(scene), option) <= -VICTORY


def test_objectives_that_have_been_counted_exist() -> None:
    assert MET.keys() <= CONTENT["objectives"].keys()
    assert not MET.keys() & VICTIM.keys()


def holding(*objectives: str) -> Scene:
    """Everybody in the Hibernatorium, and the first seat, number 1, with these objectives."""
    view = hb.Match.new("nemesis", 4, "holding").view(0)
    seats = [
        {**about, "number": 1 + seat, "place": "011"} for seat, about in enumerate(view["seats"])
    ]
    seats[0] = {**seats[0], "objectives": objectives}
    return Scene(TITLE, {**view, "seats": seats}, 0)


def test_objectives_that_are_met_by_waiting_exist() -> None:
    assert {*FRIENDS} <= CONTENT["objectives"].keys()


@pytest.mark.parametrize("other", ["best_friends_forever", "greener_pastures"])
def test_who_can_win_by_patience_is_not_bold(other: str) -> None:
    assert is_bold(holding("the_great_hunt", "quarantine"))
    assert not is_bold(holding("the_great_hunt", other))


def test_a_team_is_never_bold() -> None:
    assert not is_bold(holding())


def test_the_death_of_oneself_is_nothing_to_wait_for() -> None:
    own = next(name for name, number in VICTIM.items() if number == 1)
    assert is_bold(holding("the_great_hunt", own))


def test_the_signal_is_worth_more_to_the_bold() -> None:
    def gain(*objectives: str) -> float:
        scene = holding(*objectives)
        done = deeds(scene)._replace(destruct=True, over=True)
        return ending(scene, done._replace(signal=True), ESCAPED) - ending(scene, done, ESCAPED)

    assert gain("the_great_hunt") == pytest.approx(VICTORY - BOLD)
    assert gain("the_great_hunt", "greener_pastures") < 15.0
