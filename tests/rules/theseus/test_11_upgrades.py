"""Faction sectors and upgrade tokens (TH-11.11 to TH-11.23, TH-14.01, TH-14.02)."""

from typing import Any

import pytest

from hullbreach.games.theseus.cards.card import CARDS
from tests.games.theseus.table import Table
from tests.marks import rule

# The ring: Corridors, Control Room, Loading Dock, Tech Dock, Nest.
RING5 = ["corridors", "control_room", "loading_dock", "tech_dock", "laboratory", "nest"]
TEAM = ("marines", "scientists", "aliens", "greys")


WITH_A_NUMBER = {
    "marines_landmine",
    "marines_battle_position",
    "marines_fire",
    "marines_trap_tracker",
    "scientists_surveillance_camera",
    "scientists_archives",
    "scientists_medstation",
    "scientists_defense_system",
    "aliens_hatchery",
    "aliens_tentacles",
    "aliens_lurking",
    "aliens_adrenaline_rush",
    "aliens_abduction",
    "greys_probe",
    "greys_chamber",
    "greys_transmission",
    "greys_landmine",
    "greys_life_transfer_device",
    "greys_control",
    "greys_time_loop",
    "greys_downgrade",
    "greys_invisibility",
}


def at_home(*cards: tuple[str, str], **state: Any) -> Table:
    """A Marine has just stopped in the Loading Dock."""
    places = {"control_room.A": "marine#1", "tech_dock.A": "alien#1", **dict(cards)}
    return Table("marines", "aliens", places=places, **state).move("marine#1", "loading_dock.A")


def fire(tokens: int, stock: int, **state: Any) -> Table:
    """It is the Marines' turn; a Fire of theirs carries so many tokens."""
    places = {"nest.A": "marine#1", "corridors.c1": "marines_fire#1"}
    upgrades = {"marines_fire#1": tokens} if tokens else {}
    return Table("marines", "aliens", places=places, upgrades=upgrades, stock={"0": stock}, **state)


@rule("TH-11.11", "TH-09.02")
def test_only_the_owner_takes_the_action_of_a_faction_sector() -> None:
    assert at_home().stock("marines") == 1
    places = {"control_room.A": "alien#1", "tech_dock.A": "marine#1"}
    table = Table("marines", "aliens", places=places, active=1).move("alien#1", "loading_dock.A")
    assert table.stock("aliens") == 0
    assert table.asked == "marines"


@rule("TH-11.11", "TH-16.13")
def test_a_sector_shared_with_pandora_serves_both_players() -> None:
    home = {"0": "loading_dock", "1": "loading_dock"}
    places = {"control_room.A": "marine#1", "corridors.A": "creature#1"}
    table = Table("marines", "pandora", places=places, home=home).move("marine#1", "loading_dock.A")
    places = {"control_room.A": "creature#1", "corridors.A": "marine#1"}
    other = Table("marines", "pandora", places=places, home=home, active=1)
    other.move("creature#1", "loading_dock.A").end_turn()
    assert (table.stock("marines"), other.stock("pandora")) == (1, 1)


@rule("TH-11.12")
def test_at_home_a_player_takes_a_token_or_cleans_up_but_not_both() -> None:
    table = at_home(("loading_dock.m1", "aliens_fight#1"))
    assert table.options == ["take_upgrade", "clean_up:aliens_fight#1"]
    table.play("clean_up:aliens_fight#1")
    assert table.stock("marines") == 0
    assert table.asked == "aliens"


@rule("TH-11.12")
def test_clean_up_needs_a_rival_card() -> None:
    table = at_home(("loading_dock.m1", "marines_fire#1"), ("loading_dock.m4", "bonus_passage#1"))
    assert table.stock("marines") == 1, "there was nothing to choose"


@rule("TH-11.12", "TH-12.10")
def test_with_an_empty_supply_only_clean_up_is_left() -> None:
    table = at_home(("loading_dock.m1", "aliens_fight#1"), stock={"1": 20})
    assert table.at("aliens_fight#1") == "discard.1"
    table = at_home(stock={"1": 20})
    assert table.stock("marines") == 0


@rule("TH-11.13")
def test_the_token_comes_from_the_general_supply() -> None:
    table = at_home(stock={"1": 3})
    assert table.stock("marines") == 1
    assert table.state.supply == 16


@rule("TH-11.14", "TH-17.20")
def test_clean_up_removes_one_rival_card_with_its_tokens_from_the_own_sector() -> None:
    table = at_home(
        ("loading_dock.m1", "aliens_tentacles#1"),
        ("loading_dock.m2", "aliens_fight#1"),
        ("nest.a1", "aliens_fight#2"),
        ("loading_dock.pending1", "aliens_fight#3"),
        upgrades={"aliens_tentacles#1": 2},
        deactivation={"aliens_tentacles#1": 1},
    )
    options = ["take_upgrade", "clean_up:aliens_tentacles#1", "clean_up:aliens_fight#1"]
    assert table.options == options, "no card elsewhere, no pending card"
    table.play("clean_up:aliens_tentacles#1")
    assert table.pile("discard", "aliens") == ("aliens_tentacles#1",)
    assert table.state.supply == 20
    assert table.state.deactivation == {}


@rule("TH-11.15")
@pytest.mark.parametrize("place", ["nest.B", "space"])
def test_a_token_flips_any_own_base_unit_wherever_it_is(place: str) -> None:
    places = {"nest.A": "marine#1", place: "marine#2"}
    table = Table("marines", "aliens", places=places, stock={"0": 2}).play("upgrade:marine#2")
    assert "marine#2" in table.state.upgraded
    assert (table.stock("marines"), table.state.supply) == (1, 19)
    assert "upgrade:marine#2" not in table.options


@rule("TH-11.15")
def test_a_caught_unit_can_be_flipped_a_young_alien_and_a_rival_unit_cannot() -> None:
    places = {"nest.A": "alien#1", "nest.B": "young_alien#1", "nest.C": "marine#1"}
    table = Table("marines", "aliens", places=places, active=1, stock={"1": 1})
    flips = [option for option in table.options if option.startswith("upgrade:")]
    assert flips == ["upgrade:alien#1"]
    places = {"nest.A": "marine#1", "nest.B": "marine#2"}
    table = Table(
        "marines", "scientists", places=places, ring=RING5, caught={"marine#1": 1}, stock={"0": 1}
    )
    assert "upgrade:marine#1" in table.options


@rule("TH-11.15", "TH-16.21")
def test_an_embryo_on_a_card_cannot_be_flipped() -> None:
    places = {
        "tech_dock.A": "creature#1",
        "tech_dock.B": "runner#1",
        "corridors.c1": "marines_fight#1 runner#2",
    }
    table = Table(
        "pandora", "marines", places=places, taken={"marines_fight#1": "runner#2"}, stock={"0": 1}
    )
    flips = {option for option in table.options if option.startswith("upgrade:")}
    assert flips == {"upgrade:creature#1", "upgrade:runner#1"}


@rule("TH-11.16", "TH-14.01")
@pytest.mark.parametrize(
    "card", sorted(card.id for card in CARDS.values() if card.type != "special")
)
def test_only_cards_with_a_number_in_the_upgrade_symbol_take_tokens(card: str) -> None:
    kind = CARDS[card]
    unit = {"marines": "marine", "aliens": "alien", "scientists": "scientist", "greys": "grey"}
    rival = "aliens" if kind.faction != "aliens" else "marines"
    places = {"corridors.A": f"{unit[kind.faction]}#1", "tech_dock.t1": f"{card}#1"}
    table = Table(kind.faction, rival, places=places, stock={"0": 1})
    assert (f"boost:{card}#1" in table.options) == (card in WITH_A_NUMBER)


@rule("TH-11.16")
def test_neither_a_rival_card_nor_a_pending_card_takes_a_token() -> None:
    places = {
        "nest.A": "marine#1",
        "corridors.c1": "aliens_hatchery#1",
        "corridors.pending1": "marines_fire#1",
        "loading_dock.m1": "marines_fire#2",
    }
    table = Table("marines", "aliens", places=places, stock={"0": 1})
    assert [o for o in table.options if o.startswith("boost:")] == ["boost:marines_fire#2"]


@rule("TH-11.16", "TH-14.51")
def test_a_card_switched_off_by_crawlers_still_takes_a_token() -> None:
    places = {
        "nest.A": "marine#1",
        "corridors.c1": "marines_fire#1",
        "corridors.c2": "aliens_crawlers#1",
    }
    table = Table("marines", "aliens", places=places, stock={"0": 1})
    assert "boost:marines_fire#1" in table.options


@rule("TH-11.17")
@pytest.mark.parametrize("tokens", [0, 1, 2, 6])
def test_each_token_on_a_card_raises_its_number_by_1(tokens: int) -> None:
    places = {"nest.A": "alien#1", "corridors.c1": "marines_landmine#1"}
    upgrades = {"marines_landmine#1": tokens} if tokens else {}
    table = Table("marines", "aliens", places=places, active=1, upgrades=upgrades)
    table.move("alien#1", "corridors.A")
    assert table.life("aliens") == 18 - tokens


@rule("TH-11.18")
@pytest.mark.parametrize("tokens", [0, 1, 2, 3, 4, 5])
def test_the_nth_token_on_a_card_costs_n_in_all(tokens: int) -> None:
    price = tokens + 1
    table = fire(tokens, price).play("boost:marines_fire#1")
    assert table.state.upgrades == {"marines_fire#1": tokens + 1}
    assert table.stock("marines") == 0
    assert table.state.supply == 20 - (tokens + 1), "what was discarded is back in the supply"
    if tokens:
        poor = fire(tokens, price - 1)
        assert poor.refusals["boost:marines_fire#1"] == ("too_few_tokens", "TH-11.18")


@rule("TH-11.19")
def test_a_card_holds_at_most_6_tokens() -> None:
    table = fire(6, 10)
    assert "boost:marines_fire#1" not in table.options
    assert table.refusals["boost:marines_fire#1"] == ("fully_upgraded", "TH-11.19")


@rule("TH-11.20", "TH-14.02", "TH-18.01")
def test_a_token_may_be_spent_at_once_or_kept_for_any_moment_of_a_later_own_turn() -> None:
    table = at_home()
    assert (table.prompt, "upgrade:marine#1" in table.options) == ("pending", True)
    table.play("done")
    assert (table.asked, table.stock("marines")) == ("aliens", 1)
    assert not [o for o in table.options if o.startswith("upgrade:")], "not in a rival's turn"
    table.end_turn()
    assert (table.asked, table.prompt) == ("marines", "movement")
    assert "upgrade:marine#1" in table.options


@rule("TH-11.20")
def test_tokens_may_be_spent_between_two_action_cards() -> None:
    """With the token of the Armory the Marine is flipped, then fights with three attacks."""
    places = {
        "nest.A": "marine#1",
        "control_room.k1": "marines_armory#1",
        "control_room.k2": "marines_fight#1",
        "control_room.C": "alien#1",
        "control_room.D": "alien#2",
        "nest.B": "alien#3",
    }
    table = Table("marines", "aliens", places=places).move("marine#1", "control_room.B")
    table.play("act:marines_armory#1", "upgrade:marine#1", "act:marines_fight#1")
    assert table.life("aliens") == 18


@rule("TH-11.20", "TH-16.17")
def test_tokens_may_be_spent_between_a_hatching_and_the_sector_action() -> None:
    places = {
        "tech_dock.A": "creature#1",
        "control_room.B": "creature#2",
        "control_room.C": "marine#1",
        "control_room.D": "marine#2",
    }
    table = Table("pandora", "marines", places=places, stock={"0": 1})
    table.play("move:creature#1", "room:corridors.A", "done", "hatch:runner#1", "room:corridors.B")
    assert table.prompt == "between_steps"
    table.play("upgrade:creature#2")
    assert table.life("marines") == 18, "flipped in time for the fight of the Corridors"


@rule("TH-11.21")
def test_everybody_sees_the_stored_tokens() -> None:
    table = Table("marines", "aliens", places={"nest.A": "marine#1"}, stock={"0": 2, "1": 5})
    for viewer in ("marines", "aliens", None):
        assert [seat["upgrades"] for seat in table.view(viewer)["seats"]] == [2, 5]


@rule("TH-11.22")
def test_all_stored_tokens_may_be_used_in_one_turn() -> None:
    places = {"nest.A": "marine#1", "nest.B": "marine#2", "corridors.c1": "marines_fire#1"}
    table = Table("marines", "aliens", places=places, stock={"0": 5})
    table.play("upgrade:marine#1", "upgrade:marine#2", "boost:marines_fire#1")
    table.play("boost:marines_fire#1")
    assert table.stock("marines") == 0
    assert table.state.upgrades == {"marines_fire#1": 2}


@rule("TH-11.23", "TH-15.30")
def test_in_the_team_game_tokens_serve_the_partners_units_and_cards_too() -> None:
    places = {
        "corridors.A": "marine#1",
        "corridors.B": "alien#1",
        "corridors.C": "scientist#1",
        "corridors.c1": "aliens_hatchery#1",
        "corridors.c2": "greys_probe#1",
    }
    table = Table(*TEAM, places=places, options={"mode": "team"}, stock={"0": 1, "2": 1})
    spends = {o for o in table.options if o.startswith(("upgrade:", "boost:"))}
    assert spends == {"upgrade:marine#1", "upgrade:alien#1", "boost:aliens_hatchery#1"}
    table.play("upgrade:alien#1", "boost:aliens_hatchery#1")
    assert (table.stock("marines"), table.stock("aliens")) == (0, 0), "the partner's tokens too"
