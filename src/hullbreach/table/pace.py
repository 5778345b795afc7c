"""How long a seat may think, and what happens when it thinks longer."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from hullbreach.kernel.decisions import Decision

TimeOut: TypeAlias = Literal["wait", "bot", "pass"]

A_MONTH = 31 * 24 * 3600
PASSING = ("pass", "no", "none", "stay")


class Pace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds a decision (0: as long as you like), and who decides when they are over."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=A_MONTH)] = 0
    timeout: TimeOut = "wait"

    @property
    def ticks(self) -> bool:
        return self.seconds > 0 and self.timeout != "wait"


def passing_option(decision: Decision) -> str | None:
    """The option that does nothing, if the decision has one."""
    if decision.least == 0 and decision.kind == "some":
        return "none"
    ids = {option.id for option in decision.choices}
    return next((word for word in PASSING if word in ids), None)
