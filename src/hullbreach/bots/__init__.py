"""Company for the empty seats. A bot sees what a browser sees."""

from .random import RandomBot

__all__ = ["RandomBot"]
