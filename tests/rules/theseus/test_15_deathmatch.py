"""Three or four players, everyone for oneself (TH-15.12 to TH-15.20, TH-15.39)."""

from typing import Any

import pytest

import hullbreach as hb
from tests.games.theseus.table import Table
from tests.marks import rule

FOUR = ("marines", "aliens", "scientists", "greys")
RING = ["corridors", "control_room", "loading_dock", "tech_dock", "nest", "laboratory"]


def three(**more: Any) -> Table:
    """Marines, Aliens and Scientists on a ring of six: ... tech_dock, nest, laboratory."""
    return Table("marines", "aliens", "scientists", ring=RING, **more)


# ---------------------------------------------------------------- set-up


@rule("TH-15.12")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_ring_holds_the_sectors_of_all_who_play(seats: int) -> None:
    homes = ("loading_dock", "nest", "laboratory", "wreck")[:seats]
    table = Table.set_up(*FOUR[:seats])
    assert sorted(table.state.ring) == sorted(("corridors", "control_room", "tech_dock", *homes))


@rule("TH-15.12")
def test_the_sectors_lie_at_random_or_are_placed_one_by_one() -> None:
    rings = {Table.set_up(*FOUR[:3], seed=str(n)).state.ring for n in range(12)}
    assert len(rings) > 10
    table = Table.set_up(*FOUR[:3], options={"sectors": "free"})
    placed = ["laboratory", "control_room", "nest", "corridors", "tech_dock"]
    asked = []
    for sector in placed:
        asked.append(table.asked)
        table.play(f"sector:{sector}")
    assert asked == ["marines", "aliens", "scientists", "marines", "aliens"]
    assert table.state.ring == (*placed, "loading_dock")
    order = [table.state.factions[seat] for seat in table.state.order]
    assert order == ["aliens", "marines", "scientists"]


@rule("TH-15.12")
def test_there_is_no_standard_order_of_sectors() -> None:
    with pytest.raises(hb.BadOption, match="no standard order"):
        Table.set_up(*FOUR[:3], options={"sectors": "standard"})


@rule("TH-15.12")
def test_everyone_plays_for_oneself() -> None:
    """The Marine's fight hits the Alien and the Scientist alike."""
    table = three(
        places={"laboratory.A": "marine#1", "corridors.B": "alien#1", "corridors.C": "scientist#1"},
        upgraded={"marine#1": 1},
    )
    table.play("room:corridors.A")
    assert {event["victim"] for event in table.events("damaged")} == {1, 2}


@rule("TH-15.13")
def test_every_faction_starts_with_0_life() -> None:
    for factions in (FOUR[:3], FOUR, ("pandora", "greys", "aliens")):
        assert {seat["life"] for seat in Table.set_up(*factions).view()["seats"]} == {0}


@rule("TH-15.14")
def test_a_sector_filled_at_the_start_causes_no_limited_fight() -> None:
    table = Table.set_up(*FOUR).until("place_unit")
    while table.match.decision and table.prompt == "place_unit":
        docks = [option for option in table.options if "loading_dock" in option]
        table.play((docks or table.options)[0])
    assert all(table.here(f"loading_dock.{room}") for room in "ABCD")
    assert set(table.state.life.values()) == {0}
    assert table.events("limited_fight_began") == []


@rule("TH-15.39")
def test_what_is_not_changed_stays_as_with_two_players() -> None:
    table = Table.set_up(*FOUR[:3])
    assert any(card.startswith("bonus_") and at != "box" for card, at in table.state.where.items())
    for faction in FOUR[:3]:
        assert len(table.pile("deck", faction)) + len(table.pile("drawn", faction)) == 15
    table.until("movement", "room")
    for seat in range(3):
        standing = [e for e in table.events("unit_placed") if e["seat"] == seat]
        assert len(standing) == 3
        assert len(table.pile("deck", FOUR[seat])) == 12
    assert table.state.end_track == 0


# ---------------------------------------------------------------- life is taken, not lost


@rule("TH-15.15")
def test_damage_by_an_attack_is_gained_as_life_by_the_attacker() -> None:
    table = three(
        places={"laboratory.A": "marine#1", "corridors.B": "alien#1", "corridors.C": "scientist#1"},
        upgraded={"marine#1": 1},
        life={"0": 3, "1": 4, "2": 5},
    )
    table.play("room:corridors.A")
    assert [table.life(faction) for faction in FOUR[:3]] == [5, 4, 5]


@rule("TH-15.15")
def test_bonus_damage_is_gained_too() -> None:
    table = three(
        places={
            "laboratory.A": "marine#1",
            "corridors.B": "alien#1",
            "corridors.c1": "marines_battle_position#1",
        },
        upgrades={"marines_battle_position#1": 2},
    )
    table.play("room:corridors.A")
    assert table.life("marines") == 4


@rule("TH-15.15")
def test_damage_by_a_trap_is_gained_by_its_owner() -> None:
    table = three(
        places={"laboratory.A": "scientist#1", "corridors.c1": "marines_landmine#1"},
        active=2,
        life={"2": 1},
    )
    table.play("room:corridors.A")
    assert (table.life("marines"), table.life("scientists")) == (2, 1)


@rule("TH-15.15")
def test_parasite_damage_scores_for_the_owner_of_the_parasite() -> None:
    """The Scientists' own move pays the Aliens, a point for each point of movement."""
    table = three(
        places={"laboratory.A": "scientist#1", "laboratory.B": "scientist#2", "nest.A": "alien#1"},
        active=2,
        parasites={"scientist#1": 1},
        infector={"scientist#1": 1},
    )
    table.play("move:scientist#1", "room:control_room.A")
    assert (table.life("aliens"), table.life("scientists")) == (2, 0)


@rule("TH-15.15")
def test_lurking_scores_for_the_player_who_caused_the_fight() -> None:
    table = three(
        places={
            "laboratory.A": "alien#1",
            "corridors.B": "marine#1",
            "corridors.c1": "aliens_lurking#1",
        },
        active=1,
    )
    table.play("room:corridors.A")
    assert table.life("aliens") == 1


@rule("TH-15.16")
def test_the_medstation_takes_life_from_rivals_as_the_scientists_like() -> None:
    table = three(
        places={"laboratory.A": "scientist#1", "corridors.c1": "scientists_medstation#1"},
        active=2,
        upgrades={"scientists_medstation#1": 2},
        life={"0": 5, "1": 1, "2": 7},
    )
    table.play("room:corridors.A", "act:scientists_medstation#1")
    assert table.options == ["drain:0", "drain:1"]
    table.play("drain:1")
    assert table.life("marines") == 3, (
        "the Aliens are at 0, so the other two points hit the Marines"
    )
    assert (table.life("aliens"), table.life("scientists")) == (0, 7)


@rule("TH-15.16")
def test_nobody_is_drained_below_0() -> None:
    table = three(
        places={"laboratory.A": "scientist#1", "corridors.c1": "scientists_medstation#1"},
        active=2,
        upgrades={"scientists_medstation#1": 4},
        life={"0": 2, "1": 1, "2": 7},
    )
    table.play("room:corridors.A", "act:scientists_medstation#1").until("room")
    assert [table.life(faction) for faction in FOUR[:3]] == [0, 0, 7]


@rule("TH-15.16")
def test_the_medstation_never_heals_in_this_mode() -> None:
    table = three(
        places={"laboratory.A": "scientist#1", "corridors.c1": "scientists_medstation#1"},
        active=2,
        life={"2": 7},
        stock={"2": 1},
    )
    table.play("move:scientist#1", "room:corridors.A")
    assert table.refusals["act:scientists_medstation#1"] == ("no_life_to_take", "TH-08.14")


@rule("TH-15.17")
def test_a_trap_pays_its_owner_when_a_third_player_moves_the_victim_into_it() -> None:
    """The Greys control an Alien into the Marines' Landmine."""
    table = Table(
        "marines",
        "aliens",
        "greys",
        ring=["corridors", "control_room", "loading_dock", "tech_dock", "nest", "wreck"],
        places={
            "wreck.A": "grey#1",
            "corridors.c1": "greys_control#1",
            "tech_dock.A": "alien#1",
            "nest.a1": "marines_landmine#1",
        },
        active=2,
    )
    table.play("room:corridors.A", "act:greys_control#1", "room:nest.A")
    assert [table.life(faction) for faction in ("marines", "aliens", "greys")] == [2, 0, 0]


# ---------------------------------------------------------------- the end


@rule("TH-15.18")
def test_20_life_win_at_once_more_than_that_count_as_20() -> None:
    table = three(
        places={"laboratory.A": "scientist#1", "corridors.c1": "marines_landmine#1"},
        active=2,
        life={"0": 19},
    )
    table.play("room:corridors.A")
    assert (table.reason, table.winners) == ("life", ("marines",))
    assert table.life("marines") == 20


@rule("TH-15.18")
def test_20_data_win_at_once() -> None:
    table = three(
        places={"laboratory.A": "scientist#1", "corridors.c1": "scientists_archives#1"},
        active=2,
        data={"2": 19},
        life={"0": 19, "1": 19},
    )
    table.play("room:corridors.A", "act:scientists_archives#1")
    assert (table.reason, table.winners) == ("data", ("scientists",))


@rule("TH-15.18")
def test_being_at_0_life_eliminates_nobody() -> None:
    table = three(
        places={"laboratory.A": "marine#1", "corridors.B": "alien#1", "tech_dock.A": "scientist#1"}
    )
    table.play("room:corridors.A")
    assert table.life("aliens") == 0
    assert table.asked == "aliens", "and they take their turn"


@rule("TH-15.18")
def test_the_end_of_game_token_works_as_ever() -> None:
    table = three(
        places={"laboratory.A": "marine#1", "corridors.pending1": "aliens_fight#1"},
        end_track=3,
        life={"0": 4, "1": 6, "2": 3},
        data={"2": 4},
    )
    table.play("room:corridors.A", "replace:aliens_fight#1")
    assert (table.reason, table.winners) == ("end_track", ("scientists",))


def tie(**more: Any) -> Table:
    """The Marines end the game; Aliens and Scientists are tied at 7, the Marines have 3."""
    places = {
        "laboratory.A": "marine#1",
        "corridors.pending1": "aliens_duplication#1",
        "tech_dock.A": "alien#1",
        "loading_dock.A": "scientist#1",
        **more.pop("places", {}),
    }
    life = {"0": 3, "1": 7, "2": 5}
    table = three(places=places, end_track=3, life=life, data={"2": 2}, **more)
    if table.prompt == "movement":
        table.play("move:marine#1")
    return table.play("room:corridors.A", "replace:aliens_duplication#1")


@rule("TH-15.19")
def test_only_the_tied_take_an_extra_turn_the_next_in_order_first() -> None:
    table = tie()
    assert table.asked == "aliens"
    table.end_turn()
    assert table.asked == "scientists"
    table.end_turn()
    assert table.reason == "tie"
    assert [event["seat"] for event in table.events("turn_began")] == [0, 1, 2]


@rule("TH-15.19")
def test_in_turn_order_the_tied_player_after_the_one_who_ended_the_game_begins() -> None:
    """The Aliens end the game and are tied with the Marines: the Marines come first."""
    table = three(
        places={
            "laboratory.A": "alien#1",
            "corridors.pending1": "marines_fire#1",
            "nest.A": "scientist#1",
            "tech_dock.A": "marine#1",
        },
        active=1,
        end_track=3,
        life={"0": 7, "1": 7, "2": 3},
    )
    table.play("room:corridors.A", "replace:marines_fire#1")
    assert table.asked == "marines"
    table.end_turn()
    assert table.asked == "aliens"


@rule("TH-15.19")
def test_both_markers_of_untied_scientists_leave_the_board() -> None:
    table = three(
        places={
            "laboratory.A": "marine#1",
            "corridors.pending1": "aliens_duplication#1",
            "tech_dock.A": "alien#1",
            "loading_dock.A": "scientist#1",
        },
        end_track=3,
        life={"0": 7, "1": 7, "2": 2},
        data={"2": 4},
    )
    table.play("room:corridors.A", "replace:aliens_duplication#1")
    scientists = table.view()["seats"][2]
    assert (scientists["life"], scientists["data"]) == (None, None)


@rule("TH-15.19")
def test_markers_of_the_others_leave_the_board_their_units_stay() -> None:
    table = tie()
    marines = table.view()["seats"][0]
    assert (marines["life"], marines["data"]) == (None, None)
    assert table.at("marine#1") == "corridors.A"
    assert table.view()["ring"] == RING


@rule("TH-15.19")
def test_damage_to_an_untied_unit_still_scores_but_nothing_scores_for_the_untied() -> None:
    """The Alien steps on the Marines' Landmine (nothing), and Lurking hits a Marine (1 life)."""
    table = tie(
        places={
            "nest.A": "alien#2",
            "nest.B": "young_alien#1",
            "corridors.c1": "marines_landmine#1",
            "corridors.c2": "aliens_lurking#1",
        }
    )
    assert table.asked == "aliens"
    table.play("move:alien#2", "room:corridors.B")
    assert table.state.life == {1: 8, 2: 5}, "no marker for the Marines"
    assert table.at("marines_landmine#1") == "discard.0"


@rule("TH-15.19")
def test_the_extra_turns_may_break_the_tie() -> None:
    table = tie(places={"nest.a1": "scientists_archives#1", "tech_dock.B": "scientist#2"})
    assert table.asked == "aliens"
    table.end_turn()
    table.play("move:scientist#2").until("action").play("act:scientists_archives#1").end_turn()
    assert (table.reason, table.winners) == ("tie", ("scientists",))


@rule("TH-15.20")
def test_a_tie_that_persists_is_shared_by_the_tied() -> None:
    table = tie().end_turn().end_turn()
    assert (table.reason, table.winners) == ("tie", ("aliens", "scientists"))
    assert [outcome.why for outcome in table.outcomes] == ["untied", "shared", "shared"]


@rule("TH-15.20")
def test_four_may_share_the_victory() -> None:
    table = Table(
        *FOUR,
        ring=[
            "corridors",
            "control_room",
            "loading_dock",
            "tech_dock",
            "nest",
            "laboratory",
            "wreck",
        ],
        places={
            "wreck.A": "marine#1",
            "corridors.pending1": "aliens_fight#1",
            "loading_dock.A": "alien#1",
            "loading_dock.B": "scientist#1",
            "loading_dock.C": "grey#1",
        },
        end_track=3,
    )
    table.play("room:corridors.A", "replace:aliens_fight#1")
    for _ in range(4):
        table.end_turn()
    assert (table.reason, table.winners) == ("tie", FOUR)
