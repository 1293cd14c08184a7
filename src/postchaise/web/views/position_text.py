"""A position as text. After the end it includes the record, so that programs can read it."""

from __future__ import annotations

from typing import Final

from postchaise.i18n import text_board
from postchaise.kernel import record
from postchaise.kernel.match import Match
from postchaise.web.review.replay import replay_until
from postchaise.web.translations import TableTranslator

from .log import build_log_lines

WIDTH: Final = 80
TEXT_PREFIX: Final = "#|"  # prefix of lines for people, which parsers skip


def describe_position(match: Match, viewer: int, at: int, translator: TableTranslator) -> list[str]:
    """The board after `at` actions as this viewer knows it, and what the last action did."""
    then, game = replay_until(match, match.entries[:at]), match.game
    board = text_board.render_text_board(game.meta.id, game.view(then.state, viewer), translator, WIDTH)
    lines = ["".join(text for text, _ in line) for line in board]
    done = [line for entry in match.entries[max(0, at - 1) : at] for line in entry.log]
    heard = [f"· {line.text}" for line in build_log_lines(game, [(at, line) for line in done], viewer, translator)]
    return [*lines, "", *heard] if heard else lines


def format_position(
    match: Match, title: str, link: str, viewer: int, at: int, translator: TableTranslator, over: bool
) -> str:
    """The text to copy. The caller decides whether the viewer may see it. A running match has no record here, as
    records hold secrets.
    """
    where = translator.translate("replay-where", at=at, last=match.version)
    told = [f"{match.game.meta.title} · {title} · {where}", link, "", *describe_position(match, viewer, at, translator)]
    told = [" ".join(line.splitlines()).rstrip() for line in told]  # names must not add lines
    if not over:
        return "\n".join(told) + "\n"
    names = [f"# seat {number}: you {' '.join(name.split())}" for number, name in enumerate(translator.players, 1)]
    then = match if at == match.version else replay_until(match, match.entries[:at])
    then.forked = min(match.forked, at)
    first, *rest = then.record().splitlines()
    assert first == record.FIRST_LINE
    return "\n".join([first, *(f"{TEXT_PREFIX} {line}".rstrip() for line in told), *names, *rest]) + "\n"
