"""Uploads that are no whole match: a position, or a record up to its first error.

A record holds everybody's secrets, so who has one knows them already. The text of a position in a running match holds
neither record nor secrets: it only links to its match, where everybody sees what they may see.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from postchaise.kernel import record
from postchaise.web.views.position_text import TEXT_PREFIX

LINK = re.compile(r"(\S*)/t/([\w-]{1,80})/replay\?at=(\d{1,6})&as=(\w{1,12})", re.ASCII)
ABOVE = 4  # lines of a position's text that may hold its link


@dataclass
class PositionLink:
    """The link in a position's text: match, number of actions, viewer."""

    site: str
    table: str
    at: int
    viewer: str


def trim_record_text(given: str) -> str:
    """The text as it was copied, without anything before the record."""
    rows = given.replace("\r\n", "\n").lstrip("\ufeff").lstrip().split("\n")
    first = next((number for number, row in enumerate(rows) if row.strip() in record.FIRST_LINES), 0)
    return "\n".join(rows[first:])


def parse_position_link(text: str) -> PositionLink | None:
    """The position that the text was copied from, with or without a record."""
    rows = text.split("\n", ABOVE + 1)[: ABOVE + 1]
    if rows[0].strip() in record.FIRST_LINES:
        rows = [row.removeprefix(TEXT_PREFIX) for row in rows if row.startswith(TEXT_PREFIX)]
    found = next((link for row in rows if (link := LINK.fullmatch(row.strip()))), None)
    return PositionLink(found[1], found[2], int(found[3]), found[4]) if found else None
