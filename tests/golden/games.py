"""The games whose matches are kept."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .lockdown.endings import ENDINGS as LOCKDOWN_ENDINGS
from .lockdown.modes import MODES as LOCKDOWN_MODES
from .nemesis.endings import ENDINGS as NEMESIS_ENDINGS
from .nemesis.modes import MODES as NEMESIS_MODES
from .records import Ending
from .survival.teller import SurvivalTeller
from .theseus.endings import ENDINGS as THESEUS_ENDINGS
from .theseus.modes import MODES as THESEUS_MODES
from .theseus.teller import TheseusTeller
from .transcript import Mode, Teller, transcript

HERE = Path(__file__).parent


class Golden(NamedTuple):
    """A game: the ways it ends, the modes that are told, and by whom."""

    game: str
    endings: tuple[Ending, ...]
    modes: tuple[Mode, ...]
    teller: type[Teller]

    def record_file(self, ending: Ending) -> Path:
        return HERE / self.game / "records" / f"{ending.name}.json"

    def transcript_file(self, mode: Mode) -> Path:
        return HERE / self.game / "transcripts" / f"{mode.name}.txt"

    def transcript(self, mode: Mode) -> str:
        return transcript(self.game, mode, self.teller)


GAMES = (
    Golden("theseus", THESEUS_ENDINGS, THESEUS_MODES, TheseusTeller),
    Golden("lockdown", LOCKDOWN_ENDINGS, LOCKDOWN_MODES, SurvivalTeller),
    Golden("nemesis", NEMESIS_ENDINGS, NEMESIS_MODES, SurvivalTeller),
)
