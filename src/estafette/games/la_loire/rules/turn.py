"""The course of a turn and the money minimum (chapter Turn)."""

from __future__ import annotations

from typing import Final

from estafette.kernel.dice import Dice
from estafette.kernel.log import Log

from ..actions import (
    ARG_A,
    ARG_B,
    BUILD,
    BUY,
    BUY_PAIR,
    CIRCUS,
    DELIVER,
    DONE,
    FIRST,
    HIRE,
    KEEP,
    KIND_OF,
    MARK,
    MERCHANT,
    MESSAGE,
    MESSENGER,
    PALACE,
    RECALL,
    RIDE,
    SELL,
    SHIP,
    SITE,
    SMITH,
    TOKEN,
)
from ..components import IS_CITY, MINIMUM, RELIEF
from ..events import E_OVER, E_POOR, E_TURN
from ..state import (
    BUILDING,
    BUYING,
    BUYING_MESSAGES,
    DELIVERING,
    HIRING,
    NO_ACTION,
    NOBODY,
    S_ARRIVE,
    S_CIRCUS,
    S_DEPART,
    S_END,
    S_FIRST,
    S_KEEP,
    S_RIDE,
    S_SITE,
    S_START,
    S_STOP,
    S_SWITCH,
    S_TOKEN,
    SELLING,
    SHIPPING,
    State,
    here,
)
from . import building, delivery, end, hiring, market, messages, movement, river, stop

PIECE_STEPS: Final[list[int]] = [S_STOP, S_ARRIVE, S_RIDE, S_DEPART]  # LL-TURN-05, last step first
TURN_STEPS: Final[list[int]] = [S_END, *PIECE_STEPS, S_SWITCH, *PIECE_STEPS, S_FIRST, S_START]  # LL-TURN-01

K_FIRST: Final[int] = FIRST.index
K_SMITH: Final[int] = SMITH.index
K_RIDE: Final[int] = RIDE.index
K_BUY: Final[int] = BUY.index
K_BUY_PAIR: Final[int] = BUY_PAIR.index
K_SELL: Final[int] = SELL.index
K_SHIP: Final[int] = SHIP.index
K_BUILD: Final[int] = BUILD.index
K_PALACE: Final[int] = PALACE.index
K_MESSAGE: Final[int] = MESSAGE.index
K_DELIVER: Final[int] = DELIVER.index
K_MARK: Final[int] = MARK.index
K_HIRE: Final[int] = HIRE.index
K_SITE: Final[int] = SITE.index
K_CIRCUS: Final[int] = CIRCUS.index
K_KEEP: Final[int] = KEEP.index
K_TOKEN: Final[int] = TOKEN.index
K_RECALL: Final[int] = RECALL.index
K_DONE: Final[int] = DONE.index


def begin(s: State) -> None:
    """A fresh turn of the player `s.active`."""
    s.turns_begun += 1
    s.bought = 0
    s.shipped = 0
    s.built = 0
    s.hires = 0
    s.palatium = 0
    s.smithed = 0
    s.taken = 0
    s.fresh = 0
    s.new_palaces = 0
    _new_stop(s)
    s.agenda = TURN_STEPS[:]


def _new_stop(s: State) -> None:
    s.messages_bought = 0
    s.delivered_here = 0
    s.used = NO_ACTION


def advance(s: State, dice: Dice, log: Log | None) -> None:
    """Carries out steps until one has to be asked."""
    while s.over == 0:
        step = s.agenda[-1]
        if step == S_STOP:
            if stop.begin(s, log):
                return
        elif step == S_START:
            if not _start(s, log):
                s.agenda = [S_END]
                continue
        elif step == S_DEPART:
            if not movement.depart(s, log):
                s.agenda = [S_END]
                continue
        elif step == S_ARRIVE:
            movement.arrive(s, log)
        elif step == S_SWITCH:
            switch(s)
        elif step == S_END:
            _end(s, log)
            continue
        else:
            return  # a question
        s.agenda.pop()


def switch(s: State) -> None:
    """The other piece's step begins."""
    s.piece = MESSENGER if s.piece == MERCHANT else MERCHANT
    _new_stop(s)


def _start(s: State, log: Log | None) -> bool:
    """LL-MONEY-01 to LL-MONEY-03: False when the turn is lost."""
    seat = s.active
    if log is not None:
        log.add(E_TURN, seat, s.round_number)
    if s.deniers[seat] >= MINIMUM or not IS_CITY[s.at[2 * seat + MERCHANT]]:
        return True
    s.deniers[seat] += RELIEF
    if log is not None:
        log.add(E_POOR, seat, RELIEF)
    return False


def _end(s: State, log: Log | None) -> None:
    """The next player's turn, or the end of the game."""
    seat = end.next_seat(s, log)
    if seat != NOBODY:
        s.active = seat
        begin(s)
        return
    s.over = 1
    s.agenda = []
    if log is not None:
        log.add(E_OVER, s.active)


def legal(s: State) -> list[int]:
    """Every answer to the question on top of the agenda."""
    out: list[int] = []
    if s.over:
        return out
    step = s.agenda[-1]
    if step == S_STOP:
        stop.legal(s, out)
    elif step == S_RIDE:
        movement.legal(s, out)
        delivery.legal_recall(s, out)
    elif step == S_FIRST:
        out.append(FIRST.first + MERCHANT)
        out.append(FIRST.first + MESSENGER)
        delivery.legal_recall(s, out)
    elif step == S_SITE:
        building.legal_site(s, out)
    elif step == S_CIRCUS:
        market.legal_circus(s, out)
    elif step == S_KEEP:
        messages.legal_keep(s, out)
    elif step == S_TOKEN:
        delivery.legal_token(s, out)
    return out


def step(s: State, action: int, dice: Dice, log: Log | None) -> None:
    """Carries out a legal action, then whatever follows by itself."""
    carry_out(s, action, dice, log)
    advance(s, dice, log)


def carry_out(s: State, action: int, dice: Dice, log: Log | None) -> None:
    kind, a = KIND_OF[action], ARG_A[action]
    if kind == K_RIDE:
        movement.ride(s, a, ARG_B[action], log)
    elif kind == K_FIRST:
        s.piece = a
        s.agenda.pop()
    elif kind == K_DONE:
        s.agenda.pop()
    elif kind == K_SMITH:
        movement.smith(s, a, log)
    elif kind == K_RECALL:
        delivery.recall(s, a, log)
    elif kind == K_SITE:
        building.place_building(s, a, log)
    elif kind == K_CIRCUS:
        market.move_circus(s, a, log)
    elif kind == K_KEEP:
        messages.keep(s, a, log)
    elif kind == K_TOKEN:
        delivery.choose_token(s, a, log)
    else:
        _act(s, kind, a, action, dice, log)


def _act(s: State, kind: int, a: int, action: int, dice: Dice, log: Log | None) -> None:
    """The actions of a stop; each remembers what it was, where only one is allowed."""
    if kind == K_BUY:
        s.used = BUYING
        market.buy(s, a, log)
    elif kind == K_BUY_PAIR:
        s.used = BUYING
        market.buy_pair(s, log)
    elif kind == K_SELL:
        s.used = SELLING
        market.sell(s, a, log)
    elif kind == K_SHIP:
        s.used = SHIPPING
        river.ship(s, a, log)
    elif kind == K_BUILD:
        s.used = BUILDING
        building.build(s, a, ARG_B[action])
    elif kind == K_PALACE:
        s.used = BUILDING
        building.build_palace(s, a, log)
    elif kind == K_MESSAGE:
        s.used = BUYING_MESSAGES
        messages.buy(s, a + 1, dice, log)
    elif kind == K_DELIVER:
        s.used = DELIVERING
        delivery.deliver(s, a, log)
    elif kind == K_MARK:
        s.used = DELIVERING
        delivery.mark(s, a, log)
    elif kind == K_HIRE:
        if here(s) == s.circus:
            s.used = HIRING  # Palatium Balivi is an extra
        hiring.hire(s, a, log)
