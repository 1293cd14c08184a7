"""The analysis of a match as text, for the page and the terminal; `postchaise.bots` computes the numbers.

Win shares are stated only as precisely as they are calibrated: in steps of five, never none or all.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Final

from postchaise.bots.analysis import Analysis, ExpectedResult, Finding, MisjudgedSpan
from postchaise.bots.hint import CALIBRATION, calibrate_share, round_error, round_percent
from postchaise.kernel.game import OPEN
from postchaise.kernel.match import Match
from postchaise.web.translations import TableTranslator, translator_for
from postchaise.web.views.coach import DifferenceBar, build_difference_bars
from postchaise.web.views.hint import find_choice, format_decimal, get_choice_label
from postchaise.web.views.table_view import Player, TableView, ViewerContext, score_players

from .replay import replay_entries, replay_until

HALF: Final = 0.5
LOWEST: Final = 0.8  # where the axis of accuracy starts, unless somebody is below
SHOWN: Final = 5  # sources shown for a difference
FINE: Final = 8  # choices listed that looked bad at first


@dataclass
class ComparedChoice:
    """A choice on an axis of 100, compared with the one played."""

    label: str
    kind: str  # better, played, other
    gain: str = ""
    spread: str = ""
    at: float = 0.0
    left: float = 0.0
    width: float = 0.0


@dataclass
class TurningPoint:
    """A choice that was worse than another one."""

    nth: int
    point: Finding
    prompt: str
    played: str
    better: str
    lost: str
    spread: str
    fell: str  # lost win share in per cent; empty if not computed
    fell_spread: str
    sentence: str
    options: list[ComparedChoice]
    zero: float  # position of the played choice on the axis
    bars: list[DifferenceBar]
    anchors: tuple[list[str], list[str]]  # of the played and of the better choice


@dataclass
class SeatAccuracy:
    """How many choices of a seat were as good as the best."""

    player: Player
    low: int  # per cent
    high: int
    range: str
    sentence: str
    given: str


@dataclass
class AnalysisPage:
    players: list[Player]
    heading: str
    sentences: list[str]
    games: str  # how it was computed
    trust: str  # how reliable that is
    turnings: list[TurningPoint]
    fine: list[tuple[Finding, str, str, str]]  # choice, label, gain, spread
    kept: list[SeatAccuracy]
    lowest: int  # where the axis of accuracy starts
    rows: list[list[str]] = field(default_factory=list)  # the chart as a table: round, then every seat
    rounds: dict[int, int] = field(default_factory=dict)  # in which each turn of the chart was played

    def find_round(self, turn: int) -> int:
        """The round of a turn; it is that of the last turn known before."""
        return max([round for known, round in self.rounds.items() if known <= turn], default=turn)


def describe_analysis(match: Match, analysis: Analysis, context: ViewerContext) -> AnalysisPage:
    """Describe an analysis for those who may see the whole, finished match."""
    translator = translator_for(context.lang, match.game.meta.id, [player.name for player in context.players])
    sitting = score_players(match, "over", context.players, match.view(OPEN))
    views, rounds = _find_decisions(match, analysis.points, context, translator)
    turns = {each.turn: rounds[each.at] for each in analysis.course}
    analysis = replace(
        analysis,
        course=[replace(each, turn=rounds[each.at]) for each in analysis.course],
        points=[replace(point, turn=rounds[point.at]) for point in analysis.points],
    )
    mistakes = [point for point in analysis.points if point.mistake]
    fine = [point for point in analysis.points if point.sure == "fine" and point.best is not None]
    fine = sorted(sorted(fine, key=lambda point: -point.looked)[:FINE], key=lambda point: point.at)
    least = min([tally.range()[0] for tally in analysis.tallies if tally.questions] or [1.0])
    first = analysis.course[0]
    return AnalysisPage(
        sitting,
        _build_heading(analysis, sitting, translator),
        _build_sentences(analysis, sitting, translator),
        translator.translate("analysis-games", games=first.games, rounds=analysis.course[-1].turn),
        translator.translate(
            "analysis-trust" if (match.game.meta.id, match.seats) in CALIBRATION else "analysis-trust-not"
        ),
        [_build_turning_point(nth, point, views[point.at]) for nth, point in enumerate(mistakes, 1)],
        [(point, *_describe_reconsidered(point, views[point.at])) for point in fine],
        _compute_accuracies(analysis, sitting, translator),
        round(100 * min(LOWEST, math.floor(least * 10) / 10)),
        [_build_row(match, each, translator) for each in analysis.course],
        turns,
    )


def _find_decisions(
    match: Match, points: list[Finding], context: ViewerContext, translator: TableTranslator
) -> tuple[dict[int, TableView], list[int]]:
    """The decision as the player saw it, for every choice that is discussed; and the round before every action."""
    wanted = {point.at: point.seat for point in points if point.sure in ("clear", "likely", "fine")}
    people = [replace(player, you=False) for player in context.players]
    found: dict[int, TableView] = {}
    rounds: list[int] = []

    def look(at: int, position: Match) -> None:
        rounds.append(position.game.round_number(position.state))
        if at in wanted:
            seat = wanted[at]
            view = position.game.view(position.state, seat)
            decision = position.game.decision(position.state, seat)
            players = score_players(position, "playing", people)
            found[at] = TableView(context, seat, view, players, translator, decision=decision)

    look(0, replay_until(match, []))
    for number, _, position in replay_entries(match, match.entries):
        look(number, position)
    return found, rounds


def round_share(game: str, seats: int, share: float) -> int:
    return round_percent(calibrate_share(game, seats, share))


def round_share_spread(share: float, games: int) -> int:
    return round_error(math.sqrt(share * (1 - share) / max(1, games)))


def _format_spread(lang: str, error: float) -> str:
    """Twice the standard error, but never zero, which would mean certainty."""
    return format_decimal(lang, max(0.1, 2 * error))


def _build_heading(analysis: Analysis, sitting: list[Player], translator: TableTranslator) -> str:
    """When the match was decided: since when the winner led in more than half of the rollouts."""
    winners = [player for player in sitting if player.place == 1]
    if len(sitting) == 1 or len(winners) != 1:
        return translator.translate("analysis-course-of")
    winner, since = winners[0], None
    for each in analysis.course:
        ahead = each.shares[winner.seat] > HALF
        since = (since or each) if ahead else None
    counted = analysis.course[-2:][0]
    if since is None or since.seat < 0 or since is counted:
        return translator.translate("analysis-open-to-the-end")
    if since is analysis.course[0]:
        return translator.translate("analysis-ahead-always", name=winner.name)
    return translator.translate("analysis-ahead-since", name=winner.name, round=since.turn)


def _build_sentences(analysis: Analysis, sitting: list[Player], translator: TableTranslator) -> list[str]:
    mistakes = [(point.best.gain, point) for point in analysis.points if point.mistake and point.best is not None]
    found = [translator.translate("analysis-none")]
    if mistakes:
        gain, point = max(mistakes, key=lambda each: each[0])
        name = sitting[point.seat].name
        found = [
            translator.translate(
                "analysis-largest", name=name, round=point.turn, points=format_decimal(translator.code, gain)
            )
        ]
    found += [_describe_misjudgement(analysis, stretch, sitting, translator) for stretch in analysis.wrong[:1]]
    if analysis.until < analysis.last:
        reached = max([each.turn for each in analysis.course if each.at <= analysis.until] or [0])
        found.append(translator.translate("analysis-cut", round=reached))
    return found


def _describe_misjudgement(
    analysis: Analysis, stretch: MisjudgedSpan, sitting: list[Player], translator: TableTranslator
) -> str:
    turns = {each.at: each.turn for each in analysis.course}
    name = sitting[stretch.seat].name
    return translator.translate("analysis-wrong", first=turns[stretch.first], last=turns[stretch.last], name=name)


def _build_turning_point(nth: int, point: Finding, table_view: TableView) -> TurningPoint:
    best, lang, translate = point.best, table_view.translator.code, table_view.translator.translate
    assert best is not None
    assert table_view.decision is not None
    points, error = format_decimal(lang, best.gain), _format_spread(lang, best.error)
    sentence = translate(f"analysis-{point.sure}", points=points, error=error)
    fell = fell_spread = ""
    if point.ends:
        before, after = (
            round_share(table_view.table.game, len(table_view.players), share) for share in (point.before, point.after)
        )
        fell, fell_spread = f"−{after - before}" if after > before else "0", str(round_error(point.share_error))
        shares = translate("analysis-shares", before=before, after=after, error=fell_spread)
        sentence += " " + (shares if point.decides else translate("analysis-shares-not"))
    options, zero = _compare_choices(point, table_view)
    return TurningPoint(
        nth,
        point,
        translate(table_view.decision.prompt),
        get_choice_label(table_view, point.played),
        get_choice_label(table_view, point.better),
        "−" + points,
        error,
        fell,
        fell_spread,
        sentence,
        options,
        zero,
        build_difference_bars(table_view, best.parts[:SHOWN]),
        (_list_anchors(table_view, point.played), _list_anchors(table_view, point.better)),
    )


def _list_anchors(table_view: TableView, action: int) -> list[str]:
    choice = find_choice(table_view, action)
    return choice.anchors if choice is not None else []


def _compare_choices(point: Finding, table_view: TableView) -> tuple[list[ComparedChoice], float]:
    lang = table_view.translator.code
    low = min([-1.0, *(each.gain - 2 * each.error for each in point.choices)])
    high = max([1.0, *(each.gain + 2 * each.error for each in point.choices)])

    def x(value: float) -> float:
        return round(100 * (value - low) / (high - low), 1)

    found = [ComparedChoice(get_choice_label(table_view, point.played), "played", at=x(0))]
    for each in point.choices:
        left = x(each.gain - 2 * each.error)
        found.append(
            ComparedChoice(
                get_choice_label(table_view, each.action),
                "better" if each.action == point.better else "other",
                format_decimal(lang, each.gain, True),
                _format_spread(lang, each.error),
                x(each.gain),
                left,
                round(x(each.gain + 2 * each.error) - left, 1),
            )
        )
    found[1:] = sorted(found[1:], key=lambda each: -each.at)
    return [*found[1:], found[0]], x(0)


def _describe_reconsidered(point: Finding, table_view: TableView) -> tuple[str, str, str]:
    """A choice that looked bad at first."""
    best, lang = point.best, table_view.translator.code
    assert best is not None
    return (
        get_choice_label(table_view, point.played),
        format_decimal(lang, -best.gain, True),
        _format_spread(lang, best.error),
    )


def _compute_accuracies(analysis: Analysis, sitting: list[Player], translator: TableTranslator) -> list[SeatAccuracy]:
    found = []
    for tally in analysis.tallies:
        low, high = tally.range()
        numbers = {"clear": tally.clear, "likely": tally.likely, "open": tally.open, "all": tally.questions}
        given = {
            "points": format_decimal(translator.code, tally.lost),
            "error": _format_spread(translator.code, tally.error),
        }
        found.append(
            SeatAccuracy(
                sitting[tally.seat],
                (least := math.floor(100 * low)),
                (most := math.floor(100 * high)),
                f"{least}–{most}" if least < most else str(most),
                translator.translate("analysis-kept", **numbers),
                translator.translate("analysis-given", **given) if tally.clear + tally.likely else "",
            )
        )
    return found


def _build_row(match: Match, each: ExpectedResult, translator: TableTranslator) -> list[str]:
    """A row of the table: a round and the expectation for every seat."""
    found = [translator.translate("analysis-end") if each.seat < 0 else str(each.turn)]
    for seat in range(match.seats):
        points = format_decimal(translator.code, each.points[seat])
        if each.seat < 0:
            found.append(translator.translate("analysis-row-end", points=points))
            continue
        values = {"points": points, "error": _format_spread(translator.code, each.errors[seat])}
        if match.seats > 1:
            share = each.share(seat)
            meant = round_share(match.game.meta.id, match.seats, share)
            told = {"share": meant, "spread": round_share_spread(share, each.games)}
            values |= {key: str(value) for key, value in told.items()}
        found.append(translator.translate("analysis-row" if match.seats > 1 else "analysis-row-alone", **values))
    return found


def find_misjudged_stretches(analysis: Analysis) -> list[tuple[int, int]]:
    """The stretches in which the estimate was wrong for any seat, merged."""
    merged: list[tuple[int, int]] = []
    for each in sorted((stretch.first, stretch.last) for stretch in analysis.wrong):
        if merged and each[0] <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], each[1]))
        else:
            merged.append(each)
    return merged
