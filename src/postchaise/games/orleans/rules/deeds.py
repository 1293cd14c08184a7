"""The beneficial deeds (chapter Town Hall), also reached from the Gunpowder Tower."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, ARG_B, DONE, IN_COINS, IN_DEVELOPMENT, KIND, REWARD, SEND
from ..components import (
    CHARACTERS,
    DEED_COINS,
    DEED_DEVELOPMENT,
    DEEDS,
    DEV_LAST,
    FIRST_SLOT,
    FIRST_SPACE,
    SPACES,
    TOWER,
)
from ..events import E_SEND
from ..state import S_REWARD, State, empty_space
from . import development


def has_follower_for_deed(s: State, seat: i64, place: i64, character: i64) -> bool:
    """Is a neutral follower of this character there? Starters never go to a deed (OR-DEED-04).

    Also OR-PLACE-GUNPOWDER-04.
    """
    if place == TOWER:
        return s.tower[character] > 0
    for space in range(seat * SPACES + FIRST_SPACE[place], seat * SPACES + FIRST_SPACE[place + 1]):
        if s.space[space] == character:
            return True
    return False


def can_send_to_deed(s: State, seat: i64, place: i64) -> bool:
    """OR-PLACE-TOWNHALL-02: at least one follower has a matching empty space."""
    for character in range(CHARACTERS):
        if has_follower_for_deed(s, seat, place, character):
            for deed in range(DEEDS):
                if s.deed_open[deed * CHARACTERS + character]:
                    return True
    return False


def append_legal_deeds(s: State, out: Ids) -> None:
    """OR-DEED-01 to OR-DEED-03, OR-SUBST-05: the exact character, any deed; one follower after the other (OR-DEED-08).

    All of them stand on one place: Town Hall and Gunpowder Tower are two actions (OR-PLACE-GUNPOWDER-05).
    OR-PLACE-TOWNHALL-01.
    """
    for character in range(CHARACTERS):
        if has_follower_for_deed(s, s.active, s.place, character):
            for deed in range(DEEDS):
                if s.deed_open[deed * CHARACTERS + character]:
                    out.append(SEND.first + character * DEEDS + deed)
    if s.sent:
        out.append(DONE.first)


def carry_out_deed(s: State, action: i64, log: Log | None) -> None:
    if KIND[action] is SEND:
        send_to_deed(s, ARG_A[action], ARG_B[action], log)
    else:
        s.agenda.pop()


def send_to_deed(s: State, character: i64, deed: i64, log: Log | None) -> None:
    """OR-DEED-05 to OR-DEED-07."""
    seat = s.active
    if s.place == TOWER:
        s.tower[character] -= 1
    else:
        empty_space(s.space, seat * SPACES, FIRST_SLOT[s.place], character)
    s.deed_open[deed * CHARACTERS + character] -= 1
    s.sent += 1
    if log is not None:
        log.add(E_SEND, seat, character, deed)
    if DEED_DEVELOPMENT[deed] and s.dev[seat] < DEV_LAST:  # at the end of the track only coins are left to take
        s.deed = deed
        s.agenda.append(S_REWARD)
    else:
        development.earn_coins(s, seat, DEED_COINS[deed], log)
    if sum(s.deed_open[deed * CHARACTERS : (deed + 1) * CHARACTERS]) == 0:
        development.claim_citizen(s, seat, deed, log)  # OR-DEED-06


def append_legal_deed_rewards(out: Ids) -> None:
    out.append(REWARD.first + IN_COINS)
    out.append(REWARD.first + IN_DEVELOPMENT)


def take_deed_reward(s: State, action: i64, log: Log | None) -> None:
    """OR-DEED-05: Canalisation."""
    s.agenda.pop()
    if ARG_A[action] == IN_COINS:
        development.earn_coins(s, s.active, DEED_COINS[s.deed], log)
    else:
        development.advance_development(s, s.active, DEED_DEVELOPMENT[s.deed], log)
