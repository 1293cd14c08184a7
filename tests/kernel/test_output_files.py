"""Files that commands write: whole or not at all, and through whatever is no regular file."""

import os
import stat
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from command_processes import postchaise
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.output_files import check_output, write_output, write_text

NOBODY = 65534  # a user id


def test_a_file_is_replaced_when_it_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "out.txt"
    file.write_text("before", "utf-8")

    def break_off() -> None:
        with write_output(file) as draft:
            draft.write_text("half", "utf-8")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        break_off()
    assert file.read_text("utf-8") == "before"
    write_text(file, "after")
    assert file.read_text("utf-8") == "after"
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_is_followed_and_a_pipe_is_written_through(tmp_path: Path) -> None:
    file, link, pipe = tmp_path / "out.txt", tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(file)
    write_text(link, "text")
    assert link.is_symlink()
    assert file.read_text("utf-8") == "text"
    os.mkfifo(pipe)
    got: list[str] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_text("utf-8")))
    reader.start()
    write_text(pipe, "through")
    reader.join()
    assert got == ["through"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.parametrize("path", ["/dev/full", "missing/out.txt", "."])
def test_what_cannot_be_written_is_one_sentence(path: str, tmp_path: Path) -> None:
    with pytest.raises(PostchaiseError) as caught:
        write_text(tmp_path / path, "text")
    assert caught.value.code == "file-unwritable"
    assert list(tmp_path.iterdir()) == []


def test_a_command_writes_through_a_pipe_and_makes_no_folder(tmp_path: Path) -> None:
    pipe, got = tmp_path / "pipe", tmp_path / "got.csv"
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: got.write_bytes(pipe.read_bytes()), daemon=True)
    reader.start()
    assert postchaise("simulate", "--games", "1", "--csv", str(pipe)).returncode == 0
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    reader.join()
    assert got.read_text("utf-8").startswith("game,seat,place")
    done = postchaise("simulate", "--games", "1", "--csv", str(tmp_path / "missing" / "x.csv"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


@pytest.fixture
def umask() -> Iterator[None]:
    before = os.umask(0o027)
    yield
    os.umask(before)


def test_a_new_file_has_the_permissions_of_the_umask_and_an_old_one_keeps_its_own(tmp_path: Path, umask: None) -> None:
    new, old, saved = tmp_path / "new", tmp_path / "old", tmp_path / "saved"
    old.touch()
    old.chmod(0o604)
    for file in (new, old):
        write_text(file, "text")
    write_text(saved, "the key", private=True)
    write_text(saved, "the key again", private=True)
    modes = {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in tmp_path.iterdir()}
    assert modes == {"new": "0o640", "old": "0o604", "saved": "0o600"}


@pytest.mark.parametrize("path", ["missing/out.txt", ".", "file/out.txt", "x" * 300])
def test_what_cannot_be_written_is_known_before(path: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(PostchaiseError) as caught:
        check_output(tmp_path / path)
    assert caught.value.code == "file-unwritable"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_what_can_be_written_is_not_touched_before(tmp_path: Path) -> None:
    file, pipe = tmp_path / "old", tmp_path / "pipe"
    file.write_text("before", "utf-8")
    os.mkfifo(pipe)
    for each in (file, pipe, tmp_path / "new", tmp_path / ("x" * 250), Path("/dev/null")):
        check_output(each)
    assert file.read_text("utf-8") == "before"
    assert sorted(tmp_path.iterdir()) == [file, pipe]


@contextmanager
def as_ordinary_user() -> Iterator[Path]:
    """A folder of a user whom permissions bind, as they do not bind root."""
    with tempfile.TemporaryDirectory() as folder:
        if os.geteuid() != 0:
            yield Path(folder)
            return
        os.chown(folder, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, 0)
        try:
            yield Path(folder)
        finally:
            os.setresuid(0, 0, 0)


def test_a_read_only_file_is_not_replaced() -> None:
    with as_ordinary_user() as folder:
        file = folder / "out.txt"
        file.touch(0o400)
        with pytest.raises(PostchaiseError):
            write_text(file, "text")


def test_a_link_to_an_open_file_is_written_through(tmp_path: Path) -> None:
    """As `/dev/stdout` is: the file belongs to the one who opened it."""
    file, link = tmp_path / "out.txt", tmp_path / "link"
    with open(file, "wb") as opened:
        link.symlink_to(f"/dev/fd/{opened.fileno()}")
        before = file.stat().st_ino
        write_text(link, "text")
    assert (file.read_text("utf-8"), file.stat().st_ino) == ("text", before)
