"""A page that has most of the log receives only the rest."""

from __future__ import annotations

from markupsafe import Markup

from postchaise.server.live.updates import find_added_lines
from postchaise.web.views.log import LogLine
from server.serving import Serving, open_stream, play_both_seats, start_table_for_two, wait_until


def line(number: int) -> LogLine:
    return LogLine(number, 0, f"line {number}", [], False, Markup(f"<li>{number}</li>"))


LINES = [line(number) for number in range(8)]


def test_an_update_contains_only_new_log_lines() -> None:
    assert find_added_lines(LINES[:5], LINES[:7]) == LINES[5:7]
    assert find_added_lines(LINES[:5], LINES[2:7]) == LINES[5:7], "the oldest lines have gone from the short log"


def test_nothing_follows_on_an_empty_page() -> None:
    assert find_added_lines([], LINES) == []


def test_a_new_page_gets_the_whole_log_and_then_new_lines(serving: Serving) -> None:
    """And after that only the rest: an action more, and its lines follow those that the page has."""
    ada, ben, made = start_table_for_two(serving)
    table, mirror = made["table"], serving.create_mirror(made["table"])
    number = play_both_seats(mirror, {0: ada, 1: ben}, table, 0, 6, lambda legal: legal[0])
    with open_stream(ada, table) as page:
        wait_until(lambda: page.events)
        told = page.events[0][1]
        assert told["regions"]["log"].count("<li") >= 6
        assert told["new_log_lines"] == ""
        play_both_seats(mirror, {0: ada, 1: ben}, table, number, 1, lambda legal: legal[0])
        wait_until(lambda: page.number() == number + 1, "the action")
        told = next(data for _, data, _ in page.events if data["number"] == number + 1)
        assert told["new_log_lines"].count("<li") >= 1
        assert "log" not in told["regions"]


def test_what_was_taken_back_is_not_left_standing() -> None:
    assert find_added_lines(LINES[:5], LINES[:4]) == []
    assert find_added_lines(LINES[:5], [*LINES[:4], line(9)]) == []
    assert find_added_lines([*LINES[:2], line(9), LINES[3]], LINES[:6]) == []


def test_a_page_that_missed_too_much_gets_the_whole_log() -> None:
    assert find_added_lines(LINES[:2], LINES[4:]) == []
