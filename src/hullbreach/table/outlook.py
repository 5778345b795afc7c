"""What a viewer is told. Everything here is made from what the match shows these eyes, only."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

import msgspec

from hullbreach.kernel.amendments import told
from hullbreach.kernel.decisions import Decision, Refusal
from hullbreach.kernel.events import SeenEvent
from hullbreach.kernel.state import Outcome, Result
from hullbreach.words import LANGUAGES, Words

from . import chat
from .course import Course
from .errors import Refused
from .exercises import exercise, verdict
from .seen import (
    ClockSeen,
    DecisionSeen,
    EventSeen,
    ExerciseSeen,
    MatchSeen,
    MessageSeen,
    OptionSeen,
    OutcomeSeen,
    RefusalSeen,
    ResultSeen,
    SeatSeen,
    UndoRequestSeen,
    UndoSeen,
    Update,
    WindowSeen,
)
from .table import Table


def match_seen(
    table: Table, yours: tuple[int, ...], present: frozenset[int], words: Words | None
) -> MatchSeen:
    opened = table.opened
    return MatchSeen(
        id=table.id,
        game=opened.game,
        seats=[_seat_seen(table, seat, seat in present) for seat in range(len(table.seats))],
        options=dict(table.match.options),
        access=opened.access,
        spectators=opened.spectators,
        take_back=opened.take_back,
        hints=opened.hints,
        pace=opened.pace,
        status="finished" if table.is_over else "running",
        created=moment_text(table.created),
        changed=moment_text(table.changed),
        answers=len(table.answers),
        asked=list(table.asked),
        commitment=table.match.commitment,
        result=result_seen(table.course, words),
        yours=list(yours),
        code=opened.code if yours else None,
        exercise=_exercise_seen(table),
        from_position=opened.position is not None,
    )


def _exercise_seen(table: Table) -> ExerciseSeen | None:
    if not table.opened.exercise:
        return None
    game, kind, name = table.opened.exercise.split("/")
    try:
        asked = exercise(game, kind, name)
    except Refused:
        return None  # a later program no longer has it
    return ExerciseSeen(kind=asked.kind, name=name, verdict=verdict(asked, table.match))


def _seat_seen(table: Table, seat: int, present: bool) -> SeatSeen:
    holder = table.seats[seat]
    return SeatSeen(
        seat=seat,
        kind=holder.kind,
        name=holder.name,
        level=holder.bot or None,
        present=present or bool(holder.bot),
        surrendered=holder.surrendered,
        host=holder.host,
    )


def for_viewer(match: MatchSeen, table: Table, yours: tuple[int, ...]) -> MatchSeen:
    """The same match as the holder of these seats sees it."""
    code = table.opened.code if yours else None
    return msgspec.structs.replace(match, yours=list(yours), code=code)


def update_for(
    table: Table, seat: int | None, match: MatchSeen, since: int, words: Words | None
) -> Update:
    """What these eyes see now, with the events from `since` on."""
    since = max(since, table.course.first_event)
    decision = table.decision_of(seat)
    return Update(
        number=table.number,
        answers=len(table.answers),
        match=match,
        seat=seat,
        view=table.match.view(seat),
        events_from=since,
        events=events_seen(table.course, seat, since, words),
        asked=match.asked,
        decisions=[decision_seen(table, decision, words)] if decision else [],
        windows=_windows_seen(table, seat, match.yours, words),
        undo=_undo_seen(table, seat),
        clock=_clock_seen(table),
        result=match.result,
    )


def events_seen(
    course: Course, seat: int | None, since: int, words: Words | None, most: int | None = None
) -> list[EventSeen]:
    return [
        EventSeen(
            number=event.number,
            answers=course.answers_at(event.number),
            name=event.name,
            facts=dict(event.facts),
            words=words.event(event) if words else "",
            aside=_is_aside(words, event),
        )
        for event in course.events(seat, since)[:most]
    ]


def _is_aside(words: Words | None, event: SeenEvent) -> bool:
    """The same for all events of a name, so it is looked up once."""
    if words is None:
        return False
    key = (words.game, words.lang, event.name)
    if key not in _asides:
        _asides[key] = words.is_aside(event)
    return _asides[key]


_asides: dict[tuple[str, str, str], bool] = {}


def decision_seen(table: Table, decision: Decision, words: Words | None) -> DecisionSeen:
    return DecisionSeen(
        stamp=table.stamps[decision.seat],
        seat=decision.seat,
        prompt=decision.prompt,
        kind=decision.kind,
        least=decision.least,
        most=decision.most,
        about=dict(decision.about),
        words=words.prompt(decision) if words else "",
        rule=decision.rule,
        options=[
            OptionSeen(
                id=option.id,
                verb=option.verb,
                pieces=list(option.pieces),
                values=[list(value) for value in option.values],
                words=words.option(option) if words else "",
                rule=option.rule,
            )
            for option in decision.choices
        ],
        refusals=refusals_seen(decision, words) if words else [],
    )


def _windows_seen(
    table: Table, seat: int | None, yours: list[int], words: Words | None
) -> list[WindowSeen]:
    return [
        WindowSeen(
            stamp=table.stamps[decision.seat],
            seat=decision.seat,
            prompt=decision.prompt,
            words=words.prompt(decision) if words else "",
            rule=decision.rule,
            let=decision.options[0].id,
        )
        for decision in table.match.decisions
        if decision.is_window and decision.seat in yours and decision.seat != seat
    ]


def refusals_seen(decision: Decision, words: Words | None) -> list[RefusalSeen]:
    return [_refusal_seen(words, refusal) for refusal in decision.refusals]


def _refusal_seen(words: Words | None, refusal: Refusal) -> RefusalSeen:
    return RefusalSeen(
        id=refusal.id,
        reason=refusal.reason,
        about=dict(refusal.about),
        rule=refusal.rule,
        words=words.refusal(refusal) if words else "",
    )


def _undo_seen(table: Table, seat: int | None) -> UndoSeen:
    request = table.undo_request
    free = seat is not None and not table.is_over and table.can_undo(seat)
    answered = seat is not None and any(seat == answerer for answerer, _ in table.answers)
    return UndoSeen(
        free=free,
        by_consent=answered and not free and not table.is_over and table.opened.take_back,
        request=UndoRequestSeen(
            seat=request.seat,
            answers=request.answers,
            agreed=list(request.agreed),
            waiting=list(table.undo_waits_for),
        )
        if request
        else None,
    )


def _clock_seen(table: Table) -> ClockSeen | None:
    for seat in table.asked:
        deadline = table.deadline(seat)
        if deadline is not None:
            return ClockSeen(seat=seat, deadline=moment_text(deadline))
    return None


def result_seen(course: Course, words: Words | None) -> ResultSeen | None:
    result = course.match.result
    if result is None:
        return None
    roles = course.called()
    return ResultSeen(
        reason=result.reason,
        words=words.result(result) if words else "",
        winners=list(result.winners),
        seats=[
            OutcomeSeen(
                won=o.won,
                survived=o.survived,
                why=o.why,
                facts=dict(o.facts),
                role=roles[seat] if len(roles) == len(result.seats) else None,
            )
            for seat, o in enumerate(result.seats)
        ],
    )


def retold(match: MatchSeen, lang: str) -> MatchSeen:
    """A match as it was stored, with its end told in another language."""
    seen = match.result
    if seen is None:
        return match
    roles = tuple(outcome.role or "" for outcome in seen.seats)
    words = words_of(match.game, lang, roles if all(roles) else (), changes=told(match.options))
    outcomes = tuple(Outcome(o.won, o.survived, o.why, o.facts) for o in seen.seats)
    said = words.result(Result(seen.reason, outcomes))
    return msgspec.structs.replace(match, result=msgspec.structs.replace(seen, words=said))


def message_seen(message: chat.Message, words: Words | None) -> MessageSeen:
    """A text as it was written; a bot's phrase in these words."""
    phrase, about = message.phrase, message.about
    return MessageSeen(
        number=message.number,
        at=moment_text(message.at),
        seat=message.seat,
        name=message.name,
        to=message.to,
        text=words.phrase(phrase, about) if phrase and words else message.text,
        phrase=phrase,
        about=about,
    )


def moment_text(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def speaker(course: Course, lang: str) -> Words | None:
    """The words of this match in this language; None if nobody wants words."""
    if not lang:
        return None
    seats = course.called()
    whole = len(seats) == course.match.seats
    changes = told(course.match.options)
    return words_of(course.opened.game, lang, seats if whole else (), changes=changes)


def words_of(game: str, lang: str, seats: tuple[str, ...] = (), *, changes: str = "") -> Words:
    """The words of a game; English for a language that is not spoken here."""
    return _words(game, lang if lang in LANGUAGES else "en", seats, changes)


@lru_cache(maxsize=256)
def _words(game: str, lang: str, seats: tuple[str, ...], changes: str) -> Words:
    return Words(game, lang, seats=seats, first=1, changes=changes)
