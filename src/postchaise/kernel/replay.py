"""From a record back to a match: every line is played again and verified, and the dice are held against their seal."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from . import record
from .dice import Dice, ScriptedDice, SealedDice
from .errors import BadOption, BadRecord, BadSeats, PostchaiseError, UnknownGame
from .game import Game
from .match import Match
from .registry import game as find_game


def replayed(text: str, dice: Dice | None = None) -> Match:
    """The match of a record; the first line that does not fit is named in the error."""
    page = record.read(text)
    game = _game(page)
    _check_helps(page)
    match = _set_up(game, page)
    for action in page.actions:
        _play_line(match, action)
    match.skipped = page.skipped
    match.helps = page.helps
    match.forked = page.forked
    _check_end(match, page)
    match.dice = dice if dice is not None else SealedDice(bytes.fromhex(page.key) or secrets.token_bytes(32))
    if isinstance(match.dice, SealedDice):
        match.dice.nonces = page.nonces
        match.seal_with(match.dice)
    match.seal, match.nonces = page.sealed, page.nonces
    return match


def _game(page: record.Page) -> Game[Any]:
    try:
        game = find_game(page.game)
    except UnknownGame as error:
        raise BadRecord("record-setup", line=page.line("game"), problem=str(error)) from error
    if page.version != game.meta.version:
        raise BadRecord("record-version", line=page.line("game"), found=page.version, expected=game.meta.version)
    if page.components != game.components:
        line = page.line("components")
        raise BadRecord("record-components", line=line, found=page.components, expected=game.components)
    return game


def _set_up(game: Game[Any], page: record.Page) -> Match:
    script = ScriptedDice(page.setup)
    given: dict[str, Any] = dict(page.options)
    try:
        game.meta.resolve(page.seats, given)  # an option called "dice" must not become our own argument
        match = Match(game, page.seats, script, **given)
    except PostchaiseError as error:
        header = "seats" if isinstance(error, BadSeats) else "setup"
        if isinstance(error, BadOption):
            header = f"option {error.details['option']}"
        raise BadRecord("record-setup", line=page.line(header), problem=str(error)) from error
    if script.left:
        raise BadRecord("record-outcomes-left", line=page.line("setup"), left=script.left)
    return match


def _play_line(match: Match, action: record.Action) -> None:
    script = ScriptedDice(action.outcomes)
    match.dice = script
    match.skipped = action.skipped
    try:
        match.play(action.seat, action.notation)
    except PostchaiseError as error:
        raise BadRecord("record-line", line=action.line, text=action.notation, problem=str(error)) from error
    if script.left:
        raise BadRecord("record-outcomes-left", line=action.line, left=script.left)


def _check_helps(page: record.Page) -> None:
    """By seats there are, at places there are; and no fork later than its match."""
    if page.forked > len(page.actions):
        raise BadRecord("record-header", line=page.line("forked"), text=f"forked: {page.forked}")
    for each in page.helps:
        if not 0 <= each.seat < page.seats or not 0 <= each.number <= len(page.actions):
            raise BadRecord("record-header", line=page.line("help"), text=f"help: {each.seat + 1} {each.number}")


def _check_end(match: Match, page: record.Page) -> None:
    if page.end and (not match.over or page.end != [sum(score.values()) for score in match.scores()]):
        raise BadRecord("record-end", line=page.line("end"))


@dataclass
class Proof:
    """What a record proves of its shuffle."""

    verdict: str  # fair, old, later, unsealed; or what is wrong: key, drawn, cut, seal
    line: int = 0  # of what was drawn and does not follow from the key
    skipped: int = 0  # outcomes passed over by take-backs
    times: int = 0


def fair(text: str) -> bool | None:
    """Does the record follow from its key, and the key from the seal? None while the key is not shown."""
    return {"fair": True, "old": True, "later": None, "unsealed": None}.get(proof(text).verdict, False)


def proof(text: str) -> Proof:
    """Everything is drawn again from the key, and every line chained again."""
    page = record.read(text)
    spent = [action.skipped for action in page.actions if action.skipped] + ([page.skipped] if page.skipped else [])
    found = Proof("", 0, sum(spent), len(spent))
    if not page.key:
        found.verdict = "later" if page.sealed else "unsealed"
        return found
    dice = SealedDice(bytes.fromhex(page.key), 0, page.nonces)
    if dice.commitment != page.sealed:
        found.verdict = "key"
        return found
    try:
        match, found.line = _drawn_again(page, dice)
        _check_end(match, page)
    except PostchaiseError:
        found.verdict = "drawn"
        return found
    if found.line:
        found.verdict = "drawn"
    elif not match.over or not page.end:
        found.verdict = "cut"  # the key is shown after the end, never before
    elif not page.nonces:
        found.verdict = "old"
    else:
        found.verdict = "fair" if record.chained(page) == page.seal else "seal"
    return found


def _drawn_again(page: record.Page, dice: SealedDice) -> tuple[Match, int]:
    """The match as it follows from the key, and the first line that says something else; 0 when none does."""
    given: dict[str, Any] = dict(page.options)
    match = Match(_game(page), page.seats, dice, **given)
    if match.setup_outcomes != page.setup:
        return match, page.line("setup")
    for action in page.actions:
        dice.position += action.skipped
        if match.play(action.seat, action.notation).outcomes != action.outcomes:
            return match, action.line
    return match, 0
