"""The statistics of all matches of a person."""

from __future__ import annotations

from postchaise.server.pages import statistics
from postchaise.server.storage.results import FinishedMatch, SeatResult


def match(game: str, *results: tuple[str, int, int], sources: tuple[dict[str, int], ...] = ()) -> FinishedMatch:
    """Person, place and points of each seat."""
    rows = [
        SeatResult(
            i,
            "person" if who else "bot",
            who,
            who.upper(),
            "" if who else "random",
            place,
            points,
            sources[i] if sources else {"boat": points},
        )
        for i, (who, place, points) in enumerate(results)
    ]
    return FinishedMatch("t", game, "T", 0, 60, rows)


def test_sums_count_no_table_one_sits_at_alone_on_several_seats_and_no_victory_over_nobody() -> None:
    newest_first = [
        match("a", ("me", 1, 30), ("you", 2, 20)),
        match("a", ("you", 1, 12), ("me", 2, 10)),
        match("a", ("me", 1, 99), ("me", 2, 98)),
        match("a", ("me", 1, 50)),
    ]
    (game,) = statistics.compute_game_statistics(newest_first, "me")
    assert (game.matches, game.contested, game.won, game.share) == (3, 2, 1, 50)
    assert game.points == [50, 10, 30]
    assert (game.average, game.best) == (30, 50)
    assert game.course == "0.0,2.0 50.0,22.0 100.0,12.0"


def test_sums_name_the_source_in_which_one_differs_most_from_the_others() -> None:
    sources = ({"boat": 4, "letters": 9}, {"boat": 8, "letters": 7})
    (game,) = statistics.compute_game_statistics([match("a", ("me", 2, 13), ("you", 1, 15), sources=sources)], "me")
    assert game.gap == ("boat", -4)
    assert (game.usual, game.theirs) == sources


def test_sums_know_people_by_who_they_are_and_bots_by_their_level() -> None:
    matches = [
        match("a", ("me", 1, 30), ("you", 2, 20), ("", 3, 10)),
        match("b", ("you", 1, 30), ("me", 2, 20), ("", 2, 20)),
    ]
    matches[1].results[0].name = "Older name"
    told = [(each.name, each.level, each.won, each.lost) for each in statistics.list_rivals(matches, "me")]
    assert told == [("YOU", "", 1, 1), ("", "random", 1, 0)]


# Taken along and away
