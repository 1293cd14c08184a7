"""Edition and options of a table in words."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.meta import Meta, format_option_value
from postchaise.web.translations import Words

ALWAYS: Final = ("edition", "variant", "expansion")  # told even where they are as usual


def told(meta: Meta, seats: int, options: dict[str, Any], words: Words) -> list[tuple[str, str]]:
    """Name and value of what somebody may want to know: the edition, and whatever is not as it says."""
    chosen = meta.non_default_options(seats, options)
    return [
        called(option.key, format_option_value(options[option.key]), words)
        for option in meta.options
        if option.key in options and (option.key in chosen or option.key in ALWAYS)
    ]


def called(key: str, value: str, words: Words) -> tuple[str, str]:
    """An option and one of its values, in words."""
    name = f"option-{key.replace('_', '-')}"
    chosen = f"{name}-{value.replace('_', '-')}"
    return words.translate(name) if words.knows(name) else key, words.translate(chosen) if words.knows(
        chosen
    ) else value
