"""A seat goes to another person while a match runs: only if everybody else at the table agrees.

Somebody at the table asks, of a seat whose holder has been away long enough or which a bot plays; the people at the
other seats agree or not. Then its link opens it. Whoever held it may come back until somebody sits down, and keeps a
vote on going back. At a table where nobody else sits, whoever asks has agreed: the log says who it was.
"""

from __future__ import annotations

from dataclasses import replace

from .catching_up import again
from .live_table import LiveTable
from .problems import Forbidden, Gone, Problem
from .seats import called, change, long_away


@again
async def offer(live: LiveTable, number: int, by: str, until: float) -> None:
    async with live.lock:
        seat = live.seat(number)
        if live.row.status != "playing":
            raise Problem(f"table-{live.row.status}")
        if not live.seats_of(by):
            raise Forbidden("seated-only")
        if seat.offer is not None:
            return  # it is under way
        if seat.kind == "person":
            long_away(live, seat)
        others = {each.holder for each in live.seats if each.kind == "person"} - {by, seat.holder}
        asked = replace(seat, offer=sorted(others), round=seat.round + 1, until=until)
        await change(live, asked, "offer" if others else "offered", seat.name, called(live, by))


@again
async def answer(live: LiveTable, number: int, by: str, agree: bool) -> None:
    async with live.lock:
        seat = live.seat(number)
        if seat.offer is None:
            raise Gone("offer-over")
        if by not in seat.offer:
            raise Forbidden("offer-not-asked")
        if not agree:
            kept = replace(seat, offer=None, round=seat.round + 1)
            await change(live, kept, "offer-refused", seat.name, called(live, by))
            return
        left = [each for each in seat.offer if each != by]
        await change(live, replace(seat, offer=left), "agreed" if left else "offered", seat.name, called(live, by))


async def holder_is_back(live: LiveTable, person: str) -> None:
    """Whoever comes back keeps the seat."""
    for number in live.seats_of(person):
        if live.seats[number].offer is None:
            continue
        async with live.lock:
            seat = live.seat(number)
            if seat.holder == person and seat.offer is not None:
                await change(live, replace(seat, offer=None, round=seat.round + 1), "back", seat.name)
