"""`hullbreach bot`: a bot that plays over the wire, from this process at somebody's table."""

from __future__ import annotations

from typing import Annotated

import typer

from hullbreach.kernel.errors import BadOption

OVER_THE_WIRE = ("random", "easy", "normal", "rules")
"""A bot that looks ahead imagines worlds, which needs the match."""


def bot(
    address: Annotated[
        str, typer.Argument(help="Server, as http://127.0.0.1:8000", metavar="SERVER")
    ],
    code: Annotated[str, typer.Option(help="The table's code; the bot takes an open seat.")],
    name: Annotated[str, typer.Option(help="What the bot is called at the table.")] = "Bot",
    level: Annotated[
        str | None,
        typer.Option(help="random, easy, normal, or rules without a slip."),
    ] = None,
    program: Annotated[
        str | None, typer.Option(metavar="COMMAND", help="Let a program of your own play.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed makes the same choices.")] = "0",
) -> None:
    """Play a seat of a table on a server, from here."""
    from hullbreach import bots
    from hullbreach.bots.program import PROGRAM, dismiss, player
    from hullbreach.server.client import Client
    from hullbreach.server.remote import play_remotely

    if level is not None and program:
        raise BadOption("give either --level or --program, not both")
    if level is not None and level not in OVER_THE_WIRE:
        known = ", ".join(OVER_THE_WIRE)
        raise BadOption(f"there is no bot {level!r} for a seat far away; there are {known}")
    table = Client(address).join(code, name)
    game = table.match.game
    who = f"{PROGRAM}{program}" if program else level or bots.default_level(game)
    thinker = player(who, game, seed)
    with table.sit(lang="") as live:
        print(f"{name} sits on seat {live.update.seat} of match {table.match.id}.")
        try:
            given = play_remotely(live, thinker)
        finally:
            dismiss([thinker], None)
        result = live.update.result
    reason = result.reason if result else "the table closed"
    print(f"Over after {given} answers of ours: {reason}.")
