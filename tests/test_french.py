"""French as it is printed: a narrow space that does not break before ; : ! ? and inside « »."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "postchaise"
NARROW = "\u202f"
WRONG = re.compile(rf"(?<![\s=])[ \u00a0][;:!?»]|«(?!{NARROW})|(?<!{NARROW})»|[\w)}}’][;!?](?!\w)")
PROMPT = re.compile(r"^prompt-.*(?:\n[ }].*)*", re.MULTILINE)
PARTED = re.compile(r"[a-zé]-(?:t-)?(?:vous|ils?|elles?|on|ce|nous)\b")  # a line could end at such a hyphen
TEXTS = [PACKAGE / layer / "text" / "fr.ftl" for layer in ("web", "cli")] + [PACKAGE / "i18n" / "fr.ftl"]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_spaces_before_high_punctuation_are_narrow(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) > 50
    assert [line for line in lines if WRONG.search(line)] == []


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("games/*/text/fr.ftl")), ids=lambda path: path.parts[-3])
def test_no_question_breaks_between_verb_and_pronoun(path: Path) -> None:
    prompts = PROMPT.findall(path.read_text("utf-8"))
    assert len(prompts) > 5
    assert [each for each in prompts if PARTED.search(each)] == []
