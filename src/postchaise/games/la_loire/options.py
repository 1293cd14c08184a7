"""The options of a match as numbers for the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OPTION_FIELDS: Final = (
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


class MatchOptions:
    """The options of a match as numbers; shared by all copies of a state, never changed."""

    __slots__ = OPTION_FIELDS

    casual: i64
    end_space: i64  # LL-END-01
    lady_surcharge: i64
    recall_any_time: i64
    recall_on_mark: i64
    single: i64  # stop_actions
    departure: i64  # min_check
    all_wood: i64  # patronus_wood
    wood_for_one: i64  # lumberjack_price
    smith_per_piece: i64  # blacksmith_limit
    palace_here: i64  # palace_site
    ducal_scope: i64
    upgrade_now: i64  # upgrade_same_turn
    vassallus_anywhere: i64
    condition_owner: i64  # end_trigger_owner
    overflow_forbidden: i64  # boat_overflow
    score_all: i64  # building_vp_scope
    level4: i64  # level 4 messages are sold and delivered
