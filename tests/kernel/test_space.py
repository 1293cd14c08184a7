"""The action space: dense ids, notation and back."""

import pytest

from postchaise import game
from postchaise.kernel.actions.space import NO_ITEM, ActionSpace, Domain, normalize_text
from postchaise.kernel.errors import BadNotation

CITY = Domain("city", ["ulm", "lyon", "orleans"])
SIDE = Domain("side", ["left", "right"])


def small() -> ActionSpace:
    space = ActionSpace()
    space.kind("draw", CITY)
    space.kind("draw pile")
    space.kind("play", CITY, SIDE)
    space.kind("close route")
    return space


def la_loire() -> ActionSpace:
    return game("la-loire").space


SPACES = pytest.mark.parametrize("space", [small(), la_loire()], ids=["small", "la-loire"])


@SPACES
def test_ids_are_dense(space: ActionSpace) -> None:
    ids = [id for kind in space.kinds for id in range(kind.first, kind.first + kind.size)]
    assert ids == list(range(len(space)))
    assert len(space.kind_at) == len(space.a_of) == len(space.b_of) == len(space)


@SPACES
def test_decoding_and_encoding_agree(space: ActionSpace) -> None:
    for action in range(len(space)):
        kind = space.kind_at[action]
        a, b = space.a_of[action], space.b_of[action]
        assert kind.first <= action < kind.first + kind.size
        assert (a == NO_ITEM, b == NO_ITEM) == (len(kind.domains) < 1, len(kind.domains) < 2)
        assert kind.at(max(a, 0), max(b, 0)) == action
        assert space.arguments(action) == list(zip(kind.domains, [a, b], strict=False))


@SPACES
def test_every_notation_is_unique_and_parses_to_its_action(space: ActionSpace) -> None:
    seen = {space.notation(action) for action in range(len(space))}
    assert len(seen) == len(space)
    assert [space.parse(space.notation(action)) for action in range(len(space))] == list(range(len(space)))


def test_small_space_by_hand() -> None:
    space = small()
    assert [space.notation(action) for action in range(len(space))] == [
        "draw ulm",
        "draw lyon",
        "draw orleans",
        "draw pile",
        "play ulm left",
        "play ulm right",
        "play lyon left",
        "play lyon right",
        "play orleans left",
        "play orleans right",
        "close route",
    ]
    assert [kind.key for kind in space.kinds] == ["draw", "draw-pile", "play", "close-route"]


def test_anchors_and_text_keys_come_from_the_domains() -> None:
    space = small()
    assert space.anchors(space.parse("play lyon right")) == ["city:lyon", "side:right"]
    assert space.anchors(space.parse("draw pile")) == []
    assert (CITY.anchors[2], CITY.keys[2]) == ("city:orleans", "city-orleans")


@pytest.mark.parametrize(
    "text",
    [
        "play orleans left",
        "PLAY Orléans LEFT",
        "  play \t orléans   left ",
        "Play Orle\u0301ans Left",
        "play ＯＲＬＥＡＮＳ left",
    ],
)
def test_capitals_accents_and_spaces_do_not_matter(text: str) -> None:
    assert small().notation(small().parse(text)) == "play orleans left"


def test_plain_words() -> None:
    assert normalize_text(" Buy  Orléans\n") == "buy orleans"
    assert normalize_text("STRASSE ÄÖÜ") == "strasse aou"


@pytest.mark.parametrize(
    "text",
    ["", " ", "dance", "draw", "draw pile now", "play ulm", "play ulm left right", "closeroute", "\0", "1", "é" * 5000],
)
def test_no_action_is_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        small().parse(text)
    assert caught.value.code in ("notation-unknown", "notation-argument")
    assert caught.value.details["known"]


def test_an_unknown_action_lists_the_kinds() -> None:
    with pytest.raises(BadNotation) as caught:
        small().parse("dance")
    assert caught.value.code == "notation-unknown"
    assert caught.value.details == {
        "text": "dance",
        "known": "draw <city>, draw pile, play <city> <side>, close route",
    }


def test_an_unknown_argument_lists_the_possible_ones() -> None:
    with pytest.raises(BadNotation) as caught:
        small().parse("play paris left")
    assert caught.value.code == "notation-argument"
    assert caught.value.details == {
        "text": "play paris left",
        "word": "paris",
        "domain": "city",
        "known": "ulm, lyon, orleans",
    }


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Pass", "done"),
        ("END", "done"),
        ("finish", "done"),
        ("buy two wood", "buy pair"),
        ("Go to Orléans 2", "ride orleans 2"),
        ("Buy message 3", "message 3"),
        ("build farm", "build farm wood"),
        ("Ride Ussé 0", "ride usse 0"),
        ("SMITH Vendôme", "smith vendome"),
    ],
)
def test_la_loire_understands_what_people_type(typed: str, meant: str) -> None:
    la_loire = game("la-loire")
    assert la_loire.notation(la_loire.parse(typed)) == meant


def test_no_alias_hides_an_action() -> None:
    la_loire = game("la-loire")
    ids = range(len(la_loire.space))
    assert [la_loire.parse(la_loire.notation(action)) for action in ids] == list(ids)
