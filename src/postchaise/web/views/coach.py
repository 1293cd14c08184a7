"""What the coach answers: pieces of the page, and the same for programs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from postchaise.bots.hint import HOPES, RIVAL, DifferencePart, Hint, HintChoice
from postchaise.web.render.templates import render
from postchaise.web.render.templates import source as colour

from .hint import LEVELS, allows, label, line_of, lines, nudge, number, sentence, source, spread_of
from .table_view import Frame


@dataclass
class Bar:
    """A part of a difference, drawn on an axis of 100 with its zero in the middle."""

    name: str
    colour: str
    said: str
    spread: str
    left: float
    width: float
    least: float  # the spread, from here on so wide
    wide: float


def drawn(frame: Frame, hint: Hint, level: str, about: int = -1) -> str:
    """The panel of a level, the explanation of a choice, or the plans."""
    words = frame.words
    if level == "plans":
        return render("_plans.html", words, plans=plans(frame, hint), hint=hint)
    if level == "explain":
        why = explained(frame, hint, about)
        return render("_explain.html", words, **why) if why else ""
    said, area = nudge(frame, hint) if level == "nudge" else (sentence(frame, hint), [])
    steps = [(words.translate(step.label), round(100 * step.share)) for step in hint.line] if level == "show" else []
    return render(
        "hint.html",
        words,
        level=level,
        levels=[(each, allows(frame.table.help, each)) for each in LEVELS],
        planning=allows(frame.table.help, "plans"),
        hint=hint,
        said=said,
        area=area,
        lines=lines(frame, hint) if level != "nudge" and hint.sure != "hardly" else [],
        steps=steps,
    )


def explained(frame: Frame, hint: Hint, about: int) -> dict[str, Any] | None:
    """Where the difference to another choice comes from; None where nothing was counted."""
    tried = hint.find(about)
    if tried is None or tried.against < 0:
        return None
    points, error = number(frame, abs(tried.gain)), spread_of(frame, min(tried.gain_error, 1000.0))
    id = "more" if tried.gain > 0 else "less"
    if abs(tried.gain) <= 2 * tried.gain_error:
        id = "few" if tried.gain_error == math.inf else "same"
    return {
        "choice": label(frame, about),
        "other": label(frame, tried.against),
        "bars": bars(frame, tried.parts),
        "sum": frame.words.translate(f"hint-sum-{id}", points=points, error=error),
    }


def bars(frame: Frame, parts: list[DifferencePart]) -> list[Bar]:
    told = [part for part in parts if abs(part.points) >= 0.05]
    widest = max([abs(part.points) + 2 * part.error for part in told] or [1.0])
    order = list(frame.players[frame.viewer].sources)
    found = []
    for part in told:
        to = 50 + 48 * part.points / widest
        error = 96 * part.error / widest
        nth = order.index(part.id) if part.id in order else -1
        found.append(
            Bar(
                source(frame, part),
                colour(nth, 1) if part.id not in (RIVAL, HOPES) else f"source-{part.id}",
                number(frame, part.points, True),
                spread_of(frame, part.error),
                round(min(50.0, to), 1),
                round(abs(to - 50), 1),
                round(to - error, 1),
                round(2 * error, 1),
            )
        )
    return found


def plans(frame: Frame, hint: Hint) -> list[dict[str, Any]]:
    """What still brings points to this seat."""
    translate, knows = frame.words.translate, frame.words.knows
    return [
        {
            "name": translate(f"score-{plan.source}") if knows(f"score-{plan.source}") else plan.source,
            "points": translate("plan-points", points=round(plan.points), error=round(2 * plan.error)),
            "said": translate("plan-share", times=plan.games, count=hint.ends),
        }
        for plan in hint.plans
    ]


def observed(frame: Frame, hint: Hint, level: str, about: int) -> dict[str, Any]:
    """The same for programs."""
    found: dict[str, Any] = {"level": level, "sure": hint.sure, "games": hint.games, "ends": hint.ends}
    if level == "nudge":
        said, area = nudge(frame, hint)
        return {"level": level, "sentence": said, "area": area}
    if level == "plans":
        told = [
            {"source": plan.source, "points": round(plan.points, 1), "error": round(plan.error, 1), "games": plan.games}
            for plan in hint.plans
        ]
        return {"level": level, "ends": hint.ends, "plans": told}
    if level == "explain":
        tried = hint.find(about)
        return found | {"choice": _observed(frame, tried) if tried else None}
    found |= {
        "sentence": sentence(frame, hint).striptags(),
        "choices": [_observed(frame, t) for t in hint.advised],
    }
    if level == "show":
        steps = [{"notation": frame.game.notation(s.action), "share": round(s.share, 2)} for s in hint.line]
        found |= {"line": steps}
    return found


def _observed(frame: Frame, tried: HintChoice) -> dict[str, Any]:
    line = line_of(frame, tried)
    return {
        "action": tried.action,
        "notation": frame.game.notation(tried.action),
        "place": tried.place or None,
        "share": line.share if line.share >= 0 else None,
        "spread": line.spread if line.share >= 0 else None,
        "against": tried.against if tried.against >= 0 else None,
        "gain": round(tried.gain, 2) if tried.gain_error < math.inf else None,
        "error": round(tried.gain_error, 2) if tried.gain_error < math.inf else None,
        "parts": [[part.id, round(part.points, 2), round(part.error, 2)] for part in tried.parts],
    }
