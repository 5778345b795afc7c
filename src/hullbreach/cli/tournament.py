"""`hullbreach tournament`: a round robin of bots, and their ratings."""

from __future__ import annotations

from typing import Annotated

import typer

from .simulate import Game, Games, Limit, On, Options, Seed, Workers, names


def tournament(
    game: Game,
    bots: Annotated[
        str, typer.Option(help="Who takes part, as random,easy,normal,hard.")
    ] = "random,easy,normal,hard",
    seats: Annotated[
        int | None, typer.Option(help="How many seats; two bots take them in turn.")
    ] = None,
    games: Games = 100,
    seed: Seed = "0",
    workers: Workers = 1,
    on: On = "local",
    limit: Limit = None,
    option: Options = None,
) -> None:
    """Let everybody meet everybody in so many matches each, and rate them."""
    from hullbreach.arena import Played, Tournament, run, workplace
    from hullbreach.arena.ratings import RoundRobin, pairings, seating
    from hullbreach.arena.report import UNDECIDED
    from hullbreach.arena.tournament import LIMIT
    from hullbreach.kernel.errors import BadOption
    from hullbreach.kernel.registry import game as game_of

    from .progress import progress_bar
    from .settings import settings

    who, count = names(bots), seats or max(2, game_of(game).default_seats)
    if len(set(who)) < max(2, len(who)):
        raise BadOption(f"a tournament needs two or more different bots, not {bots!r}")
    table, where = RoundRobin(who), workplace(on, workers)
    pairs, undecided = pairings(len(who)), 0
    with progress_bar("Playing", games * len(pairs)) as advance:
        for first, second in pairs:

            def tick(played: Played, first: int = first, second: int = second) -> None:
                table.add(first, second, played)
                advance()

            plan = Tournament(
                game=game,
                levels=seating(who[first], who[second], count),
                matches=games,
                seed=seed,
                options=settings(option or ()),
                limit=limit or LIMIT,
            )
            undecided += run(plan, where, tick).reasons[UNDECIDED]
    width = max(map(len, who))
    for name, rating, (low, high), score, meetings in table.ratings():
        print(
            f"{name:<{width}}  {rating:+7.0f}  (95 %: {low:+.0f} to {high:+.0f})  "
            f"better in {score:.1%} of {meetings}"
        )
    if undecided:
        print(f"Undecided: {undecided} matches were broken off; they count as even.")
