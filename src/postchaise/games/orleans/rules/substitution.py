"""Which followers and technology tiles fit where, computed once for every set of stand-in tiles.

OR-SUBST-01 to OR-SUBST-04, OR-PLACE-SCHOOL-01, OR-PLACE-HERBGARDEN-01, OR-TECH-06, OR-TECH-08. `deeds` takes no
stand-ins (OR-SUBST-05). `torture` may take the tile away (OR-SUBST-06).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import vec

from ..components import (
    ANY,
    ANY_NEUTRAL,
    CHARACTER_IDS,
    CHARACTER_OF,
    CHARACTERS,
    FIRST_SLOT,
    FOLLOWERS,
    LOCATIONS,
    MONK,
    NEEDS,
    PLACE_DATA,
    PLACES,
    PRINTED_IDS,
    SLOT_PLACE,
    SLOT_PRINT,
    SLOTS,
    WILD_BIT,
    WILD_PLACES,
    WILD_SETS,
)


def _fits(follower: i64, printed: i64, wild: i64) -> bool:
    character = CHARACTER_OF[follower]
    if printed == ANY_NEUTRAL:
        return follower < CHARACTERS  # OR-PHASE4-06
    if printed in (character, ANY) or character == MONK:  # OR-SUBST-01, OR-SUBST-02
        return True
    for place in WILD_PLACES:
        effect = PLACE_DATA[place]["effect"]
        owned = wild & WILD_BIT[place] and effect["character"] == CHARACTER_IDS[character]
        if owned and PRINTED_IDS[printed] in effect["replaces"] and printed != MONK:  # OR-SUBST-03, OR-SUBST-04
            return True
    return False


# Per set of stand-in tiles and follower: the slots it fits on the board, and on each place
BOARD_FITS: Final[list[vec[i64]]] = [
    vec[i64]([slot for slot in range(FIRST_SLOT[LOCATIONS]) if _fits(follower, SLOT_PRINT[slot], wild)])
    for wild in range(WILD_SETS)
    for follower in range(FOLLOWERS)
]
PLACE_FITS: Final[list[vec[i64]]] = [
    vec[i64](
        [slot for slot in range(FIRST_SLOT[place], FIRST_SLOT[place + 1]) if _fits(follower, SLOT_PRINT[slot], wild)]
    )
    for wild in range(WILD_SETS)
    for follower in range(FOLLOWERS)
    for place in range(PLACES)
]

# A technology tile fits where two or more characters are needed, never on a monk (OR-TECH-06, OR-TECH-08)
GEAR_FITS: Final[vec[bool]] = vec[bool](
    [NEEDS[SLOT_PLACE[slot]] > 1 and SLOT_PRINT[slot] != MONK for slot in range(SLOTS)]
)
