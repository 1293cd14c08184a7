"""Commands besides the choices: help, hint, why, board, log, undo, save, quit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from postchaise.bots.paired_comparison import NO_ACTION
from postchaise.cli import rules
from postchaise.cli.screen import Screen
from postchaise.i18n import text_board
from postchaise.i18n.rulebook import parse_rulebook
from postchaise.kernel.actions.decision import Choice, Decision
from postchaise.kernel.actions.space import normalize_text
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.match import Match

from . import hint, question, saves
from .seats import TerminalSeat

COMMANDS = ("help", "hint", "why", "board", "offer", "log", "undo", "save", "quit")
LOG_LINES = 30


class Commands:
    """Handles everything that is not an action of the game, in the user's language or in English."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        seats: list[TerminalSeat],
        decision: Decision,
        show_board: Callable[[], None],
        save: Callable[[], None],
    ) -> None:
        self.screen, self.match, self.seats, self.decision = screen, match, seats, decision
        self.show_board, self.save = show_board, save
        self.translator = {
            word: name for name in COMMANDS for word in [name, *screen.translator.translate(f"type-{name}").split()]
        }

    def _read(self, text: str) -> tuple[str, str]:
        if text.startswith("?"):
            return "help", text[1:].strip()
        first, _, rest = text.partition(" ")
        name = self.translator.get(normalize_text(first), "")
        if rest and name in ("board", "offer", "log", "undo", "quit"):
            name = ""  # "end turn" and the like belong to the game
        return name, rest.strip()

    def leaves(self, text: str) -> bool:
        return self._read(text)[0] == "quit"

    def takes_back(self, text: str) -> bool:
        """Undo the last action if a person played it: people at one terminal sit together."""
        if self._read(text)[0] != "undo":
            return False
        seat = self.decision.seat
        if self.match.entries and self.seats[self.match.entries[-1].seat].human:
            seat = self.match.entries[-1].seat
        entry = self.match.undo(seat)
        self.save()
        self.screen.print_message("undone", action=self.match.game.notation(entry.action))
        return True

    def answered(self, text: str) -> bool:
        """Handle a command; False if the line is none."""
        name, rest = self._read(text)
        if name == "help" and not rest:
            self._help()
        elif name == "help":
            self._explain(rest)
        elif name == "hint":
            self._hint(rest)
        elif name == "why":
            self._why(rest)
        elif name == "board":
            self.show_board()
        elif name == "offer":
            view = self.match.view(self.decision.seat)
            self.screen.rows(
                text_board.render_available(self.match.game.meta.id, view, self.screen.translator, self.screen.width)
            )
        elif name == "log":
            self._log()
        elif name == "save":
            self._save(rest)
        return bool(name)

    def action(self, text: str) -> int:
        """Parse a number, a label or a notation."""
        choice = question.find_answer(self.screen, self.decision, text)
        if choice is not None:
            return choice.action
        if text.isascii() and text.isdigit():
            raise PostchaiseError("cli-number", number=text[:6], most=len(self.decision.allowed))
        return self.match.game.parse(text)

    def _help(self) -> None:
        translator = self.screen.translator
        self.screen.print(translator.translate("help-play-now"))
        table = self.screen.table("left", "wide")
        for name in COMMANDS:
            typed = translator.translate(f"typed-{name}")
            table.add_row(self.screen.text(typed, "bold cyan"), self.screen.text(translator.translate(f"does-{name}")))
        self.screen.put(table, 3)

    def _explain(self, text: str) -> None:
        """Explain a choice in full: price, effects, and its rules."""
        action = self.action(text)
        screen, translator = self.screen, self.screen.translator
        choice: Choice | None = next((c for c in self.decision.choices if c.action == action), None)
        if choice is not None:
            screen.print(question.get_choice_label(screen, choice), "bold")
            for line in (translator.translator.price(choice.pays), question.join_effects(screen, choice)):
                if line:
                    screen.print(line, indent=3)
        reason = self.match.why_not(self.decision.seat, action)
        if reason is not None:
            screen.print(
                translator.translate("not-now", reason=translator.translator.reason(self.match.game, reason)),
                "red",
                indent=3,
            )
        game = self.match.game.meta.id
        rules.show_ids(screen, game, rules.list_rules_of_action(game, action))
        screen.print_message("typed-as", "dim", notation=self.match.game.notation(action))

    def _hint(self, text: str) -> None:
        """Show a hint. Its mark is saved at once."""
        level = hint.parse_hint_level(self.screen, text)
        about = self.action(text) if level == "explain" else NO_ACTION
        if hint.show_hint(self.screen, self.match, self.seats, self.decision, level, about):
            self.save()

    def _why(self, text: str) -> None:
        """Explain why an action is not allowed: rule id, reason, and the text of the rule."""
        screen, translator = self.screen, self.screen.translator
        if not text:
            raise PostchaiseError("cli-why")
        reason = self.match.why_not(self.decision.seat, self.action(text))
        if reason is None:
            screen.print_message("allowed")
            return
        game = self.match.game
        known = reason.rule in parse_rulebook(game.meta.id, translator.code)
        sentence = translator.translator.reason(game, reason)
        screen.print(f"{reason.rule}: {sentence}" if known else sentence, "red")
        rules.show_ids(screen, game.meta.id, [reason.rule])

    def _log(self) -> None:
        viewer = self.decision.seat if self.seats[self.decision.seat].human else SPECTATOR
        for line in self.match.log(viewer)[-LOG_LINES:]:
            self.screen.print("· " + self.screen.translator.translate(line), "dim")

    def _save(self, file: str) -> None:
        if file:
            path = Path(file).expanduser()
            saves.write_record(path, saves.format_save(self.match, self.seats))
            self.screen.print_message("saved", file=str(path))
        else:
            self.save()
            self.screen.print_message("saved-anyway", folder=str(saves.get_saves_folder()))
