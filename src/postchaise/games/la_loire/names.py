"""Names that the kernel cannot build from ids."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.messages.message import Message

from . import components as c
from .actions import LOCATION, SHIELD
from .options import ANY_CITY, EVERYWHERE, MatchOptions


def name_message(message: int) -> Message:
    """A message is named after its destination."""
    level = c.LEVEL[message]
    if level in (1, c.ABBEY):
        return Message(f"message-{level}", place=name_location(c.DESTINATION[message]))
    colours = {letter: Message(SHIELD.keys[shield]) for letter, shield in zip("abc", c.COLOURS[message])}
    return Message(f"message-{level}", **colours)


def name_location(place: int) -> Message:
    return Message(LOCATION.keys[place])


# Cards whose sentence follows the edition in force: each is another form of the card's name

PLAIN: Final = "effect"


def list_card_forms(options: MatchOptions) -> dict[str, str]:
    """Return the cards whose sentence follows the edition, with the form of the name that holds it."""
    found: dict[str, str] = {}
    for city in ("nantes", "orleans"):
        if options.ducal_scope == ANY_CITY:
            found[f"palace-ducal-palace-{city}"] = "effect-any-city"
        elif options.ducal_scope == EVERYWHERE:
            found[f"palace-ducal-palace-{city}"] = "effect-everywhere"
    if options.vassallus_anywhere:
        found["character-vassallus"] = "effect-anywhere"
    if options.all_wood:
        found["character-patronus"] = "effect-all-wood"
    if options.wood_for_one:
        found["character-lumberjack"] = "effect-for-one"
    if options.smith_per_piece:
        found["character-blacksmith"] = "effect-per-piece"
    if not options.level4:
        found["building-monastery"] = "effect-beer"
    return found


def find_card_form(view: dict[str, Any], key: str) -> str:
    """Return the form of a card's name that describes its effect in this match."""
    forms: dict[str, str] = view["card_forms"]
    return forms.get(key, PLAIN)
