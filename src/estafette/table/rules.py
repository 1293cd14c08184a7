"""The rules page: our own words, searchable, with the rule ids as addresses."""

from __future__ import annotations

from collections import Counter
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from estafette.kernel.meta import Meta, shown
from estafette.kernel.registry import extras
from estafette.kernel.space import plain
from estafette.text.languages import help_page
from estafette.text.rulebook import Rule, rulebook

from .engine import render
from .options import called
from .pictures import pictures
from .words import Words, words

EXCERPT = 160
HEADING = Markup('<h3 id="{0}">{1} <a class="rid" href="#{0}" data-do="copy-address" aria-label="{2}">{0}</a></h3>')
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def page(game: str, code: str) -> tuple[Markup, list[tuple[str, str, int]]]:
    """The whole text, and its headings as (address, words, level)."""
    html: list[Markup] = []
    contents: list[tuple[str, str, int]] = []
    below: list[str] = []
    examples = {each.rules[0]: each for each in pictures(game, code) if each.rules}
    said = words(code, game)
    id = ""

    def flush() -> None:
        if below:
            html.append(Markup(MARKDOWN.render("\n".join(below))))
            below.clear()
        if id in examples:
            html.append(Markup(render("_example.html", said, shown=examples.pop(id))))

    for line in help_page(game, code).splitlines():
        if line.startswith("### "):
            flush()
            id, _, title = line.removeprefix("### ").strip().partition(" ")
            html.append(HEADING.format(id, title, said.say("rules-copy", rule=id)))
            contents.append((id, title, 3))
        elif line.startswith("## "):
            flush()
            id, title = "", line.removeprefix("## ").strip()
            address = "chapter-" + plain(title).replace(" ", "-")
            html.append(Markup('<h2 id="{}">{}</h2>').format(address, title))
            contents.append((address, title, 2))
        elif not line.startswith("# "):
            below.append(line)
    flush()
    return Markup("\n").join(html), contents


def find(game: str, code: str, query: str) -> list[tuple[str, str, str]]:
    """Rules that contain every word looked for: id, title, and the place where it stands."""
    wanted = plain(query).split()
    hits = []
    for rule in rulebook(game, code).values():
        text = plain(f"{rule.id} {rule.title} {rule.text}")
        if wanted and all(word in text for word in wanted):
            at = max(0, plain(rule.text).find(wanted[0]) - EXCERPT // 3)
            excerpt = (
                ("… " if at else "") + rule.text[at : at + EXCERPT] + ("…" if at + EXCERPT < len(rule.text) else "")
            )
            hits.append((rule.id, rule.title, excerpt))
    return hits


def rule(game: str, code: str, id: str) -> Rule | None:
    """One rule, to be read beside the board."""
    return rulebook(game, code).get(id)


def editions(meta: Meta, said: Words) -> tuple[list[str], list[tuple[str, list[str]]]]:
    """The editions of a title, and every option in which they differ with its value in each."""
    names = list(meta.presets) if len(meta.presets) > 1 else []
    usual = {option.key: option.default for option in meta.options}
    differing = [option.key for option in meta.options if any(option.key in meta.presets[name] for name in names)]
    rows = []
    for key in differing:
        values = [called(key, shown(meta.presets[name].get(key, usual[key])), said) for name in names]
        rows.append((values[0][0], [value for _, value in values]))
    return [called("edition", name, said)[1] for name in names], rows


def designed(game: str) -> dict[str, int]:
    """Values that no source gives, counted by the table of the components file they stand in."""
    return dict(Counter(entry.split(" ")[0] for entry, _ in extras(game).reconstructed()))
