"""Exports a contest as a dataset: each decision with its observation, legal actions, choice and outcome."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from postchaise import __version__
from postchaise.kernel import record
from postchaise.kernel.components import loader
from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.errors import require_extra
from postchaise.kernel.game import Game, State
from postchaise.kernel.meta import format_option_value
from postchaise.kernel.registry import game as find_game

from .executors import Executor
from .match_folder import RECORDS, ROWS, build_folder_error, find_record_path
from .matches import MatchRow
from .run import ContestResults

MATCHES: Final = 25  # in a part: some ten megabytes to hold in memory, and a second or two of work
PARTS: Final = "decisions"
NAMES: Final = "names.json"
CORRECTED: Final = "components.toml"
CARD: Final = "README.md"
WORDS: Final = ["bot", "notation", "ending"]  # columns of few different words

Chunk = tuple[int, list[tuple[MatchRow, str]]]  # number of the part; rows and records of its matches
Heard = Callable[[int, int], None]


def check_pyarrow() -> None:
    """Raise before anything is played if pyarrow is missing."""
    with require_extra("dataset"):
        import pyarrow.parquet  # noqa: F401 (only whether it is there)


def write_dataset(
    results: ContestResults, folder: Path, engine: Executor, command: str, heard: Heard | None = None
) -> None:
    """Write parts, names and a dataset card next to the kept matches of an arena."""
    contest, rows = results.contest, results.rows
    parts = [folder / PARTS / f"part-{number + 1:05d}.parquet" for number in range(-(-len(rows) // MATCHES))]
    for old in set((folder / PARTS).glob("*.parquet")) - set(parts):
        old.unlink()
    decisions = 0
    with closing(engine.run(partial(_write_part, contest.game), _chunks(rows, folder))) as made:
        for done, (number, lines, data) in enumerate(made, 1):
            _write_file(parts[number], data)
            decisions += lines
            if heard is not None:
                heard(min(done * MATCHES, len(rows)), len(rows))
    corrected = loader.find_corrected_file(contest.game)
    if corrected:
        _write_file(folder / CORRECTED, corrected.encode())
    names = _names(find_game(contest.game), contest.seats)
    _write_file(folder / NAMES, json.dumps(names, ensure_ascii=False, indent=1).encode() + b"\n")
    _write_file(folder / CARD, _card(results, decisions, bool(corrected), command).encode())


def _write_file(path: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    new = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(exist_ok=True)
        new.write_bytes(data)
        os.replace(new, path)
    except OSError as error:
        raise build_folder_error(path.parent, error) from None


def iterate_positions(text: str) -> Iterator[tuple[Game[Any], State, int, int]]:
    """Of a record: the game, the position, who is to act and what is chosen. The position goes on with the iterator."""
    page = record.read_record(text)
    game = find_game(page.game)
    state = game.setup(page.seats, game.meta.resolve(page.seats, dict(page.options)), ScriptedDice(page.setup))
    numbers = _numbers(page.game)
    for line in page.actions:
        action = numbers[line.notation]
        yield game, state, line.seat, action
        game.step(state, line.seat, action, ScriptedDice(line.outcomes), None)


@cache
def _numbers(game: str) -> dict[str, int]:
    space = find_game(game).space
    return {space.notation(action): action for action in range(len(space))}


def _chunks(rows: list[MatchRow], folder: Path) -> Iterator[Chunk]:
    for number in range(-(-len(rows) // MATCHES)):
        some = rows[number * MATCHES : (number + 1) * MATCHES]
        yield number, [(row, find_record_path(folder, row.number).read_text("utf-8")) for row in some]


def _write_part(game: str, chunk: Chunk) -> tuple[int, int, bytes]:
    """Runs in a worker, too: the number of the part, how many decisions are in it, and the file."""
    import pyarrow
    from pyarrow import parquet

    number, matches = chunk
    schema = _schema(find_game(game), len(matches[0][0].bots))
    columns: dict[str, list[Any]] = {name: [] for name in schema.names}
    for row, text in matches:
        for values in _format_rows(row, text):
            for column, value in zip(columns.values(), values, strict=True):
                column.append(value)
    made, table = pyarrow.BufferOutputStream(), pyarrow.table(columns, schema)
    parquet.write_table(table, made, compression="zstd", use_dictionary=WORDS)
    return number, len(table), made.getvalue().to_pybytes()


def _schema(game: Game[Any], seats: int) -> Any:
    import pyarrow as pa

    seen, allowed = pa.binary(len(game.observation_layout(seats))), pa.binary(len(game.space))
    words = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        {
            "match": pa.int32(),
            "deal": pa.int32(),
            "decision": pa.int32(),
            "seat": pa.int8(),
            "bot": words,
            "observation": seen,
            "mask": allowed,
            "choices": pa.int32(),
            "action": pa.int32(),
            "notation": words,
            "points": pa.int32(),
            "margin": pa.int32(),
            "place": pa.int8(),
            "won": pa.float32(),
            "ending": words,
        }
    )


def _format_rows(row: MatchRow, text: str) -> Iterator[tuple[Any, ...]]:
    """In the order of the schema; counted from one, as in records and in the arena's tables."""
    points = row.points
    margins = [own - max(each for other, each in enumerate(points) if other != seat) for seat, own in enumerate(points)]
    for number, (game, state, seat, action) in enumerate(iterate_positions(text), 1):
        legal, mask = game.legal(state, seat), bytearray(len(game.space))
        for each in legal:
            mask[each] = 1
        who = row.number + 1, row.deal + 1, number, seat + 1, row.bots[seat]
        what = game.observe(state, seat), bytes(mask), len(legal), action, game.notation(action)
        yield *who, *what, points[seat], margins[seat], row.ranking[seat], row.victory(seat), row.ending


def _names(game: Game[Any], seats: int) -> dict[str, Any]:
    return {
        "game": game.meta.id,
        "seats": seats,
        "observation": game.observation_names(seats),
        "scales": game.observation_scales(seats),
        "actions": [game.notation(action) for action in range(len(game.space))],
    }


def _card(results: ContestResults, decisions: int, corrected: bool, command: str) -> str:
    contest, rows = results.contest, results.rows
    game = find_game(contest.game)
    options = ", ".join(f"{key}={format_option_value(value)}" for key, value in contest.options.items())
    template = (Path(__file__).parent / "card.md").read_text("utf-8")
    return template.format(
        game=contest.game,
        seats=contest.seats,
        bots=", ".join(contest.bots),
        meetings="; ".join(", ".join(meeting) for meeting in contest.meetings),
        seed=contest.seed,
        options=options or "none",
        matches=len(rows),
        decisions=decisions,
        unfinished=sum(row.ending == "unfinished" for row in rows),
        version=__version__,
        code=contest.code,
        components=contest.components + (f" (corrected: `{CORRECTED}`)" if corrected else " (as shipped)"),
        command=command,
        seen=len(game.observation_layout(contest.seats)),
        actions=len(game.space),
        per_part=MATCHES,
        rows_file=ROWS,
        records=RECORDS,
    )
