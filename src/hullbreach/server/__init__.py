"""Tables over HTTP and WebSocket. `create_app()` is an ASGI application."""

from .app import create_app
from .settings import Limits, Settings
from .storage import prepare

__all__ = ["Limits", "Settings", "create_app", "prepare"]
