"""The rows of a state: declared as `vec`, and told to whoever reads a state from JSON. Lists in pure Python."""

import importlib
import json
from typing import Any

import pytest

from postchaise import Dice, game, play_random, titles
from postchaise.kernel.native import BytesWriter, vec


def state_module(id: str) -> Any:
    return importlib.import_module(f"postchaise.games.{id.replace('-', '_')}.state")


@pytest.mark.parametrize("id", titles())
def test_every_vec_is_among_the_rows(id: str) -> None:
    """One that is missing could not be read from JSON when compiled."""
    module = state_module(id)
    declared = {name for name, kind in module.State.__annotations__.items() if kind == "vec[i64]"}
    assert declared == set(module.ROWS)


@pytest.mark.parametrize("id", titles())
def test_no_row_changes_its_length(id: str) -> None:
    title, dice, module = game(id), Dice(4), state_module(id)
    state: Any = title.new(3, dice)
    lengths = {name: len(getattr(state, name)) for name in module.ROWS}
    for _ in range(5):
        play_random(title, state, dice, 60)
        assert {name: len(getattr(state, name)) for name in module.ROWS} == lengths


@pytest.mark.parametrize("id", titles())
def test_a_copy_and_what_was_read_from_json_are_on_their_own(id: str) -> None:
    title, dice, module = game(id), Dice(5), state_module(id)
    state: Any = title.new(2, dice)
    play_random(title, state, dice, 200)
    told = json.dumps(state.to_json())
    for other in (state.copy(), title.from_json(json.loads(told))):
        for name in module.ROWS:
            if name != "shield":  # never changed: shared by all copies
                row = getattr(other, name)
                row[0] = row[0] + 1
        assert json.dumps(state.to_json()) == told


def test_what_stands_in_for_librt() -> None:
    out = BytesWriter()
    out.append(7)
    out.write(b"\x01\x02")
    assert (out.getvalue(), len(out), out[0]) == (bytes([7, 1, 2]), 3, 7)
    row = vec[int]([1, 2, 3])
    row[1] = 5
    assert list(row[1:]) == [5, 3]
