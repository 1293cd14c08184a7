"""Phase 2, Census: the sole leader of the farmer track is paid, the sole last player pays."""

from __future__ import annotations

from postchaise.kernel.messages.log import Log

from ..components import CENSUS_GAIN, CENSUS_LOSS, CENSUS_LOSS_PLAYERS, FARMER, TRACKS
from ..events import E_CENSUS_GAIN, E_CENSUS_LOSS
from ..state import State
from . import torture


def take_census(s: State, log: Log | None) -> None:
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
        torture.charge_coins(s, seat, CENSUS_LOSS, log)
