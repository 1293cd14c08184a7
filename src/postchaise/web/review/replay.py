"""The replay of a match: the table after each action, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from postchaise.kernel.entry import Entry
from postchaise.kernel.game import OPEN, SPECTATOR
from postchaise.kernel.match import Match
from postchaise.web.render.cache import RenderCache
from postchaise.web.render.delta import DeltaPacker
from postchaise.web.render.regions import render_regions
from postchaise.web.render.templates import render_template
from postchaise.web.translations import TableTranslator, translator_for
from postchaise.web.views.log import LogLine, build_log_lines
from postchaise.web.views.table_view import Player, TableView, ViewerContext, score_players

from .key_moments import KeyMoment, find_moments
from .timeline import build_timeline

PRESENT: Final = ("decision", "log", "chat", "lesson", "head")  # regions that are not replayed
VIEWERS: Final = {"spectator": SPECTATOR, "open": OPEN}  # viewers that are no seats, as URLs name them


@dataclass
class ReplayStep:
    """A position about which the viewer was told something, and the log lines."""

    at: int  # actions before it
    seat: int  # who acted; -1 at the start
    turn: int
    round: int
    points: list[int | None]  # by seat; None if concealed
    lines: list[LogLine] = field(default_factory=list)


@dataclass
class Replay:
    last: int  # actions of the match so far
    steps: list[ReplayStep]
    regions: dict[str, Any]  # packed by `DeltaPacker`
    moments: list[KeyMoment]


def format_viewer(viewer: int) -> str:
    """A viewer as URLs name it."""
    return next((name for name, number in VIEWERS.items() if number == viewer), str(viewer))


def replay_until(match: Match, entries: list[Entry]) -> Match:
    """The match after some of its actions."""
    return match.position(entries)


def replay_entries(match: Match, entries: list[Entry]) -> Iterator[tuple[int, Entry, Match]]:
    """Replay the entries, yielding the number, the entry and the match after it."""
    return match.positions(entries)


def render_position(
    position: Match, context: ViewerContext, viewer: int, translator: TableTranslator, cache: RenderCache
) -> tuple[dict[str, str], list[Player]]:
    """Render a past position. The caller decides whether this viewer may see it."""
    context = replace(context, status="over" if position.over else "playing")
    people = [replace(player, you=False, present=True, can_return=False) for player in context.players]
    view = position.game.view(position.state, viewer)
    players = score_players(position, context.status, people, view)
    round = position.game.round_number(position.state)
    cache.clear_boards()
    regions = render_regions(TableView(context, viewer, view, players, translator, round=round, replayed=True), cache)
    return {name: html for name, html in regions.items() if name not in PRESENT}, players


def render_moment(match: Match, context: ViewerContext, viewer: int, at: int) -> dict[str, str]:
    """The regions of the position after `at` actions."""
    position, translator = replay_until(match, match.entries[:at]), _translator(match, context)
    return render_position(position, context, viewer, translator, RenderCache())[0]


def _translator(match: Match, context: ViewerContext) -> TableTranslator:
    return translator_for(context.lang, match.game.meta.id, [player.name for player in context.players])


def build_replay(match: Match, context: ViewerContext, viewer: int) -> Generator[None, None, Replay]:
    """Build the whole match so far, as steps the viewer was told something about; yield after each step.

    Other positions are left out: how often somebody plans in secret and reconsiders is nobody's business.
    """
    entries = list(match.entries)  # this runs in a thread: meanwhile the match goes on
    game, translator = match.game, _translator(match, context)
    cache, packer, steps, carried = RenderCache(), DeltaPacker(), list[ReplayStep](), list[LogLine]()

    def add(at: int, seat: int, position: Match, lines: list[LogLine]) -> None:
        regions, players = render_position(position, context, viewer, translator, cache)
        packer.add(at, regions)
        points = [each.points if each.sources else None for each in players]
        steps.append(ReplayStep(at, seat, turn, round, points, lines))

    start = replay_until(match, [])
    turn, round = game.turn_number(start.state), game.round_number(start.state)
    add(0, -1, start, [])
    for at, entry, position in replay_entries(match, entries):
        own, after = split_headings(build_log_lines(game, [(at, line) for line in entry.log], viewer, translator))
        if own or at == len(entries):
            add(at, entry.seat, position, carried + own)
            carried = []
            yield
        carried += after
        turn, round = game.turn_number(position.state), game.round_number(position.state)
    steps[-1].lines += carried
    return Replay(len(entries), steps, packer.pack(), find_moments(match, translator) if match.over else [])


def split_headings(lines: list[LogLine]) -> tuple[list[LogLine], list[LogLine]]:
    """Split off the headings at the end of an action's lines: they begin the next turn."""
    end = len(lines)
    while end and lines[end - 1].heading:
        end -= 1
    return lines[:end], lines[end:]


def replay_to_json(told: Replay, translator: TableTranslator, viewer: int) -> dict[str, Any]:
    """The JSON that the page loads to show any position by itself."""
    gains = [
        _gains(before, now, translator) for before, now in zip(told.steps[:1] + told.steps, told.steps, strict=False)
    ]
    context = {"told": told, "timeline": build_timeline(told)}
    return {
        "as": format_viewer(viewer),
        "last": told.last,
        "steps": [[step.at, step.seat, step.turn, step.round] for step in told.steps],
        "gains": gains,
        "regions": told.regions,
        "log": render_template("_replay-log.html", translator, **context),
        "timeline": render_template("_timeline.html", translator, **context),
        "moments": render_template("_replay-moments.html", translator, **context),
    }


def _gains(before: ReplayStep, now: ReplayStep, translator: TableTranslator) -> list[tuple[int, str]]:
    """The seats whose points changed, and by how much."""
    found = []
    for seat, (old, new) in enumerate(zip(before.points, now.points, strict=True)):
        if old is not None and new is not None and old != new:
            sign = "+" if new > old else "−"
            found.append((seat, translator.translate("replay-gain", count=abs(new - old), sign=sign)))
    return found
