"""Around the table: accounts, statistics, running matches to watch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import hullbreach as hb
from hullbreach.bots import RandomBot
from tests.web.conftest import Sit

BOTS = [{"kind": "bot", "level": "random"}] * 2


def open_table(page: Page, **more: Any) -> str:
    body = {"game": "theseus", "seats": BOTS, **more}
    answer = page.request.post("/api/matches", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["match"]["id"])


def test_an_account_brings_my_matches_to_another_device(sit: Sit) -> None:
    page = sit("/account")
    page.fill("[autocomplete=username]", "Ada of the tests")
    page.fill("[type=password]", "analytical engine")
    page.click("[data-action=open-account]")
    expect(page.locator("[data-account]")).to_contain_text("Ada of the tests")
    match = open_table(page, seats=[{"kind": "me"}, {"kind": "bot"}])

    tablet = sit("/account")
    tablet.fill("[autocomplete=username]", "Ada of the tests")
    tablet.fill("[type=password]", "difference engine")
    tablet.click("[data-action=log-in]")
    expect(tablet.get_by_role("alert")).to_be_visible()
    tablet.fill("[type=password]", "analytical engine")
    tablet.click("[data-action=log-in]")
    expect(tablet.locator("[data-account]")).to_be_visible()
    tablet.goto("/")
    expect(tablet.locator(f"[data-match='{match}']")).to_be_visible()
    tablet.click("[data-action=account]")
    tablet.click("[data-action=log-out]")
    expect(tablet.locator("[data-action=log-in]")).to_be_visible()


def test_what_bots_played_is_counted(sit: Sit) -> None:
    page = sit("/")
    open_table(page, options={"factions": ["greys", "aliens"], "deck": "basic"})
    for _ in range(60):
        page.goto("/statistics")
        page.wait_for_selector("main")
        page.wait_for_timeout(1000)
        found = page.locator("[data-game=theseus]").get_by_role("rowheader")
        if {"Greys", "Aliens"} <= set(found.all_inner_texts()):
            break
    else:
        raise AssertionError("the match of the Greys and the Aliens is not counted")
    page.get_by_role("button", name="Mine").click()
    expect(page.get_by_role("rowheader", name="Greys")).to_have_count(0)


def test_a_public_table_can_be_watched(sit: Sit) -> None:
    page = sit("/")
    match = open_table(page, access="open", seats=[{"kind": "me", "name": "Ada"}, *BOTS[1:]])
    stranger = sit("/watch")
    stranger.click(f"[data-match='{match}']")
    expect(stranger.locator(".dock")).to_contain_text("You are watching")


def test_a_table_with_a_password_and_a_clock(sit: Sit) -> None:
    page = sit("/new/theseus")
    page.locator(".sitter select").nth(1).select_option("open")
    page.get_by_role("button", name="90 seconds").click()
    page.get_by_role("button", name="whoever knows the password").click()
    page.get_by_label("Password of the table").fill("open sesame")
    page.click("[data-action=create]")
    code = page.locator("[data-code]").get_attribute("data-code")

    friend = sit(f"/join/{code}")
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_label("Password of the table").fill("sesame")
    friend.get_by_role("button", name="Sit here").click()
    expect(friend.get_by_role("alert")).to_be_visible()
    friend.get_by_label("Password of the table").fill("open sesame")
    friend.get_by_role("button", name="Sit here").click()
    expect(friend.locator(".board .sector").first).to_be_visible()
    expect(friend.get_by_role("timer")).to_contain_text(":")


def test_a_spectator_enters_the_password(sit: Sit) -> None:
    page = sit("/")
    match = open_table(
        page, access="password", password="open sesame", seats=[{"kind": "me"}, *BOTS[1:]]
    )
    stranger = sit(f"/match/{match}")
    password = stranger.get_by_label("Password of the table")
    password.fill("sesame")
    stranger.click("[data-action=watch]")
    expect(stranger.get_by_role("alert")).to_be_visible()
    password.fill("open sesame")
    stranger.click("[data-action=watch]")
    expect(stranger.locator(".board .sector").first).to_be_visible()
    expect(stranger.locator(".dock")).to_contain_text("You are watching")
    stranger.reload()
    expect(stranger.locator(".board .sector").first).to_be_visible()


def test_a_problem_is_reported_and_a_seat_given_up(sit: Sit) -> None:
    page = sit("/")
    match = open_table(page, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    page.goto(f"/match/{match}")
    page.get_by_role("button", name="Settings").click()
    page.click("[data-action=report]")
    page.get_by_label("What went wrong?").fill("The disc looks tired.")
    with page.expect_download() as download:
        page.click("[data-action=save-report]")
    report = json.loads(Path(download.value.path()).read_text())
    assert report["text"] == "The disc looks tired."
    assert report["match"] == match
    page.click("[data-action=give-up]")
    page.click("[data-action=surely]")
    expect(page.locator(".dock")).to_contain_text("You are watching")


def test_a_record_from_elsewhere_is_watched(sit: Sit, downloads: Path) -> None:
    played = hb.Match.new("theseus", 2, "upload", {"deck": "basic"})
    hb.play(played, bots=[RandomBot(1), RandomBot(2)])
    file = downloads / "record.json"
    file.write_text(json.dumps(played.record()))
    page = sit("/replays")
    page.set_input_files("[data-action=upload]", file)
    expect(page.locator(".replay .sector").first).to_be_visible()
