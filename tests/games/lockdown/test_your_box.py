"""Other counts, numbers and names of content, for one match."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.bots import RandomBot
from hullbreach.games.lockdown.title import TITLE
from hullbreach.kernel.amendments import told
from hullbreach.kernel.registry import game
from hullbreach.words import Words
from tests.games.lockdown.table import Table

BOX: dict[str, Any] = {
    "items": {
        "medkit": {"copies": {"green": 7}, "cost": 2, "name": {"en": "Kit", "de": "Koffer"}},
        "flamethrower": {"load": 2, "most": 3},
        "reagents": {"options": {"repel": {"knowledge": 2}}},
    },
    "cards": {"rest": {"copies": {"sentry": 2}}, "bypass": {"options": {"power": {"cost": 0}}}},
    "rooms": {"archive": {"cost": 1}},
    "events": {"thats_hot": {"copies": [{"moves": ["adult"], "through": [2, 4]}] * 2}},
    "attacks": {"evolve": {"blood": [6, 0, 0]}},
    "wounds": {"guts": {"copies": 1}},
    "protocols": {"code_red": {"copies": 3}},
    "mars": {"sandstorm": {"copies": 3}},
    "tokens": {
        "fire": 5,
        "figures": {"adult": 3},
        "contamination": {"infected": 9},
        "xenos": {"list": [["larva", 1, 1, 2], ["adult", 3, 4, 9], ["blank", 0, 0, 1]]},
        "exploration": {"list": [[4, "door", 20]]},
        "surface": {"list": [[2, "slime", 10]]},
        "css": {"list": ["all", "all", "all", "all", "none", "none"]},
        "noise_die": {"faces": ["silence"]},
        "surface_die": {"faces": ["mars"]},
        "combat_die": {"faces": ["hit_2"]},
        "advantage_die": {"faces": ["hit_1"]},
    },
}


def dealt(**box: Any) -> hb.Match:
    return hb.Match.new("lockdown", 2, "box", {"content": box or BOX})


def copies(match: hb.Match, kind: str) -> int:
    return sum(piece.partition("#")[0] == kind for piece in match._state.where)


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("medkit", 7),
        ("sentry_rest", 2),
        ("event_thats_hot", 2),
        ("attack_evolve_retreat", 2),
        ("attack_evolve_4", 0),
        ("guts", 1),
        ("code_red", 3),
        ("launch_all", 4),
        ("launch_a", 0),
        ("adult", 3),
        ("infected", 9),
        ("clean", 20),
        ("token_adult_3_4", 9),
        ("token_queen_4_4", 0),
        ("explore_door_4", 20),
    ],
)
def test_the_box_holds_as_many_as_the_changes_say(kind: str, count: int) -> None:
    assert copies(dealt(), kind) == count
    assert copies(hb.Match.new("lockdown", 2, "box"), kind) != count or kind == "clean"


def test_the_surface_of_mars_is_that_of_the_changes() -> None:
    match = hb.Match.new("lockdown", 2, "box", {"content": BOX, "board": "alternate"})
    assert copies(match, "mars_sandstorm") == 3
    assert copies(match, "surface_slime_2") == 10
    assert copies(match, "surface_mars_4") == 0
    title = match._state.title  # type: ignore[attr-defined]
    assert title.noise_die_in(match._state, "X1") == ("surface", ("mars",))


def test_numbers_are_those_of_the_changes_and_the_declared_ones_stay() -> None:
    state = dealt()._state
    title = state.title  # type: ignore[attr-defined]
    assert [c.cost for c in title.item_of["medkit#7"].choices.values()] == [2, 2]
    assert (title.item_of["flamethrower#1"].load, title.item_of["flamethrower#1"].most) == (2, 3)
    assert title.item_of["reagents#1"].choices["repel"].knowledge == 2
    assert title.card_of["hacker_bypass#1"].choices["power"].cost == 0
    assert title.card_of["hacker_bypass#1"].choices["computer"].cost == 1
    assert title.room_of["archive"].choices["examine_archives"].cost == 1
    assert title.event_of["event_thats_hot#2"][1:] == (("adult",), (2, 4))
    assert (title.noise_die, title.combat_die) == (("silence",), ("hit_2",))
    assert state.fire_pool == 5  # type: ignore[attr-defined]
    assert TITLE.item_of["medkit#1"].cost == 1
    assert TITLE.item_of["flamethrower#1"].load == 4


def test_a_card_is_played_with_its_other_cost() -> None:
    cheap = {"items": {"medkit": {"cost": 0}}}
    table = Table("sentry", "hacker")
    table.data["options"]["content"] = cheap
    table.stand(0, "003").put("leg#1", "wounds.0").give(0, "medkit#1").deal(0, "search").start(0)
    table.play("use:medkit#1>dress")
    assert table.state.dressed == ["leg#1"]
    assert table.at("hand.0") == ("sentry_search#1",), "nothing was paid"


def test_a_match_with_other_content_is_played_saved_forked_and_replayed() -> None:
    match = dealt()
    hb.play(match, bots=[RandomBot(1), RandomBot(2)])
    record = match.record()
    assert record["options"]["content"] == BOX
    assert hb.Match.replay(json.dumps(record)).result == match.result
    half = hb.Match.replay(record, upto=len(record["answers"]) // 2)
    for again in (hb.Match.load(half.save()), hb.Match.from_position(half.position())):
        assert again.options == half.options
        assert again.position() == half.position()
    assert half.fork().position() == half.position()


def test_names_and_texts_are_those_of_the_changes() -> None:
    changes = told(dealt().options)
    assert Words("lockdown", "en", changes=changes).name("medkit#7") == "Kit"
    assert Words("lockdown", "de", changes=changes).name("medkit") == "Koffer"
    assert Words("lockdown", "es", changes=changes).name("medkit") == "Botiquín"
    assert Words("lockdown", "en").name("medkit#1") == "Medkit"
    worded = dealt(items={"medkit": {"text": "Nothing."}})
    card = Words("lockdown", "es", changes=told(worded.options)).card("medkit")
    assert (card.name, card.text) == ("Botiquín", "Nothing.")


def test_the_content_that_clients_see_is_the_changed_one() -> None:
    content = game("lockdown", told({"content": BOX})).content()
    assert content["items"]["medkit"]["copies"] == {"green": 7}
    assert content["attacks"]["evolve"]["blood"] == [6, None, None]
    assert content["tokens"]["contamination"]["infected"] == 9
    assert game("lockdown").content()["tokens"]["contamination"]["infected"] == 7


@pytest.mark.parametrize(
    ("box", "sentence"),
    [
        ({"itms": {}}, "'itms' is nothing that can be changed; did you mean items"),
        ({"items": {"medkid": {}}}, "items.medkid is nothing that can be changed; did you mean"),
        ({"items": {"medkit": {"price": 1}}}, "items.medkit: Object contains unknown field"),
        ({"items": {"medkit": {"cost": "1"}}}, "items.medkit: Expected `int | null`, got `str`"),
        ({"items": {"medkit": {"cost": -1}}}, "items.medkit: Expected `int` >= 0"),
        ({"items": {"medkit": {"cost": 100}}}, "items.medkit: Expected `int` <= 99"),
        ({"items": {"medkit": {"copies": {"pink": 1}}}}, "items.medkit: Invalid enum value 'pink'"),
        (
            {"items": {"medkit": {"options": {"eat": {}}}}},
            "has no option 'eat'; it has dress, heal",
        ),
        ({"items": {"medkit": {"name": {"fr": "x"}}}}, "items.medkit: Invalid enum value 'fr'"),
        ({"items": ["medkit"]}, "items: expected a table of changes"),
        ({"tokens": {"noise_die": {"faces": [5]}}}, "tokens.noise_die: Expected `int` <= 4"),
        ({"tokens": {"css": {"list": ["all"]}}}, "tokens.css must be 6 or more, not 1"),
        ({"tokens": {"surface": {"list": [[1, "mars", 9]]}}}, "tokens.surface must be 10 or more"),
        ({"tokens": {"moons": 4}}, "tokens.moons is nothing that can be changed"),
        ({"tokens": {"eggs": 4}}, "tokens.eggs must be 5 or more, not 4"),
        ({"tokens": {"exploration": {"list": [[1, "fire", 3]]}}}, "tokens.exploration must be"),
        ({"wounds": {w: {"copies": 0} for w in ("body", "leg", "arm", "eyes")}}, "wounds must be"),
    ],
)
def test_what_does_not_fit_is_named_in_one_sentence(box: Any, sentence: str) -> None:
    with pytest.raises(hb.BadContent) as refused:
        dealt(**box)
    assert sentence in str(refused.value)
    assert str(refused.value).startswith("lockdown: ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("box", [{"\ud800": {}}, {"items": object()}, {"items": {1j: {}}}])
def test_what_is_no_text_is_refused_too(box: Any) -> None:
    with pytest.raises(hb.BadContent, match="cannot be written as JSON"):
        dealt(**box)


def test_a_card_of_theseus_may_be_renamed_but_not_recounted() -> None:
    renamed = {"cards": {"marines_landmine": {"name": "Mine"}}}
    match = hb.Match.new("theseus", 2, "box", {"content": renamed})
    assert Words("theseus", "en", changes=told(match.options)).name("marines_landmine#1") == "Mine"
    with pytest.raises(hb.BadContent, match="unknown field `count`"):
        hb.Match.new(
            "theseus", 2, options={"content": {"cards": {"marines_landmine": {"count": 1}}}}
        )


def test_what_is_in_nemesis_may_be_renamed() -> None:
    renamed = {"items": {"antidote": {"name": {"de": "Spritze"}}}}
    match = hb.Match.new("nemesis", 2, "box", {"content": renamed})
    assert Words("nemesis", "de", changes=told(match.options)).name("antidote#1") == "Spritze"
