"""A contest on disk: `rows.jsonl` and the record of each match. Matches that are there are not played again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from postchaise.kernel.errors import PostchaiseError

from .contest import Contest
from .matches import MatchRow

ROWS: Final = "rows.jsonl"
RECORDS: Final = "matches"


class MatchFolder:
    """Rows are kept in `rows`, by number. The folder of another contest is refused, and left as it is."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.rows: dict[int, MatchRow] = {}
        self._file = path / ROWS
        try:
            (path / RECORDS).mkdir(parents=True, exist_ok=True)
            if self._file.exists():
                self._read(contest)
            else:
                self._append(contest.to_json())
        except OSError as error:
            raise build_folder_error(path, error) from None

    def keep(self, row: MatchRow, record: str) -> None:
        """Store the record, then the row: a row promises that its record exists."""
        try:
            find_record_path(self.path, row.number).write_text(record, "utf-8")
            self._append(row.to_json())
        except OSError as error:
            raise build_folder_error(self.path, error) from None
        self.rows[row.number] = row

    def _append(self, data: dict[str, Any]) -> None:
        with open(self._file, "a", encoding="utf-8") as file:
            file.write(json.dumps(data, ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def _read(self, contest: Contest) -> None:
        text = self._file.read_text("utf-8")
        whole, _, broken = text.rpartition("\n")
        if broken:  # somebody was stopped while writing: that match is played again
            os.truncate(self._file, len(text.encode()) - len(broken.encode()))
        try:
            first, *lines = [json.loads(line) for line in whole.splitlines()] or [None]
            if first is None:
                self._append(contest.to_json())
                return
            _require_equal(self.path, first, contest.to_json())
            rows = [MatchRow.from_json(line) for line in lines]
        except (ValueError, TypeError, AttributeError):
            raise PostchaiseError("arena-foreign", folder=str(self.path)) from None
        self.rows = {row.number: row for row in rows}


def find_record_path(folder: Path, number: int) -> Path:
    """`postchaise replay` and `postchaise check` read it."""
    return folder / RECORDS / f"{number + 1:06d}.match"


def _require_equal(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    for key, value in wanted.items():
        if found.get(key) != value:
            there, here = (json.dumps(each, ensure_ascii=False)[:200] for each in (found.get(key), value))
            raise PostchaiseError("arena-other", folder=str(path), what=key, found=there, wanted=here)


def build_folder_error(path: Path, error: OSError) -> PostchaiseError:
    return PostchaiseError("arena-folder", folder=str(path), problem=str(error.strerror))
