"""hullbreach new: a match that is dealt but not yet played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .settings import ContentFile, match_settings


def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help="See: hullbreach games.")],
    out: Annotated[Path, typer.Option(help="The file to write; it must not exist yet.")],
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same match.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    content: ContentFile = None,
) -> None:
    """Deal a new match into a file. Play it with: hullbreach play --resume FILE."""
    import hullbreach as hb

    from .files import BadFile, MatchFile

    if out.exists():
        raise BadFile(f"{out} exists already; choose another name")
    match = hb.Match.new(game, seats, seed, match_settings(game, option or (), content))
    MatchFile(match, whole=True).write(out)
    print(f"{out}: {match.game} with {match.seats} seats, sealed as {match.commitment}")
