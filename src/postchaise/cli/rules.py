"""`postchaise rules`: the rules of a game, by id, by chapter, by search."""

from __future__ import annotations

from postchaise.i18n.rulebook import Rule, parse_rulebook
from postchaise.kernel.actions.space import normalize_text
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.meta import find_closest_match
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.registry import meta

from .screen import Screen


def list_rules_of_action(game: str, action: int) -> list[str]:
    """The ids of the rules that an action's kind declares."""
    return find_game(game).space.rules(action)


def show_rule(screen: Screen, rule: Rule) -> None:
    screen.print(f"{rule.id}  {rule.title}", "bold")
    screen.print(rule.text, indent=3)


def show_ids(screen: Screen, game: str, ids: list[str]) -> None:
    book = parse_rulebook(game, screen.translator.code)
    for id in ids:
        if id in book:
            show_rule(screen, book[id])


def print_rules(screen: Screen, game: str, wanted: str) -> None:
    meta(game)  # refuses an unknown game by name
    book = parse_rulebook(game, screen.translator.code)
    if not book:
        raise PostchaiseError("cli-no-rules", game=game)
    if not wanted:
        _print_chapters(screen, game, book)
        return
    found = _find_rules(book, wanted)
    if not found:
        chapters = list(dict.fromkeys(rule.chapter for rule in book.values()))
        near = find_closest_match(wanted.upper(), list(book)) or find_closest_match(wanted, chapters)
        raise PostchaiseError("cli-rule-unknown", wanted=wanted[:60], near=near, game=game)
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            screen.title(chapter)
        show_rule(screen, rule)


def _find_rules(book: dict[str, Rule], wanted: str) -> list[Rule]:
    """Find an id, a prefix of ids, a chapter, or words that all occur."""
    id, words = wanted.strip().upper(), normalize_text(wanted)
    if id in book:
        return [book[id]]
    for found in (
        [rule for rule in book.values() if rule.id.startswith(id + "-")],
        [rule for rule in book.values() if normalize_text(rule.chapter) == words],
    ):
        if found:
            return found
    return [r for r in book.values() if all(word in normalize_text(f"{r.title} {r.text}") for word in words.split())]


def _print_chapters(screen: Screen, game: str, book: dict[str, Rule]) -> None:
    screen.title(screen.translator.translate("rules-title", title=meta(game).title))
    table = screen.table("left", "left", "right")
    for chapter in dict.fromkeys(rule.chapter for rule in book.values()):
        ids = [rule.id for rule in book.values() if rule.chapter == chapter]
        count = screen.translator.translate("rules-count", count=len(ids))
        table.add_row(screen.text(chapter), screen.text(ids[0], "dim"), screen.text(count, "dim"))
    screen.put(table)
    screen.print()
    screen.print_message("rules-how", "dim", game=game, rule=next(iter(book)))
