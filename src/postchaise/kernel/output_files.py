"""Files that a command writes: whole or not at all. Devices, pipes and links are written through, never replaced."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from .errors import PostchaiseError

STREAMS: Final = ("/dev/", "/proc/")  # /dev/stdout may be a regular file, which belongs to the one who opened it


@contextmanager
def write_output(path: Path, overwrite: bool = True) -> Iterator[Path]:
    """Yield a temporary file, private to its owner, whose content goes to `path` at the end.

    An error leaves `path` as it was. Errors of the file system are one sentence.
    """
    try:
        if is_stream(path):
            with tempfile.TemporaryDirectory() as folder:
                draft = Path(folder, "output")
                draft.touch(0o600)
                yield draft
                with open(draft, "rb") as source, open(path, "wb") as target:
                    shutil.copyfileobj(source, target)
            return
        target_file = path.resolve()  # of a link, what it leads to
        if not overwrite and target_file.exists():
            raise PostchaiseError("file-exists", file=str(path))
        handle, name = tempfile.mkstemp(prefix=target_file.name, suffix=".part", dir=target_file.parent)
        os.close(handle)
        try:
            yield Path(name)
            _sync(name)
            os.replace(name, target_file)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise PostchaiseError("file-unwritable", file=str(path), problem=str(error.strerror or error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a text file as UTF-8."""
    with write_output(path) as draft:
        draft.write_text(text, "utf-8")


def is_stream(path: Path) -> bool:
    """Whether a path leads to something that is no regular file, such as a device or a pipe."""
    return (path.exists() and not path.is_file()) or str(path.absolute()).startswith(STREAMS)


def _sync(name: str) -> None:
    with open(name, "rb") as file:
        os.fsync(file.fileno())
