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
from postchaise.web.views.seats import Player, score_players

from .templates import asset_bytes, render

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
class Part:
    """A segment of a bar."""

    x: float
    width: float
    fill: str  # name of a colour; empty for lost points
    points: str


@dataclass
class Row:
    y: float
    place: int
    name: str
    note: str  # second line: the kind of bot, or that the player had help
    seat: int
    shape: str
    bar: list[Part]
    points: str


# Resolving colours


@cache
def colours() -> dict[str, str]:
    """The colours of the light theme."""
    style = (asset_bytes("colours.css") or b"").decode()
    block = style.split(':root, [data-theme="light"] {', 1)[1].split("}", 1)[0]
    return {name: value.strip() for name, value in TOKEN.findall(block)}


def _coloured(drawing: str) -> str:
    known = {**colours(), "player": colours()["accent"]}
    return USED.sub(lambda found: known.get(found[1], "none"), drawing)


@cache
def illustration_style() -> Markup:
    """Styles of the illustrations: variable strokes are inherited, colour mixtures left out."""
    style = (asset_bytes("title-art.css") or b"").decode()
    return Markup(_coloured(NOT_DRAWN.sub("", style)))  # our own file


@cache
def sprites() -> Markup:
    """Symbols of illustrations and seat shapes."""
    translator = translator_for("en")
    return Markup(_coloured(render("sprites.html", translator) + render("_title-art-sprites.html", translator)))


@cache
def plate(game: str, width: int) -> Markup:
    """The illustration of a game; the general one if the game's is not well-formed XML."""
    drawn = _coloured(render("_share-title-art.html", translator_for("en"), game=game)).strip()
    try:
        ElementTree.fromstring(drawn)
    except ElementTree.ParseError:
        drawn = _coloured(render("_title-art.html", translator_for("en"), game=game)).strip()
    drawn = re.sub(r'style="--stroke:([\d.]+)px"', r'stroke-width="\1"', drawn)
    return Markup(drawn.replace("<svg ", f'<svg width="{width}" height="{round(width * 230 / 420)}" ', 1))


# Fitting text


def text_width(text: str, size: float) -> float:
    """Estimate the width of a text, rather too wide than too narrow."""
    return size * sum(_ems(letter) for letter in text)


def _ems(letter: str) -> float:
    kind = unicodedata.category(letter)
    if kind[0] == "C" or kind in ("Mn", "Me"):
        return 0
    if letter in "mwMWQ@%&—…" or unicodedata.east_asian_width(letter) in "WF" or kind == "So":
        return 0.8 if kind == "Ll" else 1
    if letter in " iljtfrI.,:;'’!|()[]·-":
        return 0.3
    return 0.7 if kind == "Lu" else 0.46


def truncate(text: str, size: float, room: float) -> str:
    if text_width(text, size) <= room:
        return text
    while text and text_width(text + ELLIPSIS, size) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def wrap_text(text: str, size: float, room: float, most: int) -> list[str]:
    """Wrap a text between words and truncate what does not fit."""
    found: list[str] = []
    for word in text.split():
        if found and (len(found) == most or text_width(f"{found[-1]} {word}", size) <= room):
            found[-1] += f" {word}"
        else:
            found.append(word)
    return [truncate(line, size, room) for line in found]


def fit_sentences(sentences: list[str], size: float, room: float, most: int) -> list[str]:
    """As many sentences as fit; the first one is truncated if necessary."""
    found = wrap_text(" ".join(sentences), size, room, most)
    while len(sentences) > 1 and found[-1].endswith(ELLIPSIS):
        sentences = sentences[:-1]
        found = wrap_text(" ".join(sentences), size, room, most)
    return found


def _plain(text: str) -> str:
    return NO_XML.sub("", text)


def _number(points: int) -> str:
    return str(points).replace("-", "−")


# The image


def _common() -> dict[str, Any]:
    return {"c": colours(), "face": FACE, "style": illustration_style(), "sprites": sprites()}


def _rows(sitting: list[Player], translator: TableTranslator) -> tuple[list[Row], float]:
    """The players in their order, and where bars start: losses stand to the left."""
    order = sorted(sitting, key=lambda each: each.place)
    gained = [sum(n for n in each.sources.values() if n > 0) for each in order]
    lost = [-sum(n for n in each.sources.values() if n < 0) for each in order]
    zero, scale = max(lost), BAR / max(1, max(gained) + max(lost))
    height = min(TALLEST, ROWS / len(order))
    top = (ROWS - height * len(order)) / 2
    rows = []
    for number, (each, owed) in enumerate(zip(order, lost, strict=True)):
        bar, below, above = list[Part](), float(zero - owed), float(zero)
        for nth, points in enumerate(each.sources.values()):
            at, above, below = (above, above + points, below) if points > 0 else (below, above, below - points)
            if points:
                shown = _number(points) if abs(points) * scale >= 18 + 10 * len(_number(points)) else ""
                fill = FILLS[nth % len(FILLS)] if points > 0 else ""
                bar.append(Part(round(at * scale, 1), round(abs(points) * scale, 1), fill, shown))
        name, y = truncate(_plain(each.name), 28, NAME), round(top + height * (number + 0.5), 1)
        note = (
            format_bot_name(each.level, translator)
            if each.kind == "bot"
            else translator.translate("helped")
            if each.helped
            else ""
        )
        rows.append(
            Row(y, each.place, name, truncate(note, 18, NAME), each.seat, each.shape, bar, _number(each.points))
        )
    return rows, round(zero * scale, 1)


def _legend(sitting: list[Player], translator: TableTranslator) -> list[tuple[float, int, str, str]]:
    """The sources with points: x, line, colour and name; as many as fit on two lines."""
    found, x, line = list[tuple[float, int, str, str]](), 0.0, 0
    for nth, id in enumerate(sitting[0].sources):
        all_points = [each.sources.get(id, 0) for each in sitting]
        if any(all_points):
            name = translator.translate(f"score-{id}") if translator.knows(f"score-{id}") else id
            needs = 25 + text_width(name, 23) + 22
            if x and x + needs > LEGEND:
                x, line = 0.0, line + 1
            found.append((x, line, "" if min(all_points) < 0 else FILLS[nth % len(FILLS)], name))
            x += needs
    return [each for each in found if each[1] < 2]


def match_card(match: Match, players: list[Player], translator: TableTranslator, about: list[str]) -> str:
    """The image of a finished match. Names are untrusted: they are truncated here and escaped by the template."""
    sitting, told = score_players(match, "over", players), describe_winner(match, translator)
    heading = wrap_text(_plain(told.heading), 50, TEXT, 2)
    sentence = fit_sentences([_plain(each) for each in told.sentences], 25, TEXT, 3 - len(heading))
    rows, zero = _rows(sitting, translator)
    return render(
        "card.svg",
        translator,
        **_common(),
        plates=[(716, 56, plate(match.game.meta.id, 420), "")],
        eyebrow=truncate(" · ".join([match.game.meta.title, *about]), 25, TEXT),
        heading=heading,
        sentence=sentence,
        rows=rows,
        zero=zero,
        legend=_legend(sitting, translator),
    )


def describe_match(match: Match, players: list[Player], translator: TableTranslator) -> dict[str, str]:
    """The same as text, for link previews and screen readers."""
    sitting, winner, title = (
        score_players(match, "over", players),
        describe_winner(match, translator),
        match.game.meta.title,
    )
    order = sorted(sitting, key=lambda each: each.place)
    result = ", ".join(f"\u2068{each.name}\u2069 {_number(each.points)}" for each in order)
    return {
        "title": f"{winner.heading} · {title}",
        "description": " ".join([f"{result}.", *winner.sentences]),
        "alt": translator.translate("card-alt", title=title, result=result),
    }


def site_card(translator: TableTranslator) -> str:
    """The image of the site with its games."""
    titles = list_metas()[:3]
    left = (WIDTH - 344 * len(titles) - 20 * (len(titles) - 1)) / 2
    plates = [(left + 364 * nth, 290, plate(each.id, 344), each.title) for nth, each in enumerate(titles)]
    return render(
        "card.svg",
        translator,
        **_common(),
        plates=plates,
        eyebrow="",
        heading=wrap_text(translator.translate("home-title"), 50, 1072, 2),
        sentence=wrap_text(translator.translate("home-lead"), 25, 1072, 2),
        rows=[],
        zero=0,
        legend=[],
    )
