"""What is printed on the cards of both titles: complete, alike in all languages, as it is coded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from hullbreach.games import lockdown, nemesis
from hullbreach.games.lockdown.content.cards import CARDS as FACILITY_CARDS
from hullbreach.games.lockdown.content.items import ITEMS as FACILITY_ITEMS
from hullbreach.games.lockdown.content.rooms import ROOMS as FACILITY_ROOMS
from hullbreach.games.lockdown.inventory import MESSAGES as FACILITY_MESSAGES
from hullbreach.games.nemesis.content.cards import CARDS as SHIP_CARDS
from hullbreach.games.nemesis.content.items import ITEMS as SHIP_ITEMS
from hullbreach.games.nemesis.content.rooms import ROOMS as SHIP_ROOMS
from hullbreach.games.nemesis.inventory import MESSAGES as SHIP_MESSAGES
from hullbreach.games.survival.catalogue import Item, Kind
from hullbreach.words import LANGUAGES, Words, missing_words

LONGEST = 320
GAMES = {
    "lockdown": (lockdown.GAME, FACILITY_MESSAGES),
    "nemesis": (nemesis.GAME, SHIP_MESSAGES),
}
DECKS = {
    "lockdown": (FACILITY_CARDS, FACILITY_ITEMS, FACILITY_ROOMS),
    "nemesis": (SHIP_CARDS, SHIP_ITEMS, SHIP_ROOMS),
}
COST = {"en": "Cost", "de": "Kosten", "es": "Coste"}
OUT = {"en": "Not in combat.", "de": "Nicht im Kampf.", "es": "No en combate."}
IN = {"en": "Only in combat.", "de": "Nur im Kampf.", "es": "Solo en combate."}
ONCE = {"en": "One use.", "de": "Einmalig.", "es": "Un solo uso."}
HEAVY = {"en": "Heavy.", "de": "Schwer.", "es": "Pesado."}
ENERGY = {"en": "Energy weapon", "de": "Energiewaffe", "es": "Arma de energía"}
OR = {"en": r"\bOr\b|; or ", "de": r"\bOder\b|; oder ", "es": r"\bO\b|; o "}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def words(game: str, lang: str) -> Words:
    return Words(game, lang)


def kinds() -> Iterator[tuple[str, str, Kind]]:
    """Everything that costs something: the game, its message, what it is."""
    for game, (cards, items, rooms) in DECKS.items():
        yield from ((game, f"card-{name}", kind) for name, kind in cards.items())
        yield from ((game, f"item-{name}", kind) for name, kind in items.items())
        yield from ((game, f"room-{name}", kind) for name, kind in rooms.items() if kind.choices)


every_kind = pytest.mark.parametrize(
    ("game", "message", "kind"), [pytest.param(*k, id=f"{k[0]}-{k[1]}") for k in kinds()]
)
every_item = pytest.mark.parametrize(
    ("game", "item"),
    [(game, item) for game, (_, items, _) in DECKS.items() for item in items.values()],
)


@every_game
def test_all_languages_say_the_same_things(game: str) -> None:
    assert missing_words(game) == ()


@every_language
@every_game
def test_every_record_has_a_name_and_a_text(game: str, lang: str) -> None:
    rules, messages = GAMES[game]
    content = rules.content()
    for group in messages:
        for about in content[group].values():
            message = about["message"]
            card = words(game, lang).card(message)
            assert card.name, message
            assert card.text.endswith("."), message
            assert len(card.text) <= LONGEST, f"{message}: {len(card.text)}"


@every_language
@every_kind
def test_costs_and_conditions_are_those_of_the_code(
    game: str, message: str, kind: Kind, lang: str
) -> None:
    text = words(game, lang).card(message).text
    told = re.findall(rf"\b{COST[lang]} (\d)", text)
    assert told == ([str(kind.cost)] if kind.cost else [])
    assert text.startswith(f"{COST[lang]} {kind.cost}.") == bool(kind.cost)
    if kind.when == "out":
        assert OUT[lang] in text
    assert (IN[lang] in text) == (kind.when == "in")
    for choice in kind.choices.values():
        if choice.knowledge:
            assert re.search(rf"\b{choice.knowledge}\b", text), choice.id


@every_language
@every_item
def test_items_tell_their_weight_ammo_and_use(game: str, item: Item, lang: str) -> None:
    text = words(game, lang).card(f"item-{item.id}").text
    assert (ONCE[lang] in text) == item.once
    assert (HEAVY[lang] in text) == item.heavy
    assert (ENERGY[lang] + "," in text) == bool(item.weapon and item.weapon.energy)
    if item.weapon:
        assert re.search(rf"\b{item.weapon.start} (of|von|de) {item.weapon.most}\.", text)
    elif item.uses:
        assert re.search(rf"\b{item.uses} (uses|Einsätze|usos)\.", text)


@every_language
@every_kind
def test_every_further_choice_is_told(game: str, message: str, kind: Kind, lang: str) -> None:
    text = words(game, lang).card(message).text
    assert len(re.findall(OR[lang], text)) >= len(kind.choices) - 1


@every_game
def test_every_choice_has_a_name_of_its_own(game: str) -> None:
    """Not that of a character, a room or a card; `option-play` sees to those that decks have."""
    found = words(game, "en")
    for _, message, kind in (k for k in kinds() if k[0] == game):
        for choice in kind.choices.keys() - {"computer", "events", "attacks"}:
            assert found.name(choice) == found.say(f"choice-{choice}"), f"{message}: {choice}"
