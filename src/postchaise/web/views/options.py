"""Edition and options of a table in words."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.meta import Meta, format_option_value
from postchaise.web.translations import TableTranslator

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
