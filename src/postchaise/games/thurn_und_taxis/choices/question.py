"""The question and which of its choices are shown disabled."""

from __future__ import annotations

from postchaise.kernel.messages.message import Message

from .. import actions as x
from .. import components as c
from ..state import (
    EACH,
    S_CARRIAGE,
    S_CLOSE,
    S_DRAW,
    S_HOUSE,
    S_HOUSES,
    S_PLAY,
    State,
    list_cities,
)
from .cost import list_fitting_cards


def build_prompt(s: State, seat: int) -> Message:
    step = s.agenda[-1]
    length = len(s.route[seat])
    if step == S_DRAW:
        if s.drawn == 0:
            return Message("prompt-draw")
        if s.drawn < c.DRAWS_POSTMASTER:
            return Message("prompt-draw-forced" if s.forced else "prompt-draw-again")
        return Message("prompt-draw-end")
    if step == S_PLAY:
        if not length:
            return Message("prompt-start")
        fitting = list_fitting_cards(s, seat)
        if s.played:  # asked even if no card fits, so that nobody learns it (TT-INFO-01)
            return Message("prompt-play-again" if fitting else "prompt-play-again-none")
        return Message("prompt-play" if fitting else "prompt-abandon", count=length)
    if step == S_CLOSE:
        return Message("prompt-close", count=length)
    if step == S_HOUSES:
        return Message("prompt-houses")
    if step == S_HOUSE:
        return _house_prompt(s, seat)
    if step == S_CARRIAGE:
        level = c.CARRIAGE_LEVEL[s.level[seat] + 1]
        if level > length:
            return Message("prompt-cartwright", level=level, count=level - length)
        return Message("prompt-carriage", level=level)
    return Message("prompt-discard", count=s.hand_n[seat] - c.HAND_LIMIT, limit=c.HAND_LIMIT)


def _house_prompt(s: State, seat: int) -> Message:
    provinces = sorted({c.PROVINCE_OF[city] for city in list_cities(s.open)})
    if len(provinces) > 1 and (s.options.optional_houses or len(provinces) > s.left[seat]):
        return Message("prompt-house", count=s.left[seat])
    id = "prompt-house-in" if s.mode == EACH else "prompt-house-all"
    return Message(id, province=Message(x.PROVINCE.keys[provinces[0]]), count=s.left[seat])


def list_disabled_choices(s: State, seat: int, legal: list[int]) -> list[int]:
    """Return choices that people look for, to be shown disabled with the reason."""
    shown: list[int] = []
    if s.agenda[-1] == S_DRAW:
        shown = [x.DRAW_PILE.first, x.USE_ADMINISTRATOR.first] + ([x.END_DRAW.first] if s.drawn else [])
    elif s.agenda[-1] == S_PLAY:
        held = [city for city in range(c.CITIES) if s.hand[seat * c.CITIES + city]]
        shown = [x.PLAY.at(city, x.RIGHT) for city in held if x.PLAY.at(city, x.LEFT) not in legal]
    elif s.agenda[-1] == S_HOUSES:
        shown = [x.HOUSES_IN.at(province) for province in sorted({c.PROVINCE_OF[city] for city in s.route[seat]})]
    elif s.agenda[-1] == S_HOUSE:
        shown = [x.HOUSE.at(city) for city in sorted(s.route[seat])]
    return [action for action in shown if action not in legal]
