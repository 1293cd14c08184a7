"""Saved matches: the record, and in comments the players and the state of the dice."""

from __future__ import annotations

import contextlib
import os
import secrets
from datetime import datetime
from pathlib import Path

from postchaise.cli.translations import CliTranslator
from postchaise.kernel import output_files, record
from postchaise.kernel.dice import Dice, SealedDice
from postchaise.kernel.errors import BadRecord, PostchaiseError
from postchaise.kernel.match import Match

from .seats import YOU, TerminalSeat, clean_name, create_bot_seat

SUFFIX = ".match"
MOST_DIGITS = 20  # of the state of the dice


def get_saves_folder() -> Path:
    state = os.environ.get("XDG_STATE_HOME", "")
    return (Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state") / "postchaise"


def move_former_saves() -> Path | None:
    """Matches of the time when the project was called Estafette; the folder they lay in, when they were moved."""
    old = get_saves_folder().with_name("estafette")
    if not old.is_dir() or get_saves_folder().exists():
        return None
    with contextlib.suppress(OSError):
        old.rename(get_saves_folder())
        return old
    return None


def create_save_path(game: str) -> Path:
    """A new file name: no match overwrites another."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return get_saves_folder() / f"{game}-{stamp}-{secrets.token_hex(2)}{SUFFIX}"


def choose_save_path(file: Path, game: str) -> Path:
    """Where a resumed match is saved: in its own file if we saved it, otherwise in a new one."""
    return file if file.resolve().parent == get_saves_folder().resolve() else create_save_path(game)


def find_latest_save() -> Path:
    """The last match that is not over."""
    with contextlib.suppress(OSError):
        paths = sorted(get_saves_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
        for path in paths:
            text = path.read_text("utf-8", errors="replace")
            if text.startswith(record.FIRST_LINES) and "\nend:" not in text:
                return path
    raise PostchaiseError("cli-nothing-saved", folder=str(get_saves_folder()))


def format_save(match: Match, seats: list[TerminalSeat]) -> str:
    lines = [f"# seat {number}: {seat.kind} {seat.name}" for number, seat in enumerate(seats, 1)]
    if isinstance(match.dice, SealedDice):
        lines.append(f"# key: {match.dice.key.hex()}")
    else:
        lines.append(f"# dice: {match.dice.state}")
    return match.record() + "\n".join(lines) + "\n"


def write_file(path: Path, text: str) -> None:
    """Write atomically: a crash leaves the old or the new file. It holds the key to the shuffle, so it is private."""
    _make_folder(path.parent)
    output_files.write_text(path, text, private=True)


def check_file(path: Path) -> None:
    """Refuse before the match goes on what could not be saved."""
    _make_folder(path.parent)
    output_files.check_output(path)


def _make_folder(folder: Path) -> None:
    with contextlib.suppress(OSError):  # writing says what is wrong with the folder
        folder.mkdir(parents=True, exist_ok=True)


def write_record(path: Path, text: str) -> None:
    """Write where the user said; never replace a file that is not a record."""
    if path.exists() and not (path.is_file() and read_file(path).startswith(record.FIRST_LINES)):
        raise PostchaiseError("cli-not-ours", file=str(path))
    write_file(path, text)


def read_file(path: Path) -> str:
    try:
        with open(path, "rb") as file:
            data = file.read(4 * record.MOST_CHARACTERS + 1)
    except OSError as error:
        raise PostchaiseError("cli-unreadable", file=str(path), problem=str(error.strerror)) from None
    return data.decode("utf-8", errors="replace")


def load_save(text: str, translator: CliTranslator) -> tuple[Match, list[TerminalSeat]]:
    """Load a match and its players. Seats not named in the file belong to people."""
    notes = _parse_notes(text)
    dice: Dice = Dice(secrets.randbits(64))
    if "key" in notes:
        dice = _restore_sealed_dice(notes["key"], record.read_record(text).sealed)
    elif notes.get("dice", "").isascii() and notes.get("dice", "").isdigit():
        dice.state = int(notes["dice"][-MOST_DIGITS:]) & 0xFFFFFFFF or 1
    match = Match.from_record(text, dice)  # sealed dice continue where the record ends
    version = match.game.meta.version
    rules = match.corrections[-1].version if match.corrections else match.rules
    if rules != version and not match.over:  # it goes on by the rules of today
        match.corrections.append(record.RulesCorrection(match.version, version))
    words = translator.about(match.game.meta.id)
    return match, [_restore_seat(notes.get(f"seat {n}", YOU), n, match, words) for n in range(1, match.seats + 1)]


def _parse_notes(text: str) -> dict[str, str]:
    """Parse the comment lines `# name: value`."""
    lines = [line[1:].partition(":") for line in text.splitlines() if line.startswith("#")]
    return {name.strip(): value.strip() for name, _, value in lines}


def _restore_sealed_dice(key: str, seal: str) -> SealedDice:
    try:
        dice = SealedDice(bytes.fromhex(key))
    except ValueError:
        raise BadRecord("cli-key") from None
    if dice.commitment != seal:
        raise BadRecord("cli-key")
    return dice


def _restore_seat(note: str, number: int, match: Match, translator: CliTranslator) -> TerminalSeat:
    kind, _, name = note.partition(" ")
    if kind == YOU:
        return TerminalSeat(kind, clean_name(name) or translator.translate("player-name", number=number))
    dice = Dice(secrets.randbits(64))
    return create_bot_seat(
        match.game.meta.id, match.seats, kind, number, translator, dice
    )  # named in the current language
