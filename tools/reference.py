"""Writes docs/reference.md: what `from postchaise import ...` offers, in the words of the docstrings.

reference.py           write the page
reference.py --check   say whether it is up to date
"""

import inspect
import sys
from pathlib import Path
from typing import Any

import postchaise

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference.md"

INTRODUCTION = """# Reference

Everything you can import from `postchaise`. Other modules may change at any time; see [versions](versions.md).
`tools/reference.py` builds this page from the docstrings, and a test checks it.

```python
>>> from postchaise import Dice, Match
>>> match = Match("thurn-und-taxis", seats=2, dice=Dice(7), first_player="1")
>>> match.legal(0)
<LegalActions: draw basel, draw freiburg, draw ingolstadt, draw lodz, draw nuernberg, draw sigmaringen, ... (7)>
>>> "draw Freiburg" in match.legal(0), "draw linz" in match.legal(0), "fly to linz" in match.legal(0)
(True, False, False)
>>> bool(match.legal(1))  # nobody else is asked
False
>>> match.why_not(0, "draw linz")
Reason('TT-DRAW-01', city=8)

```

Further entry points: [`postchaise.testing`](add-a-game.md#7-put-it-through-the-suite) checks a game,
`postchaise.arena.simulate.simulate_games` plays many matches, `postchaise.bots.levels` provides bots,
`postchaise.i18n.Translator` translates messages.
"""

SECTIONS = {
    "Playing": "Match LegalActions Entry Decision Choice game titles meta extras is_shuffle_fair play_random",
    "Chance": "Dice SealedDice ScriptedDice",
    "Writing a game": "Game State fields_to_json fields_from_json Meta Option Options Extras Heuristics Sheet Words",
    "Cards to look up": "ReferenceCard CardCopies",
    "Actions, events, words": "ActionSpace Kind Domain Amount Events Log LogEvent Message Reason Cost",
    "Constants": "SPECTATOR OPEN OVER NOT_YOUR_TURN UNKNOWN_ACTION NOT_THIS_STEP",
    "Errors": "PostchaiseError IllegalAction UnknownGame BadOption BadSeats BadNotation BadOutcome BadRecord"
    " ComponentsError",
}
WITHOUT_DOCSTRING = {
    "Options": "The options of a match: values by name.",
    "LogEvent": "One line of a log: event, seat, three arguments.",
    "SPECTATOR": "A viewer that sees what everybody sees.",
    "OPEN": "A viewer that sees everything, after the end.",
    "OVER": "The reason for refusing anything after the end.",
    "NOT_YOUR_TURN": "The reason for refusing a seat that is not asked; its argument is `player`, from 1.",
    "UNKNOWN_ACTION": "The reason for refusing a number that is no action; its argument is `number`.",
    "NOT_THIS_STEP": "The reason for refusing an action that answers another question than the present one.",
}


def first_paragraph(thing: Any) -> str:
    return " ".join((inspect.getdoc(thing) or "").split("\n\n")[0].split())


def members(kind: type) -> list[tuple[str, str]]:
    """Public methods and properties that the class itself explains."""
    found = []
    for name, value in vars(kind).items():
        function = getattr(value, "fget", None) or getattr(value, "__func__", value)
        if not name.startswith("_") and inspect.isfunction(function) and function.__doc__:
            arguments = [each for each in inspect.signature(function).parameters if each != "self"]
            shown = name if isinstance(value, property) else f"{name}({', '.join(arguments)})"
            found.append((shown, first_paragraph(function)))
    return found


def entry(name: str) -> str:
    thing = getattr(postchaise, name)
    lines = [f"**`{name}`**: {WITHOUT_DOCSTRING.get(name) or first_paragraph(thing)}"]
    if inspect.isclass(thing) and not issubclass(thing, Exception):
        lines += [f"* `{shown}`: {words}" for shown, words in members(thing)]
    return lines[0] + "".join(f"\n{line}" for line in ["", *lines[1:]] if len(lines) > 1)


def page() -> str:
    parts = [INTRODUCTION]
    for title, names in SECTIONS.items():
        parts += [f"## {title}", *(entry(name) for name in names.split())]
    return "\n\n".join(part.strip() for part in parts) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(PAGE.read_text("utf-8") != page())
    PAGE.write_text(page(), "utf-8")
