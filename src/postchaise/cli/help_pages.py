"""Help pages and usage errors in the user's language: Typer knows the options, our messages describe them."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from postchaise.kernel.errors import BadOption

from .screen import Screen
from .translations import CliTranslator

HELP = "--help"
PATHS = ("FILE", "FILE.svg", "DIR", "GAME|DIR")  # what stands for file names, which may be any bytes


class CommandPage(TyperCommand):
    """A command: its help page, and which values it never takes."""

    def invoke(self, ctx: Any) -> Any:
        """Refuse values that are given but empty, as unset shell variables are, and names that are no text."""
        for each in self.params:
            given, metavar = ctx.params.get(str(each.name)), str(each.metavar)
            is_empty = given == "" and ctx.get_parameter_source(str(each.name)).name == "COMMANDLINE"
            values = [value for value in (given if isinstance(given, list) else [given]) if isinstance(value, str)]
            shown = each.opts[0] if each.param_type_name == "option" else _metavar(each)
            if is_empty:
                raise BadOption("value-empty", option=shown, expected=metavar)
            if metavar.strip("[]") not in PATHS and not all(map(_is_text, values)):
                raise BadOption("option-value", option=shown, value=" ".join(values)[:60], expected=metavar)
        return super().invoke(ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        screen: Screen = ctx.obj
        translator = screen.translator
        params: list[Any] = list(self.params)
        arguments = [each for each in params if each.param_type_name == "argument"]
        options = [each for each in params if each.param_type_name == "option" and HELP not in each.opts]
        shown = " ".join(_metavar(each) for each in arguments)
        screen.print()
        screen.print(
            " ".join(["postchaise", format_command(ctx), shown]).rstrip()
            + f" [{translator.translate('usage-options')}]",
            "bold",
        )
        screen.print(translator.translate(str(self.help)))
        screen.print()
        table = screen.table("left", "wide")
        for each in arguments:
            table.add_row(screen.text(_metavar(each), "cyan"), screen.text(translator.translate(each.help)))
        for each in options:
            typed = f"{each.opts[0]} {each.metavar or ''}".strip()
            table.add_row(screen.text(typed, "cyan"), screen.text(translator.translate(each.help)))
        table.add_row(screen.text("--lang en|fr|de", "cyan"), screen.text(translator.translate("opt-lang")))
        screen.put(table)
        section = ctx.parent.command
        if isinstance(section, CommandGroup) and self.name == section.name:
            others = [each for name, each in section.commands.items() if name != self.name]
            screen.print()
            screen.put(_commands(screen, f"postchaise {self.name}", others))


class CommandGroup(TyperGroup):
    """A group of subcommands. Without a subcommand the first one runs, which has the name of the group."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        first = self.list_commands(ctx)[0]
        known = bool(args) and args[0] in self.commands and args[0] != first
        return super().parse_args(ctx, args if known else [first, *args])


class ManualPage(TyperGroup):
    """The help page of `postchaise` itself."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        screen: Screen = ctx.obj
        screen.print()
        screen.print_message("overview")
        screen.print()
        commands = [self.get_command(ctx, name) for name in self.list_commands(ctx)]
        screen.put(_commands(screen, "postchaise", [each for each in commands if each is not None]))
        screen.print()
        screen.print_message("overview-more", "dim")


def _is_text(value: str) -> bool:
    """Whether a word was valid UTF-8; Python keeps other bytes as surrogates."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def _commands(screen: Screen, before: str, commands: list[Any]) -> Any:
    table = screen.table("left", "wide")
    for each in commands:
        table.add_row(
            screen.text(f"{before} {each.name}", "bold cyan"), screen.text(screen.translator.translate(str(each.help)))
        )
    return table


def format_command(context: Any) -> str:
    """The command as typed after `postchaise`; the first subcommand is typed as the group."""
    translator = str(context.command_path).split()[1:]
    return " ".join(dict.fromkeys(translator))


def _metavar(argument: Any) -> str:
    name = str(argument.metavar or argument.name)
    return name if argument.required or name.startswith("[") else f"[{name}]"


def format_usage_error(error: Exception, translator: CliTranslator) -> str:
    """One sentence for a usage error that Typer found; empty for other errors."""
    if getattr(error, "exit_code", 0) != 2:
        return ""
    context = getattr(error, "ctx", None)
    command = format_command(context) if context is not None else ""
    option = getattr(error, "option_name", "")
    parameter = getattr(error, "param", None)
    if option and hasattr(error, "possibilities"):
        return translator.translate("usage-no-option", option=option, command=command or "none")
    if option:
        return translator.translate("usage-no-value", option=option)
    if parameter is not None:
        return translator.translate("usage-missing", name=_metavar(parameter), command=command or "none")
    if not command:
        given = str(error).partition("'")[2].rpartition("'")[0] or str(error)
        group = getattr(context, "command", None)
        commands = group.list_commands(context) if context is not None and isinstance(group, ManualPage) else []
        return translator.translate("usage-no-command", given=given.partition("'")[0], known=", ".join(commands))
    return translator.translate("usage-too-many", command=command)
