"""Events name their actions, events and things, instead of numbers that change with every addition to a game.

The numbering of the shipped titles at that time is kept next to this file. Any other game is asked for its own, which
is the same unless it was changed since. A table of other rules was unreadable before and keeps its numbers: `#57` is an
action nobody can name, and its log lines say so.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

NUMBERING = json.loads(Path(__file__).with_name("0011_numbering.json").read_text("utf-8"))
ROWS = 2000  # translated at once
LINE = 2  # places of a line before its arguments: event, seat


def upgrade() -> None:
    with op.batch_alter_table("events") as batch:
        batch.add_column(sa.Column("notation", sa.Text, nullable=False, server_default=""))
        batch.add_column(sa.Column("rewind_to", sa.Integer, nullable=True))
    _translate(op.get_bind())
    with op.batch_alter_table("events") as batch:
        batch.drop_column("action")


def _translate(db: sa.Connection) -> None:
    tables = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("rules"))
    rows = {each.id: (each.game, each.rules) for each in db.execute(sa.select(tables))}
    known: dict[tuple[str, int], Mapping[str, Any] | None] = {key: _numbering(*key) for key in set(rows.values())}
    events = sa.table(
        "events",
        *map(sa.column, ("table", "number", "kind", "action", "notation", "rewind_to")),
        sa.column("log", sa.JSON),
    )
    here = sa.and_(events.c.table == sa.bindparam("t"), events.c.number == sa.bindparam("n"))
    write = sa.update(events).where(here)
    named = write.values(notation=sa.bindparam("a"), log=sa.bindparam("l", type_=sa.JSON))
    for table, key in rows.items():
        query = sa.select(events).where(events.c.table == table, events.c.kind.in_(("action", "rewind")))
        found = db.execute(query.order_by(events.c.number)).mappings().all()
        rewinds = [{"t": table, "n": row["number"], "r": row["action"]} for row in found if row["kind"] == "rewind"]
        if rewinds:
            db.execute(write.values(rewind_to=sa.bindparam("r")), rewinds)
        actions = [_named(table, row, known[key]) for row in found if row["kind"] == "action"]
        for first in range(0, len(actions), ROWS):
            db.execute(named, actions[first : first + ROWS])


def _named(table: str, row: sa.RowMapping, numbering: Mapping[str, Any] | None) -> dict[str, Any]:
    action, log = row["action"], row["log"]
    if numbering is None or not 0 <= action < len(numbering["actions"]):
        return {"t": table, "n": row["number"], "a": f"#{action}", "l": log}
    lines = [_line(line, numbering) for line in log]
    return {"t": table, "n": row["number"], "a": numbering["actions"][action], "l": lines}


def _line(line: Sequence[int], numbering: Mapping[str, Any]) -> list[Any]:
    events, domains = numbering["events"], numbering["domains"]
    if not 0 <= line[0] < len(events):  # a game that declares no events
        return list(line)
    name, *arguments = events[line[0]]
    found: list[Any] = [name, *line[1:]]
    for place, argument in enumerate(arguments, LINE):
        items = domains.get(argument, ())
        if 0 <= line[place] < len(items):
            found[place] = items[line[place]]
    return found


def _numbering(game: str, rules: int) -> Mapping[str, Any] | None:
    """Of a game at a version of its rules: actions, events with their arguments, and what those can name."""
    if game in NUMBERING:
        found: Mapping[str, Any] = NUMBERING[game]
        return found if found["rules"] == rules else None
    from postchaise.kernel.registry import game as find_game

    try:
        title = find_game(game)
    except Exception:  # whatever a stranger's game raises, or nothing is installed under this name
        return None
    if title.meta.version != rules:
        return None
    space, events = title.space, title.events.all
    return {
        "actions": [space.notation(action) for action in range(len(space))],
        "events": [
            [event.name, *(each if isinstance(each, str) else each.name for each in event.arguments)]
            for event in events
        ],
        "domains": {name: domain.items for name, domain in space.domains.items()},
    }


def downgrade() -> None:
    raise NotImplementedError("numbers cannot be found again; restore a backup")
