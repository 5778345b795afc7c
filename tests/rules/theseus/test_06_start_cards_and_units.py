"""Bonus cards, decks, start cards, first units, tokens (TH-06)."""

from collections import Counter

import pytest

import hullbreach as hb
from hullbreach.kernel.registry import game
from tests.games.theseus.table import Table
from tests.marks import rule

CONTENT = game("theseus").content()
FOUR = ("marines", "aliens", "scientists", "greys")
BONUS_SLOTS = {
    slot
    for board in CONTENT["sectors"].values()
    for slot, place in board["slots"].items()
    if place["bonus"]
}


def bonus_cards(table: Table) -> dict[str, str]:
    """Slot -> the bonus card on it."""
    return {
        at: card
        for card, at in table.state.where.items()
        if card.startswith("bonus_") and at != "box"
    }


def units_placed(table: Table) -> list[tuple[str, str]]:
    """(faction, sector) of every unit placed so far, in order."""
    factions = table.state.factions
    return [(factions[e["seat"]], e["to"].split(".")[0]) for e in table.events("unit_placed")]


@rule("TH-06.01")
def test_every_slot_with_the_symbol_and_no_other_gets_a_bonus_card() -> None:
    table = Table.set_up("marines", "aliens")
    marked = {slot for slot in BONUS_SLOTS if slot.split(".")[0] in table.state.ring}
    assert set(bonus_cards(table)) == marked


@rule("TH-06.01")
def test_bonus_cards_are_laid_clockwise_from_the_control_room() -> None:
    table = Table.set_up(
        "marines",
        "aliens",
        options={"sectors": ["nest", "tech_dock", "loading_dock", "control_room", "corridors"]},
    )
    sectors = [event["to"].split(".")[0] for event in table.events("bonus_laid")]
    assert list(dict.fromkeys(sectors)) == [
        "control_room", "corridors", "nest", "tech_dock", "loading_dock"
    ]  # fmt: skip


@rule("TH-06.01")
def test_bonus_cards_are_shuffled_and_lie_face_up() -> None:
    layouts = set()
    for seed in range(10):
        table = Table.set_up("marines", "aliens", seed=str(seed))
        shown = {
            slot: card
            for board in table.view("aliens")["sectors"].values()
            for slot, card in board["slots"].items()
            if card
        }
        assert shown == bonus_cards(table)
        layouts.add(tuple(card.split("#")[0] for card in shown.values()))
    assert len(layouts) > 5


@rule("TH-06.02")
def test_bonus_cards_not_laid_out_leave_the_game() -> None:
    table = Table.set_up("marines", "aliens")
    bonus = [card for card in table.state.where if card.startswith("bonus_")]
    laid = bonus_cards(table).values()
    assert len(laid) == 7
    assert {table.at(card) for card in bonus if card not in laid} == {"box"}


@rule("TH-06.03")
def test_15_of_25_shuffled_cards_make_the_deck_the_rest_is_removed_unseen() -> None:
    table = Table.set_up("marines", "aliens")
    for faction in ("marines", "aliens"):
        dealt = [*table.pile("drawn", faction), *table.pile("deck", faction)]
        removed = table.pile("removed", faction)
        assert (len(dealt), len(removed)) == (15, 10)
        assert not set(dealt) & set(removed)
        for viewer in (None, "marines", "aliens"):
            told = table.match.events(None if viewer is None else table.seat(viewer))
            seen = str(table.view(viewer)) + str(told)
            assert not [card for card in removed if f"'{card}'" in seen]


@rule("TH-06.03")
def test_the_cards_are_shuffled() -> None:
    decks = {
        Table.set_up("marines", "aliens", seed=str(n)).pile("deck", "marines") for n in range(9)
    }
    assert len(decks) == 9


@rule("TH-06.04")
def test_everybody_knows_the_top_card_of_a_deck_and_nobody_more() -> None:
    table = Table.set_up("marines", "aliens")
    top, *below = table.pile("deck", "marines")
    for viewer in (None, "marines", "aliens"):
        seat = table.view(viewer)["seats"][0]
        assert (seat["deck_top"], seat["deck"]) == (top, 12)
        assert not [card for card in below if f"'{card}'" in str(table.view(viewer))]


@rule("TH-06.04")
def test_after_a_draw_the_next_card_lies_open() -> None:
    table = Table(
        "marines",
        "aliens",
        places={"control_room.A": "marine#1"},
        decks={"marines": ["marines_fire#1", "marines_bunker#1"]},
    )
    assert table.view("aliens")["seats"][0]["deck_top"] == "marines_fire#1"
    table.play("room:loading_dock.A", "fill:loading_dock.pending1")
    assert table.view("aliens")["seats"][0]["deck_top"] == "marines_bunker#1"


@rule("TH-06.05")
def test_every_player_has_an_empty_discard_pile_at_the_start() -> None:
    table = Table.set_up(*FOUR).until("movement")
    assert [seat["discard"] for seat in table.view()["seats"]] == [[], [], [], []]


@rule("TH-06.05")
def test_a_discarded_card_goes_to_the_pile_of_its_own_faction() -> None:
    table = Table(
        "marines",
        "aliens",
        places={"control_room.A": "marine#1", "loading_dock.pending1": "aliens_fight#1"},
        decks={"marines": ["marines_fire#1"]},
    )
    table.play("room:loading_dock.A", "replace:aliens_fight#1")
    assert table.pile("discard", "aliens") == ("aliens_fight#1",)
    assert table.pile("discard", "marines") == ()


@rule("TH-06.06")
def test_all_draw_3_cards_then_each_player_finishes_before_the_next() -> None:
    table = Table.set_up("marines", "aliens", options={"start": 1, "deck": "basic"})
    assert [len(table.pile("drawn", faction)) for faction in ("marines", "aliens")] == [3, 3]
    assert table.asked == "aliens"
    table.play(table.options[0]).play(table.options[0])
    assert table.here("nest.pending1")
    assert table.here("nest.pending2")
    assert not table.here("loading_dock.pending1")
    assert (table.prompt, table.asked) == ("start_card", "marines")


@rule("TH-06.06")
def test_the_start_cards_are_the_top_of_the_deck() -> None:
    top = ("marines_fire#2", "marines_bunker#1", "marines_fight#3")
    table = Table.set_up("marines", "aliens", chance=hb.Script(deck_marines=[top]))
    assert table.pile("drawn", "marines") == top


@rule("TH-06.07")
def test_one_start_card_goes_to_a_free_slot_of_any_sector() -> None:
    top = ("marines_fire#2", "marines_bunker#1", "marines_fight#3")
    table = Table.set_up("marines", "aliens", chance=hb.Script(deck_marines=[top]))
    assert table.options == [f"install:{card}" for card in top]
    table.play("install:marines_bunker#1")
    offered = {option.split(":")[1] for option in table.options}
    assert not offered & BONUS_SLOTS
    assert {slot.split(".")[0] for slot in offered} == set(table.state.ring)
    table.play("slot:nest.a1")
    assert table.here("nest.a1") == "marines_bunker#1"
    cards = table.view()["sectors"]["nest"]["slots"]
    assert cards["nest.a1"] == "marines_bunker#1", "face up"


@rule("TH-06.07")
def test_a_slot_with_a_start_card_is_no_longer_free() -> None:
    table = Table.set_up("marines", "aliens", options={"deck": "basic"})
    table.play(table.options[0], "slot:corridors.c1")
    table.play(table.options[0])
    assert "slot:corridors.c1" not in table.options
    assert table.refusals["slot:corridors.c1"] == ("slot_taken", "TH-09.08")
    assert table.refusals["slot:corridors.c5"] == ("bonus_card_there", "TH-06.07")


@rule("TH-06.08")
def test_a_special_start_card_is_kept_before_the_player() -> None:
    top = ("greys_annihilation#1", "greys_probe#1", "greys_probe#2")
    table = Table.set_up("greys", "marines", chance=hb.Script(deck_greys=[top]))
    table.play("install:greys_annihilation#1")
    assert table.pile("front", "greys") == ("greys_annihilation#1",)
    assert table.here("wreck.pending1")
    assert table.here("wreck.pending2")
    assert table.view("marines")["seats"][0]["front"] == ["greys_annihilation#1"], "face up"
    assert table.asked == "marines"


@rule("TH-06.08")
def test_a_special_start_card_not_chosen_waits_like_any_other() -> None:
    top = ("greys_annihilation#1", "greys_probe#1", "greys_probe#2")
    table = Table.set_up("greys", "marines", chance=hb.Script(deck_greys=[top]))
    table.play("install:greys_probe#1", "slot:wreck.g1")
    assert table.at("greys_annihilation#1").startswith("wreck.pending")


@rule("TH-06.09")
def test_the_other_two_start_cards_wait_in_the_own_sector() -> None:
    table = Table.set_up("marines", "aliens", options={"deck": "basic"})
    chosen, *others = table.pile("drawn", "marines")
    table.play(f"install:{chosen}", "slot:corridors.c1")
    assert [table.here(f"loading_dock.pending{n}") for n in (1, 2)] == others


@rule("TH-06.10")
def test_12_cards_remain_as_the_deck() -> None:
    table = Table.set_up("marines", "aliens").until("place_unit")
    assert [len(table.pile("deck", faction)) for faction in ("marines", "aliens")] == [12, 12]


@rule("TH-06.11")
def test_two_units_go_to_any_rooms_of_the_own_sector_the_start_player_first() -> None:
    table = Table.set_up("marines", "aliens", options={"start": 1}).until("place_unit")
    assert table.asked == "aliens"
    assert table.options == [f"room:nest.{room}" for room in "ABCD"]
    table.play("room:nest.C")
    assert table.asked == "aliens"
    assert table.options == [f"room:nest.{room}" for room in "ABD"]
    table.play("room:nest.A", "room:loading_dock.D", "room:loading_dock.B")
    assert units_placed(table) == [("aliens", "nest")] * 2 + [("marines", "loading_dock")] * 2
    assert table.state.upgraded == {}, "base side up"


@rule("TH-06.12")
def test_then_each_third_unit_goes_to_any_empty_room_of_any_sector() -> None:
    table = Table.set_up("marines", "aliens").until("place_unit")
    for room in ("loading_dock.A", "loading_dock.B", "nest.A", "nest.B"):
        table.play(f"room:{room}")
    assert table.asked == "marines"
    assert len(table.options) == 5 * 4 - 4
    table.play("room:nest.D")
    assert table.asked == "aliens"
    assert "room:nest.D" not in table.options
    table.play("room:corridors.A")
    assert units_placed(table)[4:] == [("marines", "nest"), ("aliens", "corridors")]
    assert table.state.upgraded == {}, "base side up"
    assert table.asked == "marines", "and the start player begins"


@rule("TH-06.13")
def test_extra_tokens_lie_before_their_owner_upgrade_tokens_in_one_supply() -> None:
    table = Table.set_up(*FOUR).until("movement")
    seats = table.view()["seats"]
    assert [seat["upgrades"] for seat in seats] == [0, 0, 0, 0]
    assert table.view()["supply"] == {"upgrade": 20}
    assert all(all(seat["stock"].values()) for seat in seats)


@rule("TH-06.14")
@pytest.mark.parametrize("factions", [("marines", "aliens"), ("marines", "aliens", "scientists")])
def test_a_sector_filled_in_the_set_up_causes_no_fight(factions: tuple[str, ...]) -> None:
    """Two Marines and two strangers fill the Loading Dock: the strangers are not attacked."""
    table = Table.set_up(*factions, options={"bonus": False}).until("place_unit")
    while table.match.decision and table.prompt == "place_unit":
        docks = [option for option in table.options if "loading_dock" in option]
        table.play((docks or table.options)[0])
    here = [table.here(f"loading_dock.{room}") for room in "ABCD"]
    assert all(here)
    assert table.events("limited_fight_began") == []
    assert table.events("damaged") == []


@rule("TH-06.15")
def test_placing_units_in_the_set_up_triggers_no_trap() -> None:
    mines = ("marines_landmine#1", "marines_landmine#2", "marines_landmine#3")
    table = Table.set_up("marines", "aliens", chance=hb.Script(deck_marines=[mines]))
    table.play("install:marines_landmine#1", "slot:nest.a1").until("movement", "room")
    assert table.at("marines_landmine#1") == "nest.a1"
    assert table.life("aliens") == 20
    assert table.events("trap_sprung") == []


@rule("TH-06.16")
def test_start_cards_are_visible_to_all_as_soon_as_they_are_drawn() -> None:
    table = Table.set_up("marines", "aliens")
    for viewer in (None, "marines", "aliens"):
        seats = table.view(viewer)["seats"]
        assert [tuple(seat["drawn"]) for seat in seats] == [
            table.pile("drawn", "marines"),
            table.pile("drawn", "aliens"),
        ]
    told = [event["cards"] for event in table.events("start_cards_drawn")]
    assert Counter(map(len, told)) == {3: 2}
