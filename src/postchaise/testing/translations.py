"""Checks of messages and help: everything a game says exists in each of its languages and has no gaps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from postchaise.i18n import LANGUAGES, Translator
from postchaise.i18n.languages import load_resource, load_resources
from postchaise.i18n.rulebook import parse_rulebook
from postchaise.kernel.messages.message import Message
from postchaise.kernel.registry import extras, find_package
from postchaise.kernel.registry import game as find_game

from .cases import Case
from .messages import collect_messages, list_declared_ids, list_source_ids
from .random_play import list_legality_verdicts

ASKED = ("effect", "help", "letter", "plays")  # other forms of a message that the program asks for by name


def list_languages(id: str) -> list[str]:
    """The languages of a game; it must have English at least."""
    return ["en", *(code for code in LANGUAGES if code != "en" and load_resource(find_package(id), "text", code))]


class _VariableVisitor(Visitor):
    """Which arguments a message speaks of."""

    def __init__(self, entry: fluent.Message) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def load_messages(id: str, language: str) -> dict[str, fluent.Message]:
    """Those of this language alone: the house's and, with an id, the game's."""
    bodies = [entry for each in load_resources(id, language, ("web",)) for entry in each.body]
    return {entry.id.name: entry for entry in bodies if isinstance(entry, fluent.Message)}


@cache
def find_variables(id: str, language: str) -> dict[str, set[str]]:
    return {key: _VariableVisitor(entry).names for key, entry in load_messages(id, language).items()}


def find_missing_ids(message: Message, known: dict[str, set[str]]) -> set[str]:
    """The ids of a message, and of the names in it, that have no text."""
    if message.id not in known:
        return {message.id}
    names = [arg for key, arg in message.args.items() if isinstance(arg, Message) and key in known[message.id]]
    return set[str]().union(*(find_missing_ids(name, known) for name in names))


def _get_shape(message: Message) -> Any:
    """What decides which messages a phrase needs: ids, not numbers. There are few shapes, and many phrases."""
    return message.id, *((key, _get_shape(arg)) for key, arg in message.args.items() if isinstance(arg, Message))


def check_messages(case: Case, seed: int) -> int:
    """Every message a game can show exists in every language."""
    found = collect_messages(case, seed)
    shapes = {_get_shape(message): message for message in found.values()}
    named = [
        *list_declared_ids(case.id),
        *list_source_ids(case.id, "Message"),
        *(f"reason-{id}" for id in list_source_ids(case.id, "Reason")),
    ]
    for language in list_languages(case.id):
        known = find_variables(case.id, language)
        missing = {id for id in named if id not in known}
        missing |= set[str]().union(*(find_missing_ids(message, known) for message in shapes.values()))
        missing |= {f"style-{who}.plays" for who in list_undescribed_bot_styles(case.id, language)}
        assert not missing, f"{language}.ftl lacks {', '.join(sorted(missing))}"
    return len(found)


def list_undescribed_bot_styles(id: str, language: str) -> list[str]:
    """Bot styles without a description."""
    telling = _add_article_forms("plays", load_messages(id, language))
    return [who for who in extras(id).styles() if f"style-{who}" not in telling]


class _GapListener(Translator):
    """Notes arguments and forms of names that a sentence uses but that are missing."""

    def __init__(self, code: str, id: str) -> None:
        super().__init__(code, id, [])
        self.missing: set[str] = set()
        self.heard: set[str] = set()

    def attribute(self, id: str, form: str, default: str = "") -> str:
        found = super().attribute(id, form, "\0")
        if found == "\0":
            self.missing.add(f"{id}.{form}")
        return default if found == "\0" else found

    def report_gaps(self, message: Message, gaps: Sequence[Exception]) -> None:
        self.missing |= {f"{message.id}: {gap}" for gap in gaps}


@cache
def _build_listener(code: str, id: str) -> _GapListener:
    return _GapListener(code, id)


def check_sentences(case: Case, seed: int) -> int:
    """Every message becomes a sentence without a missing argument or form."""
    found = collect_messages(case, seed)
    for language in list_languages(case.id):
        translator = _build_listener(language, case.id)
        for key, message in found.items():
            if key not in translator.heard:  # once in one of the cases is enough
                text = translator.translate(message)
                assert text.strip(), f"{language}: {message} says nothing"
                assert "{" not in text, f"{language}: {text}"
                assert "}" not in text, f"{language}: {text}"
                translator.heard.add(key)
        assert not translator.missing, f"{language}: sentences lack {', '.join(sorted(translator.missing))}"
    return len(found)


def is_english_only(id: str) -> bool:
    return list_languages(id) == ["en"]


def check_languages(case: Case, seed: int) -> int:
    """All languages have the same messages. Forms such as .the or .of belong to a language; those that the program
    itself asks for are in all of them."""
    english = load_messages(case.id, "en")
    for language in list_languages(case.id):
        other = load_messages(case.id, language)
        differing = sorted(english.keys() ^ other.keys())
        assert not differing, f"{language}.ftl and en.ftl differ in {', '.join(differing)}"
        for form in ASKED:
            differing = sorted(_add_article_forms(form, english) ^ _add_article_forms(form, other))
            assert not differing, f"{language}: .{form} of {', '.join(differing)}"
    return len(english)


def _add_article_forms(form: str, found: dict[str, fluent.Message]) -> set[str]:
    return {key for key, entry in found.items() if form in [each.id.name for each in entry.attributes]}


def has_no_help(id: str) -> bool:
    return not parse_rulebook(id, "en")


def check_help(case: Case, seed: int) -> int:
    """The help page explains every rule that actions and reasons refer to, in every language."""
    space, book = find_game(case.id).space, parse_rulebook(case.id, "en")
    house = load_messages("", "en")
    named = {rule for kind in space.kinds for rule in kind.rules}
    named |= {rule for domain in space.domains.values() for rules in domain.rules.values() for rule in rules.split()}
    refusing = {
        *list_source_ids(case.id, "Reason"),
        *(reason.rule for reason in list_legality_verdicts(case, seed).reasons),
    }
    named |= {rule for rule in refusing if f"reason-{rule}" not in house}
    missing = sorted(named - book.keys())
    assert not missing, f"help/en.md explains nothing about {', '.join(missing)}"
    for language in list_languages(case.id):
        assert list(parse_rulebook(case.id, language)) == list(book), f"help/{language}.md explains other rules"
    return len(named)
