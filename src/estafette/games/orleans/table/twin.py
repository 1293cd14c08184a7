"""The table of Orléans in words: sheets for whoever plays without a drawing, made from a view and nothing else.

First what is decided now (round, followers, places), then the players, the map, what can be gained, what is left.
"""

from __future__ import annotations

from typing import Final

from estafette.kernel.rows import View, Words
from estafette.kernel.sheet import NOTHING, Sheet, counted, listed, number, sheet

from .. import components as c
from .tracks import development, rewards

ELSEWHERE: Final = c.DEEDS  # the citizens after those of the deeds wait on tracks and for the stations
INSIDE: Final = ("recruit", "take", "move", "send", "reward", "pay", "bath")  # steps within the action of a place
# By how much an event hurts or helps, from stack A on; a pilgrimage is always the same
STRENGTHS: Final = {
    "pilgrimage": [1] * (c.STACKS - 1),
    "taxes": c.TAX_GOODS,
    "income": c.INCOME_COINS,
    "trading-day": c.TRADING_COINS,
    "harvest": c.HARVEST_FOOD,
    "plague": c.PLAGUE_FOLLOWERS,
}


def sheets(view: View, words: Words) -> list[Sheet]:
    return [
        _round(view, words),
        _followers(view, words),
        _places(view, words),
        _players(view, words),
        _goods(view, words),
        _merchants(view, words),
        _map(view, words),
        _tracks(view, words),
        _deeds(view, words),
        *_tiles(view, words),
        _supply(view, words),
        *_hourglass(view, words),
    ]


# The round


def _round(view: View, words: Words) -> Sheet:
    """One row: where the game stands, whom it waits for, what the event will do."""
    asked = [] if view["over"] else [words.say("seat", seat=seat + 1) for seat in view["waiting"]]
    phase = words.say("log-over" if view["over"] else f"or-phase-{view['phase']}")
    row = [
        words.say("or-round", round=view["round"], rounds=view["rounds"]) if view["round"] else NOTHING,
        phase,
        listed(asked),
        listed(_now(view, words)),
        _event(view, words),
        words.say("seat", seat=view["first"] + 1),
    ]
    return sheet(words, "twin-round", ["round", "phase", "asked", "now", "event", "first"], [row])


def _now(view: View, words: Words) -> list[str]:
    """What the question on the table is about."""
    now = view["now"]
    if view["over"]:
        return []
    facts = [words.say(f"place-{now['place']}")] if now["place"] and view["step"] in INSIDE else []
    facts += [words.say(f"deed-{now['deed']}")] if now["deed"] and view["step"] == "reward" else []
    facts += [words.say("twin-sent", count=now["sent"])] if now["sent"] and view["step"] == "send" else []
    facts += [words.say("twin-food", count=now["food"])] if view["step"] == "harvest" else []
    facts += [words.say("twin-debt", count=now["debt"])] if view["step"] == "torture" else []
    facts += [words.say("twin-exclusions", count=now["exclusions"])] if view["step"] == "exclude" else []
    if now["drawn"]:
        facts.append(words.say("twin-drawn", followers=listed([_follower(words, id) for id in now["drawn"]])))
    return facts


def _event(view: View, words: Words) -> str:
    if view["event"] is None:
        return NOTHING
    amount = STRENGTHS[view["event"]][c.STRENGTH[c.STACK_IDS.index(view["stack"])]]
    does = words.say(f"or-event-{view['event']}", amount=amount, price=c.HARVEST_COINS)
    name = words.say(f"event-{view['event']}")
    return f"{words.say('or-event', event=name, stack=words.say('stack-' + view['stack']))}. {does}"


def _hourglass(view: View, words: Words) -> list[Sheet]:
    rows = []
    for stack in view["hourglass"]:
        tiles = [counted(words.say(f"event-{id}"), n) for id, n in stack["tiles"].items() if n]
        if tiles:
            left = sum(stack["tiles"].values())
            rows.append([words.say(f"stack-{stack['id']}"), str(left), listed(tiles)])
    return [sheet(words, "twin-hourglass", ["stack", "left", "tiles"], rows)] if rows else []


# Followers and places


def _followers(view: View, words: Words) -> Sheet:
    """Who waits on the market and in the bag; the decisions of phase 3 as far as the audience knows them."""
    rows = []
    for seat, player in enumerate(view["players"]):
        recalls = player["plan"] if view["phase"] == "followers" else []
        drawing = player["drawing"] if player["drawing"] >= 0 else 0
        rows.append(
            [
                words.say("seat", seat=seat + 1),
                _crowd(words, player["market"]),
                _crowd(words, player["bag"]),
                _crowd(words, player["tower"] or {}),
                str(player["draws"]),
                listed([_follower(words, plan.split(" ")[0]) for plan in recalls]),
                number(drawing),
            ]
        )
    columns = ["player", "market", "bag", "tower", "draws", "recalls", "drawing"]
    return sheet(words, "twin-followers", columns, rows)


def _places(view: View, words: Words) -> Sheet:
    """Every place in use, with who stands there for each player and who is missing."""
    names = [words.say("seat", seat=seat + 1) for seat in range(view["seats"])]
    owned = [{place["id"]: place for place in player["places"]} for player in view["players"]]
    ids = [id for id in c.PLACE_IDS if any(id in places for places in owned)]
    rows = []
    for id in ids:
        cells = [_standing(words, places[id]) if id in places else NOTHING for places in owned]
        rows.append([words.say(f"place-{id}"), _needs(words, id), *cells, words.attribute(f"place-{id}", "effect")])
    columns = [words.say("twin-column-place"), words.say("twin-column-needs"), *names, words.say("twin-column-effect")]
    return Sheet(words.say("twin-places"), columns, rows)


def _needs(words: Words, id: str) -> str:
    """Who is printed on the spaces; the Town Hall works with one of two."""
    place = c.PLACE_IDS.index(id)
    printed = list(c.PLACE_DATA[place]["requires"])
    wanted = [counted(_printed(words, kind), printed.count(kind)) for kind in dict.fromkeys(printed)]
    if c.NEEDS[place] < len(printed):
        return words.say("twin-enough", list=listed(wanted), count=c.NEEDS[place])
    return listed(wanted)


def _standing(words: Words, place: View) -> str:
    if not place["spaces"]:
        return words.say("twin-always")
    here = [_content(words, content) for content in place["spaces"] if content is not None]
    pairs = zip(place["printed"], place["spaces"], strict=True)
    missing = [_printed(words, printed) for printed, content in pairs if content is None]
    if place["active"]:
        return words.say("twin-active", followers=listed(here))
    if not here:
        return words.say("twin-empty")
    return words.say("twin-partly", followers=listed(here), missing=listed(missing))


def _content(words: Words, content: str) -> str:
    return words.say("twin-gear") if content == "gear" else _follower(words, content)


# Players


def _players(view: View, words: Words) -> Sheet:
    rows = []
    for seat, player in enumerate(view["players"]):
        rows.append(
            [
                words.say("seat", seat=seat + 1),
                str(sum(player["points"].values())),
                number(player["coins"]),
                number(player["development"]),
                number(player["level"]),
                number(len(player["stations"])),
                number(player["reserve"]),
                number(player["citizens"]),
                number(player["gears"]),
                number(player["gears_placed"]),
                listed(_state(view, words, seat)),
            ]
        )
    columns = ["player", "points", "coins", "development", "level", "stations", "reserve", "citizens"]
    return sheet(words, "twin-players", [*columns, "gears", "gears-placed", "state"], rows)


def _state(view: View, words: Words, seat: int) -> list[str]:
    player = view["players"][seat]
    facts = [words.say("or-first")] if view["first"] == seat else []
    facts += [words.say("twin-asked")] if seat in view["waiting"] and not view["over"] else []
    facts += [words.say("or-passed")] if player["passed"] and view["phase"] == "actions" else []
    facts += [words.say("twin-ready")] if view["step"] in ("follow", "plan") and player["ready"] == "ready" else []
    return facts


def _goods(view: View, words: Words) -> Sheet:
    rows = []
    for seat, player in enumerate(view["players"]):
        points = [number(n) for n in player["points"].values()]
        goods = [number(player["goods"][id]) for id in c.GOOD_IDS]
        rows.append([words.say("seat", seat=seat + 1), *goods, *points, str(sum(player["points"].values()))])
    columns = [words.say("twin-column-player"), *(words.say(f"good-{id}") for id in c.GOOD_IDS)]
    for id in view["players"][0]["points"]:
        columns.append(words.say("twin-points-for", source=words.say(f"score-{id}")))
    return Sheet(words.say("twin-goods"), [*columns, words.say("twin-column-total")], rows).kept()


# The map


def _merchants(view: View, words: Words) -> Sheet:
    """Where every player can travel from here, and whether a station could be built."""
    rows = []
    for seat, player in enumerate(view["players"]):
        town = c.TOWN_IDS.index(player["merchant"])
        rows.append(
            [
                words.say("seat", seat=seat + 1),
                words.say(f"town-{player['merchant']}"),
                _ways(view, words, town, c.ROAD),
                _ways(view, words, town, c.WATER),
                _seats(words, view["towns"][town]["stations"]),
                listed([words.say(f"town-{id}") for id in player["stations"]]),
            ]
        )
    columns = ["player", "merchant", "by-road", "by-water", "stations-here", "own-stations"]
    return sheet(words, "twin-merchants", columns, rows)


def _map(view: View, words: Words) -> Sheet:
    rows = []
    for index, town in enumerate(view["towns"]):
        rows.append(
            [
                words.say(f"town-{town['id']}"),
                _seats(words, town["merchants"]),
                _seats(words, town["stations"]),
                _ways(view, words, index, c.ROAD),
                _ways(view, words, index, c.WATER),
            ]
        )
    return sheet(words, "twin-map", ["town", "merchants", "stations-here", "by-road", "by-water"], rows)


def _ways(view: View, words: Words, town: int, kind: int) -> str:
    """The towns at the other end, with the goods still lying on the way."""
    ways = []
    for route in c.ROUTES_FROM[2 * town + kind]:
        name = words.say(f"town-{c.TOWN_IDS[c.ROUTE_A[route] + c.ROUTE_B[route] - town]}")
        lying = [good for good in view["routes"][route]["goods"] if good is not None]
        goods = [counted(words.say(f"good-{good}"), lying.count(good)) for good in dict.fromkeys(lying)]
        ways.append(f"{name} ({listed(goods)})" if goods else name)
    return listed(ways)


# Tracks, deeds, what is left


def _tracks(view: View, words: Words) -> Sheet:
    """How far everybody is, what the next step brings, and all that lies on the track."""
    names = [words.say("seat", seat=seat + 1) for seat in range(view["seats"])]
    rows = []
    for id in c.CHARACTER_IDS[: c.TRACKS]:
        steps = rewards(view, words, id)
        cells = [_step(words, player["tracks"][id], steps, max(steps)) for player in view["players"]]
        rows.append([words.say(f"or-track-{id}"), *cells, _steps(words, steps)])
    steps = development(view, words)
    ahead = {step: words.say("twin-ahead", step=step, reward=reward) for step, reward in steps.items()}
    cells = [_step(words, player["development"], ahead, c.DEV_LAST) for player in view["players"]]
    rows.append([words.say("or-track-development"), *cells, _steps(words, steps)])
    columns = [words.say("twin-column-track"), *names, words.say("twin-column-steps")]
    return Sheet(words.say("twin-tracks"), columns, rows)


def _step(words: Words, at: int, steps: dict[int, str], last: int) -> str:
    """Position, and the reward of the nearest step ahead."""
    ahead = [step for step in steps if step > at]
    said = words.say("twin-step", step=at, last=last)
    return words.say("twin-next", step=said, reward=steps[min(ahead)]) if ahead else said


def _steps(words: Words, steps: dict[int, str]) -> str:
    """All steps; neighbours with the same reward are told together."""
    spans: list[tuple[int, int, str]] = []
    for step, reward in steps.items():
        if spans and spans[-1][1:] == (step - 1, reward):
            spans[-1] = (spans[-1][0], step, reward)
        else:
            spans.append((step, step, reward))
    listed = []
    for first, last, reward in spans:
        span = str(first) if first == last else f"{first}–{last}"
        listed.append(words.say("twin-at", step=span, reward=reward))
    return words.say("separator").join(listed)


def _deeds(view: View, words: Words) -> Sheet:
    """The deeds with their open spaces, then the citizens who wait elsewhere."""
    rows = []
    for index, deed in enumerate(view["deeds"]):
        left = [counted(words.say(f"character-{id}"), n) for id, n in deed["open"].items() if n]
        gain = words.say("coin-count", count=c.DEED_COINS[index])
        if c.DEED_DEVELOPMENT[index]:
            gain += " " + words.say("or-develop-instead", count=c.DEED_DEVELOPMENT[index])
        spaces = f"{sum(deed['open'].values())}/{sum(deed['spaces'].values())}"
        open_spaces = listed(left) if left else words.say("or-complete")
        rows.append([words.say(f"deed-{deed['id']}"), open_spaces, spaces, gain, _owner(words, deed["citizen"])])
    for id in c.CITIZEN_IDS[ELSEWHERE:]:
        name = words.say(f"citizen-{id}")
        rows.append([name[0].upper() + name[1:], NOTHING, NOTHING, NOTHING, _owner(words, view["citizens"][id])])
    return sheet(words, "twin-deeds", ["deed", "open", "spaces", "gain", "citizen"], rows)


def _tiles(view: View, words: Words) -> list[Sheet]:
    """Place tiles on offer; those out of the game last."""
    rows = []
    for id in [*view["offer"], *view["gone"]]:
        category = words.say(f"category-{c.CATEGORY[c.PLACE_IDS.index(id)]}")
        effect = words.attribute(f"place-{id}", "effect")
        where = words.say("twin-gone") if id in view["gone"] else NOTHING
        rows.append([words.say(f"place-{id}"), category, _needs(words, id), effect, where])
    columns = ["tile", "category", "needs", "effect", "where"]
    return [sheet(words, "twin-tiles", columns, rows)] if rows else []


def _supply(view: View, words: Words) -> Sheet:
    lost = view["lost"]
    rows = []
    for id in c.CHARACTER_IDS:
        gone = number(lost["followers"][id])
        rows.append([words.say(f"character-{id}"), number(view["supply"][id]), gone, NOTHING])
    for index, id in enumerate(c.GOOD_IDS):
        points = words.say("point-count", count=c.GOOD_VP[index])
        rows.append([words.say(f"good-{id}"), number(view["goods"][id]), number(lost["goods"][id]), points])
    rows.append([words.say("or-gears"), number(view["gears"]), number(lost["gears"]), NOTHING])
    return sheet(words, "twin-supply", ["supply", "left", "lost", "worth"], rows)


# Small things


def _follower(words: Words, id: str) -> str:
    return words.say(f"follower-{id}")


def _printed(words: Words, id: str) -> str:
    return words.say("twin-neutral" if id == "any-neutral" else f"printed-{id}")


def _crowd(words: Words, counts: View) -> str:
    return listed([counted(_follower(words, id), n) for id, n in counts.items()])


def _seats(words: Words, seats: list[int]) -> str:
    return listed([words.say("seat", seat=seat + 1) for seat in seats])


def _owner(words: Words, seat: int) -> str:
    return words.say("seat", seat=seat + 1) if seat >= 0 else words.say("twin-waits")
