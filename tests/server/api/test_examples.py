"""The programs in `examples/` run unchanged against a real server, and the client reports errors."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from command_processes import environment
from postchaise.client import AsyncClient, Client, ServerError
from server.persons import TWO, Person, create_token
from server.serving import Serving, wait_until

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"


def run(name: str, *words: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment())
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_whole_match_without_a_server() -> None:
    assert sorted(re.findall(r"seat \d: \d+ points, place (\d)", run("random_match.py")))[0] == "1"


def test_the_bot_makes_a_table_and_plays_it_to_the_end(serving: Serving) -> None:
    told = run("bot.py", serving.address)
    table = re.match(r".*/t/([\w-]+)\n", told)
    assert table is not None
    assert serving.sql("select status from tables where id = ?", table[1]) == [("over",)]
    assert "Automaton" in told


def test_the_bot_sits_down_by_an_invitation_link_without_a_token_of_its_own(serving: Serving) -> None:
    ada = Person(serving)
    made = ada.make("thurn-und-taxis", options={"expansion": False})
    link = made["invitations"][0]["url"]
    bot = subprocess.Popen([sys.executable, str(EXAMPLES / "bot.py"), link], stdout=subprocess.PIPE, env=environment())
    try:
        wait_until(lambda: ada.look(made["table"])["status"] == "playing", "the bot")
        assert [each["name"] for each in ada.look(made["table"])["players"]] == ["Ada", "Automaton"]

        def bot_played() -> bool:
            """Whoever begins: the number of the program, and with it the deal, is another one in every run."""
            seen = ada.look(made["table"])
            if seen["decision"]:
                action = next(each["action"] for each in seen["decision"]["choices"] if each["allowed"])
                assert ada.act(made["table"], 0, seen["number"], action).status_code == 200
            return any(each["seat"] == 1 for each in seen["log"])

        wait_until(bot_played, "an action of the bot")
    finally:
        bot.kill()
        bot.communicate()


def test_one_program_plays_for_two_seats_at_one_screen(serving: Serving) -> None:
    assert re.fullmatch(r"Anna -?\d+, Ben -?\d+\n\d+ lines of record\n", run("hot_seats.py", serving.address))


def test_seats_of_one_program_see_only_their_own(serving: Serving) -> None:
    with Client(serving.address) as client:
        made = client.create("thurn-und-taxis", [{"kind": "me"}, {"kind": "hot"}])
        seen = client.observe(made.table)
        asked = seen.curtain
        assert asked >= 0
        assert seen.view is None
        assert seen.decision is None
        own, other = client.observe(made.table, asked), client.observe(made.table, 1 - asked)
        assert own.viewer == asked
        assert own.decision is not None
        assert own.decision.seat == asked
        assert other.viewer == -1  # at one screen only the seat that is asked looks
        assert other.curtain == asked
        assert other.view is None
        assert other.decision is None


def test_what_is_refused_is_raised_with_its_code_rule_and_version(serving: Serving) -> None:
    with Client(serving.address, language="de") as client:
        made = client.create("la-loire", [{"kind": "me"}, {"kind": "hot"}])
        seen = client.observe(made.table)
        assert seen.decision is not None
        seat = seen.decision.seat
        with pytest.raises(ServerError) as caught:
            client.act(made.table, seat, 0, 10**6)
        assert (caught.value.status, bool(caught.value.rule)) == (422, True)
        number = client.act(made.table, seat, 0, seen.decision.allowed[0].notation).number
        with pytest.raises(ServerError) as caught:
            client.act(made.table, seat, 0, seen.decision.allowed[0].action)
        assert (caught.value.code, caught.value.number) == ("table-stale", number)
        assert "Tisch" in str(caught.value)
        assert client.undo(made.table, seat, number).number > number
        with pytest.raises(ServerError) as caught:
            client.record(made.table)
        assert caught.value.code == "record-early"
        with pytest.raises(ValueError, match="no invitation"):
            client.accept_invitation("https://club.example/t/x")


def test_every_command_of_the_client_is_understood(serving: Serving) -> None:
    async def talk() -> None:
        async with AsyncClient(serving.address) as ada, AsyncClient(serving.address, create_token()) as ben:
            assert {game.id for game in await ada.games()} >= {"la-loire", "orleans", "thurn-und-taxis"}
            made = await ada.create("la-loire", TWO, listed=True, title="Here")
            assert made.token == ada.token
            assert made.table in [each.table for each in await ada.tables()]
            await ada.change_seat(made.table, 1, "invite")
            seated = await ada.change_seat(made.table, 0, "name", name="Ada Lovelace")
            assert seated.names[0] == "Ada Lovelace"
            assert (await ben.accept_invitation(seated.invitations[0].url, "Ben")).seats == [1]
            await ada.send_chat(made.table, "hello")
            assert (await ada.set_bot_pace(made.table, "instant")).pace == "instant"
            seen = await anext(aiter(ben.follow(made.table)))
            people = (ada, ben)
            actor = next(player.seat for player in seen.players if player.turn)
            asked = (await people[actor].observe(made.table)).decision
            assert asked is not None
            action = asked.allowed[0].action
            assert (await people[actor].preview_action(made.table, actor, seen.number, action)).ends is False
            number = (await people[actor].act(made.table, actor, seen.number, action)).number
            number = (await people[actor].restart(made.table, actor, number)).number
            number = (await people[actor].act(made.table, actor, number, [asked.allowed[0].notation])).number
            with pytest.raises(ServerError):
                await people[1 - actor].answer_takeback(made.table, 1 - actor)
            assert (await ben.leave(made.table)).seats == []
            waiting = await ada.create("la-loire", TWO)
            await ada.close(waiting.table)
            with pytest.raises(ServerError) as caught:
                await ada.observe(waiting.table)
            assert caught.value.status == 410

    asyncio.run(talk())
