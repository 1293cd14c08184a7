"""Where the rule of a thing is explained."""

from __future__ import annotations

from ..rulebook import RULES_OF_THING


def rule(id: str) -> str:
    return f"/rules/la-loire#{id}"


def link(anchor: str) -> str:
    """The address of the first rule about a thing, such as `character:spy`."""
    return rule(RULES_OF_THING[anchor][0])
