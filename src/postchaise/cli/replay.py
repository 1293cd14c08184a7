"""`postchaise replay` and `postchaise check`: step through a record, or verify it."""

from __future__ import annotations

from pathlib import Path

from postchaise.i18n import text_board
from postchaise.kernel import record
from postchaise.kernel.components import loader
from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import BadRecord, PostchaiseError
from postchaise.kernel.game import OPEN, SPECTATOR
from postchaise.kernel.match import Match
from postchaise.kernel.meta import format_option_value
from postchaise.kernel.registry import is_game_copy
from postchaise.kernel.replay import ShuffleProof, longest_valid_prefix, verify_shuffle

from .play import result, saves
from .play.seats import TerminalSeat
from .screen import Screen

UNFAIR = ("key", "drawn", "cut", "seal")  # what can be wrong with a shuffle


def open_record(
    screen: Screen, file: str, numbers: str, partial: bool = False
) -> tuple[Match, list[TerminalSeat], str]:
    text = saves.read_file(Path(file))
    if numbers:
        loader.use_components_file(record.read_record(text).game, numbers)
    try:
        match, seats = saves.load_save(text, screen.translator)
    except BadRecord as error:
        part = longest_valid_prefix(text, error) if error.code == "record-older-rules" else None
        if part is None or not partial:
            raise
        screen.print(screen.translator.error(error))
        screen.print_message("check-part", "bold", count=part.version, all=len(record.read_record(text).actions))
        names = [screen.translator.translate("player-name", number=seat) for seat in range(1, part.seats + 1)]
        match, seats = part, [TerminalSeat("you", name) for name in names]
    screen.translator = screen.translator.about(match.game.meta.id, [seat.name for seat in seats])
    return match, seats, text


def step_through(screen: Screen, file: str, to: int | None, numbers: str) -> None:
    match, seats, _ = open_record(screen, file, numbers, partial=True)
    if to is not None:
        if to > match.version:
            raise PostchaiseError("cli-replay-to", wanted=to, most=match.version)
        _print_position(screen, match, to)
        return
    if match.forked >= 0:
        screen.print(screen.translator.translate("check-forked-at", count=match.forked), "bold")
    at = 0
    _print_position(screen, match, at)
    while True:
        try:
            key = screen.ask(screen.translator.translate("replay-keys") + " ").lower()
        except (EOFError, KeyboardInterrupt):
            screen.print()
            return
        if key in ("q", "quit"):
            return
        if key in ("b", "back"):
            at = max(0, at - 1)
        elif at == match.version:
            if match.over:
                result.print_result(screen, match, seats)
            return
        else:
            at += 1
        _print_position(screen, match, at)


def _print_position(screen: Screen, match: Match, at: int) -> None:
    """Print the board after `at` actions and what the last one did."""
    then = match.fork(at, Dice())
    viewer = OPEN if then.over else SPECTATOR
    screen.print()
    screen.rows(text_board.render_text_board(match.game.meta.id, then.view(viewer), screen.translator, screen.width))
    screen.print()
    last = f"{then.entries[-1].seat + 1} {match.game.notation(then.entries[-1].action)}" if at else "–"
    screen.print(screen.translator.translate("replay-at", at=at, all=match.version, action=last), "bold")
    for line in then.log(viewer, max(0, at - 1)) if at else []:
        screen.print("· " + screen.translator.translate(line))


def verify_record(screen: Screen, file: str, numbers: str) -> None:
    """Print what was verified; opening the match has replayed every line."""
    match, seats, text = open_record(screen, file, numbers)
    page, translator = record.read_record(text), screen.translator
    table = screen.table("left", "wide")

    def add(id: str, value: str) -> None:
        table.add_row(screen.text(translator.translate(id), "dim"), screen.text(value))

    add("check-game", f"{match.game.meta.title} ({page.game} {page.version})")
    rules = {"played": page.version, "last": page.rules, "current": match.game.meta.version}
    id = "check-rules-same" if page.version == rules["current"] else "check-rules-older"
    add("check-rules", screen.translator.translate(id, **rules))
    add("check-seats", ", ".join(seat.name for seat in seats))
    options = {option.key: option.default for option in match.game.meta.options}
    changed = [f"{key}={format_option_value(value)}" for key, value in match.options.items() if options[key] != value]
    add("check-options", ", ".join(changed) or "–")
    earlier = f" ({screen.translator.translate('check-components-earlier')})" if is_game_copy(match.game) else ""
    add("check-components", (page.components or "–") + earlier)
    add("check-actions", str(match.version))
    totals = " : ".join(str(sum(score.values())) for score in match.scores())
    add("check-result", totals if match.over else translator.translate("check-running", points=totals))
    if match.forked >= 0:
        add("check-forked", translator.translate("check-forked-at", count=match.forked))
    found = verify_shuffle(text)
    if match.over and found.verdict == "later":
        raise PostchaiseError("cli-unfair-no-key", file=file)
    if found.verdict in UNFAIR:
        raise PostchaiseError(f"cli-unfair-{found.verdict}", file=file, line=found.line)
    add("check-fair", translator.translate(f"fair-{found.verdict}"))
    for id, value in _print_shuffle(screen, page, found):
        add(id, value)
    screen.print_message("check-good", "bold green", file=file)
    screen.put(table, 3)


def _print_shuffle(screen: Screen, page: record.RecordPage, found: ShuffleProof) -> list[tuple[str, str]]:
    """Contributions to the shuffle, outcomes skipped by take-backs, and the seal to compare with the table's."""
    translator, rows = screen.translator, []
    if page.nonces:
        rows.append(("check-nonces", ", ".join(f"{seat}: {nonce[:8]}" for seat, nonce in enumerate(page.nonces, 1))))
    if page.sealed:
        rows.append(("check-skipped", translator.translate("skipped", count=found.skipped, times=found.times)))
    if page.seal:
        rows.append(("check-seal", f"{page.seal[:32]} {page.seal[32:]}"))  # two halves, as it is wider than a screen
    return rows
