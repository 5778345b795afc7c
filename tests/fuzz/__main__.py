"""`python -m tests.fuzz TARGET`: a target for as many inputs as wanted; the last line is the count.

An input that makes a program stumble is written to a file, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from .mutations import mutated

if TYPE_CHECKING:
    from .targets import Target


PATIENCE = 5.0  # seconds of work for an input; whoever needs more hangs


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Counts the work of this process, not the time that others take."""
    late: list[TimeoutError] = []

    def stop(number: int, frame: object) -> None:
        late.append(TimeoutError(f"not done after {seconds:g} s"))
        raise late[0]

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if late:  # whatever the program made of it
            raise late[0]


class Counting:
    """A target that keeps count, and keeps the input that broke it."""

    def __init__(self, name: str, target: Target) -> None:
        self.name, self.target = name, target
        self.tried = self.accepted = 0
        self.began = time.monotonic()

    def __call__(self, text: bytes) -> None:
        try:
            with at_most(PATIENCE):
                self.accepted += self.target.try_(text)
        except Exception:
            file = Path(f"{self.name}-{blake2b(text, digest_size=6).hexdigest()}.input")
            file.write_bytes(text)
            sys.stderr.write(f"\n{self.name}: the input in {file} breaks it\n")
            raise
        self.tried += 1

    def figures(self) -> str:
        seconds = time.monotonic() - self.began
        return (
            f"{self.name}: {self.tried:,} inputs, {self.accepted:,} accepted, 0 crashes, "
            f"{seconds:.0f} s"
        )


def blindly(counting: Counting, good: Sequence[bytes], inputs: int, seed: int) -> None:
    random = Random(seed)
    for text in good:
        counting(text)
    while counting.tried < inputs:
        counting(mutated(random.choice(good), random))


def guided(counting: Counting, good: Sequence[bytes], inputs: int, seed: int) -> None:
    """With coverage: inputs that reach new code are kept and mutated further."""
    import atheris  # type: ignore[import-untyped, unused-ignore]

    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(good):
            Path(folder, str(number)).write_bytes(text)

        def mutate(data: bytes, max_size: int, seed: int) -> bytes:
            """From what reached new code or, as often, from a good input."""
            random = Random(seed)
            text = bytes(data) if random.random() < 0.5 else random.choice(good)
            return mutated(text, random)[:max_size]

        def last(text: bytes) -> None:
            counting(text)
            if counting.tried >= inputs:
                sys.stdout.write(counting.figures() + "\n")
                sys.stdout.flush()

        command = [sys.argv[0], f"-atheris_runs={inputs}", f"-seed={seed}", "-max_len=100000"]
        atheris.Setup([*command, "-verbosity=0", folder], last, custom_mutator=mutate)
        atheris.Fuzz()


def found(name: str, *, watched: bool) -> tuple[Target, Sequence[bytes]]:
    """A target and good inputs for it; when watched, the program tells which code is reached."""
    if watched:
        import atheris  # type: ignore[import-untyped, unused-ignore]
    with atheris.instrument_imports(include=["hullbreach"]) if watched else nullcontext():
        from .targets import TARGETS  # nothing of the program has been imported before

        if name not in TARGETS:
            raise SystemExit(f"there is no target {name!r}; there are {', '.join(TARGETS)}")
        return TARGETS[name], TARGETS[name].good()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("target")
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--guided", action="store_true", help="by coverage, with Atheris")
    parser.add_argument("--input", type=Path, help="try this one file")
    wanted = parser.parse_args()
    target, good = found(wanted.target, watched=wanted.guided)
    counting = Counting(wanted.target, target)
    if wanted.input:
        counting(wanted.input.read_bytes())
    else:
        (guided if wanted.guided else blindly)(counting, good, wanted.inputs, wanted.seed)
    sys.stdout.write(counting.figures() + "\n")


if __name__ == "__main__":
    main()
