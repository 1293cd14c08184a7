"""Who sits where: taking a seat, freeing it, giving it to a bot, coming back to it, and names.

Every function waits for the table's lock, writes the seat down and then tells everybody.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

from . import people
from .problems import Forbidden, Gone
from .room import Room
from .store import Seat


async def sit(room: Room, number: int, person: str, name: str) -> None:
    """Somebody takes a free seat: by its link, or at an open table."""
    async with room.lock:
        seat = room.seat(number)
        if seat.taken:
            raise Gone("seat-taken")
        name = _name(room, seat, name)
        await _change(room, replace(seat, kind="person", holder=person, former="", name=name, round=seat.round + 1))


async def free(room: Room, number: int, until: float) -> None:
    """The host frees a seat: its link is new, and whoever sat there may come back while it is empty."""
    async with room.lock:
        seat = room.seat(number)
        former = seat.holder or seat.former
        await _change(room, replace(seat, kind="friend", holder="", former=former, round=seat.round + 1, until=until))


async def give_to_bot(room: Room, number: int, level: str, name: str) -> None:
    """A person's seat keeps its name: the log goes on about the same one."""
    async with room.lock:
        seat = room.seat(number)
        former = seat.holder or seat.former
        name = seat.name if seat.kind == "person" else name or seat.name
        changed = replace(seat, kind="bot", level=level, holder="", former=former, name=name, round=seat.round + 1)
        await _change(room, changed)


async def come_back(room: Room, number: int, person: str) -> None:
    async with room.lock:
        seat = room.seat(number)
        if not person or seat.former != person or seat.kind == "person":
            raise Forbidden("seat-not-yours")
        await _change(room, replace(seat, kind="person", holder=person, former="", level="", round=seat.round + 1))


async def rename(room: Room, number: int, name: str) -> None:
    async with room.lock:
        seat = room.seat(number)
        await _change(room, replace(seat, name=_name(room, seat, name)))


async def renew_link(room: Room, number: int, until: float) -> None:
    """An older link of this seat opens nothing any more."""
    async with room.lock:
        seat = room.seat(number)
        if seat.taken:
            raise Gone("seat-taken")
        await _change(room, replace(seat, round=seat.round + 1, until=until))


def _name(room: Room, seat: Seat, wanted: str) -> str:
    others = [each.name for each in room.seats if each.seat != seat.seat]
    return people.unlike(people.clean(wanted, people.NAME) or seat.name, others)


async def _change(room: Room, seat: Seat) -> None:
    """Writes a seat down; the match begins when the last one is taken."""
    seats = [seat if s.seat == seat.seat else s for s in room.seats]
    status = room.row.status
    if status == "waiting" and all(s.taken for s in seats):
        status = "playing"
    holder = room.seats[seat.seat].holder
    await asyncio.shield(room.store.write(room.store.change_seat, room.row.id, seat, status, holder))
    room.seats = seats
    room.row = replace(room.row, status=status, changed=time.time())
    room.seating += 1
    room.changed()
