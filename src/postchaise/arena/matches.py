"""Plays one match of a contest. Search is bounded by rollouts, never by time, so matches are reproducible."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field
from typing import Any

from postchaise.bots.levels import BotPlayer
from postchaise.kernel.dice import Dice, RecordingDice
from postchaise.kernel.entry import Entry
from postchaise.kernel.errors import BadRecord
from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.match import Match

from .contest import Contest
from .simulate import LIMIT, UNFINISHED, derive_seed


@dataclass(frozen=True)
class MatchRow:
    """The result of a match. Everything but the seconds follows from the contest and the number."""

    number: int
    deal: int
    bots: list[str]  # per seat
    turns: int
    decisions: int
    choices: list[int]  # per seat: decisions with more than one answer, only these are put to the bot
    ending: str
    scores: list[dict[str, int]]  # per seat, by source
    ranking: list[int]  # per seat
    seconds: list[float] = field(compare=False)  # per seat: processor time spent on its choices

    @property
    def points(self) -> list[int]:
        return [sum(score.values()) for score in self.scores]

    def victory(self, seat: int) -> float:
        """Return 1 for the winner; a shared victory counts in part."""
        return 1 / self.ranking.count(1) if self.ranking[seat] == 1 else 0.0

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "seconds": [round(seconds, 6) for seconds in self.seconds]}

    @staticmethod
    def from_json(data: dict[str, Any]) -> MatchRow:
        try:
            return MatchRow(**data)
        except TypeError:
            raise BadRecord("arena-row", text=str(data)[:60]) from None


def play_match(contest: Contest, number: int, limit: int = LIMIT) -> tuple[MatchRow, str]:
    """The row and the record of match `number`. The dice depend on the deal and on the seat, not on who sits there."""
    deal, bots = contest.place(number)
    dice = Dice(derive_seed(contest.seed, deal, 0))
    players = [BotPlayer(bot, Dice(derive_seed(contest.seed, deal, seat + 1))) for seat, bot in enumerate(bots)]
    given: dict[str, Any] = dict(contest.options)
    match = Match(contest.game, contest.seats, dice, **given)
    game, state = match.game, match.state
    choices, seconds = [0] * contest.seats, [0.0] * contest.seats
    runs, last = 0, SPECTATOR
    while (seat := game.actor(state)) >= 0 and match.version < limit:
        legal = game.legal(state, seat)
        action = legal[0]
        if len(legal) > 1:
            begin = time.process_time()
            action = players[seat].choose(game, state, seat)
            seconds[seat] += time.process_time() - begin
            choices[seat] += 1
        runs += seat != last
        last = seat
        recorder = RecordingDice(dice)
        game.step(state, seat, action, recorder, None)
        match.entries.append(Entry(seat, action, recorder.outcomes, [], False))
    row = MatchRow(
        number=number,
        deal=deal,
        bots=list(bots),
        turns=game.turn_number(state) or runs,
        decisions=match.version,
        choices=choices,
        ending=game.ending(state) if match.over else UNFINISHED,
        scores=match.scores(),
        ranking=match.ranking(),
        seconds=seconds,
    )
    return row, match.record()
