"""Errors: a code, details, one English sentence; they travel between processes."""

import pickle
import re
from pathlib import Path

import pytest

import postchaise
from postchaise.i18n import LANGUAGES, Translator, format_error
from postchaise.kernel import errors, registry
from postchaise.kernel.errors import IllegalAction, PostchaiseError
from postchaise.kernel.messages.reason import (
    NOT_THIS_STEP,
    NOT_YOUR_TURN,
    NOTHING_TO_UNDO,
    OVER,
    UNDO_NOT_YOURS,
    UNDO_REVEALED,
    UNKNOWN_ACTION,
    Reason,
)

PACKAGE = Path(postchaise.__file__).parent

EXAMPLES: list[PostchaiseError] = [
    errors.UnknownGame("game-unknown", game="chess", near="", known="la-loire"),
    errors.UnknownGame("game-unknown", game="la-loir", near="la-loire", known="la-loire"),
    errors.BadOption("option-unknown", game="la-loire", option="edtion", near="edition", known="edition, variant"),
    errors.BadOption("option-unknown", game="la-loire", option="zzz", near="", known="edition, variant"),
    errors.BadOption("option-value", option="edition", value="it", expected="fr, en, de"),
    errors.BadOption("option-idle", option="lady_surcharge", other="variant=casual"),
    errors.BadOption("option-clash", option="first_seat", other="seats=2"),
    errors.BadSeats("seats-count", game="la-loire", seats=9, least=1, most=4),
    errors.BadSeats("seat-unknown", game="la-loire", seat=7, seats=2),
    errors.BadSeats("viewer-early", game="la-loire"),
    errors.BadNotation("notation-unknown", text="dance", known="ride <location>, done"),
    errors.BadNotation("notation-argument", text="buy gold", word="gold", domain="good", known="wood, wine"),
    errors.BadOutcome("outcome-missing", position=3),
    errors.BadOutcome("outcome-impossible", position=3, outcome=9),
    errors.BadRecord("record-foreign", line=1, expected="postchaise record 1"),
    errors.BadRecord("record-too-long", line=1, most=4000000),
    errors.BadRecord("record-header", line=2, text="game"),
    errors.BadRecord("record-header-missing", line=1, header="seats"),
    errors.BadRecord("record-action", line=9, text="1x"),
    errors.BadRecord("record-version", line=2, found=2, expected=1),
    errors.BadRecord("record-components", line=3, found="00", expected="11"),
    errors.BadRecord("record-setup", line=8, problem="Outcome 1 cannot be 9."),
    errors.BadRecord("record-line", line=9, text="done", problem="The match is over."),
    errors.BadRecord("record-outcomes-left", line=9, left=2),
    errors.BadRecord("record-end", line=99),
    errors.ComponentsError("components-missing", entry="goods 1", key="id"),
    errors.ComponentsError("components-unreadable", entry="cards.toml", problem="No such file"),
    errors.ComponentsError("components-not-toml", entry="cards.toml", problem="at line 1"),
    errors.ComponentsError("components-too-late", game="la-loire", entry="cards.toml"),
]
SHARED_REASONS = [
    Reason(OVER),
    Reason(NOT_YOUR_TURN, player=2),
    Reason(UNKNOWN_ACTION, number=47),
    Reason(NOT_THIS_STEP),
    Reason(NOTHING_TO_UNDO),
    Reason(UNDO_NOT_YOURS, player=2),
    Reason(UNDO_REVEALED),
]
ids = [f"{error.code}-{i}" for i, error in enumerate(EXAMPLES)]


def is_a_sentence(text: str) -> bool:
    """Begins with a word or a quotation, ends like a sentence, on one line, with nothing unsaid in it."""
    return (text[0].isalnum() or text[0] in "“«„") and text[-1] in ".?" and not re.search(r"[{}\n]|None", text)


@pytest.mark.parametrize("error", EXAMPLES, ids=ids)
def test_an_error_carries_code_and_details_and_speaks_one_english_sentence(error: PostchaiseError) -> None:
    text = str(error)
    assert is_a_sentence(text), text
    assert error.code not in text


@pytest.mark.parametrize("error", EXAMPLES, ids=ids)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it_with_every_detail_it_needs(error: PostchaiseError, language: str) -> None:
    text = Translator(language).error(error)
    assert is_a_sentence(text), text
    assert text == format_error(error, language)


@pytest.mark.parametrize("error", EXAMPLES, ids=ids)
def test_an_error_pickles(error: PostchaiseError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.code, copy.details) == (type(error), error.code, error.details)
    assert str(copy) == str(error)


def test_details_are_said() -> None:
    assert str(errors.BadSeats("seats-count", game="la-loire", seats=9, least=1, most=4)) == (
        "la-loire is for 1 to 4 players, not 9."
    )
    assert "Did you mean la-loire?" in str(EXAMPLES[1])
    assert "Did you mean" not in str(EXAMPLES[0])


def test_without_a_voice_an_error_shows_code_and_details(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PostchaiseError, "voice", None)
    assert str(errors.BadOutcome("outcome-missing", position=3)) == "outcome-missing position=3"


def test_every_error_is_a_postchaise_error() -> None:
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)}
    assert len(kinds) > 5
    assert all(issubclass(kind, PostchaiseError) for kind in kinds)


def written(package: Path, language: str) -> str:
    """The shared sentences, and those of a package that has its own."""
    files = [
        PACKAGE / "i18n" / f"{language}.ftl",
        *(each / "text" / f"{language}.ftl" for each in (package, package.parent)),
    ]
    return "\n" + "\n".join(file.read_text("utf-8") for file in files if file.is_file())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_the_sources_raise_has_a_sentence(language: str) -> None:
    pattern = re.compile(r'(?:Bad\w+|UnknownGame|ComponentsError)\(\s*"([a-z-]+)"')
    missing, codes = set(), 0
    for path in PACKAGE.rglob("*.py"):
        for code in pattern.findall(path.read_text("utf-8")):
            codes += 1
            if f"\n{code} =" not in written(path.parent, language):
                missing.add(code)
    assert codes > 20
    assert sorted(missing) == []


def test_an_illegal_action_names_its_rule_and_travels() -> None:
    error = IllegalAction(Reason("LL-MOVE-01", distance=3), "la-loire")
    assert (error.code, error.details) == ("illegal-action", {"rule": "LL-MOVE-01", "game": "la-loire"})
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.reason, copy.game, str(copy)) == (IllegalAction, error.reason, "la-loire", str(error))
    assert is_a_sentence(str(error)), str(error)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", SHARED_REASONS, ids=lambda reason: reason.rule)
def test_shared_reasons_are_sentences_for_every_game(reason: Reason, language: str) -> None:
    for game in registry.titles():
        text = Translator(language, game).error(IllegalAction(reason, game))
        assert is_a_sentence(text), text
        assert all(str(arg) in text for arg in reason.args.values())


def test_a_reason_compares_hashes_and_pickles_by_value() -> None:
    reason = Reason("LL-MOVE-01", distance=3)
    assert reason == Reason("LL-MOVE-01", distance=3)
    assert hash(reason) == hash(Reason("LL-MOVE-01", distance=3))
    assert reason not in (Reason("LL-MOVE-01", distance=4), Reason("LL-MOVE-02", distance=3), "LL-MOVE-01", None)
    assert pickle.loads(pickle.dumps(reason)) == reason
    assert eval(repr(reason)) == reason
