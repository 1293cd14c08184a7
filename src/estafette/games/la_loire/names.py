"""What things are called, in words without a language."""

from __future__ import annotations

from estafette.kernel.phrase import Phrase
from estafette.kernel.space import Domain

from . import components as c


def name(domain: Domain, item: int) -> Phrase:
    """Messages are called by where they go, counts by their number, everything else by its text key."""
    if domain.name == "message":
        return message_name(item)
    if domain.name == "horses":
        return Phrase("horse-count", count=item)
    if domain.name == "spaces":
        return Phrase("space-count", count=c.SHIP_SPACES[item])
    if domain.name == "level":
        return Phrase("message-level", level=item + 1)
    return Phrase(domain.key(item))


def message_name(message: int) -> Phrase:
    level = c.LEVEL[message]
    if level in (1, c.ABBEY):
        return Phrase(f"message-{level}", place=Phrase(f"location-{c.LOCATION_IDS[c.DESTINATION[message]]}"))
    colours = {letter: Phrase(f"shield-{c.SHIELD_IDS[s]}") for letter, s in zip("abc", c.COLOURS[message])}
    return Phrase(f"message-{level}", **colours)


def location(place: int) -> Phrase:
    return Phrase(f"location-{c.LOCATION_IDS[place]}")
