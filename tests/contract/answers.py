"""Options are real: each is accepted, nothing else is, and a refusal changes nothing."""

from __future__ import annotations

from random import Random

import pytest

import hullbreach as hb

from .sight import assert_same, everything

FEW = 12
SAMPLE = 6


def some_options(decision: hb.Decision, random: Random, few: int = FEW) -> list[hb.Option]:
    """All options of a small decision, a sample of a large one."""
    options = decision.options
    if len(options) <= few:
        return list(options)
    return [options[random.randrange(len(options))] for _ in range(SAMPLE)]


def every_decision_leaves_a_choice(match: hb.Match, random: Random) -> None:
    for decision in match.decisions:
        least = 1 if decision.ask.always else 2
        assert len(decision.options) >= least, f"{decision} has {len(decision.options)} options"
        assert decision.prompt, f"{decision} has no prompt"


def every_offered_option_is_accepted(match: hb.Match, random: Random) -> None:
    for decision in match.decisions:
        for option in some_options(decision, random):
            twin = match.fork()
            twin.play(option.id, decision.seat)
            assert twin.answered == match.answered + 1, f"{option.id} was not counted"


def option_ids_are_unique_and_lead_back_to_their_option(match: hb.Match, random: Random) -> None:
    for decision in match.decisions:
        options = some_options(decision, random, few=500)
        ids = {option.id: option.answer for option in options}
        answers = {option.answer for option in options}
        assert len(ids) == len(answers), f"{decision}: two options have the same id: {sorted(ids)}"
        if len(decision.options) <= 500:
            assert len(answers) == len(decision.options), f"{decision}: an option is offered twice"
        for option in options:
            assert decision.parse(option.id) == option.answer, f"{option.id} means something else"
            assert option.id.split() == [option.id], f"{option.id!r} cannot be typed as one word"


def a_wrong_answer_is_refused_in_a_sentence_and_changes_nothing(
    match: hb.Match, random: Random
) -> None:
    before = everything(match)
    asked = {decision.seat for decision in match.decisions}
    wrong: list[tuple[str, int | None, type[hb.HullbreachError]]] = [
        ("yes", match.seats, hb.NotAsked),
        ("yes", -1, hb.NotAsked),
    ]
    wrong += [("yes", seat, hb.NotAsked) for seat in range(match.seats) if seat not in asked]
    if asked:
        for text in ("", "none of these", "move:", "pay:a+a", ":", "1"):
            wrong.append((text, random.choice(sorted(asked)), hb.IllegalChoice))
    else:
        wrong.append(("yes", None, hb.NotAsked))
    for text, seat, error in wrong:
        with pytest.raises(error) as refused:
            match.play(text, seat)
        _assert_sentence(str(refused.value))
    assert_same(everything(match), before, "after refused answers")


def what_is_refused_is_not_offered_and_says_why(match: hb.Match, random: Random) -> None:
    before = match.position()
    for decision in match.decisions:
        offered = {option.id for option in decision.choices}
        for refusal in decision.refusals:
            assert refusal.id not in offered, f"{refusal.id} is offered and refused"
            assert refusal.reason, f"{refusal.id} is refused without a reason"
            with pytest.raises(hb.IllegalChoice) as refused:
                match.play(refusal.id, decision.seat)
            assert refusal.reason in str(refused.value)
    assert match.position() == before


def an_option_of_a_twin_means_the_same_here(match: hb.Match, random: Random) -> None:
    """An option object from a fork is understood by its seat and id."""
    for number, decision in enumerate(match.decisions):
        option = match.fork().decisions[number].options[0]
        here, there = match.fork(), match.fork()
        here.play(option)
        there.play(option.id, decision.seat)
        assert_same(everything(here), everything(there), f"{option.id} of a twin")


def _assert_sentence(message: str) -> None:
    assert len(message.split()) >= 4, f"not a sentence: {message!r}"
