"""What a player reads, made from what the rules say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from hullbreach.kernel.decisions import Decision, Option, Refusal, Value
from hullbreach.kernel.events import Fact, SeenEvent
from hullbreach.kernel.registry import game as game_of
from hullbreach.kernel.state import Result

from .messages import Messages, messages

Facts = Mapping[str, Any]
LETTERS = "abcdefghij"


class Card(NamedTuple):
    """What is printed on a card or told about a piece."""

    name: str
    text: str
    short: str


class Words:
    """One game's words in one language."""

    def __init__(
        self,
        game: str,
        lang: str = "en",
        *,
        seats: Sequence[str] = (),
        first: int = 0,
        changes: str = "",
    ) -> None:
        """`seats` are the words by which the seats of a match are called, as `("marines", …)`.

        While they have none they are counted, the first one as `first`. `changes` are those to the
        content of the match, if there are any.
        """
        self.game = game
        self.changes = changes
        self.lang = lang
        self.seats = tuple(seats)
        self.first = first
        self.lacking: set[str] = set()
        """Messages that no language has, and arguments that a message was not told."""
        self._messages = messages(game, lang, changes)
        self._name_of = game_of(game, changes).names
        self._names: dict[str, str] = {}

    # ---------------------------------------------------------------- things

    def name(self, word: str) -> str:
        """The name of a piece, a place or any other id."""
        if word not in self._names:
            self._names[word] = self._find_name(word) or readable(word)
        return self._names[word]

    def seat(self, number: int) -> str:
        """What the player at this seat is called."""
        if 0 <= number < len(self.seats):
            return self.name(self.seats[number])
        return self.say("seat-name", number=number + self.first)

    def card(self, kind: str, value: int | None = None) -> Card:
        """The wording of a card or piece; `value` is the number that holds for it now."""
        found = Card("", "", "")
        for named in ((kind, {}), (f"card-{kind}", {}), self._name_of(kind)):
            if named and self.has(named[0]):
                found = self._wording(*named, value)
            if found.text or found.short:
                break
        return found if found.name else found._replace(name=self.name(kind))

    def explain(self, word: str, value: int | None = None) -> Card:
        """The wording of any piece or place that the game names."""
        for thing in (word, word.partition("#")[0]):
            named = self._name_of(thing)
            found = self._wording(*named, value) if named else self.card(thing, value)
            if found.text or found.short:
                break
        return found._replace(name=self.name(word))

    def _wording(self, message: str, facts: Facts, value: int | None) -> Card:
        """A message with its attributes, told the facts that its name is told."""
        told = {"value": 0 if value is None else value, **self._arguments(facts)}
        name, text, short = (self._render(message, told, part) for part in (None, "text", "short"))
        return Card(name or "", (text or "").strip(), short or "")

    # ---------------------------------------------------------------- sentences

    def event(self, event: SeenEvent) -> str:
        """A sentence for the log, which may begin with the name of a thing."""
        text = self._sentence(f"event-{event.name}", event.facts)
        return text[:1].upper() + text[1:]

    def is_aside(self, event: SeenEvent) -> bool:
        """The board shows it anyway; a log for people may leave it out."""
        return self._render(f"event-{event.name}", {}, "aside") is not None

    def prompt(self, decision: Decision) -> str:
        facts = {"seat": decision.seat, "least": decision.least, "most": decision.most}
        offered = _offered(decision)
        return self._sentence(f"prompt-{decision.prompt}", {**offered, **facts, **decision.about})

    def option(self, option: Option) -> str:
        """An option, or for a set or an order of pieces the list of them."""
        if not option.values:
            return self._value_sentence(option.decision, ("none",))
        return self.listed(self._value_sentence(option.decision, v) for v in option.values)

    def refusal(self, refusal: Refusal) -> str:
        return self._sentence(f"refusal-{refusal.reason}", {"id": refusal.id, **refusal.about})

    def reason(self, why: str, about: str) -> str:
        """Why a bot would do something."""
        return self._sentence(f"bot-{why}", {"about": about})

    def phrase(self, name: str, about: str | int) -> str:
        """What a bot says to everybody."""
        return self._sentence(f"says-{name}", {"about": about})

    def refused(self, decision: Decision, refusal: Refusal) -> str:
        """What cannot be done, worded like the option that it would be."""
        verb, _, rest = refusal.id.partition(":")
        return self._value_sentence(decision, (verb, *rest.split(">")) if rest else (verb,))

    def result(self, result: Result) -> str:
        """How the match ended: why, and then one line a seat."""
        lines = [self._sentence(f"reason-{result.reason}", {"winners": result.winners})]
        for seat, outcome in enumerate(result.seats):
            why = self._sentence(f"why-{outcome.why}", {"seat": seat, **outcome.facts})
            ending = "seat-won" if outcome.won else "seat-lost"
            lines.append(self.say(ending, seat=self.seat(seat), why=why))
        return "\n".join(lines)

    def say(self, message: str, /, part: str | None = None, **facts: Any) -> str:
        """A message, or one of its attributes; the arguments are used as they are."""
        text = self._render(message, facts, part)
        return self._unworded(message) if text is None else text

    def has(self, message: str) -> bool:
        return message in self._messages or message in self._english

    def listed(self, entries: Iterable[str]) -> str:
        """ "A, B and C" in this language."""
        found = list(entries)
        if not found:
            return self.say("list-empty")
        *first, last = found
        if not first:
            return last
        return self.say("list-end", first=", ".join(first), last=last)

    # ---------------------------------------------------------------- how it is done

    def _value_sentence(self, decision: Decision, value: Value) -> str:
        verb, *rest = value
        facts: dict[str, Fact] = {**_offered(decision), **decision.about, "rest": tuple(rest[1:])}
        facts.update(zip(LETTERS, rest, strict=False))
        special = f"option-{decision.prompt}-{verb}"
        return self._sentence(special if self.has(special) else f"option-{verb}", facts)

    def _sentence(self, message: str, facts: Facts) -> str:
        text = self._render(message, self._arguments(facts))
        if text is not None:
            return text
        rest = " ".join(str(self._named(k, v)) for k, v in facts.items() if k in LETTERS)
        return f"{self._unworded(message)} {rest}".rstrip()

    def _unworded(self, message: str) -> str:
        self.lacking.add(message)
        return readable(message.partition("-")[2] or message)

    def _arguments(self, facts: Facts) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, fact in facts.items():
            found[key] = self._named(key, fact)
            if isinstance(fact, tuple | list):
                found[f"{key}_count"] = len(fact)
            else:
                found[f"{key}_id"] = "none" if fact is None else str(fact)
                found[f"{key}_kind"] = found[f"{key}_id"].partition("#")[0]
            if isinstance(fact, int):
                found[f"{key}_seat"] = self.seat(fact)
                if is_seat(key) and 0 <= fact < len(self.seats):
                    found[f"{key}_kind"] = self.seats[fact]
        return found

    def _named(self, key: str, fact: Fact) -> str | int:
        if fact is None:
            return "none"
        if isinstance(fact, tuple | list):
            return self.listed(str(self._named(key, entry)) for entry in fact)
        if isinstance(fact, bool):
            return str(fact).lower()
        if isinstance(fact, int):
            return self.seat(fact) if is_seat(key) else fact
        if self.has(f"{key}-{fact}"):
            return self._render(f"{key}-{fact}", {}, quietly=True) or ""
        return self.name(fact)

    def _find_name(self, word: str) -> str | None:
        named = self._name_of(word)
        if named is None:
            return None
        message, facts = named
        text = self._render(message, self._arguments(facts))
        if text is None:
            self.lacking.add(message)
        return text

    def _render(
        self, message: str, arguments: Facts, attribute: str | None = None, *, quietly: bool = False
    ) -> str | None:
        said = self._messages.say(message, arguments, attribute)
        if said is None and self.lang != "en":
            said = self._english.say(message, arguments, attribute)
        if said is None:
            return None
        if not quietly:
            self.lacking.update(f"{message} ${name}" for name in said.untold)
        return said.text

    @property
    def _english(self) -> Messages:
        return messages(self.game, "en", self.changes)


def _offered(decision: Decision) -> dict[str, int]:
    """`$act_options`: how many options with the verb `act` there are."""
    return {f"{verb}_options": n for verb, n in Counter(v[0] for v in decision.ask.values).items()}


SEATS = re.compile(r"(^|_)(seats?|order|winners?|victims?|rivals?|owner|controller|by)$")


def is_seat(key: str) -> bool:
    """Do numbers under this key mean seats?"""
    return SEATS.search(key) is not None


def readable(word: str) -> str:
    """`marines_landmine#2` -> `marines landmine 2`."""
    return " ".join(re.split(r"[_.#\-]+", word)).strip() or word
