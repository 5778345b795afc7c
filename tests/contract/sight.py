"""What is sent to a viewer, as the bytes that travel."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import hullbreach as hb

MOST_OPTIONS = 200  # of decisions with millions of answers, so many are compared
NEWEST = 40  # of thousands of events, so many are compared at each decision


def viewers(match: hb.Match) -> Iterator[int | None]:
    """A spectator and every seat."""
    yield None
    yield from range(match.seats)


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def decision_data(decision: hb.Decision) -> dict[str, Any]:
    """A decision as the seat that is asked sees it."""
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "about": decision.about,
        "kind": decision.kind,
        "limits": (decision.least, decision.most),
        "rule": decision.rule,
        "count": decision.options.total,
        "options": [(option.id, option.rule) for option in decision.options[:MOST_OPTIONS]],
        "refusals": [
            (refusal.id, refusal.reason, refusal.about, refusal.rule)
            for refusal in decision.refusals
        ],
    }


def sent(match: hb.Match, viewer: int | None, since: int = 0) -> dict[str, str]:
    """Everything this viewer gets: the view, the events, who is asked what, and his own options."""
    return {
        "view": text(match.view(viewer)),
        "events": text(match.events(viewer, since)),
        "asked": text([(d.seat, d.prompt) for d in match.decisions]),
        "options": text([decision_data(d) for d in match.decisions if d.seat == viewer]),
        "result": repr(match.result),
    }


def events_so_far(match: hb.Match) -> int:
    log = match._state.log
    return log.number + 1 if log else 0


def everything(match: hb.Match) -> dict[str, str]:
    """The match as all viewers together see it, and its position."""
    found = {"position": match.position(), "answered": str(match.answered)}
    since = max(events_so_far(match) - NEWEST, 0)
    for viewer in viewers(match):
        for name, data in sent(match, viewer, since).items():
            found[f"{name} of {'a spectator' if viewer is None else f'seat {viewer}'}"] = data
    return found


def on_the_table(match: hb.Match) -> dict[str, str]:
    """The same without the story so far, which a save does not carry."""
    return {
        name: data
        for name, data in everything(match).items()
        if not name.startswith(("events", "answered"))
    }


def assert_same(found: dict[str, str], expected: dict[str, str], what: str) -> None:
    for name, data in expected.items():
        assert found[name] == data, (
            f"{what}: the {name} differs: {_first_difference(found[name], data)}"
        )


def _first_difference(found: str, expected: str) -> str:
    place = next(
        (n for n, (a, b) in enumerate(zip(found, expected, strict=False)) if a != b),
        min(len(found), len(expected)),
    )
    start = max(place - 60, 0)
    return f"...{found[start : place + 60]!r} instead of ...{expected[start : place + 60]!r}"
