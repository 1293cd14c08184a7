"""The weights of the scores: one flat list, by name, with the values before tuning.

A weight that changes in the course of a match has two values: `...-early` and `...-late`.
"""

from __future__ import annotations

from typing import Final

from .. import components as c

# Where each group begins. Two numbers side by side are early and late.
DENIER: Final = 0  # the worth of a denier: up to the minimum, up to the maximum, above it, lost at the gate
FADE: Final = 4  # the part of a denier's worth that is left at the end
TRAP: Final = 5  # a turn lost for want of five deniers
SALE: Final = 6  # a denier that goods will bring
AHEAD: Final = 7  # what the stop after the next one counts for: merchant, messenger
HORSES: Final = 9  # merchant with 1, 2, 3 horses, messenger with 1, 2, 3
CITY: Final = 15  # stopping in a city: merchant, messenger
TENT: Final = 17  # stopping at the circus: merchant, messenger
GOODS: Final = 19  # wood, grain, cheese, wine, beer
WOOD: Final = 24  # for buildings: the first, the second, any further one
OWN: Final = 27  # buying at an own building, beside the boat; at a rival's
SHIP: Final = 29  # a space of the boat beside its point, early and late; the offer of two
FARM: Final = 32  # early, late, and for each building there is already
MONASTERY: Final = 35
CASTLE: Final = 38
PALACE: Final = 41  # four kinds, early and late; for each palace there is already
SITE: Final = 50  # farm, monastery, castle: four goods, distance to the nearest city, three steps from an own building
MESSAGE: Final = 68  # levels 1 to 4, early and late
HAND: Final = 76  # buying a message when none, one, two or three are in hand
SECOND: Final = 80  # where two messages can be bought at once
DELIVER: Final = 81  # levels 1 to 4, beside the points
MARK: Final = 85  # of the points of level 2, of level 3 for the first and for the second station
HIRE: Final = 88  # per character, early and late
BLUE: Final = HIRE + 2 * c.CHARACTERS  # what a delivered message counts for in hiring a blue character
FIRST: Final = BLUE + 1  # messenger first: always, purse over the maximum, poor, merchant in a city, level 1 in hand
NEW_TENT: Final = FIRST + 5  # the circus in reach of own pieces, of rivals'
KEEP: Final = NEW_TENT + 2  # the points of a message looked at, the way to it
SMITH: Final = KEEP + 2  # against paying for a horse
CLOSE: Final = SMITH + 1  # ending the match when ahead, when behind
BROKE: Final = CLOSE + 2  # nothing to sell and no denier, one, or two
COUNT: Final = BROKE + 3

_PEOPLE: Final[dict[str, float]] = {
    "apprentice": 9.0,
    "helper": 7.0,
    "wine-merchant": 1.5,
    "cheese-merchant": 1.8,
    "grain-merchant": 1.5,
    "wood-merchant": 0.3,
    "dairyman": 0.8,
    "grain-farmer": 0.6,
    "lumberjack": 1.0,
    "banker": 2.0,
    "lady-in-waiting": 2.0,
    "witch": 2.5,
    "magister-artium": 2.5,
    "economus": 2.5,
    "patronus": 0.8,
    "mensor": 0.3,
    "squire": 1.0,
    "scout": 2.5,
    "blacksmith": 1.0,
    "jester": 1.0,
    "city-guard": 2.0,
    "mayor": 2.5,
    "vassallus": 1.0,
    "spy": 1.5,
}
_SITE_NAMES: Final = ("wood", "grain", "cheese", "wine", "city", "third")

TABLE: Final[list[tuple[str, float]]] = [
    ("denier-poor", 0.5),
    ("denier", 0.36),
    ("denier-rich", 0.25),
    ("denier-lost", 0.05),
    ("denier-late", 0.3),
    ("trap", 4.0),
    ("sale", 0.3),
    ("ahead-merchant", 0.75),
    ("ahead-messenger", 0.75),
    ("horse-merchant-1", 0.3),
    ("horse-merchant-2", 0.6),
    ("horse-merchant-3", 0.8),
    ("horse-messenger-1", 0.3),
    ("horse-messenger-2", 0.6),
    ("horse-messenger-3", 0.8),
    ("city-merchant", 0.3),
    ("city-messenger", 0.2),
    ("circus-merchant", 0.3),
    ("circus-messenger", 0.3),
    ("wood", 0.0),
    ("grain", 0.1),
    ("cheese", 0.1),
    ("wine", 0.1),
    ("beer", 0.1),
    ("wood-1", 1.2),
    ("wood-2", 0.8),
    ("wood-3", 0.2),
    ("own-building", 0.3),
    ("rival-building", -0.4),
    ("ship-early", 0.1),
    ("ship-late", 0.1),
    ("ship-two", 0.3),
    ("farm-early", 6.0),
    ("farm-late", 0.3),
    ("farm-each", -0.4),
    ("monastery-early", 7.0),
    ("monastery-late", 0.3),
    ("monastery-each", -0.2),
    ("castle-early", 4.0),
    ("castle-late", 0.3),
    ("castle-each", -0.2),
    *[
        (f"palace-{kind}-{when}", worth)
        for kind, early in (("ducal", 2.0), ("post", 1.0), ("palatium", 1.0), ("bank", 4.0))
        for when, worth in (("early", early), ("late", 0.2))
    ],
    ("palace-each", -0.1),
    *[
        (f"site-{building}-{name}", worth)
        for building in ("farm", "monastery", "castle")
        for name, worth in zip(_SITE_NAMES, (0.3, 0.8, 1.0, 1.2, -0.1, 0.3), strict=True)
    ],
    *[
        (f"message-{level}-{when}", worth)
        for level, early in ((1, 1.6), (2, 3.2), (3, 5.0), (4, 4.0))
        for when, worth in (("early", early), ("late", 0.6 * early))
    ],
    ("hand-0", 1.0),
    ("hand-1", 0.5),
    ("hand-2", 0.3),
    ("hand-3", 0.2),
    ("second-message", 1.0),
    *[(f"deliver-{level}", 1.5) for level in range(1, c.LEVELS + 1)],
    ("mark-2", 0.6),
    ("mark-3-first", 0.35),
    ("mark-3-second", 0.5),
    *[
        (f"hire-{id}-{when}", worth)
        for id in c.CHARACTER_IDS
        for when, worth in (("early", _PEOPLE.get(id, 1.5)), ("late", 0.1))
    ],
    ("hire-blue-delivered", 1.0),
    ("first-messenger", 0.1),
    ("first-over", 0.3),
    ("first-poor", 0.3),
    ("first-city", 0.1),
    ("first-income", 0.2),
    ("circus-near", 1.5),
    ("circus-rival", -0.7),
    ("keep-points", 1.0),
    ("keep-way", 0.15),
    ("smith", 0.3),
    ("close-ahead", 8.0),
    ("close-behind", -8.0),
    ("broke-0", 6.0),
    ("broke-1", 1.5),
    ("broke-2", 0.5),
]
NAMES: Final[list[str]] = [name for name, _ in TABLE]
INITIAL: Final[list[float]] = [worth for _, worth in TABLE]
