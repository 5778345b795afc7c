"""Page 8: numbers, objectives, characters, action decks, items."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.games.lockdown import objectives
from hullbreach.games.lockdown.content.characters import CHARACTERS, NEMESIS, STAFF
from hullbreach.games.lockdown.content.objectives import OWN
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.objectives import CORPORATE, PERSONAL
from tests.games.lockdown.table import Table
from tests.marks import rule

ALL = ("survivor", "hacker", "xenobiologist", "sentry", "janitor", "lab_rat")


def drafting(seats: int = 4, seed: str = "players") -> hb.Match:
    return hb.Match.new("lockdown", seats, seed)


def drafted(seats: int = 4, seed: str = "players") -> hb.Match:
    """Everybody keeps the first character drawn."""
    game = drafting(seats, seed)
    while game.decision is not None and game.decision.prompt == "draft":
        game.play(game.decision.options[0])
    return game


def state(game: hb.Match) -> Lockdown:
    assert isinstance(game._state, Lockdown)
    return game._state


@rule("LD-08.01a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_gets_one_of_the_numbers_at_random(seats: int) -> None:
    dealt = [tuple(state(drafting(seats, str(seed))).number.values()) for seed in range(12)]
    assert all(sorted(numbers) == list(range(1, seats + 1)) for numbers in dealt)
    assert len(set(dealt)) > 1


@rule("LD-08.01b")
def test_the_draft_goes_by_player_numbers() -> None:
    for seed in range(5):
        game = drafting(4, str(seed))
        numbers = state(game).number
        order = []
        while game.decision is not None and game.decision.prompt == "draft":
            order.append(numbers[game.decision.seat])
            game.play(game.decision.options[0])
        assert order == [1, 2, 3, 4]


@rule("LD-08.01b")
def test_an_objective_against_player_2_means_that_number_not_a_seat() -> None:
    table = Table("hacker", "sentry", "janitor").set(number={"0": 2, "1": 3, "2": 1}, met=True)
    table.stand(0, "dead").stand(1, "bunker").stand(2, "bunker").run(["end_of_game", "time"])
    assert objectives.DECK["severance"].met(table.state, 1)
    assert not objectives.DECK["hostile_takeover"].met(table.state, 1)


@rule("LD-08.02")
def test_only_the_owner_knows_the_items_of_an_inventory() -> None:
    table = Table("survivor", "janitor").stand(0, "002").give(0, "medkit#1").start(0)
    assert table.match.view(0)["seats"][0]["inventory"] == [{"item": "medkit#1", "colour": "green"}]
    for viewer in (None, 1):
        seen = table.match.view(viewer)["seats"][0]["inventory"]
        assert seen == [{"item": None, "colour": "green"}]


@rule("LD-08.03b")
def test_everybody_holds_one_personal_and_one_corporate_objective_in_secret() -> None:
    game = drafting(5)
    for seat in range(5):
        held = state(game).zones[f"objectives.{seat}"]
        piles = sorted(objectives.DECK[card].pile for card in held)
        assert piles == [CORPORATE, PERSONAL]
        assert game.view(seat)["seats"][seat]["objectives"] == held
        for viewer in (None, (seat + 1) % 5):
            assert game.view(viewer)["seats"][seat]["objectives"] == (None, None)


@rule("LD-08.03b")
def test_objectives_that_are_not_dealt_are_in_the_box() -> None:
    zones = state(drafting(3)).zones
    dealt = [card for seat in range(3) for card in zones[f"objectives.{seat}"]]
    assert len(dealt) == len(set(dealt)) == 6
    assert len([card for card in zones["box"] if card in [o.id for o in OWN]]) == 18 - 6


@rule("LD-08.04")
def test_objectives_are_known_before_a_character_is_chosen() -> None:
    game = drafting(3)
    assert game.decision is not None
    assert game.decision.prompt == "draft"
    for seat in range(3):
        assert None not in game.view(seat)["seats"][seat]["objectives"]
        assert game.view(seat)["seats"][seat]["character"] is None


@rule("LD-08.06b")
def test_a_player_has_the_chosen_character_and_the_others_are_in_the_box() -> None:
    game = drafted(3)
    zones = state(game).zones
    chosen = [zones[f"character.{seat}"] for seat in range(3)]
    assert all(len(held) == 1 for held in chosen)
    assert len({held[0] for held in chosen}) == 3
    assert len([card for card in zones["box"] if card in CHARACTERS]) == 3
    assert zones["selection"] == ()


@rule("LD-08.07b")
def test_survivor_and_lab_rat_come_from_the_nemesis() -> None:
    groups = {name: character.group for name, character in CHARACTERS.items()}
    assert [name for name, group in groups.items() if group == NEMESIS] == ["survivor", "lab_rat"]
    staff = {name for name, group in groups.items() if group == STAFF}
    assert staff == {"hacker", "xenobiologist", "sentry", "janitor"}


@rule("LD-08.08", "LD-15.03")
@pytest.mark.parametrize("who", ALL)
def test_everybody_has_ten_cards_of_the_own_character(who: str) -> None:
    other = "janitor" if who != "janitor" else "hacker"
    game = hb.Match.new("lockdown", 2, "cards", {"characters": [who, other]})
    zones = game._state.zones
    cards = (*zones["hand.0"], *zones["deck.0"])
    assert len(cards) == 10
    assert all(card.startswith(f"{who}_") for card in cards)
    assert zones["discard.0"] == ()


@rule("LD-08.08")
def test_the_action_deck_is_shuffled_and_face_down() -> None:
    options = {"characters": ["survivor", "hacker"]}
    games = [hb.Match.new("lockdown", 2, str(seed), options) for seed in range(3)]
    assert len({game._state.zones["deck.0"] for game in games}) == 3
    assert games[0].view(0)["seats"][0]["deck"] == len(games[0]._state.zones["deck.0"])


@rule("LD-08.09a", "LD-08.09b")
@pytest.mark.parametrize(
    ("who", "item", "zone", "load"),
    [
        ("hacker", "smart_gun#1", "hands.0", None),
        ("sentry", "smg#1", "hands.0", 5),
        ("janitor", "nailgun#1", "hands.0", None),
        ("xenobiologist", "probe_arm#1", "beside.0", None),
        ("survivor", "", "hands.0", None),
        ("lab_rat", "", "hands.0", None),
    ],
)
def test_starting_items_are_in_hand_and_loaded(
    who: str, item: str, zone: str, load: int | None
) -> None:
    table = Table(who, "sentry" if who != "sentry" else "hacker").start(0)
    held = (*table.at("hands.0"), *table.at("beside.0"), *table.at("inventory.0"))
    assert held == ((item,) if item else ())
    if item:
        assert table.at(zone) == (item,)
        assert table.state.ammo[item] == table.state.title.item_of[item].load > 0
        assert load is None or table.state.ammo[item] == load


@rule("LD-08.10")
@pytest.mark.parametrize("who", ALL)
def test_a_quest_item_lies_beside_the_board_and_is_no_item_yet(who: str) -> None:
    table = Table(who, "sentry" if who != "sentry" else "hacker").stand(0, "002").stand(1, "018")
    table.deal(0, "search", "demolition").start(0)
    quest = f"{CHARACTERS[who].quest_item}#1"
    assert table.at("quest.0") == (quest,)
    assert not [option for option in table.options if quest in option]


@rule("LD-08.11")
def test_used_cards_and_contamination_go_onto_the_own_discard_pile() -> None:
    table = Table("sentry", "janitor").stand(0, "002").stand(1, "018").set(met=True)
    table.put("adult#1", "xenos.002").deal(0, "rest", "search").start(0, combat=["adult"])
    table.put("attack_cut_5#1", "attacks", top=True)
    table.play("melee:adult#1", "pay:sentry_rest#1")
    pile = table.at("discard.0")
    assert "sentry_rest#1" in pile
    assert len([card for card in pile if card.startswith("contamination")]) == 1
    assert table.at("discard.1") == ()
    assert table.match.view(1)["seats"][0]["discard"] == pile


@rule("LD-08.13")
def test_player_1_is_the_first_player() -> None:
    for seed in range(6):
        game = drafted(4, str(seed))
        s = state(game)
        assert s.number[s.first] == 1
        assert game.decision is not None
        assert game.decision.seat == s.first
