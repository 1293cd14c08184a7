"""The action space of La Loire, in the order in which `legal` lists the kinds.

Everything that is true of an action in every position stands at its declaration.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.actions.domains import Amount, Domain
from postchaise.kernel.actions.space import ActionSpace, Kind
from postchaise.kernel.native import vec

from .components import (
    BUILDING_IDS,
    CHARACTER_COLOUR,
    CHARACTER_IDS,
    GOOD_IDS,
    LEVEL,
    LEVELS,
    LOCATION_IDS,
    MESSAGE_IDS,
    PALACE_IDS,
    SHIELD_IDS,
    SHIP_SPACES,
    STACK_LIMIT_SCOUT,
    TOKENS,
)
from .state import S_CIRCUS, S_FIRST, S_KEEP, S_RIDE, S_SITE, S_STOP, S_TOKEN

MERCHANT: Final = 0
MESSENGER: Final = 1
WITH_WOOD: Final = 0
WITH_DENIERS: Final = 1  # Patronus
FREE_TOKEN: Final = 0

# The rules that explain a thing
BUILDING_RULES: Final = {
    "farm": "LL-BUILD-02 LL-BUILD-03",
    "monastery": "LL-BUILD-05 LL-BUILD-09",
    "castle": "LL-BUILD-06 LL-BUILD-07 LL-BUILD-09",
}
PALACE_RULES: Final = {
    "ducal-palace": "LL-PAL-DUCAL-01 LL-PAL-01",
    "post-office": "LL-PAL-POST-01 LL-PAL-POST-02",
    "palatium-balivi": "LL-PAL-BALIVI-01 LL-PAL-BALIVI-02",
    "bank": "LL-PAL-BANK-01 LL-PAL-BANK-03",
}
LEVEL_RULES: Final = ("", "LL-DLV-03 LL-DLV-04", "LL-DLV-05", "LL-DLV-06", "LL-DLV-09")
CHARACTER_RULES: Final = {
    **{f"{good}-merchant": "LL-CHAR-MERCHANT-01" for good in ("wood", "grain", "cheese", "wine")},
    "dairyman": "LL-CHAR-DAIRYMAN-01",
    "grain-farmer": "LL-CHAR-GRAINFARMER-01",
    "lumberjack": "LL-CHAR-LUMBERJACK-01 LL-CHAR-LUMBERJACK-02",
    "banker": "LL-CHAR-BANKER-01",
    "lady-in-waiting": "LL-CHAR-LADY-01 LL-CHAR-LADY-02",
    "witch": "LL-CHAR-WITCH-01 LL-CHAR-WITCH-02",
    "magister-artium": "LL-CHAR-MAGISTER-01",
    "economus": "LL-CHAR-ECONOMUS-01",
    "patronus": "LL-CHAR-PATRONUS-01",
    "mensor": "LL-CHAR-MENSOR-01",
    "squire": "LL-CHAR-SQUIRE-01",
    "scout": "LL-CHAR-SCOUT-01",
    "blacksmith": "LL-CHAR-BLACKSMITH-01",
    "jester": "LL-CHAR-JESTER-01",
    "city-guard": "LL-CHAR-GUARD-01 LL-CHAR-GUARD-02",
    "mayor": "LL-CHAR-MAYOR-01",
    "vassallus": "LL-CHAR-VASSALLUS-01",
    "spy": "LL-CHAR-SPY-01",
    "apprentice": "LL-CHAR-APPRENTICE-01",
    "helper": "LL-CHAR-HELPER-01",
    **dict.fromkeys(("lover", "general", "philosopher", "judge", "provost"), "LL-CHAR-BLUE-01 LL-CHAR-BLUE-02"),
}

SPACE: Final[ActionSpace] = ActionSpace(
    groups=("ride", "smith")
)  # rides come first, because there are many horses to pay for

PIECE: Final[Domain] = SPACE.domain("piece", ["merchant", "messenger"])
LOCATION: Final[Domain] = SPACE.domain("location", LOCATION_IDS)
HORSES: Final[Domain] = SPACE.domain("horses", [str(n) for n in range(STACK_LIMIT_SCOUT + 1)], counted="horse-count")
GOOD: Final[Domain] = SPACE.domain("good", GOOD_IDS, rules={"beer": "LL-BUY-07 LL-PRICE-05"})
SPACES: Final[Domain] = SPACE.domain("spaces", [str(n) for n in SHIP_SPACES], counted="space-count")
BUILDING: Final[Domain] = SPACE.domain("building", BUILDING_IDS, rules=BUILDING_RULES)
PAYMENT: Final[Domain] = SPACE.domain("payment", ["wood", "deniers"], rules={"deniers": "LL-CHAR-PATRONUS-01"})
PALACE: Final[Domain] = SPACE.domain(
    "palace",
    PALACE_IDS,
    rules={id: PALACE_RULES[id.rpartition("-")[0]] for id in PALACE_IDS},
    icons={id: f"p-{id.rpartition('-')[0]}" for id in PALACE_IDS},
)
DECK: Final[Domain] = SPACE.domain(
    "deck",
    [str(n) for n in range(1, LEVELS + 1)],
    called="level",
    counted="message-level",
    rules={"4": "LL-MSG-04 LL-MSG-07"},
)
MESSAGE: Final[Domain] = SPACE.domain(
    "message", MESSAGE_IDS, rules={id: LEVEL_RULES[LEVEL[i]] for i, id in enumerate(MESSAGE_IDS)}
)
CHARACTER: Final[Domain] = SPACE.domain(
    "character",
    CHARACTER_IDS,
    rules=CHARACTER_RULES,
    icons={id: f"c-{colour}" for id, colour in zip(CHARACTER_IDS, CHARACTER_COLOUR, strict=True)},
)
TOKEN: Final[Domain] = SPACE.domain("token", [str(n) for n in range(1, TOKENS + 1)])
WHICH_TOKEN: Final[Domain] = SPACE.domain("which", ["free", *TOKEN.items])
SHIELD: Final[Domain] = SPACE.domain("shield", SHIELD_IDS)
DENIERS: Final[Amount] = SPACE.amount("deniers")

FIRST: Final[Kind] = SPACE.kind(  # which piece goes first
    "first", PIECE, icon="i-{piece}", steps=(S_FIRST,), rules="LL-TURN-01 LL-TURN-02 LL-TURN-03"
)
SMITH: Final[Kind] = SPACE.kind(  # pay for a free horse from there
    "smith",
    LOCATION,
    icon="horse",
    steps=(S_RIDE,),
    rules="LL-CHAR-BLACKSMITH-01 LL-CHAR-BLACKSMITH-02 LL-CHAR-BLACKSMITH-03",
)
RIDE: Final[Kind] = SPACE.kind(  # to there, on so many horses
    "ride",
    LOCATION,
    HORSES,
    icon="horse",
    steps=(S_RIDE,),
    aliases=("go to",),
    rules="LL-MOVE-01 LL-MOVE-02 LL-MOVE-03 LL-MOVE-08 LL-MOVE-09 LL-MOVE-11",
)

# The merchant's stop
BUY: Final[Kind] = SPACE.kind(
    "buy", GOOD, icon="g-{good}", steps=(S_STOP,), rules="LL-BUY-01 LL-PRICE-04 LL-BUY-06 LL-BUY-09 LL-MKT-02"
)
BUY_PAIR: Final[Kind] = SPACE.kind(  # two wood, Lumberjack
    "buy pair",
    group="buy",
    icon="g-wood",
    steps=(S_STOP,),
    aliases=("buy two wood", "buy 2 wood"),
    rules="LL-CHAR-LUMBERJACK-01 LL-CHAR-LUMBERJACK-02 LL-CHAR-LUMBERJACK-03",
)
SELL: Final[Kind] = SPACE.kind("sell", GOOD, icon="g-{good}", steps=(S_STOP,), rules="LL-SELL-01 LL-SELL-02")
SHIP: Final[Kind] = SPACE.kind("ship", SPACES, icon="i-ship", steps=(S_STOP,), rules="LL-SHIP-01 LL-SHIP-02 LL-SHIP-03")
BUILD: Final[Kind] = SPACE.kind(
    "build",
    BUILDING,
    PAYMENT,
    icon="b-{building}",
    steps=(S_STOP,),
    default=WITH_WOOD,
    rules="LL-BUILD-01 LL-BUILD-10",
)
BUILD_PALACE: Final[Kind] = SPACE.kind(
    "palace", PALACE, steps=(S_STOP,), aliases=("build palace",), rules="LL-BUILD-13 LL-BUILD-14 LL-BUILD-15"
)

# The messenger's stop
BUY_MESSAGE: Final[Kind] = SPACE.kind(
    "message",
    DECK,
    icon="g-letter",
    steps=(S_STOP,),
    aliases=("buy message",),
    rules="LL-MSG-01 LL-MSG-02 LL-MSG-03 LL-MSG-05",
)
DELIVER: Final[Kind] = SPACE.kind(
    "deliver", MESSAGE, icon="i-deliver", steps=(S_STOP,), rules="LL-DLV-01 LL-DLV-02 LL-DLV-08"
)
MARK: Final[Kind] = SPACE.kind(  # an intermediate station
    "mark", MESSAGE, group="deliver", icon="i-token", steps=(S_STOP,), rules="LL-DLV-02 LL-DLV-07 LL-TOK-01"
)

# Either piece
HIRE: Final[Kind] = SPACE.kind(
    "hire",
    CHARACTER,
    group=tuple(f"hire-{colour}" for colour in dict.fromkeys(CHARACTER_COLOUR)),
    steps=(S_STOP,),
    rules="LL-HIRE-01 LL-HIRE-02 LL-HIRE-03",
)

# Questions that an action asks in its turn
SITE: Final[Kind] = SPACE.kind(  # where the building goes
    "site", LOCATION, icon="b-farm", steps=(S_SITE,), rules="LL-BUILD-01 LL-BUILD-03 LL-BUILD-04"
)
CIRCUS: Final[Kind] = SPACE.kind(  # where the circus goes
    "circus", LOCATION, icon="tent", steps=(S_CIRCUS,), rules="LL-CIRC-03 LL-CIRC-04 LL-CIRC-05"
)
KEEP: Final[Kind] = SPACE.kind(  # of the cards looked at
    "keep", MESSAGE, icon="g-letter", steps=(S_KEEP,), rules="LL-CHAR-SPY-01 LL-CHAR-SPY-03 LL-PAL-DUCAL-01"
)
CHOOSE_TOKEN: Final[Kind] = SPACE.kind(  # which token marks, when one may be moved
    "token", WHICH_TOKEN, group="tokens", icon="i-token", steps=(S_TOKEN,), rules="LL-TOK-01 LL-TOK-03"
)

# Taking a token back loses its station (LL-TOK-03), so it is no retraction
RECALL: Final[Kind] = SPACE.kind(
    "recall", TOKEN, group="tokens", icon="i-recall", steps=(S_FIRST, S_RIDE, S_STOP), rules="LL-TOK-03 LL-TOK-04"
)
DONE: Final[Kind] = SPACE.kind(
    "done",
    icon="i-done",
    steps=(S_STOP,),
    aliases=("finish", "end", "pass"),
    rules="LL-TURN-04 LL-TURN-03",
    ends=True,
)

KIND: Final[list[Kind]] = SPACE.kind_at
ARG_A: Final[vec[i64]] = vec[i64](SPACE.a_of)
ARG_B: Final[vec[i64]] = vec[i64](SPACE.b_of)
ACTIONS: Final[int] = len(SPACE)
