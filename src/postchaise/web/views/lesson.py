"""A guided first game: progress, expected actions and texts. The game defines the steps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from postchaise.kernel.content.lessons import Lesson, LessonStep
from postchaise.kernel.dice import Dice, ScriptedDice
from postchaise.kernel.match import Match
from postchaise.kernel.messages.message import Message
from postchaise.kernel.record import RecordedAction
from postchaise.kernel.registry import extras
from postchaise.web.translations import TableTranslator


@cache
def find_lesson(game: str) -> Lesson | None:
    """The lesson of a game; None if it has none or if it does not fit the current rules and numbers."""
    try:
        found = extras(game).first_game()
        if found is not None:
            Match.from_record(found.record)
    except Exception:  # corrected numbers, or a broken game, which must not affect others
        return None
    return found


@cache
def list_action_labels(game: str) -> list[Message]:
    """The labels of all actions of the record at the time they were chosen."""
    lesson = find_lesson(game)
    if lesson is None:
        return []
    whole = Match.from_record(lesson.record)
    match, found = whole.fork(0, Dice(0)), []
    for entry in whole.entries:
        found.append(match.game.label(match.state, entry.seat, entry.action))
        match.dice = ScriptedDice(entry.outcomes)
        match.play(entry.seat, entry.action)
    return found


@dataclass
class LessonProgress:
    """Progress of a lesson: follows from the actions; `looked` is the last step that was only read."""

    lesson: Lesson
    looked: int = -1

    def at(self, match: Match) -> int:
        """Index of the current step; behind the last one when the lesson is over."""
        for number, step in enumerate(self.lesson.steps):
            if match.version < step.end if step.acts else number > self.looked:
                return number
        return len(self.lesson.steps)

    def step(self, match: Match) -> LessonStep | None:
        steps, at = self.lesson.steps, self.at(match)
        return steps[at] if at < len(steps) else None

    def is_running(self, match: Match) -> bool:
        return self.step(match) is not None

    def matches(self, match: Match) -> bool:
        """Whether the played actions match the record, as a lesson may have been changed since."""
        script = self.lesson.script
        for at, entry in enumerate(match.entries[: len(script)]):
            step = next((each for each in self.lesson.steps if each.after <= at < each.end), None)
            right = [script[at].notation] if step is None else self.lesson.wanted(step)
            if match.game.notation(entry.action) not in right:
                return False
        return True

    def wanted(self, match: Match) -> list[str]:
        """The actions that the person still has to play in this step, in order."""
        step = self.step(match)
        if step is None or match.version < step.after:
            return []
        done = [match.game.notation(entry.action) for entry in match.entries[step.after :]]
        return [notation for notation in self.lesson.wanted(step) if notation not in done]

    def due(self, match: Match) -> RecordedAction | None:
        """The action played automatically now: everything between the steps, by any seat."""
        step = self.step(match)
        return self.lesson.script[match.version] if step is not None and match.version < step.after else None

    def outcomes(self, match: Match, notation: str) -> list[int]:
        """The scripted outcomes of an action."""
        step, script = self.step(match), self.lesson.script
        among = script[step.after : step.end] if step and match.version >= step.after else script[match.version :]
        return next((action.outcomes for action in among if action.notation == notation), [])

    def before(self, match: Match) -> int:
        """The step to go back to: the start of this one, or the one before."""
        at, step = self.at(match), self.step(match)
        return at if step is not None and match.version > step.after else max(0, at - 1)


@dataclass
class LessonInstructions:
    """What the person is told now."""

    id: str
    number: int  # from 1
    of: int
    sentence: str
    why: str
    looks: bool  # nothing to do but to continue
    waits: bool  # others play
    last: bool
    wanted: list[str]
    parts: list[tuple[str, str]]  # for steps with several actions: label, and "done", "current" or "next"
    points: list[str]
    counts: list[str]


def build_instructions(
    progress: LessonProgress, match: Match, translator: TableTranslator
) -> LessonInstructions | None:
    """The current instructions; None when the lesson is over."""
    step, at, lesson = progress.step(match), progress.at(match), progress.lesson
    if step is None:
        return None
    number, of = at + 1, len(lesson.steps)
    due = progress.due(match)
    if due is not None:
        sentence = translator.translate("lesson-watch", name=f"\u2068{translator.players[1 - lesson.seat]}\u2069")
        return LessonInstructions(
            "", number, of, sentence, translator.translate("lesson-watch-why"), False, True, False, [], [], [], []
        )
    wanted = progress.wanted(match)
    return LessonInstructions(
        step.id,
        number,
        of,
        translator.translate(step.message),
        translator.translate(f"{step.message}-why"),
        not step.acts,
        False,
        number == of,
        wanted,
        _parts(match, lesson, step, wanted, translator) if step.acts > 1 else [],
        step.points,
        step.counts if len(wanted) == step.acts else [],
    )


def _parts(
    match: Match, lesson: Lesson, step: LessonStep, wanted: list[str], translator: TableTranslator
) -> list[tuple[str, str]]:
    found = []
    named = list_action_labels(match.game.meta.id)[step.after : step.end]
    for notation, label in zip(lesson.wanted(step), named):
        state = "done" if notation not in wanted else "current" if notation == wanted[0] else "next"
        found.append((translator.translate(label), state))
    return found
