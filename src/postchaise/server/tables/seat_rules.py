"""Who may do what with a seat, and when: one table of permissions, and what each command makes of the seat.

A seat with hidden information is its holder's. A bot stands in while the holder is away, and the holder can return at
any time. Nobody else can open the seat to another person, rename the stand-in or change its strength. Only a seat that
belongs to nobody, because a bot has played it from the start or its holder resigned, goes to another person by consent
of everybody who plays. See decision 11.

Everything here is a function of plain data; `seats.py` takes the table's lock and stores the result.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from postchaise.server.errors import Forbidden, Gone, Problem
from postchaise.server.storage.rows import Seat

from .creation import DEFAULT_LEVEL

STAND_IN_LEVEL: Final = DEFAULT_LEVEL  # of a bot that others call in: nobody chooses how badly it plays


class SeatState(StrEnum):
    FREE = "free"  # nobody has sat down yet; its link, or everybody at an open table, can
    RESERVED = "reserved"  # the same, and who played there in the match before can sit down without the link
    HELD = "held"  # by a person, present or away
    STAND_IN = "stand-in"  # a bot plays for its holder, who can return
    HANDED_OVER = "handed over"  # the same, and the holder's link lets another person sit down
    BOT = "bot"  # a bot's own
    ASKED = "asked"  # a bot's own; the players are asked whether a person may take over
    OFFERED = "offered"  # a bot's own; all have agreed, and its link lets a person sit down


class Command(StrEnum):
    SIT_DOWN = "sit down"
    LEAVE_TO_BOT = "leave to a bot"
    REPLACE = "call in a bot"
    CHANGE_BOT = "change the bot"
    RETURN = "return"
    RENAME = "rename"
    HAND_OVER = "hand over"
    ASK = "ask for a person"
    ANSWER = "answer"
    FREE = "free"
    RENEW_LINK = "renew the link"


class Role(StrEnum):
    """What somebody must be to give a command."""

    HOLDER = "holder"  # who holds the seat, or held it before a bot stood in
    EXPECTED = "the person it is kept for"
    HOST = "host"  # who created the table
    HOST_IF_AWAY = "host while the holder is away"
    PLAYER = "any player"
    PLAYER_IF_AWAY = "any player once the holder has been away long enough"
    ASKED = "any player who was asked"
    LINK = "anybody with the link"


Permissions = dict[SeatState, dict[Command, tuple[Role, ...]]]

BEFORE_THE_MATCH: Final[Permissions] = {
    SeatState.FREE: {
        Command.SIT_DOWN: (Role.LINK,),
        Command.CHANGE_BOT: (Role.HOST,),
        Command.RENEW_LINK: (Role.HOST,),
        Command.FREE: (Role.HOST,),
    },
    SeatState.RESERVED: {
        Command.SIT_DOWN: (Role.EXPECTED, Role.LINK),
        Command.CHANGE_BOT: (Role.HOST,),
        Command.RENEW_LINK: (Role.HOST,),
        Command.FREE: (Role.HOST,),
    },
    SeatState.HELD: {
        Command.RENAME: (Role.HOLDER,),
        Command.FREE: (Role.HOLDER, Role.HOST_IF_AWAY),
        Command.LEAVE_TO_BOT: (Role.HOLDER,),
        Command.REPLACE: (Role.HOST_IF_AWAY,),
    },
    SeatState.STAND_IN: {
        Command.RETURN: (Role.HOLDER,),
        Command.CHANGE_BOT: (Role.HOLDER,),
        Command.FREE: (Role.HOST,),  # nothing has been dealt
    },
    SeatState.BOT: {Command.CHANGE_BOT: (Role.HOST,), Command.FREE: (Role.HOST,)},
}

DURING_THE_MATCH: Final[Permissions] = {
    SeatState.HELD: {
        Command.RENAME: (Role.HOLDER,),
        Command.LEAVE_TO_BOT: (Role.HOLDER,),
        Command.HAND_OVER: (Role.HOLDER,),
        Command.REPLACE: (Role.PLAYER_IF_AWAY,),
    },
    SeatState.STAND_IN: {
        Command.RETURN: (Role.HOLDER,),
        Command.CHANGE_BOT: (Role.HOLDER,),
        Command.HAND_OVER: (Role.HOLDER,),
    },
    SeatState.HANDED_OVER: {
        Command.RETURN: (Role.HOLDER,),
        Command.CHANGE_BOT: (Role.HOLDER,),
        Command.HAND_OVER: (Role.HOLDER,),  # again, with a new link
        Command.SIT_DOWN: (Role.LINK,),
    },
    SeatState.BOT: {Command.CHANGE_BOT: (Role.HOST,), Command.ASK: (Role.PLAYER,)},
    SeatState.ASKED: {Command.CHANGE_BOT: (Role.HOST,), Command.ASK: (Role.PLAYER,), Command.ANSWER: (Role.ASKED,)},
    SeatState.OFFERED: {
        Command.CHANGE_BOT: (Role.HOST,),
        Command.ASK: (Role.PLAYER,),
        Command.SIT_DOWN: (Role.LINK,),
    },
}


@dataclass
class Situation:
    """What decides about a command besides the seat itself."""

    seats: list[Seat]
    host: str
    running: bool  # the match has begun and is not over
    is_holder_present: bool = False
    seconds_to_wait: int = 0  # until others may replace an absent holder
    has_link: bool = False  # the link was checked, or the seat is open to everybody


# States


def state_of(seat: Seat) -> SeatState:
    if not seat.taken:
        return SeatState.RESERVED if seat.former else SeatState.FREE
    if seat.kind == "person":
        return SeatState.HELD
    if seat.former:
        is_handed_over = seat.offer is not None and seat.offer["by"] == seat.former
        return SeatState.HANDED_OVER if is_handed_over else SeatState.STAND_IN
    if seat.offer is None:
        return SeatState.BOT
    return SeatState.ASKED if seat.offer["missing"] else SeatState.OFFERED


def holder_of(seat: Seat) -> str:
    """Whose seat it is, also while a bot stands in; empty if it is nobody's."""
    return (seat.holder if seat.kind == "person" else seat.former) if seat.taken else ""


def is_reserved_for(seat: Seat, person: str) -> bool:
    return bool(person) and state_of(seat) is SeatState.RESERVED and seat.former == person


def is_open_to_link(seat: Seat) -> bool:
    """Whether somebody with its link can sit down."""
    return not seat.taken or state_of(seat) in (SeatState.HANDED_OVER, SeatState.OFFERED)


def may_send_link(seat: Seat, seats: list[Seat], person: str) -> bool:
    """Whether somebody may see the link of a seat that a bot plays: who handed it over, or the players who agreed."""
    state = state_of(seat)
    if state is SeatState.HANDED_OVER:
        return holder_of(seat) == person
    return state is SeatState.OFFERED and is_playing(seats, person)


def is_playing(seats: list[Seat], person: str) -> bool:
    """Whether somebody holds a seat now; not while a bot stands in."""
    return bool(person) and any(seat.kind == "person" and seat.holder == person for seat in seats)


def holders(seats: list[Seat]) -> set[str]:
    """The people who play this match, including those for whom a bot stands in."""
    return {holder_of(seat) for seat in seats} - {""}


def people_to_ask(seats: list[Seat], asker: str) -> list[str]:
    """Who must agree before a person takes the seat of a bot."""
    return sorted(holders(seats) - {asker})


# Permissions


def check_permission(command: Command, seat: Seat, person: str, now: Situation) -> None:
    """Raise the reason why somebody may not do this with a seat."""
    state = state_of(seat)
    roles = (DURING_THE_MATCH if now.running else BEFORE_THE_MATCH).get(state, {}).get(command, ())
    if any(_has_role(role, seat, person, now) for role in roles):
        return
    raise _refusal(command, state, roles, seat, person, now)


def _has_role(role: Role, seat: Seat, person: str, now: Situation) -> bool:
    if role is Role.LINK:
        return now.has_link
    if not person:
        return False
    if role is Role.HOLDER:
        return holder_of(seat) == person
    if role is Role.EXPECTED:
        return is_reserved_for(seat, person)
    if role is Role.ASKED:
        return seat.offer is not None and person in seat.offer["missing"]
    is_entitled = now.host == person if role in (Role.HOST, Role.HOST_IF_AWAY) else is_playing(now.seats, person)
    if role in (Role.HOST_IF_AWAY, Role.PLAYER_IF_AWAY):
        return is_entitled and not now.is_holder_present and now.seconds_to_wait <= 0
    return is_entitled


def _refusal(
    command: Command, state: SeatState, roles: tuple[Role, ...], seat: Seat, person: str, now: Situation
) -> Problem:
    """The most helpful reason, in the words of somebody who tried."""
    name = isolate_name(seat.name)
    if command is Command.SIT_DOWN:
        return Gone("invitation-dead" if is_open_to_link(seat) else "seat-taken")
    if command is Command.RENEW_LINK:
        return Forbidden("host-only") if now.host != person else Gone("seat-taken")
    if command is Command.FREE and now.running:
        return Forbidden("seat-running")
    if command is Command.ANSWER:
        return Gone("offer-over") if state is not SeatState.ASKED else Forbidden("offer-not-asked")
    if command is Command.ASK and holder_of(seat):
        return Forbidden("offer-holder-only", name=name)
    if command is Command.CHANGE_BOT and holder_of(seat):
        return Forbidden("seat-stand-in", name=name)
    if Role.PLAYER in roles or (Role.PLAYER_IF_AWAY in roles and not is_playing(now.seats, person)):
        return Forbidden("seated-only")
    if Role.HOST in roles or (Role.HOST_IF_AWAY in roles and now.host != person):
        return Forbidden("host-only")
    if (Role.HOST_IF_AWAY in roles or Role.PLAYER_IF_AWAY in roles) and now.is_holder_present:
        return Forbidden("seat-present", name=name)
    if Role.PLAYER_IF_AWAY in roles:
        return Forbidden("seat-away-soon", name=name, seconds=now.seconds_to_wait)
    return Forbidden("seat-not-yours")


def isolate_name(name: str) -> str:
    """Isolate a name, so that it cannot change the direction of the text around it."""
    return f"\u2068{name}\u2069"


# What the commands make of a seat. `round` is part of its link: raising it makes earlier links void.


def sit_down(seat: Seat, person: str, name: str, nonce: str) -> Seat:
    """Somebody takes the seat. Those who held it before keep a vote on take-backs."""
    return replace(
        seat,
        kind="person",
        level="",
        holder=person,
        former=seat.former if seat.taken else "",
        voters=sorted(seat.votes - {person}) if seat.taken else [],
        name=name,
        nonce=nonce,
        offer=None,
        round=seat.round + 1,
    )


def stand_in(seat: Seat, level: str) -> Seat:
    """A bot plays for the holder. It keeps the name, so that the log stays consistent."""
    return replace(
        seat, kind="bot", level=level, holder="", former=holder_of(seat), nonce="", offer=None, round=seat.round + 1
    )


def resign(seat: Seat, level: str) -> Seat:
    """A bot plays on, and the seat is nobody's."""
    return replace(stand_in(seat, level), former="")


def change_bot(seat: Seat, level: str, name: str) -> Seat:
    """Fill a free seat with a bot, or change a bot. The bot of a holder keeps its name and what was handed over."""
    if holder_of(seat):
        return replace(seat, level=level)
    return replace(seat, kind="bot", level=level, name=name, former="", nonce="", offer=None, round=seat.round + 1)


def return_to(seat: Seat) -> Seat:
    """The holder is back; a link that was sent meanwhile is void."""
    return replace(seat, kind="person", holder=seat.former, former="", level="", offer=None, round=seat.round + 1)


def free(seat: Seat, kind: str, until: float) -> Seat:
    """The seat is free again, with a new link."""
    return replace(
        seat, kind=kind, level="", holder="", former="", nonce="", offer=None, until=until, round=seat.round + 1
    )


def hand_over(seat: Seat, level: str, until: float) -> Seat:
    """The holder's link lets another person sit down. A bot plays until then."""
    given = seat if seat.kind == "bot" else stand_in(seat, level)
    return replace(given, offer={"by": given.former, "missing": []}, until=until, round=seat.round + 1)


def ask(seat: Seat, seats: list[Seat], asker: str, until: float) -> Seat:
    """The players are asked whether a person may take the seat of a bot."""
    offer = {"by": asker, "missing": people_to_ask(seats, asker)}
    return replace(seat, offer=offer, until=until, round=seat.round + 1)


def answer(seat: Seat, person: str, agrees: bool) -> Seat:
    """One of those who were asked agrees, or the offer is void."""
    assert seat.offer is not None
    if not agrees:
        return replace(seat, offer=None, round=seat.round + 1)
    return replace(seat, offer={**seat.offer, "missing": [each for each in seat.offer["missing"] if each != person]})


def drop_outdated_offer(seat: Seat, before: list[Seat], after: list[Seat]) -> Seat:
    """Void an offer of a bot's seat if the people who must agree have changed: somebody left for good or sat down."""
    is_asked = state_of(seat) in (SeatState.ASKED, SeatState.OFFERED)
    return replace(seat, offer=None, round=seat.round + 1) if is_asked and holders(before) != holders(after) else seat
