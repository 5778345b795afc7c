"""Every way the game ends: life, data, the end track, and breaking a tie."""

from __future__ import annotations

from typing import NoReturn

from hullbreach.kernel.state import Abandon, GameOver, Outcome, Result

from .state import Theseus, allied

END_FIELD = 4  # beside the track, 3, 2, 1, end (TH-09.16)


def defeat(s: Theseus, victim: int) -> NoReturn:
    """The life of a faction has fallen to 0: its side loses at once (TH-09.24, TH-15.37)."""
    winners = [seat for seat in range(s.seats) if not allied(s, seat, victim)]
    raise GameOver(_result(s, "life", winners))


def triumph(s: Theseus, seat: int, reason: str) -> NoReturn:
    """20 data, or in deathmatch 20 life: its side wins at once (TH-09.25, TH-15.18)."""
    raise GameOver(
        _result(s, reason, [other for other in range(s.seats) if allied(s, seat, other)])
    )


def advance_end(s: Theseus) -> None:
    """A card was due on a pending position, but the deck is empty (TH-09.13)."""
    if s.tied:
        return  # the token no longer moves (TH-09.22)
    s.end_track += 1
    s.emit("end_advanced", end_track=s.end_track)
    if s.end_track == END_FIELD:
        _score(s)


def _score(s: Theseus) -> NoReturn:
    """LP plus DP; a tie is played out in extra turns (TH-09.21, TH-09.22)."""
    best = best_seats(s)
    if len({s.team[seat] for seat in best}) == 1:
        raise GameOver(_result(s, "end_track", best))
    s.tied = tuple(best)
    for seat in set(range(s.seats)) - set(best):  # TH-15.19: their markers leave the board
        s.life.pop(seat, None)
        s.data.pop(seat, None)
    s.emit("tie_began", seats=s.tied)
    begin = s.order.index(s.active) + 1
    turns = [seat for seat in (*s.order[begin:], *s.order[:begin]) if seat in s.tied]
    raise Abandon(*(("take_turn", seat) for seat in turns), ("break_tie",))


def score_again(s: Theseus) -> NoReturn:
    """After the extra turns: the better side wins, equals share the victory (TH-09.23)."""
    raise GameOver(_result(s, "tie", best_seats(s)))


def best_seats(s: Theseus) -> list[int]:
    """The seats of the side or sides with the highest total, among those that count."""
    seats = [seat for seat in range(s.seats) if not s.tied or seat in s.tied]
    totals = {s.team[seat]: 0 for seat in seats}
    for seat in seats:
        totals[s.team[seat]] += total(s, seat)
    best = max(totals.values())
    return [seat for seat in seats if totals[s.team[seat]] == best]


def total(s: Theseus, seat: int) -> int:
    return s.life.get(seat, 0) + s.data.get(seat, 0)


def _result(s: Theseus, reason: str, winners: list[int]) -> Result:
    shared = len({s.team[seat] for seat in winners}) > 1
    return Result(
        reason,
        tuple(
            Outcome(
                won=seat in winners,
                survived=s.mode == "deathmatch" or s.life.get(seat, 0) > 0,
                why=("shared" if shared else "won")
                if seat in winners
                else ("lost" if seat in s.life else "untied"),
                facts=_points(s, seat),
            )
            for seat in range(s.seats)
        ),
    )


def _points(s: Theseus, seat: int) -> dict[str, int]:
    """Life and data, unless the seat's markers have left the board (TH-15.19)."""
    return {"life": s.life[seat], "data": s.data.get(seat, 0)} if seat in s.life else {}
