"""The full log of a match: by round, by player, by kind of action, with links to the replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from postchaise.kernel.match import Match
from postchaise.web.translations import TableTranslator
from postchaise.web.views.log import LogLine, Note, build_log_lines, build_note_lines

from .replay import replay_entries, replay_until, split_headings


@dataclass
class ChapterLine:
    at: int  # actions before it in the replay
    line: LogLine
    kind: str = ""  # the group of the action; empty for automatic events


@dataclass
class Chapter:
    round: int
    lines: list[ChapterLine] = field(default_factory=list)


def build_full_log(match: Match, viewer: int, translator: TableTranslator, notes: Sequence[Note] = ()) -> list[Chapter]:
    """Build the log as this viewer may read it. Kinds appear after the end, as they could reveal what lines conceal."""
    game, entries, between = match.game, list(match.entries), build_note_lines(notes, translator)
    chapters = [Chapter(game.round_number(replay_until(match, []).state))]
    carried: list[ChapterLine] = []

    def add(round: int, lines: list[ChapterLine]) -> None:
        if lines and chapters[-1].round != round:
            chapters.append(Chapter(round))
        chapters[-1].lines += lines

    before = replay_until(match, []).state
    for at, entry, then in replay_entries(match, entries):
        round = game.round_number(before)
        add(round, [ChapterLine(at - 1, line) for line in between.get(at - 1, [])])
        kind = game.group(before, entry.seat, entry.action) if match.over and match.is_replayable(at) else ""
        own, after = split_headings(build_log_lines(game, [(at, line) for line in entry.log], viewer, translator))
        if own:
            add(round, carried + [ChapterLine(at, line, "" if line.heading else kind) for line in own])
            carried = []
        carried += [ChapterLine(at, line) for line in after]
        before = then.state
    add(
        game.round_number(before), carried + [ChapterLine(len(entries), line) for line in between.get(len(entries), [])]
    )
    return chapters


def list_action_kinds(chapters: list[Chapter], translator: TableTranslator) -> list[tuple[str, str]]:
    """The kinds that occur, with their headings, sorted."""
    found = {told.kind for chapter in chapters for told in chapter.lines if told.kind}
    named = [(kind, translator.translate(f"group-{kind}")) for kind in found if translator.knows(f"group-{kind}")]
    return sorted(named, key=lambda each: each[1].casefold())


def filter_chapters(chapters: list[Chapter], player: int | None, kind: str) -> list[Chapter]:
    """Filter by player or kind; headings are kept only without a filter."""
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
