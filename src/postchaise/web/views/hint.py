"""Hints in words and HTML. `postchaise.bots` computes what they say."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from markupsafe import Markup, escape

from postchaise.bots.hint import (
    HOPES,
    LIKELY_Z,
    RIVAL,
    DifferencePart,
    Hint,
    HintChoice,
    calibrate_share,
    round_error,
    round_percent,
)
from postchaise.kernel.actions.decision import Choice
from postchaise.kernel.registry import extras

from .table_view import TableView

NONE: Final = "none"
EVERYTHING: Final = "everything"
ALLOWED: Final = (NONE, "nudge", "hint", EVERYTHING)  # settings of a table, in ascending order
NEEDS: Final = {"nudge": 1, "hint": 2, "explain": 2, "plans": 2, "show": 3}  # the setting that each level requires
LEVELS: Final = ("nudge", "hint", "show")  # in the panel
REASONS: Final = 2  # sources in one reason, besides the rival
AREA: Final = 3  # a nudge highlights at least this many choices
LEAST_TOLD: Final = 0.3  # points that are worth a clause
BOLD: Final = ("\ue000", "\ue001")


def is_hint_allowed(allowed: str, level: str) -> bool:
    return NEEDS[level] <= ALLOWED.index(allowed if allowed in ALLOWED else EVERYTHING)


@dataclass
class HintLine:
    """A choice of a hint as the page shows it."""

    action: int
    notation: str
    place: int
    label: str
    share: int  # per cent; -1 if too few rollouts reached the end
    spread: int
    odds: str  # the share in a word
    lead: str  # the difference in points, where there is no share
    reason: str
    anchors: list[str] = field(default_factory=list)
    touch: list[str] = field(default_factory=list)


def format_number(table_view: TableView, value: float, sign: bool = False) -> str:
    return format_decimal(table_view.translator.code, value, sign)


def format_decimal(lang: str, value: float, sign: bool = False) -> str:
    """Format with one decimal in the language."""
    text = f"{abs(value):.1f}"
    text = text if lang == "en" else text.replace(".", ",")
    minus = "−" if value < 0 and text.strip("0.,") else ""
    return (minus or ("+" if sign else "")) + text


def format_spread(table_view: TableView, error: float) -> str:
    """Twice the standard error."""
    return format_number(table_view, 2 * error)


def find_choice(table_view: TableView, action: int) -> Choice | None:
    choices = table_view.decision.choices if table_view.decision else []
    return next((choice for choice in choices if choice.action == action), None)


def get_choice_label(table_view: TableView, action: int) -> str:
    choice = find_choice(table_view, action)
    return table_view.translator.translate(choice.label) if choice else table_view.game.notation(action)


def build_hint_lines(table_view: TableView, hint: Hint) -> list[HintLine]:
    """The best three in their order."""
    return drop_conflicting_shares([build_hint_line(table_view, tried) for tried in hint.advised])


def drop_conflicting_shares(found: list[HintLine]) -> list[HintLine]:
    """Drop win shares that contradict the order by points, as they come from few games."""
    against = any(later.share > line.share >= 0 and later.place > line.place for line, later in pairwise(found))
    if not against or not all(line.lead for line in found):
        return found
    return [replace(line, share=-1, spread=0, odds="") for line in found]


def build_hint_line(table_view: TableView, tried: HintChoice) -> HintLine:
    choice = find_choice(table_view, tried.action)
    known = tried.share >= 0
    share = calibrate_share(table_view.table.game, len(table_view.players), tried.share) if known else -1.0
    return HintLine(
        tried.action,
        table_view.game.notation(tried.action),
        tried.place,
        get_choice_label(table_view, tried.action),
        round_percent(share) if known else -1,
        round_error(tried.share_error) if known else 0,
        table_view.translator.translate(f"hint-odds-{describe_odds(share, len(table_view.players))}") if known else "",
        _describe_lead(table_view, tried),
        describe_reason(table_view, tried) if tried.against >= 0 and tried.gain_error < math.inf else "",
        choice.anchors if choice else [],
        list_highlighted_anchors(table_view, choice) if choice else [],
    )


def _describe_lead(table_view: TableView, tried: HintChoice) -> str:
    """The lead over the compared choice, always with its uncertainty."""
    if tried.against < 0 or tried.gain_error == math.inf:
        return ""
    return f"{format_number(table_view, tried.gain, True)} ± {format_spread(table_view, tried.gain_error)}"


def describe_odds(share: float, seats: int) -> str:
    """A word for a win share, relative to an equal share for every seat."""
    fair = 1 / max(1, seats)
    if share < 0.5 * fair:
        return "slim"
    if share < 0.85 * fair:
        return "low"
    return "even" if share <= 1.15 * fair else "good" if share < 0.8 else "strong"


def list_highlighted_anchors(table_view: TableView, choice: Choice) -> list[str]:
    return list(extras(table_view.game).highlights(table_view.view, choice.action, choice.anchors))


def describe_source(table_view: TableView, part: DifferencePart) -> str:
    """The name of a part of a difference."""
    translate, knows = table_view.translator.translate, table_view.translator.knows
    if part.id in (RIVAL, HOPES):
        return translate(f"hint-{part.id}")
    return translate(f"score-{part.id}") if knows(f"score-{part.id}") else part.id


def describe_rival(table_view: TableView) -> str:
    """The only rival's name, or a general term."""
    others = [player.name for player in table_view.players if player.seat != table_view.viewer]
    return f"\u2068{others[0]}\u2069" if len(others) == 1 else table_view.translator.translate("hint-rival-best")


def describe_reason(table_view: TableView, tried: HintChoice) -> str:
    """Differences beyond their uncertainty only: the two largest, then the rival's if larger."""
    translate = table_view.translator.translate
    own = [part for part in tried.reasons if part.id != RIVAL][:REASONS]
    against = [part for part in tried.reasons if part.id == RIVAL]
    sentence = []
    for id, parts in (("more", [p for p in own if p.points > 0]), ("less", [p for p in own if p.points < 0])):
        told = [f"{describe_source(table_view, part)} {format_number(table_view, part.points, True)}" for part in parts]
        sentence += [translate(f"hint-reason-{id}", parts=", ".join(told))] if told else []
    if against and (not own or abs(against[0].points) >= abs(own[-1].points)):
        less = "less" if against[0].points > 0 else "more"
        points = format_number(table_view, abs(against[0].points))
        sentence.append(translate(f"hint-reason-rival-{less}", rival=describe_rival(table_view), points=points))
    return "; ".join(sentence) or translate("hint-reason-none")


def describe_why(table_view: TableView, tried: HintChoice) -> str:
    """Say in words of the game what a choice gains, costs and prevents, compared with the other choice."""
    if tried.against < 0 or tried.gain_error == math.inf:
        return ""
    translate = table_view.translator.translate
    likely = [part for part in tried.parts if part.points * tried.gain > 0] if is_clear(tried) else []
    told = [part for part in tried.reasons or likely[:1] if abs(part.points) >= LEAST_TOLD]
    gains = [_describe_part(table_view, part) for part in told if part.points > 0][:REASONS]
    costs = [_describe_part(table_view, part) for part in told if part.points < 0][:1]
    joined = {
        id: clauses[0] if len(clauses) < 2 else translate("hint-and", first=clauses[0], second=clauses[1])
        for id, clauses in (("gains", gains), ("costs", costs))
        if clauses
    }
    return translate("hint-why-both", **joined) if len(joined) > 1 else "".join(joined.values())


def is_clear(tried: HintChoice) -> bool:
    return abs(tried.gain) > LIKELY_Z * tried.gain_error


def _describe_part(table_view: TableView, part: DifferencePart) -> str:
    """A clause for a part of a difference: the game's own words if it has any for this source of points."""
    translator, side = table_view.translator, "more" if part.points > 0 else "less"
    if part.id == RIVAL:
        return translator.translate(f"why-{side}-rival", rival=describe_rival(table_view))
    if part.id == HOPES or translator.knows(f"why-{side}-{part.id}"):
        return translator.translate(f"why-{side}-{part.id}")
    return translator.translate(f"why-{side}-source", source=describe_source(table_view, part))


def describe_certainty(table_view: TableView, hint: Hint) -> Markup:
    """What is best and why: the first sentence of every hint."""
    translate, tried = table_view.translator.translate, hint.advised
    if hint.sure in ("hardly", "only") or len(tried) < 2:
        alone = _mark_bold(get_choice_label(table_view, tried[0].action)) if tried else ""
        return _to_markup(translate("hint-hardly") if hint.sure == "hardly" else translate("hint-only", choice=alone))
    choice, second = (_mark_bold(get_choice_label(table_view, each.action)) for each in tried[:2])
    if hint.sure == "few":
        return _to_markup(translate("hint-few", choice=choice))
    why = describe_why(table_view, tried[0])
    if hint.sure == "open":
        tied, gains = sum(each.place == 1 for each in tried), any(each.points > 0 for each in tried[0].reasons)
        sentence = translate("hint-open-many" if tied > 2 else "hint-open", choice=choice, second=second)
        return _to_markup(
            f"{sentence} {translate('hint-open-why', why=why)}" if why and gains and tied < 3 else sentence
        )
    return _to_markup(translate(f"hint-{hint.sure}", choice=choice, why=why or translate("why-more-any")))


def describe_lead(table_view: TableView, hint: Hint) -> str:
    """By how many points the best choice leads, where it does."""
    if hint.sure not in ("clear", "likely"):
        return ""
    first, second = hint.advised[:2]
    points = f"{format_number(table_view, first.gain)} ± {format_spread(table_view, first.gain_error)}"
    return table_view.translator.translate(
        "hint-ahead", points=points, second=get_choice_label(table_view, second.action)
    )


def _mark_bold(text: str) -> str:
    return BOLD[0] + text + BOLD[1]


def _to_markup(text: str) -> Markup:
    return Markup(str(escape(text)).replace(BOLD[0], "<b>").replace(BOLD[1], "</b>"))


def build_nudge(table_view: TableView, hint: Hint) -> tuple[str, list[str]]:
    """A question that leads the eye to an area, never to a single choice."""
    translate, translator = table_view.translator.translate, table_view.translator
    best = find_choice(table_view, hint.tried[0].action) if hint.tried else None
    if hint.sure == "hardly" or best is None or table_view.decision is None:
        return translate("hint-hardly"), []
    alike = [choice for choice in table_view.decision.allowed if choice.group == best.group]
    kind = f"nudge-{table_view.game.space.kind_at[best.action].key}"
    heading = f"group-{best.group}"
    if translator.knows(kind):
        sentence = translate(kind, count=len(alike))
    else:
        sentence = translate("nudge-any", group=translate(heading) if translator.knows(heading) else best.group)
    if len(alike) < AREA:
        return sentence, []
    at = alike.index(best)
    first = max(0, min(at - at % AREA, len(alike) - AREA))  # by threes, so that the place within says nothing
    return sentence, [
        anchor for choice in alike[first : first + AREA] for anchor in list_highlighted_anchors(table_view, choice)
    ]
