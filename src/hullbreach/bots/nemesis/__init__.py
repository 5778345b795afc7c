"""Rules of thumb and a plan for Nemesis."""

from hullbreach.bots.survival.thumb import thumb_for

from .title import TITLE

THUMB = thumb_for(TITLE)
