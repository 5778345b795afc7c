"""hullbreach games: what is on the shelf."""

from __future__ import annotations

from typing import Annotated

import typer


def games(
    lang: Annotated[
        str | None, typer.Option(metavar="en|de|es", help="Language of all words.")
    ] = None,
) -> None:
    """List the games with their seats and options.

    An option is given as --option KEY=VALUE to hullbreach play and hullbreach new.
    """
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    import hullbreach as hb
    from hullbreach.kernel.registry import game as game_of
    from hullbreach.words import Words

    from .language import language

    console = Console(highlight=False)
    for name in hb.games():
        rules, words = game_of(name), Words(name, language(lang))
        console.print(
            Text.assemble((name, "bold"), "  ", words.say("games-seats", seats=_shown(rules.seats)))
        )
        table = Table.grid(padding=(0, 2, 0, 0))
        for key, value in rules.options(rules.default_seats, {}).items():
            about = words.say(f"setting-{key}") if words.has(f"setting-{key}") else ""
            table.add_row(Text(f"  {key}={_shown(value)}", style="cyan"), Text(about))
        console.print(table)


def _shown(value: object) -> str:
    """A value as it is typed."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
