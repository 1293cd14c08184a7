"""Phases 1, 2 and 7: the hourglass, the census, the first player, and the end of the game."""

from __future__ import annotations

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log

from ..components import (
    CENSUS_GAIN,
    CENSUS_LOSS,
    CENSUS_LOSS_PLAYERS,
    CITIZEN_STATIONS,
    EVENTS,
    FARMER,
    ROUNDS,
    STACKS,
    TRACKS,
)
from ..events import E_CENSUS_GAIN, E_CENSUS_LOSS, E_FIRST, E_MOST_STATIONS, E_OVER, E_ROUND
from ..state import NONE, State, total
from . import development, torture


def turn_up(s: State, dice: Dice, log: Log | None) -> None:
    """OR-PHASE1-01: the next tile of the uppermost stack (OR-SETUP-10)."""
    s.round += 1
    for stack in range(STACKS):
        tiles = total(s.hourglass, stack * EVENTS, EVENTS)
        if tiles:
            s.event = dice.draw(s.hourglass[stack * EVENTS : (stack + 1) * EVENTS], tiles)
            s.stack = stack
            s.hourglass[stack * EVENTS + s.event] -= 1
            break
    if log is not None:
        log.add(E_ROUND, s.first, s.round, s.event, s.stack)


def census(s: State, log: Log | None) -> None:
    """OR-PHASE2-01 to OR-PHASE2-05: only a sole leader gains, only a sole last player pays."""
    farmers = [s.track[seat * TRACKS + FARMER] for seat in range(s.seats)]
    most, least = max(farmers), min(farmers)
    if farmers.count(most) == 1:
        seat = farmers.index(most)
        s.coins[seat] += CENSUS_GAIN
        if log is not None:
            log.add(E_CENSUS_GAIN, seat, CENSUS_GAIN)
    if farmers.count(least) == 1 and s.seats >= CENSUS_LOSS_PLAYERS:
        seat = farmers.index(least)
        if log is not None:
            log.add(E_CENSUS_LOSS, seat, CENSUS_LOSS)
        torture.charge(s, seat, CENSUS_LOSS, log)


def end_round(s: State, log: Log | None) -> bool:
    """OR-PHASE7-01, OR-ROUND-02, OR-END-01: True while another round follows."""
    s.first = (s.first + 1) % s.seats
    s.active = s.first
    if s.round < ROUNDS:
        if log is not None:
            log.add(E_FIRST, s.first)
        return True
    built = list(s.built)
    most = max(built)
    if built.count(most) == 1:  # OR-END-02
        seat = built.index(most)
        if log is not None:
            log.add(E_MOST_STATIONS, seat, most)
        development.claim(s, seat, CITIZEN_STATIONS, log)
    elif log is not None:
        log.add(E_MOST_STATIONS, s.first, NONE)
    s.over = 1
    if log is not None:
        log.add(E_OVER, s.first)
    return False
