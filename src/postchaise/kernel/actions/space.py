"""The action space: every action of a game has a dense id, a kind with arguments from named domains, and a notation."""

from __future__ import annotations

import unicodedata
from typing import Final

from mypy_extensions import i64

from postchaise.kernel.errors import BadNotation

from .domains import Amount as Amount
from .domains import Domain as Domain

NO_ITEM: Final = -1
UNSCORED: Final = -1_000_000.0  # no score is declared
LAST: Final = 1_000_000  # headings of what ends a question come after all others


def normalize_text(text: str) -> str:
    """Lower case, without accents, single spaces: "Buy  Orléans" -> "buy orleans"."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in flat if not unicodedata.combining(c)).split())


class Kind:
    """One kind of action with zero to two arguments; its ids are `first` to `first + size - 1`.

    Everything that is true of an action whatever the position is declared here, see `ActionSpace.kind`.
    """

    def __init__(self, index: int, name: str, first: int, domains: list[Domain]) -> None:
        self.index: int = index
        self.name: str = name
        self.first: i64 = first
        self.domains: list[Domain] = domains
        self.width: i64 = len(domains[1].items) if len(domains) > 1 else 1
        self.size: i64 = self.width * (len(domains[0].items) if domains else 1)
        self.key: str = name.replace(" ", "-")  # part of text keys: "draw pile" -> "draw-pile"
        self.groups: tuple[str, ...] = (self.key,)
        self.icon: str = ""
        self.steps: tuple[int, ...] = ()
        self.aliases: tuple[str, ...] = ()
        self.default: int = NO_ITEM
        self.rules: tuple[str, ...] = ()
        self.ends: bool = False
        self.is_retraction: bool = False
        self.score: float = UNSCORED

    def at(self, a: int = 0, b: int = 0) -> int:
        """The id of the action with these arguments."""
        return self.first + a * self.width + b

    def all(self) -> list[int]:
        """Every id of this kind."""
        return list(range(self.first, self.first + self.size))


class ActionSpace:
    """All actions of a game: each is a number, and has a kind, up to two arguments and a notation.

    Kinds are declared in the order in which `legal` meets them, so that its lists come out sorted. `groups` names the
    headings that people read before all others.
    """

    def __init__(self, groups: tuple[str, ...] = ()) -> None:
        self.kinds: list[Kind] = []
        self.kind_at: list[Kind] = []  # decode an id: three parallel lists, no division, no dictionary
        self.a_of: list[int] = []
        self.b_of: list[int] = []
        self.domains: dict[str, Domain] = {}
        self.amounts: dict[str, Amount] = {}
        self._first: tuple[str, ...] = groups
        self._ranks: dict[str, int] = {}

    # Declaring

    def domain(
        self,
        name: str,
        items: list[str],
        called: str = "",
        counted: str = "",
        spellings: dict[str, str] | None = None,
        rules: dict[str, str] | None = None,
        icons: dict[str, str] | None = None,
    ) -> Domain:
        """Things of a name: see `Domain`. Also those that only the log or reasons speak of."""
        found = Domain(name, items, called, counted, spellings, rules, icons)
        if name in self.domains or name in self.amounts:
            raise ValueError(f"the name {name} is taken")
        self.domains[name] = found
        return found

    def amount(self, name: str) -> Amount:
        """A number with a unit, for the log and reasons: see `Amount`."""
        found = Amount(name)
        self.amounts[name] = found
        return found

    def kind(
        self,
        name: str,
        first: Domain | None = None,
        second: Domain | None = None,
        group: str | tuple[str, ...] = "",
        icon: str = "",
        steps: tuple[int, ...] = (),
        aliases: tuple[str, ...] = (),
        default: int = NO_ITEM,
        rules: str = "",
        ends: bool = False,
        is_retraction: bool = False,
        score: float = UNSCORED,
    ) -> Kind:
        """Declares the next kind. All but the name is optional.

        `group`: the heading it stands under, its own name without; several, in their order, where `Game.group` chooses.
        `icon`: a symbol of the sprite sheet, `g-{good}` with the item it names; else that of the first item that
        has one. Where it depends on the position, `Cost.icon` says which.
        `steps`: the steps of the agenda in which it is answered.
        `aliases`: what people also type for the name.
        `default`: the last argument if nobody says it.
        `rules`: the ids of the rules it stands on, in the order somebody would read them, separated by spaces.
        `ends`: it ends a question; listed last and always in sight.
        `is_retraction`: it only takes back an own step (`Game.is_retraction` may know better by position).
        `score`: what bots think of it, about in points, as long as no scoring function knows it (`declared_score`).
        """
        domains = [d for d in (first, second) if d is not None]
        kind = Kind(len(self.kinds), name, len(self.kind_at), domains)
        if group:
            kind.groups = (group,) if isinstance(group, str) else group
        kind.icon, kind.steps, kind.aliases, kind.default = icon, steps, aliases, default
        kind.rules, kind.ends, kind.is_retraction, kind.score = tuple(rules.split()), ends, is_retraction, score
        self.kinds.append(kind)
        for n in range(kind.size):
            self.kind_at.append(kind)
            self.a_of.append(n // kind.width if domains else NO_ITEM)
            self.b_of.append(n % kind.width if len(domains) > 1 else NO_ITEM)
        self._ranks = {}
        return kind

    # Asking

    def __len__(self) -> int:
        return len(self.kind_at)

    def arguments(self, action: int) -> list[tuple[Domain, int]]:
        """The things an action names, each as its domain and its number there."""
        return list(zip(self.kind_at[action].domains, (self.a_of[action], self.b_of[action]), strict=False))

    def notation(self, action: int) -> str:
        """The action as people write it: "play ulm left"."""
        return " ".join([self.kind_at[action].name, *(domain.items[item] for domain, item in self.arguments(action))])

    def anchors(self, action: int) -> list[str]:
        """Where on the board the things are that an action names: "city:ulm"."""
        return [domain.anchors[item] for domain, item in self.arguments(action)]

    def icon(self, action: int) -> str:
        """Return the symbol beside a choice: that of its kind, else of the first item with one; empty without."""
        kind = self.kind_at[action]
        if "{" in kind.icon:
            return kind.icon.format(**{domain.name: domain.items[item] for domain, item in self.arguments(action)})
        for domain, item in [] if kind.icon else self.arguments(action):
            if domain.items[item] in domain.icons:
                return domain.icons[domain.items[item]]
        return kind.icon

    def rules(self, action: int) -> list[str]:
        """The rules that explain an action: those of the things it names, then those of its kind."""
        found: list[str] = []
        for domain, item in self.arguments(action):
            found += domain.rules.get(domain.items[item], "").split()
        return list(dict.fromkeys([*found, *self.kind_at[action].rules]))

    def rank(self, action: int, group: str) -> int:
        """Where a heading stands in every question: as its kinds are declared, what ends the question last."""
        if not self._ranks:
            headings = [*self._first, *(heading for kind in self.kinds for heading in kind.groups)]
            lasting = {heading for kind in self.kinds if not kind.ends for heading in kind.groups}
            for number, heading in enumerate(dict.fromkeys(headings)):
                self._ranks[heading] = number if heading in lasting else number + LAST
        found = self._ranks.get(group)
        return self._ranks[self.kind_at[action].groups[0]] if found is None else found

    # Reading

    def parse(self, text: str) -> int:
        """The id a notation names. Capitals, accents and spare spaces do not matter."""
        words = normalize_text(text)
        text = text[:80]  # whatever somebody pasted, the error repeats no more
        named_kinds = [(name, kind) for kind in self.kinds for name in (kind.name, *kind.aliases)]
        for name, kind in sorted(named_kinds, key=lambda pair: -len(pair[0])):  # "draw pile" before "draw"
            if words == name or words.startswith(name + " "):
                given = _parse_items(kind.domains, words[len(name) :].strip())
                if len(given) == len(kind.domains) - 1 and kind.default != NO_ITEM:
                    given.append(kind.domains[-1].items[kind.default])
                if len(given) == len(kind.domains):
                    return _action(kind, given, text)
        names = ", ".join(" ".join([k.name, *(f"<{d.name}>" for d in k.domains)]) for k in self.kinds)
        raise BadNotation("notation-unknown", text=text, known=names)


def _parse_items(domains: list[Domain], text: str) -> list[str]:
    """One word per thing: ids of several words may be typed with spaces, and things by other spellings."""
    if not domains:
        return text.split()
    for domain in domains:
        for item in domain.items:
            if "-" in item:
                text = f" {text} ".replace(f" {item.replace('-', ' ')} ", f" {item} ").strip()
    spellings: dict[str, str] = {}
    for domain in domains:
        spellings |= domain.spellings
    return [spellings.get(word, word) for word in text.split()]


def _action(kind: Kind, given: list[str], text: str) -> int:
    items = []
    for domain, word in zip(kind.domains, given, strict=True):
        if word not in domain.index_of:
            known = ", ".join(domain.items)
            raise BadNotation("notation-argument", text=text, word=word, domain=domain.name, known=known)
        items.append(domain.index_of[word])
    return kind.at(*items)
