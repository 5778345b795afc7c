"""Programs hold seats: in any language, over one JSON object a line."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.bots import RandomBot, program
from hullbreach.bots.program import ProgramBot, ProgramFails, dismiss, is_player, player

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
ANY_MOVE = f"{sys.executable} {EXAMPLES / 'any_move.py'}"


@contextmanager
def seated(command: str, game: str = "theseus") -> Iterator[ProgramBot]:
    bot = ProgramBot(command, game, "seed")
    try:
        yield bot
    finally:
        bot.close()


def script(tmp_path: Path, *lines: str) -> str:
    """A program that says these lines, whatever it is told."""
    file = tmp_path / "program.py"
    file.write_text(
        "import sys\n"
        f"for line in {lines!r}:\n"
        "    sys.stdin.readline()\n"
        "    print(line, flush=True)\n"
        "print(sys.stdin.read(), file=open(sys.argv[0] + '.told', 'w'))\n"
    )
    return f"{sys.executable} {file}"


READY = '{"type": "ready"}'


@pytest.mark.parametrize("game", hb.games())
def test_a_program_plays_a_whole_match(game: str) -> None:
    match = hb.Match.new(game, seed="program")
    with seated(ANY_MOVE, game) as bot:
        hb.play(match, [bot, *(RandomBot(n) for n in range(1, match.seats))])
    assert match.result


def test_the_same_seed_makes_the_same_choices() -> None:
    ends = []
    for _ in range(2):
        match = hb.Match.new("theseus", seed="again")
        with seated(ANY_MOVE) as bot:
            hb.play(match, [bot, RandomBot(1)], moves=60)
        ends.append(match.position())
    assert ends[0] == ends[1]


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_a_program_in_another_language() -> None:
    match = hb.Match.new("lockdown", 2, seed="node")
    with seated(f"node {EXAMPLES / 'first_move.js'}", "lockdown") as bot:
        hb.play(match, [bot, RandomBot(1)])
    assert match.result


def test_it_is_told_what_its_seat_sees_and_how_it_ends(tmp_path: Path) -> None:
    match = hb.Match.new("theseus", seed="told")
    decision = match.decision
    assert decision is not None
    first = decision.choices[0].id
    command = script(tmp_path, READY, '{"type": "answer", "option": "' + first + '"}')
    bot = ProgramBot(command, "theseus")
    match.play(bot.choose(hb.Sight(match, decision.seat)))
    result = hb.play(match, [RandomBot(1), RandomBot(2)]).result
    dismiss([bot, None, RandomBot(1)], result)
    assert '"end"' in (tmp_path / "program.py.told").read_text()
    assert '"winners"' not in (tmp_path / "program.py.told").read_text()
    assert '"won":true' in (tmp_path / "program.py.told").read_text()


def ask(command: str) -> str:
    match = hb.Match.new("theseus", seed="asked")
    assert match.decision is not None
    with seated(command) as bot:
        return bot.choose(hb.Sight(match, match.decision.seat))


def test_a_wrong_answer_is_explained_and_asked_again(tmp_path: Path) -> None:
    match = hb.Match.new("theseus", seed="asked")
    assert match.decision is not None
    right = match.decision.options[0].id
    answers = ['{"type": "answer", "option": "fly"}', f'{{"type": "answer", "option": "{right}"}}']
    assert ask(script(tmp_path, READY, *answers)) == right
    with pytest.raises(ProgramFails, match="3 answers that are not possible"):
        ask(script(tmp_path, READY, *answers[:1] * 3))


def test_programs_that_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ProgramFails, match="does not start"):
        ask("no-such-program-anywhere")
    with pytest.raises(ProgramFails, match="has stopped"):
        ask(f"{sys.executable} -c pass")
    with pytest.raises(ProgramFails, match="sent 'hello'"):
        ask(script(tmp_path, "hello"))
    with pytest.raises(ProgramFails, match=r"sent .*missing required field `option`"):
        ask(script(tmp_path, READY, '{"type": "answer"}'))
    monkeypatch.setattr(program, "PATIENCE", 0.2)
    with pytest.raises(ProgramFails, match="silent"):
        ask(f"{sys.executable} -c 'import time; time.sleep(5)'")


def test_players_by_name() -> None:
    assert is_player("random")
    assert is_player("program:anything")
    assert not is_player("program:")
    assert not is_player("hal")
    assert isinstance(player("program:x", "theseus"), ProgramBot)
    assert isinstance(player("random", "theseus"), RandomBot)
