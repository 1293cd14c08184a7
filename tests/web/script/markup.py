"""Regions of the table, as small as the script can do with, and waiting for them."""

from __future__ import annotations

from typing import Any

DECISION = """<h2 id="ask" tabindex="-1">What now?</h2><p data-error role="alert" hidden></p>
<div data-chips hidden></div>
<button class="choice" id="a-12" data-action="12" data-anchors="location:blois">Blois</button>
<div class="foot"><form data-form="notation"><input class="text-field" id="notation-text"></form></div>"""
WAITING = '<h2 id="ask" tabindex="-1">Anna is playing.</h2>'


def piece(x: int) -> dict[str, str]:
    return {"pieces": f'<span class="piece" id="m" data-piece="s0" style="--x:{x}">{x}</span>'}


def settle(page: Any) -> None:
    """Wait until keys mean the choices that are shown now."""
    page.wait_for_timeout(410)
