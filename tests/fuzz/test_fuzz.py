"""A taste of `make fuzz`, and the proof that it would notice."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import hullbreach as hb

from .__main__ import Counting, blindly
from .mutations import mutated
from .targets import TARGETS, Target

TASTE = {"bodies": 40, "reports": 20, "changes": 60, "records": 60, "positions": 80, "saves": 80}


@pytest.mark.parametrize("name", TARGETS)
def test_good_inputs_are_understood(name: str) -> None:
    accepted = [TARGETS[name].try_(text) for text in TARGETS[name].good()[:12]]
    assert any(accepted)


@pytest.mark.parametrize("name", TARGETS)
def test_bad_inputs_are_refused_in_a_sentence(name: str) -> None:
    target, random = TARGETS[name], Random(name)
    good = target.good()
    for _ in range(TASTE.get(name, 300)):
        target.try_(mutated(random.choice(good), random))


def test_a_reader_that_stumbles_is_noticed() -> None:
    careless = Target(lambda text: json.loads(text)["seats"], lambda: [b'{"seats": 2}'])
    with pytest.raises((KeyError, TypeError)):
        careless.try_(b"[]")


def test_a_crash_on_bad_input_is_found_and_its_input_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A match that takes for granted that every option has a verb and something behind it."""
    honest = hb.Match.play

    def careless(match: hb.Match, text: str) -> None:
        verb, rest = text.split(":", 1) if len(text) > 12 else (text, "")
        honest(match, f"{verb}:{rest}" if rest else verb)

    monkeypatch.chdir(tmp_path)
    counting = Counting("options", TARGETS["options"])
    good = counting.target.good()
    monkeypatch.setattr(hb.Match, "play", careless)
    with pytest.raises(ValueError, match="not enough values"):
        blindly(counting, good, 5000, seed=1)
    (kept,) = tmp_path.glob("options-*.input")
    with pytest.raises(ValueError, match="not enough values"):
        TARGETS["options"].try_(kept.read_bytes())


def test_an_input_that_makes_a_reader_hang_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def hangs(text: bytes) -> None:
        try:
            while text:
                pass
        except Exception as error:
            raise hb.BadPosition("too difficult") from error

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tests.fuzz.__main__.PATIENCE", 0.1)
    counting = Counting("endless", Target(hangs, list))
    counting(b"")
    with pytest.raises(TimeoutError, match=r"not done after 0\.1 s"):
        counting(b"for ever")
    assert [kept.read_bytes() for kept in tmp_path.glob("endless-*.input")] == [b"for ever"]


def test_the_rules_themselves_refuse_what_no_check_foresaw() -> None:
    """The position is refused, or the answer; the match stays as it was."""
    position = json.loads(hb.Match.new("theseus", seed=1).position())
    position["state"]["ring"] = ["nowhere"] * len(position["state"]["ring"])
    with pytest.raises(hb.BadPosition, match="the rules cannot go on from this position"):
        _play_first_options(hb.Match.from_position(position))


def _play_first_options(match: hb.Match) -> None:
    while match.decision:
        before = match.position()
        try:
            match.play(match.decision.options[0])
        except hb.BadPosition:
            assert match.position() == before
            raise
