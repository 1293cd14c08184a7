"""`estafette replay` and `estafette check`: a recorded match, step by step or at one glance."""

from __future__ import annotations

from pathlib import Path

from estafette.kernel import components, record
from estafette.kernel.dice import Dice
from estafette.kernel.errors import EstafetteError
from estafette.kernel.game import OPEN, SPECTATOR
from estafette.kernel.match import Match
from estafette.kernel.meta import shown
from estafette.kernel.replay import fair

from . import result, saves, text_board
from .screen import Screen
from .seats import Seat


def _open(screen: Screen, file: str, numbers: str) -> tuple[Match, list[Seat], str]:
    text = saves.read(Path(file))
    if numbers:
        components.use(record.read(text).game, numbers)
    match, seats = saves.load(text, screen.words)
    screen.words = screen.words.about(match.game.meta.id, [seat.name for seat in seats])
    return match, seats, text


def run(screen: Screen, file: str, to: int | None, numbers: str) -> None:
    match, seats, _ = _open(screen, file, numbers)
    if to is not None:
        if to > match.version:
            raise EstafetteError("cli-replay-to", wanted=to, most=match.version)
        _position(screen, match, to)
        return
    if match.forked >= 0:
        screen.print(screen.words.say("check-forked-at", count=match.forked), "bold")
    at = 0
    _position(screen, match, at)
    while True:
        try:
            key = screen.ask(screen.words.say("replay-keys") + " ").lower()
        except (EOFError, KeyboardInterrupt):
            screen.print()
            return
        if key in ("q", "quit"):
            return
        if key in ("b", "back"):
            at = max(0, at - 1)
        elif at == match.version:
            if match.over:
                result.show(screen, match, seats)
            return
        else:
            at += 1
        _position(screen, match, at)


def _position(screen: Screen, match: Match, at: int) -> None:
    """The board after `at` actions, and what the last of them did."""
    then = match.fork(at, Dice())
    audience = OPEN if then.over else SPECTATOR
    screen.print()
    screen.rows(text_board.board(match.game.meta.id, then.view(audience), screen.words, screen.width))
    screen.print()
    last = f"{then.entries[-1].seat + 1} {match.game.notation(then.entries[-1].action)}" if at else "–"
    screen.print(screen.words.say("replay-at", at=at, all=match.version, action=last), "bold")
    for line in then.log(audience, max(0, at - 1)) if at else []:
        screen.print("· " + screen.words.say(line))


def check(screen: Screen, file: str, numbers: str) -> None:
    """Every line was replayed when the match was opened; here it says what is right."""
    match, seats, text = _open(screen, file, numbers)
    page, words = record.read(text), screen.words
    table = screen.table("left", "wide")

    def add(id: str, value: str) -> None:
        table.add_row(screen.text(words.say(id), "dim"), screen.text(value))

    add("check-game", f"{match.game.meta.title} ({page.game} {page.version})")
    add("check-seats", ", ".join(seat.name for seat in seats))
    options = {option.key: option.default for option in match.game.meta.options}
    changed = [f"{key}={shown(value)}" for key, value in match.options.items() if options[key] != value]
    add("check-options", ", ".join(changed) or "–")
    add("check-components", page.components or "–")
    add("check-actions", str(match.version))
    totals = " : ".join(str(sum(score.values())) for score in match.scores())
    add("check-result", totals if match.over else words.say("check-running", points=totals))
    if match.forked >= 0:
        add("check-forked", words.say("check-forked-at", count=match.forked))
    honest = fair(text) if page.sealed else None
    if honest is False:
        raise EstafetteError("cli-unfair", file=file)
    add("check-fair", words.say("fair-yes" if honest else "fair-later" if page.sealed else "fair-unsealed"))
    screen.say("check-good", "bold green", file=file)
    screen.put(table, 3)
