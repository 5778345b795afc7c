"""A report as one HTML page with plots; it needs nothing from anywhere else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from .report import Report, Standing

WIDTH, ROW, NAMES = 640, 22, 190
STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #1d2530; background: #fff; }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
svg { max-width: 100%; height: auto } svg text { font-size: 12px; fill: currentColor }
.won { fill: #2f7fc1 } .survived { fill: #7fb069 } .count { fill: #9a8cc2 }
.whisker { stroke: #1d2530; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
  body { color: #dfe6ee; background: #12161c } .whisker { stroke: #dfe6ee } }
"""


def page(report: Report, title: str) -> str:
    """The whole page."""
    return "\n".join(
        [
            "<!doctype html><html lang=en><meta charset=utf-8>",
            "<meta name=viewport content='width=device-width'>",
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{report.matches} matches, {report.rounds.mean:.1f} rounds and "
            f"{report.answers.mean:.0f} answers each. Blue: won, green: survived; the lines are "
            "95 % intervals.</p>",
            *_sections(report),
            "</html>",
        ]
    )


def _sections(report: Report) -> Iterator[str]:
    for trait in report.groups:
        yield f"<h2>By {escape(trait)}</h2>"
        yield shares(report.standings(trait))
    if report.deaths:
        yield "<h2>Causes of death</h2>"
        yield counts(report.deaths.most_common())
    yield "<h2>Ends</h2>"
    yield counts(report.reasons.most_common())
    yield "<h2>Rounds</h2>"
    yield counts([(str(length), count) for length, count in sorted(report.lengths.items())])


def shares(standings: Sequence[Standing]) -> str:
    """Two bars for each group, with whiskers."""
    rows = [
        f"{_label(n * ROW * 1.6, s.name, f'{s.share:.1%} / {s.survival:.1%} of {s.seats}')}"
        f"{_bar(n * ROW * 1.6, s.share, 'won')}{_whisker(n * ROW * 1.6, *s.interval)}"
        f"{_bar(n * ROW * 1.6 + 13, s.survival, 'survived')}"
        f"{_whisker(n * ROW * 1.6 + 13, *s.survival_interval)}"
        for n, s in enumerate(standings)
    ]
    return _svg(len(standings) * ROW * 1.6, rows)


def counts(entries: Sequence[tuple[str, int]]) -> str:
    """A bar for each entry."""
    most = max((count for _, count in entries), default=1)
    rows = [
        f"{_label(n * ROW, name, str(count))}{_bar(n * ROW, count / most, 'count')}"
        for n, (name, count) in enumerate(entries)
    ]
    return _svg(len(entries) * ROW, rows)


def _x(share: float) -> float:
    return NAMES + share * (WIDTH - NAMES - 150)


def _label(y: float, name: str, number: str) -> str:
    text = f"<text x={NAMES - 8} y={y + 11:.0f} text-anchor=end>{escape(name)}</text>"
    return f"{text}<text x={WIDTH - 140} y={y + 11:.0f}>{escape(number)}</text>"


def _bar(y: float, share: float, kind: str) -> str:
    width = max(_x(share) - NAMES, 0.5)
    return f"<rect class={kind} x={NAMES} y={y + 1:.0f} width={width:.1f} height=11 />"


def _whisker(y: float, low: float, high: float) -> str:
    span, level = f"x1={_x(low):.1f} x2={_x(high):.1f}", f"y1={y + 6.5:.1f} y2={y + 6.5:.1f}"
    return f"<line class=whisker {span} {level} />"


def _svg(height: float, rows: Sequence[str]) -> str:
    return f"<svg viewBox='0 0 {WIDTH} {height + 4:.0f}' role=img>{''.join(rows)}</svg>"
