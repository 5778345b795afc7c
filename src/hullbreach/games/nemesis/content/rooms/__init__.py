"""The rooms of the ship, one file per pile."""

from . import additional, basic, special
from .plan import ROOMS

__all__ = ["ROOMS", "additional", "basic", "special"]
