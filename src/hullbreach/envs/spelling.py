"""An answer, said word by word.

A decision may have millions of options (pay three of thirty cards, order twelve events). Nobody
lists them: a seat says the first word of a value, then the next one, and of several values one
after the other. Where only one word can follow, it is said already. `DONE` ends a value that could
go on, or a choice of some values that is large enough.
"""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.kernel.decisions import Answer, Ask, Value, Word

from .vocabulary import DONE, Vocabulary


class Spelling:
    """What a seat has said of its answer, and how it may go on."""

    __slots__ = (
        *("_depth", "_fits", "_may_stop", "_vocabulary"),
        *("answer", "ask", "chosen", "legal"),
    )

    def __init__(self, ask: Ask, vocabulary: Vocabulary) -> None:
        self.ask = ask
        self.answer: Answer | None = None
        """The whole answer, as soon as it is complete."""
        self.chosen: list[Value] = []
        self.legal: dict[int, Word] = {}
        """The actions that are possible now, and their words."""
        self._vocabulary = vocabulary
        self._fits: Sequence[Value] = ()
        self._depth = 0
        self._begin_value(ask.values)

    @property
    def said(self) -> tuple[Word, ...]:
        """The words of the value that is being said."""
        return self._fits[0][: self._depth] if self._depth else ()

    def say(self, action: int) -> None:
        """Say one of the legal words."""
        word, depth = self.legal[action], self._depth
        if action != DONE:
            self._fits = [v for v in self._fits if len(v) > depth and v[depth] == word]
            self._depth, self._may_stop = depth + 1, False
            self._go_on()
        elif self._may_stop:
            self._finish()
        else:
            self._take(next(value for value in self._fits if len(value) == depth))

    def _begin_value(self, left: Sequence[Value]) -> None:
        ask = self.ask
        self._fits, self._depth = left, 0
        self._may_stop = ask.is_some and not ask.ordered and len(self.chosen) >= ask.least
        if left and self._most():
            self._go_on()
        else:
            self._finish()

    def _go_on(self) -> None:
        """Say what has to be said; then list what can be said."""
        fits = self._fits
        if len(fits) == 1 and not self._may_stop and (self._depth or not self.ask.always):
            self._take(fits[0])
            return
        words = self._next_words()
        while len(words) == 1 < len(fits) and not self._ends_at(self._depth + self._may_stop):
            self._depth += 1
            words = self._next_words()
        self.legal = self._vocabulary.actions(words)
        if self._may_stop or self._ends_at(self._depth):
            self.legal[DONE] = "done"

    def _ends_at(self, depth: int) -> bool:
        """Is one of the values that fit complete with so many words?"""
        return any(len(value) == depth for value in self._fits)

    def _next_words(self) -> dict[Word, None]:
        depth = self._depth
        return dict.fromkeys([value[depth] for value in self._fits if len(value) > depth])

    def _take(self, value: Value) -> None:
        self.chosen.append(value)
        ask = self.ask
        if (ask.is_some or ask.ordered) and len(self.chosen) < self._most():
            self._begin_value([other for other in ask.values if other not in self.chosen])
        else:
            self._finish()

    def _most(self) -> int:
        return len(self.ask.values) if self.ask.ordered else self.ask.most

    def _finish(self) -> None:
        ask, self.legal = self.ask, {}
        if ask.ordered:
            self.answer = tuple(self.chosen)
        elif ask.is_some:
            self.answer = tuple(value for value in ask.values if value in self.chosen)
        else:
            self.answer = self.chosen[0]
