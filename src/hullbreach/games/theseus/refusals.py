"""What cannot be done now, and why; computed only when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator

from hullbreach.kernel.decisions import About, Ask, Refusal

from .anytime import boostable, price
from .board import PENDING, SLOTS
from .cards.card import ACTION, KIND, MOST_UPGRADES
from .state import (
    Theseus,
    all_installed,
    allied,
    card_seat,
    controller,
    in_space,
    installed_in,
    is_active,
    partner_pool,
    units_of,
)
from .turn import can_act, movable
from .units import PANDORA, UNIT_KIND

WITH_ANYTIME = {
    "movement",
    "action",
    "between_steps",
    "pending",
    "before_refill",
    "last_moment",
}
"""Prompts that also offer tokens and special cards."""


def refusals(s: Theseus, ask: Ask) -> Iterator[Refusal]:
    if ask.prompt == "movement":
        yield from _units(s, ask.seat)
    elif ask.prompt == "action":
        yield from _actions(s, ask.seat)
    elif ask.prompt == "pending":
        yield from _pending(s, ask.seat)
    elif ask.prompt == "slot":
        yield from _slots(s, ask)
    elif ask.prompt == "last_moment" and s.factions[ask.seat] == PANDORA:
        yield Refusal("fill", "no_pending_phase", {}, "TH-17.03b")
    if ask.prompt in WITH_ANYTIME:
        yield from _tokens(s, ask.seat)
        yield from _specials(s, ask.seat)


def _units(s: Theseus, seat: int) -> Iterator[Refusal]:
    able = movable(s, seat)
    for unit in units_of(s, seat):
        if unit in s.moved:
            yield Refusal(f"move:{unit}", "moved_already", {"unit": unit}, "TH-10.21")
        elif unit not in able:
            yield Refusal(f"move:{unit}", "caught", {"unit": unit}, "TH-14.28")
    for unit in in_space(s, seat):
        if unit in s.moved:
            yield Refusal(f"deploy:{unit}", "moved_already", {"unit": unit}, "TH-10.27")


def _actions(s: Theseus, seat: int) -> Iterator[Refusal]:
    for card in installed_in(s, s.stop):
        kind = KIND[card]
        if kind.act is None or not allied(s, controller(s, card), seat):
            if kind.type == ACTION:
                yield Refusal(f"act:{card}", "not_yours", {"card": card}, "TH-08.03")
        elif not is_active(s, card):
            rule = "TH-11.05" if card == s.disc else "TH-14.51"
            reason = "under_the_disc" if card == s.disc else "switched_off"
            yield Refusal(f"act:{card}", reason, {"card": card}, rule)
        elif not can_act(s, seat, card):
            yield Refusal(f"act:{card}", "used_already", {"card": card}, "TH-08.13")
        elif reason := kind.hindrance(s, seat, card):
            yield Refusal(f"act:{card}", reason, {"card": card}, "TH-08.14")


def _pending(s: Theseus, seat: int) -> Iterator[Refusal]:
    for place in PENDING[s.stop]:
        here = s.zones[place]
        if not here:
            if not s.zones[f"deck.{seat}"]:
                yield Refusal(f"fill:{place}", "deck_empty", {"place": place}, "TH-09.17")
            continue
        card = here[0]
        verb = "install" if allied(s, card_seat(s, card), seat) else "replace"
        if card == s.disc:
            yield Refusal(f"{verb}:{card}", "under_the_disc", {"card": card}, "TH-11.04")
        elif verb == "install" and (verb, card) not in _offered(s, seat):
            yield Refusal(f"install:{card}", "no_empty_slot", {"card": card}, "TH-09.26")


def _offered(s: Theseus, seat: int) -> list[tuple[str | int, ...]]:
    from .pending import pending_values

    return pending_values(s, seat, s.stop)


def _slots(s: Theseus, ask: Ask) -> Iterator[Refusal]:
    offered = {value[1] for value in ask.values}
    for sector in s.ring:
        for slot in SLOTS[sector]:
            if slot in offered or not s.zones[slot]:
                continue
            card = s.zones[slot][0]
            if KIND[card].faction == "bonus":
                yield Refusal(f"slot:{slot}", "bonus_card_there", {"card": card}, "TH-06.07")
            elif card == s.disc:
                yield Refusal(f"slot:{slot}", "under_the_disc", {"card": card}, "TH-11.06")
            else:
                yield Refusal(f"slot:{slot}", "slot_taken", {"card": card}, "TH-09.08")


def _tokens(s: Theseus, seat: int) -> Iterator[Refusal]:
    pool = partner_pool(s, seat)
    able = boostable(s, seat, pool)
    for card in all_installed(s):
        if card in able or not allied(s, controller(s, card), seat):
            continue
        tokens = s.upgrades.get(card, 0)
        if not KIND[card].upgradeable:
            continue
        if card == s.disc:
            yield Refusal(f"boost:{card}", "under_the_disc", {"card": card}, "TH-11.07")
        elif tokens >= MOST_UPGRADES:
            yield Refusal(f"boost:{card}", "fully_upgraded", {"card": card}, "TH-11.19")
        else:
            about: About = {"card": card, "price": price(s, card), "stock": pool}
            yield Refusal(f"boost:{card}", "too_few_tokens", about, "TH-11.18")
    if pool:
        return
    for other in s.allies[seat]:
        for unit in units_of(s, other):
            if unit not in s.upgraded and UNIT_KIND[unit].upgraded is not None:
                poor: About = {"unit": unit, "price": 1, "stock": 0}
                yield Refusal(f"upgrade:{unit}", "too_few_tokens", poor, "TH-11.15")


def _specials(s: Theseus, seat: int) -> Iterator[Refusal]:
    for other in s.allies[seat]:
        for card in s.zones[f"front.{other}"]:
            kind = KIND[card]
            if kind.act is None:
                yield Refusal(f"play:{card}", "only_with_a_move", {"card": card}, "TH-15.11")
            elif reason := kind.hindrance(s, seat, card):
                yield Refusal(f"play:{card}", reason, {"card": card}, "TH-13.09")
