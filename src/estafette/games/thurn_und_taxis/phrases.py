"""Thurn und Taxis in words without a language: questions, choices, log lines, reasons."""

from __future__ import annotations

from typing import Final

from estafette.kernel.decision import Cost
from estafette.kernel.game import OPEN, Line
from estafette.kernel.phrase import Phrase, common_reason, seat
from estafette.kernel.reason import Reason
from estafette.kernel.space import Domain, plain

from . import actions as x
from . import components as c
from .consequences import consequences
from .events import E_DRAW_PILE, EVENTS
from .state import (
    EACH,
    OFFICIAL_IDS,
    S_CARRIAGE,
    S_CLOSE,
    S_DRAW,
    S_HOUSE,
    S_HOUSES,
    S_PLAY,
    State,
    cities_of,
)

DOMAINS: Final = {
    domain.name: domain
    for domain in (
        x.CITY_DOMAIN,
        x.PROVINCE_DOMAIN,
        Domain("official", list(OFFICIAL_IDS)),
        Domain("stack", c.STACK_IDS),
    )
}
# What people also type
ALIASES: Final = {
    "pile": "draw pile",
    "draw from pile": "draw pile",
    "use administrator": "administrator",
    "use cartwright": "cartwright",
    "no carriage": "decline carriage",
    "houses one each": "houses each",
    "close route": "close",
    "abandon route": "abandon",
}
SPELLINGS: Final = {
    "munchen": "muenchen",
    "munich": "muenchen",
    "nurnberg": "nuernberg",
    "nuremberg": "nuernberg",
    "wurzburg": "wuerzburg",
    "zurich": "zuerich",
    "karlsruhe": "carlsruhe",
    "łodz": "lodz",
    "wurttemberg": "wuerttemberg",
    "bohmen": "boehmen",
    "bohemia": "boehmen",
    "bayern": "baiern",
    "bavaria": "baiern",
    "tirol": "tyrol",
    "switzerland": "schweiz",
    "poland": "polen",
}

# The numbers of a log line or a reason, in order: a domain's name for things, any other word for plain numbers.
LOG_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("number",),
    "draw": ("city",),
    "draw-pile": ("city",),
    "refill": ("city",),
    "shuffle": ("count",),
    "postmaster": ("letters",),
    "administrator": ("letters",),
    "carrier": ("letters",),
    "cartwright": ("letters",),
    "play": ("city",),
    "abandon": ("count",),
    "close": ("count",),
    "houses-in": ("province",),
    "house": ("city",),
    "letter": ("city",),
    "tile": ("stack", "points"),
    "carriage": ("level",),
    "no-carriage": ("level",),
    "decline": ("level",),
    "clear": ("count",),
    "discard": ("city",),
    "end": ("cause",),
}
REASON_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "TT-TURN-02": ("case",),
    "TT-TURN-03": ("case", "city"),
    "TT-TURN-06": ("official",),
    "TT-DRAW-01": ("city",),
    "TT-ROUTE-03": ("case", "city"),
    "TT-ROUTE-04": ("case", "city"),
    "TT-CLOSE-07": ("city",),
    "TT-HOUSE-01": ("case", "province"),
    "TT-HOUSE-02": ("city",),
    "TT-HOUSE-03": ("case", "province"),
    "TT-HOUSE-06": ("case", "province"),
    "TT-CARRIAGE-02": ("case", "needed", "has"),
    "TT-OFFICE-CARTWRIGHT-02": ("needed", "has"),
    "TT-OFFICE-CARTWRIGHT-04": ("needed", "has"),
    "TX-LETTER-05": ("needed", "has"),
    "TX-OFFICE-03": ("official",),
    "TX-OFFICE-04": ("needed", "has"),
    "TX-OFFICE-06": ("needed", "has"),
}
COUNTED: Final = {"letters": "letter-count", "points": "point-count"}
Arguments = dict[str, int | str | Phrase]


def parse(text: str) -> int:
    """AMB-25: without a side a card goes to the right end."""
    words = " ".join(SPELLINGS.get(word, word) for word in plain(text).split())
    words = ALIASES.get(words, words)
    if words.startswith("play ") and len(words.split()) == 2:
        words += " right"
    return x.SPACE.parse(words)


def name(domain: Domain, item: int) -> Phrase:
    """A card is called like its city."""
    if domain.name in ("display", "card"):
        return city_name(item)
    return Phrase(domain.key(item))


def city_name(city: int) -> Phrase:
    return Phrase(f"city-{c.CITY_IDS[city]}")


def _arguments(names: tuple[str, ...], numbers: tuple[int, ...]) -> Arguments:
    """Numbers become things, counts become words; `amount` is the bare number of letters, to choose a sentence by."""
    args: Arguments = {}
    for n, value in zip(names, numbers):
        args[n] = name(DOMAINS[n], value) if n in DOMAINS else value
        if n in COUNTED:
            args |= {n: Phrase(COUNTED[n], count=value), "amount": value}
    return args


def log_line(line: Line, audience: int) -> Phrase:
    """A card from the pile is named to its owner alone (TT-INFO-04)."""
    event = EVENTS[line[0]]
    player = seat(line[1] + 1)
    if line[0] == E_DRAW_PILE and audience not in (line[1], OPEN):
        return Phrase("log-draw-hidden", player=player)
    return Phrase(f"log-{event}", player=player, **_arguments(LOG_ARGUMENTS.get(event, ()), line[2:]))


def explain(reason: Reason) -> Phrase:
    common = common_reason(reason)
    if common is not None:
        return common
    return Phrase(f"reason-{reason.rule}", **_arguments(REASON_ARGUMENTS.get(reason.rule, ()), reason.args))


def prompt(s: State) -> Phrase:
    step, seat = s.agenda[-1], s.active
    length = len(s.route[seat])
    if step == S_DRAW:
        if s.drawn == 0:
            return Phrase("prompt-draw")
        if s.drawn < c.DRAWS_POSTMASTER:
            return Phrase("prompt-draw-forced" if s.forced else "prompt-draw-again")
        return Phrase("prompt-draw-end")
    if step == S_PLAY:
        if s.played:
            return Phrase("prompt-play-again")
        return Phrase("prompt-play", count=length) if length else Phrase("prompt-start")
    if step == S_CLOSE:
        return Phrase("prompt-close", count=length)
    if step == S_HOUSES:
        return Phrase("prompt-houses")
    if step == S_HOUSE:
        return _house_prompt(s)
    if step == S_CARRIAGE:
        level = c.CARRIAGE_LEVEL[s.level[seat] + 1]
        if level > length:
            return Phrase("prompt-cartwright", level=level, count=level - length)
        return Phrase("prompt-carriage", level=level)
    return Phrase("prompt-discard", count=s.hand_n[seat] - c.HAND_LIMIT, limit=c.HAND_LIMIT)


def _house_prompt(s: State) -> Phrase:
    provinces = sorted({c.PROVINCE_OF[city] for city in cities_of(s.open)})
    if len(provinces) > 1 and (s.options.optional_houses or len(provinces) > s.left[s.active]):
        return Phrase("prompt-house", count=s.left[s.active])
    province = Phrase(f"province-{c.PROVINCE_IDS[provinces[0]]}")
    return Phrase(
        "prompt-house-in" if s.mode == EACH else "prompt-house-all", province=province, count=s.left[s.active]
    )


def label(s: State, action: int) -> Phrase:
    kind, a = x.SPACE.kinds[x.KIND_OF[action]], x.ARG_A[action]
    if kind is x.DRAW:
        return Phrase("choice-draw-postmaster" if s.drawn else "choice-draw", city=city_name(a))
    if kind is x.DRAW_PILE:
        return Phrase("choice-draw-pile-postmaster" if s.drawn else "choice-draw-pile")
    if kind is x.PLAY:
        return _play_label(s, a, x.ARG_B[action])
    if kind is x.HOUSES_IN:
        return Phrase("choice-houses-in", province=Phrase(x.PROVINCE_DOMAIN.key(a)))
    if kind is x.HOUSE or kind is x.DISCARD:
        return Phrase(f"choice-{kind.key}", city=city_name(a))
    if kind is x.TAKE_CARRIAGE or kind is x.USE_CARTWRIGHT:
        return Phrase(f"choice-{kind.key}", level=c.CARRIAGE_LEVEL[s.level[s.active] + 1])
    if kind is x.DECLINE_CARRIAGE and c.CARRIAGE_LEVEL[s.level[s.active] + 1] > len(s.route[s.active]):
        return Phrase("choice-no-carriage")
    return Phrase(f"choice-{kind.key}")


def _play_label(s: State, city: int, side: int) -> Phrase:
    """The end is named only where the card fits at both."""
    route = s.route[s.active]
    if not route:
        return Phrase("choice-start", city=city_name(city))
    both = len(route) > 1 and city not in route and c.ROADS[city] >> route[0] & 1 and c.ROADS[city] >> route[-1] & 1
    args: Arguments = {"city": city_name(city)}
    if both:
        args["end"] = city_name(route[0] if side == x.LEFT else route[-1])
    return Phrase("choice-play" + ("-carrier" if s.played else "") + ("-end" if both else ""), **args)


GROUPS: Final = {
    "draw pile": "draw",
    "administrator": "officials",
    "end draw": "done",
    "abandon": "route",
    "end play": "done",
    "end turn": "done",
    "houses each": "houses",
    "houses in": "houses",
    "end houses": "done",
    "take carriage": "carriage",
    "cartwright": "officials",
    "decline carriage": "carriage",
}


def group(action: int) -> str:
    kind = x.SPACE.kinds[x.KIND_OF[action]]
    return GROUPS.get(kind.name, kind.key)


def cost(s: State, action: int) -> Cost:
    return consequences(s, action)


def greyed(s: State, legal: list[int]) -> list[int]:
    """What a person would look for and should find greyed, with the reason."""
    allowed, seat = set(legal), s.active
    shown: list[int] = []
    if s.agenda[-1] == S_DRAW:
        shown = [x.DRAW_PILE.first, x.USE_ADMINISTRATOR.first] + ([x.END_DRAW.first] if s.drawn else [])
    elif s.agenda[-1] == S_PLAY:
        held = [city for city in range(c.CITIES) if s.hand[seat * c.CITIES + city]]
        shown = [x.PLAY.at(city, x.RIGHT) for city in held if x.PLAY.at(city, x.LEFT) not in allowed]
    elif s.agenda[-1] == S_HOUSES:
        shown = [x.HOUSES_IN.at(province) for province in sorted({c.PROVINCE_OF[city] for city in s.route[seat]})]
    elif s.agenda[-1] == S_HOUSE:
        shown = [x.HOUSE.at(city) for city in sorted(s.route[seat])]
    return [action for action in shown if action not in allowed]
