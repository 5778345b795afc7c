"""Rules of thumb for Theseus: damage and data now, reach and traps next, cards for later."""

from hullbreach.bots.thumb.bot import Thumb

from .prompts import weigh
from .standing import worth

THUMB = Thumb(weigh, worth)
