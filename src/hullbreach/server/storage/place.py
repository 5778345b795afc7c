"""Is there a place for matches? Found out before anybody comes."""

from __future__ import annotations

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from hullbreach.kernel.errors import HullbreachError
from hullbreach.server.settings import Settings

from .store import Store


class CannotStore(HullbreachError):
    """There is no place for matches."""


async def prepare(settings: Settings) -> None:
    """Make the folder, open the database and bring it up to date; or say why not."""
    try:
        if not settings.database:
            settings.data.mkdir(parents=True, exist_ok=True)
        store = Store(settings.database_url)
        try:
            await store.open()
        finally:
            await store.close()
    except (OSError, SQLAlchemyError) as error:
        where = make_url(settings.database_url).render_as_string(hide_password=True)
        reason = str(getattr(error, "orig", error)).splitlines()[0]
        raise CannotStore(f"matches cannot be kept in {where}: {reason}") from error
