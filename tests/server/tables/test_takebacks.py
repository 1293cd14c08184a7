"""Undo alone until something was revealed, by consent beyond that; and the dice stay fair."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from command_processes import postchaise
from postchaise import Match
from server.persons import BOT, Person
from server.serving import Serving, play_and_mirror, start_table_for_two, wait_until


def play_until(company: dict[int, Person], mirror: Match, table: str, number: int, done: Any, seed: int = 1) -> int:
    dice = random.Random(seed)
    while not done(mirror):
        seat = dice.choice(mirror.actors)
        number = play_and_mirror(mirror, company, table, number, seat, dice.choice(mirror.legal(seat)))
    return number


def test_one_s_own_last_action_is_undone(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table, company = made["table"], {0: ada, 1: ben}
    mirror = serving.create_mirror(table)
    free = lambda m: m.entries and not m.entries[-1].barrier  # noqa: E731
    number = play_until(company, mirror, table, 0, free)
    seat = mirror.entries[-1].seat
    refused = company[1 - seat].send_command(table, "undo", seat=1 - seat, number=number)
    assert (refused.status_code, refused.json()["rule"]) == (422, "undo-not-yours")
    stale = company[seat].send_command(table, "undo", seat=seat, number=number - 1)
    assert stale.status_code == 409
    done = company[seat].send_command(table, "undo", seat=seat, number=number)
    assert done.json() == {"number": number + 1}, "going back is a step forward in the record"
    mirror.undo(seat)
    assert serving.live(table).match.state.to_json() == mirror.state.to_json()
    again = company[seat].send_command(table, "undo", seat=seat, number=number)
    assert again.status_code == 409, "a second click undoes nothing more"
    kinds = [row[0] for row in serving.sql('select kind from events where "table" = ? order by number', table)]
    assert kinds[-1] == "undo", "the record only grows"


def test_nothing_to_undo(serving: Serving) -> None:
    ada, _, made = start_table_for_two(serving)
    for what in ("undo", "restart", "takeback"):
        answer = ada.send_command(made["table"], what, seat=0, number=0)
        assert (answer.status_code, answer.json()["rule"]) == (422, "undo-nothing"), what
        assert answer.json()["message"]


def test_what_was_revealed_stays_until_the_others_agree(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving, "thurn-und-taxis")
    table, company = made["table"], {0: ada, 1: ben}
    mirror = serving.create_mirror(table)
    number = play_until(company, mirror, table, 0, lambda m: m.entries and m.entries[-1].barrier)
    seat = mirror.entries[-1].seat
    actor, other = company[seat], company[1 - seat]
    refused = actor.send_command(table, "undo", seat=seat, number=number)
    assert (refused.status_code, refused.json()["rule"]) == (422, "undo-revealed")
    assert refused.json()["message"]
    nobody = other.send_command(table, "takeback/answer", seat=1 - seat, agree=True)
    assert nobody.status_code == 410, "nobody asked"
    # The other one refuses.
    assert actor.send_command(table, "takeback", seat=seat, number=number).json() == {"number": number}
    own = actor.send_command(table, "takeback/answer", seat=seat, agree=True)
    assert own.status_code == 403, "who asks does not answer"
    assert other.send_command(table, "takeback/answer", seat=1 - seat, agree=False).json() == {"number": number + 1}
    number += 1  # the log says so
    assert serving.live(table).notes[-1].what == "back-refused"
    late = other.send_command(table, "takeback/answer", seat=1 - seat, agree=True)
    assert late.status_code == 410
    assert serving.live(table).match.version == mirror.version
    # The other one agrees.
    drawn = mirror.entries[-1]
    assert actor.send_command(table, "takeback", seat=seat, number=number).status_code == 200
    assert other.send_command(table, "takeback/answer", seat=1 - seat, agree=True).json() == {"number": number + 2}
    assert serving.live(table).notes[-1].what == "taken-back"
    mirror.rewind(mirror.version - 1)
    live = serving.live(table)
    assert live.match.state.to_json() == mirror.state.to_json()
    assert live.match.skipped == len(drawn.outcomes) > 0
    # The same action again takes dice that nobody has seen.
    fresh = actor.act(table, seat, number + 2, drawn.action)
    assert fresh.status_code == 200
    mirror.play(seat, drawn.action)
    live = serving.live(table)
    assert live.match.state.to_json() == mirror.state.to_json()
    assert live.match.entries[-1].skipped == len(drawn.outcomes)
    assert live.match.dice.position == live.match.outcomes_used  # type: ignore[attr-defined]


def test_a_request_dies_when_the_table_moves_on(serving: Serving) -> None:
    ada, ben, made = start_table_for_two(serving)
    table, company = made["table"], {0: ada, 1: ben}
    mirror = serving.create_mirror(table)
    number = play_until(company, mirror, table, 0, lambda m: m.version >= 3)
    seat = mirror.entries[-1].seat
    assert company[seat].send_command(table, "takeback", seat=seat, number=number).status_code == 200
    more = play_until(company, mirror, table, number, lambda m: m.version >= 4)
    assert company[1 - seat].send_command(table, "takeback/answer", seat=1 - seat, agree=True).status_code == 410
    assert ada.look(table)["number"] == more


def test_bots_never_mind(serving: Serving) -> None:
    ada = Person(serving)
    table = ada.make(seats=BOT)["table"]
    dice, seen = random.Random(5), ada.look(table)
    acted = 0
    while acted < 3:
        seen = wait_until(lambda: (s := ada.look(table)) and s["decision"] and s, "the turn")
        choices = [c["action"] for c in seen["decision"]["choices"] if c["allowed"]]
        acted += ada.act(table, 0, seen["number"], dice.choice(choices)).status_code == 200
    own = [i for i, entry in enumerate(serving.live(table).match.entries) if entry.seat == 0]
    back = ada.send_command(table, "takeback", seat=0, number=ada.look(table)["number"])
    assert back.status_code == 200, back.text
    rewound = serving.sql('select rewind_to from events where "table" = ? and kind = ?', table, "rewind")
    assert rewound == [(own[-1],)], "before one's own last action, whatever the bot did since"
    assert ada.look(table)["decision"], "and one is asked again"


def test_a_whole_match_with_second_thoughts_is_fair(serving: Serving, tmp_path: Path) -> None:
    ada, ben, made = start_table_for_two(serving, "orleans")
    table, company = made["table"], {0: ada, 1: ben}
    mirror, number, dice = serving.create_mirror(table), 0, random.Random(11)
    seal = ada.look(table)["seal"]
    assert len(seal) == 64
    undone = taken = 0
    while not mirror.over:
        assert number < 2000
        version = mirror.version
        number = play_until(company, mirror, table, number, lambda m: m.version > version, number)  # noqa: B023
        seat, revealed = mirror.entries[-1].seat, mirror.entries[-1].barrier
        if dice.random() > (0.3 if revealed else 0.04) or mirror.actor < 0:
            continue
        if revealed:
            assert company[seat].send_command(table, "takeback", seat=seat, number=number).status_code == 200
            answer = company[1 - seat].send_command(table, "takeback/answer", seat=1 - seat, agree=True)
            mirror.rewind(version)
            taken += 1
        else:
            answer = company[seat].send_command(table, "undo", seat=seat, number=number)
            mirror.undo(seat)
            undone += 1
        assert answer.status_code == 200, answer.text
        number = answer.json()["number"]
    assert undone >= 2
    assert taken >= 2
    seen = ada.look(table)
    assert seen["status"] == "over"
    assert seen["seal"] == seal
    assert len(seen["key"]) == 64
    assert [p["points"] for p in seen["players"]] == [sum(score.values()) for score in mirror.scores()]
    text = Person(serving).get(f"/api/v1/tables/{table}/record").text
    assert text == mirror.record()
    assert f"sealed: {seal}" in text
    assert "spent: " in text
    path = tmp_path / "match.txt"
    path.write_text(text, "utf-8")
    checked = postchaise("check", str(path), "--lang", "en")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "fair" in checked.stdout.lower(), checked.stdout
    # The key is known now: nobody goes back any more.
    for what in ("undo", "restart", "takeback"):
        answer = company[0].send_command(table, what, seat=0, number=seen["number"])
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] == "table-over"
    assert company[0].act(table, 0, seen["number"], 0).status_code == 400
    for page in (f"/t/{table}", f"/t/{table}?board=1"):
        assert company[0].get(page).status_code == 200
        assert Person(serving).get(page).status_code == 200
