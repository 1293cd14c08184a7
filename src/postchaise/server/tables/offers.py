"""A seat goes to another person while a match runs: its holder hands it over, or everybody else at the table agrees.

Of a seat whose holder has been away long enough, or which a bot plays, somebody at the table asks the others; whoever a
bot stands in for is one of them. One agreement besides that of the asker it takes: nobody decides alone who sees what
somebody else has hidden. Then its link opens it. Whoever held it may come back until somebody sits down, and keeps a
vote on going back. Decision 11 says why.
"""

from __future__ import annotations

from dataclasses import replace

from postchaise.server.errors import Forbidden, Gone, Problem
from postchaise.server.storage.rows import Seat

from .live_table import LiveTable
from .seats import as_bot, called, change, long_away, own, stakes
from .sync import again


@again
async def offer(live: LiveTable, number: int, by: str, level: str, until: float) -> None:
    async with live.lock:
        seat = live.seat(number)
        if live.row.status != "playing":
            raise Problem(f"table-{live.row.status}")
        if live.learning:
            raise Problem("lesson-stays")
        if _hands_over(seat, by):
            given = seat if seat.kind == "bot" else as_bot(seat, level)
            handed = replace(given, offer={"by": by, "missing": []}, round=seat.round + 1, until=until)
            await change(live, handed, "handed", seat.name)
            return
        if not live.seats_of(by):
            raise Forbidden("seated-only")
        if seat.offer is not None:
            return  # it is under way
        if seat.kind == "person":
            long_away(live, seat)
        if alone(live, seat, by):
            raise Forbidden("offer-alone")
        others = _others(live, seat, by)
        asked = replace(seat, offer={"by": by, "missing": sorted(others)}, round=seat.round + 1, until=until)
        await change(live, asked, "offer" if others else "offered", seat.name, called(live, by))


@again
async def answer(live: LiveTable, number: int, by: str, agree: bool) -> None:
    async with live.lock:
        seat = live.seat(number)
        if seat.offer is None:
            raise Gone("offer-over")
        if by not in seat.offer["missing"]:
            raise Forbidden("offer-not-asked")
        name = called(live, by)
        if not agree:
            await change(live, replace(seat, offer=None, round=seat.round + 1), "offer-refused", seat.name, name)
            return
        left = [each for each in seat.offer["missing"] if each != by]
        agreed = replace(seat, offer={**seat.offer, "missing": left})
        await change(live, agreed, "agreed" if left else "offered", seat.name, name)


async def holder_is_back(live: LiveTable, person: str) -> None:
    """Whoever comes back keeps the seat."""
    for number in live.seats_of(person):
        if live.seats[number].offer is not None:
            await _kept(live, number, person)


@again
async def _kept(live: LiveTable, number: int, person: str) -> None:
    async with live.lock:
        seat = live.seat(number)
        if own(seat, person) and seat.offer is not None:
            await change(live, replace(seat, offer=None, round=seat.round + 1), "back", seat.name)


# Who may


def _hands_over(seat: Seat, by: str) -> bool:
    """The holder, also one for whom a bot stands in: nobody else needs to agree."""
    return own(seat, by) or (bool(by) and seat.kind == "bot" and seat.former == by)


def _others(live: LiveTable, seat: Seat, by: str) -> set[str]:
    return stakes(live.seats) - {by, seat.holder, seat.former}


def alone(live: LiveTable, seat: Seat, by: str) -> bool:
    """Nobody could agree besides whoever asks, and it is somebody's seat. With bots alone one does as one likes."""
    return not _others(live, seat, by) and bool(stakes([seat]))


def sends(live: LiveTable, seat: Seat, person: str) -> bool:
    """Who may send on the link of an offered seat: whoever handed it over; or everybody who agreed."""
    if not seat.taken or not seat.vacant or seat.offer is None:
        return False
    return person == seat.offer["by"] if seat.handed else bool(live.seats_of(person))
