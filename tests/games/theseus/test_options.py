"""What makes no sense as an option of Theseus is said in one sentence."""

from typing import Any

import pytest

import hullbreach as hb


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"deck": "huge"}, "deck must be basic, easy, advanced, all or chosen, not 'huge'"),
        (2, {"bonus": "no"}, "bonus must be true or false, not 'no'"),
        (2, {"factions": "marines"}, "factions must be 'random', 'choose' or a list"),
        (2, {"factions": ["marines", "elves"]}, "there is no faction 'elves'; there are marines"),
        (2, {"factions": ["marines"]}, "2 seats need 2 factions, not 1"),
        (2, {"start": 2}, "start must be 'random' or a seat from 0 to 1, not 2"),
        (2, {"start": True}, "start must be 'random' or a seat from 0 to 1, not True"),
        (2, {"sectors": "round"}, "sectors must be standard, random, free or a list, not 'round'"),
        (2, {"sectors": ["moon"]}, "there is no sector 'moon'; there are corridors"),
        (2, {"sectors": ["nest"]}, "a list of sectors needs a list of factions"),
        (3, {"sectors": "standard"}, "deathmatch has no standard order"),
        (3, {"mode": "team"}, "with 3 seats mode must be deathmatch, not 'team'"),
        (
            2,
            {"factions": ["pandora", "aliens"], "sectors": ["nest", "corridors"]},
            "the ring must hold each of corridors, control_room, tech_dock, nest once",
        ),
    ],
)
def test_a_senseless_option_is_explained(
    seats: int, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(hb.BadOption) as refusal:
        hb.Match.new("theseus", seats, "1", options)
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize("mode", ["deathmatch", "team"])
def test_a_chosen_deck_holds_the_chosen_cards_and_no_other(mode: str) -> None:
    factions = ["marines", "aliens", "scientists", "greys"]
    options = {"deck": "chosen", "mode": mode, "factions": factions}
    match = hb.Match.new("theseus", 4, "1", options)
    while match.decision and match.decision.prompt != "deck":
        match.play(match.decision.options[0])
    picked = {}
    for decision in match.decisions:
        cards = [choice.id.partition(":")[2] for choice in decision.choices][-decision.most :]
        picked[decision.seat] = cards
        match.play("card:" + "+".join(cards), decision.seat)
    state = match._state
    for seat, cards in picked.items():
        known = [*state.zones[f"deck.{seat}"], *state.zones[f"drawn.{seat}"]]
        assert sorted(known) == sorted(cards)
