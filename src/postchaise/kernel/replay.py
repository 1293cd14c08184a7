"""From a record back to a match: every line is played again and verified, and the dice are held against their seal."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

from . import record
from .dice import Dice, ScriptedDice, SealedDice
from .entry import Entry
from .errors import BadOption, BadRecord, BadSeats, ComponentsError, PostchaiseError, UnknownGame
from .game import Game
from .match import Match
from .meta import Options
from .registry import game as find_game

OLDER: Final = ("record-line", "record-outcomes-left", "record-setup", "record-end")  # what older rules may explain


def match_from_record(text: str, dice: Dice | None = None) -> Match:
    """The match of a record; the first line that does not fit is named in the error.

    A record of an older version of the rules is played by the current ones: it fits as a whole, or is refused.
    """
    page = record.read_record(text)
    game = _game(page)
    _check_places(page)
    _check_late_joins(page)
    try:
        match = _set_up(game, page)
        for action in page.actions:
            _play_line(match, action)
        match.skipped, match.helps, match.forked = page.skipped, page.helps, page.forked
        match.corrections, match.late_joins = page.corrections, page.late_joins
        _check_end(match, page)
    except BadRecord as error:
        if error.code in OLDER and page.rules < game.meta.version:
            found = {"found": page.rules, "expected": game.meta.version}
            problem = str(error.details.get("problem", error))
            raise BadRecord("record-older-rules", line=error.details["line"], **found, problem=problem) from error
        raise
    match.dice = dice if dice is not None else SealedDice(bytes.fromhex(page.key) or secrets.token_bytes(32))
    if isinstance(match.dice, SealedDice):
        match.dice.nonces = page.nonces
        match.seal_with(match.dice)
    match.seal, match.nonces = page.sealed, page.nonces
    return match


def longest_valid_prefix(text: str, error: PostchaiseError) -> Match | None:
    """The match up to the line that was refused; None where nothing had happened yet. No seal speaks for a part."""
    line = int(error.details.get("line", 0)) if isinstance(error, BadRecord) else 0
    try:
        page = record.read_record("\n".join(text.splitlines()[: max(0, line - 1)]))
        page.sealed = page.key = page.seal = ""
        page.nonces, page.end = [], []
        page.forked = min(page.forked, len(page.actions))
        match = match_from_record(record.write_record(page))
    except PostchaiseError:
        return None
    return match if match.entries else None


def _game(page: record.RecordPage) -> Game[Any]:
    try:
        game = find_game(page.game)
    except UnknownGame as error:
        raise BadRecord("record-setup", line=page.line("game"), problem=str(error)) from error
    if not 1 <= page.version <= page.rules <= game.meta.version:
        raise BadRecord("record-version", line=page.line("game"), found=page.rules, expected=game.meta.version)
    if page.components == game.components:
        return game
    try:
        return find_game(page.game, page.components or "none")
    except ComponentsError as error:
        line = page.line("components")
        raise BadRecord("record-components", line=line, found=page.components, expected=game.components) from error


def _set_up(game: Game[Any], page: record.RecordPage) -> Match:
    script = ScriptedDice(page.setup)
    given: dict[str, Any] = dict(page.options)
    try:
        game.meta.resolve(page.seats, given)  # an option called "dice" must not become our own argument
        match = Match.dealt_by(page.version, game, page.seats, script, given)
    except PostchaiseError as error:
        header = "seats" if isinstance(error, BadSeats) else "setup"
        if isinstance(error, BadOption):
            header = f"option {error.details['option']}"
        raise BadRecord("record-setup", line=page.line(header), problem=str(error)) from error
    if script.left:
        raise BadRecord("record-outcomes-left", line=page.line("setup"), left=script.left)
    return match


def _play_line(match: Match, action: record.RecordedAction) -> None:
    script = ScriptedDice(action.outcomes)
    match.dice = script
    match.skipped = action.skipped
    try:
        match.play(action.seat, action.notation)
    except PostchaiseError as error:
        raise BadRecord("record-line", line=action.line, text=action.notation, problem=str(error)) from error
    if script.left:
        raise BadRecord("record-outcomes-left", line=action.line, left=script.left)


def _check_places(page: record.RecordPage) -> None:
    """Help by seats there are, at places there are; no fork and no correction later than its match."""
    for correction in page.corrections:
        if not 0 <= correction.number <= len(page.actions):
            text = f"corrected: {correction.number} {correction.version}"
            raise BadRecord("record-header", line=page.line("corrected"), text=text)
    if page.forked > len(page.actions):
        raise BadRecord("record-header", line=page.line("forked"), text=f"forked: {page.forked}")
    for each in page.helps:
        if not 0 <= each.seat < page.seats or not 0 <= each.number <= len(page.actions):
            raise BadRecord("record-header", line=page.line("help"), text=f"help: {each.seat + 1} {each.number}")


def _check_late_joins(page: record.RecordPage) -> None:
    for each in page.late_joins:
        if not 0 <= each.seat < page.seats or not 0 <= each.number <= len(page.actions):
            raise BadRecord("record-header", line=page.line("joined"), text=f"joined: {each.seat + 1} {each.number}")


def _check_end(match: Match, page: record.RecordPage) -> None:
    if page.end and (not match.over or page.end != [sum(score.values()) for score in match.scores()]):
        raise BadRecord("record-end", line=page.line("end"))


@dataclass
class CurrentRulesReplay:
    """What the current rules make of a match that was played by others."""

    allowed: int  # first actions that are allowed and draw exactly what they drew; -1 when not even the deal fits
    alike: int  # and of which the log says the same: the positions are those that people saw
    match: Match | None  # after the allowed ones

    @property
    def scores(self) -> list[dict[str, int]] | None:
        return self.match.scores() if self.match is not None else None


def replay_by_current_rules(
    game: Game[Any], seats: int, options: Options, setup: list[int], entries: list[Entry]
) -> CurrentRulesReplay:
    """Plays a stored match by the current rules, as far as they allow it."""
    script = ScriptedDice(setup)
    try:
        match = Match.dealt_by(0, game, seats, script, options)
        if script.left:
            return CurrentRulesReplay(-1, -1, None)
    except (PostchaiseError, LookupError, ValueError):
        return CurrentRulesReplay(-1, -1, None)
    alike, same = 0, True
    for number, entry in enumerate(entries, 1):
        script = ScriptedDice(entry.outcomes)
        match.dice = script
        try:
            now, after = match.attempt(entry.seat, entry.action)
        except PostchaiseError:
            break
        if script.left:
            break
        match.accept(entry, after)
        same = same and now.log == entry.log
        alike = number if same else alike
    return CurrentRulesReplay(match.version, alike, match)


@dataclass
class ShuffleProof:
    """What a record proves of its shuffle."""

    # fair, late (somebody joined after the deal), old, later, unsealed, other-rules; wrong: key, drawn, cut, seal
    verdict: str
    line: int = 0  # of what was drawn and does not follow from the key
    skipped: int = 0  # outcomes passed over by take-backs
    times: int = 0


def is_shuffle_fair(text: str) -> bool | None:
    """Does the record follow from its key, and the key from the seal? None while the key is not shown."""
    return {"fair": True, "old": True, "late": None, "later": None, "unsealed": None, "other-rules": None}.get(
        verify_shuffle(text).verdict, False
    )


def verify_shuffle(text: str) -> ShuffleProof:
    """Everything is drawn again from the key, and every line chained again."""
    page = record.read_record(text)
    spent = [action.skipped for action in page.actions if action.skipped] + ([page.skipped] if page.skipped else [])
    found = ShuffleProof("", 0, sum(spent), len(spent))
    if not page.key:
        found.verdict = "later" if page.sealed else "unsealed"
        return found
    dice = SealedDice(bytes.fromhex(page.key), 0, page.nonces)
    if dice.commitment != page.sealed:
        found.verdict = "key"
        return found
    current = page.rules == find_game(page.game).meta.version
    drawn = "drawn" if current else "other-rules"  # older ones may draw in another order
    try:
        match, found.line = _redraw_from_key(page, dice)
        _check_end(match, page)
    except PostchaiseError:
        found.verdict = drawn
        return found
    if found.line:
        found.verdict = drawn
    elif not match.over or not page.end:
        found.verdict = "cut"  # the key is shown after the end, never before
    elif page.nonces and record.compute_record_seal(page) != page.seal:
        found.verdict = "seal"
    elif page.late_joins:
        found.verdict = "late"
    else:
        found.verdict = "fair" if page.nonces else "old"
    return found


def _redraw_from_key(page: record.RecordPage, dice: SealedDice) -> tuple[Match, int]:
    """The match as it follows from the key, and the first line that says something else; 0 when none does."""
    match = Match.dealt_by(page.version, _game(page), page.seats, dice, page.options)
    if match.setup_outcomes != page.setup:
        return match, page.line("setup")
    for action in page.actions:
        dice.position += action.skipped
        if match.play(action.seat, action.notation).outcomes != action.outcomes:
            return match, action.line
    return match, 0
