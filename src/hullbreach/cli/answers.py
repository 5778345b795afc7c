"""What a person types, understood as an answer.

A number, an id, the start of an id or of its words, or what the board calls a place: `t2` for
`slot:tech_dock.t2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import hullbreach as hb
from hullbreach.words import Words

REPEATED = 60  # characters of an answer that was not understood


class Misunderstood(hb.HullbreachError):
    """What was typed is no answer; the message says why, in the player's language."""


class Line(NamedTuple):
    """One choice as it is listed: what to type, the choice, and its words."""

    label: str
    option: hb.Option
    words: str


def lines(decision: hb.Decision, words: Words) -> list[Line]:
    """The choices of a decision, numbered; amounts are their own numbers."""
    choices = decision.choices
    labels = [str(number) for number in range(1, len(choices) + 1)]
    if decision.kind == "number":
        amounts = [str(choice.values[0][1]) for choice in choices]
        labels = amounts if len(set(amounts)) == len(amounts) else labels
    return [
        Line(label, choice, opened(words.option(choice)))
        for label, choice in zip(labels, choices, strict=True)
    ]


def opened(sentence: str) -> str:
    """A sentence that may begin with the name of a thing, with the capital letter it needs."""
    return sentence[:1].upper() + sentence[1:]


def understand(decision: hb.Decision, listed: Sequence[Line], text: str, words: Words) -> hb.Option:
    """The option that the text means, or Misunderstood."""
    text = text.strip()
    if decision.kind not in ("some", "order"):
        return _one(listed, text, words).option
    try:
        return decision.option(text)
    except hb.IllegalChoice:
        return _several(decision, listed, text, words)


def _one(listed: Sequence[Line], text: str, words: Words) -> Line:
    wanted = text.casefold()
    for line in listed:
        if wanted in (line.label, line.option.id.casefold(), line.words.casefold()):
            return line
    if text.lstrip("-").isdecimal():
        raise Misunderstood(_no_such_number(listed, text, words))
    near = [line for line in listed if wanted in _labels(line)]
    near = near or [line for line in listed if _starts(line, wanted)]
    if len(near) == 1:
        return near[0]
    if not near:
        raise Misunderstood(words.say("answer-unknown", text=repeated(text)))
    some = words.listed(f"{line.label} ({line.words})" for line in near[:4])
    raise Misunderstood(words.say("answer-ambiguous", text=repeated(text), some=some))


def _labels(line: Line) -> set[str]:
    """The names of what an option refers to, as they stand on the board."""
    pieces = [piece.casefold() for piece in line.option.pieces]
    return {*pieces, *(piece.rpartition(".")[2] for piece in pieces)}


def _starts(line: Line, start: str) -> bool:
    return line.option.id.casefold().startswith(start) or line.words.casefold().startswith(start)


def _no_such_number(listed: Sequence[Line], text: str, words: Words) -> str:
    first, last = listed[0].label, listed[-1].label
    return words.say("answer-no-number", text=repeated(text), first=first, last=last)


def repeated(text: str) -> str:
    """What somebody typed, as far as it helps to hear it again."""
    return text if len(text) <= REPEATED else f"{text[:REPEATED]}…"


def _range(part: str) -> Sequence[str]:
    """`3-6` means four numbers; whatever else it is means itself."""
    first, last = (whole_number(end) for end in part.partition("-")[::2])
    if first is None or last is None or last - first not in range(1000):
        return [part]
    return [str(number) for number in range(first, last + 1)]


def whole_number(text: str) -> int | None:
    """A number that somebody typed; nothing is counted in more than nine digits."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def _several(decision: hb.Decision, listed: Sequence[Line], text: str, words: Words) -> hb.Option:
    """Several choices, named one by one: `1 3`, `1,3` or `1-3`; for an order, all of them."""
    if text.casefold() in ("0", "none", words.say("option-none").casefold()):
        parts = []
    else:
        parts = [one for part in text.replace(",", " ").split() for one in _range(part)]
    chosen = [_one(listed, part, words) for part in parts]
    if len({line.label for line in chosen}) != len(chosen):
        raise Misunderstood(words.say("answer-twice"))
    least, most = (
        (len(listed),) * 2 if decision.kind == "order" else (decision.least, decision.most)
    )
    if not least <= len(chosen) <= most:
        message = "answer-exactly" if least == most else "answer-between"
        raise Misunderstood(words.say(message, least=least, most=most, count=len(chosen)))
    if not chosen:
        return decision.option("none")
    joint = "," if decision.kind == "order" else "+"
    verb = chosen[0].option.verb
    rest = joint.join(line.option.id.partition(":")[2] for line in chosen)
    return decision.option(f"{verb}:{rest}")
