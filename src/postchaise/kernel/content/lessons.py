"""A guided first game: a fixed deal, played as its record says, in steps that a person follows.

The folder `first_game` of a game holds both. `record.txt` is an ordinary record: the deal, every action of every seat
and what chance answered. `steps.toml` says where the person is asked to look or to act:

    [[step]]
    id = "distance"                   # its words: first-distance, first-distance-why
    after = 1                         # actions of the record before it
    acts = 1                          # how many of the next ones the person does; none: only looks
    points = ["location:langeais"]    # what it speaks of: anchors of the board, or "#players" for a panel
    counts = ["location:serrant"]     # numbered on the board: 1, 2, 3
    answers = {near = ["ride * 1"]}   # other choices, answered by first-distance-near; "*" stands for anything

Actions of one step may be done in any order the rules allow. All others, of every seat, are played by themselves.
`pictures.toml` may name positions of the same record that illustrate the rules (`Picture`).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from importlib.resources import files

from postchaise.kernel.record import RecordedAction, RecordPage, read_record


@dataclass(frozen=True)
class LessonStep:
    id: str
    after: int
    acts: int = 0
    points: list[str] = field(default_factory=list)
    counts: list[str] = field(default_factory=list)
    answers: dict[str, list[str]] = field(default_factory=dict)

    @property
    def message(self) -> str:
        return f"first-{self.id}"

    @property
    def messages(self) -> list[str]:
        """Everything this step may say."""
        return [self.message, *(f"{self.message}-{name}" for name in ("why", *self.answers))]

    @property
    def end(self) -> int:
        """Actions of the record after it."""
        return self.after + self.acts

    def answer(self, notation: str) -> str:
        """The message that says what another choice would have meant; empty when nobody wrote one."""
        for name, patterns in self.answers.items():
            if any(fnmatchcase(notation, pattern) for pattern in patterns):
                return f"{self.message}-{name}"
        return ""


@dataclass(frozen=True)
class LessonPicture:
    """A position of the record, drawn as the table draws it: "in five minutes" and beside a rule."""

    id: str  # its words: five-<id>, five-<id>-text
    after: int
    window: list[int] = field(default_factory=list)  # x, y, width, height on the board; the whole of it when empty
    part: str = ""  # another region of the page instead of the board
    rings: list[list[int]] = field(default_factory=list)  # what its words speak of: x, y, width, height on the board
    counts: list[list[int]] = field(default_factory=list)  # numbered on the board, 1, 2, 3: x, y
    rules: list[str] = field(default_factory=list)  # ids of the rules it is an example of

    @property
    def message(self) -> str:
        return f"five-{self.id}"


@dataclass(frozen=True)
class Lesson:
    record: str
    page: RecordPage
    steps: list[LessonStep]
    pictures: list[LessonPicture]
    seat: int = 0  # of the person

    @property
    def script(self) -> list[RecordedAction]:
        return self.page.actions

    def wanted(self, step: LessonStep) -> list[str]:
        """What the person does in a step, in the order of the record."""
        return [action.notation for action in self.script[step.after : step.end]]


def load_first_game(package: str) -> Lesson:
    """The lesson that lies in the folder of a game."""
    folder = files(package) / "first_game"
    record = (folder / "record.txt").read_text("utf-8")
    steps = tomllib.loads((folder / "steps.toml").read_text("utf-8"))["step"]
    drawn = folder / "pictures.toml"
    pictures = tomllib.loads(drawn.read_text("utf-8"))["picture"] if drawn.is_file() else []
    return Lesson(
        record,
        read_record(record),
        [LessonStep(**step) for step in steps],
        [LessonPicture(**each) for each in pictures],
    )
