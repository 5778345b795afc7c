"""What a procedure asks, and what a seat sees of it.

A procedure yields an `Ask` (one seat chooses) or `Together` (several choose in secret). A *value*
is a tuple of words and numbers whose first word is the verb: `("move", "marine#1", "corridors.A")`.
Its id is what people read and type: `move:marine#1>corridors.A`.

Everything a person needs (ids, pieces, refusals, rule numbers) is computed when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import comb, factorial
from sys import maxsize
from typing import Any, TypeAlias, overload

from msgspec import Struct

from .errors import BadContent, IllegalChoice

Word: TypeAlias = str | int
Value: TypeAlias = tuple[Word, ...]
Answer: TypeAlias = Any  # a Value; for `some` and `order` a tuple of Values
About: TypeAlias = Mapping[str, Word | tuple[Word, ...]]

NOTHING: About = {}
YES: Value = ("yes",)
NO: Value = ("no",)


class Ask(Struct, eq=False):
    """One seat must choose: one value, some of them, or an order of them all.

    A decision with a single legal answer is answered by the driver, unless `always` is set: a
    reaction window must look the same to the others whether or not the seat holds a reaction. The
    first value of a window does nothing.

    Instead of the values a call may be given that finds them: a fork does not need them again.
    """

    seat: int
    prompt: str
    _values: Sequence[Value] | Callable[[], Sequence[Value]]
    about: About = NOTHING
    always: bool = False
    least: int = 1
    most: int = 1
    many: bool = False  # the answer is a tuple of values
    ordered: bool = False

    @property
    def values(self) -> Sequence[Value]:
        found = self._values
        if not isinstance(found, (list, tuple)) and callable(found):
            found = self._values = found()
        return found

    @property
    def asks(self) -> tuple[Ask, ...]:
        return (self,)

    @property
    def kind(self) -> str:
        """`one`, `some`, `order`, `number` or `yes_no`."""
        if self.ordered:
            return "order"
        if self.many:
            return "some"
        if set(self.values) <= {YES, NO}:
            return "yes_no"
        if all(len(v) == 2 and isinstance(v[1], int) for v in self.values):
            return "number"
        return "one"

    def only_answer(self) -> Answer | None:
        """The answer, if there is exactly one."""
        if self.always:
            return None
        values = self._values
        if not isinstance(values, (list, tuple)):
            values = self.values
        count = len(values)
        if not self.many:
            if count > 1:
                return None
            if count == 1:
                return values[0]
            raise BadContent(f"{self.prompt!r} gives seat {self.seat} nothing to choose from")
        if self.ordered:
            return tuple(values) if count < 2 else None
        if self.most == 0:
            return ()
        return tuple(values) if count <= self.least else None

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt!r}, {list(self.values)!r})"


class Together:
    """Several seats choose in secret; the procedure gets a dict seat -> answer when all have."""

    __slots__ = ("asks",)

    def __init__(self, asks: Iterable[Ask]) -> None:
        self.asks = tuple(asks)
        seats = [ask.seat for ask in self.asks]
        if len(set(seats)) < len(seats):
            raise BadContent(f"a seat is asked twice at the same time: {seats}")


Play: TypeAlias = Generator[Ask | Together, Any, None]


def some(
    seat: int, prompt: str, values: Sequence[Value], least: int, most: int, about: About = NOTHING
) -> Ask:
    """Choose between `least` and `most` of the values (a payment, a set of targets)."""
    return Ask(seat, prompt, values, about, least=least, most=min(most, len(values)), many=True)


def order(seat: int, prompt: str, values: Sequence[Value], about: About = NOTHING) -> Ask:
    """Choose the order of all values."""
    return Ask(seat, prompt, values, about, many=True, ordered=True)


def yes_no(seat: int, prompt: str, about: About = NOTHING) -> Ask:
    return Ask(seat, prompt, (YES, NO), about)


def value_id(value: Value) -> str:
    """`("move", "marine#1", "corridors.A")` -> `move:marine#1>corridors.A`."""
    verb = str(value[0])
    return f"{verb}:{_rest(value)}" if len(value) > 1 else verb


def _rest(value: Value) -> str:
    return ">".join(map(str, value[1:]))


def answer_id(ask: Ask, answer: Answer) -> str:
    """The id of a whole answer: `pay:c17+c22`, `order:fire,landmine`, or a single value's id."""
    if not ask.many:
        return value_id(answer)
    if not answer:
        return "none"
    joint = "," if ask.ordered else "+"
    return f"{answer[0][0]}:{joint.join(map(_rest, answer))}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something that cannot be done now, and why."""

    id: str
    reason: str
    about: About = field(default_factory=dict)
    rule: str = ""


class Option(Struct, eq=False):
    """One complete legal answer to a decision."""

    decision: Decision
    answer: Answer

    @property
    def id(self) -> str:
        return answer_id(self.decision.ask, self.answer)

    @property
    def values(self) -> tuple[Value, ...]:
        """The values chosen: one, or several for `some` and `order`."""
        ask = self.decision.ask
        return self.answer if ask.many else (self.answer,)

    @property
    def verb(self) -> str:
        return str(self.values[0][0]) if self.values else "none"

    @property
    def pieces(self) -> tuple[str, ...]:
        """Ids of the pieces and places it refers to, for highlighting."""
        return tuple(w for v in self.values for w in v[1:] if isinstance(w, str))

    @property
    def rule(self) -> str:
        rules = self.decision.rules
        return rules.get(self.verb) or rules.get(self.decision.prompt, "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<Option {self.id}>"


class Options(Sequence[Option]):
    """All legal answers, built one by one when looked at; combinations are counted, not listed."""

    __slots__ = ("_ask", "_decision", "_values")

    def __init__(self, decision: Decision) -> None:
        self._decision = decision
        self._ask = decision.ask
        self._values = decision.ask.values

    def __len__(self) -> int:
        return min(self.total, maxsize)

    @property
    def total(self) -> int:
        """How many there are; orders of 21 things are already more than `len` can say."""
        ask, count = self._ask, len(self._values)
        if not ask.many:
            return count
        if ask.ordered:
            return factorial(count)
        total = 0
        for size in range(ask.least, ask.most + 1):
            total += comb(count, size)
        return total

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        ask = self._ask
        if not isinstance(index, int) and isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not ask.many:
            return Option(self._decision, self._values[index])
        rank = index if index >= 0 else index + self.total
        answer = (_permutation if ask.ordered else _subset)(ask, rank)
        if answer is None:
            raise IndexError(f"option {index} of {self.total}")
        return Option(self._decision, answer)

    def __iter__(self) -> Iterator[Option]:
        return map(self.__getitem__, range(len(self)))

    def __repr__(self) -> str:
        shown = ", ".join(option.id for option in self[:12])
        return f"<Options: {shown}{', ...' if len(self) > 12 else ''}>"


def _permutation(ask: Ask, rank: int) -> tuple[Value, ...] | None:
    """The order with this number, if there is one."""
    left = list(ask.values)
    if not 0 <= rank < factorial(len(left)):
        return None
    chosen = []
    while left:
        place, rank = divmod(rank, factorial(len(left) - 1))
        chosen.append(left.pop(place))
    return tuple(chosen)


def _subset(ask: Ask, rank: int) -> tuple[Value, ...] | None:
    """The choice with this number, smaller ones first, if there is one."""
    values = ask.values
    left, missing = len(values), ask.least
    if missing == ask.most == 1 and 0 <= rank < left:
        return (values[rank],)
    while missing <= ask.most and rank >= (ways := comb(left, missing)):
        rank -= ways
        missing += 1
    if rank < 0 or missing > ask.most:
        return None
    chosen: list[Value] = []
    for value in values:
        if not missing:
            break
        left -= 1
        with_it = comb(left, missing - 1)
        if rank < with_it:
            chosen.append(value)
            missing -= 1
        else:
            rank -= with_it
    return tuple(chosen)


class Decision(Struct, eq=False):
    """An open question as its seat sees it."""

    ask: Ask
    rules: Mapping[str, str]
    _find_refusals: Callable[[Ask], Iterable[Refusal]]

    @property
    def seat(self) -> int:
        return self.ask.seat

    @property
    def prompt(self) -> str:
        return self.ask.prompt

    @property
    def about(self) -> About:
        return self.ask.about

    @property
    def kind(self) -> str:
        return self.ask.kind

    @property
    def least(self) -> int:
        return self.ask.least

    @property
    def most(self) -> int:
        return self.ask.most

    @property
    def rule(self) -> str:
        return self.rules.get(self.ask.prompt, "")

    @property
    def is_window(self) -> bool:
        """Everybody knows what is asked, and that nothing may be done."""
        return self.ask.always

    @property
    def options(self) -> Options:
        return Options(self)

    @property
    def choices(self) -> tuple[Option, ...]:
        """What is chosen from: for `some` and `order` the single pieces, else the options."""
        single = Decision(
            Ask(self.seat, self.prompt, self.ask.values), self.rules, self._find_refusals
        )
        return tuple(single.options)

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        return tuple(self._find_refusals(self.ask))

    def parse(self, text: str) -> Answer:
        """The answer with this id, or IllegalChoice that explains itself."""
        answer = self._read(text)
        if answer is None:
            raise IllegalChoice(self._why_not(text))
        return answer

    def option(self, text: str) -> Option:
        return Option(self, self.parse(text))

    def _read(self, text: str) -> Answer | None:
        ask = self.ask
        if not ask.many:
            return next((value for value in ask.values if value_id(value) == text), None)
        if text == "none":
            return () if ask.least == 0 or (ask.ordered and not ask.values) else None
        verb, _, rest = text.partition(":")
        named = {_rest(value): value for value in ask.values if value[0] == verb}
        parts = rest.split("," if ask.ordered else "+")
        if len(set(parts)) != len(parts) or not named.keys() >= set(parts):
            return None
        if ask.ordered:
            return tuple(named[p] for p in parts) if len(parts) == len(ask.values) else None
        if not ask.least <= len(parts) <= ask.most:
            return None
        chosen = {named[p] for p in parts}
        return tuple(value for value in ask.values if value in chosen)

    def _why_not(self, text: str) -> str:
        for refusal in self.refusals:
            if refusal.id == text:
                rule = f" ({refusal.rule})" if refusal.rule else ""
                return f"{text!r} is not possible now: {refusal.reason}{rule}."
        legal = ", ".join(option.id for option in self.options[:8])
        more = ", ..." if len(self.options) > 8 else ""
        return (
            f"{text!r} is not an option of {self.prompt!r} for seat {self.seat}; "
            f"legal: {legal}{more}."
        )

    def __repr__(self) -> str:
        return f"<Decision {self.prompt} for seat {self.seat}: {len(self.options)} options>"
