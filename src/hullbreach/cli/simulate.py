"""`hullbreach simulate`: let bots play many matches and see who wins."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .settings import ContentFile, match_settings

if TYPE_CHECKING:
    from hullbreach.arena import Report, Tournament

Game = Annotated[str, typer.Argument(metavar="GAME", help="Which game.")]
Games = Annotated[int, typer.Option(min=1, help="How many matches.")]
Seats = Annotated[
    str,
    typer.Option(
        help="A bot for each seat, as thumb,random or hard,search:200, or program:COMMAND."
    ),
]
Seed = Annotated[str, typer.Option(help="The same seed gives the same results.")]
Workers = Annotated[int, typer.Option(min=1, help="How many processes play.")]
On = Annotated[str, typer.Option(metavar="WHERE", help="local, ray, or ray:ADDRESS of a cluster.")]
Limit = Annotated[
    int | None,
    typer.Option(min=1, help="After so many answers a match is broken off as undecided."),
]
Options = Annotated[
    list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
]


def simulate(
    game: Game,
    seats: Seats = "normal,random",
    games: Games = 100,
    seed: Seed = "0",
    workers: Workers = 1,
    on: On = "local",
    limit: Limit = None,
    option: Options = None,
    content: ContentFile = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=A,B", help="An option that takes these values in turn."),
    ] = None,
    balance: Annotated[
        bool, typer.Option("--balance", help="Tell also who wins by character, objective, seat.")
    ] = False,
    html: Annotated[
        Path | None, typer.Option(help="Write the whole report with plots to this page.")
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Write every seat of every match to this file.")
    ] = None,
) -> None:
    """Let bots play many matches, each in every seat equally often, and say who wins how often."""
    from hullbreach.arena import Tournament
    from hullbreach.arena.page import page
    from hullbreach.arena.tournament import LIMIT

    from .files import write_text
    from .settings import variations

    plan = Tournament(
        game=game,
        levels=names(seats),
        matches=games,
        seed=seed,
        options=match_settings(game, option or (), content),
        vary=variations(vary or ()),
        limit=limit or LIMIT,
    )
    report = play_all(plan, on, workers, parquet)
    for line in (*report.lines(), *(report.balance() if balance else ())):
        print(line)
    if html:
        write_text(html, page(report, f"{game}: {seats}"))


def names(listed: str) -> tuple[str, ...]:
    """The bots in a list, each of them known."""
    import hullbreach as hb
    from hullbreach.bots import LEVELS
    from hullbreach.bots.program import is_player

    found = tuple(name.strip() for name in listed.split(","))
    for name in found:
        if not is_player(name):
            known = f"{', '.join(LEVELS)}, search:N and program:COMMAND"
            raise hb.BadOption(f"there is no bot {name!r}; there are {known}")
    return found


def play_all(
    plan: Tournament, on: str, workers: int, parquet: Path | None = None, what: str = "Playing"
) -> Report:
    """Run a tournament behind a progress bar."""
    from contextlib import ExitStack

    from hullbreach.arena import Played, run, workplace
    from hullbreach.arena.rows import ParquetRows

    from .progress import progress_bar

    where = workplace(on, workers)
    with ExitStack() as open_:
        rows = open_.enter_context(ParquetRows(parquet, plan)) if parquet else None
        advance = open_.enter_context(progress_bar(what, plan.matches))

        def tick(played: Played) -> None:
            advance()
            if rows is not None:
                rows.add(played)

        return run(plan, where, tick)
