"""Quantities that every score needs: how long the match still is, and what a denier is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import vec

from .. import components as c
from ..actions import MERCHANT, MESSENGER
from ..state import HAND, NOBODY, NONE, S_FIRST, S_RIDE, S_SWITCH, State
from .weights import BROKE, DENIER, FADE, TRAP

SOON: Final = 4.0  # money keeps its worth until so small a part of the match is left: one in four
LATE: Final = 0.1  # so near to the end of the match a lost turn may be worth its price
BROKE_BELOW: Final = 3  # deniers with which trade is hard to begin again
WELL_OFF: Final = 12  # deniers nobody spends in one go
SPARE: Final = 0.02  # the worth of a denier when no turn follows: still enough to sell for
BOTH: Final[int] = c.APPRENTICE | c.HELPER


def compute_remaining_fraction(s: State) -> float:
    """Return the fraction of the match still to come, from 1 down to 0."""
    if s.ending != NOBODY:
        return 0.0
    boat: i64 = 0
    delivered: i64 = 0
    for seat in range(s.seats):
        boat = max(boat, s.boat[seat])
        delivered = max(delivered, s.delivered[seat])
    done = max(float(boat) / float(s.options.end_space), float(delivered) / float(c.MESSAGE_TARGET[s.seats]))
    if s.seats == 1:
        done = max(done, float(s.turns_begun) / float(c.SOLO_TURNS))
    return max(0.0, 1.0 - done)


def has_turn_left(s: State, seat: int) -> bool:
    """Check that the seat will have a turn after the current one."""
    if s.ending == NOBODY:
        return s.seats > 1 or s.turns_begun < c.SOLO_TURNS
    return seat in s.extra if s.last_turns else seat != s.ending


def is_merchant_staying(s: State, seat: int) -> bool:
    """Check that the merchant stays where it is until money is counted (LL-MONEY-01, min_check)."""
    if seat != s.active:
        return True
    step = s.agenda[-1]
    if step == S_RIDE and s.piece == MERCHANT:
        return False
    if step == S_FIRST or (s.piece == MESSENGER and S_SWITCH in s.agenda):
        return s.options.departure != 0
    return True


def has_no_income(s: State, seat: int) -> bool:
    """Check that nothing will bring deniers: no goods but wood, no level 1 message."""
    for good in range(c.GOODS):
        if good != c.WOOD and s.goods[seat * c.GOODS + good]:
            return False
    for i in range(seat * HAND, seat * HAND + HAND):
        if s.held[i] != NONE and c.LEVEL[s.held[i]] == 1:
            return False
    return True


class Valuation:
    """The value of money to a seat in one position; made once per question."""

    def __init__(self, s: State, seat: int, weights: vec[float]) -> None:
        self.t: vec[float] = weights
        self.rest: float = compute_remaining_fraction(s)
        self.more: bool = has_turn_left(s, seat)
        self.purse: i64 = s.deniers[seat]
        self.hired: i64 = s.hired[seat]
        self.least: i64 = c.MINIMUM
        self.most: i64 = c.MAXIMUM_BANKER if self.hired & c.BANKER else c.MAXIMUM
        in_city = c.IS_CITY[s.at[2 * seat + MERCHANT]]
        self.gate: bool = in_city  # what is above the maximum is lost (LL-MONEY-04)
        self.trap: bool = in_city and self.more and is_merchant_staying(s, seat)  # LL-MONEY-01
        self.bare: bool = self.more and self.purse <= WELL_OFF and has_no_income(s, seat)
        late = weights[FADE]
        self.fade: float = late + (1.0 - late) * min(1.0, SOON * self.rest) if self.more else SPARE
        self.now: float = self.money_value(self.purse)

    def level(self, casual: int) -> int:
        """Return the highest of the levels 1 to 3 the seat can deliver."""
        if casual:
            return 3
        if self.hired & c.APPRENTICE == 0:
            return 1
        return 3 if self.hired & BOTH == BOTH else 2

    def interpolate(self, taste: i64) -> float:
        """Return a weight between its early and its late value."""
        late = self.t[taste + 1]
        return late + (self.t[taste] - late) * self.rest

    def money_value(self, deniers: i64) -> float:
        """Return the value of an amount of deniers."""
        t, least, most = self.t, self.least, self.most
        total = t[DENIER] * float(deniers if deniers < least else least)
        if deniers > least:
            total += t[DENIER + 1] * float((deniers if deniers < most else most) - least)
            if deniers > most:
                total += (t[DENIER + 3] if self.gate else t[DENIER + 2]) * float(deniers - most)
        total *= self.fade
        if self.trap and deniers < least:
            total -= t[TRAP] * float(least - deniers)
        return total

    def payment_cost(self, deniers: i64) -> float:
        """Return the value lost by paying an amount."""
        paid = self.now - self.money_value(self.purse - deniers)
        if self.bare and deniers and self.purse - deniers < BROKE_BELOW:
            paid += self.t[BROKE + self.purse - deniers]
        return paid

    def purchase_cost(self, deniers: i64) -> float:
        """Return the value lost by paying for goods, which will be sold again."""
        return self.now - self.money_value(self.purse - deniers)
