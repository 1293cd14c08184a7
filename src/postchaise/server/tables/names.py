"""Cleans names, titles and chat lines as people type them, and keeps names distinguishable."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterable

from postchaise.server.errors import Problem

NAME = 32
TITLE = 48
CHAT = 500
ON_THE_LOIRE = ("Amboise", "Angers", "Beaugency", "Blois", "Briare", "Chinon", "Gien", "Jargeau", "Meung", "Saumur")
NEAR_IT = ("Bourges", "Brissac", "Chambord", "Chartres", "Cheverny", "Étampes", "Montargis", "Sancerre", "Vierzon")
OF_THE_POST = ("Augsburg", "Basel", "Innsbruck", "Kempten", "Konstanz", "Linz", "Passau", "Pilsen", "Salzburg", "Ulm")
TOWNS = (*ON_THE_LOIRE, *NEAR_IT, *OF_THE_POST)  # titles of tables
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
LETTERS = 10  # of an id, so that nobody finds a table by guessing
JOINER = "\u200d"  # joins emoji; invisible anywhere else
PICTURES = "\u2190-\u2bff\U0001f000-\U0001faff"
INVISIBLE = "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks without a visible shape
MARKS = 2  # per letter; more only disturb the lines above
# Letters of other scripts that look like Latin ones, in lower case, as names are compared. Those whose capitals
# look alike are included.
CYRILLIC = dict(zip("авеѕікмнорстухһԁԛԝјьзӏєгпѵү", "abesikmhopctyxhdqwjb3iernvy"))
GREEK = dict(zip("αβεζηικμνορτυχγω", "abezhikmnoptuxyw"))
ARMENIAN = dict(zip("օսոհցգքյ", "ounhgqpj"))
CHEROKEE = dict(zip("ᎠᎡᎢᎪᎫᎳᎷᎻᎽᏃᏒᏔᏙᏚᏟᏢᏧ", "drtajwmhyzrwvscpd"))
LATIN = dict(zip("ıɩɪɑɡɴʀʏǃøđħŧł", "iiiagnryiodhti"))
ALIKE = str.maketrans({**CYRILLIC, **GREEK, **ARMENIAN, **CHEROKEE, **LATIN, "0": "o", "1": "i", "|": "i"})
LETTERED = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "GEORGIAN", "HEBREW", "ARABIC")
IDLE_JOINER = re.compile(f"(?<![{PICTURES}\ufe0f]){JOINER}|{JOINER}(?![{PICTURES}])")


def clean(text: str, limit: int) -> str:
    """Normalize text: no control characters, direction overrides or invisible characters; single spaces."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(c if c == JOINER or unicodedata.category(c)[0] != "C" else " " for c in composed)
    kept = "".join(c for c in kept if c not in INVISIBLE)
    seen = IDLE_JOINER.sub("", " ".join(_few_marks(kept).split())[:limit]).strip()
    return seen if any(unicodedata.category(c)[0] in "LNPS" for c in seen) else ""


def _few_marks(text: str) -> str:
    kept, marks = [], 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(c)
    return "".join(kept)


def check_name(text: str) -> str:
    """A name that can be shown; names that mix scripts are refused."""
    wanted = clean(text, NAME)
    if has_mixed_scripts(wanted):
        raise Problem("name-mixed", name=wanted)
    return wanted


def clean_name(text: str) -> str:
    """A name from a cookie or a file, which nobody can correct now: empty if `check_name` would refuse it."""
    wanted = clean(text, NAME)
    return "" if has_mixed_scripts(wanted) else wanted


def lookalike_key(name: str) -> str:
    """A key that is equal for names that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(c for c in plain if unicodedata.category(c)[0] not in "MZ")
    return letters.translate(ALIKE).replace("l", "i").replace("rn", "m").replace("vv", "w")


def has_mixed_scripts(name: str) -> bool:
    """Whether a name mixes alphabets, which serves only to imitate other names."""
    plain = unicodedata.normalize("NFKC", name)
    alphabets = {unicodedata.name(c, "").partition(" ")[0] for c in plain if unicodedata.category(c)[0] == "L"}
    return len(alphabets & set(LETTERED)) > 1


def make_distinct(name: str, taken: Iterable[str]) -> str:
    """Append a number to a name that looks like another one, so that the log is unambiguous."""
    looks, given, count = {lookalike_key(each) for each in taken}, name, 2
    while lookalike_key(name) in looks:
        name = f"{given[: NAME - 3]} {count}"
        count += 1
    return name


def new_title() -> str:
    return secrets.choice(TOWNS)


def new_id(title: str) -> str:
    """A readable id that cannot be guessed."""
    town = "".join(c for c in unicodedata.normalize("NFKD", title).lower() if c.isascii() and c.isalnum())[:16]
    return f"{town or 'table'}-{''.join(secrets.choice(ALPHABET) for _ in range(LETTERS))}"
