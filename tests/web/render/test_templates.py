"""Every page in every language: hostile names, existing messages, and what the script relies on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from postchaise.kernel.registry import titles
from postchaise.web.render.regions import render_regions
from web.pages import EVIL, LANGUAGES, TABLE, Reader, build_seat_view, play_actions, render_all_pages, render_table_page

GAMES = Path(__file__).resolve().parents[3] / "src" / "postchaise" / "games"


@pytest.fixture(scope="module", params=LANGUAGES)
def plain(request: pytest.FixtureRequest) -> tuple[str, dict[str, str]]:
    return request.param, render_all_pages(request.param, ["Margot", "Rabelais", "Anna"])


def test_the_pages_know_no_game() -> None:
    """What only one board needs stands in its own folder, so that a board of somebody else needs nothing of ours."""
    for path in [*(TABLE / "static").rglob("*.css"), *(TABLE / "static").rglob("*.js"), *TABLE.rglob("*.html")]:
        for game in titles():
            assert f"g-{game}" not in path.read_text("utf-8"), (path.name, game)


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
    for path in [*GAMES.glob("*/text/en.ftl"), TABLE.parent / "i18n" / "en.ftl"]:
        assert not ours & set(messages(path)), path


def test_every_word_is_used() -> None:
    sources = "".join(path.read_text("utf-8") for path in (TABLE / "templates").glob("*.html"))
    for package in (TABLE, TABLE.parent / "site"):
        sources += "".join(path.read_text("utf-8") for path in package.rglob("*.py"))
    families = set(re.findall(r'translate\((?:"([a-z-]+-)"\s+~|f"([a-z-]+-)\{)', sources))
    families = {name for pair in families for name in pair if name}
    for id in messages(TABLE / "text" / "en.ftl"):
        assert f'"{id}"' in sources or any(id.startswith(family) for family in families), id


def test_no_message_id_is_shown(plain: tuple[str, dict[str, str]]) -> None:
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
            assert re.search(r'name="csrf"\svalue="secret"', form), (name, form[:80])


def test_hostile_names_stay_text() -> None:
    for name, page in render_all_pages("en", [EVIL, EVIL, "‏שלום"]).items():
        assert "<script>alert" not in page, name
        assert not Reader(page).wrong, name


def test_every_regions_element_is_on_the_page() -> None:
    table_view = build_seat_view(play_actions("la-loire", 3, 60), 0, "en", ["A", "B", "C"])
    page = render_table_page(table_view)
    for name in render_regions(table_view):
        assert page.count(f'data-region="{name}"') == 1, name


def test_no_part_of_a_page_has_the_name_of_a_drawing() -> None:
    """Whatever the script takes away by its id would else be a drawing."""
    drawn = {
        name
        for sprites in [*TABLE.glob("templates/*sprites.html"), *GAMES.glob("*/web/templates/*sprites.html")]
        for name in re.findall(r'<symbol id="([^"{]+)"', sprites.read_text("utf-8"))
    }
    parts = {
        name
        for template in [*TABLE.glob("templates/*.html"), *GAMES.glob("*/web/templates/*.html")]
        for name in re.findall(r'<(?!symbol)[a-z0-9]+\b[^>]*? id="([^"{]+)"', template.read_text("utf-8"))
    }
    assert len(drawn) > 50
    assert "choices" in parts
    assert not drawn & parts
