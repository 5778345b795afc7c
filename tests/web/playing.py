"""What a person does at the table, in a few words."""

from __future__ import annotations

import json
from typing import Any, cast

from playwright.sync_api import Page, expect

OPEN = ".option:not(:disabled)"
END = ".report"


PLACES = {"theseus": ".board .sector", "lockdown": ".board .room", "nemesis": ".board .room"}


def play_now(page: Page, game: str = "theseus") -> None:
    page.click(f"[data-action=play-{game}]")
    expect(page.locator(PLACES[game]).first).to_be_visible()


def begin_at(page: Page, position: str, *others: str) -> str:
    """Sit down at a table that lies like this, with `bot`, `open` or more `me` seats; its code."""
    laid = json.loads(position)
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": kind} for kind in others)]
    body = {"game": laid["game"], "seats": seats, "position": laid}
    answer = page.request.post("/api/matches", data=body)
    assert answer.ok, answer.text()
    match = answer.json()["match"]
    page.goto(f"/match/{match['id']}")
    expect(page.locator(f"{PLACES[laid['game']]}, .cover").first).to_be_visible()
    return str(match["code"])


def answers(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-answers") or 0)


def wait_for_my_turn(page: Page) -> bool:
    """Until something can be chosen; False if the match is over."""
    page.locator(f"{OPEN}, {END}").first.wait_for()
    return page.locator(END).count() == 0


def choose(page: Page, number: int) -> None:
    """Choose from the list, whatever the shape of the question, and wait until it is done."""
    before = answers(page)
    page.evaluate(CLICK, number)
    page.wait_for_function(MOVED_ON, arg=before)


def play_to_the_end(page: Page, most: int = 600) -> int:
    """Answers everything from the list until the report comes; how many answers it took."""
    for number in range(most):
        if not wait_for_my_turn(page):
            return number
        choose(page, number * 7)
    raise AssertionError(f"no end after {most} answers")


def press_an_answer(page: Page, number: int) -> None:
    """Choose with nothing but keys, and wait until it is done."""
    before = answers(page)
    confirm = page.locator("[data-action=confirm]")
    if page.locator(".options [aria-pressed]").count():
        for key in "123456789":
            if confirm.is_enabled():
                break
            page.keyboard.press(key)
    else:
        page.keyboard.press(str(number % min(9, page.locator(".option").count()) + 1))
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=before)


def options_of(page: Page) -> dict[str, Any]:
    """How the match at this table was set up."""
    match = page.url.rpartition("/")[2]
    return cast("dict[str, Any]", page.request.get(f"/api/matches/{match}").json()["options"])


def glowing(page: Page) -> list[str]:
    found = page.evaluate(
        "() => [...document.querySelectorAll('.glows [data-piece]')].map(e => e.dataset.piece)"
    )
    return cast("list[str]", found)


CLICK = """async (number) => {
  const options = [...document.querySelectorAll('.option')];
  const several = document.querySelector('.options [aria-pressed]');
  if (!several) { options[number % options.length].click(); return; }
  const confirm = document.querySelector('[data-action=confirm]');
  const settle = () => new Promise((done) => setTimeout(done, 30));
  for (const option of options) {
    if (!confirm.disabled) break;
    option.click();
    await settle();
  }
  confirm.click();
}"""

MOVED_ON = """(before) => document.querySelector('.report')
  || Number(document.querySelector('.table').dataset.answers) !== before"""
