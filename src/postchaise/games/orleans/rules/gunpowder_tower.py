"""The Gunpowder Tower at the end of phase 3 (OR-PLACE-GUNPOWDER-02).

Its two spaces count as market spaces in `followers` (OR-PLACE-GUNPOWDER-01) and in `planning`
(OR-PLACE-GUNPOWDER-03). Its followers go to the deeds in `deeds` (OR-PLACE-GUNPOWDER-04, OR-PLACE-GUNPOWDER-05).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, DONE, KIND, STORE
from ..components import FOLLOWERS, MARKET_SPACES, NOTHING, TOWER, TOWER_SPACES
from ..events import E_STORE
from ..state import S_STORE, State, count_followers


def begin_storing(s: State) -> None:
    """The followers of tower and market lie together, and the owner may put some of them into the tower."""
    if TOWER == NOTHING or s.holder[TOWER] < 0:
        return
    owner = s.holder[TOWER]
    s.stored = s.tower[:]
    for follower in range(FOLLOWERS):
        s.market[owner * FOLLOWERS + follower] += s.tower[follower]
        s.tower[follower] = 0
    if count_followers(s.market, owner):
        s.active = owner
        s.agenda.append(S_STORE)


def was_in_tower(s: State, follower: i64) -> bool:
    """Check that such a follower lay in the tower before it was emptied, and is not back yet."""
    return s.stored[follower] > s.tower[follower]


def can_stop_storing(s: State) -> bool:
    """Followers that do not fit on the market have to lie in the tower."""
    return count_followers(s.market, s.active) <= MARKET_SPACES


def append_legal_storing(s: State, out: Ids) -> None:
    for follower in range(FOLLOWERS):
        if s.market[s.active * FOLLOWERS + follower]:
            out.append(STORE.first + follower)
    if can_stop_storing(s):
        out.append(DONE.first)


def carry_out_storing(s: State, action: i64, log: Log | None) -> None:
    if KIND[action] is STORE:
        store_follower(s, ARG_A[action], log)
    else:
        s.agenda.pop()


def store_follower(s: State, follower: i64, log: Log | None) -> None:
    s.market[s.active * FOLLOWERS + follower] -= 1
    s.tower[follower] += 1
    if log is not None:
        log.add(E_STORE, s.active, follower)
    if count_followers(s.tower, 0) == TOWER_SPACES or count_followers(s.market, s.active) == 0:
        s.agenda.pop()
