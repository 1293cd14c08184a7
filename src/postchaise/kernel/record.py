"""The text form of a match: a header, the outcomes of the setup, one line per action. Diffable, pasteable, a test.

postchaise record 1
game: la-loire 1
components: 0123456789abcdef
seats: 2
option edition: de
sealed: 66687aad…                    the hash of the key, shown before anybody gave a nonce
key: 00000000…                       shown after the end
nonces: 5c0ffee… random              what each seat gave to the shuffle
forked: 1
setup: 3 1 4 1 5
1 first messenger
help: 1 1 hint
corrected: 1 2                       rules version 2 from here on
joined: 2 1                          another person took seat 2 here, after the deal
1 message 2 ; 23
end: 41 38
seal: 4f1250e…                       every line above, chained with the key
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field
from typing import Any, Final

from .dice import RANDOM
from .errors import BadRecord
from .meta import Options, format_option_value

FIRST_LINE: Final = "postchaise record 1"
FIRST_LINES: Final = (FIRST_LINE, "estafette record 1")  # the second one before the project was renamed
REPEATED: Final = (
    "spent",
    "help",
    "corrected",
    "joined",
)  # lines that may stand there several times, between the actions
NONCE_LETTERS: Final = 32
HEX: Final = frozenset("0123456789abcdef")
MOST_CHARACTERS: Final = 4_000_000  # a thousand times a real match; nothing larger is read
NOT_FORKED: Final = -1
MOST_DIGITS: Final = 9  # of a number: enough for everything there is in a match


@dataclass
class RecordedAction:
    """A line of the record: who, what in notation, and what chance answered."""

    seat: int
    notation: str
    outcomes: list[int]
    skipped: int = 0  # outcomes of actions undone by consent just before this one
    line: int = 0


@dataclass
class RecordedHelp:
    """A seat asked for help: after so many actions, at one of the levels of the coach."""

    seat: int
    number: int
    level: str


@dataclass
class RulesCorrection:
    """The rules were corrected while the match was played: from so many actions on they have this version."""

    number: int
    version: int


@dataclass
class LateJoin:
    """Somebody took a seat after the deal, after so many actions. They gave no number to the shuffle."""

    seat: int
    number: int


@dataclass
class RecordPage:
    """A record as data."""

    game: str
    version: int
    components: str
    seats: int
    options: Options | dict[str, Any]
    sealed: str = ""
    key: str = ""
    nonces: list[str] = field(default_factory=list)
    skipped: int = 0
    setup: list[int] = field(default_factory=list)
    actions: list[RecordedAction] = field(default_factory=list)
    end: list[int] = field(default_factory=list)
    seal: str = ""
    helps: list[RecordedHelp] = field(default_factory=list)
    corrections: list[RulesCorrection] = field(default_factory=list)
    late_joins: list[LateJoin] = field(default_factory=list)
    forked: int = NOT_FORKED
    lines: dict[str, int] = field(default_factory=dict)

    @property
    def rules(self) -> int:
        """The version of the rules its last actions were played by."""
        return self.corrections[-1].version if self.corrections else self.version

    def line(self, what: str) -> int:
        """Where a header stands, for messages; 1 when it is missing."""
        return self.lines.get(what, 1)


def write_record(page: RecordPage) -> str:
    lines = [FIRST_LINE, *_format_header(page)]
    lines += [f"sealed: {page.sealed}"] if page.sealed else []
    lines += [f"key: {page.key}"] if page.key else []
    lines += [f"forked: {page.forked}"] if page.forked != NOT_FORKED else []
    lines += _format_options(page) + _format_actions(page)
    lines += [f"seal: {page.seal}"] if page.seal else []
    return "\n".join(lines) + "\n"


def describe_deal(page: RecordPage) -> str:
    """What a match is about before anything is drawn; sealed dice are mixed with it."""
    return "\n".join(_format_header(page) + _format_options(page))


def compute_record_seal(page: RecordPage) -> str:
    """The seal of the whole record: each line is chained to those before it, with the key."""
    key, seal = bytes.fromhex(page.key), describe_deal(page).encode()
    for line in _format_actions(page):
        seal = hmac.digest(key, seal + b"\n" + line.encode(), "sha256")
    return seal.hex()


def _format_header(page: RecordPage) -> list[str]:
    lines = [f"game: {page.game} {page.version}", f"components: {page.components or 'none'}", f"seats: {page.seats}"]
    return lines + [f"option {key}: {format_option_value(value)}" for key, value in page.options.items()]


def _format_options(page: RecordPage) -> list[str]:
    return [f"nonces: {' '.join(page.nonces)}"] if page.nonces else []


def _format_actions(page: RecordPage) -> list[str]:
    """What was drawn and played."""
    lines = ["setup: " + " ".join(map(str, page.setup))]
    for number, action in enumerate(page.actions):
        lines += _format_corrections(page, number) + _format_late_joins(page, number) + _format_helps(page, number)
        lines += [f"spent: {action.skipped}"] if action.skipped else []
        drawn = " ; " + " ".join(map(str, action.outcomes)) if action.outcomes else ""
        lines.append(f"{action.seat + 1} {action.notation}{drawn}")
    last = len(page.actions)
    lines += _format_corrections(page, last) + _format_late_joins(page, last) + _format_helps(page, last)
    lines += [f"spent: {page.skipped}"] if page.skipped else []
    return lines + (["end: " + " ".join(map(str, page.end))] if page.end else [])


def _format_corrections(page: RecordPage, number: int) -> list[str]:
    return [f"corrected: {each.number} {each.version}" for each in page.corrections if each.number == number]


def _format_late_joins(page: RecordPage, number: int) -> list[str]:
    return [f"joined: {each.seat + 1} {number}" for each in page.late_joins if each.number == number]


def _format_helps(page: RecordPage, number: int) -> list[str]:
    return [f"help: {each.seat + 1} {number} {each.level}" for each in page.helps if each.number == number]


def read_record(text: str) -> RecordPage:
    """The page, or BadRecord naming the first line that is no line of a record."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord("record-too-long", line=1, most=MOST_CHARACTERS)
    rows = text.splitlines()
    if not rows or rows[0].strip() not in FIRST_LINES:
        raise BadRecord("record-foreign", line=1, expected=FIRST_LINE)
    page = RecordPage("", 0, "", 0, {})
    for number, row in enumerate(rows[1:], 2):
        row = row.split("#")[0].strip()
        if not row:
            continue
        if row[0].isdigit():
            page.actions.append(_read_action(row, number, page.skipped))
            page.skipped = 0
        else:
            _read_header(page, row, number)
    for needed in ("game", "components", "seats", "setup"):
        if needed not in page.lines:
            raise BadRecord("record-header-missing", line=1, header=needed)
    if page.nonces and len(page.nonces) != page.seats:
        raise BadRecord("record-header", line=page.line("nonces"), text="nonces: " + " ".join(page.nonces)[:60])
    return page


def is_nonce(text: str) -> bool:
    """As a browser or a program gives one to the shuffle: 128 bits."""
    return len(text) == NONCE_LETTERS and HEX.issuperset(text)


def _read_header(page: RecordPage, row: str, number: int) -> None:
    name, colon, value = (part.strip() for part in row.partition(":"))
    wrong = BadRecord("record-header", line=number, text=row[:80])
    if not colon or (name in page.lines and name not in REPEATED):
        raise wrong
    page.lines[name] = number
    try:
        if name == "game":
            page.game, version = value.split()
            page.version = _read_number(version)
        elif name == "components":
            page.components = "" if value == "none" else value
        elif name == "seats":
            page.seats = _read_number(value)
        elif name.startswith("option "):
            page.options[name.removeprefix("option ")] = value
        elif name == "sealed":
            page.sealed = value
        elif name == "key":
            page.key = bytes.fromhex(value).hex()
        elif name == "nonces":
            page.nonces = value.split()
            if not all(each == RANDOM or is_nonce(each) for each in page.nonces):
                raise wrong
        elif name == "seal":
            page.seal = bytes.fromhex(value).hex()
        elif name == "spent":
            page.skipped = _read_number(value)
            if page.skipped < 0:
                raise wrong
        elif name == "help":
            seat, after, level = value.split()
            page.helps.append(RecordedHelp(_read_number(seat) - 1, _read_number(after), level))
        elif name == "joined":
            seat, after = value.split()
            page.late_joins.append(LateJoin(_read_number(seat) - 1, _read_number(after)))
        elif name == "corrected":
            after, version = value.split()
            page.corrections.append(RulesCorrection(_read_number(after), _read_number(version)))
        elif name == "forked":
            page.forked = _read_number(value)
            if page.forked < 0:
                raise wrong
        elif name == "setup":
            page.setup = [_read_number(word) for word in value.split()]
        elif name == "end":
            page.end = [_read_number(word) for word in value.split()]
        else:
            raise wrong
    except ValueError:
        raise wrong from None


def _read_action(row: str, number: int, skipped: int) -> RecordedAction:
    seat_and_notation, _, drawn = row.partition(";")
    seat, _, notation = seat_and_notation.strip().partition(" ")
    try:
        return RecordedAction(
            _read_number(seat) - 1, notation.strip(), [_read_number(word) for word in drawn.split()], skipped, number
        )
    except ValueError:
        raise BadRecord("record-action", line=number, text=row[:80]) from None


def _read_number(word: str) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise ValueError(word)
    return int(word)
