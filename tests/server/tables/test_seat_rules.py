"""Compare a real table with a model of its seats after every step of random commands."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.game import SPECTATOR
from postchaise.server.live import table_views
from postchaise.server.storage.rows import Seat
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import creation, seat_rules, seats
from postchaise.server.tables.live_table import LiveTable
from postchaise.server.tables.presence import TableListener
from postchaise.server.tables.seat_rules import BEFORE_THE_MATCH, DURING_THE_MATCH, Command, SeatState
from postchaise.web.translations import translator_for
from postchaise.web.views.table_view import choose_viewer
from server.persons import NONCE

ROOT = Path(__file__).resolve().parents[3]
PEOPLE = ("ada", "ben", "cleo", "dora", "eve", "fritz")  # up to five play; there is always somebody outside
LATER = 10**12
OTHERS = [  # beside Ada; most questions arise where there are people and bots
    ["friend", "bot"],
    ["friend", "friend", "bot"],
    ["friend", "bot", "bot"],
    ["bot", "bot"],
    ["friend", "friend", "friend"],
]
person = st.integers(0, 2 * len(PEOPLE) - 1)  # see `choose`
seat_number = st.integers(0, 3)

_store: list[TableStore] = []


def open_store() -> TableStore:
    """One database for all examples: to lay it out takes longer than a match."""
    if not _store:
        folder = tempfile.mkdtemp()
        _store.append(TableStore(f"sqlite:///{folder}/postchaise.sqlite"))
    return _store[0]


class Seating(RuleBasedStateMachine):
    """The model tracks who owns a seat, who sits there, and which links exist with whose consent.

    It changes only by what somebody may lawfully do, and it is written without the rules it checks.
    """

    @initialize(kinds=st.sampled_from(OTHERS))
    def begin(self, kinds: list[str]) -> None:
        self.loop = asyncio.new_event_loop()
        self.store = open_store()
        wish = [creation.SeatRequest("me", "Ada"), *(creation.SeatRequest(kind, level="novice") for kind in kinds)]
        request = creation.TableRequest("thurn-und-taxis", wish)
        row, seated = creation.build_table(request, "ada", translator_for("en"), 14)
        self.store.create(row, seated)
        stored = self.store.load(row.id)
        assert stored is not None
        self.live = LiveTable(self.store, stored, absence_seconds=0)
        self.run(seats.add_nonce(self.live, "ada", NONCE))
        guests = iter(PEOPLE[1:])
        self.owner: dict[int, str] = {0: "ada"}
        for number, kind in enumerate(kinds, 1):
            self.owner[number] = ""
            if kind == "friend":
                self.owner[number] = next(guests)
                name = self.owner[number].title()
                self.run(seats.take_seat(self.live, number, self.owner[number], name, 0, NONCE))
        assert self.live.row.status == "playing"
        self.sitting = dict(self.owner)  # empty: a bot plays
        self.handed_over: dict[int, int] = {}  # seats whose owner made a link, and that link
        self.asked: dict[int, set[str]] = {}  # seats of bots, and who has not agreed yet to a person there
        self.links: dict[int, list[int]] = {number: [] for number in self.owner}  # every link that was ever shown
        self.listeners: dict[str, TableListener] = {}
        self.late = 0

    def teardown(self) -> None:
        if not hasattr(self, "live"):
            return
        for number, owner in self.owner.items():
            if owner and not self.sitting[number]:
                self.run(seats.return_to_seat(self.live, number, owner))
                assert number in self.live.seats_of(owner), "a holder can always return"
        stored = self.store.load(self.live.row.id)
        assert stored is not None
        assert stored.seats == self.live.seats
        again = LiveTable(self.store, stored)
        assert again.match.late_joins == self.live.match.late_joins
        self.loop.close()

    def run(self, change: Coroutine[Any, Any, Any]) -> None:
        self.loop.run_until_complete(change)

    def try_to(self, change: Coroutine[Any, Any, Any], is_lawful: bool) -> bool:
        """Give a command. The table must refuse what is not lawful, and do what is."""
        refused = ""
        try:
            self.run(change)
        except PostchaiseError as error:
            refused = error.code
        assert bool(refused) is not is_lawful, refused or "this must be refused"
        return is_lawful

    def at(self, number: int) -> int:
        return number % len(self.owner)

    def choose(self, nth: int, *likely: str) -> str:
        """Choose a suitable person half of the time, because random commands are hardly ever legal."""
        sensible = sorted(set(likely) - {""})
        if nth >= len(PEOPLE) and sensible:
            return sensible[nth % len(sensible)]
        return PEOPLE[nth % len(PEOPLE)]

    def plays(self, who: str) -> bool:
        return who in self.sitting.values()

    def show_links(self) -> None:
        """Read the links that a person can copy from the page; nobody else may see the link of an offered seat."""
        for number, seat in enumerate(self.live.seats):
            if seat_rules.is_open_to_link(seat):
                self.links[number].append(seat.round)
            for who in PEOPLE:
                shown = table_views.build_viewer_context(self.live, who, "en").players[number].link
                if number in self.handed_over:
                    assert bool(shown) is (who == self.owner[number]), "only its holder has the link"
                elif shown:
                    assert self.asked.get(number) == set(), "there is no link before everybody has agreed"
                    assert self.plays(who)

    # Commands

    @rule(nth=person)
    def come_or_go(self, nth: int) -> None:
        who = self.choose(nth, *self.owner.values())
        if who in self.listeners:
            self.live.remove_listener(self.listeners.pop(who))
        else:
            self.listeners[who] = TableListener(who, None)
            self.live.add_listener(self.listeners[who])

    @rule(nth=person, resigns=st.booleans())
    def leave(self, nth: int, resigns: bool) -> None:
        who = self.choose(nth, *self.sitting.values())
        if self.try_to(seats.leave_table(self.live, who, resigns, "novice", LATER), self.plays(who)):
            for number, sitting in self.sitting.items():
                if sitting == who:
                    self.sitting[number] = ""
                    self.owner[number] = "" if resigns else who
            if resigns:
                self.asked.clear()

    @rule(nth=person, number=seat_number, level=st.sampled_from(["random", "novice"]), name=st.sampled_from(["", "Bo"]))
    def call_bot(self, nth: int, number: int, level: str, name: str) -> None:
        """Call a bot for your own seat, for an absent player, or to replace another bot."""
        number = self.at(number)
        who = self.choose(nth, self.owner[number], "ada")
        owner, sitting, before = self.owner[number], self.sitting[number], self.live.seats[number]
        away = bool(sitting) and sitting != who and sitting not in self.listeners and self.plays(who)
        is_lawful = who == owner or away or (not owner and who == "ada")
        if self.try_to(seats.give_to_bot(self.live, number, who, level, name), is_lawful):
            after = self.live.seats[number]
            if owner:
                assert after.name == before.name, "the log goes on to speak of the same name"
            if owner and who != owner:
                assert after.level == seat_rules.STAND_IN_LEVEL, "nobody else says how well a stand-in plays"
            self.sitting[number] = ""
            if not owner:
                self.asked.pop(number, None)

    @rule(nth=person, number=seat_number)
    def offer(self, nth: int, number: int) -> None:
        number = self.at(number)
        who = self.choose(nth, self.owner[number] or "ada")
        owner = self.owner[number]
        is_lawful = who == owner if owner else self.plays(who)
        if self.try_to(seats.offer_seat(self.live, number, who, "novice", LATER), is_lawful):
            if owner:
                self.sitting[number] = ""
                self.handed_over[number] = self.live.seats[number].round
            elif number not in self.asked:
                self.asked[number] = set(self.owner.values()) - {"", who}
            self.show_links()

    @rule(nth=person, number=seat_number, agrees=st.booleans())
    def answer(self, nth: int, number: int, agrees: bool) -> None:
        number = self.at(number)
        who = self.choose(nth, *self.asked.get(number, ()))
        is_asked = who in self.asked.get(number, ())
        if self.try_to(seats.answer_offer(self.live, number, who, agrees), is_asked):
            if agrees:
                self.asked[number].discard(who)
            else:
                del self.asked[number]
            self.show_links()

    @rule(nth=person, number=seat_number, old=st.integers(0, 3))
    def sit_down(self, nth: int, number: int, old: int) -> None:
        """With the newest link or one from before, mostly where a link may open something."""
        inviting = [*self.handed_over, *(each for each, missing in self.asked.items() if not missing)]
        number = inviting[number % len(inviting)] if inviting else self.at(number)
        who = self.choose(nth, "eve", "fritz", "ada")
        known = self.links[number] or [self.live.seats[number].round]
        link = known[max(0, len(known) - 1 - old)]
        is_handed = self.handed_over.get(number) == link
        is_agreed = self.asked.get(number) == set() and link == self.live.seats[number].round
        is_lawful = (is_handed or is_agreed) and not self.plays(who)
        if self.try_to(seats.take_seat(self.live, number, who, who.title(), link), is_lawful):
            self.owner[number] = self.sitting[number] = who
            self.handed_over.pop(number, None)
            self.asked.clear()  # the people to ask are others now
            self.late += 1

    @rule(nth=person, number=seat_number)
    def return_to_seat(self, nth: int, number: int) -> None:
        number = self.at(number)
        who = self.choose(nth, self.owner[number])
        is_lawful = self.owner[number] == who and not self.sitting[number]
        if self.try_to(seats.return_to_seat(self.live, number, who), is_lawful):
            self.sitting[number] = who
            self.handed_over.pop(number, None)

    @rule(nth=person, number=seat_number)
    def rename_or_free(self, nth: int, number: int) -> None:
        number = self.at(number)
        who = self.choose(nth, "ada", self.sitting[number])
        self.try_to(seats.rename_seat(self.live, number, who, f"{who} x"), self.sitting[number] == who)
        self.try_to(seats.free_seat(self.live, number, who, LATER), False)
        self.try_to(seats.renew_link(self.live, number, who, LATER), False)

    @precondition(lambda self: not self.live.match.over)
    @rule()
    def play(self) -> None:
        actor = self.live.match.actor
        self.run(self.live.play(actor, self.live.match.legal(actor)[0], self.live.number))

    # After every step

    @invariant()
    def is_as_the_model_says(self) -> None:
        if not hasattr(self, "live"):
            return
        for who in PEOPLE:
            mine = [number for number, sitting in self.sitting.items() if sitting == who]
            assert self.live.seats_of(who) == mine
            players = table_views.build_viewer_context(self.live, who, "en").players
            for wanted in (None, *self.owner):
                viewer, _ = choose_viewer(self.live.match, players, wanted)
                assert viewer in (SPECTATOR, *mine), "nobody sees what they do not hold"
        assert [seat_rules.holder_of(seat) for seat in self.live.seats] == list(self.owner.values())
        assert len(self.live.match.late_joins) == self.late
        joined = table_views.build_viewer_context(self.live, "", "en").late_joiners
        assert bool(joined) is bool(self.late), "everybody is told"


Seating.TestCase.settings = settings(
    max_examples=300, stateful_step_count=30, deadline=None, database=None, derandomize=True
)
TestSeating = Seating.TestCase


def test_every_permission_of_the_table_is_in_the_documentation() -> None:
    """The table of decision 11 is the one in the code."""
    page = (ROOT / "docs" / "decisions" / "0011-handing-over-a-seat.md").read_text("utf-8")
    written = re.findall(r"^\| (before|during) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", page, re.MULTILINE)
    phases = {"before": BEFORE_THE_MATCH, "during": DURING_THE_MATCH}
    known = [
        (phase, str(state), str(command), ", or ".join(roles))
        for phase, permissions in phases.items()
        for state, commands in permissions.items()
        for command, roles in commands.items()
    ]
    assert [tuple(cell.strip() for cell in row) for row in written] == known


def test_every_state_has_its_permissions() -> None:
    assert set(DURING_THE_MATCH) == set(SeatState) - {SeatState.FREE, SeatState.RESERVED}, (
        "a match begins when nobody is missing"
    )
    assert Command.ASK not in DURING_THE_MATCH[SeatState.STAND_IN]


def test_an_agreement_is_void_when_somebody_else_plays_too() -> None:
    """A second offered seat must not bypass the consent of the person who took the first."""
    ada = Seat(0, "person", "Ada", holder="ada")
    offered = [Seat(n, "bot", "Bot", level="novice", offer={"by": "ada", "missing": []}, round=1) for n in (1, 2)]
    eve = seat_rules.sit_down(offered[0], "eve", "Eve", "")
    kept = seat_rules.drop_outdated_offer(offered[1], [ada, *offered], [ada, *offered])
    assert kept == offered[1]
    dropped = seat_rules.drop_outdated_offer(offered[1], [ada, *offered], [ada, eve, offered[1]])
    assert seat_rules.state_of(dropped) is SeatState.BOT
    assert dropped.round == 2, "the link that was sent is dead"


def test_an_offer_that_others_made_of_a_stand_in_opens_nothing() -> None:
    seat = Seat(1, "bot", "Ben", level="novice", former="ben", offer={"by": "ada", "missing": []})
    assert seat_rules.state_of(seat) is SeatState.STAND_IN
    assert not seat_rules.is_open_to_link(seat)
    assert seat_rules.state_of(replace(seat, offer={"by": "ben", "missing": []})) is SeatState.HANDED_OVER
