"""Where tables are kept: SQLite in one file by default, PostgreSQL by its URL."""

from .scribe import Scribe, Writing
from .store import Store

__all__ = ["Scribe", "Store", "Writing"]
