"""Everything one audience sees of one table at one moment, and the regions of the page that show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Final

from markupsafe import Markup, escape

from estafette.kernel.decision import Decision
from estafette.kernel.game import Game
from estafette.kernel.phrase import Phrase
from estafette.kernel.registry import game as find_game
from estafette.kernel.text_board import text_board_of

from . import parts
from .decision import Group, groups
from .engine import badge, render
from .words import Words

SHAPES: Final = ("disc", "square", "lozenge", "hexagon", "octagon")
NO_BADGE: Final = Markup('<span class="badge"></span>')
BADGES: Final = [badge(shape, f"p{i + 1}") for i, shape in enumerate(SHAPES)]
HEADINGS: Final = ("log-turn", "log-round", "log-phase")
LATELY: Final = 5  # lines


@dataclass
class TableInfo:
    """What everybody knows of a table."""

    id: str
    game: str
    title: str
    status: str  # waiting, playing, over
    number: int  # its version: a command that saw another one is stale
    seal: str
    key: str = ""  # of the dice; shown when the match is over
    listed: bool = False
    chat: bool = True
    host: bool = False  # this browser made the table
    options: dict[str, Any] = field(default_factory=dict)


@dataclass
class Player:
    """One seat, for boards and panels. Names are hostile: templates escape them."""

    seat: int
    name: str
    kind: str = "person"  # person, bot, open
    level: str = ""
    you: bool = False
    present: bool = False
    turn: bool = False
    points: int = 0
    place: int = 0  # in the ranking
    back: bool = False  # this browser held it and may take it back
    sources: dict[str, int] = field(default_factory=dict)

    @property
    def shape(self) -> str:
        return SHAPES[self.seat]

    @property
    def col(self) -> str:
        return f"p{self.seat + 1}"


@dataclass
class LogLine:
    number: int  # of the action it belongs to
    seat: int
    text: str
    anchors: list[str]
    heading: bool
    html: Markup  # drawn once: a page shows a hundred of them after every action


@dataclass
class ChatLine:
    number: int
    seat: int  # -1 for a spectator
    name: str
    text: str


@dataclass
class Undo:
    """What this person may take back; a reason in words where it may not."""

    can: bool = False
    reason: str = ""
    restart: bool = False
    asked: int = -1  # the seat that asks the others for a take-back
    answer: bool = False  # this person is asked to agree
    back: bool = False  # the others can be asked


@dataclass
class Frame:
    table: TableInfo
    audience: int  # a seat, or -1 for a spectator
    view: dict[str, Any]
    players: list[Player]
    words: Words
    decision: Decision | None = None
    log: list[LogLine] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    undo: Undo = field(default_factory=Undo)
    mine: list[int] = field(default_factory=list)  # the seats this browser holds
    curtain: int = -1  # the seat that must say it is there before its things are shown
    since: int = 0  # actions of others since this seat's last own one
    earlier: int = 0  # actions before those in the log
    text_board: bool = False  # the text board is asked for

    @property
    def game(self) -> Game[Any]:
        return find_game(self.table.game)

    @property
    def lines(self) -> Markup:
        return drawn(self.log)

    @property
    def lately(self) -> Markup:
        """What a small screen shows while others play, where the log is behind a tab."""
        return drawn([line for line in self.log if not line.heading][-LATELY:])


def drawn(lines: list[LogLine]) -> Markup:
    return Markup("".join([line.html for line in lines]))


@cache
def anchors_of(game: str) -> dict[str, str]:
    """Text key to board anchor, for everything actions can be about."""
    domains = {domain.name: domain for kind in find_game(game).space.kinds for domain in kind.domains}
    return {d.key(i): d.anchor(i) for d in domains.values() for i in range(len(d.items))}


def touched(game: str, phrase: Phrase) -> list[str]:
    """What a log line is about."""
    known = anchors_of(game)
    found = [known[arg.id] for arg in phrase.args.values() if isinstance(arg, Phrase) and arg.id in known]
    for arg in phrase.args.values():
        if isinstance(arg, Phrase) and arg.args:
            found += touched(game, arg)
    return found


def log_lines(game: Game[Any], numbered: list[tuple[int, Any]], audience: int, words: Words) -> list[LogLine]:
    lines: list[LogLine] = []
    for number, event in numbered:
        phrase = game.log_line(event, audience)
        if phrase is not None:
            heading = phrase.id in HEADINGS
            text, anchors = words.say(phrase), touched(game.meta.id, phrase)
            html = _line(number, len(lines), event[1], text, anchors, heading)
            lines.append(LogLine(number, event[1], text, anchors, heading, html))
    return lines


def _line(number: int, nth: int, seat: int, text: str, anchors: list[str], heading: bool) -> Markup:
    said = escape(text)
    if heading:
        return Markup(f'<li class="t" id="l-{number}-{nth}"><bdi>{said}</bdi></li>')
    touch = f' data-touch="{escape(" ".join(anchors))}"' if anchors else ""
    return Markup(f"<li{touch}>{BADGES[seat] if seat >= 0 else NO_BADGE}<bdi>{said}</bdi></li>")


class Drawings:
    """What was drawn for one table: the same thing is not drawn twice."""

    def __init__(self) -> None:
        self._boards: dict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = {}  # of this moment, by language
        self._kept: dict[Any, tuple[Any, str]] = {}  # the last drawing of each part, and what it was drawn from

    def outdated(self) -> None:
        self._boards.clear()

    def board(self, frame: Frame) -> dict[str, Any]:
        """The scene with its drawings. It depends on the view alone, so whoever sees the same gets the same."""
        known = self._boards.setdefault(frame.words.code, [])
        for view, drawn in known:
            if view == frame.view:
                return drawn
        game, words = frame.table.game, frame.words
        scene: dict[str, Any] = parts.part(game, "scene")(frame.view, words, frame.players)
        context = {**scene, "view": frame.view, "players": frame.players}
        # the drawing under the pieces changes seldom: `map_key` is everything it depends on
        draw = partial(render, f"{game}/map.html", words, **context)
        scene["map"] = self.kept(("map", words.code), scene["map_key"], draw)
        draw = partial(render, f"{game}/spots.html", words, **context)
        scene["places"] = self.kept(("spots", words.code), scene["spots"], draw)
        scene["pieces"] = render(f"{game}/pieces.html", words, **context)
        known.append((frame.view, scene))
        return scene

    def kept(self, part: Any, source: Any, draw: Callable[[], str]) -> str:
        """A part of the page; drawn anew only when what it shows has changed."""
        known = self._kept.get(part)
        if known is None or known[0] != source:
            known = self._kept[part] = (source, draw())
        return known[1]


def regions(frame: Frame, drawings: Drawings | None = None) -> dict[str, str]:
    """The changing parts of the page, by name. `drawings` are those of the table so far."""
    drawings = drawings or Drawings()
    words, game = frame.words, frame.table.game
    asked: list[Group] = []
    prompt = ""
    if frame.decision is not None and frame.curtain < 0:
        asked = groups(frame.game, frame.view, frame.decision, words)
        prompt = words.say(frame.decision.prompt)
    steps = parts.part(game, "steps")
    common = {
        "frame": frame,
        "table": frame.table,
        "view": frame.view,
        "players": frame.players,
        "me": frame.players[frame.audience] if frame.audience >= 0 else None,
        "whose": _whose(frame),
        "groups": asked,
        "prompt": prompt,
        "steps": steps(frame.view) if steps and frame.table.status == "playing" else [],
        "drawn": parts.drawn(game),
        "round": _round(frame),
    }
    if frame.curtain >= 0:
        return _curtained(words, common, drawings)
    shown: dict[str, str] = {}
    if parts.drawn(game):
        scene = drawings.board(frame)
        common = {**scene, **common}
        shown["map"], shown["spots"], shown["pieces"] = scene["map"], scene["places"], scene["pieces"]
        shown["satchel"] = _satchel(frame, common, drawings)
        shown["text_board"] = _text_board(frame) if frame.text_board else ""
    else:
        shown["map"] = _text_board(frame)
    shown["players"] = render("_players.html", words, panels=_panels(frame, common, drawings))
    for name in ("whatnow", "log"):
        shown[name] = render(f"_{name}.html", words, **common)
    return shown | _seldom(frame, common, drawings)


def _seldom(frame: Frame, common: dict[str, Any], drawings: Drawings) -> dict[str, str]:
    """The line at the top and the talk, which an action seldom changes."""
    words, table = frame.words, frame.table
    head = (table.status, common["round"], frame.audience, bool(frame.mine))
    draw = partial(render, "_head.html", words, **common)
    shown = {"head": drawings.kept(("head", words.code, frame.audience, bool(frame.mine)), head, draw)}
    draw = partial(render, "_chat.html", words, **common)
    return shown | {"chat": drawings.kept(("chat", words.code), [line.number for line in frame.chat], draw)}


def _panels(frame: Frame, common: dict[str, Any], drawings: Drawings) -> list[Markup]:
    seen = frame.view.get("players", [])
    panels = []
    for who in frame.players:
        player = seen[who.seat] if who.seat < len(seen) else {}
        own, host = who.seat == frame.audience, frame.table.host
        source = (who, player, frame.table.status, frame.curtain < 0)
        context = {**common, "who": who, "player": player, "hand": _hand(frame, who, player, common, drawings)}
        draw = partial(render, "_player.html", frame.words, **context)
        panels.append(Markup(drawings.kept(("panel", frame.words.code, who.seat, own, host), source, draw)))
    return panels


def _hand(frame: Frame, who: Player, player: Any, common: dict[str, Any], drawings: Drawings) -> Markup:
    """What a game adds to the panel of a seat; the same for everybody who sees the same."""
    template = f"{frame.table.game}/player.html"
    if not common["drawn"] or frame.curtain >= 0:
        return Markup()
    draw = partial(render, template, frame.words, **{**common, "who": who, "player": player})
    return Markup(drawings.kept(("hand", frame.words.code, who.seat), player, draw))


def _satchel(frame: Frame, common: dict[str, Any], drawings: Drawings) -> str:
    whose, me = common["whose"], frame.audience >= 0
    source = (whose.name, common["satchels"][whose.seat])
    draw = partial(render, f"{frame.table.game}/satchel.html", frame.words, **common)
    return drawings.kept(("satchel", frame.words.code, whose.seat, me), source, draw)


def _round(frame: Frame) -> int:
    """How often everybody has had a turn, as far as the view tells; 0 where it does not."""
    turns = int(frame.view.get("turn_number", 0))
    return int(frame.view.get("round", -(-turns // len(frame.players))))


def _whose(frame: Frame) -> Player:
    """Whose things lie below the board: one's own, or for onlookers those of whoever is asked."""
    if frame.audience >= 0:
        return frame.players[frame.audience]
    return next((player for player in frame.players if player.turn), frame.players[0])


def _curtained(words: Words, common: dict[str, Any], drawings: Drawings) -> dict[str, str]:
    """Between two people at one screen nothing of either is shown."""
    shown = _seldom(common["frame"], common, drawings) | {"log": render("_log.html", words, **common)}
    shown["players"] = render("_players.html", words, panels=_panels(common["frame"], common, drawings))
    shown["whatnow"] = render("_curtain.html", words, **common)
    return shown | {"map": "", "spots": "", "pieces": "", "satchel": "", "text_board": ""}


def _text_board(frame: Frame) -> str:
    sheets = text_board_of(frame.table.game)(frame.view, frame.words)
    return render("_text_board.html", frame.words, sheets=sheets)
