"""What a person sees, for programs: ids, notations and words instead of a page."""

from __future__ import annotations

from typing import Any

from .lesson import Guide
from .table_view import Frame


def observation(frame: Frame) -> dict[str, Any]:
    table = frame.table
    return {
        "table": table.id,
        "game": table.game,
        "title": table.title,
        "status": table.status,
        "number": table.number,
        "seal": table.seal,
        "key": table.key,
        "nonces": table.nonces,
        "viewer": frame.viewer,
        "seats": frame.mine,
        "curtain": frame.curtain,
        "view": frame.view if table.status != "waiting" and frame.curtain < 0 else None,
        "decision": _decision(frame) if frame.curtain < 0 else None,
        "log": [{"number": line.number, "seat": line.seat, "text": line.text} for line in frame.log],
        "players": _players(frame),
        "undo": {
            "can": frame.undo.can,
            "what": frame.undo.what,
            "reason": frame.undo.reason,
            "asked": frame.undo.asked,
            "answer": frame.undo.answer >= 0,
        },
        "options": table.options,
        "help": table.help,
        "learning": table.learning,
        "lesson": _lesson(frame.guide) if frame.guide is not None else None,
    }


def _lesson(guide: Guide) -> dict[str, Any]:
    return {
        "step": guide.number,
        "of": guide.of,
        "id": guide.id,
        "said": guide.said,
        "why": guide.why,
        "wanted": guide.wanted,
        "points": guide.points,
    }


def _players(frame: Frame) -> list[dict[str, Any]]:
    return [
        {
            "seat": each.seat,
            "name": each.name,
            "kind": each.kind,
            "level": each.level,
            "present": each.present,
            "turn": each.turn,
            "points": each.points,
            "place": each.place if frame.table.status == "over" else None,
            "sources": each.sources,
            "helped": each.helped,
            "shuffled": each.shuffled,
            "replaceable_at": each.replaceable_at,
            "offer": each.offer,
        }
        for each in frame.players
    ]


def _decision(frame: Frame) -> dict[str, Any] | None:
    decision, said = frame.decision, frame.words
    if decision is None:
        return None
    choices = []
    for choice in decision.choices:
        reason = choice.reason
        choices.append(
            {
                "action": choice.action,
                "notation": choice.notation,
                "label": said.translate(choice.label),
                "group": choice.group,
                "pays": choice.pays,
                "parts": [[said.translate(message), amount] for message, amount, _ in choice.parts],
                "effects": [said.translate(effect) for effect in choice.effects],
                "anchors": choice.anchors,
                "allowed": reason is None,
                "reason": {"rule": reason.rule, "text": said.reason(frame.game, reason)} if reason else None,
            }
        )
    return {"seat": decision.seat, "prompt": said.translate(decision.prompt), "choices": choices}
