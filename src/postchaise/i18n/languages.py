"""The supported languages and where their files are."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from postchaise.kernel.errors import BadOption
from postchaise.kernel.registry import find_package

LANGUAGES = ("en", "fr", "de")


def match_supported_language(code: str) -> str:
    if code not in LANGUAGES:
        raise BadOption("option-value", option="lang", value=code, expected=", ".join(LANGUAGES))
    return code


def detect_language() -> str:
    """Return the language of the environment, or English if it is not supported."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def read_package_file(package: str, path: str) -> str | None:
    """Return the text of a file in a package, or None. A game may be a single module, which has no files."""
    module = import_module(package)
    if not hasattr(module, "__path__"):
        return None
    found = files(module) / path
    return found.read_text("utf-8") if found.is_file() else None


@cache
def load_resource(package: str, folder: str, code: str) -> Resource | None:
    """Return the Fluent resource of a package in this language, or None."""
    text = read_package_file(package, f"{folder}/{code}.ftl" if folder else f"{code}.ftl")
    return FluentResource(text) if text is not None else None


def load_resources(game: str, code: str, packages: Sequence[str] = ()) -> list[Resource]:
    """Return the Fluent resources in order: the given packages, the shared one, the game's."""
    found = [load_resource(f"postchaise.{package}", "text", code) for package in packages]
    found.append(load_resource("postchaise.i18n", "", code))
    if game:
        found.append(load_resource(find_package(game), "text", code))
    return [each for each in found if each is not None]


def load_help_page(game: str, code: str) -> str:
    """Return the help page of a game, in English if a third-party game has no other."""
    for each in (code, "en"):
        page = read_package_file(find_package(game), f"help/{each}.md")
        if page is not None:
            return page
    return ""
