"""What awaits a piece where it would stop, for people: only what could be done there indeed."""

from __future__ import annotations

from estafette.kernel.phrase import Phrase

from . import actions as x
from . import components as c
from .rules import market, movement, stop
from .state import State, working_palaces


def effects(s: State, place: int, horses: int) -> list[Phrase]:
    """Horses left or taken, and what the stop offers."""
    told: list[Phrase] = []
    change = horses - s.horses[2 * s.active + s.piece]
    if change:
        count = Phrase("horse-count", count=abs(change))
        told.append(Phrase("effect-take" if change > 0 else "effect-leave", horses=count))
    if working_palaces(s) & c.BANK[place]:
        told.append(Phrase("effect-bank", deniers=Phrase("denier-count", count=c.BANK_INCOME)))
    kinds = _kinds(s, place, horses)
    if place == s.circus and x.HIRE.index in kinds:
        told.append(Phrase("effect-circus"))
    if s.piece == x.MERCHANT:
        return told + _merchant(s, place, kinds)
    if x.DELIVER.index in kinds:
        told.append(Phrase("effect-deliver"))
    elif x.MARK.index in kinds:
        told.append(Phrase("effect-mark"))
    if x.MESSAGE.index in kinds:
        told.append(Phrase("effect-messages"))
    return told


def _kinds(s: State, place: int, horses: int) -> set[int]:
    """The kinds of actions the stop will allow: with today's purse, hand and hires, and what the Bank pays."""
    world = s.copy()
    movement.ride(world, place, horses, None)
    movement.arrive(world, None)
    allowed: list[int] = []
    stop.actions(world, place, allowed)
    return {x.KIND_OF[action] for action in allowed}


def _merchant(s: State, place: int, kinds: set[int]) -> list[Phrase]:
    if c.IS_CITY[place]:
        trade = {x.SELL.index, x.SHIP.index, x.BUILD.index, x.PALACE.index}
        return [Phrase("effect-city")] if kinds & trade else []
    good = c.GOOD_OF[place]
    named, price = Phrase(f"good-{c.GOOD_IDS[good]}"), market.price(s, place, good)
    if not s.supply[good]:
        return [Phrase("effect-good-gone", good=named)]
    if not market.may_take(s, good):
        return [Phrase("effect-good-carried", good=named)]
    dear = "effect-good-dear" if price > s.deniers[s.active] else "effect-good"
    return [Phrase(dear, good=named, deniers=Phrase("denier-count", count=price))]
