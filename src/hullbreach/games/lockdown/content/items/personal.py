"""Starting items and quest items: one for each character."""

from __future__ import annotations

from hullbreach.games.lockdown import protocols
from hullbreach.games.lockdown.computer import DECK, OPEN, compute, powered_for
from hullbreach.games.lockdown.content.items.store import item
from hullbreach.games.lockdown.state import Lockdown
from hullbreach.games.survival.catalogue import OUT, Weapon, designed, public, rulebook
from hullbreach.games.survival.content.weapons import ASSAULT_RIFLE, at_most_one
from hullbreach.games.survival.crew import (
    LIMBO,
    contamination_in_hand,
    in_room,
    kind_of_room,
    xenos_in,
)
from hullbreach.games.survival.damage import retreat
from hullbreach.games.survival.doors import CLOSED
from hullbreach.games.survival.effects import choose_xeno
from hullbreach.games.survival.figures import LARVA, on_board, room_of, type_of, walk
from hullbreach.games.survival.items import (
    find_item,
    free_object,
    gain,
    has_free_slot,
    load,
    most_ammo,
    spend,
    use_up,
)
from hullbreach.games.survival.markers import lose_slime, place_noise, remove_fire, remove_noise
from hullbreach.games.survival.needs import colour_here, computer_here, xeno_here
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, some

item("smg", starting=1, owner="sentry", weapon=Weapon(5, 5), known=public(0.8))
item("smart_gun", starting=1, owner="hacker", weapon=Weapon(3, 4, reroll=True), known=designed(0.3))
nailgun = item(
    "nailgun",
    starting=1,
    owner="janitor",
    weapon=Weapon(4, 4, energy=False, harm=at_most_one),
    cost=1,
    known=designed(0.3),
)
probe_arm = item("probe_arm", starting=1, owner="xenobiologist", uses=2, cost=1, known=public(0.7))


def worn(s: Lockdown, me: int, kind: str) -> bool:
    """The item lacks ammo or uses, and a toolbelt is at hand."""
    piece = find_item(s, me, kind)
    return (
        bool(piece)
        and s.ammo.get(piece, 0) < most_ammo(s, piece)
        and bool(find_item(s, me, "toolbelt"))
    )


def refit(s: Lockdown, me: int, kind: str) -> None:
    use_up(s, find_item(s, me, "toolbelt"))
    piece = find_item(s, me, kind)
    load(s, piece, most_ammo(s, piece))


@nailgun.option("reload", needs=lambda s, me: worn(s, me, "nailgun"))
def reload_nailgun(s: Lockdown, me: int) -> None:
    refit(s, me, "nailgun")


@probe_arm.option("repair", when=OUT, needs=lambda s, me: worn(s, me, "probe_arm"))
def repair_probe_arm(s: Lockdown, me: int) -> None:
    refit(s, me, "probe_arm")


def can_sample(s: Lockdown, me: int) -> bool:
    return (
        bool(s.ammo.get(find_item(s, me, "probe_arm")))
        and any(type_of(xeno) != LARVA for xeno in xenos_in(s, s.place[me]))
        and has_free_slot(s, me)
    )


@probe_arm.option("sample", when="in", needs=can_sample)
def sample(s: Lockdown, me: int) -> Play:
    """A carcass from the supply into a hand slot; the xeno is not harmed."""
    spend(s, find_item(s, me, "probe_arm"))
    yield from gain(s, me, free_object(s, "carcass"))


assault_rifle = item(
    "assault_rifle", quest=1, owner="survivor", weapon=ASSAULT_RIFLE, known=rulebook(0.6)
)
assault_rifle.quest = lambda s, me: colour_here(s, me) == "red"
assault_rifle.quest_cost = ("weapon_energy_cell",)

battle_suit = item("battle_suit", quest=1, owner="sentry", heavy=True, known=public(0.72))
battle_suit.quest = lambda s, me: kind_of_room(s, s.place[me]) in ("css_a", "css_b", "css_c")
"""Keeps off slime and fire, counts as an enviro-suit, and shoots with the advantage die."""

wail = item("wail", quest=1, owner="lab_rat", cost=1, known=public(0.6))
wail.quest = lambda s, me: len(contamination_in_hand(s, me)) >= 2


def own_corridors(s: Lockdown, me: int) -> list[str]:
    board = s.board
    section = board.section[s.place[me]]
    return [c for c in board.corridors if section and board.corridor_section[c] == section]


@wail.option("lure", needs=lambda s, me: any(c not in s.noise for c in own_corridors(s, me)))
def lure(s: Lockdown, me: int) -> Play:
    quiet = [("noise", c) for c in own_corridors(s, me) if c not in s.noise]
    chosen = yield some(me, "lure", quiet, 1, len(quiet))
    for _, corridor in chosen:
        place_noise(s, corridor)


@wail.option("hush", needs=lambda s, me: any(c in s.noise for c in own_corridors(s, me)))
def hush(s: Lockdown, me: int) -> Play:
    noisy = [("noise", c) for c in own_corridors(s, me) if c in s.noise]
    chosen = yield some(me, "hush_many", noisy, 1, len(noisy))
    for _, corridor in chosen:
        remove_noise(s, corridor)


cheat_codes = item("cheat_codes", quest=1, owner="hacker", cost=1, when=OUT, known=designed(0.25))
cheat_codes.quest = lambda s, me: len(s.computed.get(me, "").split()) >= 2


@cheat_codes.option("reroute", needs=computer_here)
def reroute(s: Lockdown, me: int) -> Play:
    """Choose among the open computer card and the next two; then one computer action."""
    for card in s.zones[DECK][:2]:
        zones.put(s, card, LIMBO[me])
    drawn = s.zones[LIMBO[me]]
    s.emit("foresaw", {me: {"cards": drawn}}, seat=me, deck=DECK, limbo=len(drawn))
    cards = [card for card in (*s.zones[OPEN], *drawn) if card != "lockdown"]
    _, chosen = yield Ask(me, "computer_card", [("open", card) for card in cards])
    for card in (*s.zones[OPEN], *drawn):
        if card != chosen:
            zones.put(s, card, DECK)
            zones.peek(s, me, card)
    if s.where[chosen] != OPEN:
        zones.put(s, chosen, OPEN)
    s.emit("computer_card", card=chosen, deck=DECK)
    s.emit("put_back", seat=me, deck=DECK, limbo=0)
    if powered_for(s, me):
        yield from compute(s, me)


@cheat_codes.option(
    "spy",
    needs=lambda s, me: (
        computer_here(s, me) and powered_for(s, me) and bool(protocols.hidden_tokens(s, me))
    ),
)
def spy(s: Lockdown, me: int) -> Play:
    return protocols.peek_any(s, me)


pressure_washer = item(
    "pressure_washer", quest=1, owner="janitor", heavy=True, cost=1, known=designed(0.25)
)
pressure_washer.quest = lambda s, me: colour_here(s, me) in ("white", "yellow")
pressure_washer.quest_cost = ("reagents",)


def burning_near(s: Lockdown, me: int) -> list[str]:
    here = s.place[me]
    near = [there for c, there in s.board.neighbours[here] if s.door.get(c) != CLOSED]
    return [room for room in (here, *near) if room in s.fire]


@pressure_washer.option("fire", needs=lambda s, me: bool(burning_near(s, me)))
def spray_fire(s: Lockdown, me: int) -> Play:
    _, room = yield Ask(me, "extinguish", [("room", room) for room in burning_near(s, me)])
    remove_fire(s, room)


@pressure_washer.option(
    "slime", needs=lambda s, me: any(o in s.slime for o in in_room(s, s.place[me]))
)
def spray_slime(s: Lockdown, me: int) -> None:
    for other in in_room(s, s.place[me]):
        lose_slime(s, other)


@pressure_washer.option("push", needs=xeno_here)
def spray_xeno(s: Lockdown, me: int) -> Play:
    xeno = yield from choose_xeno(s, me, "push_xeno")
    retreat(s, xeno)


overmind = item("overmind", quest=1, owner="xenobiologist", cost=2, known=designed(0.25))
overmind.quest = lambda s, me: s.knowledge[me] >= 6 and me in s.learned


def subjects(s: Lockdown, me: int) -> list[str]:
    section = s.board.section
    here = section[s.place[me]]
    return [
        xeno
        for xeno in on_board(s)
        if type_of(xeno) != "queen" and here and section[room_of(s, xeno)] == here
    ]


@overmind.option("command", needs=lambda s, me: bool(subjects(s, me)))
def command(s: Lockdown, me: int) -> Play:
    """Move a xeno of the own section, not the queen, through a corridor of one's choice."""
    _, xeno = yield Ask(me, "command", [("xeno", xeno) for xeno in subjects(s, me)])
    board, room = s.board, room_of(s, xeno)
    corridors = (*board.corridors_of[room], *board.paths_of[room])
    _, corridor = yield Ask(me, "command_to", [("through", c) for c in corridors])
    walk(s, xeno, corridor)


@overmind.option("calm", knowledge=8, needs=xeno_here)
def calm(s: Lockdown, me: int) -> Play:
    xeno = yield from choose_xeno(s, me, "calm")
    s.calmed.append(xeno)
    s.emit("calmed", xeno=xeno)
