"""Names, titles and chat as people type them: shown as text, kept short, without characters that play tricks."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterable

NAME = 32
TITLE = 48
CHAT = 500
ON_THE_LOIRE = ("Amboise", "Angers", "Beaugency", "Blois", "Briare", "Chinon", "Gien", "Jargeau", "Meung", "Saumur")
NEAR_IT = ("Bourges", "Brissac", "Chambord", "Chartres", "Cheverny", "Étampes", "Montargis", "Sancerre", "Vierzon")
OF_THE_POST = ("Augsburg", "Basel", "Innsbruck", "Kempten", "Konstanz", "Linz", "Passau", "Pilsen", "Salzburg", "Ulm")
TOWNS = (*ON_THE_LOIRE, *NEAR_IT, *OF_THE_POST)  # tables are called after them
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
LETTERS = 10  # of an id: enough that nobody finds a table by guessing
JOINER = "\u200d"  # holds families of emoji together; anywhere else it is invisible
PICTURES = "\u2190-\u2bff\U0001f000-\U0001faff"
IDLE_JOINER = re.compile(f"(?<![{PICTURES}\ufe0f]){JOINER}|{JOINER}(?![{PICTURES}])")


def clean(text: str, limit: int) -> str:
    """Without control characters and reversals of direction; runs of space become one."""
    kept = "".join(c if c == JOINER or unicodedata.category(c)[0] != "C" else " " for c in text)
    return IDLE_JOINER.sub("", " ".join(kept.split())[:limit]).strip()


def unlike(name: str, taken: Iterable[str]) -> str:
    """Two people of one name get a number each: the log must say who."""
    names, given, count = set(taken), name, 2
    while name in names:
        name = f"{given[: NAME - 3]} {count}"
        count += 1
    return name


def new_title() -> str:
    return secrets.choice(TOWNS)


def new_id(title: str) -> str:
    """Readable, and not to be guessed."""
    town = "".join(c for c in unicodedata.normalize("NFKD", title).lower() if c.isascii() and c.isalnum())[:16]
    return f"{town or 'table'}-{''.join(secrets.choice(ALPHABET) for _ in range(LETTERS))}"
