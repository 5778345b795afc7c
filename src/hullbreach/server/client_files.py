"""The client in the browser: built files, and its first page for every address of the client."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Hullbreach</title>
<h1>The server runs; the client has not been built.</h1>
<p>The interface is at <a href="/openapi.json">/openapi.json</a>."""


class ClientFiles(StaticFiles):
    """Files of the client; their names hold a hash, so browsers may keep them for ever."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """The client may not have been built yet; then its first page says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_page(path):
                raise
            response = await self._first_page(scope)
        if path.startswith("assets/") and response.status_code == 200:
            response.headers["cache-control"] = FOREVER
        else:
            response.headers.setdefault("cache-control", "no-cache")
        return response

    async def _first_page(self, scope: Scope) -> Response:
        if not (self._folder / "index.html").exists():
            return HTMLResponse(NOT_BUILT)
        return await super().get_response("index.html", scope)


def _is_page(path: str) -> bool:
    """Addresses of the client's pages have no ending; files do."""
    name = path.rsplit("/", 1)[-1]
    return (name == "." or "." not in name) and not path.startswith("api/")
