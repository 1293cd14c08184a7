"""Why a follower or a technology tile cannot go to a space (phase 4, chapters Activation and Technology)."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..state import State
from .common import has_place, list_place_contents, list_slot_contents


def can_follower_stand(s: State, seat: int, follower: int, slot: int) -> Reason | None:
    """May this follower stand on this slot of this player?"""
    place, printed = c.SLOT_PLACE[slot], c.SLOT_PRINT[slot]
    if not has_place(s, seat, place):
        return Reason("OR-PLACE-GEN-01", place=place)
    if c.EMPTY not in list_slot_contents(s, seat, slot):
        return Reason("OR-PHASE4-01", case=1, follower=follower, place=place)
    starter, character = follower >= c.CHARACTERS, c.CHARACTER_OF[follower]
    if printed == c.ANY_NEUTRAL:
        return Reason("OR-PHASE4-06") if starter else None
    if printed == c.ANY or printed == character or character == c.MONK:
        return None
    if printed == c.MONK:
        return Reason("OR-SUBST-03")
    for tile in s.tiles[seat]:
        effect = c.PLACE_DATA[tile]["effect"]
        if effect["verb"] == "wild" and effect["character"] == c.CHARACTER_IDS[character]:
            if c.CHARACTER_IDS[printed] in effect["replaces"]:
                return None
    return Reason("OR-SUBST-01", follower=follower, printed=printed)


def explain_bath_put(s: State, seat: int, follower: int, slot: int) -> Reason | None:
    if follower not in s.drawn:
        return Reason("OR-PLACE-BATHHOUSE-01", follower=follower)
    if c.SLOT_PLACE[slot] == s.place:
        return Reason("OR-PLACE-BATHHOUSE-04")
    return can_follower_stand(s, seat, follower, slot)


def explain_technology_tile(s: State, seat: int, slot: int) -> Reason | None:
    place, printed = c.SLOT_PLACE[slot], c.SLOT_PRINT[slot]
    if s.gears[seat] == 0:
        return Reason("OR-TECH-03")
    if not has_place(s, seat, place):
        return Reason("OR-PLACE-GEN-01", place=place)
    if s.placed[seat] == 0 and printed != c.FARMER:
        return Reason("OR-TECH-05")
    if printed == c.MONK:
        return Reason("OR-TECH-06")
    if c.GEAR in list_place_contents(s, seat, place):
        return Reason("OR-TECH-07", place=place)
    if c.PLACE_DATA[place].get("needs", len(list_place_contents(s, seat, place))) == 1:
        return Reason("OR-TECH-08", place=place)
    return None if c.EMPTY in list_slot_contents(s, seat, slot) else Reason("OR-TECH-10")
