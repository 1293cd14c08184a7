"""Pictures of lesson positions, rendered like a table so that they never go stale."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from postchaise.kernel.content.lessons import LessonPicture
from postchaise.kernel.dice import Dice
from postchaise.kernel.match import Match
from postchaise.web.translations import TableTranslator, translator_for
from postchaise.web.views.lesson import find_lesson
from postchaise.web.views.table_view import Player, ViewerContext, build_table_view

from .regions import render_regions
from .templates import choose_source_class

WIDE: Final = 1000  # width of every board in its own units
NAMED: Final = re.compile(r'(?<=\sid=")[^"]+(?=")')
PARTS: Final = {"player_board": "player-board"}  # CSS classes of regions at the table
PART: Final = Markup('<div class="{}">{}</div>')
BOARD: Final = Markup('<div class="board"><div class="ground">{}</div><div class="pieces">{}</div></div>')

MARKS: Final = Markup('<svg class="marks" viewBox="{}">{}</svg>')
RING: Final = Markup('<rect class="ring-rim" x="{0}" y="{1}" width="{2}" height="{3}" rx="{4}"/>') + Markup(
    '<rect x="{0}" y="{1}" width="{2}" height="{3}" rx="{4}"/>'
)
COUNT: Final = Markup('<g transform="translate({} {})"><circle r="10"/><text y="4.6">{}</text></g>')


@dataclass(frozen=True)
class RenderedPicture:
    """A picture with its texts."""

    id: str
    title: str
    text: str
    html: Markup
    part: bool
    style: str  # CSS of the visible window
    rules: tuple[str, ...]
    marks: Markup  # SVG over the window


@lru_cache(12)  # games and languages
def render_pictures(game: str, code: str) -> list[RenderedPicture]:
    """All pictures of a game in page order; none without a lesson."""
    lesson = find_lesson(game)
    if lesson is None:
        return []
    whole = Match.from_record(lesson.record)
    return [_render_picture(whole, each, code, number) for number, each in enumerate(lesson.pictures)]


def list_explained_sources(game: str, translator: TableTranslator) -> list[tuple[str, str]]:
    """The sources of points that the page explains, with their CSS classes."""
    lesson = find_lesson(game)
    if lesson is None:
        return []
    whole = Match.from_record(lesson.record)
    points = whole.game.scores(whole.state)[0]
    return [
        (id, choose_source_class(nth, points[id]))
        for nth, id in enumerate(points)
        if translator.knows(f"five-score-{id}")
    ]


def _render_picture(whole: Match, picture: LessonPicture, code: str, number: int) -> RenderedPicture:
    match, game = whole.fork(picture.after, Dice(0)), whole.game.meta.id
    translator = translator_for(code, game)
    you = Player(translator.translate("you-name"), you=True)
    players = [you, *(Player("Colette", "bot") for _ in range(match.seats - 1))]
    context = ViewerContext(f"picture-{picture.id}", game, "", "playing", match.version, "", players, code)
    drawn = render_regions(build_table_view(match, context))
    if picture.part:
        html = PART.format(
            PARTS.get(picture.part, "part part-{0} aside-{0}").format(picture.part), Markup(drawn[picture.part])
        )
    else:
        html = render_static_board(drawn)
    return RenderedPicture(
        picture.id,
        translator.translate(picture.message),
        translator.translate(f"{picture.message}-text"),
        _prefix_ids(html, f"p{number}-"),
        bool(picture.part),
        _crop_to_window(picture.window),
        tuple(picture.rules),
        _draw_marks(picture),
    )


def render_static_board(drawn: Mapping[str, str]) -> Markup:
    """The board with its pieces, without controls."""
    return BOARD.format(Markup(drawn["map"]), Markup(drawn["pieces"]))


def _crop_to_window(window: list[int]) -> str:
    if not window:
        return ""
    x, y, w, h = window
    return f"--w:{WIDE / w:.4f};--left:{-x / w * 100:.2f}%;--top:{-y / h * 100:.2f}%;aspect-ratio:{w}/{h}"


def _draw_marks(picture: LessonPicture) -> Markup:
    """Rings around what the text mentions, and numbers in its order."""
    if not picture.window or not picture.rings + picture.counts:
        return Markup("")
    rings = (RING.format(x, y, w, h, min(w, h, 20) // 2) for x, y, w, h in picture.rings)
    counts = (COUNT.format(x, y, nth) for nth, (x, y) in enumerate(picture.counts, 1))
    return MARKS.format(" ".join(map(str, picture.window)), Markup("").join([*rings, *counts]))


def _prefix_ids(html: Markup, prefix: str) -> Markup:
    """Prefix the ids of a drawing, as several boards share a page."""
    text = str(html)
    for name in sorted(set(NAMED.findall(text)), key=len, reverse=True):
        for before, after in ((' id="', '"'), ('href="#', '"'), ("url(#", ")"), (' aria-labelledby="', '"')):
            text = text.replace(f"{before}{name}{after}", f"{before}{prefix}{name}{after}")
    return Markup(text)
