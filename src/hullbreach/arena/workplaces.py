"""Where matches are played: in this process, in several, or on a Ray cluster.

A workplace plays the matches of a tournament and gives the results back in their order. Matches go
out in batches, and only a few batches are under way, so a million matches need no more memory than
a thousand.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, TypeAlias

from hullbreach.extras import needs
from hullbreach.kernel.errors import BadOption

if TYPE_CHECKING:
    from .tournament import Played, Tournament

PlayOne: TypeAlias = "Callable[[Tournament, int], Played]"
Workplace: TypeAlias = "Callable[[Tournament, PlayOne], Iterator[Played]]"

BATCH = 50  # matches at most
AHEAD = 4  # batches under way for each worker


def workplace(on: str, workers: int) -> Workplace:
    """`local` with so many processes, `ray`, or `ray:ADDRESS`."""
    kind, _, address = on.partition(":")
    if kind == "ray":
        return partial(on_ray, address=address or None)
    if on != "local":
        raise BadOption(f"matches are played on local, ray or ray:ADDRESS, not on {on!r}")
    return one_process if workers <= 1 else partial(pool, workers=workers)


def one_process(tournament: Tournament, play_one: PlayOne) -> Iterator[Played]:
    return (play_one(tournament, number) for number in range(tournament.matches))


def pool(tournament: Tournament, play_one: PlayOne, *, workers: int) -> Iterator[Played]:
    """Processes of this machine."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
        yield from _in_order(
            batches(tournament, workers),
            lambda batch: executor.submit(play_some, tournament, play_one, batch),
            lambda future: future.result(),
            AHEAD * workers,
        )


def on_ray(tournament: Tournament, play_one: PlayOne, *, address: str | None) -> Iterator[Played]:
    """A Ray cluster: the one at that address, or one that is started here."""
    with needs("ray"):
        import ray
    started = not ray.is_initialized()
    if started:
        ray.init(address=address, log_to_driver=False, include_dashboard=False)
    try:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        work = ray.remote(play_some)
        yield from _in_order(
            batches(tournament, workers),
            lambda batch: work.remote(tournament, play_one, batch),
            ray.get,
            AHEAD * workers,
        )
    finally:
        if started:
            ray.shutdown()


def play_some(tournament: Tournament, play_one: PlayOne, batch: range) -> list[Played]:
    return [play_one(tournament, number) for number in batch]


def batches(tournament: Tournament, workers: int) -> Iterator[range]:
    """Small enough that everybody has something to do until the end."""
    size = max(1, min(BATCH, tournament.matches // (workers * AHEAD)))
    for first in range(0, tournament.matches, size):
        yield range(first, min(first + size, tournament.matches))


def _in_order(
    work: Iterator[range],
    begin: Callable[[range], Any],
    finish: Callable[[Any], list[Played]],
    ahead: int,
) -> Iterator[Played]:
    """Results in the order of the work, with no more than so much begun at a time."""
    begun: deque[Any] = deque()
    for batch in work:
        begun.append(begin(batch))
        if len(begun) >= ahead:
            yield from finish(begun.popleft())
    while begun:
        yield from finish(begun.popleft())
