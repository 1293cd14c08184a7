"""Named things that actions, events and reasons are about, and amounts that are said with their unit."""

from __future__ import annotations


class Domain:
    """Things of one sort that actions, events and reasons name: cities, goods, sides.

    `city:ulm` is the anchor of an item on the board, `city-ulm` its text key, `ulm` its notation.
    `called` borrows the words of another domain: a card of Ulm has an anchor of its own and is called Ulm.
    `counted` is for numbers: the message that says how many ("horse-count"). `spellings` maps what people also type
    to the id, `rules` names for an item the rules that somebody would read about it, separated by spaces.
    `icons` names symbols of the sprite sheet: an action that names an item shows its symbol.
    """

    def __init__(
        self,
        name: str,
        items: list[str],
        called: str = "",
        counted: str = "",
        spellings: dict[str, str] | None = None,
        rules: dict[str, str] | None = None,
        icons: dict[str, str] | None = None,
    ) -> None:
        self.name: str = name
        self.items: list[str] = items
        self.called: str = called or name
        self.counted: str = counted
        self.spellings: dict[str, str] = spellings or {}
        self.rules: dict[str, str] = rules or {}
        self.icons: dict[str, str] = icons or {}
        self.index_of: dict[str, int] = {item: i for i, item in enumerate(items)}
        if len(self.index_of) < len(items):
            raise ValueError(f"domain {name}: an item is named twice")

    def anchor(self, item: int) -> str:
        """Its name on the board."""
        return f"{self.name}:{self.items[item]}"

    def rule(self, item: int) -> str:
        """The first rule somebody would read about it; empty without one."""
        found = self.rules.get(self.items[item], "").split()
        return found[0] if found else ""

    def key(self, item: int) -> str:
        """The message that says its name."""
        return f"{self.called}-{self.items[item]}"


def get_count_message_id(name: str) -> str:
    """The message that says how many of something there are: "letters" -> `letter-count`."""
    return f"{name.removesuffix('s')}-count"


class Amount:
    """A number with a unit, such as letters or points."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.count_message: str = get_count_message_id(name)
