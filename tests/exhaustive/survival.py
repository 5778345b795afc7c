"""What Lockdown and Nemesis have in common to be resolved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from hullbreach.games.survival.catalogue import Attack, Choice, Event, Item, Kind
from hullbreach.games.survival.crew import has_wound
from hullbreach.games.survival.state import Survival
from hullbreach.games.survival.title import Title
from hullbreach.kernel.events import Event as Told
from hullbreach.kernel.state import Result

from .watch import Watch

TEAM = ("revived", "team_won", "team_won_fallen", "team_failed")


def kinds(title: Title) -> Iterator[tuple[str, Kind]]:
    """Every kind of card, item and room, once."""
    for group, table in (
        ("cards", title.card_of),
        ("items", title.item_of),
        ("rooms", title.room_of),
    ):
        for kind in dict.fromkeys(table.values()):
            yield group, kind


def wanted(title: Title) -> Iterator[str]:
    for group, kind in kinds(title):
        options = [f"{group}.{kind.id}.{choice}" for choice in kind.choices]
        yield from options
        if isinstance(kind, Item):
            yield from item_uses(kind)
        elif not options:
            yield f"{group}.{kind.id}"
    for event, _, _ in title.event_of.values():
        yield f"events.{event.id}"
        if event.dark:
            yield f"events.{event.id}.dark"
    for attack, _ in title.attack_of.values():
        yield f"attacks.{attack.id}"
        if attack.dark:
            yield f"attacks.{attack.id}.dark"
    yield from (f"blood.{card}" for card in title.attack_of)
    yield from (f"retreats.{card}" for card in title.event_of)
    yield from (f"wounds.{wound.id}" for wound in title.wound_of.values())
    yield from (f"tokens.{token.partition('#')[0]}" for token in title.token_of)
    yield from (f"exploration.{token.partition('#')[0]}" for token in title.exploration_of)
    yield from (f"noise.{face}" for face in title.noise_die)
    yield from ("contamination.infected", "contamination.clean")


def item_uses(kind: Item) -> Iterator[str]:
    """What an item is for, beside its options."""
    if kind.weapon:
        yield f"items.{kind.id}.shot"
    if kind.component:
        yield f"items.{kind.id}.component"
    if kind.recipe:
        yield f"items.{kind.id}.crafted"
    if kind.lights:
        yield f"items.{kind.id}.light"
    if kind.quest:
        yield f"items.{kind.id}.quest"


def install(title: Title, watch: Watch) -> None:
    """From now on, whatever a card does is noted when it has been done."""
    for group, kind in kinds(title):
        for choice in kind.choices.values():
            do = watch.resolving(f"{group}.{kind.id}.{choice.id}", choice.do)
            kind.choices[choice.id] = Choice(
                choice.id, do, choice.needs, choice.cost, choice.when, choice.knowledge
            )
    events = {event.id: watched_event(watch, event) for event, _, _ in title.event_of.values()}
    for piece, (event, *rest) in list(title.event_of.items()):
        title.event_of[piece] = (events[event.id], *rest)  # type: ignore[index]
    attacks = {attack.id: watched_attack(watch, attack) for attack, _ in title.attack_of.values()}
    for piece, (attack, blood) in list(title.attack_of.items()):
        title.attack_of[piece] = (attacks[attack.id], blood)  # type: ignore[index]
    watch.whenever(has_wound, lambda s, seat, kind: f"wounds.{kind}")


def watched_event(watch: Watch, event: Event) -> Event:
    key = f"events.{event.id}"
    dark = watch.resolving(f"{key}.dark", event.dark) if event.dark else None
    return event._replace(effect=watch.resolving(key, event.effect), dark=dark)


def watched_attack(watch: Watch, attack: Attack) -> Attack:
    key = f"attacks.{attack.id}"
    dark = watch.resolving(f"{key}.dark", attack.dark) if attack.dark else None
    return attack._replace(hit=watch.resolving(key, attack.hit), dark=dark)


LURES = {
    "shot": "shoot:{}#",
    "component": "component:{}#",
    "crafted": "craft:{}",
    "light": "light:{}#",
    "quest": "quest:{}#",
}


def lure(key: str) -> str:
    """What the id of an option holds that leads to this."""
    group, kind, *use = key.split(".")
    if group == "rooms" and use:
        return f"room:{use[0]}"
    if group == "cards" and not use:
        return f"t:*_{kind}#"  # react:… or interrupt:…
    if group in ("advantage", "combat"):
        return "shoot:"
    if group == "computer" and use:
        return f"computer:{use[0]}"
    if group in ("cards", "items") and use:
        return LURES.get(use[0], f"{kind}#*>{use[0]}").format(kind)
    return ""


def heard(s: Survival, event: Told) -> Iterable[str]:
    """What an event tells to be resolved."""
    title = s.title
    facts: dict[str, Any] = dict(event.public)
    match event.name:
        case "moved" | "xeno_followed":
            for tile in s.zones[s.board.room_zone[facts["to"]]]:
                yield f"rooms.{title.room_of[tile].id}"
        case "blood_card":
            yield f"blood.{facts['card']}"
        case "retreats":
            yield f"retreats.{facts['card']}"
        case "encounter" if facts["token"]:
            yield f"tokens.{_kind(facts['token'])}"
        case "explored":
            yield f"exploration.{_kind(facts['token'])}"
        case "noise_roll":
            yield f"noise.{facts['result']}"
        case "shot":
            yield f"items.{_item(title, facts['weapon'])}.shot"
            yield f"{facts['die']}.{facts['face']}"
        case "component_used":
            yield f"items.{_item(title, facts['item'])}.component"
        case "crafted":
            yield f"items.{_item(title, facts['item'])}.crafted"
        case "lights":
            yield f"items.{_item(title, facts['item'])}.light"
        case "quest_fulfilled":
            yield f"items.{_item(title, facts['item'])}.quest"
        case "interrupted" | "reacted":
            yield f"cards.{title.card_of[facts['card']].id}"
        case "scanned" if facts["scanned"]:
            if facts["infected"]:
                yield "contamination.infected"
            if facts["infected"] < len(facts["scanned"]):
                yield "contamination.clean"
        case "revived":
            yield "team.revived"
        case "objective_revealed" | "objective_checked":
            yield f"objectives.{facts['objective']}.{'met' if facts['met'] else 'failed'}"


def ended(result: Result) -> Iterable[str]:
    """How it went for a team."""
    for seat in result.seats:
        if seat.why in TEAM:
            yield f"team.{seat.why}"


def _item(title: Title, piece: str) -> str:
    return title.item_of[piece].id


def _kind(piece: str) -> str:
    return piece.partition("#")[0]
