"""A whole second match that looks the same to one viewer, from its first answer to now.

`Match.imagine` mixes what a viewer cannot know now. A twin mixes the pieces that he has never known
anything about, in the whole story: they change names wherever chance or an answer speaks of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import hullbreach as hb
from hullbreach.kernel import registry, zones
from hullbreach.kernel.answers import answers
from hullbreach.kernel.decisions import answer_id
from hullbreach.kernel.drawn import drawn
from hullbreach.kernel.worlds import renamed, words

from .sight import sent


class Watch:
    """Which pieces a viewer has never known, and what could be taken for what."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self._courses: dict[str, tuple[str, ...]] = {}
        """By piece: where it lay in the open, then the groups that it has been hidden in."""
        self._known: set[Any] = set()
        self._hidden: dict[str, str] = {}
        self._told = 0

    def look(self, match: hb.Match) -> None:
        """Must be called at every decision."""
        state = match._state
        hidden = dict(zones.hidden(state, self.viewer, registry.game(match.game).back))
        self._known.update(words(tuple(self._shown(match))))
        self._known.update(self._hidden.keys() - hidden.keys())  # it came into sight
        self._hidden = hidden
        for piece, zone in state.where.items():
            where, course = hidden.get(piece, f"open in {zone}"), self._courses.get(piece, ())
            if course[-1:] != (where,):
                self._courses[piece] = (*course, where)

    def _shown(self, match: hb.Match) -> Iterable[Any]:
        events = match.events(self.viewer, self._told)
        self._told += len(events)
        for event in events:
            yield from event.facts.values()
        for decision in match.decisions:
            if decision.seat == self.viewer:
                yield tuple(decision.ask.values)

    def twin(self, match: hb.Match, random: Random) -> hb.Match | None:
        """None where a hidden piece did what others cannot do: then its kind can be told."""
        names = self._new_names(match, random)
        record = _unfinished(match)
        script: dict[str, list[Any]] = {}
        for cell in drawn(match._state.drawn):
            script.setdefault(cell.stream, []).append(renamed(cell.result, names))
        record["script"] = script
        record["answers"] = [
            (cell.seat, answer_id(cell.ask, renamed(cell.answer, names)))
            for cell in answers(match._last)
        ]
        try:
            return hb.Match.replay(record)
        except hb.HullbreachError:
            return None

    def is_fooled(self, match: hb.Match, twin: hb.Match) -> bool:
        """Did both look the same to the viewer at every moment?"""
        one, two = (hb.Match.replay(_unfinished(played), upto=0) for played in (match, twin))
        for mine, other in zip(answers(match._last), answers(twin._last), strict=True):
            if sent(one, self.viewer) != sent(two, self.viewer):
                return False
            one.play(answer_id(mine.ask, mine.answer), mine.seat)
            two.play(answer_id(other.ask, other.answer), other.seat)
        return sent(one, self.viewer) == sent(two, self.viewer)

    def _new_names(self, match: hb.Match, random: Random) -> dict[str, str]:
        together: dict[Any, list[int]] = {}
        for cell in drawn(match._state.drawn):
            for piece in words(cell.among):
                together.setdefault(piece, []).append(cell.number)
        alike: dict[str, list[str]] = {}
        for piece in self._hidden.keys() - self._known:
            key = f"{self._courses[piece]} {together.get(piece)}"
            alike.setdefault(key, []).append(piece)
        names: dict[str, str] = {}
        for pieces in map(sorted, alike.values()):
            mixed = random.sample(pieces, len(pieces))
            names.update(zip(pieces, mixed, strict=True))
        return names


def _unfinished(match: hb.Match) -> dict[str, Any]:
    """Its record, as if it said nothing about the end."""
    return {**match.record(), "digest": "", "result": None}
