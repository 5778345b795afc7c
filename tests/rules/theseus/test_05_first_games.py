"""Set-up for advanced players and for the first games (TH-05)."""

from collections import Counter

import pytest

import hullbreach as hb
from hullbreach.kernel.registry import game
from tests.games.theseus.table import Table
from tests.marks import rule

CARDS = game("theseus").content()["cards"]
CARD_FACTIONS = ("marines", "aliens", "scientists", "greys")


def difficulty(card: str) -> int:
    return int(CARDS[card.split("#")[0]]["difficulty"])


def dealt(table: Table, faction: str) -> list[str]:
    """The cards that the faction plays with: its deck and its start cards."""
    return [*table.pile("deck", faction), *table.pile("drawn", faction)]


@rule("TH-05.01")
def test_without_bonus_cards_every_slot_starts_free() -> None:
    table = Table.set_up("marines", "aliens", options={"bonus": False})
    boards = table.view()["sectors"].values()
    assert {card for board in boards for card in board["slots"].values()} == {None}
    drawn = table.pile("drawn", "marines")
    ordinary = next(card for card in drawn if CARDS[card.split("#")[0]]["type"] != "special")
    table.play(f"install:{ordinary}")
    assert len(table.options) == sum(len(board["slots"]) for board in boards)


@rule("TH-05.02")
def test_the_sectors_may_lie_in_a_random_order() -> None:
    rings = {
        Table.set_up("marines", "aliens", options={"sectors": "random"}, seed=str(n)).state.ring
        for n in range(30)
    }
    assert len(rings) > 20
    assert {frozenset(ring) for ring in rings} == {
        frozenset(("corridors", "control_room", "tech_dock", "loading_dock", "nest"))
    }


@rule("TH-05.02")
def test_or_the_players_place_one_sector_each_in_turn() -> None:
    table = Table.set_up("marines", "aliens", options={"sectors": "free", "start": 1})
    placed = ["nest", "tech_dock", "loading_dock", "corridors"]
    asked = []
    for sector in placed:
        asked.append(table.asked)
        table.play(f"sector:{sector}")
    assert asked == ["aliens", "marines", "aliens", "marines"]
    assert table.state.ring == (*placed, "control_room"), "the last one places itself"


@rule("TH-05.02")
def test_a_sector_is_placed_once() -> None:
    table = Table.set_up("marines", "aliens", options={"sectors": "free"}).play("sector:nest")
    assert "sector:nest" not in table.options
    assert len(table.options) == 4


@rule("TH-05.03")
@pytest.mark.parametrize("bonus", [True, False])
@pytest.mark.parametrize("sectors", ["standard", "random"])
def test_the_two_options_are_independent(bonus: bool, sectors: str) -> None:
    table = Table.set_up("marines", "aliens", options={"bonus": bonus, "sectors": sectors})
    slots = [card for board in table.view()["sectors"].values() for card in board["slots"].values()]
    assert any(slots) is bonus
    standard = ("corridors", "control_room", "loading_dock", "tech_dock", "nest")
    assert (table.state.ring == standard) is (sectors == "standard")


@rule("TH-05.04")
def test_in_a_freely_built_ring_the_turn_order_comes_from_the_ring() -> None:
    """The Marines place first, but the Alien Nest follows the Control Room."""
    table = Table.set_up("marines", "aliens", options={"sectors": "free", "start": 0})
    table.play("sector:loading_dock", "sector:control_room", "sector:corridors", "sector:nest")
    assert table.state.ring[-1] == "tech_dock"
    assert [table.state.factions[seat] for seat in table.state.order] == ["aliens", "marines"]
    assert (table.prompt, table.asked) == ("start_card", "aliens")


@rule("TH-05.05")
def test_each_faction_card_has_a_difficulty_from_0_to_3() -> None:
    for faction in CARD_FACTIONS:
        mine = [card for card in CARDS.values() if card["faction"] == faction]
        assert {card["difficulty"] for card in mine} == {0, 1, 2, 3}


@rule("TH-05.05")
def test_difficulty_is_nothing_but_a_mark() -> None:
    """All difficulties may lie side by side in a deck, and none is refused for it."""
    table = Table.set_up("marines", "greys", options={"deck": "all"})
    assert len({difficulty(card) for card in dealt(table, "marines")}) > 1
    assert table.options == [f"install:{card}" for card in table.pile("drawn", "marines")]


@rule("TH-05.06")
@pytest.mark.parametrize("faction", CARD_FACTIONS)
def test_a_first_deck_holds_the_15_cards_of_difficulty_0(faction: str) -> None:
    other = "greys" if faction != "greys" else "marines"
    table = Table.set_up(faction, other, options={"deck": "basic"})
    cards = dealt(table, faction)
    assert len(cards) == 15
    assert {difficulty(card) for card in cards} == {0}
    easy = sum(
        c["count"] for c in CARDS.values() if c["faction"] == faction and not c["difficulty"]
    )
    assert easy == 15


@rule("TH-05.07")
@pytest.mark.parametrize(
    ("deck", "hardest"), [("basic", 0), ("easy", 1), ("advanced", 2), ("all", 3)]
)
def test_later_decks_add_difficulties_step_by_step(deck: str, hardest: int) -> None:
    """From a larger pool 15 cards are cut as usual (TH-EX-05a)."""
    seen: Counter[int] = Counter()
    for seed in range(12):
        table = Table.set_up("marines", "aliens", options={"deck": deck}, seed=str(seed))
        for faction in ("marines", "aliens"):
            cards = dealt(table, faction)
            assert len(cards) == 15
            seen.update(map(difficulty, cards))
    assert set(seen) == set(range(hardest + 1))


@rule("TH-05.08")
def test_beginners_draw_5_start_cards_and_install_3() -> None:
    table = Table.set_up("marines", "aliens", options={"beginner": True, "deck": "basic"})
    assert len(table.pile("drawn", "marines")) == 5
    table.until("place_unit")
    for faction in ("marines", "aliens"):
        installed = [c for c in table.events("installed") if c["card"].startswith(faction)]
        assert len(installed) == 3


@rule("TH-05.09")
def test_beginners_install_one_card_each_in_turn_and_two_cards_stay_pending() -> None:
    options = {"beginner": True, "deck": "basic", "start": 1}
    table = Table.set_up("marines", "aliens", options=options).until("place_unit")
    installers = [table.state.factions[event["seat"]] for event in table.events("installed")]
    assert installers == ["aliens", "marines"] * 3
    for faction, home in (("marines", "loading_dock"), ("aliens", "nest")):
        pending = [table.here(f"{home}.pending{n}") for n in (1, 2)]
        assert all(card.startswith(faction) for card in pending)
        assert len(table.pile("deck", faction)) == 10
        assert table.pile("drawn", faction) == ()


@rule("TH-05.10")
def test_beginners_too_keep_a_special_card_before_them_and_use_free_slots_only() -> None:
    first = ["aliens_hole#1", *(f"aliens_fight#{n}" for n in (1, 2, 3)), "aliens_habitat#1"]
    table = Table.set_up(
        "aliens",
        "marines",
        options={"beginner": True},
        chance=hb.Script(deck_aliens=[first]),
    )
    table.play("install:aliens_hole#1")
    assert table.pile("front", "aliens") == ("aliens_hole#1",)
    table.until("place_unit")
    installed = [c for c in table.events("installed") if c["card"].startswith("aliens")]
    assert len(installed) == 2, "the special card was one of the three"
    assert not any(table.events("special_kept")[1:]), "no bonus card was won"


@rule("TH-05.10")
def test_beginners_may_install_in_any_sector_also_a_rivals() -> None:
    options = {"beginner": True, "deck": "basic"}
    table = Table.set_up("marines", "aliens", options=options)
    table.play(table.options[0])
    assert {option.split(":")[1].split(".")[0] for option in table.options} == set(table.state.ring)


@rule("TH-05.11")
def test_five_start_cards_exist_with_two_and_three_players_but_not_in_teams() -> None:
    for factions in (CARD_FACTIONS[:2], CARD_FACTIONS[:3], CARD_FACTIONS):
        table = Table.set_up(*factions, options={"beginner": True})
        assert {len(table.pile("drawn", faction)) for faction in factions} == {5}
    with pytest.raises(hb.BadOption, match="team"):
        Table.set_up(*CARD_FACTIONS, options={"beginner": True, "mode": "team"})
