"""Scripted chance is the chance applied, and all chance comes through the one gate."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.kernel.drawn import DrawCell, drawn

from .cases import Case, play_on, walk


def a_forced_result_is_the_result(case: Case, seed: str) -> None:
    """For every stream: force another first result than chance gave, and it comes."""
    for cell in first_results(case, seed):
        other = another(cell)
        if other is None:
            continue
        forced = first_result(case, seed, cell.stream, other)
        assert forced == other, f"{cell.stream}: {other} was forced, {forced} came"


def a_forced_result_that_does_not_fit_is_an_error(case: Case, seed: str) -> None:
    for cell in first_results(case, seed):
        with pytest.raises(hb.ScriptMisfit, match="no such thing"):
            first_result(case, seed, cell.stream, "no such thing")


def first_results(case: Case, seed: str) -> list[DrawCell]:
    """The first result of each stream that a random match uses."""
    *_, match = walk(case, seed)
    firsts: dict[str, DrawCell] = {}
    for cell in drawn(match._state.drawn):
        firsts.setdefault(cell.stream, cell)
    return list(firsts.values())


def another(cell: DrawCell) -> Any:
    """A legal result that chance did not give; None if there is no other."""
    if isinstance(cell.result, tuple):
        turned = (*cell.result[1:], *cell.result[:1])
        return turned if turned != cell.result else None
    return next((face for face in cell.among if face != cell.result), None)


def first_result(case: Case, seed: str, stream: str, forced: Any) -> Any:
    """Play the same match with a forced result until its stream is used."""
    match, random = case.match(seed, hb.Script(**{stream: [forced]})), Random(f"walk/{seed}")
    while True:
        for cell in drawn(match._state.drawn):
            if cell.stream == stream:
                return cell.result
        assert match.decision, f"{stream} was never used"
        play_on(match, random)
