"""The options of a match as numbers for the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.meta import Options

OPTION_FIELDS: Final = ("expansion", "all_nine", "optional_houses", "may_decline", "memory_aid", "hide_totals")


class MatchOptions:
    """The options of a match as numbers; shared by all copies of a state and never changed."""

    __slots__ = OPTION_FIELDS

    expansion: i64
    all_nine: i64  # all_provinces
    optional_houses: i64  # house_placement
    may_decline: i64  # an earned carriage may be declined: the expansion, or base_decline_carriage
    memory_aid: i64
    hide_totals: i64  # hide_bonus_totals


def resolve_options(options: Options) -> MatchOptions:
    """Return the options as numbers."""
    o = MatchOptions()
    o.expansion = int(options["expansion"] is True)
    o.all_nine = int(options["all_provinces"] == "all_nine")
    o.optional_houses = int(options["house_placement"] == "optional")
    o.may_decline = int(o.expansion == 1 or options["base_decline_carriage"] is True)
    o.memory_aid = int(options["memory_aid"] is True)
    o.hide_totals = int(options["hide_bonus_totals"] is True)
    return o
