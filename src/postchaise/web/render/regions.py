"""The regions of a table's page: the named parts that change while a match is played."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any, Final

from markupsafe import Markup

from postchaise.i18n.rulebook import parse_rulebook
from postchaise.kernel.match import Match
from postchaise.kernel.registry import extras
from postchaise.web.views.api_view import build_observation
from postchaise.web.views.decisions import ChoiceGroup, find_card_choice_kind, fold_card_choices
from postchaise.web.views.table_view import Player, TableView, ViewerContext, build_table_view

from .cache import RenderCache
from .templates import list_template_names, render_template

CARD_ID: Final = re.compile(r"[a-z][0-9]")  # as in "m1-02"


def render_page(match: Match, context: ViewerContext, cache: RenderCache) -> tuple[TableView, dict[str, str]]:
    """The view and its regions, rendered once for all viewers who see the same."""

    def build() -> tuple[TableView, dict[str, str]]:
        table_view = build_table_view(match, context, cache.log, cache.lesson)
        return table_view, render_regions(table_view, cache)

    return cache.page(context, ("page", context.text_board, context.lang, *context.cache_key), build)


def render_observation(match: Match, context: ViewerContext, cache: RenderCache) -> str:
    """The same for programs, as JSON."""

    def build() -> str:
        observation = build_observation(build_table_view(match, context, cache.log, cache.lesson))
        return json.dumps(observation, ensure_ascii=False, separators=(",", ":"))

    return cache.page(context, ("json", context.lang, *context.cache_key), build)


def render_regions(table_view: TableView, cache: RenderCache | None = None) -> dict[str, str]:
    cache = cache or RenderCache()
    brought, context = extras(table_view.game), _template_context(table_view, cache)
    if table_view.curtain >= 0:
        return _render_curtain(table_view, context, cache)
    regions: dict[str, str] = {}
    if brought.drawn:
        scene = cache.board(table_view)
        context = {**scene, **context}
        regions["map"], regions["click_targets"], regions["pieces"] = scene["map"], scene["places"], scene["pieces"]
        regions["player_board"] = _render_player_board(table_view, context, cache)
        if "views" in scene:
            regions["views"] = _render_views(table_view, scene, cache)
        regions |= {name: cache.game_region(table_view, name, scene) for name in (*brought.regions, *brought.asides)}
        regions["text_board"] = _render_text_board(table_view) if table_view.table.text_board else ""
    else:
        regions["map"] = _render_text_board(table_view)
    regions["banner"] = _render_banner(table_view, context)
    regions["players"] = _render_players(table_view, context, cache)
    if table_view.table.learning:
        regions["lesson"] = (
            render_template("_lesson.html", table_view.translator, **context) if table_view.guide is not None else ""
        )
    answers = _render_answers(table_view, context, cache)
    regions["decision"] = render_template("_decision.html", table_view.translator, **context, answers=answers)
    regions["log"] = render_template("_log.html", table_view.translator, **context)
    return regions | _render_head_and_chat(table_view, context, cache)


def _template_context(table_view: TableView, cache: RenderCache) -> dict[str, Any]:
    """What the templates of all regions can name."""
    headings: list[ChoiceGroup] = []
    prompt = question = ""
    if table_view.decision is not None and table_view.curtain < 0:
        headings = cache.headings(table_view)
        question = table_view.decision.prompt.id
        prompt = table_view.translator.translate(table_view.decision.prompt)
    brought = extras(table_view.game)
    return {
        "table_view": table_view,
        "table": table_view.table,
        "view": table_view.view,
        "players": table_view.players,
        "me": table_view.me,
        "whose": table_view.focused,
        "groups": fold_card_choices(table_view, headings),
        "prompt": prompt,
        "hint": _example_notation(headings),
        "picker": find_card_choice_kind(table_view, headings),
        "automatic": table_view.automatic,
        "repeatable": table_view.guide is None and question in brought.repeatable,
        "steps": brought.steps(table_view.view) if table_view.table.status == "playing" else [],
        "drawn": brought.drawn,
        "rules_known": parse_rulebook(table_view.table.game, table_view.translator.code),
    }


def _render_answers(table_view: TableView, context: dict[str, Any], cache: RenderCache) -> Markup:
    """The choices. They stay while others decide at the same time, whatever the log says meanwhile."""
    translator, table, headings = table_view.translator, table_view.table, context["groups"]
    if not headings or table.status != "playing":
        return Markup()
    own = [context.get(name) for name in list_template_names(f"{table.game}/question.html")]
    names = [player.name for player in table_view.players]
    draw = partial(render_template, "_answers.html", translator, **context)
    return Markup(cache.part(("answers", translator.code, table_view.viewer), (headings, own, table.help, names), draw))


def _example_notation(headings: list[ChoiceGroup]) -> str:
    """An action as one could type it: translator and numbers, as nobody types the id of a card."""
    notations = [button.notation for heading in headings for button in heading.open]
    return next((each for each in notations if not CARD_ID.search(each)), "")


def _render_head_and_chat(table_view: TableView, context: dict[str, Any], cache: RenderCache) -> dict[str, str]:
    """The line at the top and the chat, which actions rarely change."""
    translator, table, seated = table_view.translator, table_view.table, bool(table_view.own_seats)
    source = (table.status, table_view.round, table_view.viewer, seated, table_view.was_helped)
    draw = partial(render_template, "_table-head.html", translator, **context)
    regions = {"head": cache.part(("head", translator.code, table_view.viewer, seated), source, draw)}
    draw = partial(render_template, "_chat.html", translator, **context)
    lines = [(line.number, bool(line.text)) for line in table.chat_lines]
    return regions | {"chat": cache.part(("chat", translator.code), lines, draw)}


def _render_banner(table_view: TableView, context: dict[str, Any]) -> str:
    return render_template("_banner.html", table_view.translator, **context).strip()


def _render_players(table_view: TableView, context: dict[str, Any], cache: RenderCache) -> str:
    """How the match is won, and a panel for every player."""
    goal = [table_view.translator.translate(message) for message in extras(table_view.game).goal(table_view.view)]
    facts = {"goal": goal, "table": table_view.table, "end_rule": table_view.game.meta.end_rule}
    return render_template(
        "_players.html", table_view.translator, **facts, panels=_render_panels(table_view, context, cache)
    )


def _render_panels(table_view: TableView, context: dict[str, Any], cache: RenderCache) -> list[Markup]:
    states = table_view.view.get("players", [])
    panels = []
    for who in table_view.players:
        player = states[who.seat] if who.seat < len(states) else {}
        own, host = who.seat == table_view.viewer, (table_view.table.host, bool(table_view.own_seats))
        hand = _render_hand(table_view, who, player, context, cache)
        source = (who, player, table_view.table.status, table_view.curtain < 0, hand)
        draw = partial(
            render_template,
            "_player.html",
            table_view.translator,
            **{**context, "who": who, "player": player, "hand": hand},
        )
        panels.append(Markup(cache.part(("panel", table_view.translator.code, who.seat, own, host), source, draw)))
    return panels


def _render_hand(
    table_view: TableView, who: Player, player: Any, context: dict[str, Any], cache: RenderCache
) -> Markup:
    """What a game adds to a player's panel; the same for everybody with an equal view."""
    template = f"{table_view.table.game}/player.html"
    if not context["drawn"] or table_view.curtain >= 0:
        return Markup()
    draw = partial(render_template, template, table_view.translator, **{**context, "who": who, "player": player})
    source = (player, context["hands"][who.seat] if "hands" in context else None)
    return Markup(cache.part(("hand", table_view.translator.code, who.seat), source, draw))


def _render_player_board(table_view: TableView, context: dict[str, Any], cache: RenderCache) -> str:
    owner, code, viewer = table_view.board_owner, table_view.translator.code, table_view.viewer
    looking, mine = table_view.is_looking, owner.seat == viewer

    def draw() -> str:
        names = [*(["_shown-player.html"] if looking else []), f"{table_view.table.game}/player-board.html"]
        whose = {**context, "whose": owner, "mine": mine}
        return "".join(render_template(name, table_view.translator, **whose) for name in names)

    source = (owner.name, context["player_boards"][owner.seat])
    return cache.part(("player_board", code, owner.seat, viewer >= 0, mine, looking), source, draw)


def _render_views(table_view: TableView, scene: dict[str, Any], cache: RenderCache) -> str:
    """The sides of a board that is too large for one screen."""
    source = (scene["views"], scene["view_wanted"] if table_view.decision is not None else "")
    names = {"views": source[0], "wanted": source[1], "player_board_view": scene.get("player_board_view", "")}
    draw = partial(render_template, "_board-views.html", table_view.translator, **names)
    return cache.part(("views", table_view.translator.code, source[1]), source, draw)


def _render_curtain(table_view: TableView, context: dict[str, Any], cache: RenderCache) -> dict[str, str]:
    """Between two people at one screen, neither one's view is table_view."""
    regions = _render_head_and_chat(table_view, context, cache) | {
        "log": render_template("_log.html", table_view.translator, **context)
    }
    regions["players"] = _render_players(table_view, context, cache)
    regions["banner"] = _render_banner(table_view, context)
    regions["decision"] = render_template("_handover.html", table_view.translator, **context)
    brought = extras(table_view.game)
    own = dict.fromkeys((*brought.regions, *brought.asides), "")
    return regions | own | {"map": "", "click_targets": "", "pieces": "", "player_board": "", "text_board": ""}


def _render_text_board(table_view: TableView) -> str:
    """The position as tables."""
    sheets = extras(table_view.game).text_board(table_view.view, table_view.translator)
    return render_template("_text-board.html", table_view.translator, sheets=sheets)
