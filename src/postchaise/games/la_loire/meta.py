"""Title, people, seats and options. Loads without the rules."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.errors import BadOption
from postchaise.kernel.meta import Meta, Option, Options

# The 18 points on which the editions differ (spec 16.1), each also settable alone
DIFFERENCES: Final = (
    Option("end_boat", (20, 20, 17, 15), least=1, most=20),  # LL-END-01, by number of players
    Option("lady_surcharge", 2, least=0, most=9),  # LL-CHAR-LADY-02
    Option("token_recall", "any_time", ("never", "on_mark", "any_time")),  # LL-TOK-03
    Option("stop_actions", "combined", ("single", "merchant_combined", "combined")),  # LL-ACT-02
    Option("min_check", "turn_start", ("turn_start", "turn_start_and_departure")),  # LL-MONEY-01
    Option("patronus_wood", "one_wood", ("one_wood", "all_wood")),  # LL-CHAR-PATRONUS-01
    Option("lumberjack_price", "per_card", ("per_card", "for_one")),  # LL-CHAR-LUMBERJACK-02
    Option("blacksmith_limit", "per_turn", ("per_turn", "per_piece")),  # LL-CHAR-BLACKSMITH-01
    Option("palace_site", "any_city", ("any_city", "current_city")),  # LL-BUILD-14
    Option("ducal_scope", "own_city", ("own_city", "any_city", "everywhere")),  # LL-PAL-DUCAL-01
    Option("upgrade_same_turn", False),  # LL-BUILD-09
    Option("vassallus_scope", "levels_1_3_not_monastery", ("levels_1_3_not_monastery", "any_level_anywhere")),
    Option("blue_copies", "unique", ("unique", "standard")),  # LL-SETUP-10
    Option("end_trigger_owner", "active_player", ("active_player", "condition_owner")),  # LL-END-04
    Option("boat_overflow", "cap", ("cap", "forbid")),  # LL-SHIP-03
    Option("building_vp_scope", "palaces", ("palaces", "all")),  # LL-BUILD-11
    Option("casual_level4", True),  # LL-CAS-05
    Option("first_player", "random", ("random", "loire_boat")),  # LL-SETUP-16
)

PRESETS: Final[dict[str, Options]] = {
    "default": {},
    "fr": {
        "end_boat": (20, 20, 15, 10),
        "token_recall": "never",
        "min_check": "turn_start_and_departure",
        "patronus_wood": "all_wood",
        "ducal_scope": "everywhere",
        "upgrade_same_turn": True,
        "vassallus_scope": "any_level_anywhere",
        "building_vp_scope": "all",
        "casual_level4": False,
    },
    "en": {
        "min_check": "turn_start_and_departure",
        "upgrade_same_turn": True,
        "first_player": "loire_boat",
    },
    "de": {
        "lady_surcharge": 1,
        "token_recall": "on_mark",
        "stop_actions": "single",
        "lumberjack_price": "for_one",
        "palace_site": "current_city",
        "ducal_scope": "any_city",
        "first_player": "loire_boat",
    },
}

NEEDS_CHARACTERS: Final[tuple[str, ...]] = (
    "lady_surcharge",
    "patronus_wood",
    "lumberjack_price",
    "blacksmith_limit",
    "palace_site",
    "ducal_scope",
    "vassallus_scope",
    "blue_copies",
)


def check_options(seats: int, options: Options, given: set[str]) -> None:
    """Refuse options that contradict each other, and changed options that have no effect."""
    preset = PRESETS[str(options["edition"])]
    usual = {option.key: preset.get(option.key, option.default) for option in DIFFERENCES}
    changed = {key for key in given if key in usual and options[key] != usual[key]}
    casual = options["variant"] == "casual"
    idle = [key for key in NEEDS_CHARACTERS if casual and key in changed]
    idle += ["casual_level4"] if not casual and "casual_level4" in changed else []
    idle += ["end_trigger_owner"] if seats == 1 and "end_trigger_owner" in changed else []
    if idle:
        other = "seats=1" if idle[0] == "end_trigger_owner" else f"variant={options['variant']}"
        raise BadOption("option-idle", option=idle[0], other=other)
    if options["first_seat"]:
        if options["first_player"] != "loire_boat":
            raise BadOption("option-clash", option="first_seat", other=f"first_player={options['first_player']}")
        if int(str(options["first_seat"])) > seats:
            raise BadOption("option-clash", option="first_seat", other=f"seats={seats}")


META: Final = Meta(
    id="la-loire",
    version=1,
    layout=2,
    title="La Loire",
    designer="Emanuele Ornella",
    publisher="Mind the Move",
    year=2012,
    link="www.mindthemove.com",
    min_seats=1,
    max_seats=4,
    minutes=90,
    bots=2,
    weight=4,
    end_rule="LL-END-01",
    score_rule="LL-SCORE-01",
    options=(
        Option("edition", "default", tuple(PRESETS)),
        Option("variant", "standard", ("standard", "casual")),
        Option("first_seat", 0, least=0, most=4),  # who rode a boat last; 0: nobody named, then random
        *DIFFERENCES,
    ),
    presets=PRESETS,
    check=check_options,
)
