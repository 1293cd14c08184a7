"""La Loire in words without a language: questions, choices with cost and consequence, log lines, reasons."""

from __future__ import annotations

from typing import Final

from estafette.kernel.decision import Cost, Decision
from estafette.kernel.game import Line
from estafette.kernel.phrase import Phrase, common_reason, seat
from estafette.kernel.reason import Reason
from estafette.kernel.space import Domain, Kind, plain

from . import actions as x
from . import components as c
from .consequences import consequences
from .events import EVENTS
from .names import location, name
from .names import message_name as message_name  # the tables call messages as the sentences do
from .rules import building, delivery
from .state import HAND, NONE, S_CIRCUS, S_FIRST, S_KEEP, S_RIDE, S_SITE, S_STOP, State, here

DOMAINS: Final = {
    domain.name: domain
    for domain in (
        x.PIECE_DOMAIN,
        x.LOCATION_DOMAIN,
        x.HORSES_DOMAIN,
        x.GOOD_DOMAIN,
        x.BUILDING_DOMAIN,
        x.PALACE_DOMAIN,
        x.MESSAGE_DOMAIN,
        x.CHARACTER_DOMAIN,
        Domain("shield", c.SHIELD_IDS),
    )
}
# What people also type
ALIASES: Final = {
    "finish": "done",
    "end": "done",
    "pass": "done",
    "buy two wood": "buy pair",
    "buy 2 wood": "buy pair",
    "go to": "ride",
    "buy message": "message",
    "build palace": "palace",
}

# The numbers of a log line or a reason, in order: a domain's name for things, any other word for plain numbers.
LOG_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("number",),
    "poor": ("deniers",),
    "stay": ("deniers",),
    "discard": ("deniers",),
    "smith": ("piece", "location", "deniers"),
    "ride": ("piece", "location", "horses"),
    "leave": ("count", "location"),
    "take": ("count", "location"),
    "bank": ("location", "deniers"),
    "buy": ("good", "location", "deniers"),
    "buy-pair": ("location", "deniers"),
    "boat": ("space",),
    "market": ("shield",),
    "circus": ("location",),
    "sell": ("good", "deniers"),
    "ship": ("deniers",),
    "build": ("building", "location", "deniers"),
    "palace": ("palace", "deniers"),
    "hire": ("character", "deniers"),
    "message": ("message", "deniers"),
    "look": ("level", "deniers", "count"),
    "search": ("level", "deniers"),
    "keep": ("message",),
    "deliver": ("message", "deniers"),
    "mark": ("message", "location"),
    "recall": ("location",),
    "nothing": ("piece", "location"),
    "end": ("cause",),
    "over": (),
}
REASON_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "LL-MOVE-01": ("distance",),
    "LL-MOVE-03": ("limit",),
    "LL-MOVE-04": ("limit",),
    "LL-MOVE-11": ("distance",),
    "LL-MOVE-14": ("count",),
    "LL-CHAR-BLACKSMITH-01": ("case", "location"),
    "LL-CHAR-BLACKSMITH-02": ("limit",),
    "LL-ACT-01": ("piece", "location"),
    "LL-BUY-01": ("good", "location"),
    "LL-BUY-02": ("needed", "has"),
    "LL-BUY-03": ("good",),
    "LL-BUY-04": ("good", "limit"),
    "LL-CHAR-LUMBERJACK-04": ("count",),
    "LL-SELL-01": ("good",),
    "LL-SHIP-01": ("needed", "has"),
    "LL-SHIP-03": ("count",),
    "LL-BUILD-01": ("limit",),
    "LL-BUILD-02": ("case", "needed", "has"),
    "LL-BUILD-05": ("case", "needed", "has"),
    "LL-BUILD-06": ("case", "needed", "has"),
    "LL-BUILD-07": ("building",),
    "LL-COMP-05": ("building",),
    "LL-BUILD-13": ("case", "needed", "has"),
    "LL-BUILD-14": ("location",),
    "LL-CIRC-04": ("shield",),
    "LL-MSG-01": ("case",),
    "LL-MSG-02": ("needed", "has"),
    "LL-MSG-03": ("count",),
    "LL-MSG-04": ("case",),
    "LL-MSG-06": ("limit",),
    "LL-MSG-07": ("limit",),
    "LL-MSG-10": ("level",),
    "LL-CHAR-SPY-01": ("count",),
    "LL-PAL-DUCAL-01": ("level",),
    "LL-DLV-01": ("case",),
    "LL-DLV-03": ("location",),
    "LL-DLV-07": ("case",),
    "LL-DLV-09": ("location",),
    "LL-CAS-04": ("level",),
    "LL-TOK-03": ("case",),
    "LL-HIRE-02": ("needed", "has"),
    "LL-HIRE-03": ("limit",),
}


def parse(text: str) -> int:
    words = plain(text)
    for alias, kind in ALIASES.items():
        if words == alias or words.startswith(alias + " "):
            words = kind + words[len(alias) :]
    if words in ("build farm", "build monastery", "build castle"):
        words += " wood"
    return x.SPACE.parse(words)


def _arguments(names: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, int | str | Phrase]:
    """Numbers become things, sums of money become words; `amount` is the bare sum, to choose a sentence by."""
    args: dict[str, int | str | Phrase] = {}
    for n, value in zip(names, numbers):
        args[n] = name(DOMAINS[n], value) if n in DOMAINS else value
        if n == "deniers":
            args |= {"deniers": Phrase("denier-count", count=value), "amount": value}
    return args


def log_line(line: Line) -> Phrase:
    """Nothing in the log is secret: the Spy's rejected cards are never written into it."""
    event = EVENTS[line[0]]
    return Phrase(f"log-{event}", player=seat(line[1] + 1), **_arguments(LOG_ARGUMENTS[event], line[2:]))


def explain(reason: Reason) -> Phrase:
    common = common_reason(reason)
    if common is not None:
        return common
    return Phrase(f"reason-{reason.rule}", **_arguments(REASON_ARGUMENTS.get(reason.rule, ()), reason.numbers))


def prompt(s: State) -> Phrase:
    step = s.agenda[-1]
    piece = Phrase(f"piece-{x.PIECE_DOMAIN.items[s.piece]}")
    if step == S_FIRST:
        return Phrase("prompt-first")
    if step == S_RIDE:
        horses = Phrase("horse-count", count=s.horses[2 * s.active + s.piece])
        return Phrase("prompt-ride", piece=piece, location=location(here(s)), horses=horses)
    if step == S_STOP:
        return Phrase("prompt-stop", piece=piece, location=location(here(s)))
    if step == S_SITE:
        return Phrase("prompt-site", building=Phrase(f"building-{c.BUILDING_IDS[s.pending // 2]}"))
    if step == S_CIRCUS:
        return Phrase("prompt-circus", shield=Phrase(f"shield-{c.SHIELD_IDS[s.market[c.NEW_CIRCUS_POSITION]]}"))
    if step == S_KEEP:
        return Phrase("prompt-keep", count=len(s.drawn), level=s.pending)
    return Phrase("prompt-token", message=message_name(s.pending), location=location(here(s)))


def label(s: State, action: int) -> Phrase:
    kind = x.SPACE.kinds[x.KIND_OF[action]]
    a = x.ARG_A[action]
    args: dict[str, int | str | Phrase] = {d.name: name(d, item) for d, item in x.SPACE.arguments(action)}
    if kind is x.DONE:
        args["piece"] = Phrase(f"piece-{x.PIECE_DOMAIN.items[s.piece]}")
    if kind is x.RECALL or (kind is x.TOKEN and a > 0):
        token = s.tokens[s.active * c.TOKENS + (a if kind is x.RECALL else a - 1)]
        args["location"] = location(token % 32) if token >= 0 else "–"
    if kind is x.TOKEN:
        return Phrase("choice-token-free" if a == x.FREE_TOKEN else "choice-token-move", **args)
    if kind is x.BUILD and x.ARG_B[action] == x.WITH_DENIERS:
        args["deniers"] = Phrase("denier-count", count=c.PATRONUS_DENIERS)
        args["wood"] = Phrase("wood-count", count=c.BUILDING_WOOD[a] - building.wood(s, a, x.WITH_DENIERS))
        return Phrase("choice-build-patronus", **args)
    return Phrase(f"choice-{kind.key}", **args)


def group(action: int) -> str:
    kind = x.SPACE.kinds[x.KIND_OF[action]]
    if kind is x.HIRE:
        return f"hire-{c.CHARACTER_COLOUR[x.ARG_A[action]]}"
    return GROUPS.get(kind.name, kind.key)


GROUPS: Final = {"buy pair": "buy", "mark": "deliver", "token": "tokens", "recall": "tokens"}


FIRST: Final = {"ride": 0, "smith": 1}


def in_order(decision: Decision | None) -> Decision | None:
    """Rides before the horses one may pay for: there are many of these."""
    if decision is not None:
        decision.choices.sort(key=lambda choice: FIRST.get(choice.group, len(FIRST)))
    return decision


def cost(s: State, action: int) -> Cost:
    return consequences(s, action)


def greyed(s: State, legal: list[int]) -> list[int]:
    """What a person would look for at this stop and should find greyed, with the reason."""
    if s.agenda[-1] != S_STOP:
        return []
    place = here(s)
    shown: list[int] = []
    if s.piece == x.MERCHANT and c.IS_CITY[place]:
        shown += _all(x.SHIP)
        shown += [x.BUILD.at(kind, x.WITH_WOOD) for kind in range(len(c.BUILDING_IDS))]
        shown += _all(x.PALACE) if not s.options.casual else []
    elif s.piece == x.MERCHANT:
        shown.append(x.BUY.at(c.GOOD_OF[place]))
        shown += [x.BUY.at(c.BEER)] if s.building[place] == c.MONASTERY else []
        shown += [x.BUY_PAIR.first] if s.hired[s.active] & c.LUMBERJACK and c.GOOD_OF[place] == c.WOOD else []
    else:
        shown += _all(x.MESSAGE) if c.IS_CITY[place] or s.owner[place] == s.active else []
        for message in s.held[s.active * HAND : (s.active + 1) * HAND]:
            served = x.DELIVER.at(message) in legal or x.MARK.at(message) in legal
            shown += [_service(s, message, place)] if message != NONE and not served else []
    if place == s.circus or s.palaces[s.active] & c.PALATIUM[place]:
        red = place != s.circus
        shown += [
            x.HIRE.at(i) for i in range(c.CHARACTERS) if not s.hired[s.active] >> i & 1 and (c.IS_RED[i] or not red)
        ]
    allowed = set(legal)
    return [action for action in sorted(set(shown)) if action not in allowed]


def _service(s: State, message: int, place: int) -> int:
    """What the messenger would do here for a message it cannot serve: mark a station, or deliver."""
    colours = c.COLOURS[message]
    lacking = delivery.stations_missing(s, message, s.shield[place]) if colours else NONE
    return x.MARK.at(message) if lacking > 0 else x.DELIVER.at(message)


def _all(kind: Kind) -> list[int]:
    return list(range(kind.first, kind.first + kind.size))
