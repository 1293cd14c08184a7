"""The changing parts of the page of a table, by name."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final

from markupsafe import Markup

from postchaise.i18n.rulebook import parse_rulebook
from postchaise.kernel.registry import extras
from postchaise.web.translations import Words
from postchaise.web.views.card_reference import picker
from postchaise.web.views.decisions import Heading
from postchaise.web.views.seats import Player
from postchaise.web.views.table_view import Frame

from .cache import Drawings
from .templates import needs, render

MIXED: Final = re.compile(r"[a-z][0-9]")  # as in "m1-02"


def regions(frame: Frame, drawings: Drawings | None = None) -> dict[str, str]:
    """`drawings` are those of the table so far."""
    drawings = drawings or Drawings()
    words, brought = frame.words, extras(frame.game)
    asked: list[Heading] = []
    prompt = ""
    if frame.decision is not None and frame.curtain < 0:
        asked = drawings.asked(frame)
        prompt = words.translate(frame.decision.prompt)
    common = {
        "frame": frame,
        "table": frame.table,
        "view": frame.view,
        "players": frame.players,
        "me": frame.players[frame.viewer] if frame.viewer >= 0 else None,
        "whose": _whose(frame),
        "groups": asked,
        "prompt": prompt,
        "hint": _hint(asked),
        "picker": picker(frame, asked),
        "onward": _onward(frame) if asked else -1,
        "steps": brought.steps(frame.view) if frame.table.status == "playing" else [],
        "drawn": brought.drawn,
        "rules_known": parse_rulebook(frame.table.game, words.code),
    }
    if frame.curtain >= 0:
        return _curtained(words, common, drawings)
    shown: dict[str, str] = {}
    if brought.drawn:
        scene = drawings.board(frame)
        common = {**scene, **common}
        shown["map"], shown["spots"], shown["pieces"] = scene["map"], scene["places"], scene["pieces"]
        shown["satchel"] = _satchel(frame, common, drawings)
        if "views" in scene:
            shown["views"] = _views(frame, scene, drawings)
        shown |= {name: drawings.part(frame, name, scene) for name in (*brought.regions, *brought.asides)}
        shown["text_board"] = _text_board(frame) if frame.text_board else ""
    else:
        shown["map"] = _text_board(frame)
    shown["players"] = _players(frame, common, drawings)
    if frame.table.learning:
        shown["lesson"] = render("_lesson.html", words, **common) if frame.guide is not None else ""
    answers = _answers(frame, common, drawings)
    shown["whatnow"] = render("_whatnow.html", words, **common, answers=answers)
    shown["log"] = render("_log.html", words, **common)
    return shown | _seldom(frame, common, drawings)


def _answers(frame: Frame, common: dict[str, Any], drawings: Drawings) -> Markup:
    """To a question. They stay while others decide at the same time, whatever else is told of that."""
    words, table, asked = frame.words, frame.table, common["groups"]
    if not asked or table.status != "playing":
        return Markup()
    own = [common.get(name) for name in needs(f"{table.game}/question.html")]
    names = [who.name for who in frame.players]
    draw = partial(render, "_answers.html", words, **common)
    return Markup(drawings.kept(("answers", words.code, frame.viewer), (asked, own, table.help, names), draw))


def _hint(asked: list[Heading]) -> str:
    """An action as one can type it, in words and numbers alone: nobody types the id of a card."""
    notations = [button.notation for group in asked for button in group.open]
    return next((each for each in notations if not MIXED.search(each)), "")


def _onward(frame: Frame) -> int:
    """The action that the table takes for whoever lets it; nobody is led on in a guided game."""
    if frame.decision is None or frame.guide is not None:
        return -1
    alone = all(who.kind == "bot" for who in frame.players if who.seat != frame.viewer)
    wanted = extras(frame.game).onward(frame.view, frame.decision, alone)
    return next((choice.action for choice in frame.decision.allowed if choice.notation == wanted), -1)


def _seldom(frame: Frame, common: dict[str, Any], drawings: Drawings) -> dict[str, str]:
    """The line at the top and the talk, which an action seldom changes."""
    words, table = frame.words, frame.table
    head = (table.status, frame.round, frame.viewer, bool(frame.mine), frame.helped)
    draw = partial(render, "_head.html", words, **common)
    shown = {"head": drawings.kept(("head", words.code, frame.viewer, bool(frame.mine)), head, draw)}
    draw = partial(render, "_chat.html", words, **common)
    return shown | {"chat": drawings.kept(("chat", words.code), [line.number for line in frame.chat], draw)}


def _players(frame: Frame, common: dict[str, Any], drawings: Drawings) -> str:
    """How the match is won, and everybody with it."""
    words = frame.words
    goal = [words.translate(message) for message in extras(frame.game).goal(frame.view)]
    told = {"goal": goal, "table": frame.table, "end_rule": frame.game.meta.end_rule}
    return render("_players.html", words, **told, panels=_panels(frame, common, drawings))


def _panels(frame: Frame, common: dict[str, Any], drawings: Drawings) -> list[Markup]:
    seen = frame.view.get("players", [])
    panels = []
    for who in frame.players:
        player = seen[who.seat] if who.seat < len(seen) else {}
        own, host = who.seat == frame.viewer, (frame.table.host, bool(frame.mine))
        hand = _hand(frame, who, player, common, drawings)
        source = (who, player, frame.table.status, frame.curtain < 0, hand)
        context = {**common, "who": who, "player": player, "hand": hand}
        draw = partial(render, "_player.html", frame.words, **context)
        panels.append(Markup(drawings.kept(("panel", frame.words.code, who.seat, own, host), source, draw)))
    return panels


def _hand(frame: Frame, who: Player, player: Any, common: dict[str, Any], drawings: Drawings) -> Markup:
    """What a game adds to the panel of a seat; the same for everybody who sees the same."""
    template = f"{frame.table.game}/player.html"
    if not common["drawn"] or frame.curtain >= 0:
        return Markup()
    draw = partial(render, template, frame.words, **{**common, "who": who, "player": player})
    source = (player, common["hands"][who.seat] if "hands" in common else None)
    return Markup(drawings.kept(("hand", frame.words.code, who.seat), source, draw))


def _satchel(frame: Frame, common: dict[str, Any], drawings: Drawings) -> str:
    whose, me = common["whose"], frame.viewer >= 0
    source = (whose.name, common["satchels"][whose.seat])
    draw = partial(render, f"{frame.table.game}/satchel.html", frame.words, **common)
    return drawings.kept(("satchel", frame.words.code, whose.seat, me), source, draw)


def _views(frame: Frame, scene: dict[str, Any], drawings: Drawings) -> str:
    """The sides of a board that is too large for one screen."""
    source = (scene["views"], scene["view_wanted"] if frame.decision is not None else "")
    draw = partial(render, "_views.html", frame.words, views=source[0], wanted=source[1])
    return drawings.kept(("views", frame.words.code, source[1]), source, draw)


def _whose(frame: Frame) -> Player:
    """Whose things lie below the board: one's own, or for onlookers those of whoever is asked."""
    if frame.viewer >= 0:
        return frame.players[frame.viewer]
    return next((player for player in frame.players if player.turn), frame.players[0])


def _curtained(words: Words, common: dict[str, Any], drawings: Drawings) -> dict[str, str]:
    """Between two people at one screen nothing of either is shown."""
    shown = _seldom(common["frame"], common, drawings) | {"log": render("_log.html", words, **common)}
    shown["players"] = _players(common["frame"], common, drawings)
    shown["whatnow"] = render("_curtain.html", words, **common)
    brought = extras(common["frame"].game)
    own = dict.fromkeys((*brought.regions, *brought.asides), "")
    return shown | own | {"map": "", "spots": "", "pieces": "", "satchel": "", "text_board": ""}


def _text_board(frame: Frame) -> str:
    """The position as tables."""
    sheets = extras(frame.game).text_board(frame.view, frame.words)
    return render("_text_board.html", frame.words, sheets=sheets)
