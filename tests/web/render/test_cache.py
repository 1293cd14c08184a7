"""Cached board parts equal freshly rendered ones."""

from dataclasses import replace
from typing import Any

import pytest

from postchaise import SPECTATOR, Dice, Match
from postchaise.kernel.content.boards import PartPerSeat
from postchaise.kernel.extras import Extras
from postchaise.kernel.registry import extras
from postchaise.web.render.cache import LazyParts, RenderCache, SceneCache, SeatMark
from postchaise.web.render.regions import render_regions
from postchaise.web.translations import translator_for
from postchaise.web.views.table_view import Player, ViewerContext, build_table_view

SITTERS = [SeatMark(0, "Anna", "disc", "c1"), SeatMark(1, "Bert", "square", "c2")]


@pytest.mark.parametrize("id", ["la-loire", "orleans", "thurn-und-taxis"])
def test_cached_parts_equal_fresh_ones(id: str) -> None:
    """Every seat and a spectator look on by turns, so that what one sees must never be shown to another."""
    match, chooser, scenes, sentence, brought = (
        Match(id, 2, Dice(5)),
        Dice(6),
        SceneCache(),
        translator_for("fr", id),
        extras(id),
    )
    for _ in range(40):
        legal = match.legal(match.actor)
        match.play(match.actor, legal[chooser.below(len(legal))])
        for viewer in (0, 1, SPECTATOR):
            view = match.view(viewer)
            kept = scenes.scene(brought, view, sentence, SITTERS)
            for name, fresh in brought.scene(view, sentence, SITTERS).items():
                shown = kept[name]
                assert ([shown[seat] for seat in (0, 1)] if isinstance(shown, LazyParts) else shown) == fresh, name
            assert view == match.view(viewer)


@pytest.mark.parametrize("id", ["la-loire", "orleans", "thurn-und-taxis"])
def test_cached_drawings_equal_fresh_ones(id: str) -> None:
    """The whole page of everybody, with the drawings of the table so far and without."""
    match, chooser, drawings = Match(id, 2, Dice(8)), Dice(9), RenderCache()
    for _ in range(25):
        legal = match.legal(match.actor)
        match.play(match.actor, legal[chooser.below(len(legal))])
        drawings.clear_boards()
        table = ViewerContext("t", id, "Blois", "playing", match.version, match.seal)
        for seat in (0, 1, SPECTATOR):
            table_view = build_table_view(
                match, replace(table, players=[Player("Anna", you=seat == 0), Player("Bert", you=seat == 1)], lang="de")
            )
            assert render_regions(table_view, drawings) == render_regions(table_view)


WAYS: dict[str, Any] = {
    "by name": lambda view, words, players: view["players"][1]["gold"] + view["round"],
    "get": lambda view, words, players: view["players"][1].get("gold", 0) + view.get("round", 0),
    "there": lambda view, words, players: ("gold" in view["players"][1], view["players"][1].get("gold")),
    "spread": lambda view, words, players: {**view["players"][1]},
    "copied": lambda view, words, players: dict(view["players"][1]),
    "joined": lambda view, words, players: view["players"][1] | {"more": 1},
    "items": lambda view, words, players: list(view["players"][1].items()),
    "values": lambda view, words, players: list(view["players"][1].values()),
    "compared": lambda view, words, players: view["players"][1] == {"gold": 2},
    "of a seat": PartPerSeat(lambda view, words, players, seat: view["players"][seat]["gold"]),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_part_is_rebuilt_when_an_entry_that_it_read_has_changed(way: str) -> None:
    made = []

    class Board(Extras):
        @property
        def parts(self) -> Any:
            part = WAYS[way]
            if isinstance(part, PartPerSeat):
                return {"part": PartPerSeat(lambda *seen: (made.append(way), part.make(*seen))[1])}
            return {"part": lambda *seen: (made.append(way), part(*seen))[1]}

    def look(gold: int, other: int) -> Any:
        view = {"round": 1, "other": other, "players": [{"gold": 0}, {"gold": gold}]}
        scene = scenes.scene(Board(), view, translator_for("en"), SITTERS)["part"]
        return scene[1] if isinstance(scene, LazyParts) else scene

    scenes = SceneCache()
    first = look(1, 1)
    assert look(1, 2) == first
    assert len(made) == 1, "made again, though it never looked at what has changed"
    assert look(2, 2) != first
    assert look(1, 3) == first
    assert len(made) == 2


def test_a_part_knows_of_people_only_what_may_be_kept() -> None:
    """Points or presence would grow old: there are none to be drawn."""
    seen = []

    class Board(Extras):
        @property
        def parts(self) -> Any:
            return {"part": lambda view, words, players: seen.append([vars_of(each) for each in players])}

    def vars_of(each: Any) -> tuple[str, ...]:
        return tuple(each._fields)

    SceneCache().scene(Board(), {}, translator_for("en"), SITTERS)
    assert seen == [[("seat", "name", "shape", "col")] * 2]
