"""Keyboard, phone, languages, colours, screen readers."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Sit
from tests.web.playing import answers, choose, play_now, play_to_the_end, wait_for_my_turn
from tests.web.running import CLIENT, ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LARGEST = 250_000


def test_moves_by_keyboard_alone(sit: Sit) -> None:
    page = sit()
    page.wait_for_selector("[data-action=play-theseus]")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.action === 'play-theseus'"):
            break
    page.keyboard.press("Enter")
    for _ in range(10):
        assert wait_for_my_turn(page)
        before = answers(page)
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(n) => Number(document.querySelector('.table').dataset.answers) !== n", arg=before
        )
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


@pytest.mark.parametrize(
    ("language", "title", "turn"),
    [
        ("Deutsch", "Drei Stationen in Not", "Du bist dran"),
        ("Español", "Tres estaciones en apuros", "Te toca"),
    ],
)
def test_another_language(sit: Sit, language: str, title: str, turn: str) -> None:
    page = sit()
    page.get_by_role("button", name=language).click()
    expect(page.locator("h1")).to_contain_text(title)
    play_now(page)
    assert wait_for_my_turn(page)
    expect(page.locator(".topbar")).to_contain_text(turn)
    page.reload()
    expect(page.locator(".topbar")).to_contain_text(turn)


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


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: cd web && npm ci")
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
    ("/rules/theseus", ".rulecard"),
    ("/learn", ".exercise"),
    ("/puzzles", ".exercise"),
    ("/statistics", "main"),
    ("/account", "form"),
    ("/watch", "main"),
    ("/replays", "main"),
    ("/join/ABCD2345", "form"),
)


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: cd web && npm ci")
@pytest.mark.parametrize("game", ["theseus", "lockdown", "nemesis"])
def test_no_serious_findings_at_the_table(sit: Sit, game: str) -> None:
    page = sit()
    play_now(page, game)
    for number in range(14):
        assert wait_for_my_turn(page)
        choose(page, number)
    assert wait_for_my_turn(page)
    assert findings(page) == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Light").click()
    page.keyboard.press("Escape")
    assert findings(page) == []


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: cd web && npm ci")
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
    page.wait_for_selector(".report .curve")
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
