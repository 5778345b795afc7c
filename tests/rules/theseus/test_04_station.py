"""Choosing factions, building the station, finding the turn order (TH-04)."""

import pytest

import hullbreach as hb
from tests.games.theseus.table import Table
from tests.marks import rule

FOUR = ("marines", "aliens", "scientists", "greys")


@rule("TH-04.01")
@pytest.mark.parametrize(("seats", "modes"), [(2, ["duel"]), (3, ["deathmatch"])])
def test_two_play_by_the_base_rules_three_by_the_changes_for_more(
    seats: int, modes: list[str]
) -> None:
    assert Table.set_up(*FOUR[:seats]).state.mode in modes
    for other in {"duel", "deathmatch", "team"} - set(modes):
        with pytest.raises(hb.BadOption, match="mode"):
            Table.set_up(*FOUR[:seats], options={"mode": other})


@rule("TH-04.01")
def test_four_choose_between_deathmatch_and_teams() -> None:
    assert Table.set_up(*FOUR, options={"mode": "deathmatch"}).state.mode == "deathmatch"
    assert Table.set_up(*FOUR, options={"mode": "team"}).state.mode == "team"
    with pytest.raises(hb.BadOption, match="mode"):
        Table.set_up(*FOUR, options={"mode": "duel"})


@rule("TH-04.02")
def test_nobody_may_take_a_faction_twice() -> None:
    with pytest.raises(hb.BadOption, match="different faction"):
        Table.set_up("marines", "marines")


@rule("TH-04.02")
def test_a_faction_once_chosen_is_not_offered_again() -> None:
    match = hb.Match.new("theseus", seats=2, seed="0", options={"factions": "choose"})
    match.play("faction:greys")
    assert match.decision
    offered = [option.id for option in match.decision.options]
    assert offered == [f"faction:{faction}" for faction in (*FOUR[:3], "pandora")]


@rule("TH-04.02")
def test_each_player_takes_board_units_cards_markers_and_tokens_of_the_faction() -> None:
    table = Table.set_up("scientists", "aliens")
    assert {"laboratory", "nest"} < set(table.state.ring)
    for faction, unit in (("scientists", "scientist"), ("aliens", "alien")):
        seat = table.view()["seats"][table.seat(faction)]
        assert seat["life"] == 20
        assert seat["stock"]
        assert {f"{unit}#{n}" for n in (1, 2, 3)} <= set(table.pile("supply", faction))
        cards = [c for zone in ("deck", "drawn", "removed") for c in table.pile(zone, faction)]
        assert len(cards) == 25
        assert all(card.startswith(faction) for card in cards)


@rule("TH-04.03")
def test_material_of_other_factions_stays_in_the_box() -> None:
    table = Table.set_up("scientists", "aliens").until("movement")
    others = ("marine", "grey", "creature", "runner", "warrior", "trapper")
    out = [piece for piece in table.state.where if piece.startswith(others)]
    assert len(out) == 2 * 25 + 2 * 3 + 13
    assert {table.at(piece) for piece in out} == {"box"}
    assert not {"loading_dock", "wreck"} & set(table.state.ring)


@rule("TH-04.03")
def test_a_position_with_a_unit_of_a_faction_that_does_not_play_is_refused() -> None:
    with pytest.raises(hb.BadPosition, match="who do not play"):
        Table("marines", "aliens", places={"corridors.A": "grey#1"})


@rule("TH-04.04")
@pytest.mark.parametrize("start", [0, 1])
def test_the_host_names_the_start_player(start: int) -> None:
    table = Table.set_up("marines", "aliens", options={"start": start})
    assert table.state.order[0] == start
    assert table.until("movement", "room").state.active == start


@rule("TH-04.04")
def test_or_the_start_player_is_drawn_by_lot() -> None:
    starts = {
        Table.set_up("marines", "aliens", options={"start": "random"}, seed=str(n)).state.order[0]
        for n in range(20)
    }
    assert starts == {0, 1}


@rule("TH-04.05")
def test_the_end_of_game_token_starts_beside_its_track() -> None:
    assert Table.set_up("marines", "aliens").view()["end_track"] == 0


@rule("TH-04.06")
def test_every_faction_starts_with_20_life() -> None:
    for factions in (("marines", "aliens"), ("scientists", "greys"), ("pandora", "greys")):
        assert {seat["life"] for seat in Table.set_up(*factions).view()["seats"]} == {20}


@rule("TH-04.07")
def test_scientists_and_greys_start_with_0_data() -> None:
    assert [seat["data"] for seat in Table.set_up("scientists", "greys").view()["seats"]] == [0, 0]


@rule("TH-04.08")
def test_the_standard_ring_of_two_players() -> None:
    """The example of page 4: the Aliens start against the Marines (TH-EX-04a)."""
    table = Table.set_up("aliens", "marines")
    assert table.state.ring == ("corridors", "control_room", "nest", "tech_dock", "loading_dock")
    assert [table.state.factions[seat] for seat in table.state.order] == ["aliens", "marines"]


@rule("TH-04.08")
def test_in_the_standard_ring_the_start_players_sector_comes_first() -> None:
    table = Table.set_up("aliens", "marines", options={"start": 1})
    assert table.state.ring == ("corridors", "control_room", "loading_dock", "tech_dock", "nest")


@rule("TH-04.09")
def test_the_disc_starts_on_no_card() -> None:
    table = Table.set_up("marines", "aliens").until("movement", "room")
    assert table.view()["disc"] is None
    assert all(
        card["active"] for card in table.view()["cards"].values() if "pending" not in card["at"]
    )


@rule("TH-04.10")
@pytest.mark.parametrize(
    ("ring", "first"),
    [
        ("control_room nest corridors loading_dock tech_dock", "aliens"),
        ("nest control_room corridors tech_dock loading_dock", "marines"),
        ("loading_dock nest tech_dock corridors control_room", "marines"),
    ],
)
def test_the_first_faction_sector_after_the_control_room_starts(ring: str, first: str) -> None:
    """Whoever was named as start player (here the Marines, then the Aliens)."""
    for start in (0, 1):
        options = {"sectors": ring.split(), "start": start}
        table = Table.set_up("marines", "aliens", options=options)
        assert table.state.factions[table.state.order[0]] == first
        assert table.until("movement", "room").asked == first


@rule("TH-04.10", "TH-04.11")
def test_with_four_players_too_the_ring_gives_start_player_and_turn_order() -> None:
    ring = "nest tech_dock control_room corridors wreck laboratory loading_dock"
    table = Table.set_up(*FOUR, options={"sectors": ring.split()})
    order = [table.state.factions[seat] for seat in table.state.order]
    assert order == ["greys", "scientists", "marines", "aliens"]


@rule("TH-04.11")
def test_after_the_last_player_the_first_has_another_turn() -> None:
    ring = ["control_room", "laboratory", "tech_dock", "loading_dock", "corridors", "nest"]
    table = Table.set_up("marines", "aliens", "scientists", options={"sectors": ring})
    table.until("movement", "room")
    turns = []
    for _ in range(6):
        turns.append(table.state.factions[table.state.active])
        table.end_turn()
    assert turns == ["scientists", "marines", "aliens"] * 2
