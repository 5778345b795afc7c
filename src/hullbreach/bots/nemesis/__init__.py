"""Rules of thumb, a plan and experience for Nemesis."""

from hullbreach.bots.survival.thumb import thumb_for

from .foresight import FORESIGHT
from .title import TITLE

THUMB = thumb_for(TITLE, FORESIGHT)
