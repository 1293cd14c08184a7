"""Who sits where: taking a seat, leaving it, handing it to a bot, coming back to it, and names.

A seat whose holder is there is changed by its holder alone. While a match runs no seat goes to another person: its
things may be hidden. Every function waits for the table's lock, writes the seat down and then tells everybody.
"""

from __future__ import annotations

import math
import time
from dataclasses import replace

from estafette.table.log import Note

from . import people
from .catching_up import again
from .live_table import LiveTable
from .problems import Forbidden, Gone, Problem
from .store import Event, Seat


@again
async def sit(live: LiveTable, number: int, person: str, name: str, round: int) -> None:
    """Somebody takes a free seat: by its link, or at an open table. `round` is that of the link that was judged."""
    async with live.lock:
        seat = live.seat(number)
        if seat.taken:
            raise Gone("seat-taken")
        if seat.round != round:  # withdrawn meanwhile
            raise Gone("invitation-dead")
        name = _name(live, seat, name)
        taken = replace(seat, kind="person", holder=person, former="", name=name, round=seat.round + 1)
        await _change(live, taken, "sat", name)


@again
async def free(live: LiveTable, number: int, by: str, until: float) -> None:
    """Before the match begins: by its holder, or by the host when nobody is there. Its link is new."""
    async with live.lock:
        seat = live.seat(number)
        if live.row.status != "waiting":
            raise Forbidden("seat-running")
        if not _own(seat, by):
            _host(live, by)
            _absent(live, seat)
        kind = "open" if live.row.listed else "friend"
        await _change(live, replace(seat, kind=kind, holder="", former="", round=seat.round + 1, until=until))


@again
async def give_to_bot(live: LiveTable, number: int, by: str, level: str, name: str, absence: float) -> None:
    """By its holder, or by others when the holder is away; then the holder may come back."""
    async with live.lock:
        seat = live.seat(number)
        _not_over(live)
        if _own(seat, by):
            await _bot(live, seat, level, seat.name, "left")
        elif seat.kind != "person":
            _host(live, by)
            await _bot(live, seat, level, name or seat.name, "filled")
        else:
            _may_replace(live, seat, by, absence)
            await _bot(live, seat, level, seat.name, "absent", _called(live, by))


async def leave(live: LiveTable, by: str, resign: bool, level: str, until: float) -> None:
    """All seats of a person: to bots, or free before the match begins. Who resigns does not come back."""
    own = live.seats_of(by)
    if not own:
        raise Forbidden("seat-not-yours")
    for number in own:
        if live.row.status == "waiting":
            await free(live, number, by, until)
            continue
        async with live.lock:
            seat = live.seat(number)
            _not_over(live)
            if _own(seat, by):
                await _bot(live, seat, level, seat.name, "resigned" if resign else "left")


@again
async def come_back(live: LiveTable, number: int, person: str) -> None:
    async with live.lock:
        seat = live.seat(number)
        if not person or seat.former != person or seat.kind == "person":
            raise Forbidden("seat-not-yours")
        back = replace(seat, kind="person", holder=person, former="", level="", round=seat.round + 1)
        await _change(live, back, "back", seat.name)


@again
async def rename(live: LiveTable, number: int, name: str) -> str:
    """The name it is called now: somebody else may have it already."""
    async with live.lock:
        seat = live.seat(number)
        renamed = replace(seat, name=_name(live, seat, name))
        if renamed.name != seat.name:
            await _change(live, renamed, "renamed", seat.name, renamed.name)
        return renamed.name


@again
async def renew_link(live: LiveTable, number: int, until: float) -> None:
    """An older link of this seat opens nothing any more."""
    async with live.lock:
        seat = live.seat(number)
        if seat.taken:
            raise Gone("seat-taken")
        await _change(live, replace(seat, round=seat.round + 1, until=until))


@again
async def close(live: LiveTable, by: str) -> None:
    """The host gives up a table whose match has not begun."""
    async with live.lock:
        _host(live, by)
        if live.row.status != "waiting":
            raise Forbidden("table-begun")
        await live.change(live.store.close_table)
        live.row = replace(live.row, status="closed")
        live.broken = True  # whoever asks for it next is told
        live.changed()


# Who may


def _own(seat: Seat, person: str) -> bool:
    return bool(person) and seat.kind == "person" and seat.holder == person


def _host(live: LiveTable, person: str) -> None:
    if not live.is_host(person):
        raise Forbidden("host-only")


def _not_over(live: LiveTable) -> None:
    if live.row.status == "over":
        raise Problem("table-over")
    if live.learning:
        raise Problem("lesson-stays")


def _absent(live: LiveTable, seat: Seat) -> None:
    if live.present(seat.seat):
        raise Forbidden("seat-present", name=_isolated(seat.name))


def _may_replace(live: LiveTable, seat: Seat, by: str, absence: float) -> None:
    """Anybody at a seat, once the match runs: the host may be gone as well."""
    if live.row.status == "waiting":
        _host(live, by)
    elif not live.seats_of(by):
        raise Forbidden("seated-only")
    _absent(live, seat)
    left = math.ceil(absence - live.away(seat.seat))
    if left > 0 and live.row.status == "playing":
        raise Forbidden("seat-away-soon", name=_isolated(seat.name), seconds=left)


# Names and changes


def _isolated(name: str) -> str:
    """A name never turns the sentence around it."""
    return f"\u2068{name}\u2069"


def _called(live: LiveTable, person: str) -> str:
    return next((live.seats[number].name for number in live.seats_of(person)), "")


def _name(live: LiveTable, seat: Seat, wanted: str) -> str:
    others = [each.name for each in live.seats if each.seat != seat.seat]
    return people.unlike(people.clean(wanted, people.NAME) or seat.name, others)


async def _bot(live: LiveTable, seat: Seat, level: str, name: str, what: str, by: str = "") -> None:
    """A person's seat keeps its name: the log goes on about the same one."""
    former = "" if what == "resigned" else seat.holder or seat.former
    changed = replace(seat, kind="bot", level=level, holder="", former=former, name=name, round=seat.round + 1)
    await _change(live, changed, what, name, by)


async def _change(live: LiveTable, seat: Seat, what: str = "", name: str = "", other: str = "") -> None:
    """Writes a seat down; the match begins when the last one is taken. While it runs the log tells it."""
    if live.row.status == "closed":
        raise Gone("table-closed")
    seats = [seat if s.seat == seat.seat else s for s in live.seats]
    status, event = live.row.status, None
    if status == "waiting" and all(s.taken for s in seats):
        status = "playing"
    elif status == "playing" and what:
        event = Event(live.number + 1, "seat", seat.seat, 0, log=[what, name, other], at=time.time())
    before = live.seats[seat.seat]
    await live.change(live.store.change_seat, seat, status, before, event)
    if event is not None:
        live.number = event.number
        live.notes.append(Note(live.match.version, seat.seat, what, name, other))
    begins = live.row.status == "waiting" and status == "playing"
    live.seats = seats
    live.row = replace(live.row, status=status, changed=time.time())
    live.seating += 1
    live.changed()
    if begins:
        live.call(live, set(live.match.actors), False)
