"""Records and positions as JSON text: written canonically, read with suspicion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import MISSING
from hashlib import blake2b
from inspect import signature
from typing import Any, TypedDict, TypeVar, get_type_hints

import msgspec

from .chance import commitment_of, secret_of
from .errors import BadPosition, BadRecord, HullbreachError
from .registry import Game
from .state import State, position_fields
from .zones import SPECTATOR

FORMAT = 1
S = TypeVar("S", bound=State)
_shapes: dict[type, Any] = {}


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A whole match: enough to play it again on any machine."""

    hullbreach: int = FORMAT
    game: str
    seats: int
    options: dict[str, Any] = {}
    seed: str
    commitment: str = ""
    script: dict[str, list[Any]] = {}
    answers: list[tuple[int, str]] = []
    digest: str = ""
    result: dict[str, Any] | None = None


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A state, and what was answered and drawn since in the procedure that is still running."""

    hullbreach: int = FORMAT
    game: str
    seats: int
    options: dict[str, Any] = {}
    state: dict[str, Any] = {}
    tail: list[tuple[int, str]] = []
    drawn: dict[str, list[Any]] = {}


class Save(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a table stores between moves: a position, the sealed chance, and how far it has come."""

    hullbreach: int = FORMAT
    position: Position
    secret: str
    seed: str
    script: dict[str, list[Any]] = {}
    answers: int
    events: int


F = TypeVar("F", Record, Position, Save)


def read(kind: type[F], source: str | bytes | Mapping[str, Any], wrong: type[HullbreachError]) -> F:
    """Read JSON text (or the same as a mapping); say what is wrong and where."""
    what = kind.__name__.lower()
    try:
        if isinstance(source, Mapping):
            found = msgspec.convert(source, kind)
        else:
            found = msgspec.json.decode(source, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise wrong(f"this is not a {what}: {error}") from None
    parts: tuple[Record | Position | Save, ...] = (found,)
    if isinstance(found, Save):
        parts = (found, found.position)
    for part in parts:
        if part.hullbreach != FORMAT:
            raise wrong(
                f"this {what} has format {part.hullbreach}; this program reads format {FORMAT}"
            )
    return found


def state_data(state: State) -> dict[str, Any]:
    """The fields of a state that differ from an empty one, as plain data."""
    data = {}
    for entry in position_fields(type(state)):
        if entry.name in ("seats", "options"):
            continue
        value = getattr(state, entry.name)
        if entry.name == "zones":
            value = {zone: pieces for zone, pieces in value.items() if pieces}
        empty = entry.default_factory() if entry.default_factory is not MISSING else entry.default
        if value != empty:
            data[entry.name] = plain(value)
    return data


def state_from(game: Game[S], position: Position) -> S:
    """The state that a position describes, checked."""
    given, shape = position.state, _shape(game.state)
    unknown = sorted(set(given) - set(shape.__annotations__))
    if unknown:
        known = ", ".join(sorted(shape.__annotations__))
        raise BadPosition(f"{game.id} has no {unknown[0]!r}; a position may say {known}")
    bare = game.new_state(position.seats, position.options)
    try:
        told: dict[str, Any] = msgspec.convert(given, shape, str_keys=True, strict=True)
    except msgspec.ValidationError as error:
        raise BadPosition(f"this position cannot be read: {error}") from None
    state = game.state(seats=position.seats, **told)
    state.options = bare.options
    game.lay_out(state)
    _check_zones(state)
    _check_peeks(state)
    _check_agenda(game, state)
    game.check(state)
    return state


def _shape(state: type[State]) -> Any:
    """What a position may say of a state, and in which form."""
    if state not in _shapes:
        kinds, names = get_type_hints(state), [entry.name for entry in position_fields(state)]
        form = {name: kinds[name] for name in names if name not in ("seats", "options")}
        _shapes[state] = TypedDict(state.__name__, form, total=False)  # type: ignore[operator]
    return _shapes[state]


def _check_zones(state: State) -> None:
    for zone in state.zones:
        if zone not in state.zone_kinds:
            raise BadPosition(f"there is no place {zone!r} in this match")
    state.zones = {zone: state.zones.get(zone, ()) for zone in state.zone_kinds}
    state.find_pieces()
    if len(state.where) != sum(map(len, state.zones.values())):
        places = Counter(piece for pieces in state.zones.values() for piece in pieces)
        twice = places.most_common(1)[0][0]
        raise BadPosition(f"{twice!r} is in two places")


def _check_peeks(state: State) -> None:
    for piece, seats in state.peeks.items():
        if piece not in state.where:
            raise BadPosition(f"{piece!r} is remembered, but is nowhere")
        if not all(SPECTATOR <= seat < state.seats for seat in seats):
            raise BadPosition(f"{piece!r} is remembered by seats {list(seats)}: no such seats")


def _check_agenda(game: Game[Any], state: State) -> None:
    for step in state.agenda:
        name, *arguments = step or ("",)
        if name not in game.procedures:
            raise BadPosition(f"{game.id} has no procedure for {list(step)} on the agenda")
        try:
            told = signature(game.procedures[str(name)]).bind(state, *arguments).arguments
        except TypeError as error:
            raise BadPosition(f"{list(step)} on the agenda: {error}") from None
        if told.get("seat", 0) not in range(state.seats):
            raise BadPosition(f"{list(step)} on the agenda: there is no seat {told['seat']!r}")


def plain(value: Any) -> Any:
    """The same as dicts, lists, words and numbers, as JSON would give it back."""
    return msgspec.json.decode(msgspec.json.encode(value))


def as_data(found: Record | Position | Save) -> dict[str, Any]:
    data: dict[str, Any] = plain(found)
    return data


def digest(state: State) -> str:
    """A short name for exactly this state."""
    return blake2b(canonical(state_data(state)).encode(), digest_size=12).hexdigest()


def canonical(data: Any) -> str:
    """The one way to write this data: compact, keys sorted."""
    return msgspec.json.encode(data, order="sorted").decode()


def laid_out(data: Any, depth: int = 3, indent: str = "") -> str:
    """Canonical JSON for people: one line per entry of the outer levels."""
    if depth == 0 or not isinstance(data, dict) or not data:
        return canonical(data)
    inner = indent + " "
    lines = (f"{inner}{canonical(k)}: {laid_out(data[k], depth - 1, inner)}" for k in sorted(data))
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}"


def read_record(source: str | bytes | Mapping[str, Any]) -> Record:
    return read(Record, source, BadRecord)


def check_seal(record: Record) -> None:
    """The published commitment must fit the seed."""
    if record.commitment and record.commitment != commitment_of(secret_of(record.seed)):
        raise BadRecord("the commitment does not fit the seed: one of them has been changed")


def check_end(record: Record, state: State) -> None:
    """The answers must lead to the end that the record tells of."""
    if record.result is not None and state.result is None:
        raise BadRecord("the record tells how the match ended, but its answers stop before that")
    if record.result is not None and record.result != plain(state.result):
        raise BadRecord("the match ends otherwise than the record says")
    if record.digest and record.digest != digest(state):
        raise BadRecord("the answers do not lead to the position that the record's digest names")


def secret_in(save: Save) -> bytes:
    try:
        secret = bytes.fromhex(save.secret)
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise BadRecord("this save has no usable secret: it must be 64 hexadecimal digits")
    return secret


def read_position(source: str | bytes | Mapping[str, Any]) -> Position:
    return read(Position, source, BadPosition)
