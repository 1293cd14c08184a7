"""The observation for programs: ids, notations and texts instead of a page."""

from __future__ import annotations

from typing import Any

from .lesson import LessonInstructions
from .table_view import TableView


def build_observation(table_view: TableView) -> dict[str, Any]:
    table = table_view.table
    return {
        "table": table.id,
        "game": table.game,
        "title": table.title,
        "status": table.status,
        "number": table.number,
        "seal": table.seal,
        "late_joiners": table.late_joiners,
        "key": table.key,
        "nonces": table.nonces,
        "viewer": table_view.viewer,
        "seats": table_view.own_seats,
        "curtain": table_view.curtain,
        "view": table_view.view if table.status != "waiting" and table_view.curtain < 0 else None,
        "decision": _decision(table_view) if table_view.curtain < 0 else None,
        "log": [{"number": line.number, "seat": line.seat, "text": line.text} for line in table_view.log],
        "players": _players(table_view),
        "undo": {
            "can": table_view.undo.can_undo,
            "what": table_view.undo.what,
            "reason": table_view.undo.reason,
            "asked": table_view.undo.asked,
            "answer": table_view.undo.answer >= 0,
        },
        "options": table.options,
        "help": table.help,
        "learning": table.learning,
        "lesson": _lesson(table_view.guide) if table_view.guide is not None else None,
    }


def _lesson(guide: LessonInstructions) -> dict[str, Any]:
    return {
        "step": guide.number,
        "of": guide.of,
        "id": guide.id,
        "sentence": guide.sentence,
        "why": guide.why,
        "wanted": guide.wanted,
        "points": guide.points,
    }


def _players(table_view: TableView) -> list[dict[str, Any]]:
    return [
        {
            "seat": each.seat,
            "name": each.name,
            "kind": each.kind,
            "level": each.level,
            "present": each.present,
            "turn": each.turn,
            "points": each.points,
            "place": each.place if table_view.table.status == "over" else None,
            "sources": each.sources,
            "helped": each.helped,
            "shuffled": each.shuffled,
            "replaceable_at": each.replaceable_at,
            "offer": each.offer,
        }
        for each in table_view.players
    ]


def _decision(table_view: TableView) -> dict[str, Any] | None:
    decision, sentence = table_view.decision, table_view.translator
    if decision is None:
        return None
    choices = []
    for choice in decision.choices:
        reason = choice.reason
        choices.append(
            {
                "action": choice.action,
                "notation": choice.notation,
                "label": sentence.translate(choice.label),
                "group": choice.group,
                "pays": choice.pays,
                "parts": [[sentence.translate(message), amount] for message, amount, _ in choice.parts],
                "effects": [sentence.translate(effect) for effect in choice.effects],
                "anchors": choice.anchors,
                "allowed": reason is None,
                "reason": {"rule": reason.rule, "text": sentence.reason(table_view.game, reason)} if reason else None,
            }
        )
    return {"seat": decision.seat, "prompt": sentence.translate(decision.prompt), "choices": choices}
