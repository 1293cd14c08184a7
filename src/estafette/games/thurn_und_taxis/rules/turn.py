"""The course of a turn and the end of the game (chapters Turn and End)."""

from __future__ import annotations

from typing import Final

from estafette.kernel.dice import Dice
from estafette.kernel.log import Log

from ..actions import (
    ABANDON,
    ARG_A,
    ARG_B,
    CLOSE,
    DECLINE_CARRIAGE,
    DISCARD,
    DRAW,
    DRAW_PILE,
    END_HOUSES,
    END_TURN,
    HOUSE,
    HOUSES_EACH,
    HOUSES_IN,
    KIND_OF,
    PLAY,
    TAKE_CARRIAGE,
    USE_ADMINISTRATOR,
    USE_CARTWRIGHT,
)
from ..components import DISPLAY, DRAWS_POSTMASTER, PRICE, PRICE_WITH_COURIER
from ..events import E_OVER, E_TURN
from ..state import (
    NOBODY,
    S_BONUS,
    S_CARRIAGE,
    S_CLEAR,
    S_CLOSE,
    S_DRAW,
    S_END,
    S_HOUSE,
    S_HOUSES,
    S_PLAY,
    S_TRIM,
    State,
    cards_to_draw,
    last_seat,
)
from . import bonus, cards, carriage, closing, drawing, houses, route

TURN_STEPS: Final[list[int]] = [S_END, S_CLOSE, S_PLAY, S_DRAW]  # TT-TURN-01, last step first

K_DRAW: Final[int] = DRAW.index
K_DRAW_PILE: Final[int] = DRAW_PILE.index
K_ADMINISTRATOR: Final[int] = USE_ADMINISTRATOR.index
K_PLAY: Final[int] = PLAY.index
K_ABANDON: Final[int] = ABANDON.index
K_CLOSE: Final[int] = CLOSE.index
K_HOUSES_EACH: Final[int] = HOUSES_EACH.index
K_HOUSES_IN: Final[int] = HOUSES_IN.index
K_HOUSE: Final[int] = HOUSE.index
K_END_HOUSES: Final[int] = END_HOUSES.index
K_TAKE_CARRIAGE: Final[int] = TAKE_CARRIAGE.index
K_CARTWRIGHT: Final[int] = USE_CARTWRIGHT.index
K_DECLINE_CARRIAGE: Final[int] = DECLINE_CARRIAGE.index
K_DISCARD: Final[int] = DISCARD.index


def begin(s: State, log: Log | None) -> None:
    """A fresh turn of `s.active`. Price and letters are those of this moment (TX-LETTER-05, TX-COURIER-05)."""
    seat = s.active
    s.turns_begun += 1
    s.used = 0
    s.drawn = 0
    s.played = 0
    if s.options.expansion:
        s.purse = s.letters[seat]
        s.price = PRICE_WITH_COURIER if s.courier == seat else PRICE  # TX-COURIER-04
    # TT-OFFICE-POSTMASTER-03 to -05: forced with an empty hand, unless there are not two cards to draw
    s.forced = 1 if s.hand_n[seat] == 0 and cards_to_draw(s) >= DRAWS_POSTMASTER else 0
    s.agenda = TURN_STEPS[:]
    if log is not None:
        log.add(E_TURN, seat, 1 + (s.turns_begun - 1) // s.seats)


def advance(s: State, dice: Dice, log: Log | None) -> None:
    """Carries out steps until one has to be asked."""
    while True:
        step = s.agenda[-1]
        if step == S_DRAW:
            if drawing.begin(s, log):
                return
        elif step == S_PLAY:
            if route.begin(s, log):
                return
        elif step == S_CLOSE:
            if closing.begin(s):
                return
        elif step == S_TRIM:
            if closing.begin_trim(s):
                return
        elif step == S_END:
            _end(s, dice, log)
            if s.over:
                return
            continue
        elif step == S_HOUSES:
            if houses.begin(s, log):
                return
        elif step == S_HOUSE:
            if houses.begin_house(s):
                return
        elif step == S_BONUS:
            bonus.run(s, log)
        elif step == S_CARRIAGE:
            if carriage.begin(s, log):
                return
        elif step == S_CLEAR:
            closing.clear(s, log)
        s.agenda.pop()


def _end(s: State, dice: Dice, log: Log | None) -> None:
    """TT-DRAW-08, TT-TURN-07; TT-END-02 and TT-END-03: the round in progress is completed."""
    if s.shown < DISPLAY:
        cards.refill(s, dice, log)
    if s.ending != NOBODY and s.active == last_seat(s):
        s.over = 1
        s.agenda = []
        if log is not None:
            log.add(E_OVER, s.active)
        return
    s.active = (s.active + 1) % s.seats
    begin(s, log)


def legal(s: State) -> list[int]:
    """Every answer to the question on top of the agenda."""
    out: list[int] = []
    if s.over:
        return out
    step = s.agenda[-1]
    if step == S_DRAW:
        drawing.legal(s, out)
    elif step == S_PLAY:
        route.legal(s, out)
    elif step == S_TRIM:
        closing.legal_trim(s, out)
    elif step == S_CLOSE:
        out.append(CLOSE.first)
        out.append(END_TURN.first)  # TT-TURN-04
    elif step == S_HOUSES:
        houses.legal(s, out)
    elif step == S_HOUSE:
        houses.legal_house(s, out)
    elif step == S_CARRIAGE:
        carriage.legal(s, out)
    return out


def step(s: State, action: int, dice: Dice, log: Log | None) -> None:
    """Carries out a legal action, then whatever follows by itself."""
    kind = KIND_OF[action]
    if kind == K_DRAW:
        drawing.from_display(s, ARG_A[action], dice, log)
    elif kind == K_PLAY:
        route.play(s, ARG_A[action], ARG_B[action], log)
    elif kind == K_DISCARD:
        closing.discard(s, ARG_A[action], log)
    elif kind == K_ABANDON:
        route.abandon(s, log)
    elif kind == K_DRAW_PILE:
        drawing.from_pile(s, dice, log)
    elif kind == K_ADMINISTRATOR:
        drawing.replace(s, dice, log)
    elif kind == K_CLOSE:
        closing.close(s, log)
    elif kind == K_HOUSES_EACH:
        houses.each(s, log)
    elif kind == K_HOUSES_IN:
        houses.all_in(s, ARG_A[action], log)
    elif kind == K_HOUSE:
        houses.place(s, ARG_A[action], log)
    elif kind == K_END_HOUSES:
        s.open = 0
    elif kind == K_TAKE_CARRIAGE:
        carriage.take(s, log)
    elif kind == K_CARTWRIGHT:
        carriage.with_cartwright(s, log)
    elif kind == K_DECLINE_CARRIAGE:
        carriage.decline(s, log)
    else:
        s.agenda.pop()  # the end of drawing, of playing, of the turn
    advance(s, dice, log)
