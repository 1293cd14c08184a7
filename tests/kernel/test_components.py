"""Numbers and cards from a file; the same numbers have the same digest."""

import os
from pathlib import Path

import pytest

from postchaise.kernel.components import loader
from postchaise.kernel.errors import ComponentsError


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """`use` writes into the environment, so that worker processes load the same copy."""
    monkeypatch.setattr(os, "environ", os.environ.copy())


def written(folder: Path, text: str, name: str = "cards.toml") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_shipped_file_is_loaded(tmp_path: Path) -> None:
    assert loader.load_components("toy-shipped", written(tmp_path, "cards = 3")) == {"cards": 3}


def test_a_corrected_copy_replaces_it(tmp_path: Path) -> None:
    shipped, copy = written(tmp_path, "cards = 3"), written(tmp_path, "cards = 4", "copy.toml")
    loader.use_components_file("toy-copy", copy)
    assert loader.load_components("toy-copy", shipped) == {"cards": 4}
    assert loader.load_components("toy-other", shipped) == {"cards": 3}


def test_a_copy_named_by_a_relative_path_is_found_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, "cards = 4", "copy.toml")
    monkeypatch.chdir(tmp_path)
    loader.use_components_file("toy-relative", "copy.toml")
    monkeypatch.chdir("/")
    assert loader.load_components("toy-relative", "nowhere.toml") == {"cards": 4}


def test_a_copy_is_taken_over_by_its_text_whatever_the_own_machine_says(tmp_path: Path) -> None:
    shipped, copy = written(tmp_path, "cards = 3"), written(tmp_path, "cards = 4", "copy.toml")
    loader.use_components_file("toy-sent", copy)
    sent = {key: text for key, text in loader.list_corrected_files().items() if "TOY_SENT" in key}
    assert list(sent.values()) == ["cards = 4"]
    loader.use_components_file("toy-sent", written(tmp_path, "cards = 5", "other.toml"))
    loader.use_corrected_files(sent)
    assert loader.load_components("toy-sent", shipped) == {"cards": 4}
    assert loader.list_corrected_files() == sent


def test_a_copy_named_after_loading_is_refused(tmp_path: Path) -> None:
    shipped = written(tmp_path, "cards = 3")
    loader.load_components("toy-late", shipped)
    with pytest.raises(ComponentsError) as caught:
        loader.use_components_file("toy-late", shipped)
    assert caught.value.code == "components-too-late"
    assert caught.value.details == {"game": "toy-late", "entry": shipped}


def test_la_loire_is_too_late_once_it_is_loaded(tmp_path: Path) -> None:
    import postchaise

    postchaise.game("la-loire")
    with pytest.raises(ComponentsError):
        loader.use_components_file("la-loire", str(tmp_path / "copy.toml"))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = str(tmp_path / "nothing.toml")
    with pytest.raises(ComponentsError) as caught:
        loader.load_components("toy-missing", path)
    assert caught.value.code == "components-unreadable"
    assert caught.value.details["entry"] == path


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError) as caught:
        loader.load_components("toy-folder", str(tmp_path))
    assert caught.value.code == "components-unreadable"


@pytest.mark.parametrize("junk", [b"cards = ", b"[[cards]\n", b"\xff\xfe\x00", b"cards = 1\ncards = 2\n", b"\0"])
def test_a_file_that_is_no_toml_is_named(tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "junk.toml"
    path.write_bytes(junk)
    with pytest.raises(ComponentsError) as caught:
        loader.load_components("toy-junk", str(path))
    assert caught.value.code == "components-not-toml"
    assert caught.value.details["entry"] == str(path)
    assert caught.value.details["problem"]


def test_a_file_that_failed_to_load_may_be_replaced(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError):
        loader.load_components("toy-again", str(tmp_path / "nothing.toml"))
    loader.use_components_file("toy-again", written(tmp_path, "cards = 3"))
    assert loader.load_components("toy-again", "nowhere.toml") == {"cards": 3}


def test_the_digest_follows_the_numbers_only() -> None:
    one = {"cards": 3, "list": [{"id": "a", "sources": {"id": "public"}}], "sources": {"cards": "rulebook"}}
    two = {"list": [{"sources": {}, "id": "a"}], "cards": 3}
    assert loader.compute_digest(one) == loader.compute_digest(two)
    assert len(loader.compute_digest(one)) == 16


@pytest.mark.parametrize(
    "other", [{"cards": 4}, {"cards": "3"}, {"Cards": 3}, {"cards": 3, "more": 0}, {"cards": [3]}, {}]
)
def test_other_numbers_have_another_digest(other: dict[str, object]) -> None:
    assert loader.compute_digest(other) != loader.compute_digest({"cards": 3})


def test_the_order_of_a_list_counts() -> None:
    assert loader.compute_digest({"prices": [1, 2]}) != loader.compute_digest({"prices": [2, 1]})
