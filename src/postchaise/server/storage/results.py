"""The result of each seat of a finished match: stored when it ends, so that history and statistics need no replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import Select, and_, func, insert, or_, select
from sqlalchemy.engine import Connection, Engine

from postchaise.kernel.game import Game, State

from .rows import Seat, StateSnapshot, is_counted
from .schema import EVENTS, RESULTS, SEATS, TABLES

SEAT: Final = and_(SEATS.c.table == RESULTS.c.table, SEATS.c.seat == RESULTS.c.seat)


@dataclass
class SeatResult:
    seat: int
    kind: str  # person, bot
    person: str
    name: str
    level: str
    place: int
    points: int
    sources: dict[str, int]


@dataclass
class FinishedMatch:
    """A match that is over, with everybody's results in the order of the places."""

    table: str
    game: str
    title: str
    began: float
    ended: float
    results: list[SeatResult]
    left: list[int] = field(default_factory=list)  # the person's seats, if all were left to bots: it counts nowhere

    def own(self, person: str) -> SeatResult:
        """Of several seats of one person the first counts."""
        return min((each for each in self.results if self._of(each, person)), key=lambda each: each.seat)

    def others(self, person: str) -> list[SeatResult]:
        return [each for each in self.results if not self._of(each, person)]

    def _of(self, result: SeatResult, person: str) -> bool:
        return result.seat in self.left or (bool(person) and result.person == person)


def compute_results(game: Game[Any], state: State, seats: Sequence[Seat]) -> list[SeatResult]:
    scores, places = game.scores(state), game.ranking(state)
    return [
        SeatResult(
            s.seat, s.kind, s.holder, s.name, s.level, places[s.seat], sum(scores[s.seat].values()), scores[s.seat]
        )
        for s in seats
    ]


def write_results(db: Connection, table: str, results: Sequence[SeatResult]) -> None:
    """Store the results with the times of the first and the last action."""
    if results:
        began, ended = _load_action_times(db, table)
        common = {"table": table, "began": began, "ended": ended}
        db.execute(insert(RESULTS), [{**common, **asdict(each)} for each in results])


def _load_action_times(db: Connection, table: str) -> tuple[float, float]:
    """The times of the first and the last action."""
    actions = and_(EVENTS.c.table == table, EVENTS.c.kind == "action")
    began, ended = db.execute(select(func.min(EVENTS.c.at), func.max(EVENTS.c.at)).where(actions)).one()
    return began or 0.0, ended or 0.0


def measure_duration(engine: Engine, table: str) -> float:
    """The seconds from the first to the last action: waiting for players is not part of the match."""
    with engine.connect() as db:
        began, ended = _load_action_times(db, table)
    return ended - began


def load_final_scores(
    db: Connection, table: str, saved: StateSnapshot | None
) -> tuple[list[dict[str, int]] | None, list[int] | None]:
    """The points by source and the places of a finished match, as they were counted when it ended."""
    if saved is not None and saved.final is not None:
        return saved.final["scores"], saved.final["ranking"]
    query = select(RESULTS.c.sources, RESULTS.c.place).where(RESULTS.c.table == table).order_by(RESULTS.c.seat)
    found = db.execute(query).all()
    return ([each.sources for each in found], [each.place for each in found]) if found else (None, None)


def write_missing_results(engine: Engine, table: str, results: Sequence[SeatResult]) -> None:
    """Store the results of a match that ended before results were stored, unless another process was faster."""
    with engine.begin() as db:
        if db.execute(select(RESULTS.c.seat).where(RESULTS.c.table == table).limit(1)).first() is None:
            write_results(db, table, results)


def list_matches_without_results(engine: Engine, person: str, limit: int) -> list[str]:
    """Finished matches of this person whose results are not stored yet."""
    sits = select(SEATS.c.table).where(and_(SEATS.c.holder == person, SEATS.c.kind == "person"))
    over = and_(TABLES.c.status == "over", TABLES.c.id.in_(sits), TABLES.c.id.not_in(select(RESULTS.c.table)))
    with engine.connect() as db:
        found = db.execute(select(TABLES.c.id, TABLES.c.settings).where(over).order_by(TABLES.c.changed.desc()))
        return [each.id for each in found if is_counted(each.settings)][:limit]


def select_finished_tables(person: str) -> Select[Any]:
    """The finished matches that a person played, or left to a bot."""
    left = and_(SEATS.c.former == person, SEATS.c.kind == "bot")
    return select(RESULTS.c.table).join(SEATS, SEAT).where(or_(RESULTS.c.person == person, left)).distinct()


def list_finished_matches(engine: Engine, person: str) -> list[FinishedMatch]:
    """The newest first."""
    told = select(RESULTS, TABLES.c.game, TABLES.c.title, SEATS.c.former)
    told = told.join(TABLES, TABLES.c.id == RESULTS.c.table).join(SEATS, SEAT)
    order = (RESULTS.c.ended.desc(), RESULTS.c.table, RESULTS.c.place, RESULTS.c.seat)
    found: dict[str, FinishedMatch] = {}
    with engine.connect() as db:
        for row in db.execute(
            told.where(RESULTS.c.table.in_(select_finished_tables(person))).order_by(*order)
        ).mappings():
            match = found.setdefault(
                row["table"], FinishedMatch(row["table"], row["game"], row["title"], row["began"], row["ended"], [])
            )
            match.results.append(SeatResult(**{key: row[key] for key in SeatResult.__dataclass_fields__}))
            if row["former"] == person and row["kind"] == "bot":
                match.left.append(row["seat"])
    for match in found.values():
        if any(each.person == person for each in match.results):
            match.left.clear()
    return list(found.values())
