"""The sector action and the pending cards (TH-09.01 to TH-09.12, TH-09.26)."""

from typing import Any

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule

DECK = ["marines_fire#1", "marines_fire#2", "marines_armory#1"]


def stop_in(sector: str, room: str = "A", **more: Any) -> Table:
    """A Marine, alone in the sector before, moves to the sector; the Aliens are the rival."""
    ring = ("corridors", "control_room", "loading_dock", "tech_dock", "nest")
    before = ring[ring.index(sector) - 1]
    places = {f"{before}.A": "marine#1", **more.pop("places", {})}
    decks = more.pop("decks", {"marines": DECK})
    table = Table("marines", "aliens", places=places, decks=decks, **more)
    if table.prompt == "movement":
        table.play("move:marine#1")
    return table.play(f"room:{sector}.{room}")


# ---------------------------------------------------------------- sector action


@rule("TH-09.01")
def test_the_corridors_give_a_fight() -> None:
    table = stop_in("corridors", places={"corridors.B": "alien#1"})
    assert table.life("aliens") == 19


@rule("TH-09.01")
def test_the_tech_dock_gives_an_extra_turn() -> None:
    table = stop_in("tech_dock", places={"nest.A": "marine#2", "nest.B": "alien#1"}).until("room")
    assert table.state.active == table.seat("marines")
    assert len(table.events("extra_turn")) == 1


@rule("TH-09.01")
def test_the_control_room_moves_the_malfunction_disc() -> None:
    table = stop_in("control_room", places={"nest.a1": "aliens_fight#1"})
    assert table.state.disc == "aliens_fight#1"


@rule("TH-09.01")
def test_the_own_faction_sector_gives_an_upgrade_token_or_a_cleanup() -> None:
    table = stop_in("loading_dock", places={"loading_dock.m1": "aliens_fight#1"})
    assert table.options == ["take_upgrade", "clean_up:aliens_fight#1"]
    table.play("clean_up:aliens_fight#1")
    assert table.at("aliens_fight#1") == "discard.1"
    assert table.stock("marines") == 0


@rule("TH-09.01")
def test_the_sector_action_comes_after_the_action_cards() -> None:
    table = stop_in(
        "corridors",
        places={"corridors.B": "alien#1", "corridors.c1": "marines_armory#1"},
        decks={},
    )
    assert table.prompt == "action"
    assert table.life("aliens") == 20
    table.play("done")
    assert table.life("aliens") == 19


@rule("TH-09.01")
def test_a_sector_action_that_can_have_an_effect_is_performed() -> None:
    """With a rival card on the boards the disc has to move; there is no way around it."""
    table = stop_in(
        "control_room", places={"nest.a1": "aliens_fight#1", "nest.a2": "aliens_fight#2"}
    )
    assert table.options == ["disc:aliens_fight#1", "disc:aliens_fight#2"]


@rule("TH-09.02")
def test_a_rival_faction_sector_gives_no_action() -> None:
    table = stop_in("nest", places={"nest.a1": "aliens_fight#1"})
    assert table.stock("marines") == 0
    assert table.prompt == "pending"
    assert table.events("sector_action") == []


# ---------------------------------------------------------------- pending cards


@rule("TH-09.03")
def test_the_pending_phase_may_be_skipped() -> None:
    table = stop_in("corridors", places={"control_room.A": "alien#1"})
    assert "done" in table.options
    table.play("done")
    assert table.pile("deck", "marines") == tuple(DECK)
    assert table.state.active == table.seat("aliens")


@rule("TH-09.03")
def test_only_one_of_the_options_is_carried_out() -> None:
    table = stop_in("nest", places={"control_room.A": "alien#1"})
    table.play("fill:nest.pending1")
    assert table.here("nest.pending2") == ""
    assert table.state.active == table.seat("aliens"), "the second position stays untouched"


@rule("TH-09.03")
def test_only_the_sector_where_the_movement_ended_counts() -> None:
    table = stop_in(
        "corridors",
        places={"loading_dock.pending1": "marines_bunker#1", "nest.pending1": "aliens_fight#1"},
    )
    assert table.options == ["fill:corridors.pending1", "done"]


@rule("TH-09.04")
def test_a_fills_an_empty_position_from_the_own_deck() -> None:
    table = stop_in("corridors").play("fill:corridors.pending1")
    assert table.here("corridors.pending1") == DECK[0]
    assert table.pile("deck", "marines") == tuple(DECK[1:])


@rule("TH-09.04")
def test_a_is_judged_position_by_position() -> None:
    table = stop_in("nest", places={"nest.pending2": "aliens_fight#1"})
    assert table.options == ["fill:nest.pending1", "replace:aliens_fight#1", "done"]


@rule("TH-09.05")
def test_b_replaces_a_rival_pending_card() -> None:
    table = stop_in("corridors", places={"corridors.pending1": "aliens_fight#1"})
    assert table.options == ["replace:aliens_fight#1", "done"]
    table.play("replace:aliens_fight#1")
    assert table.pile("discard", "aliens") == ("aliens_fight#1",)
    assert table.here("corridors.pending1") == DECK[0]


@rule("TH-09.06")
def test_c_installs_an_own_pending_card_anywhere_and_refills_the_position() -> None:
    table = stop_in("corridors", places={"corridors.pending1": "marines_bunker#1"})
    table.play("install:marines_bunker#1")
    sectors = {option.split(":")[1].split(".")[0] for option in table.options}
    assert sectors == set(table.state.ring)
    table.play("slot:nest.a3")
    assert table.here("nest.a3") == "marines_bunker#1"
    assert table.here("corridors.pending1") == DECK[0]


@rule("TH-09.07")
def test_an_own_installed_card_may_make_room_for_a_new_one() -> None:
    table = stop_in(
        "corridors",
        places={"corridors.pending1": "marines_bunker#1", "nest.a1": "marines_landmine#1"},
        upgrades={"marines_landmine#1": 2},
    )
    table.play("install:marines_bunker#1", "slot:nest.a1")
    assert table.here("nest.a1") == "marines_bunker#1"
    assert table.pile("discard", "marines") == ("marines_landmine#1",)
    assert table.state.upgrades == {}
    assert table.state.supply == 20, "the tokens on the old card return to the supply"


@rule("TH-09.07")
def test_an_own_card_under_the_disc_cannot_make_room() -> None:
    table = stop_in(
        "corridors",
        places={"corridors.pending1": "marines_bunker#1", "nest.a1": "marines_landmine#1"},
        disc="marines_landmine#1",
    )
    table.play("install:marines_bunker#1")
    assert "slot:nest.a1" not in table.options
    assert table.refusals["slot:nest.a1"] == ("under_the_disc", "TH-11.06")


@rule("TH-09.07")
def test_a_partners_card_may_make_room_and_goes_to_its_own_pile() -> None:
    table = Table(
        "marines",
        "aliens",
        "scientists",
        "greys",
        options={"mode": "team"},
        places={
            "nest.A": "marine#1",
            "corridors.pending1": "marines_bunker#1",
            "nest.a1": "scientists_shelter#1",
        },
    )
    table.play("room:corridors.A", "install:marines_bunker#1", "slot:nest.a1")
    assert table.pile("discard", "scientists") == ("scientists_shelter#1",)
    assert table.pile("discard", "marines") == ()


@rule("TH-09.08")
def test_a_slot_with_a_rival_card_cannot_be_used() -> None:
    table = stop_in(
        "corridors",
        places={"corridors.pending1": "marines_bunker#1", "nest.a1": "aliens_fight#1"},
    )
    table.play("install:marines_bunker#1")
    assert "slot:nest.a1" not in table.options
    assert table.refusals["slot:nest.a1"] == ("slot_taken", "TH-09.08")


@rule("TH-09.08")
def test_an_own_card_taken_over_by_pandora_is_a_rival_card() -> None:
    table = Table(
        "marines",
        "pandora",
        places={
            "tech_dock.A": "marine#1",
            "corridors.pending1": "marines_bunker#1",
            "loading_dock.m1": "marines_fire#1 trapper#1",
        },
        taken={"marines_fire#1": "trapper#1"},
        taken_on={"marines_fire#1": 0},
        home={"1": "corridors"},
    )
    table.play("room:corridors.A", "install:marines_bunker#1")
    assert "slot:loading_dock.m1" not in table.options


@rule("TH-09.09")
def test_of_two_positions_only_one_is_used() -> None:
    """The example of page 9 (TH-EX-09b): an own and a rival card wait in the own sector."""
    places = {
        "loading_dock.pending1": "marines_bunker#1",
        "loading_dock.pending2": "aliens_fight#1",
    }
    table = stop_in("loading_dock", places=places)
    pending = ["install:marines_bunker#1", "replace:aliens_fight#1", "done"]
    assert [option for option in table.options if not option.startswith("upgrade")] == pending
    table.play("replace:aliens_fight#1")
    assert table.here("loading_dock.pending1") == "marines_bunker#1"
    assert table.here("loading_dock.pending2") == DECK[0]

    table = stop_in("loading_dock", places=places)
    table.play("install:marines_bunker#1", "slot:nest.a1")
    assert table.here("loading_dock.pending1") == DECK[0]
    assert table.here("loading_dock.pending2") == "aliens_fight#1"


@rule("TH-09.10")
@pytest.mark.parametrize("choice", ["replace:aliens_fight#1", "install:marines_bunker#1"])
def test_b_and_c_end_with_the_replacement_whether_one_likes_it_or_not(choice: str) -> None:
    table = stop_in(
        "nest", places={"nest.pending1": "aliens_fight#1", "nest.pending2": "marines_bunker#1"}
    )
    table.play(choice)
    if table.prompt == "slot":
        assert "done" not in table.options
        table.play("slot:corridors.c1")
    assert len(table.pile("deck", "marines")) == len(DECK) - 1


@rule("TH-09.11")
def test_after_the_pending_phase_the_next_player_has_the_turn() -> None:
    table = stop_in("corridors", places={"tech_dock.A": "alien#1"})
    assert table.state.active == table.seat("marines")
    table.play("fill:corridors.pending1")
    assert table.state.active == table.seat("aliens")


@rule("TH-09.12")
def test_installing_on_a_bonus_card_wins_it() -> None:
    table = stop_in(
        "corridors",
        places={"corridors.pending1": "marines_bunker#1", "corridors.c5": "bonus_upgrade#1"},
    )
    table.play("install:marines_bunker#1", "slot:corridors.c5")
    assert table.here("corridors.c5") == "marines_bunker#1"
    assert table.view("aliens")["seats"][0]["front"] == ["bonus_upgrade#1"]
    assert "play:bonus_upgrade#1" in table.options, "it may be used at once"


@rule("TH-09.12")
def test_a_won_bonus_card_may_be_used_in_a_later_own_turn_but_not_in_a_rivals() -> None:
    table = stop_in(
        "corridors",
        places={
            "corridors.pending1": "marines_bunker#1",
            "corridors.c5": "bonus_upgrade#1",
            "loading_dock.A": "alien#1",
            "loading_dock.B": "alien#2",
        },
    )
    table.play("install:marines_bunker#1", "slot:corridors.c5", "refill", "done")
    assert table.asked == "aliens"
    assert not [option for option in table.options if "bonus" in option]
    table.end_turn()
    assert table.asked == "marines"
    assert "play:bonus_upgrade#1" in table.options
    table.play("play:bonus_upgrade#1")
    assert table.stock("marines") == 1


SLOTS = [
    *(f"corridors.c{n}" for n in range(1, 6)),
    *(f"control_room.k{n}" for n in range(1, 5)),
    *(f"tech_dock.t{n}" for n in range(1, 7)),
    *(f"loading_dock.m{n}" for n in range(1, 5)),
    *(f"nest.a{n}" for n in range(1, 5)),
]
MARINES = {
    "landmine": 4, "battle_position": 3, "fight": 3, "armory": 2, "fire": 2, "bunker": 1,
    "duplication": 2, "double_shot": 2, "ambush": 2, "trap_tracker": 2,
}  # fmt: skip
FULL_OF_MARINES = dict(
    zip(
        SLOTS,
        (f"marines_{kind}#{n}" for kind, count in MARINES.items() for n in range(1, count + 1)),
        strict=True,
    )
)


def alien_at_home(pending: str, **more: Any) -> Table:
    """The Marines hold every slot of the station; an Alien stops where a card of its own waits."""
    places = {
        **FULL_OF_MARINES,
        **more.pop("places", {}),
        "tech_dock.A": "alien#1",
        "nest.pending1": pending,
    }
    table = Table("marines", "aliens", places=places, active=1, **more)
    return table.play("room:nest.A", "take_upgrade")


@rule("TH-09.26")
def test_c_needs_a_slot_where_the_card_may_go() -> None:
    table = alien_at_home("aliens_fight#1")
    assert not [option for option in table.options if option.startswith("install")]
    assert table.refusals["install:aliens_fight#1"] == ("no_empty_slot", "TH-09.26")


@rule("TH-09.26")
def test_an_own_card_under_the_disc_is_no_such_slot() -> None:
    own = {"corridors.c1": "aliens_habitat#1"}
    assert "install:aliens_fight#1" in alien_at_home("aliens_fight#1", places=own).options
    table = alien_at_home("aliens_fight#1", places=own, disc="aliens_habitat#1")
    assert "install:aliens_fight#1" not in table.options


@rule("TH-09.26")
def test_c_needs_no_slot_for_a_special_card() -> None:
    assert "install:aliens_hole#1" in alien_at_home("aliens_hole#1").options


@rule("TH-09.26")
def test_c_is_possible_as_long_as_one_own_card_may_be_replaced() -> None:
    table = stop_in(
        "corridors",
        places={"corridors.pending1": "marines_bunker#1", "corridors.c1": "marines_landmine#1"},
    )
    assert "install:marines_bunker#1" in table.options


# ---------------------------------------------------------------- the example of pages 8 and 9


@rule("TH-09.01", "TH-09.05")
def test_the_aliens_strike_in_the_corridors() -> None:
    """TH-EX-08a to TH-EX-09c: nine damage in one turn, and a pending card replaced."""
    table = Table(
        "aliens",
        "marines",
        places={
            "nest.A": "alien#1",
            "nest.B": "alien#2",
            "loading_dock.m1": "aliens_air_duct#1",
            "corridors.A": "marine#1",
            "corridors.B": "marine#2",
            "corridors.C": "marine#3",
            "corridors.c1": "marines_landmine#1",
            "corridors.c2": "marines_battle_position#1",
            "corridors.c3": "aliens_tentacles#1",
            "corridors.c4": "aliens_fight#1",
            "corridors.pending1": "marines_bunker#1",
        },
        decks={"aliens": ["aliens_habitat#1"]},
        upgraded={"alien#1": 1},
    )
    table.play("move:alien#1", "route:corridors>aliens_air_duct#1")
    assert table.life("aliens") == 18, "the Landmine"
    assert table.at("marines_landmine#1") == "discard.1"
    assert table.life("marines") == 17, "the limited fight"
    assert table.options == ["act:aliens_fight#1", "done"]
    table.play("act:aliens_fight#1")
    assert table.life("marines") == 11, "three by the card, three by the sector action (TH-EX-09a)"
    assert [len(table.events(name)) for name in ("fight_began", "sector_action")] == [2, 1]
    assert table.options == ["replace:marines_bunker#1", "done"]
    table.play("replace:marines_bunker#1")
    assert table.at("marines_bunker#1") == "discard.1"
    assert table.here("corridors.pending1") == "aliens_habitat#1"
    assert table.life("aliens") == 18, "nobody strikes back"
