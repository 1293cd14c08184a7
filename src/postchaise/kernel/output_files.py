"""Files that a command writes: whole or not at all. Devices, pipes and links are written through, never replaced."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from .errors import PostchaiseError

# What these names lead to may be a regular file, which belongs to the one who opened it
STREAMS: Final = ("/dev/fd/", "/dev/stdin", "/dev/stdout", "/dev/stderr", "/proc/")
PRIVATE: Final = 0o600
PUBLIC: Final = 0o666  # less what the umask takes away
LONGEST: Final = 40  # characters of the name of a file in the name of its draft


@contextmanager
def write_output(path: Path, overwrite: bool = True, private: bool = False) -> Iterator[Path]:
    """Yield a temporary file whose content goes to `path` at the end.

    A new file has the permissions of the umask, an existing one keeps its own; a private one is its owner's alone.
    An error leaves `path` as it was. Errors of the file system are one sentence.
    """
    with _name_errors(path):
        if is_special_file(path):
            with tempfile.TemporaryDirectory() as folder:
                draft = Path(folder, "output")
                draft.touch(PRIVATE)
                yield draft
                with open(draft, "rb") as source, open(path, "wb") as target:
                    shutil.copyfileobj(source, target)
            return
        target_file = path.resolve()  # of a link, what it leads to
        draft = _create_draft(target_file, path, overwrite, private)
        try:
            yield draft
            _sync(draft)
            os.replace(draft, target_file)
        finally:
            draft.unlink(missing_ok=True)


def check_output(path: Path, overwrite: bool = True) -> None:
    """Refuse before long work what could not be written at its end."""
    with _name_errors(path):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not is_special_file(path):
            _create_draft(path.resolve(), path, overwrite, private=True).unlink()
        elif not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def write_text(path: Path, text: str, private: bool = False) -> None:
    """Write a text file as UTF-8."""
    with write_output(path, private=private) as draft:
        draft.write_text(text, "utf-8", errors="replace")


def is_special_file(path: Path) -> bool:
    """Whether a path leads to something that is no regular file, such as a device or a pipe."""
    if path.exists() and not path.is_file():
        return True
    step = path.absolute()
    while not str(step).startswith(STREAMS):
        if not step.is_symlink():
            return False
        step = step.parent / step.readlink()
    return True


def _create_draft(target: Path, path: Path, overwrite: bool, private: bool) -> Path:
    """A new file next to the target, with the permissions that the target shall have."""
    before = target.stat() if target.exists() else None
    if before is not None and not overwrite:
        raise PostchaiseError("file-exists", file=str(path))
    if before is not None and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    draft = target.with_name(f"{target.name[:LONGEST]}.{secrets.token_hex(4)}.part")
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE if private else PUBLIC))
    if before is not None and not private:
        with contextlib.suppress(OSError):  # only root may give files away
            os.chown(draft, before.st_uid, before.st_gid)
        draft.chmod(stat.S_IMODE(before.st_mode))
    return draft


@contextmanager
def _name_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise PostchaiseError("file-unwritable", file=str(path), problem=str(error.strerror or error)) from None


def _sync(file: Path) -> None:
    with open(file, "rb") as handle:
        os.fsync(handle.fileno())
