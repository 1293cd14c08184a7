"""What is public is one list, and docs/reference.md tells it in the words of the docstrings."""

import inspect
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import postchaise

TOOL = Path(__file__).resolve().parent.parent / "tools" / "reference.py"
SPEC = spec_from_file_location("reference", TOOL)
assert SPEC is not None
assert SPEC.loader is not None
reference = module_from_spec(SPEC)
SPEC.loader.exec_module(reference)


def test_the_page_is_up_to_date() -> None:
    assert reference.PAGE.read_text("utf-8") == reference.page(), "python tools/reference.py writes it"


def test_the_page_tells_everything_that_is_public_and_nothing_else() -> None:
    told = " ".join(reference.SECTIONS.values()).split()
    assert len(told) == len(set(told))
    assert set(told) == set(postchaise.__all__)


@pytest.mark.parametrize("name", postchaise.__all__)
def test_a_public_name_says_what_it_is(name: str) -> None:
    thing = getattr(postchaise, name)
    if name in reference.WITHOUT_DOCSTRING:
        assert not inspect.isclass(thing)
        assert not inspect.isroutine(thing)
    else:
        assert len(reference.first_paragraph(thing)) > 20
        assert not reference.first_paragraph(thing).startswith(f"{name}(")  # what a dataclass says of itself
