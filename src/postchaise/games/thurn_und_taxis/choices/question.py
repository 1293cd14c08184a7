"""The question and which of its choices are shown disabled."""

from __future__ import annotations

from postchaise.kernel.messages.message import Phrase

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
    cities_of,
)
from .cost import fitting_cards


def prompt(s: State, seat: int) -> Phrase:
    step = s.agenda[-1]
    length = len(s.route[seat])
    if step == S_DRAW:
        if s.drawn == 0:
            return Phrase("prompt-draw")
        if s.drawn < c.DRAWS_POSTMASTER:
            return Phrase("prompt-draw-forced" if s.forced else "prompt-draw-again")
        return Phrase("prompt-draw-end")
    if step == S_PLAY:
        if not length:
            return Phrase("prompt-start")
        fitting = fitting_cards(s, seat)
        if s.played:  # asked even if no card fits, so that nobody learns it (TT-INFO-01)
            return Phrase("prompt-play-again" if fitting else "prompt-play-again-none")
        return Phrase("prompt-play" if fitting else "prompt-abandon", count=length)
    if step == S_CLOSE:
        return Phrase("prompt-close", count=length)
    if step == S_HOUSES:
        return Phrase("prompt-houses")
    if step == S_HOUSE:
        return _house_prompt(s, seat)
    if step == S_CARRIAGE:
        level = c.CARRIAGE_LEVEL[s.level[seat] + 1]
        if level > length:
            return Phrase("prompt-cartwright", level=level, count=level - length)
        return Phrase("prompt-carriage", level=level)
    return Phrase("prompt-discard", count=s.hand_n[seat] - c.HAND_LIMIT, limit=c.HAND_LIMIT)


def _house_prompt(s: State, seat: int) -> Phrase:
    provinces = sorted({c.PROVINCE_OF[city] for city in cities_of(s.open)})
    if len(provinces) > 1 and (s.options.optional_houses or len(provinces) > s.left[seat]):
        return Phrase("prompt-house", count=s.left[seat])
    id = "prompt-house-in" if s.mode == EACH else "prompt-house-all"
    return Phrase(id, province=Phrase(x.PROVINCE.key(provinces[0])), count=s.left[seat])


def greyed(s: State, seat: int, legal: list[int]) -> list[int]:
    """What a person would look for and should find greyed, with the reason."""
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
