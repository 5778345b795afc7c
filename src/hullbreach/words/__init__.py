"""Text for people, rendered at the edge from Fluent files in English, German and Spanish.

Rules never hold a sentence: they emit events, prompts, options and refusals made of ids. A client
turns them into words here::

    words = Words("theseus", "de", seats=("marines", "aliens"))
    words.prompt(match.decision)
    [words.option(option) for option in match.decision.options]
    [words.event(event) for event in match.events(seat=0)]

The messages lie in `games/<game>/locale/<language>/*.ftl`; what every client says, in
`hullbreach/locale/<language>/*.ftl`. Their ids are made of the ids in the rules:

| what | message | arguments |
|---|---|---|
| an event | `event-<name>` | its facts |
| a prompt | `prompt-<prompt>` | what it is about; `$seat`, `$least`, `$most`, `$<verb>_options` |
| an option | `option-<prompt>-<verb>` or `option-<verb>` | `$a`, `$b`, …; `$rest`: all but `$a` |
| a refusal | `refusal-<reason>` | what it is about, `$id` |
| the end | `reason-<reason>`, `why-<why>` | the outcome's facts, `$seat` |
| a card | `card-<kind>` and its `.text`, `.short` | `$value` |

Every argument `$x` is the *name* of what it refers to; `$x_id` is the bare id, and `$x_kind` the id
without its number (`marine` for `marine#1`), for selectors. A tuple becomes a list ("A, B and C")
and `$x_count` its length. Nothing, and what a viewer is not told, is `none`. The word `life` under
the key `reason` is named by the message `reason-life`, if there is one, else by the game. Numbers
are seats if their key says so: `seat`, `order`, `winners`, `victim`, `rival`, `owner`, `by`; then
`$x_kind` is the word by which the seat is called (`marines`). Any other number `$x` is called
`$x_seat` where it means a seat. An event whose message is empty (`{ "" }`) is not worth a line in
the log; one whose message has an attribute `.aside` has a sentence that a log may leave out.

A message that is missing is taken from English, and if it is missing there too, its id is made
readable; `missing_words` finds such gaps before a player does.
"""

from .check import missing_words
from .messages import LANGUAGES
from .sentences import Words

__all__ = ["LANGUAGES", "Words", "missing_words"]
