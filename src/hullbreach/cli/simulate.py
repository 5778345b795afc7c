"""`hullbreach simulate`: let bots play many matches and see who wins."""

from __future__ import annotations

from typing import Annotated

import typer

from .settings import ContentFile, match_settings


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    seats: Annotated[
        str, typer.Option(help="A bot for each seat, as thumb,random or hard,search:200.")
    ] = "normal,random",
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same results.")] = "0",
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    content: ContentFile = None,
) -> None:
    """Let bots play many matches, each in every seat equally often, and say who wins how often."""
    from rich.console import Console
    from rich.progress import Progress

    from hullbreach.arena import Tournament, run

    plan = Tournament(
        game=game,
        levels=tuple(level.strip() for level in seats.split(",")),
        matches=games,
        seed=seed,
        options=match_settings(game, option or (), content),
    )
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Playing", total=games)
        report = run(plan, workers, tick=lambda: progress.advance(task))
    for line in report.lines():
        print(line)
