"""The worked examples from page 18 on, as the rulebook tells them."""

from __future__ import annotations

import pytest

from tests.games.lockdown.table import Table
from tests.marks import rule

POWER = {"S-01": 1, "S-02": 2, "S-03": 3, "lift": 4}
LIT = {"power": POWER, "powered": [1, 2, 3, 4], "met": True}
DARK = {**LIT, "powered": []}


def survivor(*cards: str, **state: object) -> Table:
    table = Table("survivor", "janitor").stand(0, "002").stand(1, "018").set(**{**LIT, **state})
    return table.deal(0, *cards)


def drawn(table: Table, *cards: str) -> Table:
    for card in reversed(cards):
        table.put(card, "attacks", top=True)
    return table


@rule("LD-18.01", "LD-18.02")
@pytest.mark.parametrize("face", [1, 3])
def test_18_1_a_closed_door_and_an_entrance_both_count_as_noise(face: int) -> None:
    table = survivor("rest", "search", noise=["003-004", "service"], door={"003-004": "closed"})
    table.explore("003", "guard_room").start(0, noise=[face], bag=["token_larva_0_1#1"])
    table.play("move:003", "pay:survivor_rest#1")
    assert table.told("encounter")
    assert table.state.noise == []


@rule("LD-04.04a", "LD-19.05a", "LD-19.05b", "LD-19.07d")
@pytest.mark.parametrize(
    ("burning", "pool", "room", "explodes"),
    [(11, 11, "022", True), (11, 12, "022", False), (11, 12, "002", False), (12, 12, "022", True)],
)
def test_19_1_the_pool_decides_not_the_board(
    burning: int, pool: int, room: str, explodes: bool
) -> None:
    rooms = [f"{n:03}" for n in range(1, burning + 1)]
    table = survivor("rest", fire=rooms, fire_pool=pool).stand(0, room)
    table.give(0, "thermite_charge#1").start(0).play("use:thermite_charge#1>throw", f"room:{room}")
    assert (table.match.result is not None) == explodes


@rule("LD-17.12b", "LD-20.02a", "LD-20.02d", "LD-20.03", "LD-20.04")
def test_20_1_a_surprise_attack_with_one_card_in_hand() -> None:
    table = survivor("rest", "search", noise=["002-003", "003-004"]).explore("003", "archive")
    drawn(table, "attack_cut_5#1").put("token_adult_2_3#1", "bag")
    table.start(0, noise=[2], bag=["token_adult_2_3#1"]).play("move:003", "pay:survivor_rest#1")
    assert table.state.noise == []
    assert table.at("xenos.003") == ("adult#1",)
    assert table.told("xeno_attacks")[0]["how"] == "surprise"
    assert table.state.light[0] == 1


def shot_at_a_creeper(blood: str) -> Table:
    table = survivor("rest", "search", **DARK).put("creeper#1", "xenos.002")
    table.put("assault_rifle#1", "hands.0").set(ammo={"assault_rifle#1": 2})
    drawn(table, blood, "attack_blood_chase_2#1").explore("003", "archive")
    table.start(0, combat=["hit_2"], noise=["silence"])
    return table.play("shoot:assault_rifle#1>creeper#1", "pay:survivor_rest#1")


@rule("LD-20.07", "LD-20.08a", "LD-21.06a")
@pytest.mark.parametrize(
    ("blood", "dead"),
    [("attack_cut_4#1", False), ("attack_cut_3#1", True), ("attack_cut_2#1", True)],
)
def test_21_1_an_assault_rifle_deals_three(blood: str, dead: bool) -> None:
    table = shot_at_a_creeper(blood)
    assert table.state.ammo["assault_rifle#1"] == 1
    assert table.state.damage == ({} if dead else {"creeper#1": 3})
    assert table.at("objects.002") == (("carcass#1",) if dead else ())


@rule("LD-21.03a", "LD-21.03c", "LD-22.03a")
def test_21_2_the_creeper_strikes_before_she_is_away() -> None:
    table = shot_at_a_creeper("attack_cut_4#1").play("move:003")
    assert table.state.light[0] == 1
    assert table.state.slime == [0]
    assert table.state.place[0] == "003"
    assert len(table.told("noise_roll")) == 1


@rule("LD-21.06b", "LD-21.06c", "LD-21.07a", "LD-21.07b", "LD-21.07c")
@pytest.mark.parametrize(
    ("cards", "room", "damage"),
    [
        (("attack_cut_3#1", "attack_cut_5#1"), "002", 6),
        (("attack_cut_2#1", "attack_cut_4#1"), "", 0),
        (("attack_cut_4#1", "attack_cut_retreat#1"), "003", 6),
        (("attack_cut_retreat#1", "attack_cut_2#1"), "003", 6),
    ],
)
def test_21_3_two_cards_decide_over_a_queen(cards: tuple[str, ...], room: str, damage: int) -> None:
    table = survivor("rest", "search", **DARK).put("queen#1", "xenos.002")
    table.put("smg#1", "hands.0").set(ammo={"smg#1": 2}, damage={"queen#1": 5})
    drawn(table, *cards).put("event_hatching#1", "events", top=True)
    table.start(0, combat=["hit_1"]).play("shoot:smg#1>queen#1", "pay:survivor_rest#1")
    assert table.state.damage.get("queen#1", 0) == damage
    assert table.state.where["queen#1"] == (f"xenos.{room}" if room else "figures")
    assert table.state.queen_killed == (not room)


@rule("LD-22.03a", "LD-22.03b")
@pytest.mark.parametrize(
    ("power", "xeno", "card", "light", "contaminated"),
    [
        (LIT, "adult#1", "attack_cut_3#1", 1, 1),
        (DARK, "adult#1", "attack_cut_3#1", 2, 1),
        (DARK, "adult#1", "attack_cut_retreat#1", 2, 1),
        (DARK, "adult#1", "attack_blood_rage_3#1", 0, 0),
    ],
)
def test_22_1_symbol_darkness_and_blood_of_an_attack(
    power: dict[str, object], xeno: str, card: str, light: int, contaminated: int
) -> None:
    table = drawn(survivor("rest", **power).put(xeno, "xenos.002"), card)
    table.run(["xenos_attack"], ["act", 0, 1])
    assert table.state.light.get(0, 0) == light
    assert len(table.at("discard.0")) == contaminated
    assert table.at("wounds.0") == ()


@rule("LD-22.08", "LD-22.09a", "LD-22.09b")
@pytest.mark.parametrize("larva", [False, True])
def test_22_2_the_janitor_rests(larva: bool) -> None:
    table = survivor("rest").stand(1, "008").deal(1, "rest", "contamination#1")
    table.face("contamination#1", "infected").set(larva=[1] if larva else [])
    table.start(1).play("play:janitor_rest#1>rest")
    if larva:
        assert table.state.place[1] == "dead"
        assert table.at("xenos.008") == ("creeper#1",)
    else:
        assert table.state.larva == [1]
        assert table.at("hand.1") == ("contamination#1",)


@rule("LD-23.01a", "LD-23.01b")
def test_23_1_two_and_two_light_wounds() -> None:
    table = drawn(survivor("rest", **DARK, light={"0": 2}), "attack_cut_5#1")
    table.put("adult#1", "xenos.002").run(["xenos_attack"], ["act", 0, 1])
    assert (len(table.at("wounds.0")), table.state.light[0]) == (1, 1)


@rule("LD-23.06a", "LD-23.06c", "LD-23.10a", "LD-23.10b", "LD-27.12")
def test_23_2_the_second_egg_teaches_but_reveals_nothing() -> None:
    table = survivor("rest", "search", "repairs", "demolition").stand(0, "008")
    table.explore("008", "laboratory").put("egg#1", "hands.0").put("egg#2", "hands.0")
    table.start(0)
    table.play("room:analyse", "pay:survivor_rest#1+survivor_search#1", "analyse:egg#1")
    assert table.state.knowledge[0] == 6
    assert table.at("laboratory_board") == ("egg#1",)
    assert len(table.at("weaknesses")) == 2
    table.play("room:analyse")
    assert table.state.knowledge[0] == 8
    assert len(table.at("weaknesses")) == 2
    assert "egg#2" in table.at("object_supply")
    other = survivor("rest", "search").stand(0, "008").explore("008", "laboratory")
    other.put("egg#1", "laboratory_board").put("carcass#1", "hands.0")
    other.put(other.zones["weaknesses.hidden"][0], "weaknesses").start(0).play("room:analyse")
    assert len(other.at("weaknesses")) == 3
    assert len(other.at("laboratory_board")) == 2


@rule("LD-20.03", "LD-24.03c")
@pytest.mark.parametrize(("answer", "left", "attacks"), [("light", 2, 0), ("endure", 3, 1)])
def test_24_1_a_flashlight_turns_high_into_low(answer: str, left: int, attacks: int) -> None:
    table = survivor("rest", "search", "repairs", **DARK, noise=["002-003"])
    table.explore("003", "archive").put("flashlight#1", "hands.0")
    table.set(ammo={"flashlight#1": 3}).put("token_adult_2_4#1", "bag")
    table.start(0, noise=[2], bag=["token_adult_2_4#1"]).play("move:003", "pay:survivor_rest#1")
    table.play("light:flashlight#1" if answer == "light" else "endure")
    while table.ask.prompt == "light":  # the attack card may have a darkness effect of its own
        table.play("endure")
    assert table.state.ammo["flashlight#1"] == left
    assert len(table.told("xeno_attacks")) == attacks


@rule("LD-15.08", "LD-25.02", "LD-23.04", "LD-23.05b")
def test_25_1_the_medkit() -> None:
    def hurt() -> Table:
        table = survivor("rest", "search", dressed=["leg#1"]).give(0, "medkit#1", "reagents#1")
        return table.put("body#1", "wounds.0").put("leg#1", "wounds.0")

    table = hurt().start(0)
    assert {"use:medkit#1>dress", "use:medkit#1>heal", "craft:neutralizer"} <= set(table.options)
    table.play("use:medkit#1>dress", "pay:survivor_rest#1")
    assert set(table.state.dressed) == {"body#1", "leg#1"}
    assert table.at("items.green.discard") == ("medkit#1",)
    fight = hurt().put("larva#1", "xenos.002").start(0)
    assert not [option for option in fight.options if "medkit#1>" in option]


@rule("LD-26.01a", "LD-26.01b", "LD-26.01c", "LD-25.04")
def test_26_1_a_search_in_the_archive() -> None:
    table = survivor("search", "rest").stand(0, "008").explore("008", "archive", search=2)
    table.put("glowstick#1", "items.red", top=True)
    table.put("weapon_energy_cell#1", "items.red", top=True).start(0)
    table.play("play:survivor_search#1>search", "deck:red", "keep:weapon_energy_cell#1")
    assert table.state.search["008"] == 1
    assert table.at("items.red")[-1] == "glowstick#1"
    assert table.match.view(1)["seats"][0]["inventory"] == [{"item": None, "colour": "red"}]
    assert table.match.view(1)["decks"]["items.red"]["known"] == []
