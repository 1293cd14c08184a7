"""The pages: every one in every language, hostile names, words that exist, what the script and the eye rely on."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from markupsafe import Markup

from estafette import Dice, Match
from estafette.kernel.bundle import Bundle
from estafette.kernel.extras import Extras
from estafette.kernel.phrase import Phrase
from estafette.kernel.registry import extras, meta, titles
from estafette.server import statistics
from estafette.server.listing import Listing, Who
from estafette.server.news import NEWS
from estafette.server.results import Finished, Result
from estafette.table import card, ending, puzzle, verdict
from estafette.table.decision import Heading, groups
from estafette.table.engine import render
from estafette.table.frame import ChatLine, Frame, TableInfo, build
from estafette.table.hint import ALLOWED
from estafette.table.regions import regions
from estafette.table.seats import Player, Seat
from estafette.table.undo import Loss, Undo
from estafette.table.words import words
from estafette.text.characters import Character

TABLE = Path(__file__).resolve().parents[2] / "src" / "estafette" / "table"
GAMES = Path(__file__).resolve().parents[2] / "src" / "estafette" / "games"
LANGUAGES = ("en", "fr", "de")
EVIL = '\u202e<script>alert("x")</script> مرحبا 🎲 ' + "W" * 200
BASE = {"theme": "auto", "name": "Margot", "csrf": "secret", "error": ""}
LOSS = Loss(1, "Rabelais rides.", [(0, 2), (1, 1)])
VOID = {"meta", "link", "input", "img", "br", "path", "circle", "rect", "use", "ellipse"}


class Reader(HTMLParser):
    """Counts what a page has, and notices tags that are not closed."""

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


def played(game: str, seats: int, actions: int) -> Match:
    match, dice = Match(game, seats, Dice(5)), Dice(6)
    while not match.over and len(match.entries) < actions:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
    return match


def seen(match: Match, audience: int, lang: str, names: list[str], **more: Any) -> Frame:
    """As one browser sees it; `more` is put into the frame as it is."""
    seats = [Seat(name, mine=seat == audience) for seat, name in enumerate(names)]
    seats[1] = replace(seats[1], kind="bot", level="random")
    status = "over" if match.over else "playing"
    title = more.pop("title", "Saumur")
    table = TableInfo("t1", match.game.meta.id, title, status, match.version, "5ea1", host=True)
    chat = [ChatLine(1, 0, names[0], names[0]), ChatLine(2, -1, EVIL, EVIL)]
    return replace(build(match, table, seats, lang, chat=chat), **more)


def table_page(frame: Frame) -> str:
    game = frame.table.game
    return render(
        "table.html",
        frame.words,
        frame=frame,
        table=frame.table,
        meta=meta(game),
        regions=regions(frame),
        marks=(),
        drawn=extras(game).drawn,
        parts=extras(game).regions,
        asides=extras(game).asides,
        **BASE,
    )


def end_page(frame: Frame, match: Match) -> str:
    game = frame.table.game
    shown = ending.result(match, frame.words, 3500)
    seats = [Seat(each.name) for each in frame.players]
    preview = {**card.told(match, seats, frame.words), "image": "https://club.example/x.png", "address": ""}
    more = {"meta": meta(game), "result": shown, "site": "https://club.example", "preview": preview}
    return render("end.html", frame.words, frame=frame, table=frame.table, **more, **BASE)


def a_listing(action: str, name: str) -> Listing:
    seats = [
        Who("p1", "disc", "person", name, True, 7, True),
        Who("p2", "square", "bot", name, level="apprentice"),
        Who("p3", "lozenge", "open", ""),
    ]
    status = {"result": "over", "continue": "playing"}.get(action, "waiting")
    turn = action == "continue"
    return Listing(f"t-{action}", name, "orleans", name, seats, status, action, 90, turn, 4, 2, [name])


def home_page(lang: str, new: str | None = None, name: str = "Margot", given: dict[str, str] | None = None) -> str:
    context: dict[str, Any] = {
        **BASE,
        "titles": [meta(id) for id in titles()],
        "bots": dict.fromkeys(titles(), 2),
        "new": new,
        "levels": ["random", "apprentice"],
        "tasteful": ["apprentice"],
        "characters": [Character("voyager", "Voyager", "Takes its time.", [2])],
        "given": given or {},
        "open_tables": [a_listing("join", name), a_listing("watch", name)],
        "my_tables": [a_listing("continue", name), a_listing("open", name), a_listing("result", name)],
        "finished": 3,
        "puzzles": [("la-loire", "La Loire", "solved"), ("orleans", "Orléans", "tried"), ("x", "X", "")],
        "news": NEWS,
        "helped": {"t-result"},
        "lessons": {"la-loire": (3, 17), "orleans": (0, 15)},
        "helps": ALLOWED,
        "paces": ("instant", "brisk", "watchable"),
    }
    return render("home.html", words(lang, new or ""), **context)


def puzzle_page(game: str, lang: str, answered: bool) -> str:
    shown, day = puzzle.asked(game, 0, lang), date(2026, 11, 17)
    return render(
        "puzzle.html",
        shown.frame.words,
        meta=meta(game),
        asked=shown,
        frame=shown.frame,
        regions=shown.regions,
        answer=puzzle.answer(shown, shown.puzzle.others[-1].choice) if answered else None,
        day=day,
        called="17 November 2026",
        before=day,
        after=day,
        drawn=True,
        parts=extras(game).regions,
        asides=extras(game).asides,
        **BASE,
    )


def pages(lang: str, names: list[str]) -> dict[str, str]:
    """One of everything."""
    shown = {"home": home_page(lang, name=names[0])}
    for game in titles():
        shown[f"new {game}"] = home_page(lang, game)
        match = played(game, 3, 60)
        for audience in (match.actor, (match.actor + 1) % 3, -1):
            shown[f"table {game} {audience}"] = table_page(seen(match, audience, lang, names))
    shown |= {f"puzzle {answered}": puzzle_page("thurn-und-taxis", lang, answered) for answered in (False, True)}
    match = played("la-loire", 3, 60)
    asking = Undo(reason="Revealed.", asked=1, answer=0, loss=LOSS)
    shown["asked"] = table_page(seen(match, match.actor, lang, names, undo=asking, since=3, text_board=True))
    shown["curtain"] = table_page(seen(match, -1, lang, names, curtain=match.actor))
    over = played("thurn-und-taxis", 3, 99999)
    final = seen(over, 0, lang, names)
    shown["over"] = table_page(final)
    shown["end"] = end_page(final, over)
    table = TableInfo("t1", "la-loire", names[0], "waiting", 0, "5ea1", host=True, listed=True)
    players = [Player(0, names[0], you=True), Player(1, "", kind="open"), Player(2, names[2])]
    common: dict[str, Any] = {"table": table, "meta": meta("la-loire"), "players": players, **BASE}
    said = words(lang, "la-loire")
    shown["waiting"] = render(
        "waiting.html",
        said,
        mine=[0],
        links={1: "http://h/t/t1/join/1/x"},
        levels=["random"],
        tasteful=[],
        characters=[],
        options=[("Edition", "French")],
        **common,
    )
    for problem in ("", "used", "expired"):
        seat = None if problem else players[1]
        shown[f"join {problem}"] = render(
            "join.html", said, host=names[0], seat=seat, invite="x", problem=problem, **common
        )
    results = [Result(i, "person", str(i), name, "", i + 1, 9 - i, {"boat": 9 - i}) for i, name in enumerate(names)]
    matches = [Finished("t1", "la-loire", names[0], 0, 600, results)] * 2
    games = statistics.of_games(matches, "0")
    shown["my"] = render(
        "my.html",
        words(lang),
        matches=matches,
        first=1,
        found=2,
        played=2,
        won_all=2,
        running=0,
        page=1,
        pages=2,
        me="0",
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
        rivals=statistics.rivals(matches, "0"),
        code="abcd",
        qr="data:x",
        **BASE,
    )
    shown["move"] = render("move.html", words(lang), left=2, **BASE)
    shown["offline"] = render("offline.html", words(lang), **BASE)
    for code in (403, 404, 410, 418, 429, 500, 503):
        shown[f"error {code}"] = render("error.html", words(lang), code=code, message="", **BASE)
    shown["rules"] = render(
        "rules.html",
        said,
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


@pytest.fixture(scope="module", params=LANGUAGES)
def plain(request: pytest.FixtureRequest) -> tuple[str, dict[str, str]]:
    return request.param, pages(request.param, ["Margot", "Rabelais", "Anna"])


# Words


def messages(path: Path) -> dict[str, set[str]]:
    """Message ids of a file and the arguments each one uses."""
    found, text = {}, path.read_text("utf-8")
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), (path, entry.content)
        if isinstance(entry, ast.Message) and entry.span is not None:
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_the_three_languages_say_the_same_things() -> None:
    english, french, german = (messages(TABLE / "text" / f"{code}.ftl") for code in LANGUAGES)
    assert english == french == german


def test_no_word_of_the_pages_hides_a_word_of_a_game() -> None:
    ours = set(messages(TABLE / "text" / "en.ftl"))
    for path in [*GAMES.glob("*/text/en.ftl"), TABLE.parent / "text" / "en.ftl"]:
        assert not ours & set(messages(path)), path


def test_every_word_is_used() -> None:
    sources = "".join(path.read_text("utf-8") for path in (TABLE / "templates").glob("*.html"))
    sources += "".join(path.read_text("utf-8") for path in TABLE.glob("*.py"))
    families = set(re.findall(r'say\((?:"([a-z-]+-)" ~|f"([a-z-]+-)\{)', sources))
    families = {name for pair in families for name in pair if name}
    for id in messages(TABLE / "text" / "en.ftl"):
        assert f'"{id}"' in sources or any(id.startswith(family) for family in families), id


def test_nothing_is_said_by_its_id(plain: tuple[str, dict[str, str]]) -> None:
    ids = set(messages(TABLE / "text" / "en.ftl"))
    for name, page in plain[1].items():
        text = re.sub(r"<[^>]*>", "\n", page)
        shown = {line.strip().split(" {")[0] for line in text.splitlines()}
        assert not {each for each in shown & ids if "-" in each}, name


# Pages


def test_every_page_is_whole(plain: tuple[str, dict[str, str]]) -> None:
    lang, shown = plain
    for name, page in shown.items():
        read = Reader(page)
        assert not read.wrong, (name, read.wrong[:3])
        assert not read.open, (name, read.open[:3])
        twice = {id for id in read.ids if read.ids.count(id) > 1}
        assert not twice, (name, twice)
        assert f'<html lang="{lang}"' in page
        assert [tag for tag, _ in read.tags].count("h1") == 1, name
        assert [tag for tag, _ in read.tags].count("main") == 1, name


def test_no_page_needs_more_than_the_policy_allows(plain: tuple[str, dict[str, str]]) -> None:
    for name, page in plain[1].items():
        for tag, attributes in Reader(page).tags:
            assert tag != "style", name
            assert tag != "script" or "src" in attributes, name
            assert not [key for key in attributes if key.startswith("on")], name
            for key in ("src", "href", "action"):
                assert not (attributes.get(key) or "").startswith(("http:", "https:", "//", "javascript:")), (name, key)


def test_every_field_has_a_name_people_can_read(plain: tuple[str, dict[str, str]]) -> None:
    for name, page in plain[1].items():
        labelled = set(re.findall(r'<label[^>]* for="([^"]*)"', page))
        for tag, attributes in Reader(page).tags:
            if tag in ("input", "select") and attributes.get("type") not in ("hidden", "radio", "checkbox"):
                assert "aria-label" in attributes or attributes.get("id") in labelled, (name, attributes)


def test_every_form_that_changes_something_carries_the_token(plain: tuple[str, dict[str, str]]) -> None:
    for name, page in plain[1].items():
        for form in re.findall(r'<form method="post".*?</form>', page, re.S):
            assert 'name="csrf" value="secret"' in form, (name, form[:80])


def test_hostile_names_stay_text() -> None:
    for name, page in pages("en", [EVIL, EVIL, "‏שלום"]).items():
        assert "<script>alert" not in page, name
        assert not Reader(page).wrong, name


def test_every_regions_element_is_on_the_page() -> None:
    frame = seen(played("la-loire", 3, 60), 0, "en", ["A", "B", "C"])
    page = table_page(frame)
    for name in regions(frame):
        assert page.count(f'data-region="{name}"') == 1, name


def test_no_part_of_a_page_has_the_name_of_a_drawing() -> None:
    """Whatever the script takes away by its id would else be a drawing."""
    drawn = {
        name
        for sprites in [*TABLE.glob("templates/*sprites.html"), *GAMES.glob("*/table/templates/*sprites.html")]
        for name in re.findall(r'<symbol id="([^"{]+)"', sprites.read_text("utf-8"))
    }
    parts = {
        name
        for template in [*TABLE.glob("templates/*.html"), *GAMES.glob("*/table/templates/*.html")]
        for name in re.findall(r'<(?!symbol)[a-z0-9]+\b[^>]*? id="([^"{]+)"', template.read_text("utf-8"))
    }
    assert len(drawn) > 50
    assert "choices" in parts
    assert not drawn & parts


def test_a_game_that_says_nothing_of_its_end_still_has_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    over = played("orleans", 3, 99999)
    frame = seen(over, 0, "en", ["Margot", "Rabelais", "Anna"])
    for module in (ending, verdict):
        monkeypatch.setattr(module, "extras", lambda game: Extras())
    page = end_page(frame, over)
    assert not Reader(page).wrong
    assert re.search(r'<h1 id="won">[^<]*(wins|share)', page)
    assert page.count('<span class="lt">') > 0
    assert 'class="panel nums"' not in page


# What now


def question(game: str, actions: int, **more: Any) -> tuple[Frame, str]:
    match = played(game, 3, actions)
    frame = seen(match, match.actor, "en", ["Margot", "Rabelais", "Anna"], **more)
    return frame, regions(frame)["whatnow"]


@pytest.mark.parametrize("game", titles())
def test_every_open_choice_is_a_numbered_button(game: str) -> None:
    frame, html = question(game, 75)
    assert frame.decision is not None
    buttons = [attributes for tag, attributes in Reader(html).tags if tag == "button" and "data-anchors" in attributes]
    singly = {int(each["data-action"] or "") for each in buttons if "data-action" in each}
    bundled = {
        frame.game.parse(each["data-actions"]) for each in buttons if "|" not in (each.get("data-actions") or "|")
    }
    assert singly | bundled == {choice.action for choice in frame.decision.open}
    keys = [each["data-key"] for each in buttons if each["data-key"] != "0"]  # what is folded has none
    assert keys == [str(number + 1) for number in range(len(keys))]
    if not extras(game).bundles(frame.view, frame.decision):  # which may gather refusals
        assert html.count('class="ch no"') == len(frame.decision.greyed)


def test_many_greyed_choices_fold() -> None:
    frame, _ = question("la-loire", 75)
    assert frame.decision is not None
    button = groups(frame.game, frame.view, frame.decision, frame.words)[0].open[0]
    greyed = [button] * 4
    group = Heading("buy", "Buy", [], greyed, False)
    context: dict[str, Any] = {"frame": frame, "table": frame.table, "drawn": False}
    last = Heading("done", "", [button], [], True)
    folded = render("_answers.html", frame.words, groups=[group, last], **context)
    group.greyed = greyed[:3]
    shown = render("_answers.html", frame.words, groups=[group, last], **context)
    assert '<details class="nos" id="no-buy">' in folded
    assert "<details" not in shown
    several = Bundle("no-fill", [], Phrase("nav-cards"), "buy", touch=["place:ship", "place:wagon"])
    group.greyed = [*greyed[:2], replace(button, bundle=several, touch=several.touch)]
    assert "4 that cannot be chosen now" in render("_answers.html", frame.words, groups=[group, last], **context)


def test_undo_is_where_the_hand_is_or_says_why_not() -> None:
    _, can = question("la-loire", 75, undo=Undo(can=True, what="Buy <cheese>", restart=3))
    assert "Undo: Buy &lt;cheese&gt;" in can
    assert "(3 steps)" in can
    assert 'data-do="undo"' in can
    assert 'data-do="restart"' in can
    _, cannot = question("la-loire", 75, undo=Undo(reason="Something was revealed."))
    assert 'data-do="undo"' not in cannot
    assert 'aria-disabled="true"' in cannot
    assert "Something was revealed." in cannot
    _, others = question("la-loire", 75, undo=Undo(reason="Something was revealed.", back=True, loss=LOSS))
    assert 'data-do="takeback"' in others
    assert "Rabelais rides." in others.partition("<template")[2]
    _, asked = question("la-loire", 75, undo=Undo(asked=1, answer=0, loss=LOSS))
    assert "Rabelais rides." in asked
    assert "2 steps" in asked
    assert 'data-do="agree"' in asked
    assert 'data-do="refuse"' in asked


def test_who_waits_is_told_for_whom() -> None:
    match = played("la-loire", 3, 75)
    waiting = seen(match, (match.actor + 1) % 3, "en", ["Margot", "Rabelais", "Anna"], since=2)
    html = regions(waiting)["whatnow"]
    assert waiting.players[match.actor].name in html
    assert 'data-do="since"' in html
    assert "data-action" not in html


def test_the_curtain_shows_nothing_of_anybody() -> None:
    match = played("la-loire", 3, 75)
    frame = seen(match, -1, "en", ["Margot", "Rabelais", "Anna"], curtain=match.actor)
    shown = regions(frame)
    assert f'data-curtain="{match.actor}"' in shown["whatnow"]
    assert 'data-do="reveal"' in shown["whatnow"]
    assert not shown["map"]
    assert not shown["satchel"]


# A new table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", titles())
def test_every_option_is_offered_and_explained(game: str, lang: str) -> None:
    page, said = home_page(lang, game), words(lang, game)
    for option in meta(game).options:
        assert f'name="option-{option.key}"' in page, option.key
        id = f"option-{option.key.replace('_', '-')}"
        assert str(Markup.escape(said.attribute(id, "help"))) in page, option.key
        for value in option.values:
            assert f'name="option-{option.key}" value="{value}"' in page


@pytest.mark.parametrize("game", titles())
def test_a_form_sent_untouched_makes_the_usual_game(game: str) -> None:
    """What follows the edition is sent empty: otherwise the default would overrule the edition."""
    page = home_page("en", game)
    sent = dict(re.findall(r'name="option-([a-z_0-9]+)" value="([^"]*)" checked', page))
    given = {key: value for key, value in sent.items() if value}
    assert meta(game).resolve(3, given) == meta(game).resolve(3, {})


def test_a_refused_form_keeps_what_was_chosen() -> None:
    given = {"seat-1-kind": "hot", "seat-1-name": "Zoé", "option-edition": "fr", "title": "Tours", "listed": "1"}
    page = home_page("en", "la-loire", given=given)
    for field in ('name="seat-1-kind" value="hot" checked', 'value="Zoé"', 'value="fr" checked', 'value="Tours"'):
        assert field in page
    assert 'name="listed" value="1" checked' in page
    assert 'name="chat" value="1" checked' not in page


# Style


def test_dark_is_the_same_whether_chosen_or_from_the_system() -> None:
    css = (TABLE / "static" / "style.css").read_text("utf-8")
    blocks = [re.search(rf"\[data-theme={theme}\] {{(.*?)}}", css, re.S) for theme in ("dark", "auto")]
    chosen, system = (sorted(re.findall(r"--[\w-]+: [^;]+;", block[1])) for block in blocks if block)
    assert chosen
    assert chosen == system


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_can_be_read_on_every_ground(theme: str) -> None:
    css = (TABLE / "static" / "style.css").read_text("utf-8")
    block = re.search(rf"\[data-theme={theme}\] {{(.*?)}}", css, re.S)
    assert block is not None
    tokens = dict(re.findall(r"--([\w-]+): (#\w{6})", block[1]))
    for ink in ("ink", "ink2", "ink3", "act"):
        for ground in ("card", "card2"):
            light, dark = sorted((luminance(tokens[ink]), luminance(tokens[ground])), reverse=True)
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (theme, ink, ground)


def test_whoever_has_won_is_told_so() -> None:
    over = played("la-loire", 2, 10_000)
    winner = over.ranking().index(1)
    panels = [regions(seen(over, seat, "en", ["Margot", "Rabelais"]))["whatnow"] for seat in range(2)]
    assert "You win" in panels[winner]
    assert "You win" not in panels[1 - winner]


def test_a_source_of_points_has_one_colour_at_the_table_and_at_the_end() -> None:
    over = played("la-loire", 2, 10_000)
    winner = over.ranking().index(1)
    frame = seen(over, winner, "en", ["Margot", "Rabelais"])
    shown, result = regions(frame), end_page(frame, over)
    sources = [id for id, value in over.scores()[winner].items() if value]
    keys = re.findall(r'<span class="nb"><i class="key (\w+)"></i>', result)
    told = [id for id in over.scores()[winner] if any(score[id] for score in over.scores())]  # the rest has no column
    at_the_end = dict(zip(told, keys, strict=True))
    at_the_table = list(re.findall(r'<i class="(\w+)"></i>[^<]* <b data-count="src-([\w-]+)"', shown["satchel"]))
    assert len(sources) > 2
    assert {id: cls for cls, id in at_the_table} == {id: at_the_end[id] for id in sources}
    for id in sources:
        name = frame.words.say(f"score-{id}")
        assert f'<i class="key {at_the_end[id]}"></i>{name}</th>' in shown["players"]


def test_who_asked_for_help_is_marked_at_the_table_and_in_the_result() -> None:
    match = played("thurn-und-taxis", 2, 10**6)
    frame = seen(match, 0, "en", ["Anna", "Bert"])
    assert "asked for help" not in end_page(frame, match)
    helped = replace(frame, players=[replace(frame.players[0], helped=2), frame.players[1]])
    page = end_page(helped, match)
    assert page.count("asked for help 2 times") == 1
    assert "With help." in page
    assert 'class="helped"' in table_page(helped)
    assert table_page(helped).count("asked for help 2 times") >= 1
