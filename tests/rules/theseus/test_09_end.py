"""How the game ends (TH-09.13 to TH-09.27)."""

from typing import Any

import pytest

from tests.games.theseus.table import Table
from tests.marks import rule


def empty_deck(*, pending: str = "aliens_fight#1", **more: Any) -> Table:
    """A Marine stops in the Corridors, where a card is pending; the Marines have no deck."""
    places = {
        "nest.A": "marine#1",
        "corridors.pending1": pending,
        "loading_dock.A": "alien#1",
        **more.pop("places", {}),
    }
    table = Table("marines", "aliens", places=places, **more)
    if table.prompt == "movement":
        table.play("move:marine#1")
    return table.play("room:corridors.A")


def last_step(marines: int, other: str = "aliens", **more: Any) -> Table:
    """The Marines push the end-of-game token to its end field with this much life."""
    places = {
        "nest.A" if other == "aliens" else "laboratory.A": "marine#1",
        "corridors.pending1": f"{other}_duplication#1",
        "control_room.A": "alien#1" if other == "aliens" else "scientist#1",
    }
    life = {"0": marines, **more.pop("life", {})}
    table = Table("marines", other, places=places, end_track=3, life=life, **more)
    return table.play("room:corridors.A", f"replace:{other}_duplication#1")


# ---------------------------------------------------------------- the end-of-game token


@rule("TH-09.13", "TH-09.19")
def test_a_rival_card_removed_with_an_empty_deck_advances_the_token() -> None:
    table = empty_deck().play("replace:aliens_fight#1")
    assert table.state.end_track == 1
    assert table.pile("discard", "aliens") == ("aliens_fight#1",)
    assert table.here("corridors.pending1") == "", "the position stays empty"


@rule("TH-09.13", "TH-09.19")
def test_an_own_card_installed_with_an_empty_deck_advances_the_token() -> None:
    table = empty_deck(pending="marines_bunker#1")
    table.play("install:marines_bunker#1", "slot:nest.a1")
    assert table.state.end_track == 1
    assert table.here("corridors.pending1") == ""


@rule("TH-09.13")
def test_the_last_card_of_a_deck_is_still_a_replacement() -> None:
    table = empty_deck(decks={"marines": ["marines_fire#1"]}).play("replace:aliens_fight#1")
    assert table.state.end_track == 0
    assert table.here("corridors.pending1") == "marines_fire#1"
    assert table.pile("deck", "marines") == ()


@rule("TH-09.13")
def test_in_a_team_only_the_own_deck_counts() -> None:
    table = Table(
        "marines",
        "aliens",
        "scientists",
        "greys",
        options={"mode": "team"},
        places={"nest.A": "marine#1", "corridors.pending1": "aliens_fight#1"},
        decks={"scientists": ["scientists_shelter#1"]},
    )
    table.play("room:corridors.A", "replace:aliens_fight#1")
    assert table.state.end_track == 1
    assert table.pile("deck", "scientists") == ("scientists_shelter#1",)


@rule("TH-09.14")
def test_station_plans_with_an_empty_deck_advance_the_token() -> None:
    table = Table(
        "scientists",
        "aliens",
        places={
            "nest.A": "scientist#1",
            "corridors.c1": "scientists_station_plans#1",
            "laboratory.pending1": "scientists_shelter#1",
        },
    )
    table.play("room:corridors.A", "act:scientists_station_plans#1", "slot:nest.a1")
    assert table.here("nest.a1") == "scientists_shelter#1"
    assert table.state.end_track == 1


@rule("TH-09.14")
def test_station_plans_refill_the_position_they_emptied() -> None:
    table = Table(
        "scientists",
        "aliens",
        places={
            "nest.A": "scientist#1",
            "corridors.c1": "scientists_station_plans#1",
            "laboratory.pending2": "scientists_shelter#1",
        },
        decks={"scientists": ["scientists_archives#1"]},
    )
    table.play("room:corridors.A", "act:scientists_station_plans#1", "slot:nest.a1")
    assert table.here("laboratory.pending2") == "scientists_archives#1"
    assert table.state.end_track == 0


@rule("TH-09.14")
def test_station_plans_do_not_install_a_card_under_the_disc() -> None:
    table = Table(
        "scientists",
        "aliens",
        places={
            "nest.A": "scientist#1",
            "corridors.c1": "scientists_station_plans#1",
            "laboratory.pending1": "scientists_shelter#1",
        },
        disc="scientists_shelter#1",
        stock={"0": 1},
    )
    table.play("move:scientist#1", "room:corridors.A")
    assert "act:scientists_station_plans#1" not in table.options
    assert table.refusals["act:scientists_station_plans#1"] == ("no_pending_card", "TH-08.14")


@rule("TH-09.15")
def test_discarded_cards_never_become_a_new_deck() -> None:
    table = empty_deck(zones={"discard.0": ["marines_fire#1", "marines_fire#2"]})
    table.play("replace:aliens_fight#1")
    assert table.state.end_track == 1
    assert table.pile("discard", "marines") == ("marines_fire#1", "marines_fire#2")
    assert table.pile("deck", "marines") == ()


@rule("TH-09.16")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3)])
def test_the_token_goes_from_beside_the_track_to_3_2_and_1(before: int, after: int) -> None:
    table = empty_deck(end_track=before).play("replace:aliens_fight#1")
    assert table.view()["end_track"] == after
    assert table.reason == ""


@rule("TH-09.16")
def test_the_fourth_advance_reaches_the_end_field() -> None:
    table = empty_deck(end_track=3, life={"0": 5, "1": 4}).play("replace:aliens_fight#1")
    assert table.view()["end_track"] == 4
    assert table.reason == "end_track"


@rule("TH-09.17")
def test_with_an_empty_deck_an_empty_position_cannot_be_filled() -> None:
    table = empty_deck(pending="", stock={"0": 1}).play("done")
    assert table.prompt == "pending"
    assert not [option for option in table.options if option.startswith("fill")]
    assert table.refusals["fill:corridors.pending1"] == ("deck_empty", "TH-09.17")
    table.play("done")
    assert table.state.end_track == 0


@rule("TH-09.18")
def test_with_an_empty_deck_the_pending_phase_may_still_be_skipped() -> None:
    table = empty_deck(end_track=3)
    assert table.options == ["replace:aliens_fight#1", "done"]
    table.play("done")
    assert table.state.end_track == 3
    assert table.at("aliens_fight#1") == "corridors.pending1"


@rule("TH-09.20")
def test_at_the_end_field_the_game_ends_at_once() -> None:
    """No last moment for the token in stock, and no further turn."""
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "corridors.pending1": "aliens_fight#1",
            "loading_dock.A": "alien#1",
        },
        end_track=3,
        stock={"0": 1},
        life={"0": 10, "1": 11},
    )
    table.play("move:marine#1", "room:corridors.A", "done", "replace:aliens_fight#1")
    assert table.match.decision is None
    assert table.winners == ("aliens",)
    assert table.events("turn_ended") == []


@rule("TH-09.20")
def test_station_plans_can_end_the_game_in_the_middle_of_the_action_cards() -> None:
    table = Table(
        "scientists",
        "aliens",
        places={
            "nest.A": "scientist#1",
            "corridors.c1": "scientists_station_plans#1",
            "corridors.c2": "scientists_archives#1",
            "laboratory.pending1": "scientists_shelter#1",
        },
        end_track=3,
        life={"1": 19},
    )
    table.play("room:corridors.A", "act:scientists_station_plans#1", "slot:nest.a1")
    assert (table.reason, table.winners) == ("end_track", ("scientists",))
    assert table.data("scientists") == 0


# ---------------------------------------------------------------- scores and ties


@rule("TH-09.21")
def test_life_and_data_together_are_the_score() -> None:
    """The example of page 9 (TH-EX-09d): Scientists 8 + 7 beat Aliens 13."""
    table = Table(
        "aliens",
        "scientists",
        places={"laboratory.A": "alien#1", "corridors.pending1": "scientists_archives#1"},
        end_track=3,
        life={"0": 13, "1": 8},
        data={"1": 7},
    )
    table.play("room:corridors.A", "replace:scientists_archives#1")
    assert (table.reason, table.winners) == ("end_track", ("scientists",))


@rule("TH-09.22")
def test_a_tie_gives_every_player_one_extra_turn_the_next_player_first() -> None:
    table = last_step(12, life={"1": 12})
    assert table.reason == ""
    assert table.asked == "aliens"
    table.end_turn()
    assert table.asked == "marines"
    table.end_turn()
    assert table.reason == "tie"
    turns = [event["seat"] for event in table.events("turn_began")]
    assert turns == [0, 1, 0]


@rule("TH-09.22")
def test_after_the_extra_turns_the_scores_are_compared_again() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "tech_dock.A": "marine#1",
            "nest.pending1": "aliens_fight#1",
            "corridors.A": "alien#1",
            "corridors.B": "alien#2",
        },
        end_track=3,
        life={"0": 12, "1": 12},
    )
    table.play("room:nest.A", "replace:aliens_fight#1")
    table.play("move:alien#1", "room:loading_dock.A")
    table.play("room:corridors.A")
    assert table.life("aliens") == 11
    assert (table.reason, table.winners) == ("tie", ("marines",))


@rule("TH-09.22")
def test_in_an_extra_turn_the_token_no_longer_moves() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "corridors.pending1": "aliens_duplication#1",
            "corridors.B": "alien#1",
            "control_room.pending1": "marines_bunker#1",
        },
        end_track=3,
        life={"0": 12, "1": 13},
    )
    table.play("room:corridors.A", "replace:aliens_duplication#1")
    assert (table.life("marines"), table.life("aliens")) == (12, 12)
    table.play("room:loading_dock.A")
    assert table.reason == ""
    assert table.asked == "marines"
    table.play("room:control_room.A")
    table.play("install:marines_bunker#1", "slot:nest.a1")
    assert table.state.end_track == 4
    assert (table.reason, table.winners) == ("tie", ("marines", "aliens"))


@rule("TH-09.22", "TH-09.24")
def test_in_an_extra_turn_0_life_still_ends_the_game_at_once() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "corridors.pending1": "aliens_duplication#1",
            "tech_dock.A": "alien#1",
            "nest.a1": "marines_landmine#1",
        },
        end_track=3,
        life={"0": 2, "1": 2},
    )
    table.play("room:corridors.A", "replace:aliens_duplication#1")
    assert table.asked == "aliens"
    table.play("room:nest.A")
    assert (table.reason, table.winners) == ("life", ("marines",))


@rule("TH-09.23")
def test_a_tie_that_persists_is_a_shared_victory() -> None:
    table = last_step(12, life={"1": 12}).end_turn().end_turn()
    assert (table.reason, table.winners) == ("tie", ("marines", "aliens"))
    assert {outcome.why for outcome in table.outcomes} == {"shared"}


@rule("TH-09.23")
def test_data_count_in_a_tie() -> None:
    table = last_step(12, "scientists", life={"1": 7}, data={"1": 5})
    assert table.asked == "scientists", "12 against 7 + 5: extra turns"


# ---------------------------------------------------------------- 0 life, 20 data


@rule("TH-09.24")
def test_a_faction_at_0_life_loses_at_once_even_by_its_own_move() -> None:
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "corridors.c1": "aliens_hatchery#1",
            "tech_dock.A": "alien#1",
        },
        life={"0": 1},
    )
    table.play("room:corridors.A")
    assert (table.reason, table.winners) == ("life", ("aliens",))


@rule("TH-09.24")
def test_life_never_falls_below_0() -> None:
    table = Table(
        "marines",
        "aliens",
        places={"nest.A": "alien#1", "corridors.c1": "marines_landmine#1"},
        active=1,
        upgrades={"marines_landmine#1": 5},
        life={"1": 3},
    )
    table.play("room:corridors.A")
    assert table.life("aliens") == 0


@rule("TH-09.24")
def test_the_first_to_reach_0_loses_the_later_effect_is_not_reached() -> None:
    """The Landmine would kill the Aliens' side, the fight the Marines': the trap comes first."""
    table = Table(
        "aliens",
        "marines",
        places={
            "loading_dock.A": "alien#1",
            "corridors.B": "marine#1",
            "corridors.C": "marine#2",
            "corridors.D": "marine#3",
            "corridors.c1": "marines_landmine#1",
        },
        upgraded={"alien#1": 1},
        life={"0": 2, "1": 3},
    )
    assert table.match.decision is None, "the only free room is A, so nothing was to be decided"
    assert (table.reason, table.winners) == ("life", ("marines",))
    assert table.life("marines") == 3


@rule("TH-09.24")
def test_the_game_ends_in_the_middle_of_an_attack() -> None:
    """Three Aliens would be hit; the second hit ends the game."""
    table = Table(
        "marines",
        "aliens",
        places={
            "nest.A": "marine#1",
            "corridors.B": "alien#1",
            "corridors.C": "alien#2",
            "corridors.D": "alien#3",
        },
        upgraded={"marine#1": 1},
        life={"1": 2},
    )
    assert (table.reason, table.winners) == ("life", ("marines",))
    assert len(table.events("attacked")) == 2


@rule("TH-09.25")
def test_more_than_20_data_count_as_20() -> None:
    table = Table(
        "greys",
        "marines",
        places={"loading_dock.A": "grey#1", "corridors.c1": "greys_transmission#1"},
        upgrades={"greys_transmission#1": 3},
        data={"0": 19},
    )
    table.play("room:corridors.A", "act:greys_transmission#1")
    assert table.data("greys") == 20
    assert (table.reason, table.winners) == ("data", ("greys",))


@rule("TH-09.25")
def test_20_data_win_in_the_rivals_turn_too() -> None:
    table = Table(
        "greys",
        "marines",
        places={"loading_dock.A": "marine#1", "corridors.c1": "greys_probe#1"},
        active=1,
        data={"0": 19},
    )
    table.play("room:corridors.A")
    assert (table.reason, table.winners) == ("data", ("greys",))


@rule("TH-09.27")
def test_card_from_deck_with_an_empty_deck_cannot_be_played_and_advances_nothing() -> None:
    table = Table(
        "marines", "aliens", places={"nest.A": "marine#1", "front.0": "bonus_card_from_deck#1"}
    )
    assert not [option for option in table.options if option.startswith("play")]
    table.play("room:corridors.A")
    assert table.state.end_track == 0
    assert table.pile("front", "marines") == ("bonus_card_from_deck#1",)


@rule("TH-09.27")
def test_taking_the_last_card_by_card_from_deck_advances_nothing() -> None:
    table = Table(
        "marines",
        "aliens",
        places={"nest.A": "marine#1", "front.0": "bonus_card_from_deck#1"},
        decks={"marines": ["marines_fire#1"]},
    )
    table.play("play:bonus_card_from_deck#1", "slot:nest.a1")
    assert table.pile("deck", "marines") == ()
    assert table.state.end_track == 0
