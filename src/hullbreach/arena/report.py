"""What a tournament has shown so far: sums only, however many matches it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from .intervals import Z95, Interval, wilson

if TYPE_CHECKING:
    from .tournament import Played

UNDECIDED = "undecided"
"""The reason of a match that was broken off."""


class Standing(NamedTuple):
    """A group of seats: how often it won, and between what its share of victories lies."""

    name: str
    points: float
    seats: int
    share: float
    interval: Interval
    survival: float
    survival_interval: Interval


@dataclass
class Tally:
    """Seats that have something in common."""

    seats: int = 0
    points: float = 0.0
    survived: int = 0

    def standing(self, name: str) -> Standing:
        trials = max(self.seats, 1)
        return Standing(
            name,
            self.points,
            self.seats,
            self.points / trials,
            wilson(self.points, self.seats),
            self.survived / trials,
            wilson(self.survived, self.seats),
        )


@dataclass
class Average:
    """The mean of numbers that are not kept."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        return self.total / max(self.count, 1)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.0
        spread = max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)
        return sqrt(spread / self.count)

    def interval(self) -> Interval:
        half = Z95 * self.error
        return Interval(self.mean - half, self.mean + half)


@dataclass
class Report:
    """Victories and survivals by bot and by everything else, reasons of the ends, lengths."""

    levels: Sequence[str]
    matches: int = 0
    groups: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """By trait (`bot`, `seat`, `character`, ...) and its value."""
    reasons: Counter[str] = field(default_factory=Counter)
    deaths: Counter[str] = field(default_factory=Counter)
    answers: Average = field(default_factory=Average)
    rounds: Average = field(default_factory=Average)
    lengths: Counter[int] = field(default_factory=Counter)
    """How many matches took so many rounds."""

    def add(self, played: Played) -> None:
        self.matches += 1
        self.reasons[played.reason] += 1
        self.answers.add(played.answers)
        self.rounds.add(played.rounds)
        self.lengths[played.rounds] += 1
        for number, seat in enumerate(played.seats):
            if not seat.survived and seat.why != UNDECIDED:
                self.deaths[seat.why] += 1
            for trait, value in (("bot", seat.level), ("seat", str(number)), *seat.traits.items()):
                tally = self.groups.setdefault(trait, {}).setdefault(value, Tally())
                tally.seats += 1
                tally.points += seat.points
                tally.survived += seat.survived

    def standings(self, trait: str = "bot") -> list[Standing]:
        """The groups of a trait; bots in the order in which they were named, others by name."""
        found = self.groups.get(trait, {})
        names = dict.fromkeys(self.levels) if trait == "bot" else sorted(found)
        return [found.get(name, Tally()).standing(name) for name in names]

    def lines(self) -> Iterator[str]:
        """The report as text."""
        yield from self.table("bot")
        ends = ", ".join(f"{reason} {count}" for reason, count in self.reasons.most_common())
        yield f"Ends: {ends}."
        yield (
            f"Length: {self.rounds.mean:.1f} rounds, {self.answers.mean:.0f} answers "
            f"in each of {self.matches} matches."
        )
        if self.reasons[UNDECIDED]:
            yield (
                f"Undecided: {self.reasons[UNDECIDED]} matches were broken off at the limit of "
                "answers; nobody has won or survived them."
            )

    def balance(self) -> Iterator[str]:
        """Who wins how often, by everything that a seat can be; and what they die of."""
        for trait in self.groups:
            if trait != "bot":
                yield f"By {trait}:"
                yield from (f"  {line}" for line in self.table(trait))
        fallen = sum(self.deaths.values())
        if fallen:
            yield "Causes of death:"
            width = max(map(len, self.deaths))
            for cause, count in self.deaths.most_common():
                yield f"  {cause:<{width}}  {count:>7}  {count / fallen:6.1%}"

    def table(self, trait: str) -> Iterator[str]:
        standings = self.standings(trait)
        width = max((len(standing.name) for standing in standings), default=0)
        for name, points, seats, share, (low, high), survival, (least, most) in standings:
            yield (
                f"{name:<{width}}  {points:>7.1f} of {seats}  "
                f"{share:6.1%} won (95 %: {low:.1%} to {high:.1%})  "
                f"{survival:6.1%} survived ({least:.1%} to {most:.1%})"
            )
