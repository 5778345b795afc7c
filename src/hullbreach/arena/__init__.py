"""Many matches between bots: who beats whom and how surely, and whether a game is balanced."""

from .report import Report
from .tournament import Played, Tournament, run
from .workplaces import workplace

__all__ = ["Played", "Report", "Tournament", "run", "workplace"]
