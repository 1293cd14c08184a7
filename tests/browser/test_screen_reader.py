"""What a screen reader reads at a turn of each title: Chromium's accessibility tree, compared with a transcript.

After a change on purpose, write the transcripts again and read the difference:

    WRITE_TRANSCRIPTS=1 .venv/bin/pytest tests/browser/test_screen_reader.py && git diff tests/browser/transcripts
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.positions import create_random_policy, store_table
from browser.screens import create_midgame_match
from browser.table_page import wait_for_choices
from browser.windows import LAPTOP, People
from server.serving import Serving

TRANSCRIPTS = Path(__file__).with_name("transcripts")
TITLES = ("la-loire", "orleans", "thurn-und-taxis")
SILENT = {"generic", "none", "InlineTextBox", "ListMarker", "LineBreak", "LabelText", "paragraph"}
# Screen readers read their name and go on: what is inside them is part of it.
WHOLE = {"button", "image", "img", "heading", "link", "option", "switch", "DisclosureTriangle"}
STATES = ("level", "pressed", "expanded", "checked", "disabled")

Node = dict[str, Any]


def read_main(page: Any) -> list[str]:
    """Return the main part of the page as a screen reader meets it, one line for each thing."""
    wire = page.context.new_cdp_session(page)
    nodes = {node["nodeId"]: node for node in wire.send("Accessibility.getFullAXTree")["nodes"]}
    wire.detach()
    main = next(node for node in nodes.values() if get_role(node) == "main")
    return list(read_node(main, nodes, 0))


def get_role(node: Node) -> str:
    return "" if node["ignored"] else str(node["role"]["value"])


def read_node(node: Node, nodes: dict[str, Node], depth: int) -> Iterator[str]:
    role = get_role(node)
    if role and role not in SILENT:
        yield "  " * depth + describe(node)
        depth += 1
    if role not in WHOLE and role != "StaticText":
        for child in node.get("childIds", ()):
            if child in nodes:
                yield from read_node(nodes[child], nodes, depth)


def describe(node: Node) -> str:
    """Return what is said of a node: its role, name, description and state."""
    role, name = get_role(node), " ".join(node.get("name", {}).get("value", "").split())
    if role == "StaticText":
        return re.sub(r"\d:\d\d", "M:SS", name)
    words = [role, f'"{name}"' if name else ""]
    if description := node.get("description", {}).get("value", ""):
        words.append(f"({description})")
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    words += [f"[{state} {states[state]}]" for state in STATES if states.get(state) not in (None, False, "false")]
    return " ".join(filter(None, words))


def open_turn(people: People, serving: Serving, title: str) -> Any:
    """Open an early turn as the active player."""
    laid = store_table(serving.database, create_midgame_match(title, 2, create_random_policy(11), 20))
    page = people.open_window(laid.path, token=laid.tokens[laid.match.actor], viewport=LAPTOP)
    wait_for_choices(page)
    return page


@pytest.mark.parametrize("title", TITLES)
def test_a_turn_matches_its_transcript(people: People, serving: Serving, title: str) -> None:
    lines = read_main(open_turn(people, serving, title))
    file = TRANSCRIPTS / f"{title}.txt"
    if os.environ.get("WRITE_TRANSCRIPTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(lines) + "\n", "utf-8")
    assert lines == file.read_text("utf-8").splitlines(), f"read the head of {Path(__file__).name}"
