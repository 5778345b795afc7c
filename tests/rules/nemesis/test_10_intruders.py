"""Attack cards and weaknesses of the intruders (NE-10.12, NE-10.17, NE-10.18)."""

from __future__ import annotations

import pytest

from hullbreach.games.survival.content.intruder_attacks import ATTACKS
from hullbreach.games.survival.content.intruder_weaknesses import INTRUDER_WEAKNESSES
from tests.games.nemesis.positions import aboard, fight
from tests.games.nemesis.table import Table
from tests.marks import rule


def facing(xeno: str = "adult#1", **state: object) -> Table:
    """The scout with a rifle and no cards, in room 017 with this xeno."""
    table = fight("scout", "pilot", xeno=xeno, room="017", kind="storage", **state)
    return table.set(ammo={"rifle#1": 4}).deal(0)


def attacked(card: str, table: Table, **chance: object) -> Table:
    table.put(card, "attacks", top=True)
    return table.run(["xenos_attack"], ["act", 0, 1], **chance)


def known(weakness: str, table: Table) -> Table:
    """This weakness has been discovered, from a corpse."""
    for card in list(table.zones["weakness.corpse"]):
        table.put(card, "box")
    return table.put(weakness, "weakness.corpse.known")


# ---------------------------------------------------------------- attack cards


@rule("NE-10.12")
def test_there_are_twenty_attack_cards_two_of_them_with_an_arrow() -> None:
    blood = sorted(value for attack in ATTACKS.values() for value in attack.blood)
    assert blood == [0, 0, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6]


@rule("NE-10.12")
@pytest.mark.parametrize(("card", "light"), [("scratch_2", 1), ("claw_attack_3", 2)])
def test_scratches_and_claws_wound_lightly_and_contaminate(card: str, light: int) -> None:
    table = attacked(f"attack_{card}#1", facing())
    assert table.state.light == {0: light}
    assert len(table.told("contaminated")) == 1


@rule("NE-10.12")
@pytest.mark.parametrize(
    ("card", "xeno", "deadly"), [("bite_4", "adult#1", 2), ("tail_attack_2", "queen#1", 1)]
)
@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_bites_and_tails_kill_who_is_badly_wounded(
    card: str, xeno: str, deadly: int, wounds: int
) -> None:
    table = facing(xeno)
    for number in range(wounds):
        table.put(f"body#{number + 1}", "wounds.0")
    attacked(f"attack_{card}#1", table)
    if wounds >= deadly:
        assert table.state.place[0] == "dead"
    else:
        assert len(table.at("wounds.0")) == wounds + 1


@rule("NE-10.12")
def test_a_creeper_transforms_and_the_breeder_strikes_an_empty_hand() -> None:
    table = facing("creeper#1", damage={"creeper#1": 1}).put(
        "attack_slime_5#1", "attacks", top=True
    )
    attacked("attack_transformation_4#1", table)
    assert table.at("xenos.017") == ("breeder#1",)
    assert table.state.damage == {}
    assert [told["xeno"] for told in table.told("xeno_attacks")] == ["creeper#1", "breeder#1"]
    assert table.state.slime == [0]


@rule("NE-10.12")
@pytest.mark.parametrize("hindrance", ["a card in hand", "no breeder left"])
def test_a_transformation_may_end_there(hindrance: str) -> None:
    table = facing("creeper#1")
    if hindrance == "a card in hand":
        table.deal(0, "rest")
    else:
        table.put("breeder#1", "xenos.002").put("breeder#2", "xenos.003")
    attacked("attack_transformation_4#1", table)
    assert len(table.told("xeno_attacks")) == 1
    changed = hindrance == "a card in hand"
    assert table.at("xenos.017") == (("breeder#1",) if changed else ("creeper#1",))


@rule("NE-10.12")
def test_a_frenzy_hits_everybody_in_the_room() -> None:
    table = facing("breeder#1").stand(1, "017").deal(1, "rest")
    table.put("body#1", "wounds.1").put("body#2", "wounds.1")
    attacked("attack_frenzy_3#1", table)
    assert len(table.at("wounds.0")) == 1
    assert table.state.place[1] == "dead"


@rule("NE-10.12")
def test_slime_slimes_and_contaminates() -> None:
    table = attacked("attack_slime_5#1", facing())
    assert table.state.slime == [0]
    assert len(table.told("contaminated")) == 1


@rule("NE-10.12", "NE-10.09")
@pytest.mark.parametrize("token", ["token_adult_4#1", "token_blank_0#1"])
def test_a_summoning_brings_another_one_that_does_not_attack(token: str) -> None:
    table = facing("creeper#1").put(token, "bag")
    attacked("attack_summoning_3#1", table, bag=[token])
    comes = token != "token_blank_0#1"
    assert table.at("xenos.017") == (("creeper#1", "adult#1") if comes else ("creeper#1",))
    assert (token in table.at("supply")) == comes
    assert table.told("encounter") == []
    assert table.state.noise == []
    assert len(table.told("xeno_attacks")) == 1


@rule("NE-10.12", "NE-10.13")
def test_a_transformation_is_not_shuffled_in_for_the_attack_that_follows() -> None:
    table = facing("creeper#1")
    for card in list(table.zones["attacks"]):
        table.put(card, "attacks.discard")
    attacked("attack_transformation_4#1", table)
    transformation, attack = (told["card"] for told in table.told("attack_card"))
    assert transformation == "attack_transformation_4#1"
    assert table.at("attacks.discard") == (attack, transformation)


@rule("NE-10.12", "NE-10.30")
def test_a_summoned_token_without_a_figure_goes_to_the_supply() -> None:
    table = facing("creeper#1").put("queen#1", "xenos.001").put("token_queen_4#1", "bag")
    attacked("attack_summoning_3#1", table, bag=["token_queen_4#1"])
    assert table.at("xenos.017") == ("creeper#1",)
    assert "token_queen_4#1" in table.at("supply")


# ---------------------------------------------------------------- weaknesses


@rule("NE-10.17", "NE-10.18", "NE-10.29")
@pytest.mark.parametrize(
    ("piece", "zone"),
    [("corpse#2", "objects.017"), ("egg#6", "hands.0"), ("carcass#1", "hands.1")],
)
def test_each_kind_of_object_shows_its_own_weakness_to_all(piece: str, zone: str) -> None:
    table = aboard(room="017", kind="laboratory").stand(1, "017").put(piece, zone)
    table.deal(0, "rest", "search").start(0).play("room:analyse")
    while table.ask.prompt == "interrupt":
        table.play("let")
    kind = piece.partition("#")[0]
    known_to_all = table.match.view(None)["weaknesses"]
    assert known_to_all[kind] == table.at(f"weakness.{kind}.known")[0]
    assert [slot for slot, card in known_to_all.items() if card] == [kind]
    assert piece in table.at(zone)


@rule("NE-10.29")
def test_a_kind_that_was_analysed_gives_nothing_more() -> None:
    table = known("energy", aboard(room="017", kind="laboratory")).put("corpse#2", "objects.017")
    table.deal(0, "rest", "search").start(0)
    assert "room:analyse" not in table.options


@rule("NE-10.18")
def test_there_are_eight_weaknesses() -> None:
    assert len(INTRUDER_WEAKNESSES) == 8


@rule("NE-10.18")
@pytest.mark.parametrize("discovered", [True, False])
@pytest.mark.parametrize("verb", ["shoot:rifle#1>adult#1", "melee:adult#1"])
def test_vital_places_make_a_blank_a_hit_on_adults(verb: str, discovered: bool) -> None:
    table = facing().deal(0, "rest").put("attack_scratch_6#1", "attacks", top=True)
    if discovered:
        known("vital_places", table)
    table.start(0, combat=["blank"]).play(verb)
    assert bool(table.told("harmed")) == discovered
    assert bool(table.at("wounds.0")) == (verb.startswith("melee") and not discovered)


@rule("NE-10.18")
@pytest.mark.parametrize(
    ("who", "weapon"), [("mechanic", "sawed_off_shotgun#1"), ("scout", "prototype_shotgun#1")]
)
def test_vital_places_make_a_blank_a_single_hit_of_the_weapon(who: str, weapon: str) -> None:
    """The one counts a single hit as a double one, the other adds 1 to it."""
    table = known("vital_places", fight(who, "captain")).deal(0, "rest")
    if weapon not in table.zones["hands.0"]:
        table.put(weapon, "hands.0")
    table.set(ammo={weapon: 1}).start(0, combat=["blank"]).play(f"shoot:{weapon}>adult#1")
    assert table.told("harmed")[0]["amount"] == 2


@rule("NE-10.18")
@pytest.mark.parametrize(("xeno", "breaks"), [("adult#1", False), ("breeder#1", True)])
def test_the_way_of_moving_leaves_doors_to_the_great_ones(xeno: str, breaks: bool) -> None:
    table = known("way_of_moving", aboard(door={"005-010": "closed"})).put(xeno, "xenos.010")
    card = "event_damage#1" if xeno == "adult#1" else "event_egg_protection#1"  # number 2
    table.put(card, "events", top=True).run(["resolve_event"], ["act", 0, 1])
    assert table.state.door == {"005-010": "destroyed" if breaks else "closed"}
    assert table.at("xenos.010") == (xeno,)


@rule("NE-10.18")
def test_phosphates_hurt_those_whom_the_fire_control_drives_off() -> None:
    table = known("phosphates", aboard(kind="cabins")).explore("017", "fire_control")
    table.stand(0, "017").put("adult#1", "xenos.010").deal(0, "rest", "search")
    table.put("attack_scratch_6#1", "attacks", top=True)
    table.put("event_damage#1", "events", top=True).start(0).play("room:run_fire_control")
    assert table.state.damage == {"adult#1": 1}
    assert table.at("xenos.005") == ("adult#1",)


@rule("NE-10.18")
@pytest.mark.parametrize("discovered", [True, False])
def test_phosphates_hurt_those_whom_a_fire_extinguisher_drives_off(discovered: bool) -> None:
    table = facing().put("fire_extinguisher#1", "hands.0").deal(0, "rest")
    if discovered:
        known("phosphates", table)
    table.put("attack_scratch_6#1", "attacks", top=True)
    table.put("event_damage#1", "events", top=True).start(0)
    table.play("use:fire_extinguisher#1>repel")
    assert table.state.damage.get("adult#1", 0) == int(discovered)
    assert table.told("retreats")[0]["xeno"] == "adult#1"


@rule("NE-10.18")
@pytest.mark.parametrize(("face", "amount"), [("hit_1", 2), ("blank", 0)])
def test_energy_weapons_hurt_more_if_they_hurt_at_all(face: str, amount: int) -> None:
    table = known("energy", facing("breeder#1")).deal(0, "rest")
    for card in ("attack_scratch_6#1", "attack_scratch_5#1"):
        table.put(card, "attacks", top=True)
    table.start(0, combat=[face]).play("shoot:rifle#1>breeder#1")
    assert table.state.damage.get("breeder#1", 0) == amount


@rule("NE-10.18")
def test_other_weapons_gain_nothing_from_energy() -> None:
    table = known("energy", fight("captain", "pilot", xeno="adult#1", room="017", kind="storage"))
    table.put("attack_scratch_6#1", "attacks", top=True).deal(0, "rest")
    table.start(0, combat=["hit_1"]).play("shoot:six_shooter#1>adult#1")
    assert table.state.damage == {"adult#1": 1}


@rule("NE-10.18")
@pytest.mark.parametrize(
    ("token", "cards", "surprised"),
    [
        ("token_adult_2#1", 1, False),
        ("token_adult_3#1", 1, True),
        ("token_creeper_1#1", 0, True),  # never below 1
    ],
)
def test_the_reaction_to_danger_lowers_the_number(token: str, cards: int, surprised: bool) -> None:
    table = known("reaction_to_danger", aboard(kind="cabins", noise=["014-017"]))
    table.explore("017", "storage").deal(0, "rest", *("search",) * cards).put(token, "bag")
    table.start(0, noise=[2], bag=[token]).play("move:017")
    if table.ask.prompt == "pay":
        table.play("pay:captain_rest#1")
    assert bool(table.told("xeno_attacks")) == surprised


@rule("NE-10.18")
@pytest.mark.parametrize("by", ["shot", "fire"])
def test_a_species_on_the_brink_dies_of_one_damage_less(by: str) -> None:
    table = known("brink_of_extinction", facing(damage={"adult#1": 0})).deal(0, "rest")
    table.put("attack_scratch_2#1", "attacks", top=True)
    if by == "shot":
        table.start(0, combat=["hit_1"]).play("shoot:rifle#1>adult#1")
    else:
        table.set(fire=["017"]).run(["fire_burns"], ["act", 0, 1])
    assert "adult#1" in table.at("figures")


@rule("NE-10.18")
@pytest.mark.parametrize(("xeno", "light"), [("adult#1", 1), ("breeder#1", 0)])
def test_the_way_of_fighting_blunts_the_bite_of_adults(xeno: str, light: int) -> None:
    table = attacked("attack_bite_4#1", known("way_of_fighting", facing(xeno)))
    assert table.state.light.get(0, 0) == light
    assert len(table.at("wounds.0")) == 1 - light


@rule("NE-10.18")
def test_the_way_of_fighting_does_not_save_the_badly_wounded() -> None:
    table = known("way_of_fighting", facing()).put("body#1", "wounds.0").put("body#2", "wounds.0")
    attacked("attack_bite_4#1", table)
    assert table.state.place[0] == "dead"


@rule("NE-10.18")
def test_those_vulnerable_to_fire_burn_twice() -> None:
    table = known("vulnerable_to_fire", aboard(fire=["010"])).put("adult#1", "xenos.010")
    table.put("attack_scratch_6#1", "attacks", top=True).run(["fire_burns"], ["act", 0, 1])
    assert table.state.damage == {"adult#1": 2}


@rule("NE-06.06", "NE-10.18")
@pytest.mark.parametrize(("discovered", "left"), [(False, 4), (True, 3)])
def test_their_eggs_burn_twice_as_fast_too(discovered: bool, left: int) -> None:
    table = aboard(kind="nest", fire=["014"])
    if discovered:
        known("vulnerable_to_fire", table)
    assert len(table.run(["fire_burns"], ["act", 0, 1]).at("nest.eggs")) == left


@rule("NE-06.06", "NE-10.18")
def test_a_molotov_destroys_two_eggs_of_those_vulnerable_to_fire() -> None:
    table = known("vulnerable_to_fire", aboard(kind="nest")).give(0, "molotov#1").deal(0, "rest")
    table.start(0, noise=[1]).play("use:molotov#1>throw")
    assert len(table.at("nest.eggs")) == 3


@rule("NE-10.18")
def test_those_vulnerable_to_fire_suffer_more_from_a_flamethrower() -> None:
    table = known("vulnerable_to_fire", facing()).put("flamethrower#1", "hands.0")
    table.set(ammo={"flamethrower#1": 2}).deal(0, "rest")
    table.put("attack_scratch_6#1", "attacks", top=True)
    table.start(0, combat=["hit_1"]).play("shoot:flamethrower#1>adult#1")
    assert table.state.damage == {"adult#1": 2}


@rule("NE-10.18")
@pytest.mark.parametrize(("discovered", "amount"), [(True, 2), (False, 1)])
def test_those_vulnerable_to_fire_suffer_more_from_a_molotov(discovered: bool, amount: int) -> None:
    table = facing().give(0, "molotov#1").deal(0, "rest")
    if discovered:
        known("vulnerable_to_fire", table)
    table.put("attack_scratch_6#1", "attacks", top=True).start(0).play("use:molotov#1>throw")
    assert table.state.damage == {"adult#1": amount}
