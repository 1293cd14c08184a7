"""Files that commands write: whole or not at all, and through whatever is no regular file."""

import os
import stat
import threading
from pathlib import Path

import pytest

from command_processes import postchaise
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.output_files import write_output, write_text


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
