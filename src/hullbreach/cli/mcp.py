"""`hullbreach mcp`: let an assistant play, over the Model Context Protocol."""

from __future__ import annotations

from hullbreach.kernel.errors import BadOption

from .play import Language


def mcp(lang: Language = None) -> None:
    """Serve the tools with which an assistant plays, over stdin and stdout."""
    try:
        from hullbreach.server.assistant import Assistant
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "mcp":
            raise
        raise BadOption("the MCP server needs: pip install 'hullbreach[mcp]'") from None
    from .language import language

    Assistant(language(lang)).server().run()
