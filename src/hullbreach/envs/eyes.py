"""What a seat sees, as numbers: kept up to date by what has changed since it looked last.

What everybody sees is counted once for all seats (`PublicEyes`), and for each seat what it sees
besides (`PrivateEyes`). Zones say who sees which piece (see `kernel.zones`), and no secret lies
anywhere else: an entry of the state that names a piece which the seat cannot see is left out.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hullbreach.kernel import zones
from hullbreach.kernel.match import Match
from hullbreach.kernel.state import State

from .facts import LARGEST, Counted, asked, in_field, known
from .layout import Layout
from .spelling import Spelling

Tensor: TypeAlias = NDArray[np.int16]
UNKNOWN: frozenset[None] = frozenset({None})
NOTHING: frozenset[str] = frozenset()


class Eyes:
    """Components that are counted up and down as one viewer sees a state change."""

    def __init__(self, layout: Layout, match: Match) -> None:
        self.layout = layout
        self.match = match
        self.state: State = match._state
        self._numbers = array("h", bytes(2 * layout.size))
        self.tensor: Tensor = np.frombuffer(self._numbers, dtype=np.int16)
        self.known: dict[str, frozenset[str]] = {}
        """By zone, the pieces that are told."""
        self._told: dict[str, Sequence[Counted]] = {}

    def know(self, zone: str, now: frozenset[str]) -> None:
        """Tell that these pieces lie in a zone, and no longer those of before."""
        before = self.known.get(zone, NOTHING)
        if now == before:
            return
        self.known[zone] = now
        layout, numbers = self.layout, self._numbers
        for piece in before - now:
            for place in _places(layout, zone, piece):
                numbers[place] -= 1
        for piece in now - before:
            for place in _places(layout, zone, piece):
                numbers[place] += 1

    def tell(self, part: str, facts: Sequence[Counted]) -> None:
        """Replace what was told of a part of the state."""
        before = self._told.get(part, ())
        if before == facts:
            return
        self._told[part] = facts
        self._count(before, -1)
        self._count(facts, 1)

    def _count(self, facts: Iterable[Counted], sign: int) -> None:
        place, numbers = self.layout.place, self._numbers
        for fact, number in facts:
            numbers[place(fact)] += sign * number


@lru_cache(maxsize=1 << 17)
def _places(layout: Layout, zone: str, piece: str) -> tuple[int, ...]:
    """The components that tell of a piece in a zone: its kind, and which one it is."""
    kind = piece.partition("#")[0]
    names = (kind,) if kind == piece else (kind, piece)
    return tuple(layout.place(("in", zone, name)) for name in names)


def _pieces_in(state: State, viewer: int | None, zone: str) -> tuple[int, frozenset[str]]:
    """How many the viewer sees, which he knows, and which he knows to lie on a hidden pile."""
    seen = zones.look(state, viewer, zone)
    known = frozenset(seen)
    if None in known:
        known -= UNKNOWN
        if seen[0]:
            known |= {f"top {seen[0]}"}
    return len(seen), known  # type: ignore[return-value]


class Journal(dict[str, tuple[str, ...]]):
    """The zones of a state, which write down what happens to them."""

    __slots__ = ("changed",)

    def __init__(self, zones: Mapping[str, tuple[str, ...]]) -> None:
        super().__init__(zones)
        self.changed = [zone for zone, pieces in zones.items() if pieces]

    def __setitem__(self, zone: str, pieces: tuple[str, ...]) -> None:
        self.changed.append(zone)
        dict.__setitem__(self, zone, pieces)


class PublicEyes(Eyes):
    """What everybody sees: what spectators see of the zones, and all marks and numbers but those
    beside hidden pieces. It also notes for the seats which zones have changed.
    """

    def __init__(self, layout: Layout, match: Match) -> None:
        super().__init__(layout, match)
        self.changes: list[str] = []
        """The hidden zones that have changed, one after the other."""
        self.hidden_facts: dict[str, list[Counted]] = {}
        """Facts about pieces that not everybody sees, by the field where they stand."""
        self.answered = -1
        """How many answers had been given when it looked last."""
        self.looked_into: frozenset[str] = NOTHING
        """The zones of the hidden pieces that somebody has looked at."""
        self._beside: dict[str, list[Counted]] = {}
        self.state.own_zones()
        self._journal = self.state.zones = Journal(self.state.zones)
        self._peeks: dict[str, tuple[int, ...]] = {}
        self._read = attrgetter(*layout.fields, "seats")  # a tuple, however few fields there are
        self._fields: list[Any] = [None] * len(layout.fields)

    def look(self) -> None:
        if self.answered != self.match.answered:
            self.answered = self.match.answered
            self._look_at_zones()
            self._look_at_fields()

    def _look_at_zones(self) -> None:
        state, numbers, changed = self.state, self._numbers, dict.fromkeys(self._journal.changed)
        self._journal.changed.clear()
        if not changed and self._peeks == state.peeks:
            return
        if self._peeks != state.peeks:
            before, self._peeks = self._peeks, dict(state.peeks)
            news = before.items() ^ state.peeks.items()
            changed.update(dict.fromkeys(state.where[piece] for piece, _ in news))
        where, kinds = state.where, state.zone_kinds
        self.looked_into = looked_into = frozenset([where[piece] for piece in state.peeks])
        for zone in changed:
            sight = kinds[zone].visibility
            face_down = sight is zones.COUNTED or sight is zones.FOR_OWNER
            if face_down and zone not in looked_into:
                count, known = len(state.zones[zone]), NOTHING
            else:
                count, known = _pieces_in(state, None, zone)
            numbers[self.layout.counts[zone]] = count
            self.know(zone, known)
        self.changes += [zone for zone in changed if kinds[zone] is not zones.PUBLIC]

    def _look_at_fields(self) -> None:
        names, last, now = self.layout.fields, self._fields, self._read(self.state)
        for n in range(len(last)):
            before, value = last[n], now[n]
            if value is not before and value != before:
                self._look_at(names[n], before, value)
                last[n] = value.copy() if isinstance(value, (dict, list)) else value
        for name, facts in self._beside.items():
            open_ = known(self.state, None, facts)
            self.tell(name, open_)
            all_open = len(open_) == len(facts)
            self.hidden_facts[name] = [] if all_open else [f for f in facts if f not in open_]

    def _look_at(self, name: str, before: Any, value: Any) -> None:
        layout = self.layout
        if name in layout.numbers:
            self._numbers[layout.numbers[name]] = min(value, LARGEST)
        elif name in layout.by_seat:
            for seat, place in enumerate(layout.by_seat[name]):
                self._numbers[place] = min(value.get(seat, 0), LARGEST)
        elif name in self._beside:
            self._beside[name] = list(in_field(name, value))
        else:
            self._look_at_marks(name, before, value)

    def _look_at_marks(self, name: str, before: Any, value: Any) -> None:
        old, new = _difference(before, value)
        facts, where = list(in_field(name, new)), self.state.where
        if any(word in where for fact, _ in facts for word in fact[1:]):
            self._count(in_field(name, before), -1)
            self._beside[name] = list(in_field(name, value))
        else:
            self._count(in_field(name, old), -1)
            self._count(facts, 1)


def _difference(before: Any, now: Any) -> tuple[Any, Any]:
    """What is gone and what is new; of what is neither a mapping nor a longer list, all of it."""
    if isinstance(before, list) and now[: len(before)] == before:
        return [], now[len(before) :]
    if not isinstance(before, dict):
        return before, now
    keys = {key for key, _ in before.items() ^ now.items()}
    old = {key: before[key] for key in keys if key in before}
    return old, {key: now[key] for key in keys if key in now}


class PrivateEyes(Eyes):
    """What one seat sees besides: its own zones, what it knows of hidden ones, its question."""

    def __init__(self, public: PublicEyes, seat: int) -> None:
        super().__init__(public.layout, public.match)
        self.tell("seat", [(("seat", seat), 1)])
        self._seat = seat
        self._public = public
        self._seen_upto = 0
        self._answered = -1
        self._own = {zone for zone, kind in self.state.zone_kinds.items() if kind.owner == seat}

    def look(self, spelling: Spelling | None) -> Tensor:
        """The whole observation; with `spelling`, of a seat that is just answering."""
        public = self._public
        public.look()
        if self._answered != public.answered:
            self._answered = public.answered
            news, self._seen_upto = public.changes[self._seen_upto :], len(public.changes)
            self._look_at_zones(set(news))
            for name, facts in public.hidden_facts.items():
                self.tell(name, known(self.state, self._seat, facts))
        return self._with_question(spelling) if spelling else public.tensor + self.tensor

    def _look_at_zones(self, changed: set[str]) -> None:
        """Only its own zones, and those where it knows or knew something, can tell it more."""
        state, public = self.state, self._public
        for zone in changed:
            if zone in self._own or zone in self.known or zone in public.looked_into:
                _, pieces = _pieces_in(state, self._seat, zone)
                self.know(zone, pieces - public.known.get(zone, NOTHING))

    def _with_question(self, spelling: Spelling) -> Tensor:
        """What the seat is asked and has said so far is told only in this observation."""
        seen: Tensor = self._public.tensor + self.tensor
        numbers = seen.data
        for place, number in asked(self.layout, spelling):
            numbers[place] += number
        return seen
