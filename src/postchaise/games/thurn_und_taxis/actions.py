"""The action space of Thurn und Taxis, in the order in which `legal` lists the kinds.

Everything that is true of an action in every position stands at its declaration.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.actions.domains import Amount, Domain
from postchaise.kernel.actions.space import ActionSpace, Kind
from postchaise.kernel.native import vec

from .components import CITY_IDS, PROVINCE_IDS, PROVINCE_OF, STACK_IDS, STACK_KIND
from .state import OFFICIAL_IDS, S_CARRIAGE, S_CLOSE, S_DRAW, S_HOUSE, S_HOUSES, S_PLAY, S_TRIM

LEFT: Final = 0
RIGHT: Final = 1

CITY_SPELLINGS: Final = {
    "munchen": "muenchen",
    "munich": "muenchen",
    "nurnberg": "nuernberg",
    "nuremberg": "nuernberg",
    "wurzburg": "wuerzburg",
    "zurich": "zuerich",
    "karlsruhe": "carlsruhe",
    "łodz": "lodz",
}
PROVINCE_SPELLINGS: Final = {
    "wurttemberg": "wuerttemberg",
    "bohmen": "boehmen",
    "bohemia": "boehmen",
    "bayern": "baiern",
    "bavaria": "baiern",
    "tirol": "tyrol",
    "switzerland": "schweiz",
    "poland": "polen",
}

# The rules that explain a thing
OFFICIAL_RULES: Final = {id: f"TT-OFFICE-{id.upper()}-01" for id in OFFICIAL_IDS}
STACK_RULES: Final = {
    "length": "TT-BONUS-LENGTH-01",
    "province": "TT-BONUS-PROV-01",
    "all": "TT-BONUS-ALL-01",
    "end": "TT-BONUS-END-01",
}

# The symbol of a city card is the mark of its province
CARD_ICONS: Final = {id: f"m-{PROVINCE_IDS[province]}" for id, province in zip(CITY_IDS, PROVINCE_OF, strict=True)}
PROVINCE_ICONS: Final = {id: f"m-{id}" for id in PROVINCE_IDS}

SPACE: Final[ActionSpace] = ActionSpace()

# A city stands for a place on the map, a card of the display or a card of the hand.
CITY: Final[Domain] = SPACE.domain("city", CITY_IDS, spellings=CITY_SPELLINGS)
DISPLAY_CARD: Final[Domain] = SPACE.domain(
    "display", CITY_IDS, called="city", spellings=CITY_SPELLINGS, icons=CARD_ICONS
)
HAND_CARD: Final[Domain] = SPACE.domain("card", CITY_IDS, called="city", spellings=CITY_SPELLINGS, icons=CARD_ICONS)
PROVINCE: Final[Domain] = SPACE.domain(
    "province",
    PROVINCE_IDS,
    spellings=PROVINCE_SPELLINGS,
    rules={"polen": "TT-BONUS-PROV-05 TT-BONUS-ALL-01"},
    icons=PROVINCE_ICONS,
)
SIDE: Final[Domain] = SPACE.domain("side", ["left", "right"])
OFFICIAL: Final[Domain] = SPACE.domain("official", list(OFFICIAL_IDS), rules=OFFICIAL_RULES)
STACK: Final[Domain] = SPACE.domain(
    "stack", STACK_IDS, rules={id: STACK_RULES[kind] for id, kind in zip(STACK_IDS, STACK_KIND, strict=True)}
)
LETTERS: Final[Amount] = SPACE.amount("letters")
POINTS: Final[Amount] = SPACE.amount("points")

# Drawing: two equal face-up cards are one choice
DRAW: Final[Kind] = SPACE.kind(
    "draw",
    DISPLAY_CARD,
    steps=(S_DRAW,),
    rules="TT-TURN-02 TT-DRAW-01 TT-DRAW-02 TT-DRAW-03 TT-OFFICE-POSTMASTER-01",
)
DRAW_PILE: Final[Kind] = SPACE.kind(
    "draw pile",
    icon="posthorn",
    group="draw",
    steps=(S_DRAW,),
    aliases=("pile", "draw from pile"),
    rules="TT-TURN-02 TT-DRAW-01 TT-DRAW-05 TT-DRAW-03 TT-OFFICE-POSTMASTER-01",
)
USE_ADMINISTRATOR: Final[Kind] = SPACE.kind(
    "administrator",
    icon="o-administrator",
    group="officials",
    steps=(S_DRAW,),
    aliases=("use administrator",),
    rules="TT-OFFICE-ADMINISTRATOR-01 TT-OFFICE-ADMINISTRATOR-02 TT-OFFICE-ADMINISTRATOR-04 TT-TURN-06"
    " TX-OFFICE-07 TX-OFFICE-04",
)
END_DRAW: Final[Kind] = SPACE.kind(
    "end draw",
    icon="i-done",
    group="done",
    steps=(S_DRAW,),
    rules="TT-DRAW-03 TT-OFFICE-POSTMASTER-02 TT-TURN-05",
    ends=True,
)

# The route: by default a card goes to the right end, as it must with fewer than two cards (AMB-25)
PLAY: Final[Kind] = SPACE.kind(
    "play",
    HAND_CARD,
    SIDE,
    steps=(S_PLAY,),
    default=RIGHT,
    rules="TT-TURN-03 TT-ROUTE-02 TT-ROUTE-03 TT-ROUTE-04 TT-ROUTE-05 TT-OFFICE-CARRIER-01",
)
ABANDON: Final[Kind] = SPACE.kind(
    "abandon",
    icon="o-abandon",
    group="route",
    steps=(S_PLAY,),
    aliases=("abandon route",),
    rules="TT-ROUTE-07 TT-ROUTE-08 TT-ROUTE-09 TX-COURIER-07",
)
END_PLAY: Final[Kind] = SPACE.kind(
    "end play", icon="i-done", group="done", steps=(S_PLAY,), rules="TT-OFFICE-CARRIER-01 TT-TURN-05", ends=True
)

# Closing
CLOSE: Final[Kind] = SPACE.kind(
    "close",
    icon="ribbon-i",
    steps=(S_CLOSE,),
    aliases=("close route",),
    rules="TT-TURN-04 TT-CLOSE-01 TT-CLOSE-02 TT-CLOSE-07 TX-COURIER-01",
)
END_TURN: Final[Kind] = SPACE.kind(
    "end turn", icon="i-keep", group="done", steps=(S_CLOSE,), rules="TT-CLOSE-06 TT-ROUTE-10 TT-TURN-07", ends=True
)
HOUSES_EACH: Final[Kind] = SPACE.kind(  # one in each province of the route
    "houses each",
    icon="house-i",
    group="houses",
    steps=(S_HOUSES,),
    aliases=("houses one each",),
    rules="TT-HOUSE-01 TT-HOUSE-05 TT-HOUSE-06 TT-HOUSE-07 TX-LETTER-01",
)
HOUSES_IN: Final[Kind] = SPACE.kind(  # in all cities of one province
    "houses in",
    PROVINCE,
    group="houses",
    steps=(S_HOUSES,),
    rules="TT-HOUSE-01 TT-HOUSE-02 TT-HOUSE-06 TT-HOUSE-07 TT-BONUS-PROV-01 TX-LETTER-01",
)
HOUSE: Final[Kind] = SPACE.kind(
    "house", CITY, icon="house-i", steps=(S_HOUSE,), rules="TT-HOUSE-02 TT-HOUSE-03 TT-HOUSE-04 TX-LETTER-01"
)
END_HOUSES: Final[Kind] = SPACE.kind(
    "end houses", icon="i-done", group="done", steps=(S_HOUSE,), rules="TT-HOUSE-06 TT-CLOSE-04", ends=True
)
TAKE_CARRIAGE: Final[Kind] = SPACE.kind(
    "take carriage",
    icon="coach",
    group="carriage",
    steps=(S_CARRIAGE,),
    rules="TT-CARRIAGE-01 TT-CARRIAGE-02 TT-CARRIAGE-03 TT-END-01",
)
USE_CARTWRIGHT: Final[Kind] = SPACE.kind(  # take it although the route is too short
    "cartwright",
    icon="o-cartwright",
    group="officials",
    steps=(S_CARRIAGE,),
    aliases=("use cartwright",),
    rules="TT-OFFICE-CARTWRIGHT-01 TT-OFFICE-CARTWRIGHT-02 TT-OFFICE-CARTWRIGHT-03 TT-CARRIAGE-01 TX-OFFICE-04",
)
DECLINE_CARRIAGE: Final[Kind] = SPACE.kind(
    "decline carriage",
    icon="o-abandon",
    group="carriage",
    steps=(S_CARRIAGE,),
    aliases=("no carriage",),
    rules="TT-CARRIAGE-02 TX-CARRIAGE-01 TX-CARRIAGE-02",
)
DISCARD: Final[Kind] = SPACE.kind("discard", HAND_CARD, steps=(S_TRIM,), rules="TT-CLOSE-07")

KIND: Final[list[Kind]] = SPACE.kind_at
ARG_A: Final[vec[i64]] = vec[i64](SPACE.a_of)
ARG_B: Final[vec[i64]] = vec[i64](SPACE.b_of)
ACTIONS: Final[int] = len(SPACE)
