"""hullbreach rules: look something up."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="WORDS", help="Words or a rule's number.")
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only the rules of this game.")] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="en|de|es", help="Language of the rules.")
    ] = None,
) -> None:
    """Search the rules: hullbreach rules malfunction disc, or hullbreach rules TH-08."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    from hullbreach import ledger

    from .language import language

    if not words and not game:
        raise typer.BadParameter("give a word to look for, or a game with --game.")
    spoken = language(lang)
    found = ledger.search(" ".join(words), game, spoken) if words else ledger.rules(game, spoken)
    console = Console(highlight=False, soft_wrap=False)
    for rule in found:
        console.print(Text.assemble((rule.id, "bold cyan"), f"  {rule.game}, {rule.chapter}"))
        console.print(Padding(Text(rule.text), (0, 0, 0, 4)))
        if rule.ruling:
            console.print(Padding(Text(f"→ {rule.ruling}", style="italic"), (0, 0, 0, 4)))
    if not found:
        print(f"hullbreach: no rule speaks of {' '.join(words or ())!r}", file=sys.stderr)
        raise typer.Exit(1)
