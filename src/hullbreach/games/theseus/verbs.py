"""The verbs: each changes the station in one way and tells everybody."""

from __future__ import annotations

from hullbreach.kernel.zones import put

from . import ending
from .board import IS_SLOT, SECTOR_OF
from .cards.card import KIND, MOST_RECORDED
from .state import (
    CRAWLERS,
    Theseus,
    card_seat,
    controller,
    installed_in,
    is_home,
    left,
    owner,
    sector_of,
)
from .units import FULL_DATA, FULL_LIFE, UNIT_KIND


def enter_phase(s: Theseus, phase: str) -> None:
    s.phase = phase
    s.emit("phase_began", phase=phase, seat=s.active)


# Life and data


def damage(s: Theseus, victim: int, amount: int, by: int | None, cause: str) -> None:
    """Damage to a faction. In deathmatch the one who deals it gains it instead (TH-15.15)."""
    if amount <= 0:
        return
    if s.mode == "deathmatch":
        s.emit("damaged", victim=victim, amount=amount, by=by, cause=cause)
        if by is not None:
            gain_life(s, by, amount)
        return
    if victim not in s.life:
        return
    s.life[victim] = life = max(0, s.life[victim] - amount)
    s.emit("damaged", victim=victim, amount=amount, by=by, cause=cause, life=life)
    if life == 0:
        ending.defeat(s, victim)


def gain_life(s: Theseus, seat: int, amount: int) -> None:
    if seat not in s.life:
        return  # its marker has left the board (TH-15.19)
    gained = min(amount, FULL_LIFE - s.life[seat])
    s.life[seat] = life = s.life[seat] + gained
    s.emit("life_gained", seat=seat, amount=gained, life=life)
    if s.mode == "deathmatch" and life == FULL_LIFE:
        ending.triumph(s, seat, "life")


def lose_life(s: Theseus, seat: int, amount: int) -> None:
    """Life taken away without damage, never below 0 (TH-15.16)."""
    s.life[seat] = life = max(0, s.life[seat] - amount)
    s.emit("life_taken", seat=seat, amount=amount, life=life)


def gain_data(s: Theseus, seat: int, amount: int) -> None:
    """Data for a faction that collects them; for others they are lost (TH-16.30)."""
    if amount <= 0 or seat not in s.data:
        return
    gained = min(amount, FULL_DATA - s.data[seat])
    s.data[seat] = data = s.data[seat] + gained
    s.emit("data_gained", seat=seat, amount=gained, data=data)
    if data == FULL_DATA:
        ending.triumph(s, seat, "data")


# Units


def place(s: Theseus, unit: str, room: str) -> None:
    put(s, unit, room)
    s.emit("unit_placed", unit=unit, to=room, seat=owner(s, unit))


def step(s: Theseus, unit: str, origin: str, room: str, points: int) -> None:
    """The unit takes its place at the end of its movement."""
    put(s, unit, room)
    s.emit("unit_moved", unit=unit, origin=origin, to=room, points=points, seat=owner(s, unit))


def eject(s: Theseus, unit: str, by: int) -> None:
    """Into space; it leaves its room, so a caught unit is free (TH-14.50)."""
    room = s.where[unit]
    free(s, unit)
    put(s, unit, "space")
    s.emit("ejected", unit=unit, origin=room, to="space", seat=owner(s, unit), by=by)


def mark_moved(s: Theseus, unit: str) -> None:
    """No unit moves twice in a player turn (TH-10.21, TH-10.24)."""
    s.moved[unit] = 1
    s.emit("marked_moved", unit=unit)


def flip_up(s: Theseus, unit: str) -> None:
    s.upgraded[unit] = 1
    s.emit("unit_upgraded", unit=unit, seat=owner(s, unit))


def flip_down(s: Theseus, unit: str) -> None:
    del s.upgraded[unit]
    s.emit("unit_downgraded", unit=unit, seat=owner(s, unit))


def infect(s: Theseus, unit: str, by: int, tokens: int) -> None:
    s.parasites[unit] = tokens
    s.infector[unit] = by
    s.emit("infected", unit=unit, tokens=tokens, by=by, **_in_stock(s, "parasite"))


def cure(s: Theseus, unit: str) -> None:
    """All parasites leave a unit at once (TH-14.22)."""
    if unit in s.parasites:
        del s.parasites[unit]
        del s.infector[unit]
        s.emit("cured", unit=unit, **_in_stock(s, "parasite"))


def cure_at_home(s: Theseus, unit: str) -> None:
    if unit in s.parasites and is_home(s, owner(s, unit), sector_of(s, unit)):
        cure(s, unit)  # TH-14.49


def catch(s: Theseus, unit: str, card: str) -> None:
    s.caught[unit] = 1
    s.emit("caught", unit=unit, card=card, **_in_stock(s, "grabber"))


def free(s: Theseus, unit: str) -> None:
    if unit in s.caught:
        del s.caught[unit]
        s.emit("freed", unit=unit, **_in_stock(s, "grabber"))


def hide(s: Theseus, unit: str) -> None:
    s.invisible[unit] = 1
    s.emit("turned_invisible", unit=unit, **_in_stock(s, "invisibility"))


def show(s: Theseus, unit: str) -> None:
    if unit in s.invisible:
        del s.invisible[unit]
        s.emit("turned_visible", unit=unit, **_in_stock(s, "invisibility"))


TOKEN_OWNER = {
    "parasite": "aliens",
    "grabber": "scientists",
    "invisibility": "greys",
    "deactivation": "marines",
}


def _in_stock(s: Theseus, token: str) -> dict[str, int]:
    """How many tokens of the kind their faction has left."""
    return {"seat": s.seat_of[TOKEN_OWNER[token]], token: left(s, token)}


# Upgrade tokens


def take_upgrade(s: Theseus, seat: int) -> None:
    """One token from the supply, if there is one (TH-12.10)."""
    if s.supply:
        s.supply -= 1
        s.stock[seat] += 1
        s.emit("upgrade_taken", seat=seat, upgrades=s.stock[seat], supply=s.supply)


def pay_upgrades(s: Theseus, seat: int, amount: int) -> None:
    """From the own stock first, then the partner's (TH-15.30); they leave the stock."""
    for payer in sorted(s.allies[seat], key=lambda other: other != seat):
        paid = min(amount, s.stock[payer])
        if paid:
            s.stock[payer] -= paid
            amount -= paid
            s.emit("upgrades_paid", seat=payer, amount=paid, upgrades=s.stock[payer])


def return_upgrades(s: Theseus, amount: int) -> None:
    if amount:
        s.supply += amount
        s.emit("upgrades_returned", amount=amount, supply=s.supply)


def boost(s: Theseus, card: str) -> None:
    s.upgrades[card] = s.upgrades.get(card, 0) + 1
    s.emit("card_upgraded", card=card, upgrades=s.upgrades[card])


def weaken(s: Theseus, card: str) -> None:
    """One upgrade token leaves the card."""
    s.upgrades[card] -= 1
    s.emit("card_downgraded", card=card, upgrades=s.upgrades[card])
    if not s.upgrades[card]:
        del s.upgrades[card]
    return_upgrades(s, 1)


# Cards


def install(s: Theseus, card: str, slot: str, seat: int) -> None:
    source = s.where[card]
    put(s, card, slot)
    s.emit("installed", card=card, origin=source, to=slot, seat=seat)
    _tell_silence(s, card, slot)
    _show_top(s, source, seat)


def lay_pending(s: Theseus, card: str, place_: str, seat: int) -> None:
    source = s.where[card]
    put(s, card, place_)
    s.emit("laid_pending", card=card, origin=source, to=place_, seat=seat)
    _show_top(s, source, seat)


def keep_special(s: Theseus, card: str, seat: int) -> None:
    """A special or bonus card goes face up before its player."""
    source = s.where[card]
    put(s, card, f"front.{seat}")
    s.emit("special_kept", card=card, origin=source, to=f"front.{seat}", seat=seat)
    _show_top(s, source, seat)


def _show_top(s: Theseus, source: str, seat: int) -> None:
    """After a draw the next card of the deck lies open (TH-06.04)."""
    if source.startswith("deck."):
        deck = s.zones[source]
        s.emit("deck_top", seat=seat, zone=source, top=deck[0] if deck else None, deck=len(deck))


def discard(s: Theseus, card: str) -> None:
    """To the pile of the faction printed on it; everything on it goes back where it came from."""
    back = s.upgrades.pop(card, 0)
    if s.deactivation.pop(card, 0):
        del s.tracker[card]
        s.emit("deactivation_returned", card=card, **_in_stock(s, "deactivation"))
    s.camera.pop(card, None)
    embryo = s.taken.get(card)
    if embryo:
        let_go(s, card)
    pile = "box" if KIND[card].faction == "bonus" else f"discard.{card_seat(s, card)}"
    source = s.where[card]
    put(s, card, pile, top=pile != "box")
    s.emit("discarded", card=card, origin=source, to=pile)
    _tell_silence(s, card, source)
    return_upgrades(s, back)


def record(s: Theseus, card: str, amount: int) -> None:
    """The camera's counter rises, up to its last field (TH-14.26)."""
    s.camera[card] = min(MOST_RECORDED, s.camera.get(card, 0) + amount)
    s.emit("recorded", card=card, counter=s.camera[card])


def reset_camera(s: Theseus, card: str) -> None:
    del s.camera[card]
    s.emit("camera_reset", card=card)


def lay_deactivation(s: Theseus, card: str, seat: int) -> None:
    s.deactivation[card] = s.deactivation.get(card, 0) + 1
    s.tracker[card] = seat
    laid = s.deactivation[card]
    s.emit("deactivation_laid", card=card, tokens=laid, by=seat, **_in_stock(s, "deactivation"))


def lift_deactivation(s: Theseus, card: str, unit: str) -> None:
    """One token is used up instead of the trap (TH-15.09)."""
    s.deactivation[card] -= 1
    left_there = s.deactivation[card]
    stock = _in_stock(s, "deactivation")
    s.emit("trap_deactivated", card=card, unit=unit, tokens=left_there, **stock)
    if not left_there:
        del s.deactivation[card]
        del s.tracker[card]


def take_over(s: Theseus, embryo: str, card: str) -> None:
    """The embryo leaves its room and lies on the card (TH-16.20, TH-16.21)."""
    cure(s, embryo)
    show(s, embryo)
    free(s, embryo)
    put(s, embryo, s.where[card])
    s.taken[card] = embryo
    s.taken_on[card] = s.turn
    s.emit("taken_over", card=card, unit=embryo, to=s.where[card], seat=controller(s, card))
    _tell_silence(s, card, s.where[card])


def let_go(s: Theseus, card: str) -> None:
    """The embryo returns to the supply, base side up, and the card to its faction (TH-16.24)."""
    embryo = s.taken.pop(card)
    del s.taken_on[card]
    home = f"supply.{owner(s, embryo)}"
    s.upgraded.pop(embryo, None)
    put(s, embryo, home)
    s.emit("let_go", card=card, unit=embryo, to=home)
    _tell_silence(s, card, s.where[card])


def spent(s: Theseus, card: str) -> None:
    """The card has had its effect: a single-use takeover of it ends (TH-16.27)."""
    embryo = s.taken.get(card) if s.taken else None
    if embryo and takeover_kind(s, embryo) == "single":
        let_go(s, card)


def takeover_kind(s: Theseus, embryo: str) -> str:
    kind = UNIT_KIND[embryo]
    upgraded = kind.upgraded if embryo in s.upgraded else None
    return (upgraded or kind.base).takeover


def used_up(s: Theseus, card: str) -> None:
    """After its effect: a single-use card is discarded, a single-use takeover ends."""
    if KIND[card].single_use and s.where[card] in IS_SLOT:
        discard(s, card)
    else:
        spent(s, card)


def lift_disc(s: Theseus) -> None:
    """The card under it works again at once (TH-14.06)."""
    card = s.disc
    if card:
        s.disc = ""
        s.emit("disc_lifted", card=card)
        _tell_silence(s, card, s.where[card])


def lay_disc(s: Theseus, card: str) -> None:
    s.disc = card
    s.emit("disc_laid", card=card, to=s.where[card])
    _tell_silence(s, card, s.where[card])


def _tell_silence(s: Theseus, card: str, slot: str) -> None:
    """Crawlers came, went, or changed sides: other cards of their sector may work or not."""
    if card == CRAWLERS and slot in IS_SLOT:
        others = installed_in(s, SECTOR_OF[slot])
        s.emit("silence_changed", card=card, sector=SECTOR_OF[slot], cards=tuple(others))
