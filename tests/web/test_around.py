"""Around the table: accounts, statistics, running matches to watch."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

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
    expect(tablet.locator(f"[data-match={match}]")).to_be_visible()
    tablet.click("[data-action=account]")
    tablet.click("[data-action=log-out]")
    expect(tablet.locator("[data-action=log-in]")).to_be_visible()


def test_what_bots_played_is_counted(sit: Sit) -> None:
    page = sit("/")
    open_table(page, options={"factions": ["greys", "aliens"], "deck": "basic"})
    for _ in range(60):
        page.goto("/statistics")
        page.wait_for_selector("main")
        if page.get_by_role("rowheader", name="Greys").count():
            break
        page.wait_for_timeout(1000)
    table = page.locator("[data-game=theseus]")
    expect(table.get_by_role("rowheader", name="Aliens")).to_be_visible()
    page.get_by_role("button", name="Mine").click()
    expect(page.get_by_role("rowheader", name="Greys")).to_have_count(0)


def test_a_public_table_can_be_watched(sit: Sit) -> None:
    page = sit("/")
    match = open_table(page, access="open", seats=[{"kind": "me", "name": "Ada"}, *BOTS[1:]])
    stranger = sit("/watch")
    stranger.click(f"[data-match={match}]")
    expect(stranger.locator(".dock")).to_contain_text("You are watching")
