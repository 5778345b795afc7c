from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="pip install playwright")

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.running import Server, launch, served, what_is_missing


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


PATIENCE = 15_000  # milliseconds: a busy machine is no failure
expect.set_options(timeout=PATIENCE)
Sit = Callable[..., Page]
QUIET = ("the server responded with a status of 4", "WebSocket connection", "ERR_CONNECTION")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    missing = what_is_missing()
    if missing:
        pytest.skip(missing)
    with served(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="session")
def browser(server: Server) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """Opens a browser of its own, with its own cookies, at a path of the server.

    The test fails at the end if the page complained in its console.
    """
    contexts = []
    complaints: list[str] = []

    def open_at(path: str = "/", *, motion: bool = False, **settings: Any) -> Page:
        context = browser.new_context(
            base_url=server.address,
            locale=settings.pop("locale", "en-US"),
            viewport=settings.pop("viewport", {"width": 1440, "height": 900}),
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
            **settings,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text)
                if said.type == "error" and not any(word in said.text for word in QUIET)
                else None
            ),
        )
        page.goto(path)
        return page

    yield open_at
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    return tmp_path
