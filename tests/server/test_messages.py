"""Messages that come twice, late or in the wrong order: each counts once, or is refused."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.sync.client import connect

from hullbreach.server.client import Client
from hullbreach.server.visit import COOKIE
from hullbreach.table.lines import Answered

from .conftest import ME
from .test_hostile import door_of, reply
from .test_live_table import OPENED, answer, hall_in

Message = dict[str, Any]


@pytest.mark.parametrize("seed", range(4))
def test_a_bad_line_changes_nothing_but_the_pace(client: Client, seed: int) -> None:
    """All that was ever sent may come again, before what is new: only what is new is done."""
    random, table = Random(seed), client.create("toy", [ME, ME], options={"length": 9})
    sent: list[Message] = []
    done: list[tuple[int, str]] = []
    person = {"Cookie": f"{COOKIE}={client.http.cookies[COOKIE]}"}
    with connect(door_of(client, table.match.id), additional_headers=person) as line:
        news: Message = json.loads(line.recv(5))
        while not news.get("result") and len(done) < 25:
            fresh = new_answer(news, number=len(sent))
            sent.append(fresh)
            old = random.choices(sent, k=random.randrange(4))
            for message in random.sample([fresh, *old], len(old) + 1):
                said = reply(line, message)
                assert said["id"] == message["id"]
                if said["type"] == "done":
                    done.append((message["seat"], message["option"]))
                else:
                    assert said["error"]["code"] in ("already_decided", "not_asked")
            news = newest(line)
    record = client.match(table.match.id)
    assert record.answers == len(done)
    assert len(done) == len(sent), "each new answer is done once, however often it came"


def new_answer(news: Message, number: int) -> Message:
    (decision,) = news["decisions"]
    return {
        "type": "answer",
        "id": number,
        "seat": decision["seat"],
        "stamp": decision["stamp"],
        "option": decision["options"][0]["id"],
    }


def newest(line: Any) -> Message:
    """The table as it stands now, through the eyes of the seat that is asked."""
    for seat in (0, 1):
        line.send(json.dumps({"type": "look", "seat": seat}))
        told: list[Message] = []
        while not told or told[-1]["type"] != "done":
            told.append(json.loads(line.recv(5)))
        news = next(message for message in reversed(told) if message["type"] == "update")
        if news["decisions"] or news.get("result"):
            break
    return news


def test_news_of_other_servers_in_any_order(tmp_path: Path) -> None:
    """Late, doubled and shuffled news lead to the table that is stored, line by line."""

    async def story() -> None:
        async with hall_in(tmp_path) as here, hall_in(tmp_path) as there:
            writing = await here.set_up(OPENED)
            hearing = await there.find(writing.table.id)
            for option in ("stay", "yes", "roll", "bid:1", "bid:2"):
                await writing.request(answer(option))
            numbers = [*range(1, writing.table.number)] * 3
            Random(5).shuffle(numbers)
            await asyncio.gather(*map(hearing.hear, numbers))
            assert hearing.table.number == writing.table.number
            assert hearing.table.answers == writing.table.answers
            written = [line for _, line in await there.store.lines(writing.table.id, 0)]
            kept = [(w.seat, w.option) for w in written if isinstance(w, Answered)]
            assert kept == writing.table.answers

    asyncio.run(story())
