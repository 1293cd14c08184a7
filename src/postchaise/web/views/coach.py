"""The coach's answers as HTML and as JSON."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from postchaise.bots.hint import HOPES, RIVAL, DifferencePart, Hint, HintChoice
from postchaise.web.render.templates import choose_source_class as colour
from postchaise.web.render.templates import render_template

from .hint import (
    LEVELS,
    build_hint_line,
    build_hint_lines,
    build_nudge,
    describe_certainty,
    describe_lead,
    describe_source,
    describe_why,
    format_number,
    format_spread,
    get_choice_label,
    is_clear,
    is_hint_allowed,
)
from .table_view import TableView


@dataclass
class DifferenceBar:
    """A part of a difference, drawn on an axis of 100 with zero in the middle."""

    name: str
    colour: str
    sentence: str
    spread: str
    left: float
    width: float
    least: float  # start and width of the uncertainty
    wide: float


def render_hint(table_view: TableView, hint: Hint, level: str, about: int = -1) -> str:
    """The panel of a hint level, the explanation of a choice, or the plans."""
    translator = table_view.translator
    if level == "plans":
        return render_template("_plans.html", translator, plans=list_open_point_sources(table_view, hint), hint=hint)
    if level == "explain":
        why = explain_choice(table_view, hint, about)
        return render_template("_explanation.html", translator, **why) if why else ""
    sentence, area = build_nudge(table_view, hint) if level == "nudge" else (describe_certainty(table_view, hint), [])
    steps = (
        [(translator.translate(step.label), round(100 * step.share)) for step in hint.line] if level == "show" else []
    )
    return render_template(
        "hint.html",
        translator,
        level=level,
        levels=[(each, is_hint_allowed(table_view.table.help, each)) for each in LEVELS],
        planning=is_hint_allowed(table_view.table.help, "plans"),
        hint=hint,
        sentence=sentence,
        ahead=describe_lead(table_view, hint),
        area=area,
        lines=build_hint_lines(table_view, hint) if level != "nudge" and hint.sure != "hardly" else [],
        steps=steps,
    )


def explain_choice(table_view: TableView, hint: Hint, about: int) -> dict[str, Any] | None:
    """Explain the difference between two choices; None if nothing was computed."""
    tried = hint.find(about)
    if tried is None or tried.against < 0:
        return None
    translate, why = table_view.translator.translate, describe_why(table_view, tried)
    points, error = format_number(table_view, abs(tried.gain)), format_spread(table_view, min(tried.gain_error, 1000.0))
    id = "more" if tried.gain > 0 else "less"
    if not is_clear(tried):
        id = "few" if tried.gain_error == math.inf else "same"
    return {
        "choice": get_choice_label(table_view, about),
        "other": get_choice_label(table_view, tried.against),
        "bars": build_difference_bars(table_view, tried.parts),
        "sentence": translate(f"hint-explain-{id}", why=why) if why else "",
        "sum": translate(f"hint-sum-{id}", points=points, error=error),
    }


def build_difference_bars(table_view: TableView, parts: list[DifferencePart]) -> list[DifferenceBar]:
    told = [part for part in parts if abs(part.points) >= 0.05]
    widest = max([abs(part.points) + 2 * part.error for part in told] or [1.0])
    order = list(table_view.players[table_view.viewer].sources)
    found = []
    for part in told:
        to = 50 + 48 * part.points / widest
        error = 96 * part.error / widest
        nth = order.index(part.id) if part.id in order else -1
        found.append(
            DifferenceBar(
                describe_source(table_view, part),
                colour(nth, 1) if part.id not in (RIVAL, HOPES) else f"source-{part.id}",
                format_number(table_view, part.points, True),
                format_spread(table_view, part.error),
                round(min(50.0, to), 1),
                round(abs(to - 50), 1),
                round(to - error, 1),
                round(2 * error, 1),
            )
        )
    return found


def list_open_point_sources(table_view: TableView, hint: Hint) -> list[dict[str, Any]]:
    """The sources that still bring points to this seat."""
    translate, knows = table_view.translator.translate, table_view.translator.knows
    return [
        {
            "name": translate(f"score-{plan.source}") if knows(f"score-{plan.source}") else plan.source,
            "points": translate("plan-points", points=round(plan.points), error=round(2 * plan.error)),
            "sentence": translate("plan-share", times=plan.games, count=hint.ends),
        }
        for plan in hint.plans
    ]


def hint_to_json(table_view: TableView, hint: Hint, level: str, about: int) -> dict[str, Any]:
    """The answer as JSON."""
    found: dict[str, Any] = {"level": level, "sure": hint.sure, "games": hint.games, "ends": hint.ends}
    if level == "nudge":
        sentence, area = build_nudge(table_view, hint)
        return {"level": level, "sentence": sentence, "area": area}
    if level == "plans":
        told = [
            {"source": plan.source, "points": round(plan.points, 1), "error": round(plan.error, 1), "games": plan.games}
            for plan in hint.plans
        ]
        return {"level": level, "ends": hint.ends, "plans": told}
    if level == "explain":
        tried = hint.find(about)
        return found | {"choice": _tried_to_json(table_view, tried) if tried else None}
    found |= {
        "sentence": describe_certainty(table_view, hint).striptags(),
        "choices": [_tried_to_json(table_view, t) for t in hint.advised],
    }
    if level == "show":
        steps = [{"notation": table_view.game.notation(s.action), "share": round(s.share, 2)} for s in hint.line]
        found |= {"line": steps}
    return found


def _tried_to_json(table_view: TableView, tried: HintChoice) -> dict[str, Any]:
    line = build_hint_line(table_view, tried)
    return {
        "action": tried.action,
        "notation": table_view.game.notation(tried.action),
        "place": tried.place or None,
        "share": line.share if line.share >= 0 else None,
        "spread": line.spread if line.share >= 0 else None,
        "against": tried.against if tried.against >= 0 else None,
        "gain": round(tried.gain, 2) if tried.gain_error < math.inf else None,
        "error": round(tried.gain_error, 2) if tried.gain_error < math.inf else None,
        "parts": [[part.id, round(part.points, 2), round(part.error, 2)] for part in tried.parts],
    }
