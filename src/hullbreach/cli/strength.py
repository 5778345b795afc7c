"""`hullbreach strength`: is each level better than the one below?"""

from __future__ import annotations

from typing import Annotated

import typer

from .simulate import Game, Games, Limit, On, Options, Seed, Workers, names


def strength(
    game: Game,
    levels: Annotated[
        str | None, typer.Option(help="From the weakest up, as random,easy,normal.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; two levels take them in turn.")
    ] = None,
    games: Games = 400,
    seed: Seed = "0",
    workers: Workers = 1,
    on: On = "local",
    limit: Limit = None,
    option: Options = None,
) -> None:
    """Let each level of bots meet the one below, and say whether it wins more often (95 %)."""
    from hullbreach.arena import Tournament
    from hullbreach.arena.ladder import lines, meetings, rung
    from hullbreach.arena.report import UNDECIDED
    from hullbreach.arena.tournament import LIMIT
    from hullbreach.bots import levels_of
    from hullbreach.kernel.errors import BadOption
    from hullbreach.kernel.registry import game as game_of

    from .settings import settings
    from .simulate import play_all

    ladder = names(levels) if levels else levels_of(game)
    if len(set(ladder)) < max(2, len(ladder)):
        raise BadOption(f"a ladder needs two or more different levels, not {', '.join(ladder)}")
    plan = Tournament(
        game=game,
        levels=ladder[:1] * (seats or max(2, game_of(game).default_seats)),
        matches=games,
        seed=seed,
        options=settings(option or ()),
        limit=limit or LIMIT,
    )
    for meeting in meetings(plan, ladder):
        report = play_all(meeting, on, workers, what=" : ".join(meeting.levels[1::-1]))
        for line in lines(rung(report)):
            print(line)
        if report.reasons[UNDECIDED]:
            print(f"  undecided: {report.reasons[UNDECIDED]} matches were broken off")
