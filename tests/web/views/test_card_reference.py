"""The card reference: what it says of each card, its order, and when it is used to choose."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from la_loire import Table
from orleans import Table as Places
from postchaise import Dice, Match
from postchaise.i18n.rulebook import parse_rulebook
from postchaise.kernel.content.cards import CardCopies, ReferenceCard
from postchaise.kernel.messages.message import Message
from postchaise.kernel.registry import extras, titles
from postchaise.web.translations import translator_for
from postchaise.web.views.card_reference import (
    ShownCard,
    _list_purse,
    _show_card,
    arrange_cards,
    render_reference,
)
from postchaise.web.views.decisions import (
    ChoiceButton,
    ChoiceGroup,
    build_choice_groups,
    find_card_choice_kind,
    fold_card_choices,
)
from postchaise.web.views.table_view import Player, TableView, ViewerContext, build_table_view

LANGUAGES = ("en", "fr", "de")


def seen(match: Match, viewer: int, lang: str = "en") -> TableView:
    seats = [Player(name, you=seat == viewer) for seat, name in enumerate(["Anna", "Bastien", "Colette"])]
    players = seats[: match.seats]
    context = ViewerContext("t1", match.game.meta.id, "Saumur", "playing", match.version, "5ea1", players, lang)
    return build_table_view(match, context)


def at_the_circus(deniers: int) -> Match:
    """The merchant of seat 0 stops where people are for hire."""
    match = Match("la-loire", 3, Dice(1))
    match.state = Table(3).circus("usse").deniers(deniers).stop("merchant", "usse").s
    return match


def shown(sizes: dict[str, int]) -> list[ShownCard]:
    """So many cards in each column."""
    names = [(column, n) for column, size in sizes.items() for n in range(size)]
    told = Message("nav-cards")
    return [
        ShownCard(
            ReferenceCard([f"card:{column}-{n}"], column, told, told, [CardCopies(1)]),
            "",
            "",
            "",
            "can",
            "",
            [],
            [],
            "",
        )
        for column, n in names
    ]


@pytest.mark.parametrize("game", titles())
def test_every_card_has_texts_in_every_language_and_a_rule(game: str) -> None:
    match = Match(game, 3, Dice(3))
    cards = extras(game).reference(match.view(0), 0)
    assert cards
    for lang in LANGUAGES:
        sentence, rules = translator_for(lang, game), parse_rulebook(game, lang)
        for card in cards:
            assert all(sentence.translate(message) for message in (card.name, card.effect))
            assert sentence.knows(card.column), card.column
            assert card.rule in rules, card.rule
    names = [translator_for("en", game).translate(card.name) for card in cards]
    assert len(set(names)) == len(names)
    assert "{" not in "".join(translator_for(lang, game).translate(card.effect) for card in cards for lang in LANGUAGES)


def test_the_cards_are_the_choices_where_they_are_the_question() -> None:
    def kind(deniers: int) -> str:
        table_view = seen(at_the_circus(deniers), 0)
        assert table_view.decision is not None
        return find_card_choice_kind(
            table_view,
            build_choice_groups(table_view.game, table_view.view, table_view.decision, table_view.translator),
        )

    assert kind(5) == "hire"
    assert kind(1) == ""  # seven stay a list, as there is a good to buy


def test_deeds_are_chosen_on_the_charter() -> None:
    """It shows who is wanted where, and has no heading for cards that would cover it."""
    match = Match("orleans", 2, Dice(1))
    match.state = Places().stand("town-hall", "farmer", "knight").act().play("use town-hall").s
    table_view = seen(match, 0)
    sent = [button.notation for group in groups_of(table_view) for button in group.open + group.covered]
    assert len([notation for notation in sent if notation.startswith("send")]) >= 4
    assert find_card_choice_kind(table_view, groups_of(table_view)) == ""


def in_a_city(deniers: int, **goods: int) -> TableView:
    match = Match("la-loire", 3, Dice(1))
    match.state = Table(3).deniers(deniers).goods(**goods).stop("merchant", "nantes").s
    return seen(match, 0)


def groups_of(table_view: TableView) -> list[ChoiceGroup]:
    assert table_view.decision is not None
    return build_choice_groups(table_view.game, table_view.view, table_view.decision, table_view.translator)


def test_palaces_among_other_choices_are_one_line_that_opens_their_cards() -> None:
    table_view = in_a_city(9, grain=1)
    groups = groups_of(table_view)
    assert find_card_choice_kind(table_view, groups) == ""
    folded = {group.id: group for group in fold_card_choices(table_view, groups)}
    (line,) = folded["palace"].open
    assert (line.opens, line.label, line.price) == ("palace", "Choose a palace (4)", [("deniers", 4)])
    assert [button.notation for button in folded["palace"].covered][:1] == ["palace ducal-palace-nantes"]
    assert folded["sell"] == next(group for group in groups if group.id == "sell")
    assert "Which palace do you build?" in render_reference(table_view, "palace")
    assert "card-character" not in render_reference(table_view, "palace")
    assert "Which palace do you build?" not in render_reference(table_view)
    assert "card-character" in render_reference(table_view, "hire"), "nobody is for hire here"


def test_palaces_open_by_themselves_where_there_is_nothing_else_to_do() -> None:
    table_view = in_a_city(4)
    groups = groups_of(table_view)
    assert find_card_choice_kind(table_view, groups) == "palace"
    assert fold_card_choices(table_view, groups) == groups


def test_a_card_shows_whether_it_is_available_and_why_not() -> None:
    text = render_reference(seen(at_the_circus(3), 0))
    assert "Whom do you hire?" in text
    hires = [notation for notation in at_the_circus(3).legal(0).notations if notation.startswith("hire")]
    assert text.count("data-play-action=") == len(hires)
    assert 'class="ref-card is-can" id="card-character-mayor"' in text
    assert 'class="ref-card is-dear" id="card-character-lover"' in text  # 5 deniers
    assert "It costs 5 deniers, you have 3." in text
    assert "Whom do you hire?" not in render_reference(seen(at_the_circus(3), 1))


def test_columns_are_adjacent_and_the_rest_fills_the_gaps() -> None:
    translator = translator_for("en", "la-loire")
    grid = arrange_cards(
        shown({"nav-cards": 7, "nav-rules": 7, "nav-keys": 5, "tab-log": 5, "tab-chat": 5, "nav-menu": 4}), translator
    )
    assert (grid.wide, grid.high, grid.legend) == (5, 7, (5, 6))
    places = [(each.column, each.row) for column in grid.columns for each in column.cards]
    assert len(set(places)) == len(places) == 33
    assert places[-4:] == [(3, 6), (3, 7), (4, 6), (4, 7)]


def test_a_long_column_stands_in_two() -> None:
    grid = arrange_cards(shown({"nav-cards": 12, "nav-rules": 8}), translator_for("en", "la-loire"))
    assert (grid.wide, grid.high) == (3, 8)
    assert [(column.at, column.wide) for column in grid.columns] == [(1, 2), (3, 1)]


def test_the_purse_is_shown_where_the_view_contains_it() -> None:
    """How the view of a game by somebody else is made nobody knows: its cards are told all the same."""
    table_view = seen(at_the_circus(4), 0)
    cards = [replace(card, price=[("deniers", 3)]) for card in shown({"trade": 1})]
    assert _list_purse(table_view, cards) == [("deniers", 4)]
    without = {key: each for key, each in table_view.view.items() if key != "players"}
    for other in (without, {**without, "players": 3}, {**without, "players": []}, {**without, "players": ["Anna"]}):
        assert _list_purse(replace(table_view, view=other), cards) == []


def test_without_cards_there_is_no_reference() -> None:
    match = Match("la-loire", 2, Dice(1), variant="casual")
    table_view = seen(match, 0)
    assert table_view.card_kinds == []
    assert arrange_cards([], table_view.translator).counts == {"all": 0, "can": 0, "own": 0}


@pytest.mark.parametrize("viewer", [0, -1])
def test_no_hidden_card_is_shown(viewer: int) -> None:
    match: Any = Match("thurn-und-taxis", 3, Dice(5), hide_bonus_totals=True)
    dice = Dice(6)
    while not match.over and not any(len(each["tiles"]) for each in match.view(1)["players"][1:2]):
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
    cards = extras("thurn-und-taxis").reference(match.view(viewer), max(viewer, 0))
    owned = [copies.owners for card in cards if card.anchors[0].startswith("stack:") for copies in card.copies]
    assert not any(1 in owners for owners in owned)


def test_a_place_tile_says_whom_it_needs() -> None:
    cards = extras("orleans").reference(Match("orleans", 2, Dice(1)).view(0), 0)
    notes = {
        card.anchors[0]: translator_for("en", "orleans").translate(card.note) for card in cards if card.note is not None
    }
    assert notes["place:cheese-factory"] == "needs 2 farmers"
    assert notes["place:cellar"] == "needs a scholar and a monk"
    assert notes["place:bathhouse"] == "needs any follower"
    assert notes["place:town-hall"] == "needs a neutral follower"
    assert notes["place:village"] == "needs a farmer, a boatman and a craftsman"
    assert "place:herb-garden" not in notes


def test_what_a_choice_gains_is_no_price_of_its_card() -> None:
    told = Message("nav-cards")
    card = ReferenceCard(["deed:canalisation"], "group-send", told, told, [CardCopies(1)])
    gain = ChoiceButton(1, "send trader canalisation", "", [], [("coins", -1)], card.anchors, [], "")
    assert _show_card(card, [gain], 0, translator_for("en", "orleans")).price == []


def test_where_cards_are_the_choices_only_their_columns_are_shown() -> None:
    match = Match("orleans", 2, Dice(1))
    t = Places(2).fill("village").act()
    t.play("use village", "recruit trader")
    match.state = t.s
    html = render_reference(seen(match, 0))
    assert 'id="card-place-hayrick"' in html
    assert 'id="card-place-school"' in html
    assert "card-place-village" not in html
    assert "card-deed-" not in html
