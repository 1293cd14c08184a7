"""The lines of a hint never contradict their order."""

from __future__ import annotations

from postchaise.web.views.hint import HintLine, drop_conflicting_shares


def line(place: int, share: int, lead: str = "+0.4 ± 0.3") -> HintLine:
    return HintLine(place, f"choice {place}", place, f"Choice {place}", share, 25, "about even", lead, "")


def test_shares_that_contradict_the_points_are_dropped() -> None:
    assert [each.share for each in drop_conflicting_shares([line(1, 35), line(2, 45)])] == [-1, -1]
    assert [each.share for each in drop_conflicting_shares([line(1, 45), line(2, 45), line(3, 30)])] == [45, 45, 30]
    assert [each.share for each in drop_conflicting_shares([line(1, 35), line(1, 45)])] == [
        35,
        45,
    ]  # both are the first
    assert [each.share for each in drop_conflicting_shares([line(1, 35), line(2, 45, lead="")])] == [
        35,
        45,
    ]  # better than nothing
