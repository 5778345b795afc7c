"""A seat: open, held by a person, played by a bot, or both while a bot stands in."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["open", "person", "bot", "stand_in"]

MOST_KEYS = 16


class Seat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    name: str = ""
    keys: tuple[str, ...] = ()
    """Digests of what opens this seat: its links and the browsers of the person who sits here."""
    bot: str = ""
    """The level of the bot that plays here now."""
    host: bool = False
    surrendered: bool = False

    @property
    def kind(self) -> Kind:
        if self.keys:
            return "stand_in" if self.bot else "person"
        return "bot" if self.bot else "open"

    @property
    def awaits_person(self) -> bool:
        """A person decides here, not a bot."""
        return bool(self.keys) and not self.bot

    def opened_by(self, keys: frozenset[str]) -> bool:
        return not keys.isdisjoint(self.keys)

    def with_key(self, key: str) -> Seat:
        """The same seat that one more link or browser opens; the oldest link but the first ends."""
        if key in self.keys:
            return self
        kept = self.keys
        if len(kept) >= MOST_KEYS:
            kept = (kept[0], *kept[2:])
        return msgspec.structs.replace(self, keys=(*kept, key))

    def played_by(self, level: str) -> Seat:
        return msgspec.structs.replace(self, bot=level)
