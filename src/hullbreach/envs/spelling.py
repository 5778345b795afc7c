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
        self._may_stop = ask.many and not ask.ordered and len(self.chosen) >= ask.least
        if left and self._most():
            self._go_on()
        else:
            self._finish()

    def _go_on(self) -> None:
        """Say what has to be said; then list what can be said."""
        fits, may_stop = self._fits, self._may_stop
        if len(fits) == 1 and not may_stop and (self._depth or not self.ask.always):
            self._take(fits[0])
            return
        while True:
            depth = self._depth
            following = [value[depth] for value in fits if len(value) > depth]
            words, one_ends = dict.fromkeys(following), len(following) < len(fits)
            if len(words) > 1 or len(fits) == 1 or one_ends or (may_stop and self._ends_next()):
                break
            self._depth += 1
        self.legal = self._vocabulary.actions(words)
        if may_stop or one_ends:
            self.legal[DONE] = "done"

    def _ends_next(self) -> bool:
        """Is one of the values that fit complete with the next word?"""
        return any(len(value) == self._depth + 1 for value in self._fits)

    def _take(self, value: Value) -> None:
        self.chosen.append(value)
        ask = self.ask
        if ask.many and len(self.chosen) < self._most():
            self._begin_value([other for other in ask.values if other not in self.chosen])
        else:
            self._finish()

    def _most(self) -> int:
        return len(self.ask.values) if self.ask.ordered else self.ask.most

    def _finish(self) -> None:
        ask, self.legal = self.ask, {}
        if ask.ordered:
            self.answer = tuple(self.chosen)
        elif ask.many:
            self.answer = tuple(value for value in ask.values if value in self.chosen)
        else:
            self.answer = self.chosen[0]
