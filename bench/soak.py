"""An hour of live tables: people who think, lose their connection and come back, and who watch.

    make soak
    make soak ARGS="--minutes 10 --matches 100"

Every minute a line: memory of the server, delays of the minute, matches that ended. When the time
is up nobody thinks any more and every match is played to its end. Memory must stay flat, delays
must not grow, every match must end, no answer may get lost.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from statistics import mean, quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .server import SEATS, Decision, News, choose, memory, start_server

GROWTH = 1.2  # of memory and delays, from the second third to the last
CLOSING = 900.0  # seconds for the matches that are still played when the time is up
_news = msgspec.json.Decoder(News)


@dataclass
class Diary:
    """What happened in this minute, and in all."""

    delays: list[float] = field(default_factory=list)
    moves: int = 0
    ended: int = 0
    returns: int = 0
    watchers: int = 0
    refused: int = 0
    lost: int = 0
    closing: bool = False
    """The time is up: no new matches, no more thinking."""
    endless: int = 0
    """Matches that did not end."""
    lines: list[tuple[float, float]] = field(default_factory=list)
    """Megabytes and p95 of each minute."""

    def close_minute(self, megabytes: float) -> str:
        cuts = quantiles(self.delays, n=100) if len(self.delays) > 1 else [0.0] * 99
        self.lines.append((megabytes, cuts[94] * 1000))
        self.moves += len(self.delays)
        self.delays = []
        return (
            f"minute {len(self.lines)}: {megabytes:.0f} MB, p95 {cuts[94] * 1000:.0f} ms, "
            f"{self.moves} moves, {self.ended} matches ended, {self.returns} came back, "
            f"{self.watchers} watched, {self.refused} refused, {self.lost} lost"
        )


@dataclass
class Guest:
    """Somebody in a seat, through all his connections."""

    think: float
    diary: Diary
    over: bool = False
    answers: int = 0
    stamp: int = -1
    sent: float = 0.0

    async def hear(self, line: Any, news: News) -> None:
        if news.type in ("done", "refused") and self.sent:
            self.diary.delays.append(time.perf_counter() - self.sent)
            self.diary.refused += news.type == "refused"
            self.sent = 0.0
        if news.type == "update":
            self.diary.lost += news.answers < self.answers
            self.answers = news.answers
            self.over = news.result is not None
            for decision in news.decisions:
                if decision.stamp != self.stamp:
                    await self.answer(line, decision)

    async def answer(self, line: Any, decision: Decision) -> None:
        if not self.diary.closing:
            await asyncio.sleep(random.expovariate(1 / self.think))
        self.stamp, self.sent = decision.stamp, time.perf_counter()
        answer = {"seat": decision.seat, "stamp": decision.stamp, "option": choose(decision)}
        await line.send(msgspec.json.encode({"type": "answer", "id": 1, **answer}).decode())


@dataclass
class Table:
    """One match after the other, its four seats held by people."""

    address: str
    game: str
    think: float
    diary: Diary
    client: httpx.AsyncClient

    async def live(self) -> None:
        while not self.diary.closing:
            body = {"game": self.game, "seats": [{"kind": "me"}] * SEATS, "take_back": False}
            answer = (await self.client.post("/api/matches", json=body)).json()
            match, tokens = answer["match"]["id"], answer["seat_tokens"]
            seats = [self.sit(match, int(seat), token) for seat, token in tokens.items()]
            await asyncio.gather(*seats, self.watch(match))
            self.diary.ended += 1

    def door(self, match: str, more: str = "") -> str:
        return f"{self.address.replace('http', 'ws')}/api/matches/{match}/live?lang=en{more}"

    async def sit(self, match: str, seat: int, token: str) -> None:
        """Until the match is over; now and then the line breaks, and he comes back."""
        guest = Guest(self.think, self.diary)
        headers = {"Authorization": f"Bearer {token}"}
        door = self.door(match, f"&seat={seat}")
        while not guest.over:
            try:
                async with connect(door, additional_headers=headers, compression=None) as line:
                    guest.stamp, guest.sent = -1, 0.0  # an answer may have been lost on the way
                    async with asyncio.timeout(random.uniform(20, 240)):
                        async for message in line:
                            await guest.hear(line, _news.decode(message))
                            if guest.over:
                                return
            except (TimeoutError, ConnectionClosed, OSError):
                pass
            self.diary.returns += 1
            await asyncio.sleep(random.uniform(0, 5))

    async def watch(self, match: str) -> None:
        """Somebody looks in for a while, at some tables."""
        if random.random() < 0.3:
            try:
                async with connect(self.door(match), compression=None) as line:
                    self.diary.watchers += 1
                    async with asyncio.timeout(random.uniform(5, 120)):
                        async for _ in line:
                            pass
            except (TimeoutError, ConnectionClosed, InvalidStatus, OSError):
                return


async def soak(address: str, process: int, args: argparse.Namespace) -> Diary:
    diary = Diary()
    # a connection that is kept may be closed by the server just when it is used again
    fresh = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=fresh) as client:
        games = args.games.split(",")
        tables = [
            asyncio.create_task(
                Table(address, games[n % len(games)], args.think, diary, client).live()
            )
            for n in range(args.matches)
        ]
        for _ in range(args.minutes):
            await asyncio.sleep(60)
            sys.stdout.write(diary.close_minute(memory(process)) + "\n")
            sys.stdout.flush()
            for table in tables:
                if table.done():
                    table.result()  # a table that stumbled stops the soak
        diary.closing = True
        ended, endless = await asyncio.wait(tables, timeout=CLOSING)
        diary.endless = len(endless)
        for table in endless:
            table.cancel()
        await asyncio.gather(*endless, return_exceptions=True)
        for table in ended:
            table.result()
    return diary


def thirds(diary: Diary) -> list[tuple[float, float]]:
    """Memory and delays: their means in the second third and in the last."""
    third = max(1, len(diary.lines) // 3)
    return [
        (
            mean(line[place] for line in diary.lines[third : 2 * third] or diary.lines),
            mean(line[place] for line in diary.lines[-third:]),
        )
        for place in range(2)
    ]


def verdict(diary: Diary) -> list[str]:
    """What is wrong; nothing, if all is well."""
    wrong = [
        f"{what} grew from {before:.0f} to {after:.0f}"
        for what, (before, after) in zip(("memory", "delays"), thirds(diary), strict=True)
        if after > before * GROWTH
    ]
    if diary.lost:
        wrong.append(f"{diary.lost} times a seat saw fewer answers than before")
    if diary.endless:
        wrong.append(f"{diary.endless} matches did not end in time")
    return wrong


def figures(diary: Diary) -> str:
    memory, delays = thirds(diary)
    return (
        f"{len(diary.lines)} minutes: {diary.moves} moves, {diary.ended} matches ended, "
        f"{diary.endless} did not, {diary.returns} came back, {diary.watchers} watched, "
        f"{diary.lost} lost; from the second third to the last: memory {memory[0]:.0f} to "
        f"{memory[1]:.0f} MB, p95 {delays[0]:.0f} to {delays[1]:.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--think", type=float, default=10.0, help="seconds for a decision, mean")
    parser.add_argument("--games", default="theseus,lockdown,nemesis")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        server, address = start_server(data)
        try:
            diary = asyncio.run(soak(address, server.pid, args))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)
    wrong = verdict(diary)
    sys.stdout.write("; ".join(wrong or ["all is well"]) + "\n" + figures(diary) + "\n")
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
