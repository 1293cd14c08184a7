"""The whole log of a match: round by round, by player, by kind of action, each line with its moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from postchaise.kernel.match import Match
from postchaise.web.translations import Words
from postchaise.web.views.log import LogLine, Note, log_lines, noted

from .replay import again, beginning, parted


@dataclass
class Told:
    at: int  # the moment it belongs to
    line: LogLine
    kind: str = ""  # the heading under which the action was chosen; empty for what was nobody's choice


@dataclass
class Chapter:
    round: int
    lines: list[Told] = field(default_factory=list)


def story(match: Match, viewer: int, words: Words, notes: Sequence[Note] = ()) -> list[Chapter]:
    """As this audience may read it. Kinds are told after the end: until then they could tell what a line keeps back."""
    game, entries, between = match.game, list(match.entries), noted(notes, words)
    chapters = [Chapter(game.round_number(beginning(match, []).state))]
    carried: list[Told] = []

    def add(round: int, lines: list[Told]) -> None:
        if lines and chapters[-1].round != round:
            chapters.append(Chapter(round))
        chapters[-1].lines += lines

    before = beginning(match, []).state
    for at, entry, then in again(match, entries):
        round = game.round_number(before)
        add(round, [Told(at - 1, line) for line in between.get(at - 1, [])])
        kind = game.group(before, entry.seat, entry.action) if match.over else ""
        own, after = parted(log_lines(game, [(at, line) for line in entry.log], viewer, words))
        if own:
            add(round, carried + [Told(at, line, "" if line.heading else kind) for line in own])
            carried = []
        carried += [Told(at, line) for line in after]
        before = then.state
    add(game.round_number(before), carried + [Told(len(entries), line) for line in between.get(len(entries), [])])
    return chapters


def kinds(chapters: list[Chapter], words: Words) -> list[tuple[str, str]]:
    """Those there are, with their headings, in the order of the words."""
    found = {told.kind for chapter in chapters for told in chapter.lines if told.kind}
    named = [(kind, words.translate(f"group-{kind}")) for kind in found if words.knows(f"group-{kind}")]
    return sorted(named, key=lambda each: each[1].casefold())


def only(chapters: list[Chapter], player: int | None, kind: str) -> list[Chapter]:
    """What one player did, or what was done of one kind; headings within a round are for whoever reads everything."""
    if player is None and not kind:
        return [chapter for chapter in chapters if chapter.lines]
    found = []
    for chapter in chapters:
        lines = [
            told
            for told in chapter.lines
            if not told.line.heading
            and (player is None or told.line.seat == player)
            and (not kind or told.kind == kind)
        ]
        if lines:
            found.append(Chapter(chapter.round, lines))
    return found
