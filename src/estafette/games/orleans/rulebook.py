"""Which rules a choice is about, for people who ask."""

from __future__ import annotations

from typing import Final

from .actions import SPACE
from .components import PLACE_IDS, SLOT_IDS, SLOT_PLACE

TORTURE: Final = ("OR-TORTURE-01", "OR-TORTURE-02")

# The main rules of each kind of action, in the order somebody would read them
RULES_OF_KIND: Final[dict[str, tuple[str, ...]]] = {
    "exclude": ("OR-OPT-EXCLUDE-01", "OR-SETUP-11"),
    "put": ("OR-PHASE4-01", "OR-SUBST-01", "OR-PHASE4-02", "OR-PHASE4-04"),
    "lift": ("OR-PHASE3-04", "OR-PHASE3-08", "OR-PHASE4-04", "OR-GEN-MOVE-01", "OR-GEN-BACK-01"),
    "draw": ("OR-PHASE3-01", "OR-PHASE3-02", "OR-PHASE3-03", "OR-PHASE3-06", "OR-PHASE3-07"),
    "store": ("OR-PLACE-GUNPOWDER-01", "OR-PLACE-GUNPOWDER-02", "OR-PLACE-GUNPOWDER-03"),
    "gear": ("OR-TECH-03", "OR-TECH-04", "OR-TECH-05", "OR-TECH-06", "OR-TECH-07", "OR-TECH-08", "OR-TECH-10"),
    "ready": ("OR-PHASE4-05", "OR-PHASE4-03"),
    "reopen": ("OR-PHASE4-05", "OR-PHASE3-06", "OR-PHASE5-09", "OR-GEN-BACK-01"),
    "use": ("OR-PHASE5-01", "OR-PHASE5-03", "OR-PHASE5-04", "OR-PHASE5-07"),
    "recruit": ("OR-PHASE5-05", "OR-TRACK-02", "OR-GEN-SHORTAGE-01"),
    "take": ("OR-PLACE-VILLAGE-TRADER-01", "OR-PLACE-GEN-01", "OR-PLACE-GEN-02"),
    "move": ("OR-PLACE-MOVE-01", "OR-PLACE-SHIP-01", "OR-PLACE-WAGON-01", "OR-GEN-EMPTY-ROUTE-01"),
    "send": ("OR-DEED-02", "OR-DEED-03", "OR-DEED-04", "OR-DEED-05", "OR-DEED-06", "OR-PLACE-TOWNHALL-02"),
    "reward": ("OR-DEED-05", "OR-DEV-01"),
    "pay": ("OR-PLACE-PHARMACY-01", "OR-PLACE-PHARMACY-02"),
    "shield": ("OR-PLACE-SACRISTY-01", "OR-PLACE-SACRISTY-02", "OR-PLACE-SACRISTY-03"),
    "give": ("OR-EVENT-HARVEST-01", "OR-EVENT-HARVEST-02", "OR-EVENT-HARVEST-03"),
    "pay rest": ("OR-EVENT-HARVEST-01", "OR-EVENT-HARVEST-02", "OR-EVENT-HARVEST-04"),
    "lose station": (*TORTURE, "OR-TORTURE-05"),
    "lose reserve": (*TORTURE, "OR-TORTURE-05"),
    "lose follower": (*TORTURE, "OR-TORTURE-03", "OR-GEN-STARTER-01"),
    "lose development": (*TORTURE, "OR-TORTURE-04"),
    "lose good": (*TORTURE, "OR-TORTURE-05"),
    "lose place": (*TORTURE, "OR-TORTURE-05", "OR-TORTURE-06"),
    "lose gear": (*TORTURE, "OR-TORTURE-05"),
    "lose gear from": (*TORTURE, "OR-TORTURE-05", "OR-TORTURE-06"),
    "lose rest": (*TORTURE, "OR-TORTURE-03", "OR-TORTURE-04", "OR-TORTURE-05"),
    "done": ("OR-PHASE5-01", "OR-TECH-03"),
    "pass": ("OR-PHASE5-02", "OR-PHASE5-06"),
}

# What a place adds
RULES_OF_PLACE: Final[dict[str, tuple[str, ...]]] = {
    "farmhouse": ("OR-PLACE-FARMHOUSE-01", "OR-PLACE-FARMHOUSE-02"),
    "village": ("OR-PLACE-VILLAGE-01", "OR-PLACE-VILLAGE-02"),
    "university": ("OR-PLACE-UNIVERSITY-01",),
    "castle": ("OR-PLACE-CASTLE-01", "OR-PLACE-CASTLE-02"),
    "monastery": ("OR-PLACE-MONASTERY-01",),
    "ship": ("OR-PLACE-SHIP-01", "OR-PLACE-MOVE-01"),
    "wagon": ("OR-PLACE-WAGON-01", "OR-PLACE-MOVE-01"),
    "guildhall": ("OR-PLACE-GUILDHALL-01", "OR-PLACE-GUILDHALL-02", "OR-PLACE-GUILDHALL-03"),
    "scriptorium": ("OR-PLACE-SCRIPTORIUM-01",),
    "town-hall": ("OR-PLACE-TOWNHALL-01", "OR-PLACE-TOWNHALL-02", "OR-PHASE4-06"),
    "hayrick": ("OR-PLACE-PRODUCER-01",),
    "cheese-factory": ("OR-PLACE-PRODUCER-01",),
    "winery": ("OR-PLACE-PRODUCER-01",),
    "wool-manufacturer": ("OR-PLACE-PRODUCER-01",),
    "tailor-shop": ("OR-PLACE-PRODUCER-01",),
    "brewery": ("OR-PLACE-BREWERY-01",),
    "sacristy": ("OR-PLACE-SACRISTY-01", "OR-PLACE-SACRISTY-02", "OR-PLACE-SACRISTY-03"),
    "herb-garden": ("OR-PLACE-HERBGARDEN-01", "OR-SUBST-04"),
    "bathhouse": ("OR-PLACE-BATHHOUSE-01", "OR-PLACE-BATHHOUSE-02", "OR-PLACE-BATHHOUSE-03", "OR-PLACE-BATHHOUSE-04"),
    "windmill": ("OR-PLACE-WINDMILL-01",),
    "library": ("OR-PLACE-LIBRARY-01",),
    "hospital": ("OR-PLACE-HOSPITAL-01",),
    "gunpowder-tower": ("OR-PLACE-GUNPOWDER-01", "OR-PLACE-GUNPOWDER-04", "OR-PLACE-GUNPOWDER-05"),
    "cellar": ("OR-PLACE-CELLAR-01",),
    "office": ("OR-PLACE-OFFICE-01",),
    "school": ("OR-PLACE-SCHOOL-01", "OR-SUBST-04"),
    "pharmacy": ("OR-PLACE-PHARMACY-01", "OR-PLACE-PHARMACY-02"),
    "horse-wagon": ("OR-PLACE-HORSEWAGON-01", "OR-PLACE-MOVE-01"),
    "shipping-line": ("OR-PLACE-SHIPPINGLINE-01",),
    "laboratory": ("OR-PLACE-LABORATORY-01", "OR-TECH-01"),
}

# What a character adds when it is recruited
RULES_OF_RECRUIT: Final[dict[str, tuple[str, ...]]] = {
    "farmer": ("OR-PLACE-FARMHOUSE-01", "OR-PLACE-FARMHOUSE-02"),
    "boatman": ("OR-PLACE-VILLAGE-BOATMAN-01",),
    "craftsman": ("OR-PLACE-VILLAGE-CRAFTSMAN-01", "OR-TECH-01"),
    "trader": ("OR-PLACE-VILLAGE-TRADER-01", "OR-PLACE-VILLAGE-TRADER-02"),
    "knight": ("OR-PLACE-CASTLE-01", "OR-PLACE-CASTLE-02"),
    "scholar": ("OR-PLACE-UNIVERSITY-01",),
    "monk": ("OR-PLACE-MONASTERY-01", "OR-EVENT-PILGRIMAGE-01"),
}
# And when it is put on a space
RULES_OF_FOLLOWER: Final[dict[str, tuple[str, ...]]] = {"monk": ("OR-SUBST-02", "OR-SUBST-03")}


def rules_of(action: int) -> list[str]:
    """The rules that explain an action: those of the thing first, then those of the kind."""
    kind = SPACE.kinds[SPACE.kind_of[action]].name
    found: list[str] = []
    for anchor in SPACE.anchors(action):
        domain, _, id = anchor.partition(":")
        if domain == "slot":
            found += RULES_OF_PLACE.get(PLACE_IDS[SLOT_PLACE[SLOT_IDS.index(id)]], ())
        elif domain == "place":
            found += RULES_OF_PLACE.get(id, ())
        elif domain == "character" and kind == "recruit":
            found += RULES_OF_RECRUIT[id]
        elif domain == "follower" and kind == "put":
            found += RULES_OF_FOLLOWER.get(id, ())
    return found + [rule for rule in RULES_OF_KIND[kind] if rule not in found]
