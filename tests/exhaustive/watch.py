"""What has been resolved so far."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable
from functools import wraps
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Watch:
    """Knows what is wanted, and notes where it was reached first."""

    def __init__(self, wanted: Iterable[str]) -> None:
        self.wanted = tuple(dict.fromkeys(wanted))
        self.reached: dict[str, str] = {}
        self.where = ""
        """The match that is being played, for the report."""

    @property
    def missing(self) -> list[str]:
        return [key for key in self.wanted if key not in self.reached]

    def note(self, key: str) -> None:
        self.reached.setdefault(key, self.where)

    def resolving(self, key: str, effect: F) -> F:
        """The same effect; the key is noted when it has been carried out to its end."""

        @wraps(effect)
        def carried_out(*given: Any, **named: Any) -> Any:
            done = effect(*given, **named)
            if isinstance(done, Generator):
                return self._to_the_end(key, done)
            self.note(key)
            return done

        return carried_out  # type: ignore[return-value]

    def _to_the_end(self, key: str, play: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        result = yield from play
        self.note(key)
        return result

    def whenever(self, question: F, key: Callable[..., str]) -> None:
        """Note a key when a question of the rules is answered with yes, whoever asks it."""

        @wraps(question)
        def asked(*given: Any, **named: Any) -> Any:
            answer = question(*given, **named)
            if answer:
                self.note(key(*given, **named))
            return answer

        for name, module in list(sys.modules.items()):
            if name.startswith("hullbreach."):
                for word, value in list(vars(module).items()):
                    if value is question:
                        setattr(module, word, asked)
