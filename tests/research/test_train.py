"""What training leaves behind, and what it needs."""

import importlib
from importlib.util import find_spec
from xml.etree import ElementTree

import pytest

from postchaise import PostchaiseError
from postchaise.research.training.curve import StrengthPoint, draw_strength_curve


def test_a_curve_has_a_dot_for_every_look() -> None:
    points = [StrengthPoint(0, 0, 0.1, -9.0), StrengthPoint(90, 1000, 0.5, 0.0), StrengthPoint(600, 9000, 1.0, 8.0)]
    drawn = ElementTree.fromstring(draw_strength_curve(points, "apprentice"))
    dots = [each for each in drawn if each.tag.endswith("circle")]
    heights = [float(dot.attrib["cy"]) for dot in dots]
    assert [float(dot.attrib["cx"]) for dot in dots] == [60, 156, 700]
    assert heights[0] - heights[1] == pytest.approx(0.8 * (heights[1] - heights[2]))
    assert "Matches won against the apprentice" in [each.text for each in drawn]


@pytest.mark.skipif(find_spec("torch") is not None, reason="torch is installed")
def test_without_torch_the_extra_is_named() -> None:
    with pytest.raises(PostchaiseError, match=r"postchaise\[train\]"):
        importlib.import_module("postchaise.research.training.train")
