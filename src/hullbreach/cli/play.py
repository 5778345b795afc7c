"""hullbreach play: sit down and play."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .settings import ContentFile, match_settings

if TYPE_CHECKING:
    from .files import MatchFile
    from .hotseat import HotSeat

Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|de|es", help="Language of all words.")
]


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; see: hullbreach games.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="N=WHO",
            help="Who sits where: human, a level of bots, or program:COMMAND for a program of your "
            "own. Several people share the keyboard. "
            "Unless told otherwise you take seat 0 and bots the others.",
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same match.")] = None,
    record: Annotated[
        Path | None, typer.Option(help="Write the match to this file after every answer.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the match in this file.")] = None,
    position: Annotated[
        Path | None, typer.Option(help="Start from the position in this file.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="An option of the game; see: hullbreach games."),
    ] = None,
    content: ContentFile = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, alone against bots or with friends at one keyboard.

    Type ? at any question for help.
    """
    from .hotseat import HotSeat
    from .language import language
    from .screen import Screen
    from .seating import seating

    kept = _begin(game, seats, seed, option, content, resume, position)
    players = seating(seat or (), kept.match.game, kept.match.seats, seed)
    screen = Screen(kept.match, language(lang))
    _play(HotSeat(kept, players, screen, record or resume))


def _begin(
    game: str | None,
    seats: int | None,
    seed: str | None,
    option: list[str] | None,
    content: Path | None,
    resume: Path | None,
    position: Path | None,
) -> MatchFile:
    """A new match, or the one in a file."""
    import hullbreach as hb

    from .files import BadFile, MatchFile, open_match

    source = resume or position
    if source is None:
        if game is None:
            raise hb.UnknownGame(f"say which game to play: {', '.join(hb.games())}")
        options = match_settings(game, option or (), content)
        return MatchFile(hb.Match.new(game, seats, seed, options), whole=True)
    if resume and position:
        raise BadFile("give either --resume or --position, not both")
    if seats is not None or option or content or (seed is not None and resume):
        raise BadFile(f"seats, options, content and chance are fixed in {source}; leave them out")
    kept = open_match(source)
    if game not in (None, kept.match.game):
        raise BadFile(f"{source} holds a match of {kept.match.game}, not of {game}")
    return kept


def _play(table: HotSeat) -> None:
    import hullbreach as hb
    from hullbreach.bots.program import dismiss

    from .commands import Leave

    screen = table.screen
    if table.people and table.match.decision:
        screen.say("welcome", commitment=table.match.commitment[:16])
    try:
        with _closing_is_leaving():
            table.play()
        if table.people:
            _keep(table, table.record, "kept-finished")
    except Leave:
        _leave(table, ask=True)
    except (EOFError, KeyboardInterrupt, OSError):  # the last: the terminal is gone
        with suppress(OSError):
            screen.console.print()
        _leave(table, ask=False)
    except hb.HullbreachError:  # a file that can no longer be written, a program that fell silent
        if table.people and table.match.answered:
            _keep(table, None, "kept")
        raise
    finally:
        dismiss(table.players, table.match.result)


@contextmanager
def _closing_is_leaving() -> Iterator[None]:
    """Who closes the window, or shuts the machine down, leaves the match as with Ctrl-C."""
    ends = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {end: signal.signal(end, signal.default_int_handler) for end in ends}
    try:
        yield
    finally:
        for end, handler in before.items():
            signal.signal(end, handler)


def _leave(table: HotSeat, *, ask: bool) -> None:
    """Nothing is lost: a match that nobody recorded is kept in the player's own folder."""
    from .files import BadFile, kept_file, typed_path

    file = table.record
    if ask and file is None:
        typed = _ask_where(table, kept_file(table.match.game))
        if typed == "-":
            return
        try:
            file = typed_path(typed) if typed else None
            _keep(table, file, "kept")
            return
        except BadFile as error:
            table.screen.complain(str(error))
            file = None
    _keep(table, file, "kept")


def _keep(table: HotSeat, file: Path | None, message: str) -> None:
    from .files import kept_file

    file = file or kept_file(table.match.game)
    table.kept.write(file)
    people = "".join(f" --seat {seat}=human" for seat in table.people if seat)
    bots = "" if 0 in table.people else " --seat 0=random"
    table.screen.say(message, file=f"{file}", seats=f"{bots}{people}")


def _ask_where(table: HotSeat, usual: Path) -> str:
    table.screen.say("keep-where", file=str(usual))
    try:
        return table.screen.read()
    except (EOFError, KeyboardInterrupt):
        return ""
