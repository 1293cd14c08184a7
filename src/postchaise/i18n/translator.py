"""Translates messages. Arguments that are messages become names which know their other forms."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Self

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone

from postchaise.kernel.actions.decision import Choice, omit_zero_amounts
from postchaise.kernel.errors import IllegalAction, PostchaiseError
from postchaise.kernel.game import Game
from postchaise.kernel.messages.message import Message, get_count_message_id
from postchaise.kernel.messages.reason import Reason
from postchaise.kernel.registry import game as find_game

from .languages import load_resources, match_supported_language


class InflectedName(str):
    """A name that remembers its message, so that a sentence can ask for a form: NAME($good, form: "some")."""

    key: str


class Translator:
    """Translates into one language, for one game and the names of its players."""

    def __init__(self, code: str, game: str = "", players: Sequence[str] = (), packages: Sequence[str] = ()) -> None:
        self.code = match_supported_language(code)
        self.game = game
        self.players = list(players)
        self._bundle = FluentBundle([code], functions={"NAME": self._name}, use_isolating=False)
        for each in load_resources(game, code, packages):
            self._bundle.add_resource(each)
        if code != "en":  # a third party's game may speak English only
            for each in load_resources(game, "en", packages):
                self._bundle.add_resource(each)

    def with_players(self, players: Sequence[str]) -> Self:
        """Return a translator for other players that shares the loaded messages."""
        other = copy.copy(self)
        other.players = list(players)
        return other

    def knows(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def translate(self, message: Message | str, **args: int | str | Message) -> str:
        """Return the sentence. A missing message yields its id and arguments."""
        if isinstance(message, str):
            message = Message(message, **args)
        if message.id == "seat":
            return self._player(message)
        if not self._bundle.has_message(message.id):
            return f"{message.id} {message.args}" if message.args else message.id
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            return message.id
        text, gaps = self._bundle.format_pattern(pattern, {k: self._argument(v) for k, v in message.args.items()})
        if gaps:
            self.report_gaps(message, gaps)
        return str(text)

    def report_gaps(self, message: Message, gaps: Sequence[Exception]) -> None:
        """Called when an argument or form is missing. Tests override it; the sentence is shown with a gap."""

    def attribute(self, id: str, form: str, default: str = "") -> str:
        """Return a form of a name, such as its article, or an attribute such as its one-sentence effect."""
        if not self._bundle.has_message(id):
            return default
        pattern = self._bundle.get_message(id).attributes.get(form)
        return str(self._bundle.format_pattern(pattern, {})[0]) if pattern is not None else default

    def _argument(self, value: int | str | Message) -> int | str:
        if not isinstance(value, Message):
            return value
        name = InflectedName(self.translate(value))
        name.key = value.id
        return name

    def _name(self, value: Any, form: str = "") -> Any:
        if isinstance(value, FluentNone):
            return value
        key = getattr(value, "key", "")
        return self.attribute(key, str(form), str(value)) if form and key else str(value)

    def _player(self, message: Message) -> str:
        number = int(str(message.args["seat"]))
        if 0 < number <= len(self.players):
            return self.players[number - 1]
        pattern = self._bundle.get_message("seat").value
        return str(self._bundle.format_pattern(pattern, {"seat": number})[0]) if pattern is not None else str(number)

    # What a game says

    def reason(self, game: Game[Any], reason: Reason) -> str:
        return self.translate(game.explain(reason))

    def price(self, pays: dict[str, int]) -> str:
        """ "3 deniers, 1 wood", gains with a plus."""
        words = []
        for currency, amount in omit_zero_amounts(pays).items():
            words.append(
                ("+" if amount < 0 else "") + self.translate(get_count_message_id(currency), count=abs(amount))
            )
        return ", ".join(words)

    def effects(self, choice: Choice) -> str:
        return self.translate("separator").join(self.translate(effect) for effect in choice.effects)

    def error(self, error: PostchaiseError) -> str:
        """Return one clear sentence for an error that was raised on purpose."""
        if isinstance(error, IllegalAction):
            return self._illegal(error)
        details: dict[str, int | str | Message] = {k: v if v != "" else "none" for k, v in error.details.items()}
        if "problem" in details and isinstance(error.__cause__, PostchaiseError):
            details["problem"] = self.error(error.__cause__)  # in this language
        return self.translate(Message(error.code, **details))

    def _illegal(self, error: IllegalAction) -> str:
        translator = self if error.game in ("", self.game) else Translator(self.code, error.game, self.players)
        if not error.game:
            return translator.translate(f"reason-{error.reason.rule}")
        return translator.reason(find_game(error.game), error.reason)


def format_error(error: PostchaiseError, code: str = "en") -> str:
    return Translator(code).error(error)
