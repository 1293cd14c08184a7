"""Which rules a choice is about, for people who ask."""

from __future__ import annotations

from typing import Final

from .actions import SPACE

# The main rules of each kind of action, in the order somebody would read them
RULES_OF_KIND: Final[dict[str, tuple[str, ...]]] = {
    "first": ("LL-TURN-01", "LL-TURN-02", "LL-TURN-03"),
    "smith": ("LL-CHAR-BLACKSMITH-01", "LL-CHAR-BLACKSMITH-02", "LL-CHAR-BLACKSMITH-03"),
    "ride": ("LL-MOVE-01", "LL-MOVE-02", "LL-MOVE-03", "LL-MOVE-08", "LL-MOVE-09", "LL-MOVE-11"),
    "buy": ("LL-BUY-01", "LL-PRICE-04", "LL-BUY-06", "LL-BUY-09", "LL-MKT-02"),
    "buy pair": ("LL-CHAR-LUMBERJACK-01", "LL-CHAR-LUMBERJACK-02", "LL-CHAR-LUMBERJACK-03"),
    "sell": ("LL-SELL-01", "LL-SELL-02"),
    "ship": ("LL-SHIP-01", "LL-SHIP-02", "LL-SHIP-03"),
    "build": ("LL-BUILD-01", "LL-BUILD-10"),
    "palace": ("LL-BUILD-13", "LL-BUILD-14", "LL-BUILD-15"),
    "message": ("LL-MSG-01", "LL-MSG-02", "LL-MSG-03", "LL-MSG-05"),
    "deliver": ("LL-DLV-01", "LL-DLV-02", "LL-DLV-08"),
    "mark": ("LL-DLV-02", "LL-DLV-07", "LL-TOK-01"),
    "hire": ("LL-HIRE-01", "LL-HIRE-02", "LL-HIRE-03"),
    "site": ("LL-BUILD-01", "LL-BUILD-03", "LL-BUILD-04"),
    "circus": ("LL-CIRC-03", "LL-CIRC-04", "LL-CIRC-05"),
    "keep": ("LL-CHAR-SPY-01", "LL-CHAR-SPY-03", "LL-PAL-DUCAL-01"),
    "token": ("LL-TOK-01", "LL-TOK-03"),
    "recall": ("LL-TOK-03", "LL-TOK-04"),
    "done": ("LL-TURN-04", "LL-TURN-03"),
}

# What the thing itself adds, by its anchor on the board
RULES_OF_THING: Final[dict[str, tuple[str, ...]]] = {
    "good:beer": ("LL-BUY-07", "LL-PRICE-05"),
    "building:farm": ("LL-BUILD-02", "LL-BUILD-03"),
    "building:monastery": ("LL-BUILD-05", "LL-BUILD-09"),
    "building:castle": ("LL-BUILD-06", "LL-BUILD-07", "LL-BUILD-09"),
    "payment:deniers": ("LL-CHAR-PATRONUS-01",),
    "level:4": ("LL-MSG-04", "LL-MSG-07"),
    **{f"palace:ducal-palace-{city}": ("LL-PAL-DUCAL-01", "LL-PAL-01") for city in ("nantes", "orleans")},
    **{f"palace:post-office-{city}": ("LL-PAL-POST-01", "LL-PAL-POST-02") for city in ("nantes", "orleans")},
    **{f"palace:palatium-balivi-{city}": ("LL-PAL-BALIVI-01", "LL-PAL-BALIVI-02") for city in ("nantes", "orleans")},
    **{f"palace:bank-{city}": ("LL-PAL-BANK-01", "LL-PAL-BANK-03") for city in ("nantes", "orleans")},
    **{f"character:{good}-merchant": ("LL-CHAR-MERCHANT-01",) for good in ("wood", "grain", "cheese", "wine")},
    "character:dairyman": ("LL-CHAR-DAIRYMAN-01",),
    "character:grain-farmer": ("LL-CHAR-GRAINFARMER-01",),
    "character:lumberjack": ("LL-CHAR-LUMBERJACK-01", "LL-CHAR-LUMBERJACK-02"),
    "character:banker": ("LL-CHAR-BANKER-01",),
    "character:lady-in-waiting": ("LL-CHAR-LADY-01", "LL-CHAR-LADY-02"),
    "character:witch": ("LL-CHAR-WITCH-01", "LL-CHAR-WITCH-02"),
    "character:magister-artium": ("LL-CHAR-MAGISTER-01",),
    "character:economus": ("LL-CHAR-ECONOMUS-01",),
    "character:patronus": ("LL-CHAR-PATRONUS-01",),
    "character:mensor": ("LL-CHAR-MENSOR-01",),
    "character:squire": ("LL-CHAR-SQUIRE-01",),
    "character:scout": ("LL-CHAR-SCOUT-01",),
    "character:blacksmith": ("LL-CHAR-BLACKSMITH-01",),
    "character:jester": ("LL-CHAR-JESTER-01",),
    "character:city-guard": ("LL-CHAR-GUARD-01", "LL-CHAR-GUARD-02"),
    "character:mayor": ("LL-CHAR-MAYOR-01",),
    "character:vassallus": ("LL-CHAR-VASSALLUS-01",),
    "character:spy": ("LL-CHAR-SPY-01",),
    "character:apprentice": ("LL-CHAR-APPRENTICE-01",),
    "character:helper": ("LL-CHAR-HELPER-01",),
    **{
        f"character:{blue}": ("LL-CHAR-BLUE-01", "LL-CHAR-BLUE-02")
        for blue in ("lover", "general", "philosopher", "judge", "provost")
    },
}
# Messages are known by number; their level is the digit after the m
RULES_OF_LEVEL: Final = {"1": ("LL-DLV-03", "LL-DLV-04"), "2": ("LL-DLV-05",), "3": ("LL-DLV-06",), "4": ("LL-DLV-09",)}


def rules_of(action: int) -> list[str]:
    """The rules that explain an action: those of the thing first, then those of the kind."""
    kind = SPACE.kinds[SPACE.kind_of[action]]
    found: list[str] = []
    for anchor in SPACE.anchors(action):
        found += RULES_OF_THING.get(anchor, ())
        if anchor.startswith("message:m") and kind.name in ("deliver", "mark"):
            found += RULES_OF_LEVEL[anchor.removeprefix("message:m")[0]]
    found += [rule for rule in RULES_OF_KIND[kind.name] if rule not in found]
    return found
