"""The deck of objectives."""

from __future__ import annotations

from .content.common_objectives import SHARED
from .content.objectives import OWN

DECK = {objective.id: objective for objective in OWN} | SHARED
