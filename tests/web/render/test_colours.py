"""Colours: one dark theme, whether chosen or from the system, and readable text on every background."""

from __future__ import annotations

import re

import pytest

from web.pages import TABLE


def test_dark_is_the_same_whether_chosen_or_from_the_system() -> None:
    css = (TABLE / "static" / "colours.css").read_text("utf-8")
    blocks = [re.search(rf'\[data-theme="{theme}"\] {{(.*?)}}', css, re.S) for theme in ("dark", "auto")]
    chosen, system = (sorted(re.findall(r"--[\w-]+: [^;\n]+", block[1])) for block in blocks if block)
    assert chosen
    assert chosen == system


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_can_be_read_on_every_ground(theme: str) -> None:
    css = (TABLE / "static" / "colours.css").read_text("utf-8")
    block = re.search(rf'\[data-theme="{theme}"\] {{(.*?)}}', css, re.S)
    assert block is not None
    tokens = dict(re.findall(r"--([\w-]+): (#\w{6})", block[1]))
    for ink in ("ink", "ink-muted", "ink-faint", "accent"):
        for ground in ("card", "card-alt"):
            light, dark = sorted((luminance(tokens[ink]), luminance(tokens[ground])), reverse=True)
            assert (light + 0.05) / (dark + 0.05) >= 4.5, (theme, ink, ground)
