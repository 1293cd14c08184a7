"""The options of a match as numbers, for the rules to ask."""

from __future__ import annotations

from typing import Final

SWITCHES: Final = (
    "casual",
    "end_space",
    "lady_surcharge",
    "recall_any_time",
    "recall_on_mark",
    "single",
    "departure",
    "all_wood",
    "wood_for_one",
    "smith_per_piece",
    "palace_here",
    "ducal_scope",
    "upgrade_now",
    "vassallus_anywhere",
    "condition_owner",
    "overflow_forbidden",
    "score_all",
    "level4",
)
# Values of ducal_scope
OWN_CITY: Final = 0
ANY_CITY: Final = 1
EVERYWHERE: Final = 2


class Switches:
    """The options of a match as numbers; shared by all copies of a state, never changed."""

    __slots__ = SWITCHES

    casual: int
    end_space: int  # LL-END-01
    lady_surcharge: int
    recall_any_time: int
    recall_on_mark: int
    single: int  # stop_actions
    departure: int  # min_check
    all_wood: int  # patronus_wood
    wood_for_one: int  # lumberjack_price
    smith_per_piece: int  # blacksmith_limit
    palace_here: int  # palace_site
    ducal_scope: int
    upgrade_now: int  # upgrade_same_turn
    vassallus_anywhere: int
    condition_owner: int  # end_trigger_owner
    overflow_forbidden: int  # boat_overflow
    score_all: int  # building_vp_scope
    level4: int  # level 4 messages are sold and delivered
