"""The places as text tables: who stands there, what they need, what they do."""

from __future__ import annotations

from postchaise.kernel.messages.text_table import (
    NOTHING,
    OFFER,
    PLAYERS,
    Sheet,
    View,
    Words,
    build_sheet,
    format_counted,
    format_seat_name,
    join_or_dash,
    translate_headings,
)

from . import components as c


def build_place_tables(view: View, words: Words) -> Sheet:
    """Places with followers and what is missing; own tiles in any case."""
    rows = []
    for seat, player in enumerate(view["players"]):
        for place in player["places"]:
            if any(place["spaces"]) or c.PLACE_IDS.index(place["id"]) >= c.LOCATIONS:
                rows.append(
                    [format_seat_name(words, seat), words.translate(f"place-{place['id']}"), *_standing(words, place)]
                )
    return build_sheet(
        words, PLAYERS, "places", translate_headings(words, "player", "place", "standing", "missing"), rows
    )


def _standing(words: Words, place: View) -> list[str]:
    """Return who stands there, and who is missing while the place is not active."""
    if not place["spaces"]:
        return [words.translate("sheet-always"), NOTHING]
    here = join_or_dash([_content(words, content) for content in place["spaces"] if content is not None])
    if place["active"]:
        return [here, words.translate("sheet-active")]
    pairs = zip(place["printed"], place["spaces"], strict=True)
    return [here, join_or_dash([_printed(words, printed) for printed, content in pairs if content is None])]


def _used(view: View) -> list[str]:
    """Return the places that somebody can use: those of every player board, then tiles."""
    owned = [place["id"] for player in view["players"] for place in player["places"]]
    return [id for id in c.PLACE_IDS if id in owned]


def describe_needs(view: View, words: Words, part: str) -> Sheet:
    rows = [
        [words.translate(f"place-{id}"), _needs(words, id)]
        for id in _used(view)
        if c.PLACE_DATA[_place(id)]["requires"]
    ]
    return build_sheet(words, part, "needs", translate_headings(words, "place", "needs"), rows)


def describe_effects(view: View, words: Words) -> Sheet:
    rows = [[words.translate(f"place-{id}"), words.attribute(f"place-{id}", "effect")] for id in _used(view)]
    return build_sheet(words, OFFER, "effects", translate_headings(words, "place", "effect"), rows)


def build_tile_tables(view: View, words: Words) -> Sheet:
    """Place tiles on offer, then those out of the game."""
    rows = []
    for id in [*view["offer"], *view["gone"]]:
        category = words.translate(f"category-{c.CATEGORY[_place(id)]}")
        effect = words.attribute(f"place-{id}", "effect")
        where = words.translate("sheet-gone") if id in view["gone"] else NOTHING
        rows.append([words.translate(f"place-{id}"), category, _needs(words, id), effect, where])
    return build_sheet(
        words, OFFER, "tiles", translate_headings(words, "tile", "category", "needs", "effect", "where"), rows
    )


def _needs(words: Words, id: str) -> str:
    """Return what is printed on the spaces; the Town Hall works with one of two."""
    printed = list(c.PLACE_DATA[_place(id)]["requires"])
    wanted = [format_counted(_printed(words, kind), printed.count(kind)) for kind in dict.fromkeys(printed)]
    if c.NEEDS[_place(id)] < len(printed):
        return words.translate("sheet-enough", list=join_or_dash(wanted), count=c.NEEDS[_place(id)])
    return join_or_dash(wanted)


def _place(id: str) -> int:
    return c.PLACE_IDS.index(id)


def _content(words: Words, content: str) -> str:
    return words.translate("sheet-gear" if content == "gear" else f"follower-{content}")


def _printed(words: Words, id: str) -> str:
    return words.translate("sheet-neutral" if id == "any-neutral" else f"printed-{id}")
