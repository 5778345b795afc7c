"""`hullbreach serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from hullbreach.kernel.errors import HullbreachError

DEFAULT_PORT = 8000
PORTS_TRIED = 20
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class PortTaken(HullbreachError):
    """Somebody else listens there."""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(help="Port to listen on; 8000, or the next free one.", min=0, max=65535),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="Folder for the database; your data directory otherwise.")
    ] = None,
    database: Annotated[
        str, typer.Option(help="Database URL (SQLite or PostgreSQL).", envvar="HULLBREACH_DATABASE")
    ] = "",
    no_browser: Annotated[
        bool,
        typer.Option(
            "--no-browser", help="Do not open the browser.", envvar="HULLBREACH_NO_BROWSER"
        ),
    ] = False,
    webhooks: Annotated[
        bool,
        typer.Option("--webhooks", help="Let tables call an address when a player is asked."),
    ] = False,
    positions: Annotated[
        bool,
        typer.Option(
            "--positions", help="Let guests set up positions, also where strangers can come."
        ),
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(help="A further name of this server, as behind a proxy; may be repeated."),
    ] = None,
    content: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Other counts, numbers and names of content."),
    ] = None,
) -> None:
    """Play in the browser: start the server and open the table."""
    import uvicorn

    from hullbreach.server import Settings, create_app, prepare
    from hullbreach.server.settings import default_data

    from .settings import content_changes

    folder = (data or default_data()).expanduser()
    settings = Settings(
        data=folder,
        database=database,
        webhooks=webhooks,
        positions=positions or host in LOOPBACK,
        hosts=frozenset((*LOOPBACK, *(name or ()))) if host in LOOPBACK else frozenset(),
        content=dict([content_changes(content)]) if content else {},
    )
    asyncio.run(prepare(settings))
    door = listen(host, port)
    address = address_of(host, door)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    spare_the_collector()
    print(f"Hullbreach is at {address}   (stop with Ctrl+C)")
    print(f"Matches are kept in {settings.database_url if database else settings.data}")
    sys.stdout.flush()
    if not no_browser and os.environ.get("HULLBREACH_NO_BROWSER", "") in ("", "0"):
        threading.Timer(0.8, webbrowser.open, [address]).start()
    try:
        server.run(sockets=[door])
    except KeyboardInterrupt:
        pass
    finally:
        door.close()


def spare_the_collector() -> None:
    """Tables live long: look for garbage in small bites among the young, hardly ever among the old.

    A bite of a million objects would hold every table up for a third of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 1_000)


def listen(host: str, port: int | None) -> socket.socket:
    """The port asked for, or 8000, or the next that is free."""
    tried = [port] if port is not None else list(range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in tried:
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, each))
            door.listen(256)
        except OSError as error:
            door.close()
            reason = error
        else:
            door.setblocking(False)
            return door
    where = f"port {port}" if port is not None else f"ports {tried[0]} to {tried[-1]}"
    raise PortTaken(
        f"cannot listen on {host}, {where}: {reason.strerror}; choose another with --port"
    )


def address_of(host: str, door: socket.socket) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{door.getsockname()[1]}"
