"""Actions, shooting, striking, attacks, damage, retreat (NE-07, NE-08.19 ff., NE-09, NE-10)."""

from __future__ import annotations

import pytest

from tests.games.nemesis.positions import aboard, fight
from tests.games.nemesis.table import Table
from tests.marks import rule


def gunner(xeno: str = "adult#1", **state: object) -> Table:
    """The scout with a rifle, facing this xeno in room 017, where no attack card kills."""
    table = fight("scout", "pilot", xeno=xeno, room="017", kind="storage", **state)
    table.put("attack_scratch_6#1", "attacks", top=True)
    return table.set(ammo={"rifle#1": 4}).deal(0, "rest", "search", "demolition")


def shoot(table: Table, face: str, target: str = "adult#1") -> Table:
    table.start(0, combat=[face])
    return table.play(f"shoot:rifle#1>{target}", "pay:scout_rest#1")


def strike(table: Table, face: str, target: str = "adult#1") -> Table:
    return table.start(0, combat=[face]).play(f"melee:{target}", "pay:scout_rest#1")


def attacked(card: str, table: Table) -> Table:
    """The xeno in the room attacks with this card."""
    table.put(card, "attacks", top=True)
    return table.run(["xenos_attack"], ["act", 0, 1])


# ---------------------------------------------------------------- costs and kinds of actions


@rule("NE-07.01", "NE-07.02")
def test_costs_are_paid_with_action_cards_never_with_contamination() -> None:
    table = aboard(kind="storage").deal(0, "rest", "contamination#1").start(0)
    assert "room:take_from_storage" not in table.options  # costs 2
    table.deal(0, "rest", "search", "order", "contamination#1").start(0)
    table.play("room:take_from_storage")
    assert not [option for option in table.options if "contamination" in option]
    table.play("pay:captain_rest#1+captain_search#1")
    assert table.at("hand.0") == ("captain_order#1", "contamination#1")


@rule("NE-07.03", "NE-07.08")
def test_in_combat_and_out_of_combat_are_different_things() -> None:
    hand = ("search", "suppressive_fire", "demolition", "rest")
    calm = aboard("captain", "pilot", kind="storage").deal(0, *hand).start(0)
    busy = fight("captain", "pilot", kind="storage").deal(0, *hand).start(0)
    only_calm = {"play:captain_search#1>search", "room:take_from_storage"}
    assert only_calm <= set(calm.options)
    assert not only_calm & set(busy.options)
    suppress = [option for option in busy.options if "suppressive_fire" in option]
    assert suppress
    assert not set(suppress) & set(calm.options)
    assert "play:captain_demolition#1>break_room" in busy.options
    assert {"melee:adult#1", "shoot:six_shooter#1>adult#1", "move:011"} <= set(busy.options)


@rule("NE-07.08", "NE-09.16")
def test_no_quest_is_fulfilled_in_combat() -> None:
    calm = aboard("captain", "pilot", room="017", kind="comms_room").deal(0, "rest", "search")
    busy = fight("captain", "pilot", room="017", kind="comms_room").deal(0, "rest", "search")
    quests = [option for option in calm.start(0).options if option.startswith("quest:")]
    assert quests
    assert not [option for option in busy.start(0).options if option.startswith("quest:")]


@rule("NE-07.04")
def test_a_played_card_is_discarded_and_does_not_pay_for_itself() -> None:
    table = aboard("pilot", "captain", kind="storage", malfunction=["014"])
    table.deal(0, "repairs").start(0)
    assert not [option for option in table.options if option.startswith("play:")]
    table.deal(0, "repairs", "rest").start(0).play("play:pilot_repairs#1>repair")
    assert set(table.at("discard.0")) == {"pilot_repairs#1", "pilot_rest#1"}


@rule("NE-07.05")
def test_actions_come_from_basics_cards_items_and_the_room() -> None:
    table = aboard(kind="storage").give(0, "synthetic_food#1")
    table.deal(0, "demolition", "rest", "order").start(0)
    verbs = {option.partition(":")[0] for option in table.options}
    assert {"move", "play", "use", "room"} <= verbs


@rule("NE-07.06")
def test_an_or_card_gives_one_of_its_effects() -> None:
    table = aboard(kind="storage", door={"011-014": "closed"}).deal(0, "demolition").start(0)
    choices = [option for option in table.options if option.startswith("play:")]
    assert choices == [
        "play:captain_demolition#1>break_door",
        "play:captain_demolition#1>break_room",
    ]
    table.play(choices[1])
    assert table.state.malfunction == ["014"]
    assert table.state.door == {"011-014": "closed"}


@rule("NE-07.07")
def test_a_cancelled_action_stays_paid_and_the_item_is_gone() -> None:
    table = aboard(kind="storage").stand(1, "014").give(0, "synthetic_food#1")
    table.deal(0, "rest", "search").deal(1, "interruption").start(0)
    table.play("use:synthetic_food#1>eat", "pay:captain_rest#1", "interrupt:pilot_interruption#1")
    while table.ask.prompt == "interrupt":
        table.play("let")
    assert table.told("cancelled")
    assert table.at("hand.0") == ("captain_search#1",)
    assert "synthetic_food#1" in table.at("items.green.discard")


@rule("NE-09.01")
def test_a_room_action_costs_two_in_a_working_room_without_intruders() -> None:
    table = aboard(kind="storage").deal(0, "rest").start(0)
    assert "room:take_from_storage" not in table.options
    assert "room:take_from_storage" in table.deal(0, "rest", "search").start(0).options
    assert "room:take_from_storage" not in table.stand(0, "011").start(0).options


@rule("NE-09.05")
def test_only_objects_are_picked_up_for_one_card_and_not_in_combat() -> None:
    table = aboard(kind="storage").put("carcass#1", "objects.014").deal(0, "rest", "search")
    table.start(0).play("pick_up:carcass#1", "pay:captain_rest#1")
    assert "carcass#1" in table.at("hands.0")
    table = fight(kind="storage").put("carcass#1", "objects.014").deal(0, "rest").start(0)
    assert "pick_up:carcass#1" not in table.options


@rule("NE-09.06", "NE-09.07")
def test_all_in_the_room_trade_items_and_objects_and_only_one_pays() -> None:
    table = aboard("captain", "pilot", "scout", kind="storage").stand(1, "014")
    table.give(0, "medkit#1").put("egg#6", "hands.1")
    table.deal(0, "rest").deal(1, "rest").start(0).play("trade")
    while table.ask.prompt == "interrupt":
        table.play("let")
    table.play("partner:1", "give:medkit#1", "give:egg#6", "yes")
    assert table.at("inventory.1") == ("medkit#1",)
    assert "egg#6" in table.at("hands.0")
    assert table.at("hand.1") == ("pilot_rest#1",)


@rule("NE-09.07")
def test_a_gift_is_allowed_but_nobody_is_forced() -> None:
    def bargain(*answers: str) -> Table:
        table = aboard(kind="storage").stand(1, "014").give(0, "medkit#1").deal(0, "rest")
        table.start(0).play("trade")
        while table.ask.prompt == "interrupt":
            table.play("let")
        return table.play("partner:1", "give:medkit#1", "none", *answers)

    assert bargain("yes", "yes").at("inventory.1") == ("medkit#1",)
    assert bargain("no").at("inventory.0") == ("medkit#1",)


@rule("NE-09.07")
def test_a_weapon_changes_hands_with_its_ammo_and_ammo_alone_is_no_good() -> None:
    table = gunner().put("adult#1", "figures").stand(1, "017").start(0).play("trade")
    while table.ask.prompt == "interrupt":
        table.play("let")
    if table.ask.prompt == "pay":
        table.play("pay:scout_rest#1")
        while table.ask.prompt == "interrupt":
            table.play("let")
    table.play("partner:1")
    assert {option for option in table.options if "+" not in option} == {"none", "give:rifle#1"}
    table.play("give:rifle#1", "none", "yes", "yes")
    assert "rifle#1" in table.at("hands.1")
    assert table.state.ammo["rifle#1"] == 4


# ---------------------------------------------------------------- shooting


@rule("NE-08.19")
@pytest.mark.parametrize("ammo", [1, 0])
def test_a_weapon_needs_ammo_and_a_target_in_the_room(ammo: int) -> None:
    table = gunner().set(ammo={"rifle#1": ammo}).start(0)
    assert ("shoot:rifle#1>adult#1" in table.options) == bool(ammo)
    table = gunner().put("adult#1", "xenos.014").start(0)
    assert not [option for option in table.options if option.startswith(("shoot:", "melee:"))]


@rule("NE-08.20")
def test_a_shot_costs_a_card_and_one_ammo() -> None:
    table = shoot(gunner(), "blank")
    assert table.state.ammo["rifle#1"] == 3
    assert table.at("hand.0") == ("scout_search#1", "scout_demolition#1")


@rule("NE-08.21", "NE-08.22", "NE-08.23", "NE-08.24")
@pytest.mark.parametrize(
    ("face", "hits"),
    [
        ("blank", {}),
        ("creeper", {"larva": 1, "creeper": 1}),
        ("adult", {"larva": 1, "creeper": 1, "adult": 1}),
        ("hit_1", {"larva": 1, "creeper": 1, "adult": 1, "breeder": 1, "queen": 1}),
        ("hit_2", {"larva": 2, "creeper": 2, "adult": 2, "breeder": 2, "queen": 2}),
    ],
)
def test_what_each_face_does_to_each_type(face: str, hits: dict[str, int]) -> None:
    for kind in ("larva", "creeper", "adult", "breeder", "queen"):
        xeno = f"{kind}#1"
        table = gunner(xeno).put("attack_scratch_5#1", "attacks", top=True)
        shoot(table, face, xeno)
        assert [told["amount"] for told in table.told("harmed")] == (
            [hits[kind]] if kind in hits else []
        )


# ---------------------------------------------------------------- striking


@rule("NE-08.25")
def test_a_blow_contaminates_before_the_die_is_rolled() -> None:
    table = strike(gunner(), "hit_1")
    names = [event.name for event in table.match.events(None)]
    assert names.index("contaminated") < names.index("struck")
    assert [card for card in table.at("discard.0") if card.startswith("contamination")]


@rule("NE-08.26")
def test_a_double_hit_is_a_single_one_in_melee() -> None:
    assert strike(gunner(), "hit_2").state.damage == {"adult#1": 1}


@rule("NE-08.27")
@pytest.mark.parametrize(("face", "wounds"), [("blank", 1), ("creeper", 1), ("adult", 0)])
def test_a_missed_blow_costs_a_serious_wound(face: str, wounds: int) -> None:
    assert len(strike(gunner(), face).at("wounds.0")) == wounds


@rule("NE-04.09", "NE-10.19")
def test_eggs_are_shot_or_struck_out_of_combat_one_for_each_damage_and_noise_follows() -> None:
    table = gunner().put("adult#1", "figures").explore("018", "nest").stand(0, "018")
    table.start(0, combat=["hit_2"], noise=["silence"])
    table.play("shoot:rifle#1>eggs", "pay:scout_rest#1")
    assert len(table.at("nest.eggs")) == 3
    assert len(table.told("noise_roll")) == 1
    table = gunner().put("adult#1", "figures").explore("018", "nest").stand(0, "018")
    table.start(0, combat=["blank"], noise=["silence"]).play("melee:eggs", "pay:scout_rest#1")
    assert len(table.at("nest.eggs")) == 5
    assert table.at("wounds.0") == ()
    assert table.told("contaminated") == []
    assert len(table.told("noise_roll")) == 1


# ---------------------------------------------------------------- intruders attack


@rule("NE-10.12")
@pytest.mark.parametrize(("xeno", "hits"), [("adult#1", False), ("queen#1", True)])
def test_a_card_hits_only_if_it_shows_the_attacker(xeno: str, hits: bool) -> None:
    table = attacked("attack_tail_attack_2#1", gunner(xeno))
    assert bool(table.at("wounds.0")) == hits
    assert table.told("attack_card")[0]["hits"] == hits


@rule("NE-10.13")
def test_attack_cards_are_discarded_and_an_empty_deck_renewed() -> None:
    table = gunner()
    for card in list(table.zones["attacks"]):
        table.put(card, "attacks.discard")
    table.run(["xenos_attack"], ["act", 0, 1])
    assert len(table.told("deck_renewed")) == 1
    assert len(table.at("attacks.discard")) == 1


@rule("NE-10.14", "NE-10.16")
def test_a_larva_goes_onto_the_board_and_contaminates_without_a_card() -> None:
    table = gunner("larva#1").run(["xenos_attack"], ["act", 0, 1])
    assert table.state.larva == [0]
    assert table.at("xenos.017") == ()
    assert len(table.told("contaminated")) == 1
    assert table.told("attack_card") == []


@rule("NE-10.14", "NE-10.15")
def test_a_second_larva_only_contaminates() -> None:
    table = gunner("larva#1", larva=[0]).put("larva#2", "board.0")
    table.run(["xenos_attack"], ["act", 0, 1])
    assert table.state.larva == [0]
    assert table.at("board.0") == ("larva#2",)
    assert "larva#1" in table.at("figures")
    assert [told["xeno"] for told in table.told("xeno_left")] == ["larva#1"]
    assert len(table.told("contaminated")) == 1


# ---------------------------------------------------------------- damage


@rule("NE-10.19", "NE-10.23")
def test_a_larva_dies_of_one_damage_and_leaves_nothing() -> None:
    table = shoot(gunner("larva#1"), "hit_1", "larva#1")
    assert "larva#1" in table.at("figures")
    assert table.at("objects.017") == ()
    assert table.told("blood_card") == []


@rule("NE-10.20", "NE-10.23")
@pytest.mark.parametrize(("damage", "dies"), [(0, False), (1, True), (4, True)])
def test_an_adult_dies_if_the_blood_is_at_most_its_damage(damage: int, dies: bool) -> None:
    table = gunner(damage={"adult#1": damage}).put("attack_scratch_2#1", "attacks", top=True)
    shoot(table, "hit_1")
    assert len(table.told("blood_card")) == 1
    assert ("adult#1" in table.at("figures")) == dies
    assert table.at("objects.017") == (("carcass#1",) if dies else ())


@rule("NE-10.21", "NE-10.23")
@pytest.mark.parametrize(("damage", "dies"), [(3, False), (4, True)])
@pytest.mark.parametrize("xeno", ["breeder#1", "queen#1"])
def test_breeder_and_queen_die_if_the_sum_of_two_is_at_most_their_damage(
    xeno: str, damage: int, dies: bool
) -> None:
    table = gunner(xeno, damage={xeno: damage}).put("attack_scratch_2#1", "attacks", top=True)
    table.put("attack_scratch_3#1", "attacks", top=True)
    shoot(table, "hit_1", xeno)
    assert len(table.told("blood_card")) == 2
    assert (xeno in table.at("figures")) == dies


@rule("NE-10.22")
def test_damage_stays_and_is_checked_once_after_each_hit() -> None:
    table = shoot(gunner(damage={"adult#1": 1}), "hit_2")
    assert table.state.damage == {"adult#1": 3}
    assert len(table.told("blood_card")) == 1


# ---------------------------------------------------------------- retreat


@rule("NE-10.24", "NE-10.26", "NE-10.27")
def test_an_arrow_makes_it_retreat_by_an_event_card_without_effect() -> None:
    table = gunner(damage={"adult#1": 5}).put("attack_bite_retreat#1", "attacks", top=True)
    table.put("event_damage#1", "events", top=True)  # number 2
    shoot(table, "hit_1")
    assert table.at("xenos.014") == ("adult#1",)
    assert table.state.damage == {"adult#1": 6}
    assert table.at("events.discard")[0] == "event_damage#1"
    assert table.state.malfunction == []


@rule("NE-10.25")
def test_one_arrow_of_two_is_enough_and_goes_before_a_kill() -> None:
    table = gunner("breeder#1", damage={"breeder#1": 9})
    for card in ("attack_bite_retreat#1", "attack_scratch_2#1"):
        table.put(card, "attacks", top=True)
    table.put("event_damage#1", "events", top=True)
    shoot(table, "hit_1", "breeder#1")
    assert table.at("xenos.014") == ("breeder#1",)


@rule("NE-10.27")
def test_a_retreat_into_the_technical_corridors_leaves_damage_behind() -> None:
    table = gunner(damage={"adult#1": 2}).explore("015", "canteen").stand(0, "015")
    table.put("adult#1", "xenos.015").put("attack_bite_retreat#1", "attacks", top=True)
    table.put("event_lurking#1", "events", top=True)  # number 4
    shoot(table, "hit_1")
    assert "adult#1" in table.at("figures")
    assert table.state.damage == {}
    assert table.told("xeno_left")[0]["xeno"] == "adult#1"


@rule("NE-10.28")
def test_a_retreat_against_a_closed_door_breaks_it() -> None:
    table = gunner(door={"014-017": "closed"}).put("attack_bite_retreat#1", "attacks", top=True)
    table.put("event_damage#1", "events", top=True)
    shoot(table, "hit_1")
    assert table.at("xenos.017") == ("adult#1",)
    assert table.state.door == {"014-017": "destroyed"}
