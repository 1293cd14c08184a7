"""What a server can be told; every value has a sensible default."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


def data_folder() -> Path:
    """Where the matches are kept: ESTAFETTE_DATA, or the person's own data folder."""
    given = os.environ.get("ESTAFETTE_DATA")
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(given) if given else Path(base) / "estafette"


@dataclass
class Settings:
    database: str = ""  # an SQLAlchemy address; empty: an SQLite file in the data folder
    host: str = "127.0.0.1"
    port: int = 8421
    secure: bool = False  # cookies only over https
    workers: int = 2  # processes in which bots think
    pause: float = 0.7  # seconds between two actions of bots, so that people can follow
    invitation_days: int = 14
    absence: float = 120  # seconds without a stream, after which others may hand a seat to a bot
    body_limit: int = 64 * 1024
    streams: int = 4000  # open at the same time
    tables: int = 400  # tables held in memory
    json_logs: bool = False
    thoughts: str = ""  # another function for bots to think with, as "module:function"; for tests

    @property
    def address(self) -> str:
        if self.database:
            return self.database
        return f"sqlite:///{data_folder() / 'estafette.sqlite'}"
