"""What is tried: everything that reads what others wrote."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

import hullbreach as hb
from hullbreach.cli.replay import replay
from hullbreach.cli.settings import changes_in
from hullbreach.kernel import amendments, registry
from hullbreach.kernel.errors import HullbreachError
from hullbreach.server import wire
from hullbreach.table import Opened, Seat
from hullbreach.table.course import Course
from hullbreach.table.report import from_the_beginning, report
from tests.contract import Case, all_cases, play_on

from .server import server

TURNS = 12  # answers before a match is written down


class Target(NamedTuple):
    """Something that reads inputs, and good inputs to begin with."""

    read: Callable[[bytes], object]
    good: Callable[[], Sequence[bytes]]
    also: tuple[type[Exception], ...] = ()
    """Refusals that are not the kernel's."""

    def try_(self, text: bytes) -> bool:
        """Was it accepted? Whatever is not a refusal of one line goes up."""
        try:
            self.read(text)
        except (HullbreachError, *self.also) as refusal:
            said = str(refusal)
            assert said.strip(), "a refusal says what is wrong"
            assert "Traceback" not in said
            return False
        return True


@cache
def _matches() -> Sequence[hb.Match]:
    """One of each variant, some way in and at its end."""
    found = []
    for case in _variety():
        for answers in (0, TURNS, 10**6):
            match, random = case.match("fuzz"), Random(str(case))
            while match.decision and match.answered < answers:
                play_on(match, random)
            found.append(match)
    return found


def _variety() -> Sequence[Case]:
    """Few variants of each game, as different as they come."""
    return [case for game in hb.games() for case in all_cases(game)[::4]]


def _text(data: object) -> bytes:
    return json.dumps(data).encode()


def _read_record(text: bytes) -> None:
    hb.Match.replay(text)


def _read_position(text: bytes) -> None:
    play_on(hb.Match.from_position(text), Random(1), answers=3)


def _read_save(text: bytes) -> None:
    play_on(hb.Match.load(text), Random(1), answers=3)


def _read_option(text: bytes) -> None:
    """The first byte says at which decision."""
    matches = _open_matches()
    match = matches[text[0] % len(matches) if text else 0].fork()
    match.play(text[1:].decode("utf-8", "replace"))


@cache
def _open_matches() -> Sequence[hb.Match]:
    return [match for match in _matches() if match.decision]


def _good_options() -> Sequence[bytes]:
    return [
        bytes([number]) + option.id.encode()
        for number, match in enumerate(_open_matches()[:256])
        for decision in match.decisions
        for option in decision.options[:5]
    ]


def _read_changes(text: bytes) -> None:
    """The first byte says to which game; what is accepted must be playable."""
    games = hb.games()
    game = games[text[0] % len(games) if text else 0]
    try:
        data = json.loads(text[1:])
    except ValueError:
        return
    play_on(hb.Match.new(game, seed=1, options={amendments.OPTION: data}), Random(1), answers=3)


def _read_file(text: bytes) -> None:
    """A content file, as somebody wrote it with an editor."""
    changes_in(text, Path("content.toml"))


@cache
def _desk() -> Path:
    return Path(tempfile.mkdtemp())


def _good_files() -> Sequence[bytes]:
    """The changes in the way they are written in a file."""
    found = []
    for text in _good_changes():
        for group, records in json.loads(text[1:]).items():
            for record, change in records.items():
                lines = [f"{name} = {_toml(value)}" for name, value in change.items()]
                told = [f'game = "{hb.games()[text[0]]}"', f"[{group}.{json.dumps(record)}]"]
                found.append("\n".join([*told, *lines, ""]).encode())
    return found


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(part)}" for key, part in value.items()) + " }"
    return json.dumps(value)


def _good_changes() -> Sequence[bytes]:
    found = []
    for number, name in enumerate(hb.games()):
        content = registry.game(name).content()
        for group, records in content.items():
            for record in list(records)[:3]:
                change = {group: {record: {"name": "other", "cost": 2, "copies": {"red": 3}}}}
                found.append(bytes([number]) + _text(change))
    return found


def _read_message(text: bytes) -> None:
    wire.read_request(text.decode("utf-8", "replace"))


def _read_live(text: bytes) -> None:
    """The same at a real table, which gets an answer to every message or hangs up."""
    reply = server().line().ask(text.decode("utf-8", "replace"))
    if reply is not None and reply["type"] == "refused":
        assert reply["error"]["code"] not in ("bug", "rules_fail"), reply
        raise HullbreachError(reply["error"]["message"])


def _good_messages() -> Sequence[bytes]:
    return [
        _text(message)
        for message in (
            {"type": "answer", "seat": 0, "stamp": 3, "option": "move:marine#1"},
            {"type": "say", "seat": 1, "to": 0, "text": "hello"},
            {"type": "look", "seat": None, "id": 4},
            {"type": "undo", "seat": 0},
            {"type": "consent", "seat": 0, "agree": True},
            {"type": "hand_over", "seat": 0, "level": "easy"},
            {"type": "take_seat", "seat": 0},
            {"type": "seat_bot", "seat": 1, "level": "random"},
            {"type": "open_seat", "seat": 1},
            {"type": "surrender", "seat": 1},
            {"type": "why_not", "seat": 0},
            {"type": "weigh", "seat": 0, "stamp": 1, "option": "move:marine#1"},
            {"type": "language", "lang": "de"},
            {"type": "ping", "id": 1},
        )
    ]


def _read_body(text: bytes) -> None:
    """The first byte says to which address."""
    address = ADDRESSES[text[0] % len(ADDRESSES) if text else 0]
    status, reply = server().post(address, text[1:])
    assert status < 500, reply
    if status >= 400:
        raise HullbreachError(json.loads(reply)["error"]["message"])


ADDRESSES = (
    "/api/matches",
    "/api/matches",
    "/api/matches",
    "/api/replays",
    "/api/matches/join",
    "/api/seats/claim",
    "/api/account/login",
)


def _good_bodies() -> Sequence[bytes]:
    """One for each address, in their order."""
    played, over = _matches()[1:3]
    seats = [{"kind": "me", "name": "Ripley"}, {"kind": "bot", "level": "random"}]
    bodies: Sequence[object] = (
        {"game": "theseus", "seats": seats, "options": {"factions": ["marines", "aliens"]}},
        {"game": "lockdown", "seats": seats * 2, "access": "password", "password": "secret"},
        {"game": played.game, "seats": seats * 2, "position": json.loads(played.position())},
        over.record(),
        {"code": "ABCD2345", "name": "Ripley", "seat": 0},
        {"seat_token": "a" * 43},
        {"name": "Ripley", "password": "correct horse battery"},
    )
    return [bytes([number]) + _text(body) for number, body in enumerate(bodies)]


def _read_report(text: bytes) -> None:
    """A problem report, shown as a person has it shown."""
    file = _desk() / "report.json"
    file.write_bytes(text)
    with redirect_stdout(StringIO()):
        replay(file, lang="en")


def _good_reports() -> Sequence[bytes]:
    found = []
    for match in _matches()[1::6]:
        told = match.record()
        given = {name: told[name] for name in ("game", "seed", "options")}
        opened = Opened(seats=(Seat(),) * match.seats, code="ABCD2345", **given)
        course = Course.again(opened, told["answers"][:TURNS])
        now = report(course, 0, version="0.0", text="odd", match="t1", seed="s")
        whole = from_the_beginning(now, Course(opened), course.answers)
        found.append(msgspec.json.encode(whole))
    return found


TARGETS = {
    "records": Target(_read_record, lambda: [_text(m.record()) for m in _matches()]),
    "positions": Target(_read_position, lambda: [m.position().encode() for m in _matches()]),
    "saves": Target(_read_save, lambda: [_text(m.save()) for m in _matches()]),
    "options": Target(_read_option, _good_options),
    "changes": Target(_read_changes, _good_changes),
    "files": Target(_read_file, _good_files),
    "messages": Target(_read_message, _good_messages, (msgspec.DecodeError,)),
    "live": Target(_read_live, _good_messages),
    "reports": Target(_read_report, _good_reports),
    "bodies": Target(_read_body, _good_bodies),
}
