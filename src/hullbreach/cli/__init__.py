"""The command `hullbreach`. Each command is a module of its name with a function of its name.

Only the module of the wanted command is imported, and what is heavy only when the command runs, so
the program starts at once.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

import typer

from hullbreach.kernel.errors import HullbreachError

COMMANDS = (
    *("play", "games", "new", "replay", "verify", "rules", "content"),
    *("check", "serve", "bot", "mcp", "simulate", "tournament", "strength", "compare"),
)
BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave with its status; a mistake gets one sentence on stderr."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # not every terminal can write every sign
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    try:
        app = command_line(given[0])
        status = typer.main.get_command(app).main(
            args=given, prog_name="hullbreach", standalone_mode=False
        )
    except HullbreachError as error:
        status = complain(str(error))
    except typer.Abort:
        status = INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader has seen enough, as in `hullbreach rules trap | head`
        status = 1
    except OSError as error:
        where = error.filename or "the output"
        status = complain(f"{where} cannot be written: {error.strerror or error}")
        sys.stdout = io.StringIO()  # nothing more can be said there
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        where = getattr(getattr(error, "ctx", None), "command_path", "hullbreach")
        status = complain(f"{error.format_message().rstrip('.')}. See {where} --help.")
    sys.exit(status if isinstance(status, int) else 0)


def command_line(wanted: str = "") -> typer.Typer:
    """The commands, or only the wanted one."""
    app = typer.Typer(
        add_completion=False,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(hullbreach)
    for name in [wanted] if wanted in COMMANDS else COMMANDS:
        home = f"{__name__}.{name}"
        if find_spec(home):
            app.command(name)(getattr(import_module(home), name))
    return app


def _say_version(wanted: bool) -> None:
    if wanted:
        from hullbreach import __version__

        print(__version__)
        raise typer.Exit


def hullbreach(
    version: bool = typer.Option(
        False, "--version", help="Say which version this is.", callback=_say_version, is_eager=True
    ),
) -> None:
    """Heavy science-fiction board games: play, watch again, look up the rules."""


def complain(sentence: str) -> int:
    print(f"hullbreach: {sentence}", file=sys.stderr)
    return BAD_INPUT
