"""Which rules a choice is about, for people who ask."""

from __future__ import annotations

from typing import Final

from .actions import SPACE

# The main rules of each kind of action, in the order somebody would read them; those of the expansion last
RULES_OF_KIND: Final[dict[str, tuple[str, ...]]] = {
    "draw": ("TT-TURN-02", "TT-DRAW-01", "TT-DRAW-02", "TT-DRAW-03", "TT-OFFICE-POSTMASTER-01"),
    "draw pile": ("TT-TURN-02", "TT-DRAW-01", "TT-DRAW-05", "TT-DRAW-03", "TT-OFFICE-POSTMASTER-01"),
    "administrator": (
        "TT-OFFICE-ADMINISTRATOR-01",
        "TT-OFFICE-ADMINISTRATOR-02",
        "TT-OFFICE-ADMINISTRATOR-04",
        "TT-TURN-06",
        "TX-OFFICE-07",
        "TX-OFFICE-04",
    ),
    "end draw": ("TT-DRAW-03", "TT-OFFICE-POSTMASTER-02", "TT-TURN-05"),
    "play": ("TT-TURN-03", "TT-ROUTE-02", "TT-ROUTE-03", "TT-ROUTE-04", "TT-ROUTE-05", "TT-OFFICE-CARRIER-01"),
    "abandon": ("TT-ROUTE-07", "TT-ROUTE-08", "TT-ROUTE-09", "TX-COURIER-07"),
    "end play": ("TT-OFFICE-CARRIER-01", "TT-TURN-05"),
    "close": ("TT-TURN-04", "TT-CLOSE-01", "TT-CLOSE-02", "TT-CLOSE-07", "TX-COURIER-01"),
    "end turn": ("TT-CLOSE-06", "TT-ROUTE-10", "TT-TURN-07"),
    "houses each": ("TT-HOUSE-01", "TT-HOUSE-05", "TT-HOUSE-06", "TT-HOUSE-07", "TX-LETTER-01"),
    "houses in": ("TT-HOUSE-01", "TT-HOUSE-02", "TT-HOUSE-06", "TT-HOUSE-07", "TT-BONUS-PROV-01", "TX-LETTER-01"),
    "house": ("TT-HOUSE-02", "TT-HOUSE-03", "TT-HOUSE-04", "TX-LETTER-01"),
    "end houses": ("TT-HOUSE-06", "TT-CLOSE-04"),
    "take carriage": ("TT-CARRIAGE-01", "TT-CARRIAGE-02", "TT-CARRIAGE-03", "TT-END-01"),
    "cartwright": (
        "TT-OFFICE-CARTWRIGHT-01",
        "TT-OFFICE-CARTWRIGHT-02",
        "TT-OFFICE-CARTWRIGHT-03",
        "TT-CARRIAGE-01",
        "TX-OFFICE-04",
    ),
    "decline carriage": ("TT-CARRIAGE-02", "TX-CARRIAGE-01", "TX-CARRIAGE-02"),
    "discard": ("TT-CLOSE-07",),
}

# What the thing itself adds, by its anchor on the board
RULES_OF_THING: Final[dict[str, tuple[str, ...]]] = {
    "province:polen": ("TT-BONUS-PROV-05", "TT-BONUS-ALL-01"),
}


def rules_of(action: int) -> list[str]:
    """The rules that explain an action: those of the thing first, then those of the kind."""
    found: list[str] = []
    for anchor in SPACE.anchors(action):
        found += RULES_OF_THING.get(anchor, ())
    return found + [rule for rule in RULES_OF_KIND[SPACE.kinds[SPACE.kind_of[action]].name] if rule not in found]
