"""`make audit` tells what it found, and that it could not look."""

from __future__ import annotations

from tools.audit import Package, Weakness, verdict

SOUND = Package(name="msgspec", version="1.0")
WEAK = Package(name="leaky", version="0.1", vulns=[Weakness(id="PYSEC-1", fix_versions=["0.2"])])
UNKNOWN = Package(name="ours", skip_reason="not found")


def test_all_is_well() -> None:
    assert verdict([SOUND, UNKNOWN]) == (
        ["1 packages looked up, 1 not in the list, 0 known weaknesses"],
        0,
    )


def test_a_weakness_fails_and_says_what_mends_it() -> None:
    lines, status = verdict([SOUND, WEAK])
    assert status == 1
    assert lines[0] == "leaky 0.1: PYSEC-1, mended in 0.2"
    assert lines[-1] == "2 packages looked up, 0 not in the list, 1 known weaknesses"


def test_without_the_internet_it_says_so_and_does_not_pass() -> None:
    for packages in ([], [UNKNOWN]):
        (line,), status = verdict(packages)
        assert status == 2
        assert line.startswith("Nothing could be looked up")
