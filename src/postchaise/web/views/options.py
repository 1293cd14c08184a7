"""Edition and options of a table in words."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.meta import Meta, format_option_value
from postchaise.web.translations import TableTranslator

ALWAYS: Final = ("edition", "variant", "expansion")  # told even where they are as usual


def describe_options(
    meta: Meta, seats: int, options: dict[str, Any], translator: TableTranslator
) -> list[tuple[str, str]]:
    """Name and value of what somebody may want to know: the edition, and whatever is not as it says."""
    chosen = meta.non_default_options(seats, options)
    return [
        describe_option(option.key, format_option_value(options[option.key]), translator)
        for option in meta.options
        if option.key in options and (option.key in chosen or option.key in ALWAYS)
    ]


def describe_option(key: str, value: str, translator: TableTranslator) -> tuple[str, str]:
    """An option and one of its values, in words."""
    name = f"option-{key.replace('_', '-')}"
    chosen = f"{name}-{value.replace('_', '-')}"
    return translator.translate(name) if translator.knows(name) else key, translator.translate(
        chosen
    ) if translator.knows(chosen) else value
