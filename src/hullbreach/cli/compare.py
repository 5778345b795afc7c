"""`hullbreach compare`: the balance lab. Two settings, the same bots, the same deals."""

from __future__ import annotations

from typing import Annotated

import typer

from .simulate import Game, Games, On, Options, Seats, Seed, Workers, names


def compare(
    game: Game,
    first: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the first setting.")
    ] = None,
    second: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the second one.")
    ] = None,
    seats: Seats = "normal,normal",
    games: Games = 400,
    seed: Seed = "0",
    workers: Workers = 1,
    on: On = "local",
    option: Options = None,
) -> None:
    """Play so many matches in each of two settings and say what differs, with 95 % intervals."""
    from hullbreach.arena import Tournament
    from hullbreach.arena.lab import differences, lines
    from hullbreach.kernel.errors import BadOption

    from .settings import settings
    from .simulate import play_all

    if (first or []) == (second or []):
        raise BadOption("give two different settings, as --first deck=basic --second deck=all")
    reports = [
        play_all(
            Tournament(
                game=game,
                levels=names(seats),
                matches=games,
                seed=seed,
                options={**settings(option or ()), **settings(setting or ())},
            ),
            on,
            workers,
            what=", ".join(setting or ["as usual"]),
        )
        for setting in (first, second)
    ]
    for line in lines(differences(*reports)):
        print(line)
    print("* 0 lies outside the interval. Where nothing differs, that happens once in 20 measures.")
