"""The options of a match as numbers for the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.meta import Options

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
# Values of single
NO_PIECE: Final = 0
BOTH_PIECES: Final = 1
MESSENGER_ONLY: Final = 2
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
    single: i64  # stop_actions: which pieces take one action per stop
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


def resolve_options(seats: i64, options: Options) -> MatchOptions:
    """Return the options as numbers."""
    o = MatchOptions()
    end_boat = options["end_boat"]
    assert isinstance(end_boat, tuple)
    casual = options["variant"] == "casual"
    o.casual = int(casual)
    o.end_space = end_boat[seats - 1]
    o.lady_surcharge = int(str(options["lady_surcharge"]))
    o.recall_any_time = int(options["token_recall"] == "any_time")
    o.recall_on_mark = int(options["token_recall"] == "on_mark")
    limits = {"combined": NO_PIECE, "single": BOTH_PIECES, "merchant_combined": MESSENGER_ONLY}
    o.single = limits[str(options["stop_actions"])]
    o.departure = int(options["min_check"] == "turn_start_and_departure")
    o.all_wood = int(options["patronus_wood"] == "all_wood")
    o.wood_for_one = int(options["lumberjack_price"] == "for_one")
    o.smith_per_piece = int(options["blacksmith_limit"] == "per_piece")
    o.palace_here = int(options["palace_site"] == "current_city")
    scopes = {"own_city": OWN_CITY, "any_city": ANY_CITY, "everywhere": EVERYWHERE}
    o.ducal_scope = scopes[str(options["ducal_scope"])]
    o.upgrade_now = int(options["upgrade_same_turn"] is True)
    o.vassallus_anywhere = int(options["vassallus_scope"] == "any_level_anywhere")
    o.condition_owner = int(options["end_trigger_owner"] == "condition_owner")
    o.overflow_forbidden = int(options["boat_overflow"] == "forbid")
    o.score_all = int(options["building_vp_scope"] == "all")
    o.level4 = int(not casual or options["casual_level4"] is True)
    return o
