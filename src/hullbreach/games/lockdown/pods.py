"""Cargo pods (CSS): entering one, and launching in the event phase."""

from __future__ import annotations

from hullbreach.games.survival.cards import discard_all
from hullbreach.games.survival.catalogue import designed
from hullbreach.games.survival.crew import HAND, action_cards, find_room, in_order
from hullbreach.games.survival.death import leave_play
from hullbreach.games.survival.readings import reads
from hullbreach.games.survival.turns import burn, pass_by_rule
from hullbreach.games.survival.wounds import serious_wound
from hullbreach.kernel import zones
from hullbreach.kernel.decisions import Ask, Play, Value

from .refuges import ESCAPED, PODS
from .state import Lockdown
from .time_track import END, START

LAUNCHES = ("a", "b", "c", "all", "all", "none", "none")
KNOWN = designed(0.3)  # the kinds are in the rulebook, how many of each is not
SPACE = {time: f"css.{time}" for time in range(START + 1)}
REVEALED = "css.revealed"
ROOM_OF_POD = {"pod_a": "css_a", "pod_b": "css_b", "pod_c": "css_c"}


def launch_tokens(launches: tuple[str, ...]) -> dict[str, str]:
    """By piece: which pods it launches."""
    return {
        f"launch_{letter}#{launches[:place].count(letter) + 1}": letter
        for place, letter in enumerate(launches)
    }


def launches(token: str) -> str:
    return token.partition("#")[0].removeprefix("launch_")


def token_at(s: Lockdown, time: int) -> str:
    found = s.zones[SPACE[time]]
    return found[0] if found else ""


def may_enter(pod: str, s: Lockdown) -> bool:
    """Only while the time token stands on a CSS token, and one to a pod (LD-11.01)."""
    return bool(s.zones[SPACE[s.time]]) and pod not in s.place.values()


def enter_pod(s: Lockdown, seat: int, pod: str) -> Play:
    """Discard the hand, pass with all that follows, then board (LD-11.02)."""
    if reads(s, "pod_hand", "actions"):
        cards = tuple(action_cards(s, seat))
        discard_all(s, seat, cards)
        s.emit("discarded", seat=seat, cards=cards, hand=len(s.zones[HAND[seat]]))
        yield from pass_by_rule(s, seat, lose_hand=False)
    else:
        yield from pass_by_rule(s, seat, lose_hand=True)
    yield from burn(s, seat)
    if s.place[seat] != "dead":
        s.place[seat] = pod
        s.emit("entered_pod", seat=seat, pod=pod, place=pod)


def launch(s: Lockdown) -> Play:
    """Event phase step 4: reveal the token of this space and launch (LD-11.04)."""
    token = token_at(s, s.time)
    if not token:
        return
    zones.put(s, token, REVEALED)
    letter = launches(token)
    s.emit("css_revealed", token=token)
    for seat in in_order(s):
        pod = s.place[seat]
        if pod not in PODS:
            continue
        if letter == "all" or pod == f"pod_{letter}":
            s.place[seat] = ESCAPED
            s.fate[seat] = ESCAPED
            s.emit("launched", seat=seat, pod=pod, place=ESCAPED, fate=ESCAPED)
        else:
            s.place[seat] = find_room(s, ROOM_OF_POD[pod])
            s.emit("launch_failed", seat=seat, pod=pod, place=s.place[seat])
            yield from serious_wound(s, seat, "pod")
    leave_play(s)


def spaces_with_token(s: Lockdown) -> list[int]:
    return [time for time in range(START, END - 1, -1) if s.zones[SPACE[time]]]


def peek_css(s: Lockdown, seat: int) -> Play:
    """Look secretly at one CSS token."""
    values: list[Value] = [("css", time) for time in spaces_with_token(s)]
    if values:
        _, time = yield Ask(seat, "peek_css", values)
        look_at(s, seat, time)


def look_at(s: Lockdown, seat: int, time: int) -> None:
    token = token_at(s, time)
    zones.peek(s, seat, token)
    s.emit("css_peeked", {seat: {"token": token}}, seat=seat, time=time, token=None)


def reschedule(s: Lockdown, seat: int) -> Play:
    """CSS Control: look at a token and perhaps move it 1 space (LD-28.05)."""
    _, time = yield Ask(seat, "peek_css", [("css", t) for t in spaces_with_token(s)])
    look_at(s, seat, time)
    if time == s.time:
        return  # LD-28.05b
    values: list[Value] = [("stay",)]
    values.extend(
        ("shift", time, there)
        for there in (time + 1, time - 1)
        if END <= there <= START and not token_at(s, there)
    )
    chosen = yield Ask(seat, "shift_css", values)
    if chosen[0] == "shift":
        token = token_at(s, time)
        zones.put(s, token, SPACE[chosen[2]])
        s.emit("css_shifted", seat=seat, time=time, to=chosen[2])
