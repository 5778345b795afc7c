"""Units, cards and tokens as a few characters each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from hullbreach.words import Words

View = Mapping[str, Any]

COLOUR = {
    "marines": "red",
    "aliens": "green",
    "scientists": "bright_blue",
    "greys": "white",
    "pandora": "magenta",
    "bonus": "yellow",
}
LETTER = {"pandora": "P", "bonus": "★"}
SHAPE = {
    "trap": "△",
    "action": "◉",
    "module": "■",
    "shortcut": "»",
    "duplication": "‖",
    "station": "◎",
    "special": "◆",
}
SMALL = {"young_alien": "y", "runner": "r", "trapper": "t", "warrior": "w", "creature": "P"}
UPGRADED, MOVED, SWITCHED_OFF = "+", "'", "⊘"


def letter(faction: str) -> str:
    return LETTER.get(faction, faction[:1].upper())


def faction_of(view: View, seat: int) -> str:
    return str(view["seats"][seat]["faction"])


def unit_mark(view: View, unit: str) -> Text:
    """`M1`, with a plus when upgraded and a stroke when it has moved in this turn."""
    facts = view["units"][unit]
    upgraded = UPGRADED if facts["upgraded"] else ""
    moved = MOVED if facts.get("moved") else ""
    style = f"bold {COLOUR.get(faction_of(view, facts['owner']), '')}"
    return Text(f"{_sign(unit)}{upgraded}{moved}", style=style)


def _sign(unit: str) -> str:
    kind, _, number = unit.partition("#")
    return f"{SMALL.get(kind, kind[:1].upper())}{number}"


def marks(view: View) -> Mapping[str, str]:
    """What a person may type for a unit: `M1` for `marine#1`."""
    return {_sign(unit): unit for unit in view["units"]}


def unit_tokens(view: View, unit: str, words: Words) -> str:
    """What lies on a unit, each token by three letters of its name."""
    tokens = view["units"][unit]["tokens"]
    return " ".join(_token(token, count, words) for token, count in tokens.items() if count)


def _token(token: str, count: int, words: Words) -> str:
    return f"{words.say(f'token-{token}')[:3].lower()}{count if count > 1 else ''}"


def card_mark(view: View, content: View, card: str, words: Words) -> Text:
    """`M△ Landmine`, struck through while it is switched off."""
    kind = card.partition("#")[0]
    facts = view["cards"].get(card, {})
    printed = content["cards"][kind]
    holder = facts.get("controller")
    faction = printed["faction"] if holder is None else faction_of(view, holder)
    colour = COLOUR.get(faction, "")
    shape = SHAPE.get(printed["type"], "?")
    sign = letter(faction) if faction == "bonus" else f"{letter(faction)}{shape}"
    name = Text(
        words.card(kind).name, style=f"{colour} {'strike' if _is_off(view, card) else ''}".strip()
    )
    return Text.assemble((sign, f"bold {colour}"), " ", name)


def _is_off(view: View, card: str) -> bool:
    """Under the disc, or installed and switched off by another card."""
    facts = view["cards"].get(card)
    if facts is None or "pending" in facts["at"]:
        return bool(view["disc"] == card)
    return not facts["active"]


def card_signs(view: View, card: str, words: Words) -> Text:
    """The card's number, its tokens, the disc and an embryo on it: `3 +1 dea2 ⊘`."""
    facts = view["cards"].get(card, {})
    signs: list[str] = []
    if facts.get("value") is not None:
        signs.append(str(facts["value"]))
    if facts.get("upgrades"):
        signs.append(UPGRADED * min(facts["upgrades"], 6))
    tokens = facts.get("tokens", {})
    signs += [_token(token, count, words) for token, count in tokens.items() if count]
    if facts.get("taken_by"):
        signs.append(unit_mark(view, facts["taken_by"]).plain)
    if view["disc"] == card:
        signs.append(SWITCHED_OFF)
    return Text(" ".join(signs), style="bold")
