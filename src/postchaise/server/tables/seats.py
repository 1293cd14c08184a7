"""Changes of seats: taking, leaving, handing to a bot, returning, names.

Only the holder changes a seat while they are there. During a match it goes to another person only if the holder hands
it over or all others agree (`offers.py`), as it may have hidden information. Every function takes the table's lock,
stores the change and notifies others.
"""

from __future__ import annotations

import math
import time
from dataclasses import replace

from postchaise.kernel.dice import RANDOM
from postchaise.kernel.record import is_nonce
from postchaise.server.errors import Forbidden, Gone, Problem
from postchaise.server.storage.rows import Event, Seat
from postchaise.web.views.log import Note

from . import creation, names
from .live_table import LiveTable
from .sync import retry_on_conflict


@retry_on_conflict
async def take_seat(live: LiveTable, number: int, person: str, name: str, round: int, nonce: str = "") -> None:
    """Take a free seat, with its link or at a public table. `round` is that of the link that was checked."""
    _check_nonce(nonce)
    async with live.lock:
        seat = live.seat(number)
        if not seat.vacant:
            raise Gone("seat-taken")
        if seat.round != round:  # the link was withdrawn meanwhile
            raise Gone("invitation-dead")
        if seat.kind == "person":
            check_away_long(live, seat)  # the holder may have returned since the offer
        mine = live.seats_of(person)
        if seat.taken and mine:
            raise Forbidden("seat-second")  # it was offered to another person
        before, name = seat.name, _distinct_name(live, seat, name)
        nonce = (
            live.seats[mine[0]].nonce if mine else nonce
        )  # one contribution per browser, however many seats it holds
        former, voters = seat.holder or seat.former, sorted(seat.votes - {person})  # they keep a vote on take-backs
        taken = replace(seat, kind="person", level="", holder=person, former=former, name=name, round=seat.round + 1)
        taken.voters = voters
        what = "inherits" if seat.handed else "took" if seat.taken else "sat"
        await change_seat(live, replace(taken, nonce=nonce, offer=None), what, name, before)


@retry_on_conflict
async def add_nonce(live: LiveTable, person: str, nonce: str) -> None:
    """Add a browser's contribution to the shuffle. The last one starts the match."""
    _check_nonce(nonce)
    async with live.lock:
        mine = live.seats_of(person)
        if not mine:
            raise Forbidden("seat-not-yours")
        if live.dealt or live.seats[mine[0]].nonce:
            return  # a contribution is final
        given = [replace(seat, nonce=nonce or RANDOM) if seat.seat in mine else seat for seat in live.seats]
        await _write(live, given, None)


def _check_nonce(nonce: str) -> None:
    if nonce and not is_nonce(nonce):
        raise Problem("nonce-wrong")


@retry_on_conflict
async def free_seat(live: LiveTable, number: int, by: str, until: float) -> None:
    """Free a seat before the match begins: by its holder, or by the host in the holder's absence. Its link changes."""
    async with live.lock:
        seat = live.seat(number)
        if live.row.status != "waiting":
            raise Forbidden("seat-running")
        if not is_own_seat(seat, by):
            _check_host(live, by)
            _check_absent(live, seat)
        kind = "open" if live.row.listed else "friend"
        await change_seat(
            live, replace(seat, kind=kind, holder="", former="", round=seat.round + 1, until=until, nonce="")
        )


@retry_on_conflict
async def give_to_bot(live: LiveTable, number: int, by: str, level: str, name: str) -> None:
    """Give a seat to a bot: by its holder, or by others during the holder's absence. The holder may return."""
    async with live.lock:
        seat = live.seat(number)
        _check_changeable(live)
        if is_own_seat(seat, by):
            await _hand_to_bot(live, seat, level, seat.name, "left")
        elif seat.kind != "person":
            _check_host(live, by)
            await _hand_to_bot(live, seat, level, name or seat.name, "filled")
        else:
            _check_may_replace(live, seat, by)
            await _hand_to_bot(live, seat, level, seat.name, "absent", seat_name_of(live, by))


async def leave_table(live: LiveTable, by: str, resign: bool, level: str, until: float) -> None:
    """Give up all seats of a person: to bots, or free before the match begins. After resigning nobody returns."""
    mine = live.seats_of(by)
    if not mine:
        raise Forbidden("seat-not-yours")
    for number in mine:
        if live.row.status == "waiting":
            await free_seat(live, number, by, until)
            continue
        async with live.lock:
            seat = live.seat(number)
            _check_changeable(live)
            if is_own_seat(seat, by):
                await _hand_to_bot(live, seat, level, seat.name, "resigned" if resign else "left")


@retry_on_conflict
async def come_back(live: LiveTable, number: int, person: str) -> None:
    async with live.lock:
        seat = live.seat(number)
        if not person or seat.former != person or seat.kind == "person":
            raise Forbidden("seat-not-yours")
        back = replace(seat, kind="person", holder=person, former="", level="", round=seat.round + 1, offer=None)
        await change_seat(live, back, "back", seat.name)


@retry_on_conflict
async def rename_seat(live: LiveTable, number: int, name: str) -> str:
    """Rename a seat and return the name, which may get a number to be distinct."""
    async with live.lock:
        seat = live.seat(number)
        renamed = replace(seat, name=_distinct_name(live, seat, name))
        if renamed.name != seat.name:
            await change_seat(live, renamed, "renamed", seat.name, renamed.name)
        return renamed.name


@retry_on_conflict
async def renew_link(live: LiveTable, number: int, until: float) -> None:
    """Replace the link of a seat."""
    async with live.lock:
        seat = live.seat(number)
        if seat.taken:
            raise Gone("seat-taken")
        await change_seat(live, replace(seat, round=seat.round + 1, until=until))


@retry_on_conflict
async def close_table(live: LiveTable, by: str) -> None:
    """Close a table whose match has not begun. Only the host may."""
    async with live.lock:
        _check_host(live, by)
        if live.row.status != "waiting":
            raise Forbidden("table-begun")
        await live.change(live.store.close_table)
        live.row = replace(live.row, status="closed")
        live.broken = True  # it is loaded again, and found closed
        live.changed()


# Permissions


def is_own_seat(seat: Seat, person: str) -> bool:
    return bool(person) and seat.kind == "person" and seat.holder == person


def _check_host(live: LiveTable, person: str) -> None:
    if not live.is_host(person):
        raise Forbidden("host-only")


def _check_changeable(live: LiveTable) -> None:
    if live.row.status == "over":
        raise Problem("table-over")
    if live.lesson_running:
        raise Problem("lesson-stays")


def _check_absent(live: LiveTable, seat: Seat) -> None:
    if live.is_present(seat.seat):
        raise Forbidden("seat-present", name=_isolated(seat.name))


def _check_may_replace(live: LiveTable, seat: Seat, by: str) -> None:
    """Players may, once the match runs, as the host may be gone; before that the host."""
    if live.row.status == "waiting":
        _check_host(live, by)
    elif not live.seats_of(by):
        raise Forbidden("seated-only")
    check_away_long(live, seat)


def check_away_long(live: LiveTable, seat: Seat) -> None:
    """Check that the holder has been away as long as everybody was told."""
    _check_absent(live, seat)
    left = math.ceil(live.presence.absence_seconds - live.presence.seconds_away(seat.holder))
    if left > 0 and live.row.status == "playing":
        raise Forbidden("seat-away-soon", name=_isolated(seat.name), seconds=left)


# Names and storage


def _isolated(name: str) -> str:
    """Isolate a name, so that it cannot change the direction of the text around it."""
    return f"\u2068{name}\u2069"


def seat_name_of(live: LiveTable, person: str) -> str:
    """The name of a person's seat, also while a bot plays for them."""
    return next((seat.name for seat in live.seats if person in people_at_stake([seat])), "")


def _distinct_name(live: LiveTable, seat: Seat, wanted: str) -> str:
    others = [each.name for each in live.seats if each.seat != seat.seat]
    return names.make_distinct(names.check_name(wanted) or seat.name, others)


async def _hand_to_bot(live: LiveTable, seat: Seat, level: str, name: str, what: str, by: str = "") -> None:
    """Hand a seat to a bot. It keeps its name, so that the log stays consistent."""
    former = "" if what == "resigned" else seat.holder or seat.former
    await change_seat(live, replace(to_bot_seat(seat, level), former=former, name=name), what, name, by)


def to_bot_seat(seat: Seat, level: str) -> Seat:
    """The seat played by a bot in place of its holder."""
    former, round = seat.holder or seat.former, seat.round + 1
    return replace(seat, kind="bot", level=level, holder="", former=former, round=round, nonce="", offer=None)


async def change_seat(live: LiveTable, seat: Seat, what: str = "", name: str = "", other: str = "") -> None:
    """Store a seat. During a match the log mentions it."""
    event = None
    if live.row.status == "playing" and what:
        event = Event(live.number + 1, "seat", seat.seat, log=[what, name, other], at=time.time())
    after = [seat if s.seat == seat.seat else s for s in live.seats]
    await _write(live, [_void_offer_if_unanswerable(each, people_at_stake(after)) for each in after], event)


def people_at_stake(seats: list[Seat]) -> set[str]:
    """The people who play this match, including those replaced by a bot."""
    return {s.holder if s.kind == "person" else s.former for s in seats if s.taken} - {""}


def _void_offer_if_unanswerable(seat: Seat, people: set[str]) -> Seat:
    """Void an offer if somebody who was asked has left for good."""
    if seat.offer is None or people.issuperset(seat.offer["missing"]):
        return seat
    return replace(seat, offer=None, round=seat.round + 1)


async def _write(live: LiveTable, seats: list[Seat], event: Event | None) -> None:
    """Store the seats. The last seat taken and the last contribution start the match."""
    if live.row.status == "closed":
        raise Gone("table-closed")
    was, row = live.dealt, replace(live.row, changed=time.time())
    if row.status == "waiting" and creation.is_ready(seats):
        row = replace(row, status="playing") if was else creation.deal(row, seats)
    begins = row.status != live.row.status
    await live.change(live.store.change_seats, live.seats, seats, row, event)
    live.seats = seats
    live.row = replace(row, revision=live.row.revision)
    if live.dealt and not was:
        live.deal()
    if event is not None:
        live.number = event.number
        live.notes.append(Note(live.match.version, event.seat, *event.log))
    live.seating_version += 1
    live.changed()
    if begins:
        live.announce_turn(set(live.match.actors))
