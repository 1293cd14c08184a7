"""Which sentence a card tells: some follow the edition in force. Each is another form of the card's name."""

from __future__ import annotations

from typing import Any, Final

from .switches import ANY_CITY, EVERYWHERE, Switches

PLAIN: Final = "effect"


def forms(options: Switches) -> dict[str, str]:
    """The cards whose sentence is not the plain one."""
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


def form(view: dict[str, Any], key: str) -> str:
    """The form of a card's name that tells its effect at this table."""
    forms: dict[str, str] = view["card_forms"]
    return forms.get(key, PLAIN)
