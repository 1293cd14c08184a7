"""Where the rule of a thing is explained."""

from __future__ import annotations

from ..actions import SPACE


def link(anchor: str) -> str:
    """The address of the first rule about a thing, such as `character:spy`."""
    domain, _, item = anchor.partition(":")
    return f"/rules/la-loire#{SPACE.domains[domain].rules[item].split()[0]}"
