"""Who sits where: taking a seat, freeing it, giving it to a bot, coming back to it, and names.

Every function waits for the table's lock, writes the seat down and then tells everybody.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

from . import people
from .live_table import LiveTable
from .problems import Forbidden, Gone
from .store import Seat


async def sit(live: LiveTable, number: int, person: str, name: str) -> None:
    """Somebody takes a free seat: by its link, or at an open table."""
    async with live.lock:
        seat = live.seat(number)
        if seat.taken:
            raise Gone("seat-taken")
        name = _name(live, seat, name)
        await _change(live, replace(seat, kind="person", holder=person, former="", name=name, round=seat.round + 1))


async def free(live: LiveTable, number: int, until: float) -> None:
    """The host frees a seat: its link is new, and whoever sat there may come back while it is empty."""
    async with live.lock:
        seat = live.seat(number)
        former = seat.holder or seat.former
        await _change(live, replace(seat, kind="friend", holder="", former=former, round=seat.round + 1, until=until))


async def give_to_bot(live: LiveTable, number: int, level: str, name: str) -> None:
    """A person's seat keeps its name: the log goes on about the same one."""
    async with live.lock:
        seat = live.seat(number)
        former = seat.holder or seat.former
        name = seat.name if seat.kind == "person" else name or seat.name
        changed = replace(seat, kind="bot", level=level, holder="", former=former, name=name, round=seat.round + 1)
        await _change(live, changed)


async def come_back(live: LiveTable, number: int, person: str) -> None:
    async with live.lock:
        seat = live.seat(number)
        if not person or seat.former != person or seat.kind == "person":
            raise Forbidden("seat-not-yours")
        await _change(live, replace(seat, kind="person", holder=person, former="", level="", round=seat.round + 1))


async def rename(live: LiveTable, number: int, name: str) -> None:
    async with live.lock:
        seat = live.seat(number)
        await _change(live, replace(seat, name=_name(live, seat, name)))


async def renew_link(live: LiveTable, number: int, until: float) -> None:
    """An older link of this seat opens nothing any more."""
    async with live.lock:
        seat = live.seat(number)
        if seat.taken:
            raise Gone("seat-taken")
        await _change(live, replace(seat, round=seat.round + 1, until=until))


def _name(live: LiveTable, seat: Seat, wanted: str) -> str:
    others = [each.name for each in live.seats if each.seat != seat.seat]
    return people.unlike(people.clean(wanted, people.NAME) or seat.name, others)


async def _change(live: LiveTable, seat: Seat) -> None:
    """Writes a seat down; the match begins when the last one is taken."""
    seats = [seat if s.seat == seat.seat else s for s in live.seats]
    status = live.row.status
    if status == "waiting" and all(s.taken for s in seats):
        status = "playing"
    holder = live.seats[seat.seat].holder
    await asyncio.shield(live.store.write(live.store.change_seat, live.row.id, seat, status, holder))
    live.seats = seats
    live.row = replace(live.row, status=status, changed=time.time())
    live.seating += 1
    live.changed()
