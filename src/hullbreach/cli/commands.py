"""What a person may type instead of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

import hullbreach as hb
from hullbreach import ledger
from hullbreach.bots import hint

from .answers import repeated, whole_number
from .files import BadFile, typed_path

if TYPE_CHECKING:
    from .hotseat import HotSeat

RULES_SHOWN, THINGS_SHOWN = 6, 4


class Leave(Exception):
    """A person wants to stop; the match may go on another day."""


def obey(table: HotSeat, decision: hb.Decision, text: str) -> bool:
    """Carry out a command. False if the text is none, so it must be an answer."""
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word.casefold())
    if command is None:
        return not text
    command(table, decision, rest.strip())
    return True


def explain_commands(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    table.screen.say("help")
    if table.screen.words.has("board-legend"):
        table.screen.say("board-legend")


def why(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    if decision.refusals:
        table.screen.say("why-not")
        table.screen.refusals(decision)
    else:
        table.screen.say("why-nothing")


def give_hint(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    """What a bot would do on this seat, and why."""
    words = table.screen.words
    found = hint(hb.Sight(table.match, decision.seat), table.match.game)
    if found is None:
        table.screen.complain(words.say("hint-none"))
        return
    table.screen.say("hint", option=words.option(found.option), why=words.reason(*found.reason))


def look(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    """The wording of every piece or place that fits."""
    screen = table.screen
    if not rest:
        screen.complain(screen.words.say("look-what"))
        return
    view = table.match.view(decision.seat)
    found = find_things(table, view, screen.unmarked(view, rest))
    if not found:
        screen.complain(screen.words.say("look-unknown", text=repeated(rest)))
    for word, value in list(found.items())[:THINGS_SHOWN]:
        screen.thing(view, word, value)


def find_things(table: HotSeat, view: Mapping[str, Any], text: str) -> dict[str, int | None]:
    """Pieces, places and kinds whose id or name fits, with their number; one for each wording."""
    words, wanted = table.screen.words, text.casefold()
    things = {**dict(_things(table.screen.content)), **dict(_things(view))}
    named = {
        word: (words.name(word).casefold(), word.casefold(), word.partition(".")[2].casefold())
        for word in things
    }
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [word for word, names in named.items() if any(fits(n, wanted) for n in names)]
        wordings = {words.explain(word, things[word])[1:]: word for word in reversed(found)}
        told = {word for wording, word in wordings.items() if any(wording)}
        if wordings:
            return {word: things[word] for word in found if word in (told or wordings.values())}
    return {}


def _things(data: Any) -> Iterator[tuple[str, int | None]]:
    """Every id in a view or in the content that may have words, with the number it has there."""
    if isinstance(data, Mapping):
        for key, entry in data.items():
            value = entry.get("value") if isinstance(entry, Mapping) else None
            yield str(key), value if isinstance(value, int) else None
            yield from _things(entry)
    elif isinstance(data, list | tuple):
        for entry in data:
            yield from _things(entry)


def rules(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    screen = table.screen
    if not rest:
        screen.complain(screen.words.say("rules-what"))
        return
    game = table.match.game if table.match.game in ledger.games() else None
    found = ledger.search(rest, game, screen.words.lang)
    if not found:
        screen.complain(screen.words.say("rules-none", text=repeated(rest)))
    for rule in found[:RULES_SHOWN]:
        screen.show(Text.assemble((rule.id, "bold"), "  ", rule.text))
    if len(found) > RULES_SHOWN:
        screen.say("rules-more", count=len(found) - RULES_SHOWN)


def log(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    events = table.match.events(decision.seat)
    table.screen.log(events[-(whole_number(rest) or 0) :])


def undo(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    """Take back this person's own last answer."""
    if not table.match.can_undo or table.answered_last != decision.seat:
        table.screen.complain(table.screen.words.say("undo-not"))
        return
    table.take_back()
    table.screen.say("undo-done")


def board(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    table.show_table(decision.seat, again=True)


def options(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    table.show_question(decision, ids=True)


def save(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    screen = table.screen
    if not rest:
        screen.complain(screen.words.say("save-where"))
        return
    try:
        table.kept.write(typed_path(rest))
        screen.say("saved", file=rest)
    except BadFile as error:
        screen.complain(str(error))


def leave(table: HotSeat, decision: hb.Decision, rest: str) -> None:
    raise Leave


COMMANDS: Mapping[str, Callable[[HotSeat, hb.Decision, str], None]] = {
    "?": explain_commands,
    "help": explain_commands,
    "why": why,
    "hint": give_hint,
    "card": look,
    "look": look,
    "rules": rules,
    "log": log,
    "undo": undo,
    "board": board,
    "options": options,
    "save": save,
    "quit": leave,
    "q": leave,
}
