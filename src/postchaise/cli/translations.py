"""Messages of the command line, falling back to those of the game and the library."""

from __future__ import annotations

from collections.abc import Sequence

from fluent.runtime import FluentBundle

from postchaise.i18n import Translator
from postchaise.i18n.languages import load_resource
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.messages.message import Message


class CliTranslator:
    """One language at the terminal."""

    def __init__(self, code: str, game: str = "", players: Sequence[str] = ()) -> None:
        self.translator = Translator(code, game, players)
        self.code = code
        self.players = list(players)
        self._own = FluentBundle([code], use_isolating=False)
        own = load_resource("postchaise.cli", "text", code)
        if own is not None:
            self._own.add_resource(own)

    def about(self, game: str, players: Sequence[str] = ()) -> CliTranslator:
        """The same language for one game and its players."""
        return CliTranslator(self.code, game, players)

    def knows(self, id: str) -> bool:
        return self._own.has_message(id) or self.translator.knows(id)

    def translate(self, message: Message | str, **args: int | str | Message) -> str:
        id, given = (message.id, message.args) if isinstance(message, Message) else (message, args)
        if not self._own.has_message(id):
            return self.translator.translate(message, **args)
        pattern = self._own.get_message(id).value
        arguments = {
            key: self.translator.translate(value) if isinstance(value, Message) else value
            for key, value in given.items()
        }
        return str(self._own.format_pattern(pattern, arguments)[0]) if pattern is not None else id

    def attribute(self, id: str, form: str, default: str = "") -> str:
        return self.translator.attribute(id, form, default)

    def error(self, error: PostchaiseError) -> str:
        """One sentence for an error. A broken rule that caused it is included."""
        details: dict[str, int | str | Message] = {k: v if v != "" else "none" for k, v in error.details.items()}
        cause = error.__cause__
        if "problem" in details and isinstance(cause, PostchaiseError):
            details["problem"] = self.error(cause)
        if self._own.has_message(error.code) or "problem" in details:
            return self.translate(Message(error.code, **details))
        return self.translator.error(error)
