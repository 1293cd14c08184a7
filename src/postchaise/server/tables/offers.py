"""Offers a seat to another person during a match: its holder hands it over, or all other players agree.

A player may ask the others about a seat that a bot plays or whose holder has been away long enough; people replaced by
a bot are asked, too. At least one other player must agree, as nobody may decide alone who sees hidden information. Then
the seat's link works. The previous holder may return until somebody takes the seat, and keeps a vote on take-backs. See
decision 11.
"""

from __future__ import annotations

from dataclasses import replace

from postchaise.server.errors import Forbidden, Gone, Problem
from postchaise.server.storage.rows import Seat

from .live_table import LiveTable
from .seats import change_seat, check_away_long, is_own_seat, people_at_stake, seat_name_of, to_bot_seat
from .sync import retry_on_conflict


@retry_on_conflict
async def offer_seat(live: LiveTable, number: int, by: str, level: str, until: float) -> None:
    async with live.lock:
        seat = live.seat(number)
        if live.row.status != "playing":
            raise Problem(f"table-{live.row.status}")
        if live.lesson_running:
            raise Problem("lesson-stays")
        if _is_own_to_hand_over(seat, by):
            given = seat if seat.kind == "bot" else to_bot_seat(seat, level)
            handed = replace(given, offer={"by": by, "missing": []}, round=seat.round + 1, until=until)
            await change_seat(live, handed, "handed", seat.name)
            return
        if not live.seats_of(by):
            raise Forbidden("seated-only")
        if seat.offer is not None:
            return  # the others are being asked already
        if seat.kind == "person":
            check_away_long(live, seat)
        if nobody_to_ask(live, seat, by):
            raise Forbidden("offer-alone")
        others = _others(live, seat, by)
        asked = replace(seat, offer={"by": by, "missing": sorted(others)}, round=seat.round + 1, until=until)
        await change_seat(live, asked, "offer" if others else "offered", seat.name, seat_name_of(live, by))


@retry_on_conflict
async def answer_offer(live: LiveTable, number: int, by: str, agree: bool) -> None:
    async with live.lock:
        seat = live.seat(number)
        if seat.offer is None:
            raise Gone("offer-over")
        if by not in seat.offer["missing"]:
            raise Forbidden("offer-not-asked")
        name = seat_name_of(live, by)
        if not agree:
            await change_seat(live, replace(seat, offer=None, round=seat.round + 1), "offer-refused", seat.name, name)
            return
        left = [each for each in seat.offer["missing"] if each != by]
        agreed = replace(seat, offer={**seat.offer, "missing": left})
        await change_seat(live, agreed, "agreed" if left else "offered", seat.name, name)


async def cancel_offers_of(live: LiveTable, person: str) -> None:
    """Cancel the offers of a person's seats: a player who comes back keeps the seat."""
    for number in live.seats_of(person):
        if live.seats[number].offer is not None:
            await _cancel_offer(live, number, person)


@retry_on_conflict
async def _cancel_offer(live: LiveTable, number: int, person: str) -> None:
    async with live.lock:
        seat = live.seat(number)
        if is_own_seat(seat, person) and seat.offer is not None:
            await change_seat(live, replace(seat, offer=None, round=seat.round + 1), "back", seat.name)


# Permissions


def _is_own_to_hand_over(seat: Seat, by: str) -> bool:
    """Whether it is the person's own seat, possibly played by a bot: nobody else needs to agree."""
    return is_own_seat(seat, by) or (bool(by) and seat.kind == "bot" and seat.former == by)


def _others(live: LiveTable, seat: Seat, by: str) -> set[str]:
    return people_at_stake(live.seats) - {by, seat.holder, seat.former}


def nobody_to_ask(live: LiveTable, seat: Seat, by: str) -> bool:
    """Whether nobody else could agree and the seat belongs to somebody."""
    return not _others(live, seat, by) and bool(people_at_stake([seat]))


def may_send_link(live: LiveTable, seat: Seat, person: str) -> bool:
    """Whether the person may send the link of an offered seat: who handed it over, or the players who agreed."""
    if not seat.taken or not seat.vacant or seat.offer is None:
        return False
    return person == seat.offer["by"] if seat.handed else bool(live.seats_of(person))
