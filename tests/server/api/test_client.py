"""The client of the documentation plays a whole match unchanged."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

from command_processes import environment
from postchaise.client import AsyncClient, Client
from postchaise.web.translations import translator_for
from server.serving import Serving

FINISHED = """select id from tables join seats on id = "table" where title = ? and name = ? and status = ?"""
PAGE = Path(__file__).resolve().parents[3] / "docs" / "api.md"


def client() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert found is not None
    return found[1]


def test_it_has_twenty_lines() -> None:
    assert len([line for line in client().splitlines() if line.strip()]) <= 20


def test_it_plays_a_match_to_the_end(serving: Serving, tmp_path: Path) -> None:
    script = tmp_path / "client.py"
    script.write_text(client(), "utf-8")
    done = subprocess.run(
        [sys.executable, str(script), serving.address], capture_output=True, text=True, timeout=300, env=environment()
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r".+: Program -?\d+, .+ -?\d+\n", done.stdout), done.stdout
    found = serving.sql(FINISHED, done.stdout.partition(":")[0], "Program", "over")
    assert len(found) == 1, "titles are given more than once, but no other test calls a player so"


def test_the_codes_named_there_are_those_the_server_sends() -> None:
    translator = translator_for("en")
    codes = re.findall(r"code `([a-z-]+)`", PAGE.read_text("utf-8"))
    assert len(codes) >= 2
    assert [code for code in codes if not translator.knows(code)] == []


def described(kind: type) -> dict[str, tuple[list[str], str, str | None]]:
    """Each public method with its parameters, its result and its docstring."""
    found = {}
    for name, method in inspect.getmembers(kind, inspect.isfunction):
        if not name.startswith("_"):
            signature = inspect.signature(method)
            result = str(signature.return_annotation).replace("AsyncIterator", "Iterator")
            found[name] = ([str(each) for each in signature.parameters.values()], result, method.__doc__)
    return found


def test_both_clients_have_the_same_methods() -> None:
    assert described(Client) == described(AsyncClient)
    assert len(described(Client)) > 15
