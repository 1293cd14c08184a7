"""`postchaise about` and `postchaise games`: games, their options, and values that are reconstructed."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

from postchaise.i18n.bot_names import list_styles
from postchaise.i18n.languages import read_package_file
from postchaise.kernel.components import loader
from postchaise.kernel.meta import Meta, Option, format_option_value
from postchaise.kernel.registry import extras, find_package, meta, titles
from postchaise.kernel.registry import game as find_game

from .screen import Screen


def list_games(screen: Screen) -> None:
    table = screen.table("left", "left", "wide")
    for id in titles():
        page = meta(id)
        translator = screen.translator.about(id)
        tagline = (
            translator.translate(f"{id}-tagline")
            if translator.knows(f"{id}-tagline")
            else f"{page.designer}, {page.year}"
        )
        seats = translator.translate("seats-range", least=page.min_seats, most=page.max_seats)
        table.add_row(screen.text(id, "bold cyan"), screen.text(page.title, "bold"), screen.text(f"{tagline} {seats}"))
    screen.put(table)


def show_game(screen: Screen, id: str, numbers: str) -> None:
    page = meta(id)
    if numbers:
        loader.use_components_file(id, numbers)
    game = find_game(id)
    screen.translator = screen.translator.about(id)
    _print_title(screen, page, game.components)
    _print_styles(screen, page)
    _print_options(screen, page)
    _print_reconstructed(screen, id)


def _print_title(screen: Screen, page: Meta, digest: str) -> None:
    translator = screen.translator
    screen.title(page.title)
    if translator.knows(f"{page.id}-tagline"):
        screen.print(translator.translate(f"{page.id}-tagline"))
    table = screen.table("left", "wide")
    for id, value in (
        ("about-designer", page.designer),
        ("about-publisher", f"{page.publisher}, {page.year}"),
        ("about-link", page.link),
        (
            "about-seats",
            translator.translate("about-seats-value", least=page.min_seats, most=page.max_seats, minutes=page.minutes),
        ),
        ("about-components", digest or "–"),
    ):
        table.add_row(screen.text(translator.translate(id), "dim"), screen.text(value))
    screen.put(table)
    screen.print()
    screen.print_message("about-independent", "dim", publisher=page.publisher)


def _print_styles(screen: Screen, page: Meta) -> None:
    """List the styles of the bots, how each plays, and for how many seats."""
    found = list_styles(page.id, screen.translator)
    if not found:
        return
    translator = screen.translator
    screen.title(translator.translate("about-styles"))
    screen.print_message("about-styles-how", "dim", game=page.id, bot_style=found[0].id)
    screen.print()
    table = screen.table("left", "left", "wide")
    for each in found:
        seats = translator.translate("about-styles-seats", seats=", ".join(map(str, each.seats)))
        told = screen.text(f"{each.plays} {seats}")
        table.add_row(screen.text(each.id, "cyan"), screen.text(each.name, "bold"), told)
    screen.put(table, 3)


def _print_options(screen: Screen, page: Meta) -> None:
    translator = screen.translator
    screen.title(translator.translate("about-options"))
    screen.print_message("about-options-how", "dim", game=page.id)
    for option in page.options:
        key = f"option-{option.key.replace('_', '-')}"
        screen.print()
        name = translator.translate(key) if translator.knows(key) else ""
        screen.print(f"{option.key} = {format_option_value(option.default)}   {name}".rstrip(), "bold")
        help = translator.attribute(key, "help")
        if help:
            screen.print(help, indent=3)
        _print_values(screen, option, key)
        differing = [
            f"{edition}: {format_option_value(p[option.key])}" for edition, p in page.presets.items() if option.key in p
        ]
        if differing:
            screen.print(translator.translate("about-editions", values=", ".join(differing)), "dim", indent=3)


def _print_values(screen: Screen, option: Option, key: str) -> None:
    """List the values of an option and what they mean."""
    translator = screen.translator
    table = screen.table("left", "wide")
    for value in ("true", "false") if isinstance(option.default, bool) else option.values:
        id = f"{key}-{value.replace('_', '-')}"
        name = translator.translate(id) if translator.knows(id) else ""
        table.add_row(
            screen.text(value, "cyan"), screen.text(f"{name}. {translator.attribute(id, 'help')}".strip(". "))
        )
    if table.row_count:
        screen.put(table, 3)
    else:
        screen.print(translator.translate("about-expected", expected=option.expected), "dim", indent=3)


def _print_reconstructed(screen: Screen, id: str) -> None:
    """List the values that no source gives, by table, for people who own the game."""
    if read_package_file(find_package(id), "components.toml") is None:
        return
    file = Path(str(files(find_package(id)))) / "components.toml"
    translator, found = screen.translator, extras(id).reconstructed()
    screen.title(translator.translate("about-reconstructed"))
    screen.print_message("about-reconstructed-count", count=len(found))
    counts: dict[str, Counter[str]] = {}
    for entry, key in found:
        counts.setdefault(entry.split(" ")[0], Counter())[key.split(" ")[0]] += 1
    table = screen.table("left", "right", "wide")
    for name, keys in counts.items():
        listed = ", ".join(f"{key} {count}" for key, count in keys.items())
        table.add_row(screen.text(name, "cyan"), str(keys.total()), screen.text(listed, "dim"))
    screen.put(table)
    if found:
        screen.print()
        screen.print_message("about-reconstructed-how", game=id, file=str(file))
