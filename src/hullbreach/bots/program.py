"""A seat for a program in any language: one JSON object a line over its stdin and stdout.

docs/bot-protocol.md describes the messages.
"""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from queue import Empty, Queue
from threading import Thread
from typing import Any, TypeVar

import msgspec

from hullbreach.kernel.decisions import Decision
from hullbreach.kernel.errors import HullbreachError, IllegalChoice
from hullbreach.kernel.state import Result
from hullbreach.kernel.views import Bot, Sight

from .levels import bot, is_level

PROTOCOL = 1
PROGRAM = "program:"
PATIENCE = 60.0  # seconds for one answer
TRIES = 3  # answers to one question that may be wrong


class ProgramFails(HullbreachError):
    """A program that holds a seat has stopped, hangs, or does not keep to the protocol."""


def is_player(name: str) -> bool:
    """A level, or `program:COMMAND`."""
    return name.removeprefix(PROGRAM) != "" if name.startswith(PROGRAM) else is_level(name)


def player(name: str, game: str, seed: str | int = 0) -> Bot:
    """A bot of a level, or a program that is started for the seat."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM), game, seed)
    return bot(name, game, seed)


def dismiss(players: Iterable[Bot | None], result: Result | None) -> None:
    """Tell the programs among the players how the match ended, and let them go."""
    for each in players:
        if isinstance(each, ProgramBot):
            each.close(result)


class Ready(msgspec.Struct, tag_field="type", tag="ready"):
    """The program is there and knows the protocol."""


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """The id of an option; for `some` and `order` made of several."""

    option: str


T = TypeVar("T", Ready, Answer)


class ProgramBot:
    """Asks a program, which is started with the first question."""

    def __init__(self, command: str, game: str, seed: str | int = 0) -> None:
        self.command = command
        self._game = game
        self._seed = str(seed)
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[bytes] = Queue()
        self._told = 0  # events

    def choose(self, sight: Sight) -> str:
        decision = sight.decision
        assert decision is not None, "a bot is asked only when its seat has a decision"
        if self._process is None:
            self._start(sight.seat)
        self._send(self._question(sight, decision))
        for _ in range(TRIES):
            option = self._receive(Answer).option
            try:
                decision.parse(option)
                return option
            except IllegalChoice as error:
                self._send({"type": "refused", "message": str(error)})
        raise ProgramFails(f"{self.command!r} gave {TRIES} answers that are not possible")

    def close(self, result: Result | None = None) -> None:
        """Say good-bye; a program that does not leave by itself is ended."""
        process, self._process = self._process, None
        if process is None or process.stdin is None:
            return
        try:
            process.stdin.write(_line({"type": "end", "result": result and asdict(result)}))
            process.stdin.close()
        except BrokenPipeError:
            pass  # it has left already
        try:
            process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _start(self, seat: int) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError as error:
            raise ProgramFails(f"{self.command!r} does not start: {error}") from None
        Thread(target=self._listen, args=(self._process,), daemon=True).start()
        hello = {"game": self._game, "seat": seat, "seed": self._seed, "protocol": PROTOCOL}
        self._send({"type": "hello", **hello})
        self._receive(Ready)

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                self._lines.put(line)
        self._lines.put(b"")

    def _question(self, sight: Sight, decision: Decision) -> dict[str, Any]:
        events = sight.events(self._told)
        if events:
            self._told = events[-1].number + 1
        return {
            "type": "decide",
            "view": sight.view(),
            "events": [event._asdict() for event in events],
            "decision": decision_data(decision),
        }

    def _send(self, message: Mapping[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(_line(message))
            self._process.stdin.flush()
        except BrokenPipeError:
            raise ProgramFails(f"{self.command!r} has stopped") from None

    def _receive(self, kind: type[T]) -> T:
        try:
            line = self._lines.get(timeout=PATIENCE)
        except Empty:
            raise ProgramFails(f"{self.command!r} is silent for {PATIENCE:.0f} seconds") from None
        if not line:
            raise ProgramFails(f"{self.command!r} has stopped")
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.MsgspecError as error:
            told = line.decode("utf-8", "replace").strip()[:80]
            raise ProgramFails(f"{self.command!r} sent {told!r}: {error}") from None


def decision_data(decision: Decision) -> dict[str, Any]:
    """A decision as it also travels over the WebSocket, without words."""
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "kind": decision.kind,
        "least": decision.least,
        "most": decision.most,
        "about": dict(decision.about),
        "rule": decision.rule,
        "options": [
            {
                "id": option.id,
                "verb": option.verb,
                "pieces": option.pieces,
                "values": option.values,
                "rule": option.rule,
            }
            for option in decision.choices
        ],
    }


def _line(message: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode(message) + b"\n"
