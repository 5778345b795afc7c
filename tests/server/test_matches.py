"""Whole matches over the wire."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import msgspec
import pytest

import hullbreach as hb
from hullbreach.bots import RandomBot
from hullbreach.cli.replay import replay
from hullbreach.server.api import matches
from hullbreach.server.client import Client, ServerSaysNo
from hullbreach.server.remote import play_remotely
from hullbreach.table.report import Report, seen_by

from .conftest import BOT, ME, OPEN, Browser, first_answer, play_on, wait_until


def refused(code: str, call: object, *args: object, **kwargs: object) -> None:
    with pytest.raises(ServerSaysNo) as caught:
        call(*args, **kwargs)  # type: ignore[operator]
    assert caught.value.code == code


@pytest.mark.parametrize("game", ["toy", "theseus"])
def test_a_person_plays_a_bot_to_the_end(client: Client, game: str) -> None:
    table = client.create(game, seed="wire")
    with table.sit() as live:
        play_on(live)
        assert live.update.result is not None
        numbers = [event.number for event in live.events]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    record = client.record(table.match.id)
    assert record["seed"] == "wire"
    again = hb.Match.replay(record)
    assert again.result is not None
    assert again.result.reason == live.update.result.reason
    assert client.match(table.match.id).status == "finished"


@pytest.mark.parametrize("game", ["lockdown", "nemesis"])
def test_a_person_plays_alone(client: Client, game: str) -> None:
    table = client.create(game, [ME], seed="alone")
    assert table.match.options["mode"] == "solo"
    with table.sit(lang="") as live:
        play_remotely(live, RandomBot(1))
        assert live.update.result is not None
    assert hb.Match.replay(client.record(table.match.id)).result is not None


def test_two_persons_play_each_other_from_two_places(client: Client, friend: Client) -> None:
    table = client.create("toy", [ME, OPEN])
    guest = friend.join(table.match.code.lower(), "Grace")
    assert guest.match.yours == [1]
    with table.sit() as ada, guest.sit() as grace:
        other = threading.Thread(target=play_on, args=(grace,))
        other.start()
        play_on(ada)
        other.join(20)
        assert ada.update.result == grace.update.result
        assert ada.update.result is not None


def test_bots_over_the_wire_play_each_other(client: Client, friend: Client) -> None:
    table = client.create("theseus", [ME, OPEN])
    guest = friend.join(table.match.code or "", "Bot")
    with table.sit(lang="") as one, guest.sit(lang="") as two:
        other = threading.Thread(target=play_remotely, args=(two, RandomBot(2)))
        other.start()
        assert play_remotely(one, RandomBot(1)) > 5
        other.join(20)
        assert two.update.result is not None


def test_bots_alone_play_while_nobody_watches(client: Client) -> None:
    table = client.create("toy", [BOT, BOT])
    with client.sit(table.match.id) as watcher:
        wait_until(watcher, lambda live: live.update.result is not None)
        assert watcher.update.seat is None


def test_one_person_holds_several_seats(client: Client) -> None:
    table = client.create("toy", [ME, ME], seed="hot seat")
    assert table.match.yours == [0, 1]
    with table.sit(seat=1) as live:
        assert live.update.seat == 1
        assert live.decision is None
        live.look(0)
        assert live.decision is not None
        live.answer("roll")
        live.look(1)
        assert live.decision is not None
        live.look(None)
        assert live.update.seat is None
        assert live.decision is None


def test_the_decision_speaks_the_language_of_the_one_who_looks(client: Client) -> None:
    table = client.create("theseus", [ME, ME], seed="words")
    asked = table.match.asked[0]
    with (
        table.sit(lang="de", seat=asked) as german,
        table.sit(lang="en", seat=asked) as english,
        table.sit(lang="", seat=asked) as ids,
    ):
        assert german.decision
        assert english.decision
        assert ids.decision
        assert german.decision.words
        assert english.decision.words
        assert ids.decision.words == ""
        assert [o.id for o in german.decision.options] == [o.id for o in ids.decision.options]


def test_a_late_guest_gets_what_he_missed(client: Client) -> None:
    table = client.create("toy", [ME, BOT], options={"length": 9})
    with table.sit() as live:
        play_on(live, 3)
        wait_until(live, lambda seat: seat.decision is not None or bool(seat.update.result))
        known = live.events
    with table.sit(since=5) as later:
        assert later.update.events_from == 5
        assert later.events == known[5:]


def test_undo_and_consent(client: Client, friend: Client) -> None:
    table = client.create("toy", [ME, OPEN])
    guest = friend.join(table.match.code or "")
    with table.sit() as ada, guest.sit() as grace:
        ada.answer("stay")
        assert ada.update.undo.free
        ada.undo()
        assert ada.update.answers == 0
        ada.answer("roll")
        assert not ada.update.undo.free
        assert ada.update.undo.by_consent
        ada.undo()
        wait_until(grace, lambda live: live.update.undo.request is not None)
        grace.consent(True)
        wait_until(ada, lambda live: live.update.answers == 0)
        assert ada.update.asked == [0]


def test_a_table_may_forbid_taking_back(client: Client) -> None:
    table = client.create("toy", [ME, ME], take_back=False)
    with table.sit() as live:
        live.answer("roll")
        refused("cannot_undo", live.undo)


def test_a_seat_changes_hands(client: Client) -> None:
    table = client.create("toy", [ME, BOT], options={"length": 9})
    with table.sit() as live:
        live.hand_over()
        wait_until(live, lambda seat: seat.update.result is not None)
        assert live.update.match.seats[0].kind == "stand_in"
    second = client.create("toy", [ME, ME])
    with second.sit() as live:
        live.surrender()
        wait_until(live, lambda seat: seat.update.match.seats[0].surrendered)
        assert live.update.match.yours == [1]


def test_the_host_fills_an_open_seat_with_a_bot(client: Client) -> None:
    from hullbreach.server import wire

    table = client.create("toy", [ME, OPEN])
    with table.sit() as live:
        live.request(wire.SeatBot(seat=1))
        play_on(live)
        assert live.update.result is not None


def test_chat_and_whispers(client: Client, friend: Client, browser: Browser) -> None:
    table = client.create("toy", [{"kind": "me", "name": "Ada"}, OPEN])
    guest = friend.join(table.match.code or "", "Grace")
    with (
        table.sit() as ada,
        guest.sit() as grace,
        browser().sit(table.match.id) as watcher,
    ):
        ada.say("good luck")
        ada.say("between us", to=1)
        watcher.say("hello")
        wait_until(grace, lambda live: len(live.chat) == 3)
        assert [message.text for message in grace.chat] == ["good luck", "between us", "hello"]
        assert grace.chat[1].name == "Ada"
        wait_until(watcher, lambda live: len(live.chat) == 2)
        assert "between us" not in [message.text for message in watcher.chat]
    with browser().sit(table.match.id) as late:
        late.wait()
        assert [message.text for message in late.chat] == ["good luck", "hello"]


def test_presence(client: Client, friend: Client) -> None:
    table = client.create("toy", [ME, OPEN])
    guest = friend.join(table.match.code or "")
    with table.sit() as ada:
        with guest.sit():
            wait_until(ada, lambda live: live.present == [0, 1])
        wait_until(ada, lambda live: live.present == [0])


def test_time_runs_out(client: Client) -> None:
    pace = {"seconds": 1, "timeout": "bot"}
    table = client.create("toy", [ME, BOT], pace=pace)
    with table.sit() as live:
        assert live.update.clock is not None
        wait_until(live, lambda seat: seat.update.result is not None, 15)
        assert live.update.match.seats[0].kind == "stand_in"


def test_patches_lead_to_the_same_view(client: Client) -> None:
    table = client.create("theseus", [ME, ME], seed="patches")
    with table.sit() as whole, table.sit(patches=1) as patched:
        view = json.loads(json.dumps(patched.update.view))
        assert view == whole.update.view
        for _ in range(12):
            number = whole.update.number
            if whole.decision is None:
                whole.look(whole.update.asked[0])
                continue
            whole.answer(first_answer(whole))
            wait_until(patched, lambda live, number=number: live.update.number > number)
            assert isinstance(patched.update.patch, list)
            for change in patched.update.patch:
                apply(view, change)
        whole.look(0)
        assert view == whole.update.view


def apply(view: dict[str, object], change: dict[str, object]) -> None:
    *way, key = (
        p.replace("~1", "/").replace("~0", "~") for p in str(change["path"])[1:].split("/")
    )
    place: dict[str, object] = view
    for step in way:
        place = place[step]  # type: ignore[assignment]
    if change["op"] == "remove":
        del place[key]
    else:
        place[key] = change["value"]


def test_the_replay_theatre(client: Client, friend: Client) -> None:
    table = client.create("toy", [ME, BOT])
    with table.sit() as live:
        refused("not_now", client.record, table.match.id)
        refused("not_yours", client.moment, table.match.id, 0, seat=1)
        play_on(live)
        last = live.update.answers
        views = live.update.view
    match = table.match.id
    start, end = friend.moment(match, 0, seat=1), friend.moment(match, last, seat=0)
    assert start.last == last
    assert end.view == views
    assert end.events
    assert friend.moment(match, 1).seat is None
    refused("not_found", friend.moment, match, last + 1)
    kept = friend.http.post("/api/replays", json=client.record(match))
    assert kept.status_code == 201
    copy = kept.json()["match"]
    assert copy["status"] == "finished"
    assert friend.moment(copy["id"], 1, seat=0).view == friend.moment(match, 1, seat=0).view
    forged = {**client.record(match), "answers": [[0, "fly"]]}
    assert friend.http.post("/api/replays", json=forged).json()["error"]["code"] == "bad_record"


def test_a_rematch_keeps_my_seat(client: Client) -> None:
    table = client.create("toy", [ME, BOT])
    answer = client.http.post(f"/api/matches/{table.match.id}/rematch")
    assert answer.status_code == 201
    assert answer.json()["match"]["yours"] == [0]
    assert answer.json()["match"]["id"] != table.match.id


def test_a_report_is_replayed_to_what_its_seat_saw(
    client: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = client.create("theseus", [ME, BOT])
    with table.sit() as live:
        play_on(live, 3)
    asked = client.http.post(f"/api/matches/{table.match.id}/report", json={"text": "very odd"})
    assert asked.status_code == 201
    file = msgspec.convert(asked.json()["file"], Report)
    assert [*file.views()][-1] == file.view == client.moment(table.match.id, file.answers).view
    assert seen_by(hb.Match.from_position(file.position), 0) == file.view
    assert [step.option is None for step in file.record[1:]] == [
        step.seat != 0 for step in file.record[1:]
    ]
    path = tmp_path / "report.json"
    path.write_text(json.dumps(asked.json()["file"]))
    replay(path, lang="en")
    shown = capsys.readouterr().out
    assert "very odd" in shown
    assert table.match.id in shown
    assert f"{file.answers:>4} " in shown
    assert "otherwise" not in shown


def test_a_position_is_set_up_again(client: Client) -> None:
    table = client.create("toy", [ME, BOT])
    match = table.match.id
    with table.sit() as live:
        refused("not_now", client._get, f"/api/matches/{match}/positions/0", dict)
        play_on(live)
    position = client._get(f"/api/matches/{match}/positions/2", dict)["position"]
    puzzle = client.create("toy", [ME, ME], position=position)
    assert client.moment(puzzle.match.id, 0).view == client.moment(match, 2, seat=0).view
    with puzzle.sit(seat=puzzle.match.asked[0]) as live:
        live.answer(first_answer(live))
        assert live.update.answers == 1
        live.undo()
        assert live.update.answers == 0
    refused("bad_option", client.create, "toy", [ME, ME, ME], position=position)
    refused("bad_record", client.create, "toy", position={**position, "state": {"zones": 5}})
    refused("bad_record", client.create, "toy", position={"game": "toy"})


def test_a_position_with_countless_seats_is_refused_before_one_is_set_up(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = json.loads(hb.Match.new("theseus", seed=1).position())
    with monkeypatch.context() as patched:
        patched.delattr(matches, "NewSeat")
        refused("bad_option", client.create, "theseus", position={**position, "seats": 2**40})
    assert client.create("theseus", position=position).match.from_position
