"""The action space of La Loire, in the order in which `legal` meets the kinds."""

from __future__ import annotations

from typing import Final

from estafette.kernel.space import ActionSpace, Domain, Kind

from .components import (
    BUILDING_IDS,
    CHARACTER_IDS,
    GOOD_IDS,
    LEVELS,
    LOCATION_IDS,
    MESSAGE_IDS,
    PALACE_IDS,
    SHIP_SPACES,
    STACK_LIMIT_SCOUT,
    TOKENS,
)

MERCHANT: Final = 0
MESSENGER: Final = 1
WITH_WOOD: Final = 0
WITH_DENIERS: Final = 1  # Patronus
FREE_TOKEN: Final = 0

PIECE_DOMAIN: Final = Domain("piece", ["merchant", "messenger"])
LOCATION_DOMAIN: Final = Domain("location", LOCATION_IDS)
HORSES_DOMAIN: Final = Domain("horses", [str(n) for n in range(STACK_LIMIT_SCOUT + 1)])
GOOD_DOMAIN: Final = Domain("good", GOOD_IDS)
SPACES_DOMAIN: Final = Domain("spaces", [str(n) for n in SHIP_SPACES])
BUILDING_DOMAIN: Final = Domain("building", BUILDING_IDS)
PAYMENT_DOMAIN: Final = Domain("payment", ["wood", "deniers"])
PALACE_DOMAIN: Final = Domain("palace", PALACE_IDS)
LEVEL_DOMAIN: Final = Domain("level", [str(n) for n in range(1, LEVELS + 1)])
MESSAGE_DOMAIN: Final = Domain("message", MESSAGE_IDS)
CHARACTER_DOMAIN: Final = Domain("character", CHARACTER_IDS)
TOKEN_DOMAIN: Final = Domain("token", [str(n) for n in range(1, TOKENS + 1)])
WHICH_TOKEN_DOMAIN: Final = Domain("which", ["free", *TOKEN_DOMAIN.items])

SPACE: Final[ActionSpace] = ActionSpace()
FIRST: Final[Kind] = SPACE.kind("first", PIECE_DOMAIN)  # which piece goes first
SMITH: Final[Kind] = SPACE.kind("smith", LOCATION_DOMAIN)  # pay for a free horse from there
RIDE: Final[Kind] = SPACE.kind("ride", LOCATION_DOMAIN, HORSES_DOMAIN)  # to there, on so many horses
BUY: Final[Kind] = SPACE.kind("buy", GOOD_DOMAIN)
BUY_PAIR: Final[Kind] = SPACE.kind("buy pair")  # two wood, Lumberjack
SELL: Final[Kind] = SPACE.kind("sell", GOOD_DOMAIN)  # one card
SHIP: Final[Kind] = SPACE.kind("ship", SPACES_DOMAIN)
BUILD: Final[Kind] = SPACE.kind("build", BUILDING_DOMAIN, PAYMENT_DOMAIN)
PALACE: Final[Kind] = SPACE.kind("palace", PALACE_DOMAIN)
MESSAGE: Final[Kind] = SPACE.kind("message", LEVEL_DOMAIN)  # buy one of that level
DELIVER: Final[Kind] = SPACE.kind("deliver", MESSAGE_DOMAIN)
MARK: Final[Kind] = SPACE.kind("mark", MESSAGE_DOMAIN)  # an intermediate station
HIRE: Final[Kind] = SPACE.kind("hire", CHARACTER_DOMAIN)
SITE: Final[Kind] = SPACE.kind("site", LOCATION_DOMAIN)  # where the building goes
CIRCUS: Final[Kind] = SPACE.kind("circus", LOCATION_DOMAIN)  # where the circus goes
KEEP: Final[Kind] = SPACE.kind("keep", MESSAGE_DOMAIN)  # of the cards looked at
TOKEN: Final[Kind] = SPACE.kind("token", WHICH_TOKEN_DOMAIN)  # which token marks, when one may be moved
RECALL: Final[Kind] = SPACE.kind("recall", TOKEN_DOMAIN)  # take a token back
DONE: Final[Kind] = SPACE.kind("done", ends=True)

KIND_OF: Final[list[int]] = SPACE.kind_of
ARG_A: Final[list[int]] = SPACE.a_of
ARG_B: Final[list[int]] = SPACE.b_of
ACTIONS: Final[int] = len(SPACE)
