"""The log of a match as lines of a page, each rendered once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from markupsafe import Markup, escape

from postchaise.kernel.entry import UNKNOWN_EVENT, Entry
from postchaise.kernel.game import Game
from postchaise.kernel.match import Match
from postchaise.kernel.messages.message import Message, seat_message
from postchaise.web.render.templates import SEAT_SHAPES, draw_seat_badge
from postchaise.web.translations import TableTranslator

ENTRIES: Final = 30  # actions shown at the table; the full log has all
LATE_JOINS: Final = ("took", "inherits", "joined")  # what a note says of somebody who sat down after the deal
HELP_PREFIX: Final = "asks-"  # followed by the level of help
MOMENT_NOTES: Final = ("left", "resigned", "absent", "back", "taken-back", "back-refused")  # everybody should see them
NO_BADGE: Final = Markup('<span class="badge"></span>')
BADGES: Final = [draw_seat_badge(shape, f"player-{i + 1}") for i, shape in enumerate(SEAT_SHAPES)]


@dataclass
class LogLine:
    number: int  # of the action it belongs to
    seat: int
    text: str
    anchors: list[str]
    heading: bool
    html: Markup  # rendered once, as a page shows a hundred lines after every action
    moment: bool = False  # shown over the board when it happens

    @property
    def _class_and_badge(self) -> tuple[Markup, Markup]:
        """The class of the line, and the player's badge."""
        if self.heading:
            return Markup(' class="turn-heading"'), Markup()
        return Markup(), _badge(self.seat)

    def replay_item(self, at: int) -> Markup:
        """As a button of a replay that leads to its position."""
        kind, mark = self._class_and_badge
        touch = Markup(' data-highlight="{}"').format(" ".join(self.anchors)) if self.anchors else Markup()
        line = Markup('<li{}><button type="button" data-at="{}"{} tabindex="-1">{}<bdi>{}</bdi></button></li>')
        return line.format(kind, at, touch, mark, self.text)

    def linked_item(self, address: str) -> Markup:
        """As an item of the full log that links to its position."""
        return Markup('<li{}>{}<a href="{}"><bdi>{}</bdi></a></li>').format(*self._class_and_badge, address, self.text)


@dataclass
class Note:
    """A log entry between actions, about a seat or about help. Names are those of that time."""

    version: int  # actions before it
    seat: int
    what: str  # `seat-log-<what>`; for help asks-<level>
    name: str = ""
    other: str = ""  # who did it, or another name

    @property
    def is_late_join(self) -> bool:
        return self.what in LATE_JOINS


class LogCache:
    """The log lines of one table by viewer and language, so that only new actions are translated."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, str], dict[int, tuple[Entry, TableTranslator, list[LogLine]]]] = {}

    def lines(
        self, match: Match, viewer: int, translator: TableTranslator, entries: int = ENTRIES, notes: Sequence[Note] = ()
    ) -> list[LogLine]:
        """The lines of the last actions, with the notes between them."""
        kept = self._kept.setdefault((viewer, translator.code), {})
        lines: list[LogLine] = []
        between = build_note_lines(notes, translator)
        for number in range(max(0, match.version - entries), match.version):
            lines += between.get(number, [])
            entry = match.entries[number]
            known = kept.get(number)
            if known is None or known[0] is not entry or known[1] is not translator:
                numbered = [(number, line) for line in entry.log]
                known = kept[number] = entry, translator, build_log_lines(match.game, numbered, viewer, translator)
            lines += known[2]
        if len(kept) > 2 * entries:
            for number in [each for each in kept if not match.version - entries <= each < match.version]:
                del kept[number]
        return lines + between.get(match.version, [])


def join_log_lines(lines: list[LogLine]) -> Markup:
    return Markup("".join([line.html for line in lines]))


def render_moment(lines: list[LogLine], gains: Mapping[int, int]) -> Markup:
    """What the page shows over the board: the lines that are moments, and the points they brought or cost by seat."""
    shown = [line.html for line in lines if line.moment]
    if not shown:
        return Markup()
    chips = [_render_gain(seat, points) for seat, points in gains.items() if points]
    return Markup("<ol>{}</ol>").format(Markup("").join(shown)) + Markup("<p>{}</p>").format(Markup("").join(chips))


def _render_gain(seat: int, points: int) -> Markup:
    kind, sign = ("moment-loss", "−") if points < 0 else ("moment-gain", "+")
    return Markup('<span class="{}">{}{}{}</span>').format(kind, _badge(seat), sign, abs(points))


def build_log_lines(
    game: Game[Any], numbered: list[tuple[int, Any]], viewer: int, translator: TableTranslator
) -> list[LogLine]:
    lines: list[LogLine] = []
    for number, event in numbered:
        known = event[0] != UNKNOWN_EVENT
        message = game.log_line(event, viewer) if known else Message("log-unknown", player=seat_message(event[1] + 1))
        if message is not None:
            heading = event[0] in game.events.headings
            text, anchors = translator.translate(message), list_message_anchors(game, message)
            html = _render_line(number, len(lines), event[1], text, anchors, heading)
            lines.append(LogLine(number, event[1], text, anchors, heading, html, event[0] in game.events.moments))
    return lines


def build_note_lines(notes: Sequence[Note], translator: TableTranslator) -> dict[int, list[LogLine]]:
    """The lines of the notes, by the number of actions before them."""
    found: dict[int, list[LogLine]] = {}
    for nth, note in enumerate(notes):
        name, other = f"\u2068{note.name}\u2069", f"\u2068{note.other}\u2069"
        text = translator.translate(f"seat-log-{note.what}", seat=note.seat + 1, name=name, other=other)
        html = Markup(f'<li class="log-line" id="n-{nth}">{_badge(note.seat)}<bdi>{escape(text)}</bdi></li>')
        line = LogLine(note.version, note.seat, text, [], False, html, note.what in MOMENT_NOTES)
        found.setdefault(note.version, []).append(line)
    return found


def _badge(seat: int) -> Markup:
    return BADGES[seat] if seat >= 0 else NO_BADGE


def _render_line(number: int, nth: int, seat: int, text: str, anchors: list[str], heading: bool) -> Markup:
    sentence = escape(text)
    if heading:
        return Markup(f'<li class="turn-heading" id="l-{number}-{nth}"><bdi>{sentence}</bdi></li>')
    touch = f' data-highlight="{escape(" ".join(anchors))}"' if anchors else ""
    return Markup(f"<li{touch}>{_badge(seat)}<bdi>{sentence}</bdi></li>")


@cache
def get_anchors_by_key(game: Game[Any]) -> dict[str, str]:
    """Maps text keys to board anchors, for everything that actions and events can be about."""
    space = game.space
    domains = {domain.name: domain for kind in space.kinds for domain in kind.domains}
    found = {key: anchor for each in domains.values() for key, anchor in zip(each.keys, each.anchors, strict=True)}
    for domain in space.domains.values():
        for key, anchor in zip(domain.keys, domain.anchors, strict=True):
            found.setdefault(key, anchor)
    return found


def list_message_anchors(game: Game[Any], message: Message) -> list[str]:
    """The anchors of what a message is about."""
    known = get_anchors_by_key(game)
    found = [known[arg.id] for arg in message.args.values() if isinstance(arg, Message) and arg.id in known]
    for arg in message.args.values():
        if isinstance(arg, Message) and arg.args:
            found += list_message_anchors(game, arg)
    return found
