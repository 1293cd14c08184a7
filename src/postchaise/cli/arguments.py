"""Arguments shared by several commands, and how to parse them. Help texts are message ids."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import TYPE_CHECKING, Annotated

import typer

from postchaise.kernel.errors import BadOption

if TYPE_CHECKING:
    from postchaise.arena.executors import Executor

LARGEST = 2**63 - 1

Game = Annotated[str, typer.Argument(metavar="GAME", help="arg-game")]
File = Annotated[str, typer.Argument(metavar="FILE", help="arg-file")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="opt-option")]
Edition = Annotated[str, typer.Option(metavar="EDITION", help="opt-edition")]
Variant = Annotated[str, typer.Option(metavar="VARIANT", help="opt-variant")]
Seed = Annotated[str, typer.Option(metavar="N", help="opt-seed")]
Games = Annotated[str, typer.Option(metavar="N", help="opt-games")]
Workers = Annotated[str, typer.Option(metavar="N", help="opt-workers")]
Ray = Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="opt-ray")]
Components = Annotated[str, typer.Option(metavar="FILE", help="opt-components")]
Database = Annotated[str, typer.Option(metavar="ADDRESS", help="opt-database")]
SettingsFile = Annotated[str, typer.Option(metavar="FILE", help="opt-settings")]


def parse_options(given: list[str] | None, edition: str, variant: str) -> dict[str, str]:
    """Collect `--option key=value` and the two short forms."""
    options = {"edition": edition} if edition else {}
    options |= {"variant": variant} if variant else {}
    for each in given or []:
        key, equals, value = each.partition("=")
        if not equals or not key.strip():
            raise BadOption("cli-option-form", text=each[:60])
        options[key.strip().replace("-", "_")] = value.strip()
    return options


def parse_number(name: str, text: str, least: int, most: int = LARGEST) -> int:
    good = text.isascii() and text.isdigit() and len(text) < 20
    if not good or not least <= int(text) <= most:
        expected = f"{least}-{most}" if most != LARGEST else f"{least}, {least + 1}, {least + 2} ..."
        raise BadOption("option-value", option=name, value=text[:40], expected=expected)
    return int(text)


def parse_decimal(name: str, text: str, least: float, most: float) -> float:
    """Parse a number with a point or a comma."""
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = most + 1
    if not least <= value <= most:
        raise BadOption("option-value", option=name, value=text[:40], expected=f"{least}-{most}")
    return value


@contextmanager
def create_executor(workers: str, ray: str = "", game: str = "") -> Iterator[Executor]:
    """The executor: processes of this machine, or a Ray cluster. Problems are reported before anything is played."""
    from postchaise.arena.process_executor import MOST_WORKERS, ProcessExecutor

    with ProcessExecutor(parse_number("workers", workers, 1, MOST_WORKERS)) as processes:
        if not ray:
            yield processes
            return
    from postchaise.arena.ray_executor import RayExecutor as Cluster

    # Ray reports dead workers on standard output, which is for the results
    with redirect_stdout(sys.stderr), Cluster(ray, game) as cluster:
        yield cluster


def use_components(game: str, file: str) -> None:
    if file:
        from postchaise.kernel.components import loader

        loader.use_components_file(game, file)
