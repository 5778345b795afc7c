"""hullbreach check: do the games hang together, and are all words there?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from hullbreach.kernel.registry import Game


def check(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Only these games.")
    ] = None,
) -> None:
    """Check content and words of the games: counts, names, rule numbers, translations."""
    import hullbreach as hb
    from hullbreach.kernel.registry import game as game_of

    wrong = 0
    for name in game or hb.games():
        found = list(problems(game_of(name)))
        wrong += len(found)
        for sentence in found:
            print(f"{name}: {sentence}")
        print(f"{name}: {'all is well' if not found else f'{len(found)} problems'}")
    if wrong:
        raise typer.Exit(1)


def problems(game: Game[Any]) -> Iterator[str]:
    """Everything that is wrong with a game, one sentence each."""
    from hullbreach.words import missing_words

    yield from missing_words(game.id)
    yield from _unknown_rules(game)
    yield from _bad_setups(game)


def _unknown_rules(game: Game[Any]) -> Iterator[str]:
    from hullbreach import ledger

    if game.id not in ledger.games():
        return
    known = {rule.id for rule in ledger.rules(game.id)}
    for word, number in game.rules.items():
        if number not in known:
            yield f"{word} cites rule {number}, which is not in the ledger"


def _bad_setups(game: Game[Any]) -> Iterator[str]:
    """Every mode can be set up, and its opening position can stand on the table."""
    import hullbreach as hb

    for seats, options in game.variants or ((game.default_seats, {}),):
        try:
            match = hb.Match.new(game.id, seats, "check", options)
            hb.Match.from_position(match.position())
        except hb.HullbreachError as error:
            yield f"with {seats} seats and {dict(options)}: {error}"
