"""What a choice touches on the board, and its little picture."""

from __future__ import annotations

from estafette.kernel.sheet import View


def touches(view: View, notation: str, anchors: list[str]) -> list[str]:
    return list(anchors)


def icon(view: View, notation: str) -> str:
    return ""
