"""What things are worth beside their printed points, in points over a whole game. Guesses, improved by playing."""

from __future__ import annotations

from typing import Final

from postchaise.games.la_loire import components as c

DENIER: Final = 0.36  # a denier that can still be spent
NEVER: Final = -100.0

_PEOPLE: Final[dict[str, float]] = {
    "apprentice": 6.0,
    "helper": 4.5,
    "wine-merchant": 1.0,
    "cheese-merchant": 1.0,
    "grain-merchant": 0.8,
    "wood-merchant": 0.3,
    "dairyman": 0.8,
    "grain-farmer": 0.6,
    "lumberjack": 0.8,
    "banker": 1.5,
    "lady-in-waiting": 1.5,
    "witch": 1.5,
    "magister-artium": 2.0,
    "economus": 2.0,
    "patronus": 0.8,
    "mensor": 0.3,
    "squire": 1.0,
    "scout": 1.5,
    "blacksmith": 1.0,
    "jester": 1.0,
    "city-guard": 1.5,
    "mayor": 2.0,
    "vassallus": 1.0,
    "spy": 1.5,
}
PEOPLE: Final[list[float]] = [_PEOPLE.get(id, 0.0) for id in c.CHARACTER_IDS]  # the blue ones only score

_PALACES: Final[dict[str, float]] = {
    "ducal-palace": 1.5,
    "post-office": 1.0,
    "palatium-balivi": 1.0,
    "bank": 3.0,
}
PALACES: Final[list[float]] = [_PALACES[entry["kind"]] for entry in c.DATA["palaces"]]

BUILDINGS: Final[list[float]] = [{"farm": 3.0, "monastery": 6.5, "castle": 5.0}[id] for id in c.BUILDING_IDS]
