"""What was played, and who won."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hullbreach.server.client import Client
from hullbreach.table.outlook import retold

from .conftest import BOT, ME, play_on

FACTIONS = {"factions": ["marines", "aliens"], "deck": "basic"}


def statistics(client: Client, **query: Any) -> dict[str, Any]:
    answer = client.http.get("/api/statistics", params={"game": "theseus", **query})
    games = answer.raise_for_status().json()["games"]
    return dict(games[0]) if games else {}


def finished(client: Client) -> str:
    table = client.create("theseus", [ME, BOT], options=FACTIONS)
    with table.sit() as live:
        play_on(live)
        assert live.update.result is not None
    return table.match.id


def played_by_role(client: Client) -> Counter[str]:
    tallies = statistics(client).get("tallies", {}).get("role", [])
    return Counter({tally["key"]: tally["played"] for tally in tallies})


def test_every_seat_of_a_finished_match_counts(client: Client, friend: Client) -> None:
    before = played_by_role(client)
    match = client.match(finished(client))
    client.begin("theseus", "lesson", "moving")
    assert match.result is not None
    seen = statistics(client, mine=True, lang="de")
    assert seen["finished"] == 1
    assert seen["running"] == 0, "a lesson is no match"
    assert seen["reasons"] == {match.result.reason: 1}
    won = int(match.result.seats[0].won)
    role = {"key": "marines", "words": "Marines", "played": 1, "won": won}
    assert seen["tallies"]["role"] == [role], "the bot's seat is not mine"
    assert seen["tallies"]["mode"][0]["key"] == "duel"
    assert statistics(friend, mine=True) == {}

    everybody = played_by_role(client)
    assert {role: everybody[role] - before[role] for role in everybody} == {
        **dict.fromkeys(everybody, 0),
        "marines": 1,
        "aliens": 1,
    }


def test_a_match_from_a_position_does_not_count(client: Client) -> None:
    match = finished(client)
    counted = statistics(client)
    position = client.http.get(f"/api/matches/{match}/positions/12").json()["position"]
    again = client.create("theseus", [ME, BOT], position=position)
    assert again.match.from_position
    with again.sit() as live:
        play_on(live)
        assert live.update.result is not None
    assert statistics(client) == counted


def test_a_result_is_told_in_the_language_asked_for(client: Client) -> None:
    match = client.match(finished(client))
    german = client.http.get(f"/api/matches/{match.id}?lang=de").json()["result"]["words"]
    assert match.result is not None
    assert match.result.words != german
    told = retold(match, "de").result
    assert told is not None
    assert told.words == german, "as stored matches are told"
    listed = client.http.get("/api/matches", params={"mine": True, "lang": "de"}).json()["matches"]
    assert [m["result"]["words"] for m in listed if m["id"] == match.id] == [german]
