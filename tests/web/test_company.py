"""Several people at one table: by link, round one screen, and watching."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.games.lockdown.table import Table
from tests.web.conftest import Sit
from tests.web.playing import begin_at, choose, wait_for_my_turn


def seat(page: Page, number: int, who: str) -> None:
    page.locator(".sitter select").nth(number).select_option(who)


def open_table(page: Page, second: str) -> None:
    expect(page.locator(".sitter")).to_have_count(2)
    seat(page, 1, second)
    page.click("[data-action=create]")
    expect(page.locator(".board .sector, .cover").first).to_be_visible()


def test_two_browsers_play_and_talk(sit: Sit) -> None:
    ada = sit("/new/theseus")
    ada.get_by_label("Your name").fill("Ada")
    open_table(ada, "open")
    code = ada.locator("[data-code]").get_attribute("data-code")

    grace = sit()
    grace.get_by_role("textbox", name="Code").fill(code or "")
    grace.keyboard.press("Enter")
    grace.get_by_label("Your name").fill("Grace")
    grace.get_by_role("button", name="Sit here").click()
    expect(grace.locator(".board .sector").first).to_be_visible()
    expect(ada.locator(".invite")).to_have_count(0)

    pages = [ada, grace]
    for number in range(12):
        asked = next(page for page in pages if _asked_soon(page, pages))
        choose(asked, number)

    ada.click("[data-tab=chat]")
    ada.get_by_placeholder("Say something").fill("hello from Ada")
    ada.keyboard.press("Enter")
    grace.click("[data-tab=chat]")
    expect(grace.locator(".said")).to_contain_text("hello from Ada")
    grace.get_by_role("button", name="Well played.").click()
    expect(ada.locator(".said")).to_contain_text("Well played.")


def _asked_soon(page: Page, pages: list[Page]) -> bool:
    for _ in range(100):
        if any(one.locator(".option:not(:disabled)").count() for one in pages):
            break
        page.wait_for_timeout(50)
    return page.locator(".option:not(:disabled)").count() > 0


def test_a_trade_is_seen_by_both_and_its_goods_by_nobody_else(sit: Sit) -> None:
    laid = Table("sentry", "hacker").stand(0, "003").stand(1, "003").explore("003", "archive")
    laid.give(0, "medkit#1").give(1, "clothes#1").deal(0, "search", "rest").deal(1, "rest")
    ada, grace = sit(), sit()
    code = begin_at(ada, laid.start(0).match.position(), "open")
    grace.goto(f"/join/{code}")
    grace.get_by_role("button", name="Sit here").click()
    watcher = sit(ada.url)

    assert wait_for_my_turn(ada)
    ada.click("[data-verb=trade]")
    ada.keyboard.press("Enter")  # does what is chosen, though the button has the focus
    expect(ada.locator(".playcard[aria-pressed=true]")).to_have_count(1)
    ada.keyboard.press("Enter")
    expect(grace.locator(".acts")).to_contain_text("Sentry opens a trade.")
    grace.click("[data-action=let]")
    ada.click("[data-option='partner:1']")
    ada.click(".item[data-piece='medkit#1']")
    ada.click("[data-action=confirm]")
    expect(grace.locator(".acts")).to_contain_text("Sentry offers Medkit.")
    grace.click(".item[data-piece='clothes#1']")
    grace.click("[data-action=confirm]")
    expect(ada.locator(".acts")).to_contain_text("Give Medkit to Hacker for Clothes?")
    expect(ada.locator(".log")).to_contain_text("Hacker offers Sentry: Clothes.")
    ada.click("[data-option=yes]")
    expect(grace.locator(".item[data-piece='medkit#1']")).to_be_visible()
    expect(watcher.locator(".log")).to_contain_text("Hacker offers Sentry 1 thing.")
    expect(watcher.locator(".log")).to_contain_text("Sentry and Hacker trade.")
    expect(watcher.locator(".log")).not_to_contain_text("Clothes")


def test_a_spectator_sees_the_table_and_may_not_choose(sit: Sit) -> None:
    ada = sit("/new/theseus")
    open_table(ada, "bot:random")
    assert wait_for_my_turn(ada)
    watcher = sit(ada.url)
    expect(watcher.locator(".board .sector").first).to_be_visible()
    expect(watcher.locator(".dock")).to_contain_text("You are watching")
    assert watcher.locator(".option").count() == 0
    choose(ada, 0)


def test_round_one_screen_the_table_is_covered_between_players(sit: Sit) -> None:
    page = sit("/new/theseus")
    open_table(page, "hot")
    covered = 0
    for number in range(14):
        page.locator(".cover, .option:not(:disabled)").first.wait_for()
        if page.locator(".cover").count():
            covered += 1
            page.click("[data-action=uncover]")
            expect(page.locator(".cover")).to_have_count(0)
        assert wait_for_my_turn(page)
        choose(page, number)
    assert covered >= 2


def test_round_one_screen_nobody_looks_under_the_cover(sit: Sit) -> None:
    page = sit("/new/lockdown")
    page.get_by_role("group", name="Seats").get_by_role("button", name="2", exact=True).click()
    seat(page, 1, "hot")
    page.click("[data-action=create]")
    covered = 0
    for number in range(30):
        page.locator(".cover, .option:not(:disabled)").first.wait_for()
        if page.locator(".cover").count():
            covered += 1
            box = page.locator(".cover").bounding_box()
            assert box == {"x": 0, "y": 0, "width": 1440, "height": 900}
            assert page.locator(".board, .dock, .rail").count() == 0
            page.keyboard.press("Enter")
            expect(page.locator(".cover")).to_have_count(0)
        assert wait_for_my_turn(page)
        choose(page, number)
        if covered == 3:
            return
    raise AssertionError("the screen was not handed over three times")


def test_round_one_screen_no_secret_of_the_last_player_stays_in_the_page(sit: Sit) -> None:
    page = sit("/new/lockdown")
    frames: list[str] = []

    def received(said: str | bytes) -> None:
        frames.append(str(said))

    page.on("websocket", lambda socket: socket.on("framereceived", received))
    page.get_by_role("group", name="Seats").get_by_role("button", name="2", exact=True).click()
    seat(page, 1, "hot")
    page.click("[data-action=create]")
    hand: set[str] = set()
    for number in range(40):
        aloud = page.locator("[data-action=nobody]")
        page.locator(".cover, .option:not(:disabled)").or_(aloud).first.wait_for()
        if aloud.count():
            aloud.click()
            continue
        if page.locator(".cover").count() and hand:
            break
        if page.locator(".cover").count():
            page.click("[data-action=uncover]")
            expect(page.locator(".cover")).to_have_count(0)
        assert wait_for_my_turn(page)
        hand = set(page.evaluate(HAND))
        choose(page, number)
    assert hand
    page.wait_for_timeout(300)
    public = [said for said in frames if '"update"' in said[:20]][-1]
    assert json.loads(public)["seat"] is None
    secret = {card for card in hand if card not in public}  # the others were paid or played
    assert secret
    assert secret & in_memory(page) == set()
    page.click("[data-action=uncover]")
    expect(page.locator(".cover")).to_have_count(0)
    assert wait_for_my_turn(page)
    own = set(page.evaluate(HAND))
    assert own & in_memory(page) == own  # what is in the page is found


def to_be_interrupted(page: Page) -> None:
    """Three in a room, before one screen: the first of them moves."""
    laid = Table("sentry", "hacker", "survivor").explore("003", "archive")
    for seat, cards in enumerate((("search", "rest"), ("rest",), ("rest",))):
        laid.stand(seat, "003").deal(seat, *cards)
    begin_at(page, laid.start(0).match.position(), "me", "me")
    page.click("[data-action=uncover]")
    page.click("[data-option='move:004']")
    expect(page.locator(".playcard[aria-pressed=true]")).to_have_count(1)
    page.click("[data-action=confirm]")
    expect(page.locator(".acts")).to_contain_text("Hacker: Interrupt Sentry?")


def test_round_one_screen_the_others_are_asked_aloud_whether_they_interrupt(sit: Sit) -> None:
    page = sit()
    to_be_interrupted(page)
    assert page.locator(".cover").count() == 0
    page.keyboard.press("Enter")  # nobody does, the third neither
    expect(page.locator(".log")).to_contain_text("Noise roll")
    assert page.locator(".cover").count() == 0
    expect(page.locator(".self .name")).to_have_text("Sentry")


def test_round_one_screen_the_others_are_asked_again_after_an_undo(sit: Sit) -> None:
    page = sit()
    to_be_interrupted(page)
    page.keyboard.press("u")
    expect(page.locator(".playcard[aria-pressed=true]")).to_have_count(1)
    page.click("[data-action=confirm]")
    page.click("[data-action=nobody]")
    expect(page.locator(".log")).to_contain_text("Noise roll")
    page.keyboard.press("u")
    page.click("[data-action=confirm]")
    expect(page.locator(".acts")).to_contain_text("Hacker: Interrupt Sentry?")


def test_round_one_screen_who_wants_to_interrupt_gets_the_screen(sit: Sit) -> None:
    page = sit()
    to_be_interrupted(page)
    page.click("[data-action=next]")
    expect(page.locator(".acts")).to_contain_text("Survivor: Interrupt Sentry?")
    page.click("[data-action=looks]")
    expect(page.locator(".cover")).to_contain_text("Survivor")
    assert page.locator(".playcard").count() == 0
    page.click("[data-action=uncover]")
    expect(page.locator(".self .name")).to_have_text("Survivor")
    page.click("[data-option=let]")
    expect(page.locator(".cover")).to_contain_text("Sentry")


def test_round_one_screen_who_comes_back_is_asked_who_he_is(sit: Sit) -> None:
    page = sit("/new/lockdown")
    page.get_by_role("group", name="Seats").get_by_role("button", name="2", exact=True).click()
    seat(page, 1, "hot")
    page.click("[data-action=create]")
    page.locator(".cover, .option:not(:disabled)").first.wait_for()
    page.reload()
    expect(page.locator(".cover")).to_be_visible()
    assert page.locator(".playcard, .secret").count() == 0


HAND = "() => [...document.querySelectorAll('.playcard')].map((card) => card.dataset.piece)"


def in_memory(page: Page) -> set[str]:
    """Every string that an object of the page still holds; the engine keeps names of its own."""
    session = page.context.new_cdp_session(page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda said: parts.append(said["chunk"]))
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    heap = json.loads("".join(parts))
    meta, nodes, edges = heap["snapshot"]["meta"], heap["nodes"], heap["edges"]
    width, step = len(meta["node_fields"]), len(meta["edge_fields"])
    count, kinds = meta["node_fields"].index("edge_count"), meta["node_types"][0]
    found, at = set[str](), 0
    for node in range(0, len(nodes), width):
        end = at + nodes[node + count] * step
        if kinds[nodes[node]] in {"object", "closure", "native"}:
            held = (edges[edge + 2] for edge in range(at, end, step))
            found |= {heap["strings"][nodes[to + 1]] for to in held if kinds[nodes[to]] == "string"}
        at = end
    return found


def test_a_listed_table_is_found_and_joined(sit: Sit) -> None:
    ada = sit("/new/theseus")
    ada.get_by_role("button", name="anybody, it is listed").click()
    open_table(ada, "open")
    grace = sit("/watch")
    grace.locator(".matchline").first.click()
    grace.locator("[data-action=sit]").first.click()
    expect(grace.locator(".self .name")).to_be_visible()
    expect(ada.locator(".invite")).to_have_count(0)


def test_a_bot_plays_on_until_i_come_back(sit: Sit) -> None:
    page = sit("/new/theseus")
    open_table(page, "open")
    page.click("[data-action=leave]")
    page.click("[data-action=return]")
    expect(page.locator("[data-action=leave]")).to_be_visible()
