"""Render one of each page without a server."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from markupsafe import Markup

from postchaise import Dice, Match
from postchaise.i18n.bot_names import BotStyle
from postchaise.kernel.registry import extras, meta, titles
from postchaise.server.pages import statistics
from postchaise.server.pages.home import NEWS
from postchaise.server.pages.rematch import Rematch
from postchaise.server.pages.table_list import SeatSummary, TableSummary
from postchaise.server.storage.results import FinishedMatch, SeatResult
from postchaise.web.render import share_image
from postchaise.web.render.pictures import render_static_board
from postchaise.web.render.regions import render_regions
from postchaise.web.render.templates import render_template
from postchaise.web.review import result
from postchaise.web.translations import translator_for
from postchaise.web.views import puzzle
from postchaise.web.views.hint import ALLOWED
from postchaise.web.views.table_view import (
    ChatLine,
    Player,
    TableView,
    TakebackLoss,
    UndoState,
    ViewerContext,
    build_table_view,
)

TABLE = Path(__file__).resolve().parents[2] / "src" / "postchaise" / "web"
LANGUAGES = ("en", "fr", "de")
EVIL = '\u202e<script>alert("x")</script> مرحبا 🎲 ' + "W" * 200
BASE = {"theme": "auto", "name": "Margot", "csrf": "secret", "error": ""}
LOSS = TakebackLoss(1, "Rabelais rides.", [(0, 2), (1, 1)])
VOID = {"meta", "link", "input", "img", "br", "path", "circle", "rect", "use", "ellipse"}


class Reader(HTMLParser):
    """Count the elements of a page, and find tags that are not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.ids += [value for key, value in attrs if key == "id" and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.ids += [value for key, value in attrs if key == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


def play_actions(game: str, seats: int, actions: int) -> Match:
    match, dice = Match(game, seats, Dice(5)), Dice(6)
    while not match.over and len(match.entries) < actions:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
    return match


def build_seat_view(match: Match, viewer: int, lang: str, names: list[str], **more: Any) -> TableView:
    """Build the table view of one seat; `more` goes into the viewer context."""
    seats = [Player(name, you=seat == viewer) for seat, name in enumerate(names)]
    seats[1] = replace(seats[1], kind="bot", level="random")
    status = "over" if match.over else "playing"
    title = more.pop("title", "Saumur")
    chat = [ChatLine(1, 0, names[0], names[0]), ChatLine(2, -1, EVIL, EVIL)]
    context = ViewerContext(
        "t1", match.game.meta.id, title, status, match.version, "5ea1", seats, lang, host=True, chat_lines=chat
    )
    context = replace(
        context, **{name: more.pop(name) for name in ("text_board", "shown_seat", "chat_lines") if name in more}
    )
    return replace(build_table_view(match, context), **more)


def render_table_page(table_view: TableView) -> str:
    game = table_view.table.game
    return render_template(
        "table.html",
        table_view.translator,
        table_view=table_view,
        table=table_view.table,
        meta=meta(game),
        regions=render_regions(table_view),
        marks=(),
        drawn=extras(game).drawn,
        parts=extras(game).regions,
        asides=extras(game).asides,
        **BASE,
    )


def render_end_page(table_view: TableView, match: Match) -> str:
    game = table_view.table.game
    shown = result.build_result(match, table_view.translator, 3500)
    seats = [Player(each.name) for each in table_view.players]
    preview = {
        **share_image.describe_match(match, seats, table_view.translator),
        "image": "https://club.example/x.png",
        "address": "",
    }
    more = {"meta": meta(game), "result": shown, "site": "https://club.example", "preview": preview}
    drawn = {
        "still": render_static_board(render_regions(table_view)) if extras(game).drawn else "",
        "last": match.version,
    }
    drawn["closing"] = extras(game).closing(table_view.view)
    more |= {"marks": (), "has_played": True, "rematch": Rematch("t2", [table_view.players[0].name], True, True)}
    return render_template(
        "result.html", table_view.translator, table_view=table_view, table=table_view.table, **drawn, **more, **BASE
    )


def create_table_summary(action: str, name: str) -> TableSummary:
    seats = [
        SeatSummary("player-1", "disc", "person", name, True, 7, True),
        SeatSummary("player-2", "square", "bot", name, level="apprentice"),
        SeatSummary("player-3", "lozenge", "open", ""),
    ]
    status = {"result": "over", "continue": "playing"}.get(action, "waiting")
    turn = action == "continue"
    return TableSummary(f"t-{action}", name, "orleans", name, seats, status, action, 90, turn, 4, 2, [name])


def render_home_page(
    lang: str, new: str | None = None, name: str = "Margot", given: dict[str, str] | None = None
) -> str:
    context: dict[str, Any] = {
        **BASE,
        "titles": [meta(id) for id in titles()],
        "bots": dict.fromkeys(titles(), 2),
        "new": new,
        "levels": ["random", "apprentice"],
        "styled_levels": ["apprentice"],
        "styles": [BotStyle("voyager", "Voyager", "Takes its time.", [2])],
        "given": given or {},
        "open_tables": [create_table_summary("join", name), create_table_summary("watch", name)],
        "my_tables": [
            create_table_summary("continue", name),
            create_table_summary("open", name),
            create_table_summary("result", name),
        ],
        "finished": 3,
        "puzzles": [("la-loire", "La Loire", "solved"), ("orleans", "Orléans", "tried"), ("x", "X", "")],
        "news": NEWS,
        "helped": {"t-result"},
        "lessons": {"la-loire": (3, 17), "orleans": (0, 15)},
        "helps": ALLOWED,
        "paces": ("instant", "brisk", "watchable"),
    }
    return render_template("home.html", translator_for(lang, new or ""), **context)


def render_puzzle_page(game: str, lang: str, answered: bool) -> str:
    shown, day = puzzle.build_puzzle_page(game, 0, lang), date(2026, 11, 17)
    return render_template(
        "puzzle.html",
        shown.table_view.translator,
        meta=meta(game),
        asked=shown,
        table_view=shown.table_view,
        regions=shown.regions,
        answer=puzzle.answer_puzzle(shown, shown.puzzle.others[-1].choice) if answered else None,
        day=day,
        called="17 November 2026",
        before=day,
        after=day,
        drawn=True,
        parts=extras(game).regions,
        asides=extras(game).asides,
        **BASE,
    )


def render_all_pages(lang: str, names: list[str]) -> dict[str, str]:
    """Render one of each page."""
    shown = {"home": render_home_page(lang, name=names[0])}
    for game in titles():
        shown[f"new {game}"] = render_home_page(lang, game)
        match = play_actions(game, 3, 60)
        for viewer in (match.actor, (match.actor + 1) % 3, -1):
            shown[f"table {game} {viewer}"] = render_table_page(build_seat_view(match, viewer, lang, names))
    shown |= {f"puzzle {answered}": render_puzzle_page("thurn-und-taxis", lang, answered) for answered in (False, True)}
    match = play_actions("la-loire", 3, 60)
    asking = UndoState(reason="Revealed.", asked=1, answer=0, loss=LOSS)
    shown["asked"] = render_table_page(
        build_seat_view(match, match.actor, lang, names, undo=asking, has_catch_up=True, text_board=True)
    )
    shown["curtain"] = render_table_page(build_seat_view(match, -1, lang, names, curtain=match.actor))
    over = play_actions("thurn-und-taxis", 3, 99999)
    final = build_seat_view(over, 0, lang, names)
    shown["over"] = render_table_page(final)
    shown["end"] = render_end_page(final, over)
    table = ViewerContext("t1", "la-loire", names[0], "waiting", 0, "5ea1", host=True, listed=True)
    players = [Player(names[0], you=True, seat=0), Player("", kind="open", seat=1), Player(names[2], seat=2)]
    common: dict[str, Any] = {"table": table, "meta": meta("la-loire"), "players": players, **BASE}
    translator = translator_for(lang, "la-loire")
    shown["waiting"] = render_template(
        "waiting.html",
        translator,
        mine=[0],
        links={1: "http://h/t/t1/join/1/x"},
        levels=["random"],
        styled_levels=[],
        styles=[],
        options=[("Edition", "French")],
        only_here=True,
        **common,
    )
    for problem in ("", "used", "expired", "damaged"):
        seat = None if problem else players[1]
        shown[f"join {problem}"] = render_template(
            "join.html", translator, host=names[0], seat=seat, invite="x", problem=problem, options=[], **common
        )
    results = [SeatResult(i, "person", str(i), name, "", i + 1, 9 - i, {"boat": 9 - i}) for i, name in enumerate(names)]
    matches = [FinishedMatch("t1", "la-loire", names[0], 0, 600, results)] * 2
    games = statistics.compute_game_statistics(matches, "0")
    shown["my"] = render_template(
        "my-matches.html",
        translator_for(lang),
        matches=matches,
        first=1,
        found=2,
        played=2,
        counted=2,
        won_all=2,
        my_tables=[create_table_summary("continue", names[0])],
        helped=[],
        page=1,
        pages=2,
        me="0",
        signed_out=True,
        titles={},
        played_titles=[meta("la-loire")],
        chosen={"game": "", "won": True, "q": names[0]},
        address=lambda **new: "/my",
        day=str,
        took=str,
        latest=20,
        minutes=10,
        games=games,
        told=games[0],
        rivals=statistics.list_rivals(matches, "0"),
        goes=1,
        stays=2,
        gone=False,
        code="abcd",
        qr="data:x",
        **BASE,
    )
    shown["move"] = render_template("transfer.html", translator_for(lang), left=2, **BASE)
    shown["offline"] = render_template("offline.html", translator_for(lang), **BASE)
    for code in (403, 404, 410, 418, 429, 500, 503):
        shown[f"error {code}"] = render_template("error.html", translator_for(lang), code=code, message="", **BASE)
    shown["rules"] = render_template(
        "rules.html",
        translator,
        meta=meta("la-loire"),
        titles=[meta(id) for id in titles()],
        content=Markup("<h2 id='a'>A</h2>"),
        contents=[("a", "A", 2)],
        query=names[0],
        lessons={"la-loire": (0, 17)},
        pictured=False,
        editions=(["A", "B"], [("Option", ["x", "y"])]),
        designed=[("locations", 2, ["serrant good, bank"])],
        hits=[("/rules/la-loire#a", "A", names[0])],
        elsewhere=[(meta("orleans"), 2)],
        **BASE,
    )
    return shown
