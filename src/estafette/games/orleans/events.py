"""What the log can say. Arguments are numbers; log_lines.py turns them into words."""

from __future__ import annotations

from typing import Final

EVENTS: Final = (
    "exclude",  # tile
    "round",  # round, event, stack
    "census-gain",  # coins
    "census-loss",  # coins
    "put",  # follower, slot: a secret until everybody is ready
    "lift",  # follower, slot: likewise
    "gear-plan",  # slot: likewise
    "ready",  # nothing else is known of it
    "reopen",
    "idle",  # phase: nothing to choose in it
    "reveal",  # phase: what was planned in secret lies open
    "recall",  # follower, slot
    "draw",  # how many, which: four bits each
    "store",  # follower
    "plan",  # place, who stands there: four bits each, active
    "gear",  # slot
    "use",  # place
    "recruit",  # character, new index
    "gain-good",  # good
    "gain-coins",  # coins
    "gain-gear",
    "take",  # tile
    "citizen",  # which
    "develop",  # points, new index
    "move",  # route, town, good or -1
    "station",  # town
    "send",  # character, deed
    "bath",  # how many, which: four bits each
    "bath-put",  # follower, slot
    "bath-nothing",
    "pass",
    "forced-pass",
    "no-slot",  # unplaced technology tiles: none of them fits
    "shield",  # event, stack
    "plague",  # follower, or -1 for an empty bag; stack
    "taxes",  # coins, goods, stack
    "income",  # coins, stack
    "trading-day",  # coins, stack
    "give",  # good, stack
    "fine",  # coins, food missing, stack
    "torture",  # items to give up
    "lose-station",  # town, or -1 from the reserve
    "lose-follower",  # character
    "lose-point",  # new index
    "lose-good",  # good
    "lose-place",  # tile
    "lose-gear",  # place, or -1 for one not yet placed
    "cancelled",  # coins nobody can ask for any more
    "first",  # the seat is the new first player
    "most-stations",  # stations, or -1 when nobody has most
    "over",  # the match has ended
)
E_EXCLUDE: Final = 0
E_ROUND: Final = 1
E_CENSUS_GAIN: Final = 2
E_CENSUS_LOSS: Final = 3
E_PUT: Final = 4
E_LIFT: Final = 5
E_GEAR_PLAN: Final = 6
E_READY: Final = 7
E_REOPEN: Final = 8
E_IDLE: Final = 9
E_REVEAL: Final = 10
E_RECALL: Final = 11
E_DRAW: Final = 12
E_STORE: Final = 13
E_PLAN: Final = 14
E_GEAR: Final = 15
E_USE: Final = 16
E_RECRUIT: Final = 17
E_GAIN_GOOD: Final = 18
E_GAIN_COINS: Final = 19
E_GAIN_GEAR: Final = 20
E_TAKE: Final = 21
E_CITIZEN: Final = 22
E_DEVELOP: Final = 23
E_MOVE: Final = 24
E_STATION: Final = 25
E_SEND: Final = 26
E_BATH: Final = 27
E_BATH_PUT: Final = 28
E_BATH_NOTHING: Final = 29
E_PASS: Final = 30
E_FORCED_PASS: Final = 31
E_NO_SLOT: Final = 32
E_SHIELD: Final = 33
E_PLAGUE: Final = 34
E_TAXES: Final = 35
E_INCOME: Final = 36
E_TRADING_DAY: Final = 37
E_GIVE: Final = 38
E_FINE: Final = 39
E_TORTURE: Final = 40
E_LOSE_STATION: Final = 41
E_LOSE_FOLLOWER: Final = 42
E_LOSE_POINT: Final = 43
E_LOSE_GOOD: Final = 44
E_LOSE_PLACE: Final = 45
E_LOSE_GEAR: Final = 46
E_CANCELLED: Final = 47
E_FIRST: Final = 48
E_MOST_STATIONS: Final = 49
E_OVER: Final = 50

SECRET: Final = (E_PUT, E_LIFT, E_GEAR_PLAN)  # only the planner reads these; `recall`, `plan` and `gear` follow openly
PHASE_FOLLOWERS: Final = 3  # the phases in which everybody decides at the same time
PHASE_PLANNING: Final = 4
PHASE_ACTIONS: Final = 5  # its technology window
BITS: Final = 4  # a follower in a packed list


def packed(followers: list[int]) -> int:
    """Some followers as one number; the log keeps their number beside it."""
    number = 0
    for follower in reversed(followers):
        number = number << BITS | follower
    return number


def unpacked(number: int, count: int) -> list[int]:
    return [number >> BITS * i & (1 << BITS) - 1 for i in range(count)]
