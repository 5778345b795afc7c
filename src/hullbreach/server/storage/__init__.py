"""Where tables are kept: SQLite in one file by default, PostgreSQL by its URL."""

from .place import prepare
from .scribe import Scribe, Writing
from .store import Store

__all__ = ["Scribe", "Store", "Writing", "prepare"]
