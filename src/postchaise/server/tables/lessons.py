"""Lesson tables: their row, progress, and the scripted outcomes of chance."""

from __future__ import annotations

import secrets
import time
from typing import Final

from postchaise.kernel.content.lessons import Lesson
from postchaise.kernel.match import Match
from postchaise.kernel.registry import game as find_game
from postchaise.server.errors import LessonMismatch
from postchaise.server.storage.rows import Row, Seat
from postchaise.web.views.lesson import LessonProgress, find_lesson

from . import names

COMPANION: Final = "Colette"  # the bot of every lesson, named in its texts
LOOK: Final = "lesson-look"  # nothing is to be done in this step


def build_lesson_table(game: str, lesson: Lesson, person: str, name: str, level: str) -> tuple[Row, list[Seat]]:
    """Build a lesson table: unlisted, not counted in results, dealt as in the lesson's record."""
    rules, now = find_game(game), time.time()
    match = Match.from_record(lesson.record)
    row = Row(
        id=names.new_id(game),
        game=game,
        rules=rules.meta.version,
        components=rules.components,
        title=names.new_title(),
        options={key: list(v) if isinstance(v, tuple) else v for key, v in match.options.items()},
        setup=match.setup_outcomes,
        key=secrets.token_bytes(32),
        host=person,
        status="playing",
        listed=False,
        chat=False,
        created=now,
        changed=now,
        settings={"lesson": -1},
    )
    own = Seat(lesson.seat, "person", names.make_distinct(name, [COMPANION]), holder=person)
    others = [Seat(i, "bot", COMPANION, level=level) for i in range(lesson.page.seats) if i != lesson.seat]
    return row, sorted([own, *others], key=lambda seat: seat.seat)


def get_lesson_progress(row: Row, match: Match) -> LessonProgress | None:
    """The progress of a lesson; None at other tables, or if the lesson does not match what was played."""
    lesson = find_lesson(row.game) if row.learning else None
    if lesson is None:
        return None
    found = LessonProgress(lesson, int(row.settings["lesson"]))
    return found if found.matches(match) else None


def get_scripted_outcomes(lesson: LessonProgress, match: Match, seat: int, action: int | str) -> list[int]:
    """The scripted outcomes. A legal action that the step does not want raises what it would have meant."""
    number = match.game.parse(action) if isinstance(action, str) else action
    due, step = lesson.due(match), lesson.step(match)
    if match.why_not(seat, number) is not None:
        return []  # the match gives the reason
    notation = match.game.notation(number)
    right = [due.notation] if due is not None and due.seat == seat else lesson.wanted(match)
    if notation not in right:
        sentence = step.answer(notation) if step is not None else ""
        raise LessonMismatch(sentence or LOOK, game=match.game.meta.id)
    return lesson.outcomes(match, notation)
