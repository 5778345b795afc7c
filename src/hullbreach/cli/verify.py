"""hullbreach verify: was this match played as its record says, with honest chance?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")],
    commitment: Annotated[
        str | None,
        typer.Option(help="The seal that was shown when the match began, or its first digits."),
    ] = None,
) -> None:
    """Play a record again and check that everything in it holds.

    The answers must fit the rules, the end must be the recorded one, and the dice and shuffles must
    come from the chance that was sealed before the first move. Leaves with status 1 if not.
    """
    from .files import read_record

    record = read_record(file)
    wrong = list(doubts(record, commitment))
    for sentence in wrong:
        print(f"- {sentence}")
    if wrong:
        print(f"{file} does not hold.")
        raise typer.Exit(1)
    ending = "to its end" if record.get("result") else "so far; it is not finished"
    print(f"{file} holds: {len(record['answers'])} answers, played again {ending}.")


def doubts(record: Mapping[str, Any], published: str | None) -> Iterator[str]:
    """Everything that does not hold, one sentence each."""
    import hullbreach as hb

    from .files import without_claims

    bare = without_claims(record)
    yield from _broken_seal(record, hb.Match.replay(bare, upto=0).commitment, published)
    try:
        again = hb.Match.replay(bare).record()
    except hb.HullbreachError as error:
        yield f"The answers do not fit the rules: {str(error).rstrip('.')}."
        return
    if record.get("result") != again["result"]:
        yield "The result is not the one that these answers lead to."
    if record.get("digest", "") != again["digest"]:
        yield "The final position is not the one that these answers lead to."


def _broken_seal(record: Mapping[str, Any], seal: str, published: str | None) -> Iterator[str]:
    """Was chance fixed before the first move, and left alone since?"""
    if not record.get("commitment"):
        yield "The record does not say how chance was sealed before the first move."
    elif record["commitment"] != seal:
        yield "The seed is not the one that was sealed before the first move."
    if published is not None and not seal.startswith(published.rstrip("…") or " "):
        yield "What was published at the beginning is not the seal of this match."
    if record.get("script"):
        streams = ", ".join(sorted(record["script"]))
        yield f"Chance was not left alone: results of {streams} were laid down beforehand."
