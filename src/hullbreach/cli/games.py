"""hullbreach games: what is on the shelf."""

from __future__ import annotations


def games() -> None:
    """List the games with their seats and options."""
    from rich.console import Console
    from rich.table import Table

    import hullbreach as hb
    from hullbreach.kernel.registry import game as game_of

    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("game", "seats", "option", "usually"):
        table.add_column(column, no_wrap=column != "usually")
    for name in hb.games():
        rules = game_of(name)
        seats = ", ".join(map(str, rules.seats))
        usual = rules.options(rules.default_seats, {})
        for number, (key, value) in enumerate(usual.items()):
            first = number == 0
            table.add_row(name if first else "", seats if first else "", key, _shown(value))
        if not usual:
            table.add_row(name, seats, "", "")
    Console(highlight=False).print(table)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
