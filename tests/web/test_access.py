"""Keyboard, phone, languages, colours, screen readers."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Sit
from tests.web.playing import choose, play_now, play_to_the_end, press_an_answer, wait_for_my_turn
from tests.web.running import CLIENT, ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LARGEST = 250_000
BEHIND_THE_SCENES = {
    "already_decided",  # the table shows what has been decided
    "foreign_origin",
    "not_allowed",
    "unknown_game",
    "unknown_rule",
}
"""Refusals that nobody who plays in a browser meets."""
needs_axe = pytest.mark.skipif(
    not AXE.exists(), reason="axe-core is not installed: cd web && npm ci"
)


def tab_to(page: Page, action: str) -> None:
    page.wait_for_selector(f"[data-action={action}]")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.action") == action:
            return
    raise AssertionError(f"Tab does not reach {action}")


def test_a_whole_match_by_keyboard_alone(sit: Sit) -> None:
    page = sit()
    tab_to(page, "play-theseus")
    page.keyboard.press("Enter")
    for number in range(400):
        if not wait_for_my_turn(page):
            break
        press_an_answer(page, number * 7)
    tab_to(page, "replay")
    page.keyboard.press("Enter")
    tab_to(page, "next")
    page.keyboard.press("Enter")
    expect(page.locator(".replay")).to_have_attribute("data-step", "1")


def test_the_keys_are_listed(sit: Sit) -> None:
    page = sit()
    play_now(page)
    assert wait_for_my_turn(page)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).not_to_be_visible()


def test_a_glowing_piece_is_reached_with_tab(sit: Sit) -> None:
    page = sit()
    play_now(page)
    for number in range(40):
        assert wait_for_my_turn(page)
        if page.locator(".glows [data-piece]").count():
            break
        choose(page, number)
    piece = page.locator(".glows [data-piece]").first
    expect(piece).to_have_attribute("tabindex", "0")
    assert piece.get_attribute("aria-label")
    piece.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=confirm]")).to_be_enabled()


@pytest.mark.parametrize("game", ["theseus", "lockdown", "nemesis"])
@pytest.mark.parametrize(
    ("language", "title", "turn"),
    [
        ("Deutsch", "Drei Stationen in Not", "Du bist dran"),
        ("Español", "Tres estaciones en apuros", "Te toca"),
    ],
)
def test_another_language(sit: Sit, language: str, title: str, turn: str, game: str) -> None:
    page = sit()
    page.get_by_role("button", name=language).click()
    expect(page.locator("h1")).to_contain_text(title)
    play_now(page, game)
    assert wait_for_my_turn(page)
    expect(page.locator(".topbar")).to_contain_text(turn)
    page.reload()
    expect(page.locator(".topbar")).to_contain_text(turn)


def test_what_the_server_refuses_is_said_in_my_language(sit: Sit) -> None:
    page = sit("/match/nowhere", locale="es-ES")
    expect(page.get_by_role("alert")).to_have_text("Esa partida no existe.")


@pytest.mark.parametrize("language", ["de", "es"])
def test_every_refusal_of_the_server_has_words(language: str) -> None:
    protocol = (ROOT / "docs" / "PROTOCOL.md").read_text()
    table = protocol.partition("| status | codes |")[2].partition("\n\n")[0]
    codes = {code for code in re.findall(r"`(\w+)`", table) if code not in BEHIND_THE_SCENES}
    words = (ROOT / "web" / "src" / "words" / f"{language}.ts").read_text()
    assert len(codes) > 15
    assert {code for code in codes if f" {code}: " not in words} == set()


def test_the_language_changes_at_the_table(sit: Sit) -> None:
    page = sit()
    play_now(page)
    assert wait_for_my_turn(page)
    english = page.locator(".asks").inner_text()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Deutsch").click()
    page.keyboard.press("Escape")
    expect(page.locator(".asks")).not_to_have_text(english)
    expect(page.locator(".tabs")).to_contain_text("Verlauf")


def test_on_a_phone(sit: Sit) -> None:
    page = sit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    play_now(page)
    for number in range(8):
        assert wait_for_my_turn(page)
        choose(page, number)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-tab=log]").tap()
    expect(page.locator(".log")).to_be_visible()
    page.locator("[data-tab=board]").tap()
    expect(page.locator(".log")).not_to_be_visible()


@pytest.mark.parametrize("width", [360, 1024, 3840])
def test_nothing_hangs_over_the_edge(sit: Sit, width: int) -> None:
    page = sit(viewport={"width": width, "height": max(640, width * 9 // 16)})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    play_now(page)
    assert wait_for_my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found = page.evaluate(
        """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
        .filter(v => ['serious', 'critical'].includes(v.impact))
        .map(v => `${v.id}: ${v.nodes.slice(0, 3).map(n => n.html).join(' | ')}`)"""
    )
    return list(found)


@needs_axe
@pytest.mark.parametrize("theme", ["Dark", "Light"])
def test_no_serious_findings_of_axe(sit: Sit, theme: str) -> None:
    page = sit()
    page.get_by_role("button", name=theme).click()
    page.wait_for_selector("[data-action=play-theseus]")
    assert findings(page) == []
    for path, there in PAGES:
        page.goto(path)
        page.wait_for_selector(there)
        assert findings(page) == [], path


PAGES = (
    ("/new/theseus", ".sitter"),
    ("/new/lockdown", ".sitter"),
    ("/new/nemesis", ".sitter"),
    ("/rules/theseus", ".rulecard"),
    ("/rules/lockdown", ".rulecard"),
    ("/rules/nemesis", ".rulecard"),
    ("/learn", ".exercise"),
    ("/puzzles", ".exercise"),
    ("/statistics", "main"),
    ("/account", "form"),
    ("/watch", "main"),
    ("/replays", "main"),
    ("/join/ABCD2345", "form"),
)


@needs_axe
def test_no_serious_findings_at_the_door(sit: Sit) -> None:
    page = sit("/new/theseus")
    page.locator(".sitter select").nth(1).select_option("open")
    page.get_by_role("button", name="whoever knows the password").click()
    page.get_by_label("Password of the table").fill("open sesame")
    page.click("[data-action=create]")
    page.wait_for_selector(".invite")
    assert findings(page) == [], "invitation"
    stranger = sit(page.url)
    stranger.wait_for_selector("[data-action=watch]")
    assert findings(stranger) == [], "password"
    page.goto("/new/theseus")
    page.locator(".sitter select").nth(1).select_option("hot")
    page.click("[data-action=create]")
    for number in range(20):
        page.wait_for_selector(".cover, .option:not(:disabled)")
        if page.locator(".cover").count():
            break
        choose(page, number)
    assert findings(page) == [], "cover"


@needs_axe
@pytest.mark.parametrize("game", ["theseus", "lockdown", "nemesis"])
def test_no_serious_findings_at_the_table(sit: Sit, game: str) -> None:
    page = sit()
    play_now(page, game)
    for number in range(14):
        if not wait_for_my_turn(page):
            break  # the first to die may not live to see the fourteenth
        choose(page, number)
    assert findings(page) == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Light").click()
    page.keyboard.press("Escape")
    assert findings(page) == []


@needs_axe
def test_no_serious_findings_in_a_lesson_a_report_and_a_replay(sit: Sit) -> None:
    page = sit("/learn")
    page.click("[data-exercise='lockdown/lesson/fighting']")
    page.hover("[data-option^='shoot:']")
    page.wait_for_selector(".odds")
    assert findings(page) == [], "lesson"
    page.goto("/puzzles")
    page.click("[data-exercise='theseus/puzzle/relay']")
    page.wait_for_selector(".coach")
    assert findings(page) == [], "puzzle"
    page.goto("/")
    play_now(page)
    play_to_the_end(page)
    page.wait_for_selector(".report .curve", state="attached")
    assert findings(page) == [], "report"
    page.click("[data-action=replay]")
    page.wait_for_selector(".replay .sector")
    assert findings(page) == [], "replay"


def test_motion_shows_the_moves_and_can_be_skipped(sit: Sit) -> None:
    page = sit(motion=True)
    play_now(page)
    for number in range(6):
        page.keyboard.press("Space")
        assert wait_for_my_turn(page)
        choose(page, number)


def test_the_client_is_small() -> None:
    if not CLIENT.exists():
        pytest.skip("the web client has not been built: make web")
    files = [path for path in CLIENT.parent.rglob("*") if path.suffix in {".html", ".js", ".css"}]
    size = sum(len(gzip.compress(Path(path).read_bytes())) for path in files)
    assert size < LARGEST


def test_rules_are_found_by_word_and_number(sit: Sit) -> None:
    page = sit("/rules/theseus")
    search = page.get_by_role("searchbox")
    search.fill("TH-07.07")
    expect(page.locator(".rulecard").first).to_contain_text("TH-07.07")
    search.fill("malfunction disc")
    expect(page.locator(".rulecard").first).to_contain_text("disc")
