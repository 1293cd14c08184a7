"""The card reference: all cards of a game in columns. Where cards are the choices, one chooses here."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from postchaise.kernel.content.cards import CardCopies, ReferenceCard
from postchaise.kernel.registry import extras
from postchaise.web.render.templates import render_template
from postchaise.web.translations import TableTranslator

from .decisions import (
    ChoiceButton,
    build_choice_groups,
    choose_priced_seat,
    find_card_choice_kind,
    fold_card_choices,
    list_reference_cards,
)
from .table_view import Player, TableView

ROWS: Final = 8  # a longer column is split in two
COLUMNS: Final = 5  # further columns fill the free places below


@dataclass
class ShownCard:
    """A card in words. `state`: can (available), no, dear, own, out, idle (while others are choices)."""

    card: ReferenceCard
    name: str
    effect: str
    note: str
    state: str
    left: str
    price: list[tuple[str, int]]
    takes: list[ChoiceButton]  # the choices that take it
    reason: str  # why no choice does
    row: int = 0
    column: int = 0
    heads: bool = False  # the first of its kind in a column that is headed otherwise

    def owners(self, copies: CardCopies, players: list[Player]) -> list[Player]:
        return [players[seat] for seat in copies.owners]


@dataclass
class CardColumn:
    """A column of cards; `at` and `wide` are grid columns, 0 for cards that fill free places."""

    id: str
    title: str
    cards: list[ShownCard]
    at: int = 0
    wide: int = 1


@dataclass
class CardGrid:
    columns: list[CardColumn]
    wide: int
    high: int
    legend: tuple[int, int] | None = None  # first free row and column for the legend
    counts: dict[str, int] = field(default_factory=dict)
    priced: bool = False  # cards are bought
    purse: list[tuple[str, int]] = field(default_factory=list)  # what the viewer can pay with


def render_reference(table_view: TableView, wanted: str = "") -> str:
    """The whole reference as HTML; `wanted` is the kind of choices that a line of the question opens."""
    translator, asked = table_view.translator, []
    if table_view.decision is not None and table_view.curtain < 0:
        asked = build_choice_groups(table_view.game, table_view.view, table_view.decision, translator)
    buttons = [button for each in asked for button in each.open + each.covered + each.disabled if button.notation]
    answer = find_card_choice_kind(table_view, asked)
    if not answer and any(
        button.opens == wanted for each in fold_card_choices(table_view, asked) for button in each.open
    ):
        answer = wanted
    title = f"cards-pick-{answer}"
    if not answer or not translator.knows(title):
        title = "cards-title" if translator.knows("cards-title") else "nav-cards"
    shown = [
        _show_card(card, buttons, choose_priced_seat(table_view), translator)
        for card in list_reference_cards(table_view)
    ]
    if answer:
        shown = _keep_relevant_columns(shown)
    grid = arrange_cards(shown, translator)
    grid.purse = _list_purse(table_view, shown)
    context = {
        "table_view": table_view,
        "table": table_view.table,
        "players": table_view.players,
        "me": choose_priced_seat(table_view),
    }
    drawn = extras(table_view.game).drawn
    return render_template(
        "_reference.html",
        translator,
        title=translator.translate(title),
        grid=grid,
        answer=answer,
        drawn=drawn,
        **context,
    )


def _list_purse(table_view: TableView, shown: list[ShownCard]) -> list[tuple[str, int]]:
    """What the viewer can pay with, as on a phone the reference covers the rest; empty for unknown views."""
    everybody = table_view.view.get("players")
    if not isinstance(everybody, list) or not 0 <= table_view.viewer < len(everybody):
        return []
    own = everybody[table_view.viewer]
    if not isinstance(own, dict):
        return []
    asked = dict.fromkeys(currency for each in shown for currency, _ in each.price)
    return [(currency, own[currency]) for currency in asked if isinstance(own.get(currency), int)]


def _keep_relevant_columns(shown: list[ShownCard]) -> list[ShownCard]:
    """Keep only the columns of the decision; its other cards become idle."""
    asked = {each.card.column for each in shown if each.takes or each.reason}
    for each in shown:
        if each.state == "can" and not each.takes:
            each.state = "idle"
    return [each for each in shown if each.card.column in asked]


def _show_card(card: ReferenceCard, buttons: list[ChoiceButton], seat: int, translator: TableTranslator) -> ShownCard:
    mine = [button for button in buttons if set(button.anchors) & set(card.anchors)]
    takes = [button for button in mine if not button.reason]
    reason = next((button.reason for button in mine if button.reason), "")
    state = _state(card, seat, bool(takes), bool(mine))
    price = takes[0].price if takes else list(card.price.items()) or (mine[0].price if mine else [])
    price = [(currency, amount) for currency, amount in price if amount >= 0]  # what one gains is no price
    note = translator.translate(card.note) if card.note is not None else ""
    return ShownCard(
        card,
        translator.translate(card.name),
        translator.translate(card.effect),
        note,
        state,
        _left(card, state, translator),
        price,
        takes,
        reason,
    )


def _state(card: ReferenceCard, seat: int, open: bool, asked: bool) -> str:
    if open:
        return "can"
    if any(seat in copies.owners for copies in card.copies):
        return "own"
    if card.copies and not any(copies.left for copies in card.copies):
        return "out"
    if card.short:
        return "dear"
    return "no" if card.barred or (asked and card.copies) else "can"


def _left(card: ReferenceCard, state: str, translator: TableTranslator) -> str:
    """The number left, or something more urgent."""
    if state == "own":
        return translator.translate("cards-own")
    if state == "dear":
        return translator.translate("cards-short", count=card.short)
    if not card.copies or len(card.copies) > 1 or (card.unique and state != "out"):
        return ""
    return (
        translator.translate("cards-left", count=card.copies[0].left)
        if card.copies[0].left
        else translator.translate("cards-none-left")
    )


def arrange_cards(shown: list[ShownCard], translator: TableTranslator) -> CardGrid:
    """Arrange the columns on the grid; those after the fifth fill the free places."""
    columns: dict[str, CardColumn] = {}
    for each in shown:
        column = columns.setdefault(
            each.card.column, CardColumn(each.card.column, translator.translate(each.card.column), [])
        )
        column.cards.append(each)
    at, high, rest = 1, 1, []
    for column in columns.values():
        column.wide = 2 if len(column.cards) > ROWS else 1
        if at + column.wide - 1 > COLUMNS:
            rest.append(column)
            continue
        column.at = at
        rows = -(-len(column.cards) // column.wide)
        for index, each in enumerate(column.cards):
            each.column, each.row = at + index // rows, 1 + index % rows
        at, high = at + column.wide, max(high, rows)
    grid = CardGrid(list(columns.values()), at - 1, high)
    _fill(grid, [each for column in rest for each in column.cards])
    states = Counter(each.state for each in shown)
    grid.counts = {"all": len(shown), "can": states["can"], "own": states["own"]}
    can = [each for each in shown if each.state == "can"]
    grid.priced = bool(can) and all(each.price for each in can)
    return grid


def _fill(grid: CardGrid, rest: list[ShownCard]) -> None:
    """Fill the free places column by column; the legend takes what is left."""
    taken = {(each.column, each.row) for column in grid.columns for each in column.cards if column.at}
    while (grid.high * grid.wide) - len(taken) < len(rest):
        grid.high += 1
    places = [(column, row) for column in range(1, grid.wide + 1) for row in range(1, grid.high + 1)]
    free = [place for place in places if place not in taken]
    last = ("", 0)
    for each, (column, row) in zip(rest, free, strict=False):
        each.column, each.row, each.heads = column, row, last != (each.card.column, column)
        last = (each.card.column, column)
    left = free[len(rest) :]
    if len(left) > 1 and left[-1][0] == left[-2][0]:
        grid.legend = next(place for place in left if place[0] == left[-1][0])
