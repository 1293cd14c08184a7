"""The analysis of a match in words, for the page and the terminal. Its numbers are counted by `postchaise.bots`.

A share of wins is told as far as its calibration goes: in steps of five, never none and never all.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Final

from postchaise.bots.analysis import Analysis, ExpectedResult, Finding, MisjudgedSpan
from postchaise.bots.calibration import CALIBRATION, calibrate_share, round_error, round_percent
from postchaise.kernel.game import OPEN
from postchaise.kernel.match import Match
from postchaise.web.translations import Words, words
from postchaise.web.views.coach import Bar, bars
from postchaise.web.views.hint import choice_of, decimal, label
from postchaise.web.views.seats import Player, Seat, players
from postchaise.web.views.table_view import Frame, TableInfo

from .replay import again, beginning

HALF: Final = 0.5
LOWEST: Final = 0.8  # where the axis of good choices begins, unless somebody is below
SHOWN: Final = 5  # sources of a difference
FINE: Final = 8  # choices that looked bad at first: so many are told


@dataclass
class Option:
    """A choice on an axis of 100, against the one that was played."""

    label: str
    kind: str  # better, played, other
    gain: str = ""
    spread: str = ""
    at: float = 0.0
    left: float = 0.0
    width: float = 0.0


@dataclass
class Turning:
    """A choice that was worse than another one."""

    nth: int
    point: Finding
    prompt: str
    played: str
    better: str
    lost: str
    spread: str
    fell: str  # the share of wins, in per cent; empty when it was not counted
    fell_spread: str
    sentence: str
    options: list[Option]
    zero: float  # where the axis of the options has the one that was played
    bars: list[Bar]
    anchors: tuple[list[str], list[str]]  # of what was played, and of what is better


@dataclass
class Kept:
    """How many choices of a seat were as good as the best."""

    player: Player
    low: int  # per cent
    high: int
    range: str
    said: str
    given: str


@dataclass
class Told:
    players: list[Player]
    heading: str
    sentences: list[str]
    games: str  # how it was counted
    trust: str  # what that is worth
    turnings: list[Turning]
    fine: list[tuple[Finding, str, str, str]]  # with turn and seat: what was played, the gain, its spread
    kept: list[Kept]
    lowest: int  # where the axis of good choices begins
    rows: list[list[str]] = field(default_factory=list)  # the course as a table: a turn, then every seat


def told(match: Match, analysis: Analysis, table: TableInfo, seats: list[Seat], lang: str) -> Told:
    """For everybody who may see the whole match, which is over."""
    said = words(lang, match.game.meta.id, [seat.name for seat in seats])
    sitting = players(match, "over", seats, match.view(OPEN))
    frames = _frames(match, analysis.points, table, seats, said)
    mistakes = [point for point in analysis.points if point.mistake]
    fine = [point for point in analysis.points if point.sure == "fine" and point.best is not None]
    fine = sorted(sorted(fine, key=lambda point: -point.looked)[:FINE], key=lambda point: point.at)
    least = min([tally.range()[0] for tally in analysis.tallies if tally.questions] or [1.0])
    first = analysis.course[0]
    return Told(
        sitting,
        _heading(analysis, sitting, said),
        _sentences(analysis, sitting, said),
        said.translate("analysis-games", games=first.games, turns=analysis.course[-1].turn),
        said.translate("analysis-trust" if (match.game.meta.id, match.seats) in CALIBRATION else "analysis-trust-not"),
        [_turning(nth, point, frames[point.at]) for nth, point in enumerate(mistakes, 1)],
        [(point, *_again(point, frames[point.at])) for point in fine],
        _kept(analysis, sitting, said),
        round(100 * min(LOWEST, math.floor(least * 10) / 10)),
        [_row(match, each, said) for each in analysis.course],
    )


def _frames(match: Match, points: list[Finding], table: TableInfo, seats: list[Seat], said: Words) -> dict[int, Frame]:
    """The question as it was asked, for every choice that is told of."""
    wanted = {point.at: point.seat for point in points if point.sure in ("clear", "likely", "fine")}
    found: dict[int, Frame] = {}

    def look(at: int, then: Match) -> None:
        if at in wanted:
            seat = wanted[at]
            view = then.game.view(then.state, seat)
            sitting = players(then, "playing", [replace(each, mine=False) for each in seats])
            found[at] = Frame(table, seat, view, sitting, said, decision=then.game.decision(then.state, seat))

    look(0, beginning(match, []))
    for number, _, then in again(match, match.entries):
        look(number, then)
    return found


def share_of(game: str, seats: int, share: float) -> int:
    return round_percent(calibrate_share(game, seats, share))


def share_spread(share: float, games: int) -> int:
    return round_error(math.sqrt(share * (1 - share) / max(1, games)))


def _spread(lang: str, error: float) -> str:
    """Twice a standard error, and never none: that would be said of what is known."""
    return decimal(lang, max(0.1, 2 * error))


def _heading(analysis: Analysis, sitting: list[Player], said: Words) -> str:
    """When it was decided: since when the winner was ahead in more than half of the games."""
    winners = [player for player in sitting if player.place == 1]
    if len(sitting) == 1 or len(winners) != 1:
        return said.translate("analysis-course-of")
    winner, since = winners[0], None
    for each in analysis.course:
        ahead = each.shares[winner.seat] > HALF
        since = (since or each) if ahead else None
    counted = analysis.course[-2:][0]
    if since is None or since.seat < 0 or since is counted:
        return said.translate("analysis-open-to-the-end")
    if since is analysis.course[0]:
        return said.translate("analysis-ahead-always", name=winner.name)
    return said.translate("analysis-ahead-since", name=winner.name, turn=since.turn)


def _sentences(analysis: Analysis, sitting: list[Player], said: Words) -> list[str]:
    mistakes = [(point.best.gain, point) for point in analysis.points if point.mistake and point.best is not None]
    found = [said.translate("analysis-none")]
    if mistakes:
        gain, point = max(mistakes, key=lambda each: each[0])
        name = sitting[point.seat].name
        found = [said.translate("analysis-largest", name=name, turn=point.turn, points=decimal(said.code, gain))]
    found += [_wrong(analysis, stretch, sitting, said) for stretch in analysis.wrong[:1]]
    if analysis.until < analysis.last:
        turn = max([each.turn for each in analysis.course if each.at <= analysis.until] or [0])
        found.append(said.translate("analysis-cut", turn=turn))
    return found


def _wrong(analysis: Analysis, stretch: MisjudgedSpan, sitting: list[Player], said: Words) -> str:
    turns = {each.at: each.turn for each in analysis.course}
    name = sitting[stretch.seat].name
    return said.translate("analysis-wrong", first=turns[stretch.first], last=turns[stretch.last], name=name)


def _turning(nth: int, point: Finding, frame: Frame) -> Turning:
    best, lang, translate = point.best, frame.words.code, frame.words.translate
    assert best is not None
    assert frame.decision is not None
    points, error = decimal(lang, best.gain), _spread(lang, best.error)
    sentence = translate(f"analysis-{point.sure}", points=points, error=error)
    fell = fell_spread = ""
    if point.ends:
        before, after = (share_of(frame.table.game, len(frame.players), share) for share in (point.before, point.after))
        fell, fell_spread = f"−{after - before}" if after > before else "0", str(round_error(point.share_error))
        shares = translate("analysis-shares", before=before, after=after, error=fell_spread)
        sentence += " " + (shares if point.decides else translate("analysis-shares-not"))
    options, zero = _options(point, frame)
    return Turning(
        nth,
        point,
        translate(frame.decision.prompt),
        label(frame, point.played),
        label(frame, point.better),
        "−" + points,
        error,
        fell,
        fell_spread,
        sentence,
        options,
        zero,
        bars(frame, best.parts[:SHOWN]),
        (_anchors(frame, point.played), _anchors(frame, point.better)),
    )


def _anchors(frame: Frame, action: int) -> list[str]:
    choice = choice_of(frame, action)
    return choice.anchors if choice is not None else []


def _options(point: Finding, frame: Frame) -> tuple[list[Option], float]:
    lang = frame.words.code
    low = min([-1.0, *(each.gain - 2 * each.error for each in point.choices)])
    high = max([1.0, *(each.gain + 2 * each.error for each in point.choices)])

    def x(value: float) -> float:
        return round(100 * (value - low) / (high - low), 1)

    found = [Option(label(frame, point.played), "played", at=x(0))]
    for each in point.choices:
        left = x(each.gain - 2 * each.error)
        found.append(
            Option(
                label(frame, each.action),
                "better" if each.action == point.better else "other",
                decimal(lang, each.gain, True),
                _spread(lang, each.error),
                x(each.gain),
                left,
                round(x(each.gain + 2 * each.error) - left, 1),
            )
        )
    found[1:] = sorted(found[1:], key=lambda each: -each.at)
    return [*found[1:], found[0]], x(0)


def _again(point: Finding, frame: Frame) -> tuple[str, str, str]:
    """A choice that looked bad at first."""
    best, lang = point.best, frame.words.code
    assert best is not None
    return label(frame, point.played), decimal(lang, -best.gain, True), _spread(lang, best.error)


def _kept(analysis: Analysis, sitting: list[Player], said: Words) -> list[Kept]:
    found = []
    for tally in analysis.tallies:
        low, high = tally.range()
        numbers = {"clear": tally.clear, "likely": tally.likely, "open": tally.open, "all": tally.questions}
        given = {"points": decimal(said.code, tally.lost), "error": _spread(said.code, tally.error)}
        found.append(
            Kept(
                sitting[tally.seat],
                (least := math.floor(100 * low)),
                (most := math.floor(100 * high)),
                f"{least}–{most}" if least < most else str(most),
                said.translate("analysis-kept", **numbers),
                said.translate("analysis-given", **given) if tally.clear + tally.likely else "",
            )
        )
    return found


def _row(match: Match, each: ExpectedResult, said: Words) -> list[str]:
    """A turn and what was expected for every seat then: the chart in words."""
    found = [said.translate("analysis-end") if each.seat < 0 else str(each.turn)]
    for seat in range(match.seats):
        points = decimal(said.code, each.points[seat])
        if each.seat < 0:
            found.append(said.translate("analysis-row-end", points=points))
            continue
        values = {"points": points, "error": _spread(said.code, each.errors[seat])}
        if match.seats > 1:
            share = each.share(seat)
            meant = share_of(match.game.meta.id, match.seats, share)
            told = {"share": meant, "spread": share_spread(share, each.games)}
            values |= {key: str(value) for key, value in told.items()}
        found.append(said.translate("analysis-row" if match.seats > 1 else "analysis-row-alone", **values))
    return found


def wrong_between(analysis: Analysis) -> list[tuple[int, int]]:
    """The stretches in which the estimate was wrong about anybody, each once."""
    merged: list[tuple[int, int]] = []
    for each in sorted((stretch.first, stretch.last) for stretch in analysis.wrong):
        if merged and each[0] <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], each[1]))
        else:
            merged.append(each)
    return merged
