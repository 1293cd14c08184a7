"""The rules page: search finds every mention, and reconstructed values are listed."""

from __future__ import annotations

import pytest

from postchaise.i18n.rulebook import parse_rulebook
from postchaise.kernel.registry import extras, meta
from postchaise.web.translations import translator_for
from postchaise.web.views.rules_page import (
    list_reconstructed,
    render_rule,
    render_rules_text,
    search_other_titles,
    search_rules,
)


@pytest.mark.parametrize(
    ("game", "code", "query", "address"),
    [
        ("la-loire", "en", "horse under a piece", "/rules/la-loire#LL-"),
        ("la-loire", "de", "ll-money-06", "/rules/la-loire#LL-MONEY-06"),
        ("la-loire", "fr", "bucheron chaque bois", "/rules/la-loire#editions"),
        ("thurn-und-taxis", "en", "route as long as", "/learn/thurn-und-taxis#five-"),
    ],
)
def test_rules_options_and_pictures_are_searched(game: str, code: str, query: str, address: str) -> None:
    hits = search_rules(meta(game), code, query)
    assert any(found.startswith(address) for found, _, _ in hits), hits
    assert search_rules(meta(game), code, query + " xyzzy") == []


def test_an_excerpt_has_whole_words() -> None:
    told = {rule.text for rule in parse_rulebook("la-loire", "en").values()}
    for address, _, excerpt in search_rules(meta("la-loire"), "en", "horse"):
        if "/rules/la-loire#LL-" in address:
            assert any(f" {excerpt.strip('… ')} " in f" {text} " for text in told), excerpt


def test_other_titles_are_named_where_something_is_found_there() -> None:
    found = [each.id for each, count in search_other_titles("la-loire", "en", "hourglass") if count]
    assert found == ["orleans"]


@pytest.mark.parametrize("game", ["la-loire", "orleans", "thurn-und-taxis"])
def test_every_value_without_a_source_is_named(game: str) -> None:
    tables = list_reconstructed(game)
    assert sum(count for _, count, _ in tables) == len(extras(game).reconstructed())
    told = {table: " ".join(entries) for table, _, entries in tables}
    for entry, key in extras(game).reconstructed():
        table, _, name = entry.partition(" ")
        assert key in told[table]
        assert name.strip('"') in told[table]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_single_value_without_a_source_is_not_counted_as_several(lang: str) -> None:
    one, two = (translator_for(lang).translate("rules-designed-count", count=count) for count in (1, 2))
    assert "2" in two
    assert "1" not in one


@pytest.mark.parametrize("code", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["la-loire", "orleans", "thurn-und-taxis"])
def test_options_have_the_names_of_a_new_table_and_no_ids(game: str, code: str) -> None:
    html, _ = render_rules_text(game, code)
    assert "<code>" not in html
    for each in parse_rulebook(game, code).values():
        told = render_rule(game, code, each.id)
        assert told is not None
        assert "_" not in told.text, each.id
