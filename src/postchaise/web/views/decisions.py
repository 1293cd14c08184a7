"""A decision as groups of buttons, in words, and whether it is made in the card reference."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from postchaise.kernel.actions.decision import Bundle, Choice, Decision, omit_zero_amounts
from postchaise.kernel.content.cards import ReferenceCard
from postchaise.kernel.game import Game
from postchaise.kernel.registry import extras
from postchaise.web.translations import TableTranslator

from .table_view import TableView

COVERED: Final = "all"
LINES: Final = 3  # of reasons shown next to the choices
GAMES: Final = 200  # games and options whose card kinds are cached
MANY: Final = 8  # choices of one kind; with more the card reference opens by itself
FEW: Final = 4  # as many open by themselves where there is nothing else to do, and otherwise behind one line


@dataclass
class ChoiceButton:
    """One choice; `reason` says why it is unavailable, and is empty if it can be taken."""

    action: int
    notation: str
    label: str
    effects: list[str]
    price: list[tuple[str, int]]  # currency and amount; negative amounts are gains
    anchors: list[str]
    touch: list[str]
    icon: str
    reason: str = ""
    rule: str = ""
    key: int = 0  # keyboard number, from 1
    parts: list[tuple[str, int, str]] = field(default_factory=list)  # parts of its first price, with rules
    gain: bool = False  # that price is paid to the player
    bundle: Bundle | None = None  # several actions as one, or one drawn by the game
    back: bool = False  # only takes something back: gets no number
    explains: bool = False  # the coach can explain it, unless it only takes something back
    confirm: str = ""  # the question to ask before it is taken
    opens: str = ""  # the kind of choices that it opens in the card reference, instead of being a choice itself


@dataclass
class ChoiceGroup:
    """A group of choices, in words."""

    id: str
    title: str
    open: list[ChoiceButton]
    disabled: list[ChoiceButton]
    ends: bool  # ends the decision: always visible
    covered: list[ChoiceButton] = field(default_factory=list)  # choices that a bundle covers: folded, but clickable

    @property
    def barred(self) -> int:
        """The number of unavailable things; a line of the game may name several."""
        return sum(max(1, len(each.touch) if each.bundle is not None else 1) for each in self.disabled)

    @property
    def folds(self) -> bool:
        """Whether reasons are folded, so that available choices stay visible."""
        return len(self.disabled) > LINES or (len(self.disabled) == LINES and self.barred > LINES)


def build_choice_groups(
    game: Game[Any], view: dict[str, Any], decision: Decision, translator: TableTranslator
) -> list[ChoiceGroup]:
    """Group the choices: available ones first, bundles before single choices.

    A bundle of one action is that choice, drawn by the game. Choices covered by bundles are folded at the end.
    """
    bundles = extras(game).bundles(view, decision)
    covered = {notation for bundle in bundles for notation in bundle.covers}
    choices = {choice.notation: choice for choice in decision.allowed}
    ends = {group.id: group.ends for group in decision.groups()}
    alone: set[str] = set()
    found: dict[str, ChoiceGroup] = {}
    folded = ChoiceGroup(COVERED, "", [], [], False)
    for bundle in bundles:
        title = _title(bundle.group, translator)
        heading = found.setdefault(
            bundle.group, ChoiceGroup(bundle.group, title, [], [], ends.get(bundle.group, False))
        )
        choice = choices.get(bundle.actions[0]) if len(bundle.actions) == 1 else None
        if choice is not None and not set(choice.anchors) <= set(bundle.anchors):
            choice = None  # it names more: clicks on that still mean the choice itself
        if choice is not None:
            alone.add(choice.notation)
        button = _bundle_button(bundle, choice, translator)
        taken = [choices[notation].action for notation in bundle.actions if notation in choices]
        button.back = bool(taken) and all(game.space.kind_at[action].is_retraction for action in taken)
        (heading.disabled if bundle.reason else heading.open).append(button)
    for choice in decision.choices:
        if choice.notation in alone:
            continue
        button = _choice_button(game, view, choice, translator)
        if choice.notation in covered:
            folded.covered.append(button)
            continue
        title = _title(choice.group, translator)
        heading = found.setdefault(choice.group, ChoiceGroup(choice.group, title, [], [], ends[choice.group]))
        (heading.disabled if button.reason else heading.open).append(button)
    if folded.covered:
        found[COVERED] = folded
    shown = sorted(found.values(), key=_sort_key)
    for number, button in enumerate((each for heading in shown for each in heading.open if not each.back), 1):
        button.key = number
    return shown


def _sort_key(heading: ChoiceGroup) -> int:
    """Sort key: available choices, then unavailable ones, then what ends the decision."""
    return 3 if heading.id == COVERED else 2 if heading.ends else 0 if heading.open else 1


def _title(group: str, translator: TableTranslator) -> str:
    """The title of a group; games may use a longer one here than in the log."""
    return next(
        (translator.translate(id) for id in (f"group-{group}-long", f"group-{group}") if translator.knows(id)), ""
    )


def _bundle_button(bundle: Bundle, choice: Choice | None, translator: TableTranslator) -> ChoiceButton:
    effects = [translator.translate(effect) for effect in bundle.effects]
    reason = translator.translate(bundle.reason) if bundle.reason else ""
    touch = [*bundle.anchors, *bundle.touch]
    label = translator.translate(bundle.label)
    button = ChoiceButton(
        -1, "", label, effects, [], bundle.anchors, touch, bundle.icon, reason, bundle.rule, bundle=bundle
    )
    if choice is not None:
        button.action, button.notation = choice.action, choice.notation
        button.price = list(omit_zero_amounts(choice.pays).items())
        button.explains = True
        button.confirm = _confirmation(choice, translator)
    return button


def _choice_button(game: Game[Any], view: dict[str, Any], choice: Choice, translator: TableTranslator) -> ChoiceButton:
    brought = extras(game)
    total = sum(amount for _, amount, _ in choice.parts)
    return ChoiceButton(
        choice.action,
        choice.notation,
        translator.translate(choice.label),
        [translator.translate(effect) for effect in choice.effects],
        list(omit_zero_amounts(choice.pays).items()),
        choice.anchors,
        list(brought.highlights(view, choice.action, choice.anchors)),
        choice.icon,
        translator.reason(game, choice.reason) if choice.reason else "",
        choice.reason.rule if choice.reason else "",
        parts=[
            (translator.translate(message), -amount if total < 0 else amount, rule)
            for message, amount, rule in choice.parts
        ],
        gain=total < 0,
        explains=choice.reason is None and not game.space.kind_at[choice.action].is_retraction,
        confirm=_confirmation(choice, translator),
    )


def _confirmation(choice: Choice, translator: TableTranslator) -> str:
    return translator.translate(choice.confirm) if choice.confirm is not None and choice.reason is None else ""


def get_action_name(notation: str) -> str:
    return notation.partition(" ")[0]


def choose_priced_seat(table_view: TableView) -> int:
    """The seat whose prices are shown: the viewer's, or for spectators that of the player who must act."""
    asked = [player.seat for player in table_view.players if player.turn]
    return table_view.viewer if table_view.viewer >= 0 else (asked or [0])[0]


def list_reference_cards(table_view: TableView) -> list[ReferenceCard]:
    return extras(table_view.game).reference(table_view.view, choose_priced_seat(table_view))


_kinds: dict[tuple[str, str], set[str]] = {}  # prefixes of card anchors, by game and options


def _may_be_card(table_view: TableView, button: ChoiceButton) -> bool:
    """Whether a choice may be a card. Listing all cards takes longer than rendering most decisions."""
    key = (table_view.table.game, repr(table_view.table.options))
    if key not in _kinds:
        if len(_kinds) > GAMES:
            _kinds.clear()
        _kinds[key] = set(table_view.card_kinds)
    return any(anchor.partition(":")[0] in _kinds[key] for anchor in button.anchors)


def find_card_choice_kind(table_view: TableView, asked: list[ChoiceGroup]) -> str:
    """The kind of choice made in the reference, all of them cards: many, or some and nothing else; else empty.

    The game has a heading for them, `cards-pick-<kind>`; without one its board is the better place to choose.
    """
    buttons = [button for heading in asked for button in heading.open + heading.covered if not button.reason]
    others = [button for heading in asked if not heading.ends for button in heading.open + heading.covered]
    for kind, count in _count_card_kinds(table_view, buttons).items():
        if not table_view.translator.knows(f"cards-pick-{kind}"):
            continue
        if count > MANY or all(get_action_name(button.notation) == kind for button in others if not button.reason):
            return kind
    return ""


def _count_card_kinds(table_view: TableView, buttons: list[ChoiceButton]) -> dict[str, int]:
    """Count the available choices of each kind of which there are some, all of them cards."""
    kinds: dict[str, list[ChoiceButton]] = {}
    for button in buttons:
        if button.notation:
            kinds.setdefault(get_action_name(button.notation), []).append(button)
    found = {
        kind: choices
        for kind, choices in kinds.items()
        if len(choices) >= FEW and all(_may_be_card(table_view, button) for button in choices)
    }
    if not found:
        return {}
    anchors = {anchor for card in list_reference_cards(table_view) for anchor in card.anchors}
    return {
        kind: len(choices)
        for kind, choices in found.items()
        if all(anchors.intersection(button.anchors) for button in choices)
    }


def fold_card_choices(table_view: TableView, asked: list[ChoiceGroup]) -> list[ChoiceGroup]:
    """Put some cards among other choices behind one line that opens them, if the game has words for it.

    `cards-open-<kind>` is that line.
    """
    buttons = [button for heading in asked for button in heading.open]
    picked = find_card_choice_kind(table_view, asked)
    folded = []
    for heading in asked:
        kinds = {get_action_name(button.notation) for button in heading.open}
        kind = next(iter(kinds)) if len(kinds) == 1 else ""
        label = f"cards-open-{kind}"
        if (
            kind == picked
            or not table_view.translator.knows(label)
            or kind not in _count_card_kinds(table_view, buttons)
        ):
            folded.append(heading)
            continue
        choices, prices = heading.open, {tuple(button.price) for button in heading.open}
        anchors = {anchor for button in choices for anchor in button.anchors}
        count = sum(not anchors.isdisjoint(card.anchors) for card in list_reference_cards(table_view))
        line = replace(
            choices[0],
            action=-1,
            notation="",
            label=table_view.translator.translate(label, count=count),
            effects=[],
            price=list(prices.pop()) if len(prices) == 1 else [],
            anchors=[],
            touch=[anchor for button in choices for anchor in button.touch],
            parts=[],
            explains=False,
            opens=kind,
        )
        folded.append(replace(heading, open=[line], disabled=[], covered=[*heading.covered, *choices]))
    return folded
