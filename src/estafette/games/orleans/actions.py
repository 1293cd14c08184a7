"""The action space of Orléans, in the order in which `legal` meets the kinds.

`put` and `lift` are used wherever a follower goes to a space or leaves it: while planning (onto a space, back to the
market), in phase 3 (`lift` recalls a follower, `put` leaves it there after all) and at the Bathhouse (`put`).
"""

from __future__ import annotations

from typing import Final

from estafette.kernel.space import ActionSpace, Domain, Kind

from .components import (
    CHARACTER_IDS,
    DEED_IDS,
    FOLLOWER_IDS,
    GOOD_IDS,
    MOST_DRAWS,
    MOST_PAID,
    PLACE_IDS,
    ROUTE_IDS,
    SLOT_IDS,
    TILE_IDS,
    TOWN_IDS,
)

NO_CARGO: Final = 0  # the other items of the domain are the goods
IN_COINS: Final = 0
IN_DEVELOPMENT: Final = 1
SHIELD_USED: Final = 0
SHIELD_KEPT: Final = 1

TILE_DOMAIN: Final = Domain("place", TILE_IDS)  # place tiles; the places of the board come before them elsewhere
PLACE_DOMAIN: Final = Domain("place", PLACE_IDS)
FOLLOWER_DOMAIN: Final = Domain("follower", FOLLOWER_IDS)
CHARACTER_DOMAIN: Final = Domain("character", CHARACTER_IDS)
SLOT_DOMAIN: Final = Domain("slot", SLOT_IDS)
COUNT_DOMAIN: Final = Domain("count", [str(n) for n in range(MOST_DRAWS + 1)])
ROUTE_DOMAIN: Final = Domain("route", ROUTE_IDS)
CARGO_DOMAIN: Final = Domain("cargo", ["nothing", *GOOD_IDS])
DEED_DOMAIN: Final = Domain("deed", DEED_IDS)
REWARD_DOMAIN: Final = Domain("reward", ["coins", "development"])
COINS_DOMAIN: Final = Domain("coins", [str(n) for n in range(1, MOST_PAID + 1)])
SHIELD_DOMAIN: Final = Domain("shield", ["use", "keep"])
GOOD_DOMAIN: Final = Domain("good", GOOD_IDS)
TOWN_DOMAIN: Final = Domain("town", TOWN_IDS)
# What a player may have several of to give up under torture
ITEM_RESERVE: Final = 0
ITEM_FOLLOWER: Final = 1
ITEM_DEVELOPMENT: Final = 2
ITEM_GOOD: Final = 3  # and the goods after it
ITEM_GEAR: Final[int] = ITEM_GOOD + len(GOOD_IDS)
ITEM_DOMAIN: Final = Domain("item", ["reserve", "follower", "development", *GOOD_IDS, "gear"])

SPACE: Final[ActionSpace] = ActionSpace()
EXCLUDE: Final[Kind] = SPACE.kind("exclude", TILE_DOMAIN)  # before the first round
PUT: Final[Kind] = SPACE.kind("put", FOLLOWER_DOMAIN, SLOT_DOMAIN)
LIFT: Final[Kind] = SPACE.kind("lift", FOLLOWER_DOMAIN, SLOT_DOMAIN)
DRAW: Final[Kind] = SPACE.kind("draw", COUNT_DOMAIN)  # so many followers from the bag, and ready
STORE: Final[Kind] = SPACE.kind("store", FOLLOWER_DOMAIN)  # in the Gunpowder Tower
GEAR_ON: Final[Kind] = SPACE.kind("gear", SLOT_DOMAIN)  # a technology tile for good
READY: Final[Kind] = SPACE.kind("ready")
REOPEN: Final[Kind] = SPACE.kind("reopen")  # take back having said so, while others still plan
USE: Final[Kind] = SPACE.kind("use", PLACE_DOMAIN)
RECRUIT: Final[Kind] = SPACE.kind("recruit", CHARACTER_DOMAIN)
TAKE: Final[Kind] = SPACE.kind("take", TILE_DOMAIN)
MOVE: Final[Kind] = SPACE.kind("move", ROUTE_DOMAIN, CARGO_DOMAIN)
SEND: Final[Kind] = SPACE.kind("send", CHARACTER_DOMAIN, DEED_DOMAIN)
REWARD: Final[Kind] = SPACE.kind("reward", REWARD_DOMAIN)
PAY: Final[Kind] = SPACE.kind("pay", COINS_DOMAIN)
PROTECT: Final[Kind] = SPACE.kind("shield", SHIELD_DOMAIN)  # the Sacristy
GIVE: Final[Kind] = SPACE.kind("give", GOOD_DOMAIN)  # one food at the harvest
PAY_REST: Final[Kind] = SPACE.kind("pay rest")  # coins for all the food still missing
LOSE_STATION: Final[Kind] = SPACE.kind("lose station", TOWN_DOMAIN)
LOSE_RESERVE: Final[Kind] = SPACE.kind("lose reserve")  # a station not yet built
LOSE_FOLLOWER: Final[Kind] = SPACE.kind("lose follower")  # drawn from the bag
LOSE_POINT: Final[Kind] = SPACE.kind("lose development")
LOSE_GOOD: Final[Kind] = SPACE.kind("lose good", GOOD_DOMAIN)
LOSE_TILE: Final[Kind] = SPACE.kind("lose place", TILE_DOMAIN)
LOSE_GEAR: Final[Kind] = SPACE.kind("lose gear")  # one not yet placed
LOSE_PLACED: Final[Kind] = SPACE.kind("lose gear from", PLACE_DOMAIN)
DONE: Final[Kind] = SPACE.kind("done")
PASS: Final[Kind] = SPACE.kind("pass")
LOSE_REST: Final[Kind] = SPACE.kind("lose rest", ITEM_DOMAIN)  # as many of one thing as are still due

KIND_OF: Final[list[int]] = SPACE.kind_of
ARG_A: Final[list[int]] = SPACE.a_of
ARG_B: Final[list[int]] = SPACE.b_of
ACTIONS: Final[int] = len(SPACE)
