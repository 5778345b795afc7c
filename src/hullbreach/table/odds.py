"""What an answer may lead to, as far as its seat can know: it is given in many imagined worlds."""

from __future__ import annotations

from collections import Counter

from hullbreach.kernel.match import Match

WORLDS = 60
FAR_ENOUGH = 12


def odds(match: Match, seat: int, option: str, seed: str) -> dict[str, float]:
    """How often each event follows, by name; none that concerns another seat."""
    found: Counter[str] = Counter()
    for number in range(WORLDS):
        found.update(_foreseen(match.imagine(seat, f"{seed}/{number}"), seat, option))
    return {name: times / WORLDS for name, times in sorted(found.items())}


def _foreseen(world: Match, seat: int, option: str) -> set[str]:
    """What happens until the same is asked again; what is asked meanwhile gets its first answer."""
    asked = world.decision
    assert asked is not None, "odds of an answer that nobody asks for"
    before = world.events(seat)
    world.play(option, seat)
    for _ in range(FAR_ENOUGH):
        decision = world.decision
        if decision is None or decision.prompt == asked.prompt:
            break
        world.play(decision.options[0])
    after = world.events(seat, before[-1].number + 1 if before else 0)
    return {event.name for event in after if event.facts.get("seat", seat) == seat}
