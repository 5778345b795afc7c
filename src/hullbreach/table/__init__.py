"""The authority at a table, without I/O: who sits where, what was said, who may do and see what."""

from .errors import Refused
from .lines import Line, Opened
from .seats import Seat
from .table import Table

__all__ = ["Line", "Opened", "Refused", "Seat", "Table"]
