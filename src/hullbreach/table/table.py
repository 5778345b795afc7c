"""A table: a match, its seats, and what is written about it.

A *request* (`answer`, `undo`, `say`, ...) checks what somebody wants and gives the line to write;
`apply` is the only thing that changes a table. Whoever applies the same lines has the same table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from hullbreach.bots import default_level
from hullbreach.kernel.decisions import Ask, Decision
from hullbreach.kernel.errors import CannotUndo, IllegalChoice, NotAsked
from hullbreach.kernel.match import Match

from . import lines
from .chat import REMEMBERED, Message, tidy_text
from .course import Bookmark, Course
from .errors import Refused
from .lines import Line, Opened
from .pace import passing_option
from .seats import Seat


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True):
    """One seat asks to go back; every other person at the table must agree."""

    seat: int
    answers: int
    agreed: tuple[int, ...]


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table after so many lines, so that loading it need not read them all."""

    number: int
    opened: Opened
    created: float
    changed: float
    seats: list[Seat]
    bookmark: Bookmark
    chat: list[Message]
    said: int
    watchers: list[str]
    undo_request: UndoRequest | None
    stamps: dict[int, int]
    asked_at: dict[int, float]


class Table:
    def __init__(
        self, match_id: str, opened: Opened, at: float, course: Course | None = None
    ) -> None:
        self.id = match_id
        self.opened = opened
        self.number = 1
        """How many lines have been written."""
        self.created = self.changed = at
        self.seats: list[Seat] = list(opened.seats)
        self.course = course or Course(opened)
        self.chat: deque[Message] = deque(maxlen=REMEMBERED)
        self.said = 0
        self.watchers: frozenset[str] = frozenset()
        self.undo_request: UndoRequest | None = None
        self.stamps: dict[int, int] = {}
        """By seat that is asked: the number of the line after which it was asked."""
        self.asked_at: dict[int, float] = {}
        self.events_kept = 0
        """So many events did not change with the last line."""
        self._asks: dict[int, Ask] = {}
        self._note_asks(at)

    @property
    def match(self) -> Match:
        return self.course.match

    @property
    def answers(self) -> list[tuple[int, str]]:
        return self.course.answers

    # ---------------------------------------------------------------- who may do what

    def seats_of(self, keys: frozenset[str]) -> tuple[int, ...]:
        """The seats that these keys open."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.opened_by(keys))

    def may_watch(self, keys: frozenset[str]) -> bool:
        if self.seats_of(keys):
            return True
        if self.opened.access == "password":
            return self.opened.spectators and not keys.isdisjoint(self.watchers)
        return self.opened.spectators

    @property
    def is_over(self) -> bool:
        return self.match.decision is None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return tuple(decision.seat for decision in self.match.decisions)

    def decision_of(self, seat: int | None) -> Decision | None:
        return next((d for d in self.match.decisions if d.seat == seat), None)

    def bots_asked(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.asked if self.seats[seat].bot)

    def deadline(self, seat: int) -> float | None:
        pace = self.opened.pace
        if not pace.seconds or not self.seats[seat].awaits_person or seat not in self.asked_at:
            return None
        return self.asked_at[seat] + pace.seconds

    def set_clocks(self, now: float) -> None:
        """Nobody was asked in the future: the clock of the server has been set back meanwhile."""
        self.asked_at = {seat: min(at, now) for seat, at in self.asked_at.items()}

    # ---------------------------------------------------------------- requests: the match

    def answer(self, seat: int, stamp: int, option: str) -> Line:
        self.asked_with(seat, stamp).parse(option)
        return lines.Answered(seat=seat, option=option)

    def asked_with(self, seat: int, stamp: int) -> Decision:
        """The open decision of the seat, if it is the one with this stamp."""
        decision = self.decision_of(seat)
        if decision is None or self.stamps[seat] != stamp:
            if stamp < self.number and (decision is None or stamp != self.stamps[seat]):
                raise Refused("already_decided", "That has already been decided.")
            raise NotAsked(f"seat {seat} has nothing to decide now")
        return decision

    def undo(self, seat: int) -> Line:
        """Take back freely what the kernel allows; ask the others about the rest."""
        if self.is_over:
            raise CannotUndo("the match is over")
        if self.can_undo(seat):
            return lines.Undone(seat=seat)
        target = self._before_last_answer(seat)
        if target is None:
            raise CannotUndo("this seat has not answered anything that could be taken back")
        if not self.opened.take_back:
            raise CannotUndo(
                "something has been shown since, or another seat has chosen; "
                "at this table that stays as it is"
            )
        if self._who_must_agree(seat):
            return lines.UndoAsked(seat=seat, answers=target)
        return lines.TakenBack(seat=seat, answers=target)

    def can_undo(self, seat: int) -> bool:
        return bool(self.answers) and self.answers[-1][0] == seat and self.match.can_undo

    def _before_last_answer(self, seat: int) -> int | None:
        places = range(len(self.answers) - 1, -1, -1)
        return next((n for n in places if self.answers[n][0] == seat), None)

    def _who_must_agree(self, seat: int) -> tuple[int, ...]:
        """The other persons; at a hot-seat nobody asks himself."""
        mine = frozenset(self.seats[seat].keys)
        return tuple(
            n
            for n, other in enumerate(self.seats)
            if n != seat and other.awaits_person and not other.opened_by(mine)
        )

    @property
    def undo_waits_for(self) -> tuple[int, ...]:
        request = self.undo_request
        if request is None:
            return ()
        return tuple(n for n in self._who_must_agree(request.seat) if n not in request.agreed)

    def consent(self, seat: int, agree: bool) -> Line:
        request = self.undo_request
        if request is None or seat not in (request.seat, *self.undo_waits_for):
            raise Refused("not_asked", "Nobody asks this seat to take something back.")
        if agree and self.undo_waits_for == (seat,):
            return lines.TakenBack(seat=request.seat, answers=request.answers)
        return lines.Consented(seat=seat, agree=agree)

    def time_out(self, seat: int, now: float) -> Line | None:
        """What happens when the seat has thought too long; None if it has not."""
        deadline = self.deadline(seat)
        decision = self.decision_of(seat)
        if deadline is None or decision is None or now < deadline or not self.opened.pace.ticks:
            return None
        if self.opened.pace.timeout == "pass":
            option = passing_option(decision)
            if option is not None:
                return lines.Answered(seat=seat, option=option)
        level = default_level(self.opened.game)
        return lines.Seated(seat=seat, holder=self.seats[seat].played_by(level))

    # ---------------------------------------------------------------- requests: the seats

    def sit(self, seat: int | None, keys: tuple[str, ...], name: str) -> lines.Seated:
        """A person takes an open seat: this one, or the first."""
        if self.is_over:
            raise Refused("not_now", "The match is over.")
        if seat is None:
            seat = next((n for n, s in enumerate(self.seats) if s.kind == "open"), None)
            if seat is None:
                raise Refused("table_full", "No seat at this table is open.")
        if self._seat(seat).kind != "open":
            raise Refused("seat_taken", f"Seat {seat} is taken.")
        return lines.Seated(seat=seat, holder=Seat(name=name, keys=keys))

    def add_key(self, seat: int, key: str) -> lines.Seated:
        """One more link or browser opens the seat."""
        return lines.Seated(seat=seat, holder=self._seat(seat).with_key(key))

    def hand_over(self, seat: int, level: str) -> Line | None:
        """A bot plays on; the person can take the seat back at any decision."""
        return self._played_by(seat, level)

    def take_seat(self, seat: int) -> Line | None:
        return self._played_by(seat, "")

    def _played_by(self, seat: int, level: str) -> Line | None:
        """Nothing is written where nothing changes."""
        if self._seat(seat).bot == level:
            return None
        return lines.Seated(seat=seat, holder=self._seat(seat).played_by(level))

    def surrender(self, seat: int, level: str) -> Line:
        given_up = Seat(
            name=self._seat(seat).name, bot=level, surrendered=True, host=self._seat(seat).host
        )
        return lines.Seated(seat=seat, holder=given_up)

    def seat_bot(self, by: tuple[int, ...], seat: int, level: str, away: bool) -> Line | None:
        """A bot for an open seat, or for a person who is away while the table waits for him."""
        holder = self._seat(seat)
        if holder.kind == "open":
            self._check_host(by)
            return lines.Seated(seat=seat, holder=Seat(bot=level))
        if holder.kind == "bot":
            self._check_host(by)
            return self.hand_over(seat, level)
        if not by:
            raise Refused("not_yours", "Only those who sit here may call a bot.")
        if not away or seat not in self.asked:
            raise Refused("not_now", "A bot may stand in for a person who is away and asked.")
        return self.hand_over(seat, level)

    def open_seat(self, by: tuple[int, ...], seat: int) -> Line:
        """A friend may take the bot's place."""
        self._check_host(by)
        if self._seat(seat).kind != "bot":
            raise Refused("seat_taken", "Only a bot's seat can be opened.")
        return lines.Seated(seat=seat, holder=Seat())

    def _check_host(self, by: tuple[int, ...]) -> None:
        """The host, or anybody at the table when the host has left it."""
        hosts = [n for n, seat in enumerate(self.seats) if seat.host and seat.keys]
        if not by or (hosts and not set(hosts) & set(by)):
            raise Refused("not_yours", "Only the host of the table may do that.")

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise NotAsked(f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}")
        return self.seats[seat]

    def say(self, seat: int | None, to: int | None, text: str) -> Line:
        if to is not None:
            self._seat(to)
            if seat is None:
                raise Refused("not_yours", "Spectators do not whisper.")
        return lines.Said(seat=seat, to=to, text=tidy_text(text))

    # ---------------------------------------------------------------- what is written, happens

    def apply(self, line: Line, at: float) -> None:
        """Carry out the line; raises without trace if the rules refuse it."""
        self.events_kept = self.course.events_count
        match line:
            case lines.Answered(seat=seat, option=option):
                self.course.play(seat, option)
                self.undo_request = None
            case lines.Undone():
                self.course.undo()
                self.undo_request = None
            case lines.TakenBack(answers=answers):
                self.course = Course.again(self.opened, self.answers[:answers])
                self.undo_request = None
            case lines.UndoAsked(seat=seat, answers=answers):
                self.undo_request = UndoRequest(seat=seat, answers=answers, agreed=(seat,))
            case lines.Consented(seat=seat, agree=agree):
                self._note_consent(seat, agree)
            case lines.Seated(seat=seat, holder=holder):
                self.seats[seat] = holder
                self.asked_at[seat] = at
            case lines.Admitted(key=key):
                self.watchers |= {key}
            case lines.Said():
                self._hear(line, at)
            case Opened():
                raise Refused("bad_record", "A table is opened only once.")
        self.events_kept = min(self.events_kept, self.course.events_count)
        self.number += 1
        self.changed = at
        self._note_asks(at)

    def apply_if_it_fits(self, line: Line, at: float) -> None:
        """For stored lines: an answer that today's rules refuse is asked again."""
        try:
            self.apply(line, at)
        except (IllegalChoice, NotAsked, CannotUndo):
            self.number += 1
            self._note_asks(at)

    def _note_consent(self, seat: int, agree: bool) -> None:
        request = self.undo_request
        if request is None or not agree:
            self.undo_request = None
            return
        agreed = (*request.agreed, seat)
        self.undo_request = msgspec.structs.replace(request, agreed=agreed)

    def _hear(self, said: lines.Said, at: float) -> None:
        message = Message(
            number=self.said,
            at=at,
            seat=said.seat,
            to=said.to,
            name="" if said.seat is None else self.seats[said.seat].name,
            text=said.text,
            phrase=said.phrase,
            about=said.about,
        )
        self.chat.append(message)
        self.said += 1

    def _note_asks(self, at: float) -> None:
        """Give every new question a stamp; one that still stands keeps its own."""
        now = {decision.seat: decision.ask for decision in self.match.decisions}
        for seat, ask in now.items():
            if self._asks.get(seat) is not ask:
                self.stamps[seat] = self.number
                self.asked_at[seat] = at
        self._asks = now

    # ---------------------------------------------------------------- writing down

    def snapshot(self) -> Snapshot:
        return Snapshot(
            number=self.number,
            opened=self.opened,
            created=self.created,
            changed=self.changed,
            seats=self.seats,
            bookmark=self.course.bookmark(),
            chat=list(self.chat),
            said=self.said,
            watchers=sorted(self.watchers),
            undo_request=self.undo_request,
            stamps=self.stamps,
            asked_at=self.asked_at,
        )

    @property
    def may_be_kept(self) -> bool:
        """A snapshot may be taken where undo reaches nothing behind it."""
        return not self.course.can_undo

    @classmethod
    def load(
        cls, match_id: str, snapshot: Snapshot | None, written: Iterable[tuple[float, Line]]
    ) -> Table:
        """A table from its last snapshot (if any) and the lines written since."""
        rest = iter(written)
        if snapshot is None:
            at, first = next(rest)
            assert isinstance(first, Opened), "the first line opens the table"
            table = cls(match_id, first, at)
        else:
            table = cls._from(match_id, snapshot)
        for at, line in rest:
            table.apply_if_it_fits(line, at)
        return table

    @classmethod
    def _from(cls, match_id: str, snapshot: Snapshot) -> Table:
        course = Course.resume(snapshot.opened, snapshot.bookmark)
        table = cls(match_id, snapshot.opened, snapshot.created, course)
        table.number = snapshot.number
        table.changed = snapshot.changed
        table.seats = list(snapshot.seats)
        table.chat.extend(snapshot.chat)
        table.said = snapshot.said
        table.watchers = frozenset(snapshot.watchers)
        table.undo_request = snapshot.undo_request
        table.stamps.update(snapshot.stamps)
        table.asked_at.update(snapshot.asked_at)
        return table
