"""A match in which the seats answer word by word: what all adapters share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hullbreach.kernel.decisions import Option
from hullbreach.kernel.errors import IllegalChoice
from hullbreach.kernel.match import Match
from hullbreach.kernel.state import Outcome

from .eyes import PrivateEyes, PublicEyes, Tensor
from .layout import Layout, layout
from .spelling import Spelling

Mask: TypeAlias = NDArray[np.int8]
LONGEST = 20_000
"""Words in a match. Players who refuse to do anything can make some games endless."""


class SpokenMatch:
    """One match, the answer that is just being said, and what every seat sees."""

    def __init__(self, match: Match, plan: Layout) -> None:
        self.match = match
        self.layout = plan
        self._public = PublicEyes(plan, match)
        self._private: dict[int, PrivateEyes] = {}
        self.spelling: Spelling | None = None
        self.said = 0
        self._begun: list[int] = []  # the actions of the answer that is being said
        self._ask()

    @classmethod
    def new(
        cls,
        game: str,
        seats: int | None,
        seed: str,
        options: Mapping[str, Any] | None = None,
        *,
        heard: bool = False,
    ) -> SpokenMatch:
        """Deal a match; `heard=True` tells of events, which bots that imagine worlds need."""
        match = Match.new(game, seats, seed, options, heard=heard)
        return cls(match, layout(game, match.seats, options or {}))

    def fork(self) -> SpokenMatch:
        """A twin that goes its own way."""
        return SpokenMatch(self.match.fork(), self.layout)._go_on(self._begun, self.said)

    def _go_on(self, begun: Sequence[int], said: int) -> SpokenMatch:
        for action in begun:
            self.say(action)
        self.said = said
        if said >= LONGEST:
            self.spelling = None
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.match.record(), self._begun, self.said)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpokenMatch:
        return self.fork()

    @property
    def seat(self) -> int | None:
        """Who has the word; nobody at the end, or when the match is broken off."""
        return self.spelling.ask.seat if self.spelling else None

    @property
    def legal(self) -> Sequence[int]:
        """The actions that are possible now."""
        return list(self.spelling.legal) if self.spelling else ()

    def mask(self, seat: int) -> Mask:
        """1 for each action that is possible now; nothing is, for those who are not asked."""
        found = bytearray(self.layout.vocabulary.size)
        if self.spelling is not None and self.spelling.ask.seat == seat:
            for action in self.spelling.legal:
                found[action] = 1
        return np.frombuffer(found, dtype=np.int8)

    def observe(self, seat: int) -> Tensor:
        """What the seat sees, as numbers."""
        return self._eyes_of(seat).look(self.spelling if self.seat == seat else None)

    def _eyes_of(self, seat: int) -> PrivateEyes:
        eyes = self._private.get(seat)
        if eyes is None:
            eyes = self._private[seat] = PrivateEyes(self._public, seat)
        return eyes

    def say(self, action: int) -> None:
        """Say a word; after the last one the match goes on to whoever is asked next."""
        spelling = self.spelling
        if spelling is None or action not in spelling.legal:
            raise IllegalChoice(self._why_not(action))
        spelling.say(action)
        self.said += 1
        self._begun.append(action)
        if spelling.answer is not None:
            self._play(spelling)
            self._ask()
        if self.said >= LONGEST:
            self.spelling = None

    def answer(self, option: Option | str) -> None:
        """Give a whole answer at once, as bots do."""
        self.match.play(option, self.seat)
        self._ask()

    def _ask(self) -> None:
        """Take up the next decision; one that needs no word is answered."""
        self._begun = []
        while (decision := self.match.decision) is not None:
            spelling = Spelling(decision.ask, self.layout.vocabulary)
            if spelling.answer is None:
                self.spelling = spelling
                return
            self._play(spelling)
        self.spelling = None

    def _play(self, spelling: Spelling) -> None:
        decision = self.match.decision
        assert decision is not None
        self.match.play(Option(decision, spelling.answer))

    def _why_not(self, action: int) -> str:
        words = self.layout.vocabulary
        if self.spelling is None:
            return "the match is over; there is nothing to say"
        legal = ", ".join(f"{n} ({words.meaning(n)})" for n in list(self.spelling.legal)[:8])
        return f"action {action} is not possible for seat {self.seat} now; possible: {legal}"


def _again(record: Mapping[str, Any], begun: Sequence[int], said: int) -> SpokenMatch:
    """A match that was written down, as it stood."""
    match = Match.replay(record)
    plan = layout(match.game, match.seats, record["options"])
    return SpokenMatch(match, plan)._go_on(begun, said)


def victory(outcome: Outcome) -> float:
    """1 for a victory, 0 for one shared with rivals, -1 for anything else."""
    if not outcome.won:
        return -1.0
    return 0.0 if outcome.why == "shared" else 1.0


def survival(outcome: Outcome) -> float:
    """As `victory`, but who survives without winning gets 0."""
    return 0.0 if outcome.survived and not outcome.won else victory(outcome)
