"""The board of La Loire as a picture: everything a template draws, with its place on the map, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from estafette.kernel.phrase import Phrase
from estafette.kernel.rows import View, Words

from .. import components as c
from . import geometry as g
from .ground import GROUND
from .hand import TINCTURES, hand, satchel
from .lanes import Lanes, block, docks, lanes, ways
from .rules import link

PIECES: Final = ("merchant", "messenger")
Piece = dict[str, Any]


class Seated(Protocol):
    """What a board needs to know of a player."""

    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def shape(self) -> str: ...
    @property
    def col(self) -> str: ...
    @property
    def you(self) -> bool: ...


class Asked(Protocol):
    """What a board needs to know of a choice."""

    @property
    def anchors(self) -> list[str]: ...


def scene(view: View, words: Words, players: Sequence[Seated], choices: Sequence[Asked]) -> dict[str, Any]:
    wanted = {anchor for choice in choices for anchor in choice.anchors}
    ground = _grounds(view)
    own = [player.seat for player in players if player.you] or range(len(players))
    return {
        "land": _land(view, words, players),
        "river": _river(view),
        "title": _title(view, words),
        "market": _market(view, words),
        "stacks": _stacks(view, words, players, ground),
        "horses": _horses(ground),
        "tallies": _tallies(view, words, ground),
        "tokens": _tokens(view, words, players, ground),
        "tent": _tent(view, words, ground),
        "boats": _boats(view, words, players),
        "previews": _previews(view, players),
        "spots": _spots(view, words, players, wanted),
        "hands": [hand(view, words, seat) for seat in range(len(players))],
        "satchels": {seat: satchel(view, words, seat) for seat in own},
    }


def _place(box: g.Box) -> str:
    return f"--x:{box[0]:g};--y:{box[1]:g};--w:{box[2]:g};--h:{box[3]:g}"


def _price(view: View, place: View) -> int:
    """What the village's good costs anybody (LL-PRICE-02 to LL-PRICE-04)."""
    asked = next(tile["price"] for tile in view["market"] if tile["shield"] == place["shield"])
    asked -= c.CIRCUS_DISCOUNT if place["circus"] else 0
    if place["building"]:
        asked -= c.BUILDING_DISCOUNT[c.BUILDING_IDS.index(place["building"])]
    return max(0, int(asked))


def _grounds(view: View) -> dict[str, Lanes]:
    """The room of every location, by how many pieces stand there."""
    counts = {place["id"]: [0, 0, place["horses"], 0] for place in view["locations"]}
    for player in view["players"]:
        for kind in PIECES:
            piece = player[kind]
            counts[piece["at"]][0 if piece["heading"] >= 0 else 1] += 1
        for token in player["tokens"]:
            if token["state"] == "placed":
                counts[token["location"]][3] += 1
    return {id: lanes(id, *n, id == view["circus"]) for id, n in counts.items()}


# What changes seldom: the map


def _land(view: View, words: Words, players: Sequence[Seated]) -> list[Piece]:
    found = []
    for place in view["locations"]:
        id = place["id"]
        x, y, kind = g.PLACES[id]
        drawn: Piece = {"id": id, "name": words.say(f"location-{id}"), "x": x, "y": y, "kind": kind}
        if kind != g.CITY:
            drawn["shield"] = TINCTURES[place["shield"]]
            drawn["letter"] = words.attribute(f"shield-{place['shield']}", "letter", place["shield"][0].upper())
            drawn["good"] = place["good"]
            drawn["building"] = place["building"] or "none"
            drawn["owner"] = players[place["owner"]] if place["building"] else None
        found.append(drawn)
    return found


def _river(view: View) -> Piece:
    end = view["end_space"]
    spaces = g.spaces(max(c.LAST_SPACE, end))
    return {
        "spaces": [{"n": n, "x": x, "y": y, "big": n % 5 == 0, "end": n == end} for n, (x, y) in enumerate(spaces)],
        "ground": GROUND,
    }


def _title(view: View, words: Words) -> Piece:
    """Names the game and says when it ends."""
    ends = words.say("ll-ends", space=view["end_space"], count=view["message_target"])
    lines = [words.say("la-loire-title"), words.say("ll-subtitle"), ends]
    if view["over"]:
        lines[2] = words.say("ll-ended")
    elif view["ending"] >= 0:
        lines[2] = words.say("ll-last")
    elif view["seats"] == 1:  # LL-SOLO-02: one more way to end
        lines[1:] = [ends, words.say("ll-ends-solo", turns=c.SOLO_TURNS)]
    x, y, w, h = g.TITLE
    return {"x": x, "y": y, "w": w, "h": h, "lines": lines, "last": view["ending"] >= 0}


def _market(view: View, words: Words) -> Piece:
    x, y, w, h = g.MARKET
    first, step = g.COLUMN_OF_MARKET
    tiles = []
    for i, tile in enumerate(view["market"]):
        shield = tile["shield"]
        box = (x + first + step * i - g.TILE[0] / 2, y + 53, *g.TILE)
        villages = [words.say(f"location-{p['id']}") for p in view["locations"] if p["shield"] == shield]
        label = words.say(
            "ll-tile",
            shield=Phrase(f"shield-{shield}"),
            deniers=Phrase("denier-count", count=tile["price"]),
            places=", ".join(villages),
        )
        tiles.append(
            {"id": shield, "art": TINCTURES[shield], "circus": tile["circus"], "label": label}
            | {"at": box, "style": _place(box)}
        )
    columns = [(first + step * i, price) for i, price in enumerate(c.PRICES)]
    middle = first + step * c.CIRCUS_POSITION if view["circus"] else 0
    return {"x": x, "y": y, "w": w, "h": h, "columns": columns, "middle": middle, "tiles": tiles}


# What moves: the pieces


def _stacks(view: View, words: Words, players: Sequence[Seated], ground: dict[str, Lanes]) -> list[Piece]:
    taken: dict[tuple[str, int], int] = {}
    found = []
    for player in players:
        for kind in PIECES:
            piece = view["players"][player.seat][kind]
            at, heading = piece["at"], piece["heading"]
            lane = 0 if heading >= 0 else 1
            index = taken.get((at, lane), 0)
            taken[at, lane] = index + 1
            box = ground[at][lane][index]
            angle = ways(at, heading) if heading else -1
            mine = player.seat == view["turn"] and not view["over"]
            found.append(
                {
                    "id": f"{player.seat}-{kind}",
                    "anchors": f"stack:{player.seat}-{kind}" + (f" piece:{kind}" if mine else ""),
                    "at": box,
                    "style": _place(box),
                    "art": f"st-{kind}-{piece['horses']}",
                    "player": player,
                    "angle": angle,
                    "west": angle == 180 or at == "orleans",
                    "foot": piece["horses"] == 0,
                    "now": mine and kind == view["piece"] and view["step"] != "first",
                    "label": words.say(
                        "ll-stack",
                        player=player.name,
                        piece=Phrase(f"piece-{kind}"),
                        horses=Phrase("horse-count", count=piece["horses"]),
                        location=Phrase(f"location-{at}"),
                    ),
                }
            )
    return found


def _horses(ground: dict[str, Lanes]) -> list[Piece]:
    """Free horses have no names of their own: the first one of a place stays the first one."""
    return [
        {"id": f"{id}-{i + 1}", "place": id, "at": box, "style": _place(box)}
        for id, room in ground.items()
        for i, box in enumerate(room.herd)
    ]


def _tallies(view: View, words: Words, ground: dict[str, Lanes]) -> list[Piece]:
    """The number of a herd too large to draw."""
    return [
        {"place": p["id"], "count": p["horses"], "at": ground[p["id"]].tally, "style": _place(ground[p["id"]].tally)}  # type: ignore[arg-type]  # there is one
        for p in view["locations"]
        if ground[p["id"]].tally
    ]


def _tokens(view: View, words: Words, players: Sequence[Seated], ground: dict[str, Lanes]) -> list[Piece]:
    taken: dict[str, int] = {}
    found = []
    for player in players:
        for n, token in enumerate(view["players"][player.seat]["tokens"], 1):
            if token["state"] != "placed":
                continue
            at = token["location"]
            index = taken.get(at, 0)
            taken[at] = index + 1
            box = ground[at].tokens[index]
            mine = player.seat == view["turn"]
            found.append(
                {
                    "id": f"{player.seat}-{n}",
                    "anchors": f"token:{player.seat}-{n}" + (f" token:{n} which:{n}" if mine else ""),
                    "at": box,
                    "style": _place(box),
                    "player": player,
                    "label": words.say("ll-token", player=player.name, location=Phrase(f"location-{at}")),
                }
            )
    return found


def _tent(view: View, words: Words, ground: dict[str, Lanes]) -> Piece | None:
    if view["circus"] is None:
        return None
    box = ground[view["circus"]].tent
    return {"at": box, "style": _place(box), "label": words.say("ll-circus")}


def _boats(view: View, words: Words, players: Sequence[Seated]) -> list[Piece]:
    spaces = g.spaces(max(c.LAST_SPACE, view["end_space"]))
    at: dict[int, list[Seated]] = {}
    for player in players:
        at.setdefault(view["players"][player.seat]["boat"], []).append(player)
    found = []
    for n, crew in at.items():
        for player, box in zip(crew, docks(n, *spaces[n], len(crew)), strict=True):
            mine = player.seat == view["turn"]
            found.append(
                {
                    "id": player.seat,
                    "anchors": f"boat:{player.seat}" + (" spaces:1 spaces:2" if mine else ""),
                    "at": box,
                    "style": _place(box),
                    "player": player,
                    "label": words.say("ll-boat", player=player.name, space=n),
                }
            )
    return sorted(found, key=lambda boat: int(boat["id"]))


def _previews(view: View, players: Sequence[Seated]) -> list[Piece]:
    """What a choice would bring about, shown while somebody looks at it: boats on their next space, a moving tile."""
    if view["over"] or view["step"] != "stop" or view["piece"] != "merchant":
        return []
    spaces = g.spaces(max(c.LAST_SPACE, view["end_space"]))
    seat = view["turn"]
    here = next(p for p in view["locations"] if p["id"] == view["players"][seat]["merchant"]["at"])
    boats: list[tuple[int, int]] = []
    if here["shield"] is None:
        boats = [(seat, view["players"][seat]["boat"] + far) for far in c.SHIP_SPACES]
    elif here["building"]:
        boats = [(here["owner"], view["players"][here["owner"]]["boat"] + 1)]
    found = []
    for who, to in boats:
        if to <= view["end_space"]:
            box = docks(to, *spaces[to], 1)[0]
            found.append({"anchor": f"ghost:{who}-{to}", "style": _place(box), "player": players[who], "arc": 0})
    if here["shield"] is not None:
        x, y, _, _ = g.MARKET
        first, step = g.COLUMN_OF_MARKET
        at = next(i for i, tile in enumerate(view["market"]) if tile["shield"] == here["shield"])
        width = step * (c.SHIELDS - 1 - at)
        if width:
            box = (x + first + step * at, y + 88, width, 20.0)
            found.append({"anchor": f"arc:{here['shield']}", "style": _place(box), "player": None, "arc": width})
    return found


def _spots(view: View, words: Words, players: Sequence[Seated], wanted: set[str]) -> list[Piece]:
    """What can be clicked: every location. The one where a piece is acting also stands for what it can do there."""
    acting = ""
    if not view["over"] and view["step"] == "stop":
        acting = view["players"][view["turn"]][view["piece"]]["at"]
    found = []
    for place in view["locations"]:
        id = place["id"]
        anchors = [f"location:{id}"]
        if id == acting and place["shield"] is not None:
            anchors += sorted(a for a in wanted if a.startswith(("good:", "message:")))
        built = place["building"]
        owner = players[place["owner"]].name if built else ""
        found.append(
            {
                "id": id,
                "name": words.say(f"location-{id}"),
                "anchors": " ".join(anchors),
                "at": block(id),
                "style": _place(block(id)),
                "can": not wanted.isdisjoint(anchors),
                "label": _told(view, words, place),
                "building": words.say("ll-owned", building=Phrase(f"building-{built}"), player=owner) if built else "",
                "effect": words.attribute(f"building-{built}", "effect") if built else "",
                "rule": link(f"building:{built}") if built else "",
            }
        )
    return found


def _told(view: View, words: Words, place: View) -> str:
    """A location in a sentence or two, for whoever points at it or cannot see it."""
    name = Phrase(f"location-{place['id']}")
    if place["shield"] is None:
        said = [words.say("ll-at-city", location=name)]
    else:
        deniers = Phrase("denier-count", count=_price(view, place))
        said = [words.say("ll-at-village", location=name, good=Phrase(f"good-{place['good']}"), deniers=deniers)]
    if place["circus"]:
        said.append(words.say("ll-circus"))
    if place["horses"]:
        said.append(words.say("ll-free", horses=Phrase("horse-count", count=place["horses"])))
    return " ".join(said)
