"""Why something is not allowed, in words without a language."""

from __future__ import annotations

from typing import Final

from estafette.kernel.phrase import Phrase, common_reason
from estafette.kernel.reason import Reason

from .names import arguments

# The numbers of a reason, in order: a domain's name for things, any other word for plain numbers
REASON_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "OR-PHASE3-02": ("count",),
    "OR-PHASE3-03": ("count",),
    "OR-PHASE3-04": ("limit", "count"),
    "OR-PHASE3-06": ("case",),
    "OR-PHASE3-08": ("follower", "place"),
    "OR-GEN-MOVE-01": ("follower", "place"),
    "OR-PHASE4-01": ("case", "follower", "place"),
    "OR-PHASE4-04": ("follower", "place"),
    "OR-PHASE4-05": ("case",),
    "OR-SUBST-01": ("follower", "printed"),
    "OR-PLACE-GEN-01": ("place",),
    "OR-PHASE5-09": ("case",),
    "OR-TECH-07": ("place",),
    "OR-TECH-08": ("place",),
    "OR-ACT-01": ("place", "count"),
    "OR-ACT-02": ("place",),
    "OR-GEN-SHORTAGE-01": ("character",),
    "OR-TRACK-02": ("character",),
    "OR-TRACK-03": ("place",),
    "OR-PLACE-FARMHOUSE-02": ("good",),
    "OR-PLACE-VILLAGE-01": ("case",),
    "OR-PLACE-VILLAGE-TRADER-01": ("case", "place"),
    "OR-PLACE-VILLAGE-TRADER-02": ("category",),
    "OR-PLACE-MOVE-01": ("way", "town"),
    "OR-PLACE-SHIP-01": ("good",),
    "OR-PLACE-GUILDHALL-03": ("case", "town"),
    "OR-PLACE-TOWNHALL-01": ("character", "place"),
    "OR-PLACE-TOWNHALL-02": ("case",),
    "OR-DEED-02": ("character", "deed"),
    "OR-PLACE-PRODUCER-01": ("good",),
    "OR-PLACE-PHARMACY-01": ("case", "count"),
    "OR-PLACE-BATHHOUSE-01": ("follower",),
    "OR-PLACE-GUNPOWDER-02": ("case", "count"),
    "OR-PLACE-GUNPOWDER-04": ("count",),
    "OR-EVENT-PILGRIMAGE-01": ("character", "stack"),
    "OR-EVENT-HARVEST-01": ("case", "good"),
    "OR-EVENT-HARVEST-02": ("needed", "has"),
    "OR-GEN-BACK-01": ("count",),
    "OR-TORTURE-02": ("case",),
    "OR-TORTURE-04": ("index",),
    "OR-OPT-EXCLUDE-01": ("place",),
}


def explain(reason: Reason) -> Phrase:
    common = common_reason(reason)
    if common is not None:
        return common
    return Phrase(f"reason-{reason.rule}", **arguments(REASON_ARGUMENTS.get(reason.rule, ()), reason.numbers))
