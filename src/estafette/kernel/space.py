"""The action space: every action of a game has a dense id, a kind with arguments from named domains, and a notation."""

from __future__ import annotations

import unicodedata
from typing import Final

from .errors import BadNotation

NO_ITEM: Final = -1


def plain(text: str) -> str:
    """Lower case, without accents, single spaces: "Buy  Orléans" -> "buy orleans"."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in flat if not unicodedata.combining(c)).split())


class Domain:
    """Named things an action can be about. `city:ulm` is the anchor on the board, `city-ulm` the text key."""

    def __init__(self, name: str, items: list[str]) -> None:
        self.name: str = name
        self.items: list[str] = items
        self.index_of: dict[str, int] = {item: i for i, item in enumerate(items)}

    def anchor(self, item: int) -> str:
        return f"{self.name}:{self.items[item]}"

    def key(self, item: int) -> str:
        return f"{self.name}-{self.items[item]}"


class Kind:
    """One kind of action with zero to two arguments; its ids are `first` to `first + size - 1`."""

    def __init__(self, index: int, name: str, first: int, domains: list[Domain]) -> None:
        self.index: int = index
        self.name: str = name
        self.first: int = first
        self.domains: list[Domain] = domains
        self.width: int = len(domains[1].items) if len(domains) > 1 else 1
        self.size: int = self.width * (len(domains[0].items) if domains else 1)

    def at(self, a: int = 0, b: int = 0) -> int:
        """The id of the action with these arguments."""
        return self.first + a * self.width + b

    @property
    def key(self) -> str:
        """Part of text keys: "draw pile" -> "draw-pile"."""
        return self.name.replace(" ", "-")


class ActionSpace:
    """Kinds are declared in the order in which `legal` meets them, so that its lists come out sorted."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.kind_of: list[int] = []  # decode an id: three parallel lists, no division, no dictionary
        self.a_of: list[int] = []
        self.b_of: list[int] = []

    def kind(self, name: str, first: Domain | None = None, second: Domain | None = None) -> Kind:
        domains = [d for d in (first, second) if d is not None]
        kind = Kind(len(self.kinds), name, len(self.kind_of), domains)
        self.kinds.append(kind)
        for n in range(kind.size):
            self.kind_of.append(kind.index)
            self.a_of.append(n // kind.width if domains else NO_ITEM)
            self.b_of.append(n % kind.width if len(domains) > 1 else NO_ITEM)
        return kind

    def __len__(self) -> int:
        return len(self.kind_of)

    def arguments(self, action: int) -> list[tuple[Domain, int]]:
        kind = self.kinds[self.kind_of[action]]
        return list(zip(kind.domains, (self.a_of[action], self.b_of[action]), strict=False))

    def notation(self, action: int) -> str:
        kind = self.kinds[self.kind_of[action]]
        return " ".join([kind.name, *(domain.items[item] for domain, item in self.arguments(action))])

    def anchors(self, action: int) -> list[str]:
        return [domain.anchor(item) for domain, item in self.arguments(action)]

    def parse(self, text: str) -> int:
        """The id a notation names. Capitals, accents and spare spaces do not matter."""
        words = plain(text)
        text = text[:80]  # whatever somebody pasted, the error repeats no more
        for kind in sorted(self.kinds, key=lambda k: -len(k.name)):  # "draw pile" before "draw"
            if words == kind.name or words.startswith(kind.name + " "):
                given = words[len(kind.name) :].split()
                if len(given) == len(kind.domains):
                    return self._action(kind, given, text)
        names = ", ".join(" ".join([k.name, *(f"<{d.name}>" for d in k.domains)]) for k in self.kinds)
        raise BadNotation("notation-unknown", text=text, known=names)

    def _action(self, kind: Kind, given: list[str], text: str) -> int:
        items = []
        for domain, word in zip(kind.domains, given, strict=True):
            if word not in domain.index_of:
                known = ", ".join(domain.items)
                raise BadNotation("notation-argument", text=text, word=word, domain=domain.name, known=known)
            items.append(domain.index_of[word])
        return kind.at(*items)
