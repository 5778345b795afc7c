"""How a server carries many tables: bots over real WebSockets, four seats a table.

    make bench-server
    make bench-server ARGS="--matches 200 --think 2"

The server runs in a process of its own, the bots in another, on the same machine. Every bot thinks
for a while (`--think` seconds on average), then answers. Measured is the time from sending an
answer until the last of the four seats has received the update that shows it. If 95 of a hundred
need more than 150 ms, the exit code is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 4
MOST = 150.0  # milliseconds that p95 may take


class Option(msgspec.Struct):
    id: str
    verb: str


class Decision(msgspec.Struct):
    stamp: int
    seat: int
    kind: str
    least: int
    options: list[Option]


class News(msgspec.Struct):
    """Only what the bots need of a message."""

    type: str
    answers: int = -1
    decisions: list[Decision] = []
    result: object = None


_news = msgspec.json.Decoder(News)


@dataclass
class Figures:
    delays: list[float] = field(default_factory=list)
    refused: int = 0
    finished: int = 0
    bytes: int = 0
    updates: int = 0


@dataclass
class Playing:
    """One match: who has seen how many answers, and the answer that is under way."""

    figures: Figures
    think: float
    sent_at: float = 0.0
    sent_as: int = -1
    seen: list[int] = field(default_factory=lambda: [-1] * SEATS)
    stamps: set[tuple[int, int]] = field(default_factory=set)

    async def attend(self, seat: int, connection: ClientConnection) -> None:
        try:
            async for message in connection:
                news = _news.decode(message)
                self.figures.bytes += len(message)
                if news.type == "refused":
                    self.figures.refused += 1
                if news.type != "update":
                    continue
                self.figures.updates += 1
                self._note(seat, news.answers)
                if news.result is not None:
                    self.figures.finished += seat == 0
                    return
                for decision in news.decisions:
                    await self._answer(connection, decision, news.answers)
        except ConnectionClosed:
            pass

    def _note(self, seat: int, answers: int) -> None:
        self.seen[seat] = answers
        if self.sent_at and min(self.seen) >= self.sent_as:
            self.figures.delays.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0

    async def _answer(self, connection: ClientConnection, decision: Decision, answers: int) -> None:
        mark = (decision.seat, decision.stamp)
        if mark in self.stamps:
            return
        self.stamps.add(mark)
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.think)
        option = choose(decision)
        self.sent_at, self.sent_as = time.perf_counter(), max(self.seen) + 1
        await connection.send(
            msgspec.json.encode(
                {
                    "type": "answer",
                    "seat": decision.seat,
                    "stamp": decision.stamp,
                    "option": option,
                }
            ).decode()
        )


def choose(decision: Decision) -> str:
    options = decision.options
    rests = [option.id.partition(":")[2] for option in options]
    if decision.kind == "order":
        return f"{options[0].verb}:{','.join(rests)}"
    if decision.kind == "some":
        chosen = rests[: decision.least]
        return f"{options[0].verb}:{'+'.join(chosen)}" if chosen else "none"
    return random.choice(options).id


def start_server(data: str) -> tuple[subprocess.Popen[bytes], str]:
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    port = door.getsockname()[1]
    door.close()
    server = subprocess.Popen([sys.executable, "-m", "bench.server", "--serve", data, str(port)])
    address = f"http://127.0.0.1:{port}"
    for _ in range(400):
        try:
            httpx.get(f"{address}/api/health")
            return server, address
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit("the server does not start")


def serve(data: str, port: int) -> None:
    import uvicorn

    from hullbreach.cli.serve import spare_the_collector
    from hullbreach.server import Limits, Settings, create_app

    spare_the_collector()
    limits = Limits(tables_a_minute=1e6, heavy_a_minute=1e6, requests_a_minute=1e6)
    app = create_app(Settings(data=Path(data), limits=limits))
    uvicorn.run(app, port=port, log_level="warning", access_log=False, ws_per_message_deflate=False)


async def open_tables(address: str, matches: int, game: str) -> list[tuple[str, dict[str, str]]]:
    body = {"game": game, "seats": [{"kind": "me"}] * SEATS, "take_back": False}
    found = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for _ in range(matches):
            answer = (await client.post("/api/matches", json=body)).json()
            found.append((answer["match"]["id"], answer["seat_tokens"]))
    return found


async def play(
    address: str, tables: list[tuple[str, dict[str, str]]], args: argparse.Namespace
) -> Figures:
    figures = Figures()
    waiting = asyncio.Semaphore(50)

    async def seat(playing: Playing, match: str, number: int, token: str) -> None:
        door = f"{address.replace('http', 'ws')}/api/matches/{match}/live?lang=&seat={number}"
        headers = {"Authorization": f"Bearer {token}"}
        async with waiting:
            joining = connect(door, additional_headers=headers, compression=None, max_queue=None)
            connection = await joining.__aenter__()
        try:
            await playing.attend(number, connection)
        finally:
            await connection.close()

    tasks = [
        asyncio.create_task(seat(playing, match, int(number), token))
        for match, tokens in tables
        for playing in [Playing(figures, args.think)]
        for number, token in tokens.items()
    ]
    await asyncio.sleep(args.warm)
    figures.__init__()  # type: ignore[misc]
    await asyncio.sleep(args.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures


def memory(process: int) -> float:
    """Resident megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def busy(process: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    args = read_arguments()
    if args.serve:
        serve(args.serve[0], int(args.serve[1]))
        return
    with tempfile.TemporaryDirectory() as data:
        server, address = start_server(data)
        try:
            asyncio.run(open_tables(address, 5, args.game))
            empty = memory(server.pid)
            tables = asyncio.run(open_tables(address, args.matches, args.game))
            idle = memory(server.pid)
            before = busy(server.pid)
            gc.disable()  # the bots shall not be what is measured
            figures = asyncio.run(play(address, tables, args))
            used = busy(server.pid) - before
            full = memory(server.pid)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)
    show(args, figures, used, empty, idle, full)
    raise SystemExit(1 if p95(figures) > MOST else 0)


def p95(figures: Figures) -> float:
    """Milliseconds from a move to the update of all seats, for 95 moves of a hundred."""
    return quantiles(figures.delays, n=100)[94] * 1000 if len(figures.delays) > 1 else inf


def show(
    args: argparse.Namespace, figures: Figures, used: float, empty: float, idle: float, full: float
) -> None:
    cuts = quantiles(figures.delays, n=100) if len(figures.delays) > 1 else [0.0] * 99
    table = Table(title=f"{args.matches} matches of {args.game}, {SEATS} seats, over WebSockets")
    table.add_column("figure")
    table.add_column("value", justify="right")
    rows = {
        "think time, mean": f"{args.think} s",
        "moves a second": f"{len(figures.delays) / args.seconds:.0f}",
        "updates a second": f"{figures.updates / args.seconds:.0f}",
        "kilobytes an update": f"{figures.bytes / max(figures.updates, 1) / 1000:.1f}",
        "move to all seats' update, median": f"{cuts[49] * 1000:.0f} ms",
        "move to all seats' update, p95": f"{cuts[94] * 1000:.0f} ms",
        "move to all seats' update, p99": f"{cuts[98] * 1000:.0f} ms",
        "refused": str(figures.refused),
        "finished": str(figures.finished),
        "server's processor, share of one core": f"{used / (args.seconds + args.warm):.0%}",
        "memory, idle match": f"{(idle - empty) / args.matches * 1000:.0f} kB",
        "memory, match with four guests": f"{(full - empty) / args.matches * 1000:.0f} kB",
    }
    for name, value in rows.items():
        table.add_row(name, value)
    Console().print(table)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.server", description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=10)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--game", default="theseus")
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
