"""What lies on the surface of Mars: its exploration tokens and its noise die."""

from __future__ import annotations

from hullbreach.games.survival.catalogue import designed

MARS = "mars"
CROSSROADS = ("crossroads#1", "crossroads#2", "crossroads#3")
ITEM_EFFECTS = {"red_item": "red", "yellow_item": "yellow", "green_item": "green"}

# searches, effect, copies: the effects are in the rulebook, their distribution is not
SURFACE_TOKENS = (
    (3, "red_item", 1),
    (2, "yellow_item", 1),
    (2, "green_item", 1),
    (4, MARS, 1),
    (3, MARS, 1),
    (1, MARS, 1),
    (3, "malfunction", 1),
    (2, "danger", 1),
    (1, "silence", 1),
    (2, "slime", 1),
)
SURFACE_TOKENS_KNOWN = designed(0.25)


def surface_tokens(printed: tuple[tuple[int, str, int], ...]) -> dict[str, tuple[int, str]]:
    return {
        f"surface_{effect}_{count}#{n + 1}": (count, effect)
        for count, effect, copies in printed
        for n in range(copies)
    }


SURFACE_DIE: tuple[int | str, ...] = (1, 1, 2, 2, 3, 3, 4, 4, "silence", "danger", MARS, MARS)
SURFACE_DIE_KNOWN = designed(0.4)
