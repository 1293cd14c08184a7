"""The rules page: our own words, searchable, with the rule ids as addresses."""

from __future__ import annotations

from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from estafette.kernel.space import plain
from estafette.text.languages import help_page
from estafette.text.rulebook import rulebook

EXCERPT = 160
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def page(game: str, code: str) -> tuple[Markup, list[tuple[str, str, int]]]:
    """The whole text, and its headings as (address, words, level)."""
    html: list[Markup] = []
    contents: list[tuple[str, str, int]] = []
    below: list[str] = []

    def flush() -> None:
        if below:
            html.append(Markup(MARKDOWN.render("\n".join(below))))
            below.clear()

    for line in help_page(game, code).splitlines():
        if line.startswith("### "):
            flush()
            id, _, title = line.removeprefix("### ").strip().partition(" ")
            html.append(Markup('<h3 id="{0}">{1} <a class="rid" href="#{0}">{0}</a></h3>').format(id, title))
            contents.append((id, title, 3))
        elif line.startswith("## "):
            flush()
            title = line.removeprefix("## ").strip()
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
