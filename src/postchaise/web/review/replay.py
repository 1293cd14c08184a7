"""A match once more: the table as it was after each action, told through one pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.entry import Entry
from postchaise.kernel.game import OPEN, SPECTATOR
from postchaise.kernel.match import Match
from postchaise.web.render.cache import Drawings
from postchaise.web.render.delta import Packer
from postchaise.web.render.regions import regions
from postchaise.web.render.templates import render
from postchaise.web.translations import Words, words
from postchaise.web.views.log import LogLine, log_lines
from postchaise.web.views.seats import Player, Seat, players
from postchaise.web.views.table_view import Frame, TableInfo

from .key_moments import Moment, moments
from .timeline import reel

PRESENT: Final = ("whatnow", "log", "chat", "lesson", "head")  # regions that do not go back
NAMES: Final = {"spectator": SPECTATOR, "open": OPEN}  # of eyes that are no seat's, as addresses have them


@dataclass
class Step:
    """A position this audience was told something about, and what it was told."""

    at: int  # actions before it
    seat: int  # who acted; -1 before the first action
    turn: int
    round: int
    points: list[int | None]  # of each seat; None where they are concealed
    lines: list[LogLine] = field(default_factory=list)


@dataclass
class Replay:
    last: int  # actions of the match so far
    steps: list[Step]
    regions: dict[str, Any]  # as `Packer` packs them
    moments: list[Moment]


def eyes(viewer: int) -> str:
    """An audience as an address names it."""
    return next((name for name, number in NAMES.items() if number == viewer), str(viewer))


def beginning(match: Match, entries: list[Entry]) -> Match:
    """The same match after some of its actions."""
    return Match.restored(match.game, match.seats, match.options, match.setup_outcomes, entries)


def again(match: Match, entries: list[Entry]) -> Iterator[tuple[int, Entry, Match]]:
    """Plays the entries once more: the number of each, the entry, and the match after it."""
    then = beginning(match, [])
    for number, entry in enumerate(entries, 1):
        after = then.state.copy()
        match.game.step(after, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
        then.accept(entry, after)
        yield number, entry, then


def shown(
    then: Match, table: TableInfo, seats: list[Seat], viewer: int, said: Words, drawings: Drawings, text: bool = False
) -> tuple[dict[str, str], list[Player]]:
    """A position in the past. Whether this audience may look is decided by whoever calls."""
    table = replace(table, status="over" if then.over else "playing")
    people = [replace(seat, mine=False, present=True, back=False) for seat in seats]
    view = then.game.view(then.state, viewer)
    sitting = players(then, table.status, people, view)
    round = then.game.round_number(then.state)
    frame = Frame(table, viewer, view, sitting, said, round=round, text_board=text, replayed=True)
    drawings.outdated()
    return {name: html for name, html in regions(frame, drawings).items() if name not in PRESENT}, sitting


def moment(
    match: Match, table: TableInfo, seats: list[Seat], lang: str, viewer: int, at: int, text: bool = False
) -> dict[str, str]:
    """The regions of one position."""
    said = words(lang, match.game.meta.id, [seat.name for seat in seats])
    return shown(beginning(match, match.entries[:at]), table, seats, viewer, said, Drawings(), text)[0]


def replay(match: Match, table: TableInfo, seats: list[Seat], lang: str, viewer: int, text: bool = False) -> Replay:
    """The whole match so far. Only positions are told that this audience was told something about: who plans in secret,
    and how often they think again, is nobody's business."""
    entries = list(match.entries)  # this runs in a thread: meanwhile the match goes on
    game, said = match.game, words(lang, match.game.meta.id, [seat.name for seat in seats])
    drawings, packer, steps, carried = Drawings(), Packer(), list[Step](), list[LogLine]()

    def add(at: int, seat: int, then: Match, lines: list[LogLine]) -> None:
        drawn, sitting = shown(then, table, seats, viewer, said, drawings, text)
        packer.add(at, drawn)
        points = [each.points if each.sources else None for each in sitting]
        steps.append(Step(at, seat, turn, round, points, lines))

    start = beginning(match, [])
    turn, round = game.turn_number(start.state), game.round_number(start.state)
    add(0, -1, start, [])
    for at, entry, then in again(match, entries):
        own, after = parted(log_lines(game, [(at, line) for line in entry.log], viewer, said))
        if own or at == len(entries):
            add(at, entry.seat, then, carried + own)
            carried = []
        carried += after
        turn, round = game.turn_number(then.state), game.round_number(then.state)
    steps[-1].lines += carried
    return Replay(len(entries), steps, packer.packed(), moments(match, said) if match.over else [])


def parted(lines: list[LogLine]) -> tuple[list[LogLine], list[LogLine]]:
    """What an action did, and headings at its end: those begin the turn that comes then."""
    end = len(lines)
    while end and lines[end - 1].heading:
        end -= 1
    return lines[:end], lines[end:]


def answer(told: Replay, said: Words, viewer: int) -> dict[str, Any]:
    """What the page fetches: everything it needs to go anywhere by itself."""
    gains = [_gains(before, now, said) for before, now in zip(told.steps[:1] + told.steps, told.steps, strict=False)]
    context = {"told": told, "reel": reel(told)}
    return {
        "as": eyes(viewer),
        "last": told.last,
        "steps": [[step.at, step.seat, step.turn, step.round] for step in told.steps],
        "gains": gains,
        "regions": told.regions,
        "log": render("_replay-log.html", said, **context),
        "reel": render("_timeline.html", said, **context),
        "moments": render("_replay-moments.html", said, **context),
    }


def _gains(before: Step, now: Step, said: Words) -> list[tuple[int, str]]:
    """Whose points changed, and by how many."""
    found = []
    for seat, (old, new) in enumerate(zip(before.points, now.points, strict=True)):
        if old is not None and new is not None and old != new:
            sign = "+" if new > old else "−"
            found.append((seat, said.translate("replay-gain", count=abs(new - old), sign=sign)))
    return found
