"""The Bathhouse (OR-PLACE-BATHHOUSE-01 to OR-PLACE-BATHHOUSE-05)."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, ARG_B, PUT
from ..components import BATH_DRAWS, FOLLOWERS, SLOT_PLACE, SLOTS, SPACES
from ..events import E_BATH, E_BATH_NOTHING, E_BATH_PUT, pack_followers
from ..state import S_BATH, State, count_followers, fill_space
from . import followers, planning


def draw_bath_followers(s: State, place: i64, dice: Dice, log: Log | None) -> None:
    """OR-PLACE-BATHHOUSE-03: the follower in the bath is not in the bag; with few in the bag, fewer are drawn."""
    n = min(BATH_DRAWS[place], count_followers(s.bag, s.active))
    s.drawn = followers.draw_followers(s, s.active, n, dice)
    if log is not None:
        log.add(E_BATH, s.active, n, pack_followers(s.drawn))
    s.agenda.append(S_BATH)


def append_legal_bath_puts(s: State, out: Ids) -> None:
    """OR-PLACE-BATHHOUSE-04: any fitting empty space, but never on the Bathhouse itself."""
    found = Ids()
    for follower in sorted(set(s.drawn)):
        row = s.wild[s.active] * FOLLOWERS + follower
        planning.append_slots_for_follower(
            row, PUT.first + follower * SLOTS, s.space, s.active * SPACES, s.tiles[s.active], found
        )
    for i in range(len(found)):
        action = found[i]
        if SLOT_PLACE[(action - PUT.first) % SLOTS] != s.place:
            out.append(action)


def begin_bath(s: State, log: Log | None) -> bool:
    """OR-PLACE-BATHHOUSE-02: if no follower can be put down, all go back into the bag."""
    out = Ids()
    append_legal_bath_puts(s, out)
    if out:
        return True
    if log is not None:
        log.add(E_BATH_NOTHING, s.active)
    _back_to_bag(s)
    return False


def carry_out_bath_put(s: State, action: i64, log: Log | None) -> None:
    put_bath_follower(s, ARG_A[action], ARG_B[action], log)


def put_bath_follower(s: State, follower: i64, slot: i64, log: Log | None) -> None:
    s.drawn.remove(follower)
    fill_space(s.space, s.active * SPACES, slot, follower)
    if log is not None:
        log.add(E_BATH_PUT, s.active, follower, slot)
    _back_to_bag(s)
    s.agenda.pop()


def _back_to_bag(s: State) -> None:
    for follower in s.drawn:
        s.bag[s.active * FOLLOWERS + follower] += 1
    s.drawn = []
