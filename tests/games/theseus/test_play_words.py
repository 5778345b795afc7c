"""The sentences of Theseus: everything the rules can say has its words in every language."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import hullbreach as hb
from hullbreach.bots import RandomBot
from hullbreach.games import theseus
from hullbreach.games.theseus.board import SECTOR_OF, SECTORS
from hullbreach.games.theseus.cards.card import KIND
from hullbreach.games.theseus.units import UNIT_KIND
from hullbreach.kernel.decisions import Ask, Decision, Value
from hullbreach.kernel.events import Fact, SeenEvent
from hullbreach.words import LANGUAGES, Words, missing_words

HOME = Path(theseus.__file__).parent
EVERYBODY = ("marines", "aliens", "scientists", "greys", "pandora")
# An id, a placeable or an argument that shines through; or a gap that nobody closed.
NO_SENTENCE = re.compile(r"[#_{}$]|\bnone\b|\s\s|^\s|\s$|\s[.,;:]")


def assert_reads_well(text: str) -> None:
    assert text, "an empty sentence"
    assert not NO_SENTENCE.search(text), text


# What the source can say, found without running it


@cache
def modules() -> tuple[tuple[Path, ast.Module], ...]:
    return tuple((file, ast.parse(file.read_text("utf-8"))) for file in sorted(HOME.rglob("*.py")))


def nodes() -> Iterator[ast.AST]:
    for _, module in modules():
        yield from ast.walk(module)


def calls(name: str, scope: ast.AST | None = None) -> Iterator[ast.Call]:
    for node in ast.walk(scope) if scope else nodes():
        if isinstance(node, ast.Call):
            called = node.func
            if name in (getattr(called, "id", ""), getattr(called, "attr", "")):
                yield node


def word(node: ast.AST) -> str:
    """The word a node stands for; nothing if it is computed."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def words_in(node: ast.AST) -> set[str]:
    """The words that an expression can be: both sides of a condition."""
    if isinstance(node, ast.IfExp):
        return words_in(node.body) | words_in(node.orelse)
    return {word(node)} - {""}


def argument(call: ast.Call, place: int, name: str) -> ast.AST | None:
    named = [keyword.value for keyword in call.keywords if keyword.arg == name]
    return named[0] if named else call.args[place] if len(call.args) > place else None


def keys_of(node: ast.AST | None) -> set[str]:
    return {word(key) for key in node.keys if key} if isinstance(node, ast.Dict) else set()


@cache
def events() -> dict[str, set[str]]:
    """Event -> all facts that it may carry."""
    found: dict[str, set[str]] = defaultdict(set)
    for call in calls("emit"):
        found[word(call.args[0])] |= {keyword.arg or "" for keyword in call.keywords}
    return found


@cache
def prompts() -> dict[str, set[str]]:
    """Prompt -> what it is about, wherever it is asked."""
    found: dict[str, set[str]] = {}
    for name, about_at in (("Ask", 3), ("order", 3), ("some", 5)):
        for call in calls(name):
            about = keys_of(argument(call, about_at, "about"))
            prompt = word(call.args[1])
            found[prompt] = found.get(prompt, about) & about
    return found


def verbs_in(scope: ast.AST) -> set[str]:
    """The first words of values: tuples in lists, given back, or appended one by one."""
    tuples: list[ast.AST] = []
    for node in ast.walk(scope):
        if isinstance(node, ast.List):
            tuples.extend(node.elts)
        elif isinstance(node, ast.ListComp | ast.GeneratorExp):
            tuples.append(node.elt)
        elif isinstance(node, ast.Return) and node.value:
            tuples.append(node.value)
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "append":
            tuples.extend(node.args)
    found = {word(t.elts[0]) for t in tuples if isinstance(t, ast.Tuple) and t.elts}
    return {verb for verb in found if verb.isidentifier()} - theseus.GAME.procedures.keys()


@cache
def verbs() -> dict[str, set[str]]:
    """Verb -> the prompts of the functions that it stands in."""
    found: dict[str, set[str]] = defaultdict(set)
    for node in nodes():
        if isinstance(node, ast.FunctionDef):
            asked = {word(call.args[1]) for call in calls("Ask", node)}
            for verb in verbs_in(node):
                found[verb] |= asked
    return found


def functions_for(keyword: str) -> set[str]:
    """The names of the functions that cards are declared with."""
    return {
        given.value.id
        for call in calls("Card")
        for given in call.keywords
        if given.arg == keyword and isinstance(given.value, ast.Name)
    }


@cache
def refusals() -> set[str]:
    """Reasons of refusals, and what hinders cards."""
    found: set[str] = set()
    for call in calls("Refusal"):
        found |= words_in(call.args[1])
    hindrances = functions_for("hindrance")
    for node in nodes():
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "reason":
            found |= words_in(node.value)
        if isinstance(node, ast.FunctionDef) and node.name in hindrances:
            given_back = (inner for inner in ast.walk(node) if isinstance(inner, ast.Return))
            found.update(*(words_in(inner.value) for inner in given_back if inner.value))
    return found


def constants(name: str, place: int) -> set[str]:
    return {word(call.args[place]) for call in calls(name) if len(call.args) > place} - {""}


def test_the_source_is_understood() -> None:
    """Samples of everything that is looked for, so a search that finds nothing is noticed."""
    assert {"damaged", "unit_moved", "trap_sprung", "hatched"} <= events().keys()
    assert {"victim", "cause", "life"} <= events()["damaged"]
    assert {"movement", "targets", "traps", "deck"} <= prompts().keys()
    assert prompts()["room"] == {"unit"}
    assert {"move", "route", "done", "enough", "drain", "lose", "target"} <= verbs().keys()
    assert verbs()["done"] >= {"action", "pending", "last_moment"}
    assert {"moved_already", "switched_off", "under_the_disc"} <= refusals()
    assert {"nobody_in_reach", "not_for_pandora", "supply_empty", "deck_empty"} <= refusals()
    assert constants("_result", 1) | constants("triumph", 2) == {"life", "data", "end_track", "tie"}


# Its messages


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    found = {}
    for folder in (HOME / "locale", Path(hb.__file__).parent / "locale"):
        for file in sorted((folder / lang).glob("*.ftl")):
            for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
                if isinstance(entry, ftl.Message):
                    found[entry.id.name] = entry
    return found


class Uses(visitor.Visitor):
    """The variables of a message and of the messages that it contains."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(re.sub("_(id|kind|seat|count)$", "", node.id.name))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(messages(self.lang)[node.id.name])


def variables(lang: str, message: str) -> set[str]:
    uses = Uses(lang)
    uses.visit(messages(lang)[message])
    return uses.variables


def test_the_languages_have_the_same_messages_with_the_same_parts() -> None:
    assert missing_words("theseus") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence_about_facts_that_it_carries(lang: str) -> None:
    for event, facts in events().items():
        assert f"event-{event}" in messages(lang)
        assert variables(lang, f"event-{event}") <= facts, event


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_has_a_sentence_about_what_it_is_about(lang: str) -> None:
    for prompt, about in prompts().items():
        assert f"prompt-{prompt}" in messages(lang)
        known = about | {"seat", "least", "most"} | {f"{verb}_options" for verb in verbs()}
        assert variables(lang, f"prompt-{prompt}") <= known, prompt


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_a_label(lang: str) -> None:
    for verb, asked in verbs().items():
        if f"option-{verb}" not in messages(lang):
            assert asked, f"{verb} is asked elsewhere, so it needs a label for every prompt"
            assert {f"option-{prompt}-{verb}" for prompt in asked} <= messages(lang).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    for reason in refusals():
        assert f"refusal-{reason}" in messages(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_phase_and_sector_action_is_worded(lang: str) -> None:
    reasons = constants("_result", 1) | constants("triumph", 2)
    whys = set().union(
        *(words_in(k.value) for call in calls("Outcome") for k in call.keywords if k.arg == "why")
    ) | {"won", "shared"}
    actions = {board.action for board in SECTORS.values()} - {"home"}
    needed = {
        *(f"reason-{reason}" for reason in reasons),
        *(f"why-{why}" for why in whys),
        *(f"phase-{phase}" for phase in constants("enter_phase", 1) | {"setup"}),
        *(f"action-{action}" for action in actions),
        *(f"cause-{cause}" for cause in constants("damage", 4)),
    }
    assert needed <= messages(lang).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_worded_that_the_rules_do_not_say(lang: str) -> None:
    def worded(kind: str) -> set[str]:
        return {m.removeprefix(kind) for m in own if m.startswith(kind)}

    play = (HOME / "locale" / lang / "play.ftl").read_text("utf-8")
    own = set(re.findall(r"^[a-z][\w-]*", play, re.MULTILINE))
    assert worded("event-") <= events().keys()
    assert worded("prompt-") <= prompts().keys()
    assert {option.rpartition("-")[2] for option in worded("option-")} <= verbs().keys()
    assert worded("refusal-") <= refusals()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_and_place_has_a_name(lang: str) -> None:
    words = Words("theseus", lang)
    for thing in (*UNIT_KIND, *KIND, *SECTORS, *SECTOR_OF, *EVERYBODY, "space"):
        assert_reads_well(words.name(thing))
    assert not words.lacking


def test_units_are_numbered_and_places_are_called_as_on_the_board() -> None:
    assert [Words("theseus", lang).name("scientist#2") for lang in LANGUAGES] == [
        "Scientist 2",
        "Forscher 2",
        "Científico 2",
    ]
    english = Words("theseus")
    assert english.name("tech_dock.B") == "Tech Dock B"
    assert english.name("tech_dock.t3") == "Tech Dock t3"
    assert english.name("corridors.pending1") == "Corridors p1"


# Whole matches, told in every language


@pytest.mark.parametrize("number", range(len(theseus.GAME.variants)))
def test_a_whole_match_is_told(number: int) -> None:
    seats, options = theseus.GAME.variants[number]
    match = hb.Match.new("theseus", seats, f"told {number}", options)
    bots = [RandomBot(f"{number} {seat}") for seat in range(seats)]
    told = Told()
    while match.decision:
        told.listen(match)
        hb.play(match, bots, moves=1)
    told.listen(match)
    assert match.result
    for words in told.languages:
        for line in words.result(match.result).splitlines():
            assert_reads_well(line)
        assert not words.lacking


class Told:
    """Reads what is new in a match; of sentences of the same make only the first few."""

    ENOUGH = 4

    def __init__(self) -> None:
        self.languages = [Words("theseus", lang) for lang in LANGUAGES]
        self.since = 0
        self.read: Counter[tuple[Any, ...]] = Counter()

    def listen(self, match: hb.Match) -> None:
        factions = tuple(seat["faction"] for seat in match.view(None)["seats"])
        for words in self.languages:
            words.seats = factions
        for event in match.events(None, self.since):
            self.since = event.number + 1
            self.say(("event", event.name), event, Words.event)
        if decision := match.decision:
            self.ask(decision)

    def ask(self, decision: Decision) -> None:
        prompt = decision.prompt
        self.say(("prompt", prompt), decision, Words.prompt)
        for option in decision.choices:
            self.say(("option", prompt, option.verb, len(option.pieces)), option, Words.option)
        for refusal in decision.refusals:
            self.say(("refusal", refusal.reason, *refusal.about), refusal, Words.refusal)

    def say(self, make: tuple[Any, ...], what: Any, sentence: Callable[[Words, Any], str]) -> None:
        self.read[make] += 1
        if self.read[make] <= self.ENOUGH:
            for words in self.languages:
                assert_reads_well(sentence(words, what))


# Samples of what needs care


def event(lang: str, name: str, **facts: Fact) -> str:
    words = Words("theseus", lang, seats=EVERYBODY)
    text = words.event(SeenEvent(0, name, facts))
    assert not words.lacking
    return text


def label(lang: str, prompt: str, value: Value, about: Mapping[str, str] | None = None) -> str:
    words = Words("theseus", lang, seats=EVERYBODY)
    decision = Decision(Ask(0, prompt, [value, ("other",)], about or {}), {}, lambda ask: ())
    text = words.option(decision.options[0])
    assert not words.lacking
    return text


MARINES, PANDORA = EVERYBODY.index("marines"), EVERYBODY.index("pandora")


def test_pandora_is_one_and_the_others_are_many() -> None:
    said = [event(lang, "extra_turn", seat=seat) for lang in LANGUAGES for seat in (0, PANDORA)]
    assert said == [
        "The Marines take an extra turn.",
        "Pandora takes an extra turn.",
        "Die Marines machen einen Extrazug.",
        "Pandora macht einen Extrazug.",
        "Los Marines hacen un turno adicional.",
        "Pandora hace un turno adicional.",
    ]


def test_damage_names_its_cause_and_the_life_left() -> None:
    hit: dict[str, Fact] = {"victim": PANDORA, "amount": 2, "by": MARINES}
    assert event("en", "damaged", **hit, cause="marines_landmine#1", life=9) == (
        "Pandora takes 2 damage from Landmine; 9 life points are left."
    )
    assert event("de", "damaged", **hit, cause="marine#3", life=1) == (
        "Pandora erleidet 2 Schaden durch Marine 3; es bleibt 1 Lebenspunkt."
    )
    assert (
        event("es", "damaged", **hit, cause="parasite") == "Pandora recibe 2 de daño por parásitos."
    )


def test_an_empty_deck_shows_no_card() -> None:
    facts: dict[str, Fact] = {"seat": MARINES, "zone": "deck.0", "deck": 0, "top": None}
    assert event("en", "deck_top", **facts) == "The deck of the Marines is empty."


def test_a_route_tells_what_it_uses() -> None:
    assert label("en", "route", ("route", "nest")) == "Go to the Nest"
    assert (
        label("en", "route", ("route", "nest", "aliens_air_duct#1")) == "Go to the Nest (Air Duct)"
    )
    way = ("route", "nest", "bonus_passage#1", "greys_time_loop#1*2")
    assert [label(lang, "route", way) for lang in LANGUAGES] == [
        "Go to the Nest (Passage and Time Loop for 2 points)",
        "Zum Sektor Aliennest (Durchgang und Zeitschleife für 2 Punkte)",
        "Ir al sector Nido (Paso y Bucle temporal por 2 puntos)",
    ]
    assert label("de", "route", ("route", "nest", "runner")) == "Zum Sektor Aliennest (Läufer)"


def test_to_be_done_means_something_else_in_each_phase() -> None:
    labels = {
        label(lang, prompt, ("done",), {"sector": "nest"})
        for lang in LANGUAGES
        for prompt in verbs()["done"]
    }
    assert len(labels) == len(verbs()["done"]) * len(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rival_is_called_by_its_faction(lang: str) -> None:
    faction = Words("theseus", lang).name("pandora")
    assert faction in label(lang, "drain", ("drain", PANDORA), {"card": "scientists_medstation#1"})
    assert faction in label(lang, "downgrade", ("rival", PANDORA), {"card": "greys_downgrade#1"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_board_shows_anyway_is_an_aside(lang: str) -> None:
    words = Words("theseus", lang)
    asides = {name for name in events() if words.is_aside(SeenEvent(0, name, {}))}
    assert {"phase_began", "marked_moved", "deck_top"} <= asides
    assert not asides & {"unit_moved", "damaged", "installed", "turn_began"}
