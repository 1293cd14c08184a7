"""Named things that actions, events and reasons are about, and amounts that are said with their unit."""

from __future__ import annotations

from postchaise.kernel.messages.message import get_count_message_id


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
        # By item: its name on the board, the message that says its name, the first of its rules (empty without any)
        self.anchors: list[str] = [f"{name}:{item}" for item in items]
        self.keys: list[str] = [f"{self.called}-{item}" for item in items]
        self.first_rules: list[str] = [self.rules.get(item, "").partition(" ")[0] for item in items]


class Amount:
    """A number with a unit, such as letters or points."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.count_message: str = get_count_message_id(name)
