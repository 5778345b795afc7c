"""The words of a game over the wire."""

from __future__ import annotations

import re
from typing import Any

from hullbreach import ledger
from hullbreach.server.client import Client

from .conftest import ME, OPEN


def words(client: Client, game: str, lang: str) -> dict[str, Any]:
    answer = client.http.get(f"/api/games/{game}/words", params={"lang": lang})
    return dict(answer.raise_for_status().json())


def test_every_group_has_its_texts(client: Client) -> None:
    for game in ("lockdown", "nemesis"):
        texts = words(client, game, "de")["texts"]
        for group in ("cards", "items", "rooms", "events", "wounds", "objectives"):
            assert texts[group]
            assert all(about["name"] for about in texts[group].values()), (game, group)
            assert any(about["text"] for about in texts[group].values()), (game, group)
    assert words(client, "theseus", "en")["texts"]["units"]["marine"]["text"]


def test_before_the_draft_seats_are_counted_from_one(client: Client) -> None:
    with client.create("lockdown", [ME, OPEN]).sit() as live:
        told = " ".join(event.words for event in live.events)
    assert {"Seat 1", "Seat 2"} & set(re.findall(r"Seat \d", told))
    assert "Seat 0" not in told


def test_rules_are_told_in_the_language_of_the_reader(client: Client) -> None:
    def found(lang: str, **query: str) -> list[dict[str, Any]]:
        answer = client.http.get("/api/rules", params={"game": "theseus", "lang": lang, **query})
        return list(answer.raise_for_status().json()["rules"])

    assert [rule["id"] for rule in found("de")] == [rule["id"] for rule in found("en")]
    assert {rule["chapter"] for rule in found("de", search="Spielende")} >= {"Spielende"}
    one = client.http.get("/api/rules/TH-01.03", params={"lang": "es"}).json()
    assert one["text"] == ledger.rule("TH-01.03", "es").text
