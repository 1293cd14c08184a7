"""A game being played, for everybody who is not a search: judged, logged, recorded, undone and forked."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from . import record
from .actions.decision import Decision, LegalActions
from .dice import RANDOM, Dice, RecordingDice, ScriptedDice, SealedDice
from .entry import UNKNOWN_EVENT, Entry, StateCheckpoint, has_revealed
from .errors import BadRecord, BadSeats, IllegalAction
from .game import NOBODY, OPEN, Game, State
from .messages.log import Log
from .messages.message import Message
from .messages.reason import NOTHING_TO_UNDO, UNDO_NOT_YOURS, UNDO_REVEALED, Reason
from .meta import Options
from .record import NOT_FORKED, LateJoin, RecordedHelp, RecordPage, RulesCorrection
from .registry import game as find_game


@dataclass(frozen=True)
class OtherRules:
    """How far the current rules can replay a match that was played by others, and what was counted then."""

    reached: int  # actions they replay just as they were played; -1 when not even the deal
    kept: StateCheckpoint | None = None  # the last position that was stored
    scores: list[dict[str, int]] | None = None  # of a finished match, as they were counted then
    ranking: list[int] | None = None


class Match:
    """A game being played: judged, logged, recorded, undone.

    `Match("la-loire", seats=3, dice=Dice(7), edition="de")`; without dice it is dealt from a sealed random key.
    """

    def __init__(self, game: str | Game[Any], seats: int, dice: Dice | None = None, **options: Any) -> None:
        self._deal(game, seats, dice, options, 0)

    def _deal(self, game: str | Game[Any], seats: int, dice: Dice | None, options: dict[str, Any], rules: int) -> None:
        self._prepare(game, seats, options, rules)
        self.dice: Dice = dice if dice is not None else SealedDice(secrets.token_bytes(32), 0, [RANDOM] * seats)
        if isinstance(self.dice, SealedDice):
            self._sealed_with(self.dice)
        recorder = RecordingDice(self.dice)
        self.state: State = self.game.setup(seats, self.options, recorder)
        self.setup_outcomes = recorder.outcomes

    def _prepare(self, game: str | Game[Any], seats: int, options: dict[str, Any], rules: int) -> None:
        """Everything but the deal."""
        self.game: Game[Any] = find_game(game) if isinstance(game, str) else game
        self.seats = seats
        self.options: Options = self.game.meta.resolve(seats, options)
        self.rules = rules or self.game.meta.version  # the version it was dealt by: the record and the seal name it
        self.corrections: list[RulesCorrection] = []  # of the rules, while it was played
        self.other_rules: OtherRules | None = None  # of a match that the current rules cannot replay as it was played
        self.entries: list[Entry] = []
        self.skipped = 0  # outcomes of actions undone by consent since the last entry
        self.forked = NOT_FORKED  # or how many actions were played in another match, which this one follows up to there
        self.helps: list[RecordedHelp] = []  # who asked for help, and when: undone actions do not take it back
        self.late_joins: list[LateJoin] = []  # people who took a seat after the deal
        self.seal = ""
        self.nonces: list[str] = []  # what each seat gave to the shuffle
        self._before: list[State] = []  # the states before the last entries of one seat

    @staticmethod
    def dealt_by(rules: int, game: Game[Any], seats: int, dice: Dice, options: Options | dict[str, Any]) -> Match:
        """A match that names an earlier version of its rules, as its record and its seal do."""
        match = Match.__new__(Match)
        match._deal(game, seats, dice, dict(options), rules)
        return match

    # What is going on

    @property
    def actor(self) -> int:
        """The seat the game waits for first, -1 when the match is over."""
        return self.game.actor(self.state) if self.other_rules is None else NOBODY

    @property
    def actors(self) -> list[int]:
        """All seats the game waits for."""
        return self.game.actors(self.state) if self.other_rules is None else []

    @property
    def over(self) -> bool:
        """Nobody is asked any more."""
        if self.other_rules is not None:
            return self.other_rules.scores is not None
        return self.actor == NOBODY

    @property
    def version(self) -> int:
        """Number of actions played; a command that saw another version is stale."""
        return len(self.entries)

    def legal(self, seat: int) -> LegalActions:
        """What this seat may do now: numbers for programs, notation for people. Search asks `game.legal` instead."""
        return LegalActions(self.game.space, self.game.legal(self.state, self._seat(seat)))

    def decision(self, seat: int) -> Decision | None:
        """The question this seat is asked, ready to be shown; None when the game does not wait for it."""
        return self.game.decision(self.state, self._seat(seat))

    def view(self, viewer: int) -> dict[str, Any]:
        """What a seat or SPECTATOR may see now; OPEN sees everything, after the end."""
        if viewer != OPEN or self.other_rules is None:
            viewer = self.game.check_viewer(self.state, viewer, self.seats)
        return self.game.view(self.state, viewer)

    def why_not(self, seat: int, action: int | str) -> Reason | None:
        """The rule against an action, None when it is allowed."""
        return self.game.why_not(self.state, seat, self._action(action))

    def scores(self) -> list[dict[str, int]]:
        """Per seat: points by source."""
        if self.other_rules is not None and self.other_rules.scores is not None:
            return self.other_rules.scores
        return self.game.scores(self.state)

    def ranking(self) -> list[int]:
        """Per seat: the place, 1 for the winner."""
        if self.other_rules is not None and self.other_rules.ranking is not None:
            return self.other_rules.ranking
        return self.game.ranking(self.state)

    def log(self, viewer: int, first: int = 0) -> list[Message]:
        """What happened from entry `first` on, in words this audience may read."""
        self.game.check_viewer(self.state, viewer, self.seats)
        lines = [line for entry in self.entries[first:] for line in entry.log if line[0] != UNKNOWN_EVENT]
        messages = [self.game.log_line(line, viewer) for line in lines]
        return [message for message in messages if message is not None]

    # Playing

    def play(self, seat: int, action: int | str) -> Entry:
        """Judge and carry out an action, given by id or by notation. Whatever goes wrong, nothing is lost."""
        entry, after = self.attempt(seat, action)
        self.accept(entry, after)
        return entry

    def attempt(self, seat: int, action: int | str) -> tuple[Entry, State]:
        """What would happen, dice included, without doing it: a server writes it down before it counts."""
        self._seat(seat)
        number = self._action(action)
        after, log, recorder = self.state.copy(), Log(), RecordingDice(self.dice)
        self.game.apply(after, seat, number, recorder, log)
        barrier = has_revealed(self.game, recorder, log)
        return Entry(seat, number, recorder.outcomes, log.lines(), barrier, self.skipped), after

    def accept(self, entry: Entry, after: State) -> None:
        """The attempt counts."""
        self.skipped = 0
        if entry.barrier or (self.entries and self.entries[-1].seat != entry.seat):
            self._before.clear()  # further back goes only who has undone everything since: that is replayed
        if not entry.barrier:
            self._before.append(self.state)
        self.entries.append(entry)
        self.state = after

    def undoable(self, seat: int) -> Reason | None:
        """None when this seat may take back the last action by itself."""
        if not self.entries:
            return Reason(NOTHING_TO_UNDO)
        last = self.entries[-1]
        if last.seat != seat:
            return Reason(UNDO_NOT_YOURS, player=last.seat + 1)
        return Reason(UNDO_REVEALED) if last.barrier else None

    def undo_label(self, seat: int) -> Message | None:
        """What this seat may take back by itself, called as when it was chosen; None when there is nothing."""
        if self.undoable(seat) is not None:
            return None
        before = self._before[-1] if self._before else self._replayed(self.entries[:-1]).state
        return self.game.label(before, seat, self.entries[-1].action)

    def undo(self, seat: int) -> Entry:
        """Take back the last action: last in, first out, by the seat that acted, until it learned something."""
        reason = self.undoable(self._seat(seat))
        if reason is not None:
            raise IllegalAction(reason, self.game.meta.id)
        entry = self.entries[-1]
        self.state = self._before.pop() if self._before else self._replayed(self.entries[:-1]).state
        self.entries.pop()
        self.skipped += entry.skipped
        self._went_back()
        return entry

    def turn_start(self, seat: int) -> int:
        """How far back this seat may go by itself within its turn: the number of actions that would be left."""
        left, turn = self.version, self.game.turn_number(self.state)
        before = self._before[::-1]
        while left and self.entries[left - 1].seat == seat and not self.entries[left - 1].barrier:
            depth = self.version - left
            if depth >= len(before) or self.game.turn_number(before[depth]) != turn:
                break
            left -= 1
        return left

    def rewind(self, to: int) -> None:
        """Back to `to` actions, whatever was revealed: only by consent of the others. Its outcomes are spent."""
        self._position(to)
        left, undone = self.entries[:to], self.entries[to:]
        again = self._replayed(left)
        self.state, self.entries, self._before = again.state, left, again._before
        self.skipped += sum(len(entry.outcomes) + entry.skipped for entry in undone)
        self._went_back()

    def fork(self, at: int, dice: Dice) -> Match:
        """A new match that begins as this one did for `at` actions. Fresh dice: the same would tell the future."""
        again = self._replayed(self.entries[: self._position(at)])
        again.dice = dice
        if not isinstance(dice, SealedDice) or dice.commitment != self.seal:
            again.seal, again.nonces = "", []  # dealt from some dice, continued with others: no key can prove it
            again.rules, again.corrections = self.game.meta.version, []
            again.forked = at
        return again

    def _replayed(self, entries: list[Entry]) -> Match:
        """The same match up to some entries, states rebuilt from the outcomes."""
        again = Match.dealt_by(self.rules, self.game, self.seats, ScriptedDice(self.setup_outcomes), self.options)
        again.corrections = self.corrections
        again.seal, again.nonces = self.seal, self.nonces
        for entry in entries:
            again.dice = ScriptedDice(entry.outcomes)
            again.skipped = entry.skipped
            again.play(entry.seat, entry.action)
        again.dice = self.dice
        return again

    @staticmethod
    def restored(
        game: Game[Any],
        seats: int,
        options: Options,
        setup: list[int],
        entries: list[Entry],
        kept: StateCheckpoint | None = None,
    ) -> Match:
        """A match from what a server wrote down; `kept` spares the actions before it. Nothing is judged again."""
        given: dict[str, Any] = dict(options)
        match = Match(game, seats, ScriptedDice(setup), **given)
        if kept is not None and kept.version <= len(entries):
            match.state, match.entries = kept.state, entries[: kept.version]
        for entry in entries[match.version :]:
            after = match.state.copy()
            game.step(after, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
            match.accept(entry, after)
        return match

    @staticmethod
    def preserved(
        game: Game[Any], seats: int, options: Options, setup: list[int], entries: list[Entry], other: OtherRules
    ) -> Match:
        """A match of other rules: replayed as far as the current ones go, and at its last stored position if beyond."""
        if other.reached >= 0:
            match = Match.restored(game, seats, options, setup, entries[: other.reached])
        else:
            assert other.kept is not None, "nothing is known of the match"
            match = Match.__new__(Match)
            match._prepare(game, seats, {}, 0)
            match.options, match.dice, match.setup_outcomes = options, ScriptedDice([]), setup
            match.state = other.kept.state
        if other.kept is not None and other.kept.version > other.reached:
            match.state = other.kept.state
        match.entries, match.other_rules = list(entries), other
        return match

    def position(self, entries: list[Entry]) -> Match:
        """The same match after its first entries; where the current rules cannot replay it, the nearest position."""
        other = self.other_rules
        if other is None:
            return Match.restored(self.game, self.seats, self.options, self.setup_outcomes, entries)
        end = len(entries)
        reached = min(other.reached, end)
        kept = other.kept if other.kept is not None and (other.kept.version <= end or reached < 0) else None
        part = OtherRules(reached, kept) if end < self.version else other
        match = Match.preserved(self.game, self.seats, self.options, self.setup_outcomes, entries, part)
        match.rules, match.corrections = self.rules, self.corrections
        return match

    def positions(self, entries: list[Entry]) -> Iterator[tuple[int, Entry, Match]]:
        """Plays its first entries again: the number of each, the entry, and the match after it."""
        then, other = self.position([]), self.other_rules
        for number, entry in enumerate(entries, 1):
            if other is None or number <= other.reached:
                after = then.state.copy()
                self.game.step(after, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)
                then.accept(entry, after)
            else:
                known = other.kept is not None and other.kept.version == number
                then.accept(entry, other.kept.state if known and other.kept is not None else then.state)
                if number == self.version:
                    then.other_rules = other
            yield number, entry, then

    def is_replayable(self, number: int) -> bool:
        """Whether the current rules know the position after so many actions as it was then."""
        return self.other_rules is None or number <= self.other_rules.reached

    def seal_with(self, dice: SealedDice) -> None:
        """Goes on with the dice it was dealt from."""
        dice.position = self.outcomes_used
        self.dice = dice
        self._sealed_with(dice)

    def _sealed_with(self, dice: SealedDice) -> None:
        self.seal, self.nonces = dice.commitment, dice.nonces
        dice.mix(record.describe_deal(self._page()))

    def _position(self, position: int) -> int:
        if not 0 <= position <= self.version:
            raise BadRecord("position-unknown", position=position, most=self.version)
        return position

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadSeats("seat-unknown", game=self.game.meta.id, seat=seat + 1, seats=self.seats)
        return seat

    def _action(self, action: int | str) -> int:
        return self.game.parse(action) if isinstance(action, str) else action

    # The record: the truth of the match

    @property
    def outcomes_used(self) -> int:
        """The position sealed dice continue from."""
        return len(self.setup_outcomes) + sum(len(e.outcomes) + e.skipped for e in self.entries) + self.skipped

    def record(self) -> str:
        """The whole match as text. It holds secrets: for the server, and for everybody after the end."""
        page = self._page()
        page.skipped, page.setup, page.helps = self.skipped, self.setup_outcomes, self.helps
        page.corrections, page.late_joins = self.corrections, self.late_joins
        page.actions = [
            record.RecordedAction(e.seat, e.notation or self.game.notation(e.action), e.outcomes, e.skipped)
            for e in self.entries
        ]
        if self.over:
            page.end = [sum(score.values()) for score in self.scores()]
            dice = self.dice  # they speak for the match only if it was dealt from them from the beginning
            if isinstance(dice, SealedDice) and dice.commitment == self.seal:
                page.key = dice.key.hex()
                page.seal = record.compute_record_seal(page) if page.nonces else ""
        return record.write_record(page)

    def _page(self) -> RecordPage:
        """The head of the record: what the match is about."""
        return RecordPage(
            game=self.game.meta.id,
            version=self.rules,
            components=self.game.components,
            seats=self.seats,
            options=self.options,
            sealed=self.seal,
            nonces=self.nonces,
            forked=self.forked,
        )

    def _went_back(self) -> None:
        """To take back an action does not take back its help; and what is played anew is not of another match."""
        self.helps = [RecordedHelp(each.seat, min(each.number, self.version), each.level) for each in self.helps]
        self.late_joins = [LateJoin(each.seat, min(each.number, self.version)) for each in self.late_joins]
        self.corrections = [RulesCorrection(min(each.number, self.version), each.version) for each in self.corrections]
        self.forked = min(self.forked, self.version)

    def helped(self, seat: int) -> int:
        """How often a seat asked for help."""
        return sum(each.seat == seat for each in self.helps)

    @staticmethod
    def from_record(text: str, dice: Dice | None = None) -> Match:
        """Replays a record and verifies every line; the first one that does not fit is named in the error."""
        from .replay import match_from_record

        return match_from_record(text, dice)
