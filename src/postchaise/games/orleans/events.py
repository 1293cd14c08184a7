"""The events of the log. The sentence of an event is `log-<name>`.

`names.complete_log_arguments` completes its arguments.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.events import Events

from .actions import CHARACTER, CITIZEN, COINS, DEED, EVENT, FOLLOWER, GOOD, PLACE, ROUTE, SLOT, STACK, TOWN
from .components import GOOD_VP

PER_LEVEL: Final = 4  # about the value of a station or a citizen: the development level


def _coins(coins: int, _b: int, _c: int) -> int:
    return coins


def _good(good: int, _b: int, _c: int) -> int:
    return GOOD_VP[good]


EVENTS: Final[Events] = Events()
E_EXCLUDE: Final[int] = EVENTS.event("exclude", PLACE)
E_ROUND: Final[int] = EVENTS.event("round", "round", EVENT, STACK, heading=True, moment=True)
E_CENSUS_GAIN: Final[int] = EVENTS.event("census-gain", COINS, highlight=_coins)
E_CENSUS_LOSS: Final[int] = EVENTS.event("census-loss", COINS)
# Secret to the planner; `recall`, `plan` and `gear` follow in public when all are ready
E_PUT: Final[int] = EVENTS.event("put", FOLLOWER, SLOT, others="")
E_LIFT: Final[int] = EVENTS.event("lift", FOLLOWER, SLOT, others="")
E_GEAR_PLAN: Final[int] = EVENTS.event("gear-plan", SLOT, others="")
E_READY: Final[int] = EVENTS.event("ready", "phase")  # no other information
E_REOPEN: Final[int] = EVENTS.event("reopen")
E_IDLE: Final[int] = EVENTS.event("idle", "phase")  # nothing to choose in it
E_REVEAL: Final[int] = EVENTS.event("reveal", "phase", reveals=True, heading=True)  # all plans are revealed
E_RECALL: Final[int] = EVENTS.event("recall", FOLLOWER, SLOT)
E_DRAW: Final[int] = EVENTS.event("draw", "count")  # and which, packed
E_STORE: Final[int] = EVENTS.event("store", FOLLOWER)
E_PLAN: Final[int] = EVENTS.event("plan", PLACE, "packed", "active")  # who stands there: number << 16, packed
E_GEAR: Final[int] = EVENTS.event("gear", SLOT)
E_USE: Final[int] = EVENTS.event("use", PLACE)
E_RECRUIT: Final[int] = EVENTS.event("recruit", CHARACTER, "index")  # the new index of the track
E_GAIN_GOOD: Final[int] = EVENTS.event("gain-good", GOOD, highlight=_good)
E_GAIN_COINS: Final[int] = EVENTS.event("gain-coins", COINS, highlight=_coins)
E_GAIN_GEAR: Final[int] = EVENTS.event("gain-gear")
E_TAKE: Final[int] = EVENTS.event("take", PLACE)
E_CITIZEN: Final[int] = EVENTS.event("citizen", CITIZEN, highlight=PER_LEVEL, moment=True)
E_DEVELOP: Final[int] = EVENTS.event("develop", "points", "index", highlight=3)
E_MOVE: Final[int] = EVENTS.event("move", ROUTE, TOWN, GOOD)  # -1: without a good
E_STATION: Final[int] = EVENTS.event("station", TOWN, highlight=PER_LEVEL)
E_SEND: Final[int] = EVENTS.event("send", CHARACTER, DEED)
E_BATH: Final[int] = EVENTS.event("bath", "count")  # and which, packed
E_BATH_PUT: Final[int] = EVENTS.event("bath-put", FOLLOWER, SLOT)
E_BATH_NOTHING: Final[int] = EVENTS.event("bath-nothing")
E_PASS: Final[int] = EVENTS.event("pass")
E_FORCED_PASS: Final[int] = EVENTS.event("forced-pass")
E_NO_SLOT: Final[int] = EVENTS.event("no-slot")  # unplaced technology tiles: none of them fits
E_SHIELD: Final[int] = EVENTS.event("shield", EVENT, STACK, moment=True)
E_PLAGUE: Final[int] = EVENTS.event("plague", FOLLOWER, STACK, moment=True)  # -1: an empty bag
E_TAXES: Final[int] = EVENTS.event("taxes", COINS, "goods", STACK, moment=True)
E_INCOME: Final[int] = EVENTS.event("income", COINS, STACK, highlight=_coins, moment=True)
E_TRADING_DAY: Final[int] = EVENTS.event("trading-day", COINS, STACK, highlight=_coins, moment=True)
E_GIVE: Final[int] = EVENTS.event("give", GOOD, STACK, moment=True)
E_FINE: Final[int] = EVENTS.event("fine", COINS, "food", STACK, moment=True)  # for so much food missing
E_TORTURE: Final[int] = EVENTS.event("torture", "count", moment=True)  # items to give up
E_LOSE_STATION: Final[int] = EVENTS.event("lose-station", TOWN, moment=True)  # -1: from the reserve
E_LOSE_FOLLOWER: Final[int] = EVENTS.event("lose-follower", CHARACTER, moment=True)
E_LOSE_POINT: Final[int] = EVENTS.event("lose-point", "index", moment=True)
E_LOSE_GOOD: Final[int] = EVENTS.event("lose-good", GOOD, moment=True)
E_LOSE_PLACE: Final[int] = EVENTS.event("lose-place", PLACE, moment=True)
E_LOSE_GEAR: Final[int] = EVENTS.event("lose-gear", PLACE, moment=True)  # -1: one not yet placed
E_CANCELLED: Final[int] = EVENTS.event("cancelled", COINS)  # cancelled for good
E_FIRST: Final[int] = EVENTS.event("first")  # the seat is the new first player
# -1: nobody has most
E_MOST_STATIONS: Final[int] = EVENTS.event("most-stations", "count", highlight=PER_LEVEL, moment=True)
E_OVER: Final[int] = EVENTS.event("over", heading=True)

PHASE_FOLLOWERS: Final = 3  # the phases in which everybody decides at the same time
PHASE_PLANNING: Final = 4
PHASE_ACTIONS: Final = 5  # its technology window
BITS: Final = 4  # a follower in a packed list


def pack_followers(followers: list[int]) -> int:
    """Pack some followers into one number; the log keeps their count beside it."""
    number = 0
    for follower in reversed(followers):
        number = number << BITS | follower
    return number


def unpack_followers(number: int, count: int) -> list[int]:
    return [number >> BITS * i & (1 << BITS) - 1 for i in range(count)]
