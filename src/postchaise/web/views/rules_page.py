"""The rules page: searchable, with rule ids as anchors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

from markdown_it import MarkdownIt
from markupsafe import Markup

from postchaise.i18n.languages import load_help_page
from postchaise.i18n.rulebook import Rule, parse_rulebook
from postchaise.kernel.actions.space import normalize_text
from postchaise.kernel.meta import Meta, format_option_value
from postchaise.kernel.registry import extras, list_metas
from postchaise.web.render.pictures import list_explained_sources, render_pictures
from postchaise.web.render.templates import render_template
from postchaise.web.translations import TableTranslator, translator_for

from .lesson import find_lesson

EXCERPT = 160
MARKED = re.compile(r"`([^`]+)`")
HEADING = Markup(
    '<h3 id="{0}">{1} <a class="rule-anchor" href="#{0}" data-do="copy-address" aria-label="{2}">{0}</a></h3>'
)
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def render_rules_text(game: str, code: str) -> tuple[Markup, list[tuple[str, str, int]]]:
    """The text, and its headings as (anchor, title, level)."""
    html: list[Markup] = []
    contents: list[tuple[str, str, int]] = []
    below: list[str] = []
    examples = {each.rules[0]: each for each in render_pictures(game, code) if each.rules}
    translator = translator_for(code, game)
    id = ""

    def flush() -> None:
        if below:
            html.append(Markup(MARKDOWN.render(describe_marked_options("\n".join(below), game, translator))))
            below.clear()
        if id in examples:
            html.append(Markup(render_template("_example.html", translator, shown=examples.pop(id))))

    for line in load_help_page(game, code).splitlines():
        if line.startswith("### "):
            flush()
            id, _, title = line.removeprefix("### ").strip().partition(" ")
            html.append(HEADING.format(id, title, translator.translate("rules-copy", rule=id)))
            contents.append((id, title, 3))
        elif line.startswith("## "):
            flush()
            id, title = "", line.removeprefix("## ").strip()
            address = "chapter-" + normalize_text(title).replace(" ", "-")
            html.append(Markup('<h2 id="{}">{}</h2>').format(address, title))
            contents.append((address, title, 2))
        elif not line.startswith("# "):
            below.append(line)
    flush()
    return Markup("\n").join(html), contents


def search_rules(meta: Meta, code: str, query: str) -> list[tuple[str, str, str]]:
    """Search a game's texts for all words, rules first: URL, title and excerpt."""
    wanted = normalize_text(query).split()
    return [
        (address, title, _build_excerpt(text, wanted[0]))
        for address, names, title, text in _list_search_entries(meta, code)
        if wanted and all(word in normalize_text(f"{names} {title} {text}") for word in wanted)
    ]


def _list_search_entries(meta: Meta, code: str) -> Iterator[tuple[str, str, str, str]]:
    """URL, other names, title and text of rules, options, pictures and sources of points."""
    translator = translator_for(code, meta.id)
    for rule in parse_rulebook(meta.id, code).values():
        yield (
            f"/rules/{meta.id}#{rule.id}",
            rule.id,
            rule.title,
            describe_marked_options(rule.marked, meta.id, translator),
        )
    names, rows = compare_editions(meta, translator)
    for option, values in rows:
        told = translator.translate("separator").join(
            f"{name}: {value}" for name, value in zip(names, values, strict=True)
        )
        yield f"/rules/{meta.id}#editions", "", option, told
    lesson = find_lesson(meta.id)
    for each in lesson.pictures if lesson else []:
        yield (
            f"/learn/{meta.id}#five-{each.id}",
            "",
            translator.translate(each.message),
            translator.translate(f"{each.message}-text"),
        )
    for id, _ in list_explained_sources(meta.id, translator):
        told = f"{translator.translate(f'five-score-{id}')}. {translator.translate(f'five-score-{id}-text')}"
        yield f"/learn/{meta.id}#five-scores", "", translator.translate(f"score-{id}"), told


def _build_excerpt(text: str, word: str) -> str:
    """An excerpt around a word, at word boundaries."""
    at = max(0, normalize_text(text).find(word) - EXCERPT // 3)
    end = at + EXCERPT
    at = text.find(" ", at) + 1 if at else 0
    end = text.rfind(" ", at, end) if end < len(text) else len(text)
    return ("… " if at else "") + text[at:end] + (" …" if end < len(text) else "")


def search_other_titles(game: str, code: str, query: str) -> list[tuple[Meta, int]]:
    """Other games with matches, and their number."""
    counts = [(meta, len(search_rules(meta, code, query))) for meta in list_metas() if meta.id != game]
    return [(meta, count) for meta, count in counts if count]


def render_rule(game: str, code: str, id: str) -> Rule | None:
    """One rule, shown next to the board."""
    found = parse_rulebook(game, code).get(id)
    return (
        replace(found, marked=describe_marked_options(found.marked, game, translator_for(code, game)))
        if found
        else None
    )


def describe_marked_options(text: str, game: str, translator: TableTranslator) -> str:
    """Replace ids of options and values by the names used for new tables."""
    keys = {option.key for meta in list_metas() if meta.id == game for option in meta.options}
    key = ""

    def name(found: re.Match[str]) -> str:
        nonlocal key
        key = found[1] if found[1] in keys else key
        return (
            translator.translate("quoted", text=describe_option(key, found[1], translator)[found[1] != key])
            if key
            else found[0]
        )

    return MARKED.sub(name, text)


def compare_editions(meta: Meta, translator: TableTranslator) -> tuple[list[str], list[tuple[str, list[str]]]]:
    """The editions, and every option in which they differ with its value in each."""
    names = list(meta.presets) if len(meta.presets) > 1 else []
    usual = {option.key: option.default for option in meta.options}
    differing = [option.key for option in meta.options if any(option.key in meta.presets[name] for name in names)]
    rows = []
    for key in differing:
        values = [
            describe_option(key, format_option_value(meta.presets[name].get(key, usual[key])), translator)
            for name in names
        ]
        rows.append((values[0][0], [value for _, value in values]))
    return [describe_option("edition", name, translator)[1] for name in names], rows


def list_reconstructed(game: str) -> list[tuple[str, int, list[str]]]:
    """Reconstructed values by table: their number, and entries with their keys."""
    found: dict[str, dict[str, list[str]]] = {}
    for entry, key in extras(game).reconstructed():
        table, _, name = entry.partition(" ")
        found.setdefault(table, {}).setdefault(name.strip('"'), []).append(key)
    return [
        (
            table,
            sum(map(len, entries.values())),
            [f"{name} {', '.join(keys)}".strip() for name, keys in entries.items()],
        )
        for table, entries in found.items()
    ]


ALWAYS: Final = ("edition", "variant", "expansion")  # always shown


def describe_options(
    meta: Meta, seats: int, options: dict[str, Any], translator: TableTranslator
) -> list[tuple[str, str]]:
    """Names and values worth showing: the edition, and options that differ from its defaults."""
    chosen = meta.non_default_options(seats, options)
    return [
        describe_option(option.key, format_option_value(options[option.key]), translator)
        for option in meta.options
        if option.key in options and (option.key in chosen or option.key in ALWAYS)
    ]


def describe_option(key: str, value: str, translator: TableTranslator) -> tuple[str, str]:
    """The name of an option and of one of its values."""
    name = f"option-{key.replace('_', '-')}"
    chosen = f"{name}-{value.replace('_', '-')}"
    return translator.translate(name) if translator.knows(name) else key, translator.translate(
        chosen
    ) if translator.knows(chosen) else value
