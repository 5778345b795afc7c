"""Tables over HTTP and WebSocket. `create_app()` is an ASGI application."""

from .app import create_app
from .settings import Limits, Settings

__all__ = ["Limits", "Settings", "create_app"]
