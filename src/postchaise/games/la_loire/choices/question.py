"""The question, the headings of its choices, and which choices are shown disabled."""

from __future__ import annotations

from postchaise.kernel.messages.message import Message

from .. import actions as x
from .. import components as c
from ..names import name_location, name_message
from ..rules import delivery
from ..state import HAND, NONE, S_CIRCUS, S_FIRST, S_KEEP, S_RIDE, S_SITE, S_STOP, State, find_current_location


def build_prompt(s: State, seat: int) -> Message:
    step = s.agenda[-1]
    piece = Message(x.PIECE.keys[s.piece])
    if step == S_FIRST:
        return Message("prompt-first")
    if step == S_RIDE:
        horses = Message(x.HORSES.counted, count=s.horses[2 * seat + s.piece])
        return Message("prompt-ride", piece=piece, location=name_location(find_current_location(s)), horses=horses)
    if step == S_STOP:
        return Message("prompt-stop", piece=piece, location=name_location(find_current_location(s)))
    if step == S_SITE:
        return Message("prompt-site", building=Message(x.BUILDING.keys[s.pending // 2]))
    if step == S_CIRCUS:
        return Message("prompt-circus", shield=Message(x.SHIELD.keys[s.market[c.NEW_CIRCUS_POSITION]]))
    if step == S_KEEP:
        return Message("prompt-keep", count=len(s.drawn), level=s.pending)
    return Message("prompt-token", message=name_message(s.pending), location=name_location(find_current_location(s)))


def find_choice_heading(action: int) -> str:
    """Return the heading of a choice; characters are listed by colour."""
    if x.KIND[action] is x.HIRE:
        return f"hire-{c.CHARACTER_COLOUR[x.ARG_A[action]]}"
    return x.KIND[action].groups[0]


def list_disabled_choices(s: State, seat: int, legal: list[int]) -> list[int]:
    """Return choices that people look for at this stop, to be shown disabled with the reason."""
    if s.agenda[-1] != S_STOP:
        return []
    place = find_current_location(s)
    shown: list[int] = []
    if s.piece == x.MERCHANT:
        shown += _in_city(s) if c.IS_CITY[place] else _in_village(s, seat, place)
    else:
        shown += x.BUY_MESSAGE.all() if c.IS_CITY[place] or s.owner[place] == seat else []
        for message in s.held[seat * HAND : (seat + 1) * HAND]:
            served = x.DELIVER.at(message) in legal or x.MARK.at(message) in legal
            shown += [_service(s, message, place)] if message != NONE and not served else []
    if place == s.circus or s.palaces[seat] & c.PALATIUM[place]:
        red = place != s.circus
        shown += [x.HIRE.at(i) for i in range(c.CHARACTERS) if not s.hired[seat] >> i & 1 and (c.IS_RED[i] or not red)]
    allowed = set(legal)
    return [action for action in sorted(set(shown)) if action not in allowed]


def _in_city(s: State) -> list[int]:
    buildings = [x.BUILD.at(kind, x.WITH_WOOD) for kind in range(len(c.BUILDING_IDS))]
    return x.SHIP.all() + buildings + (x.BUILD_PALACE.all() if not s.options.casual else [])


def _in_village(s: State, seat: int, place: int) -> list[int]:
    good = c.GOOD_OF[place]
    shown = [x.BUY.at(good)]
    shown += [x.BUY.at(c.BEER)] if s.building[place] == c.MONASTERY else []
    return shown + ([x.BUY_PAIR.first] if s.hired[seat] & c.LUMBERJACK and good == c.WOOD else [])


def _service(s: State, message: int, place: int) -> int:
    """Return what the messenger would do here for a message it cannot serve: mark a station, or deliver."""
    lacking = delivery.count_missing_stations(s, message, s.shield[place]) if c.COLOURS[message] else NONE
    return x.MARK.at(message) if lacking > 0 else x.DELIVER.at(message)
