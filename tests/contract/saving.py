"""What is written down can be read again, and bad writing is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import hullbreach as hb

from .cases import Case, play_on, walk
from .sight import assert_same, everything, on_the_table, sent, viewers


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def a_saved_match_is_loaded_as_it_was_and_goes_on_the_same(match: hb.Match, random: Random) -> None:
    loaded = hb.Match.load(json.dumps(match.save()))
    assert_same(on_the_table(loaded), on_the_table(match), "the loaded match")
    seed, original = random.random(), match.fork()
    play_on(loaded, Random(seed), answers=5)
    play_on(original, Random(seed), answers=5)
    assert_same(on_the_table(loaded), on_the_table(original), "five answers later the loaded match")


def a_position_set_up_again_is_the_same_position(match: hb.Match, random: Random) -> None:
    again = hb.Match.from_position(match.position())
    assert_same(on_the_table(again), on_the_table(match), "the position set up again")


def an_unfinished_record_is_replayed_to_the_same_decision(match: hb.Match, random: Random) -> None:
    replayed = hb.Match.replay(json.dumps(match.record()))
    assert_same(everything(replayed), everything(match), "the replay")


def everything_sent_or_stored_is_json(match: hb.Match, random: Random) -> None:
    for what in (match.record(), match.save(), json.loads(match.position())):
        assert through_json(what) == what
    for viewer in viewers(match):
        _assert_json(match.view(viewer), "view")
        for event in match.events(viewer, max(0, match.answered - 20)):
            _assert_json(event.facts, f"event {event.name}")
    for decision in match.decisions:
        _assert_json(decision.about, f"about of {decision}")
        for refusal in decision.refusals:
            _assert_json(refusal.about, f"about of refusal {refusal.id}")


def _assert_json(data: Any, where: str) -> None:
    """Words, numbers and nothing; lists or tuples of them; dicts whose keys are words."""
    if isinstance(data, dict):
        for key, value in data.items():
            assert type(key) is str, f"{where}: the key {key!r} is no word"
            _assert_json(value, f"{where}.{key}")
    elif isinstance(data, (list, tuple)):
        for number, value in enumerate(data):
            _assert_json(value, f"{where}[{number}]")
    else:
        assert data is None or type(data) in (str, int, bool), f"{where}: {data!r} is not JSON"


def a_whole_record_is_replayed_word_for_word(case: Case, seed: str) -> None:
    *_, match = walk(case, seed)
    replayed = hb.Match.replay(through_json(match.record()))
    assert replayed.record() == match.record()
    for viewer in viewers(match):
        assert_same(sent(replayed, viewer), sent(match, viewer), f"replayed for viewer {viewer}")


def a_damaged_record_is_refused(case: Case, seed: str) -> None:
    *_, match = walk(case, seed)
    record = match.record()
    random = Random(f"damage/{seed}")
    for damage, damaged in _damaged(record, random):
        message = _refused(damaged)
        assert message, f"a record was accepted with {damage}"
        assert len(message.split()) >= 4, f"not a sentence: {message}"


def _refused(record: str | dict[str, Any]) -> str:
    try:
        hb.Match.replay(record)
    except hb.BadRecord as error:
        return str(error)
    return ""


def _damaged(record: dict[str, Any], random: Random) -> Iterator[tuple[str, str | dict[str, Any]]]:
    answers = record["answers"]
    place = random.randrange(len(answers))
    seat, _ = answers[place]
    yield "its end torn off", json.dumps(record)[: -random.randrange(2, 200)]
    yield "another seed", {**record, "seed": record["seed"] + "!"}
    yield "another commitment", {**record, "commitment": "00" * 32}
    yield "its last answer missing", {**record, "answers": answers[:-1]}
    yield "one answer too many", {**record, "answers": [*answers, answers[-1]]}
    yield "an unknown answer", {**record, "answers": _with(answers, place, [seat, "juggle:5"])}
    yield "a foreign seat", {**record, "answers": _with(answers, place, [99, "yes"])}
    yield "another digest", {**record, "digest": "0" * 24}
    yield "another result", {**record, "result": {**record["result"], "reason": "boredom"}}
    yield "a strange field", {**record, "weather": "rain"}
    yield "another format", {**record, "hullbreach": 99}
    yield "no answers as a list", {**record, "answers": "yes"}


def _with(answers: list[Any], place: int, answer: list[Any]) -> list[Any]:
    return [*answers[:place], answer, *answers[place + 1 :]]
