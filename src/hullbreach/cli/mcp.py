"""`hullbreach mcp`: let an assistant play, over the Model Context Protocol."""

from __future__ import annotations

from hullbreach.extras import needs

from .play import Language


def mcp(lang: Language = None) -> None:
    """Serve the tools with which an assistant plays, over stdin and stdout."""
    with needs("mcp"):
        from hullbreach.server.assistant import Assistant
    from .language import language

    Assistant(language(lang)).server().run()
