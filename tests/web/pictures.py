"""Takes the pictures of the documentation: `python -m tests.web.pictures [folder]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from hullbreach.bots import default_level
from tests.web.playing import choose, play_to_the_end, wait_for_my_turn
from tests.web.running import ROOT, Server, launch, served

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LARGE: ViewportSize = {"width": 2560, "height": 1440}
TURNS = 34


def opened(browser: Browser, server: Server, size: ViewportSize, **more: Any) -> Page:
    context = browser.new_context(
        base_url=server.address, viewport=size, locale="en-US", reduced_motion="reduce", **more
    )
    context.set_default_timeout(60_000)
    return context.new_page()


def table(page: Page, options: dict[str, Any], seats: int = 2, game: str = "theseus") -> str:
    """A new match against bots; the address of its table."""
    bot = {"kind": "bot", "level": default_level(game)}
    wanted = [{"kind": "me", "name": "Ada"}] + [bot] * (seats - 1)
    body = {"game": game, "seats": wanted, "options": options, "seed": "pictures"}
    answer = page.request.post("/api/matches", data=body)
    assert answer.ok, answer.text()
    return f"/match/{answer.json()['match']['id']}"


def play(page: Page, count: int) -> None:
    for number in range(count):
        if not wait_for_my_turn(page):
            return
        choose(page, number * 5 + 1)


def settings(page: Page, **chosen: str) -> None:
    page.evaluate(
        "(more) => { const key = 'hullbreach.settings';"
        " const old = JSON.parse(localStorage.getItem(key) || '{}');"
        " localStorage.setItem(key, JSON.stringify({...old, ...more})); }",
        chosen,
    )
    page.reload()


def until_move(page: Page) -> None:
    """On to a question that glows on the board, and point at the first thing."""
    for number in range(60):
        if not wait_for_my_turn(page) or page.locator("[data-option^='move:']").count():
            break
        choose(page, number)
    page.locator(".figure.glows").first.click()


def until_walk(page: Page, rounds: int) -> None:
    """Through some rounds of Lockdown to a turn of mine, and point at a neighbouring room."""
    for number in range(200):
        if not wait_for_my_turn(page):
            return
        here = page.locator(".where .dim").inner_text()
        may = page.locator("[data-option^='move:']").count()
        if may and page.locator("[data-option^='careful:']").count() and f" {rounds}" in here:
            break
        choose(page, number * (1 if may else 3) + 1)
    page.locator(".room.glows .plate").first.click()


Shot = Callable[[Page, str], None]


def around(browser: Browser, server: Server, shot: Shot) -> None:
    """The pages around the table, after a few matches between bots."""
    page = opened(browser, server, WIDE)
    page.goto("/")
    for game, options in MATCHES:
        for level in ("expert", "easy"):
            body = {"game": game, "seats": [{"kind": "bot", "level": level}] * 2}
            page.request.post("/api/matches", data={**body, "options": options, "access": "open"})
    for path, there, name in (
        ("/learn", ".exercise", "learn"),
        ("/puzzles", ".exercise", "puzzles"),
        ("/account", "form", "account"),
        ("/new/lockdown", "[data-action=create]", "new-lockdown"),
        ("/new/nemesis", "[data-action=create]", "new-nemesis"),
    ):
        page.goto(path)
        page.wait_for_selector(there)
        shot(page, name)
    exercise(page, "lesson/installing", shot)
    exercise(page, "puzzle/crossfire", shot)
    page.goto("/learn")
    page.click("[data-exercise='lockdown/lesson/fighting']")
    page.hover("[data-option^='shoot:']")
    page.wait_for_selector(".odds")
    shot(page, "odds")
    door(browser, server, shot)
    page.goto("/replays")
    page.wait_for_selector(".matchline")
    shot(page, "replays")
    page.goto("/statistics")
    page.wait_for_selector("[data-game=theseus]")
    shot(page, "statistics")


def door(browser: Browser, server: Server, shot: Shot) -> None:
    """A table that waits for a friend, and how those come in who know the way."""
    page = opened(browser, server, WIDE)
    page.goto("/new/theseus")
    page.locator(".sitter select").nth(1).select_option("open")
    page.get_by_role("button", name="whoever knows the password").click()
    page.get_by_label("Password of the table").fill("open sesame")
    page.click("[data-action=create]")
    page.wait_for_selector(".invite")
    shot(page, "invite")
    friend = opened(browser, server, WIDE)
    code = page.locator("[data-code]").get_attribute("data-code")
    friend.goto(f"/join/{code}")
    friend.get_by_label("Your name").fill("Grace")
    shot(friend, "join")
    friend.goto(page.url)
    friend.wait_for_selector("[data-action=watch]")
    shot(friend, "locked")
    me_and_a_bot = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    for game in ("theseus", "lockdown", "nemesis"):
        body = {"game": game, "seats": me_and_a_bot, "access": "open"}
        page.request.post("/api/matches", data=body)
    friend.goto("/watch")
    friend.wait_for_selector(".matchline")
    shot(friend, "watch")


MATCHES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("theseus", {"factions": ["marines", "aliens"]}),
    ("theseus", {"factions": ["greys", "scientists"]}),
    ("lockdown", {"characters": ["sentry", "hacker"]}),
)


def exercise(page: Page, name: str, shot: Shot) -> None:
    kind = name.partition("/")[0]
    page.goto("/learn" if kind == "lesson" else "/puzzles")
    page.click(f"[data-exercise='theseus/{name}']")
    page.wait_for_selector(".coach")
    shot(page, kind)


def nemesis(browser: Browser, server: Server, shot: Shot) -> None:
    crew = {"characters": ["captain", "scout", "soldier", "mechanic"]}
    page = opened(browser, server, WIDE)
    page.goto("/")
    page.goto(table(page, crew, 4, "nemesis"))
    until_walk(page, 3)
    shot(page, "nemesis")
    play_to_the_end(page)
    page.wait_for_selector(".report .curve", state="attached")
    page.wait_for_timeout(2500)
    shot(page, "nemesis-report")
    phone = opened(browser, server, PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    phone.goto("/")
    phone.goto(table(phone, crew, 4, "nemesis"))
    until_walk(phone, 2)
    shot(phone, "nemesis-phone")


def large(browser: Browser, server: Server, shot: Shot) -> None:
    page = opened(browser, server, LARGE)
    page.goto("/")
    settings(page, language="es")
    page.wait_for_selector("[data-action=play-lockdown]")
    shot(page, "home-large-spanish")
    sides = {"characters": ["sentry", "hacker", "survivor", "lab_rat"], "board": "alternate"}
    page.goto(table(page, sides, 4, "lockdown"))
    until_walk(page, 2)
    shot(page, "lockdown-alternate-large-spanish")


def lockdown(browser: Browser, server: Server, shot: Shot) -> None:
    crew = {"characters": ["sentry", "hacker", "survivor", "lab_rat"]}
    page = opened(browser, server, WIDE)
    page.goto("/")
    address = table(page, crew, 4, "lockdown")
    page.goto(address)
    until_walk(page, 3)
    shot(page, "lockdown")
    settings(page, theme="light", language="de")
    page.wait_for_selector(".board .room")
    shot(page, "lockdown-light-german")
    settings(page, theme="dark", language="en")
    page.wait_for_selector(".board .room")
    play_to_the_end(page)
    page.wait_for_selector(".report .curve", state="attached")
    page.wait_for_timeout(2500)
    shot(page, "lockdown-report")
    phone = opened(browser, server, PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    phone.goto("/")
    phone.goto(table(phone, crew, 4, "lockdown"))
    until_walk(phone, 2)
    shot(phone, "lockdown-phone")


def take(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)

    def shot(page: Page, name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{name}.png")
        sys.stdout.write(f"{folder / name}.png\n")

    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        page = opened(browser, server, WIDE)
        page.goto("/")
        page.wait_for_selector("[data-action=play-theseus]")
        shot(page, "home")
        page.goto("/new/theseus")
        page.wait_for_selector("[data-action=create]")
        shot(page, "new-match")
        page.goto("/rules/theseus?q=malfunction%20disc")
        page.wait_for_selector(".rulecard")
        shot(page, "rules")
        duel = table(page, {"factions": ["marines", "scientists"]})
        page.goto(duel)
        play(page, TURNS)
        until_move(page)
        shot(page, "table")
        settings(page, theme="light", language="de")
        page.wait_for_selector(".sector")
        shot(page, "theseus-light-german")
        settings(page, theme="dark", language="en")
        page.wait_for_selector(".sector")
        play_to_the_end(page)
        page.wait_for_selector(".report .curve", state="attached")
        page.wait_for_timeout(2500)
        shot(page, "report")
        page.goto(duel.replace("match", "replay") + "?at=60")
        page.wait_for_selector(".sector")
        shot(page, "replay")
        page.goto(table(page, {"factions": ["aliens", "pandora", "scientists", "greys"]}, 4))
        play(page, TURNS)
        shot(page, "theseus-four")

        phone = opened(
            browser, server, PHONE, has_touch=True, is_mobile=True, device_scale_factor=2
        )
        phone.goto("/")
        phone.wait_for_selector("[data-action=play-theseus]")
        shot(phone, "home-phone")
        phone.goto(table(phone, {"factions": ["marines", "scientists"]}))
        play(phone, TURNS)
        until_move(phone)
        shot(phone, "theseus-phone")
        lockdown(browser, server, shot)
        nemesis(browser, server, shot)
        large(browser, server, shot)
        around(browser, server, shot)
        browser.close()


if __name__ == "__main__":
    take(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
