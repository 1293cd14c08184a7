"""Title, people, seats and options. Loads without the rules."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.errors import BadOption
from postchaise.kernel.meta import Meta, Option, Options


def check_options(seats: int, options: Options, given: set[str]) -> None:
    """Refuse options that contradict each other, and changed options that have no effect."""
    if options["expansion"] and options["base_decline_carriage"]:
        raise BadOption("option-idle", option="base_decline_carriage", other="expansion=true")  # TX-CARRIAGE-01
    first = str(options["first_player"])
    if first != "random" and int(first) > seats:
        raise BadOption("option-clash", option="first_player", other=f"seats={seats}")


META: Final = Meta(
    id="thurn-und-taxis",
    version=1,
    layout=2,
    title="Thurn und Taxis",
    designer="Karen & Andreas Seyfarth",
    publisher="Hans im Glück",
    year=2006,
    link="www.hans-im-glueck.de",
    min_seats=2,
    max_seats=4,
    minutes=60,
    bots=2,
    weight=2,
    end_rule="TT-END-01",
    score_rule="TT-SCORE-01",
    options=(
        Option("expansion", True),  # The Princess's Courier: all TX- rules
        Option("all_provinces", "outside_baiern", ("outside_baiern", "all_nine")),  # TT-BONUS-ALL-01
        Option("house_placement", "complete", ("complete", "optional")),  # TT-HOUSE-06
        Option("base_decline_carriage", False),  # TT-CARRIAGE-02
        Option("first_player", "random", ("random", "1", "2", "3", "4")),  # TT-SETUP-08
        Option("memory_aid", True),  # TT-INFO-04: what everybody could have remembered
        Option("hide_bonus_totals", False),  # TT-INFO-03
    ),
    check=check_options,
)
