"""The tutorial's game with something spoiled, installed so that this very process finds it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import tutorial_game
from postchaise.kernel import registry

INFO = "Metadata-Version: 2.1\nName: {0}\nVersion: 1.0\n"
POINT = "[postchaise.games]\n{0} = {1}:GAME\n"


@contextmanager
def installed(folder: Path, id: str, changes: dict[str, tuple[str, str]]) -> Iterator[str]:
    """The game under another id, with (old, new) replaced in some of its files."""
    package = id.replace("-", "_")
    contents = {
        name.removeprefix("src/"): text for name, text in tutorial_game.files().items() if name.startswith("src/")
    }
    for name, (old, new) in changes.items():
        assert old in contents[f"last_mail/{name}"], f"{name} no longer says {old}"
        contents[f"last_mail/{name}"] = contents[f"last_mail/{name}"].replace(old, new, 1)
    contents = {name: text.replace("last-mail", id).replace("last_mail", package) for name, text in contents.items()}
    contents = {name.replace("last_mail", package, 1): text for name, text in contents.items()}
    contents[f"{package}-1.0.dist-info/METADATA"] = INFO.format(package)
    contents[f"{package}-1.0.dist-info/entry_points.txt"] = POINT.format(id, package)
    tutorial_game.write(folder, contents)
    sys.path.insert(0, str(folder))
    registry.forget_games()
    try:
        yield id
    finally:
        sys.path.remove(str(folder))
        registry.forget_games()
