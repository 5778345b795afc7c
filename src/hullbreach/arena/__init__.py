"""Many matches between bots: who beats whom, and how surely."""

from .report import Report
from .tournament import Tournament, run

__all__ = ["Report", "Tournament", "run"]
