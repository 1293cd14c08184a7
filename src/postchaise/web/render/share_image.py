"""The share image of a result: an SVG of 1200 by 630, rendered without a browser and so without CSS variables."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from xml.etree import ElementTree

from markupsafe import Markup

from postchaise.i18n.bot_names import format_bot_name
from postchaise.kernel.match import Match
from postchaise.kernel.registry import list_metas
from postchaise.web.review.winner import describe_winner
from postchaise.web.translations import TableTranslator
from postchaise.web.translations import translator_for as translator_for
from postchaise.web.views.table_view import Player, score_players

from .templates import read_asset, render_template

WIDTH: Final = 1200  # the size of link previews
HEIGHT: Final = 630
FACE: Final = "EB Garamond"
FILLS: Final = (
    "hull",
    "wash-line",
    "glow",
    "vert",
    "ink",
    "accent",
    "azure",
    "purpure",
)  # of sources: .source-0 to .source-7
NOT_DRAWN: Final = re.compile(
    r"/\*.*?\*/|stroke-width:\s*var\(--stroke\);?|[^{}]+\{[^{}]*color-mix[^{}]*\}", re.DOTALL
)  # unsupported CSS
TOKEN: Final = re.compile(r"--([\w-]+):\s*([^;]+)")
USED: Final = re.compile(r"var\(--([\w-]+)\)")
NO_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u202a-\u202e]")  # and overrides
TEXT, ROWS, TALLEST, LEGEND = 640, 236, 76, 1072  # space in pixels
NAME, BAR = 262, 626
ELLIPSIS: Final = "…"


@dataclass
class BarSegment:
    """A segment of a bar."""

    x: float
    width: float
    fill: str  # name of a colour; empty for lost points
    points: str


@dataclass
class PlayerBar:
    y: float
    place: int
    name: str
    note: str  # second line: the kind of bot, or that the player had help
    seat: int
    shape: str
    bar: list[BarSegment]
    points: str


# Resolving colours


@cache
def read_theme_colours() -> dict[str, str]:
    """The colours of the light theme."""
    style = (read_asset("colours.css") or b"").decode()
    block = style.split(':root, [data-theme="light"] {', 1)[1].split("}", 1)[0]
    return {name: value.strip() for name, value in TOKEN.findall(block)}


def _replace_colours(drawing: str) -> str:
    known = {**read_theme_colours(), "player": read_theme_colours()["accent"]}
    return USED.sub(lambda found: known.get(found[1], "none"), drawing)


@cache
def build_illustration_style() -> Markup:
    """Styles of the illustrations: variable strokes are inherited, colour mixtures left out."""
    style = (read_asset("title-art.css") or b"").decode()
    return Markup(_replace_colours(NOT_DRAWN.sub("", style)))  # our own file


@cache
def read_symbols() -> Markup:
    """Symbols of illustrations and seat shapes."""
    translator = translator_for("en")
    return Markup(
        _replace_colours(
            render_template("sprites.html", translator) + render_template("_title-art-sprites.html", translator)
        )
    )


@cache
def read_illustration(game: str, width: int) -> Markup:
    """The illustration of a game; the general one if the game's is not well-formed XML."""
    drawn = _replace_colours(render_template("_share-title-art.html", translator_for("en"), game=game)).strip()
    try:
        ElementTree.fromstring(drawn)
    except ElementTree.ParseError:
        drawn = _replace_colours(render_template("_title-art.html", translator_for("en"), game=game)).strip()
    drawn = re.sub(r'style="--stroke:([\d.]+)px"', r'stroke-width="\1"', drawn)
    return Markup(drawn.replace("<svg ", f'<svg width="{width}" height="{round(width * 230 / 420)}" ', 1))


# Fitting text


def estimate_text_width(text: str, size: float) -> float:
    """Estimate the width of a text, rather too wide than too narrow."""
    return size * sum(_estimate_ems(letter) for letter in text)


def _estimate_ems(letter: str) -> float:
    kind = unicodedata.category(letter)
    if kind[0] == "C" or kind in ("Mn", "Me"):
        return 0
    if letter in "mwMWQ@%&—…" or unicodedata.east_asian_width(letter) in "WF" or kind == "So":
        return 0.8 if kind == "Ll" else 1
    if letter in " iljtfrI.,:;'’!|()[]·-":
        return 0.3
    return 0.7 if kind == "Lu" else 0.46


def truncate_text(text: str, size: float, room: float) -> str:
    if estimate_text_width(text, size) <= room:
        return text
    while text and estimate_text_width(text + ELLIPSIS, size) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def wrap_text(text: str, size: float, room: float, most: int) -> list[str]:
    """Wrap a text between words and truncate what does not fit."""
    found: list[str] = []
    for word in text.split():
        if found and (len(found) == most or estimate_text_width(f"{found[-1]} {word}", size) <= room):
            found[-1] += f" {word}"
        else:
            found.append(word)
    return [truncate_text(line, size, room) for line in found]


def fit_sentences(sentences: list[str], size: float, room: float, most: int) -> list[str]:
    """As many sentences as fit; the first one is truncated if necessary."""
    found = wrap_text(" ".join(sentences), size, room, most)
    while len(sentences) > 1 and found[-1].endswith(ELLIPSIS):
        sentences = sentences[:-1]
        found = wrap_text(" ".join(sentences), size, room, most)
    return found


def _strip_markup(text: str) -> str:
    return NO_XML.sub("", text)


def _format_coordinate(points: int) -> str:
    return str(points).replace("-", "−")


# The image


def _build_common_context() -> dict[str, Any]:
    return {"c": read_theme_colours(), "face": FACE, "style": build_illustration_style(), "sprites": read_symbols()}


def _build_player_bars(sitting: list[Player], translator: TableTranslator) -> tuple[list[PlayerBar], float]:
    """The players in their order, and where bars start: losses stand to the left."""
    order = sorted(sitting, key=lambda each: each.place)
    gained = [sum(n for n in each.sources.values() if n > 0) for each in order]
    lost = [-sum(n for n in each.sources.values() if n < 0) for each in order]
    zero, scale = max(lost), BAR / max(1, max(gained) + max(lost))
    height = min(TALLEST, ROWS / len(order))
    top = (ROWS - height * len(order)) / 2
    rows = []
    for number, (each, owed) in enumerate(zip(order, lost, strict=True)):
        bar, below, above = list[BarSegment](), float(zero - owed), float(zero)
        for nth, points in enumerate(each.sources.values()):
            at, above, below = (above, above + points, below) if points > 0 else (below, above, below - points)
            if points:
                shown = (
                    _format_coordinate(points)
                    if abs(points) * scale >= 18 + 10 * len(_format_coordinate(points))
                    else ""
                )
                fill = FILLS[nth % len(FILLS)] if points > 0 else ""
                bar.append(BarSegment(round(at * scale, 1), round(abs(points) * scale, 1), fill, shown))
        name, y = truncate_text(_strip_markup(each.name), 28, NAME), round(top + height * (number + 0.5), 1)
        note = (
            format_bot_name(each.level, translator)
            if each.kind == "bot"
            else translator.translate("helped")
            if each.helped
            else ""
        )
        rows.append(
            PlayerBar(
                y,
                each.place,
                name,
                truncate_text(note, 18, NAME),
                each.seat,
                each.shape,
                bar,
                _format_coordinate(each.points),
            )
        )
    return rows, round(zero * scale, 1)


def _arrange_legend(sitting: list[Player], translator: TableTranslator) -> list[tuple[float, int, str, str]]:
    """The sources with points: x, line, colour and name; as many as fit on two lines."""
    found, x, line = list[tuple[float, int, str, str]](), 0.0, 0
    for nth, id in enumerate(sitting[0].sources):
        all_points = [each.sources.get(id, 0) for each in sitting]
        if any(all_points):
            name = translator.translate(f"score-{id}") if translator.knows(f"score-{id}") else id
            needs = 25 + estimate_text_width(name, 23) + 22
            if x and x + needs > LEGEND:
                x, line = 0.0, line + 1
            found.append((x, line, "" if min(all_points) < 0 else FILLS[nth % len(FILLS)], name))
            x += needs
    return [each for each in found if each[1] < 2]


def render_match_image(match: Match, players: list[Player], translator: TableTranslator, about: list[str]) -> str:
    """The image of a finished match. Names are untrusted: they are truncated here and escaped by the template."""
    sitting, told = score_players(match, "over", players), describe_winner(match, translator)
    heading = wrap_text(_strip_markup(told.heading), 50, TEXT, 2)
    sentence = fit_sentences([_strip_markup(each) for each in told.sentences], 25, TEXT, 3 - len(heading))
    rows, zero = _build_player_bars(sitting, translator)
    return render_template(
        "card.svg",
        translator,
        **_build_common_context(),
        plates=[(716, 56, read_illustration(match.game.meta.id, 420), "")],
        eyebrow=truncate_text(" · ".join([match.game.meta.title, *about]), 25, TEXT),
        heading=heading,
        sentence=sentence,
        rows=rows,
        zero=zero,
        legend=_arrange_legend(sitting, translator),
    )


def describe_match(match: Match, players: list[Player], translator: TableTranslator) -> dict[str, str]:
    """The same as text, for link previews and screen readers."""
    sitting, winner, title = (
        score_players(match, "over", players),
        describe_winner(match, translator),
        match.game.meta.title,
    )
    order = sorted(sitting, key=lambda each: each.place)
    result = ", ".join(f"\u2068{each.name}\u2069 {_format_coordinate(each.points)}" for each in order)
    return {
        "title": f"{winner.heading} · {title}",
        "description": " ".join([f"{result}.", *winner.sentences]),
        "alt": translator.translate("card-alt", title=title, result=result),
    }


def render_site_image(translator: TableTranslator) -> str:
    """The image of the site with its games."""
    titles = list_metas()[:3]
    left = (WIDTH - 344 * len(titles) - 20 * (len(titles) - 1)) / 2
    plates = [(left + 364 * nth, 290, read_illustration(each.id, 344), each.title) for nth, each in enumerate(titles)]
    return render_template(
        "card.svg",
        translator,
        **_build_common_context(),
        plates=plates,
        eyebrow="",
        heading=wrap_text(translator.translate("home-title"), 50, 1072, 2),
        sentence=wrap_text(translator.translate("home-lead"), 25, 1072, 2),
        rows=[],
        zero=0,
        legend=[],
    )
