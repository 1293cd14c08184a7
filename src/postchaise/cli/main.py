"""The `postchaise` command: its subcommands, and how errors are reported."""

from __future__ import annotations

import sys
from functools import cache
from typing import Annotated, Any

import typer

import postchaise
from postchaise.i18n import LANGUAGES, detect_language
from postchaise.i18n.languages import match_supported_language
from postchaise.kernel import game as compiled_or_not
from postchaise.kernel.errors import PostchaiseError

from . import about as about_page
from . import club
from . import replay as recorded
from . import rules as rules_page
from . import server as server_commands
from . import simulate as simulation
from .arena import balance, calibrate, contest, puzzles, tune
from .arguments import (
    Components,
    Database,
    Edition,
    File,
    Game,
    Games,
    Options,
    Ray,
    Seed,
    SettingsFile,
    Variant,
    Workers,
    create_executor,
    parse_number,
    parse_options,
    use_components,
)
from .help_pages import CommandGroup, CommandPage, ManualPage, format_usage_error
from .play import play as table
from .screen import Screen, discard, open_closed_streams, write_results

FAILED = 1
WRONG = 2
STOPPED = 130  # exit code of shells for Ctrl-C

app = typer.Typer(cls=ManualPage, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def overview(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="opt-version")] = False
) -> None:
    screen: Screen = context.obj
    if version:
        built = "pure" if str(compiled_or_not.__file__).endswith(".py") else "compiled"
        screen.print_message(
            "version", version=postchaise.__version__, built=screen.translator.translate(f"built-{built}")
        )
    elif context.invoked_subcommand is None:
        context.get_help()  # prints the help


@app.command(cls=CommandPage, help="cmd-play")
def play(
    context: typer.Context,
    game: Game = "la-loire",
    seats: Annotated[str, typer.Option(metavar="WHO,WHO", help="opt-seats")] = "you,apprentice",
    names: Annotated[str, typer.Option(metavar="NAME,NAME", help="opt-names")] = "",
    edition: Edition = "",
    variant: Variant = "",
    option: Options = None,
    seed: Seed = "",
    components: Components = "",
) -> None:
    fixed = parse_number("seed", seed, 0) if seed else None
    table.start_match(context.obj, game, seats, names, parse_options(option, edition, variant), fixed, components)


@app.command(cls=CommandPage, help="cmd-serve")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="HOST", help="opt-host")] = "",
    port: Annotated[str, typer.Option(metavar="N", help="opt-port")] = "",
    database: Database = "",
    public_url: Annotated[str, typer.Option(metavar="ADDRESS", help="opt-public-url")] = "",
    trusted_proxies: Annotated[str, typer.Option(metavar="ADDRESS,ADDRESS", help="opt-trusted-proxies")] = "",
    settings: SettingsFile = "",
    browser: Annotated[bool, typer.Option("--browser", help="opt-browser")] = False,
    bot_pause: Annotated[str, typer.Option(metavar="SECONDS", help="opt-bot-pause")] = "",
    bot_workers: Annotated[str, typer.Option(metavar="N", help="opt-bot-workers")] = "",
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies", help="opt-secure-cookies")] = False,
    json_logs: Annotated[bool, typer.Option("--json-logs", help="opt-json-logs")] = False,
) -> None:
    server_commands.run_server(
        context.obj,
        settings,
        browser,
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        bot_pause=bot_pause,
        bot_workers=bot_workers,
        secure_cookies=secure_cookies,
        json_logs=json_logs,
    )


@app.command("site", cls=CommandPage, help="cmd-site")
def write_site(
    context: typer.Context, folder: Annotated[str, typer.Argument(metavar="FOLDER", help="arg-site")]
) -> None:
    from . import site  # imported here, as it loads the server

    site.write_site(context.obj, folder)


@app.command(cls=CommandPage, help="cmd-resume")
def resume(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="[FILE]", help="arg-save")] = "",
    components: Components = "",
) -> None:
    table.resume_match(context.obj, file, components)


@app.command(cls=CommandPage, help="cmd-games")
def games(context: typer.Context) -> None:
    about_page.list_games(context.obj)


@app.command(cls=CommandPage, help="cmd-rules")
def rules(
    context: typer.Context,
    game: Game = "la-loire",
    words: Annotated[list[str] | None, typer.Argument(metavar="[ID or WORDS]", help="arg-words")] = None,
) -> None:
    rules_page.print_rules(context.obj, game, " ".join(words or []))


@app.command(cls=CommandPage, help="cmd-about")
def about(context: typer.Context, game: Game = "la-loire", components: Components = "") -> None:
    about_page.show_game(context.obj, game, components)


@app.command(cls=CommandPage, help="cmd-simulate")
def simulate(
    context: typer.Context,
    game: Game = "la-loire",
    seats: Annotated[str, typer.Option(metavar="N", help="opt-seat-count")] = "",
    games: Games = "100",
    workers: Workers = "1",
    ray: Ray = "",
    seed: Seed = "0",
    edition: Edition = "",
    variant: Variant = "",
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="opt-json")] = False,
    csv: Annotated[str, typer.Option(metavar="FILE", help="opt-csv")] = "",
    components: Components = "",
) -> None:
    from postchaise.kernel.registry import meta

    page = meta(game)
    use_components(game, components)
    count = parse_number("seats", seats, 1, 99) if seats else page.max_seats
    options = parse_options(option, edition, variant)
    many, first_seed = parse_number("games", games, 1), parse_number("seed", seed, 0)
    if json and csv:
        raise PostchaiseError("cli-json-or-csv")
    where = create_executor(workers, ray, game)
    simulation.run_simulation(context.obj, game, count, many, where, first_seed, options, "json" if json else csv)


arena_app = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None)
arena_app.command("arena", cls=CommandPage, help="cmd-arena")(contest.run_contest_command)
arena_app.command("tune", cls=CommandPage, help="cmd-tune")(tune.run_tune_command)
arena_app.command("balance", cls=CommandPage, help="cmd-balance")(balance.report_balance)
arena_app.command("calibrate", cls=CommandPage, help="cmd-calibrate")(calibrate.calibrate_predictions)
arena_app.command("puzzles", cls=CommandPage, help="cmd-puzzles")(puzzles.search_puzzles)
app.add_typer(arena_app, name="arena", help="cmd-arena")


admin_app = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None)
admin_app.command("admin", cls=CommandPage, help="cmd-admin")(server_commands.print_tables)
admin_app.command("list", cls=CommandPage, help="cmd-admin-list")(server_commands.print_tables)
admin_app.command("init", cls=CommandPage, help="cmd-init")(server_commands.write_host_files)
admin_app.command("check-config", cls=CommandPage, help="cmd-check-config")(server_commands.check_settings)
admin_app.command("backup", cls=CommandPage, help="cmd-backup")(server_commands.back_up_database)
admin_app.command("verify", cls=CommandPage, help="cmd-verify")(server_commands.verify_backup_file)
admin_app.command("restore", cls=CommandPage, help="cmd-restore")(server_commands.restore_database)
admin_app.command("close", cls=CommandPage, help="cmd-close")(server_commands.close_table_by_id)
admin_app.command("purge", cls=CommandPage, help="cmd-purge")(server_commands.purge_old_tables)
admin_app.command("ban", cls=CommandPage, help="cmd-ban")(server_commands.ban_address)
admin_app.command("unban", cls=CommandPage, help="cmd-unban")(server_commands.unban_address)
admin_app.command("bans", cls=CommandPage, help="cmd-bans")(server_commands.list_bans)
admin_app.command("people", cls=CommandPage, help="cmd-people")(club.print_people)
admin_app.command("chat", cls=CommandPage, help="cmd-chat")(club.print_chat)
admin_app.command("remove-chat", cls=CommandPage, help="cmd-remove-chat")(club.remove_chat_lines)
admin_app.command("admission", cls=CommandPage, help="cmd-admission")(club.print_admission_link)
admin_app.command("admit", cls=CommandPage, help="cmd-admit")(club.admit_person)
admin_app.command("dismiss", cls=CommandPage, help="cmd-dismiss")(club.dismiss_member)
admin_app.command("members", cls=CommandPage, help="cmd-members")(club.print_members)
admin_app.command("push-key", cls=CommandPage, help="cmd-push-key")(server_commands.print_push_key)
app.add_typer(admin_app, name="admin", help="cmd-admin")


@app.command(cls=CommandPage, help="cmd-replay")
def replay(
    context: typer.Context,
    file: File,
    to: Annotated[str, typer.Option(metavar="N", help="opt-to")] = "",
    components: Components = "",
) -> None:
    recorded.step_through(context.obj, file, parse_number("to", to, 0) if to else None, components)


@app.command(cls=CommandPage, help="cmd-check")
def check(context: typer.Context, file: File, components: Components = "") -> None:
    recorded.verify_record(context.obj, file, components)


@app.command(cls=CommandPage, help="cmd-analyse")
def analyse(
    context: typer.Context,
    file: File,
    seed: Annotated[str, typer.Option(metavar="N", help="opt-analyse-seed")] = "0",
    effort: Annotated[str, typer.Option(metavar="PERCENT", help="opt-effort")] = "100",
    json: Annotated[bool, typer.Option("--json", help="opt-json")] = False,
    components: Components = "",
) -> None:
    from . import analyse as analysis  # imported here, as it loads the bots

    many = parse_number("effort", effort, 1, 1000)
    analysis.analyse_record(context.obj, file, parse_number("seed", seed, 0), many, json, components)


@app.command("check-game", cls=CommandPage, help="cmd-check-game")
def check_game(
    context: typer.Context,
    game: Game = "la-loire",
    seeds: Annotated[str, typer.Option(metavar="N", help="opt-seeds")] = "2",
    seats: Annotated[str, typer.Option(metavar="N,N", help="opt-seat-counts")] = "",
    seed: Annotated[str, typer.Option(metavar="N", help="opt-first-seed")] = "0",
    only: Annotated[str, typer.Option(metavar="CHECK,CHECK", help="opt-only")] = "",
    components: Components = "",
) -> None:
    from postchaise.kernel.registry import meta

    from . import check_game as checking  # imported here, as it loads the test suite

    page = meta(game)
    use_components(game, components)
    counts = [parse_number("seats", each, page.min_seats, page.max_seats) for each in seats.split(",") if each]
    first = parse_number("seed", seed, 0)
    numbers = range(first, first + parse_number("seeds", seeds, 1, 1000))
    if not checking.run_suite(context.obj, page, counts, numbers, [each for each in only.split(",") if each]):
        raise typer.Exit(FAILED)


def _language(arguments: list[str]) -> tuple[str, list[str]]:
    """Find `--lang fr` anywhere among the arguments; otherwise use the locale."""
    rest = list(arguments)
    for i, word in enumerate(rest):
        if word == "--lang" or word.startswith("--lang="):
            value = word.removeprefix("--lang=") if "=" in word else "".join(rest[i + 1 : i + 2])
            del rest[i : i + (1 if "=" in word else 2)]
            return value, rest
    return detect_language(), rest


@cache
def _command() -> Any:
    """Build the command once: Typer takes longer for it than most commands run."""
    return typer.main.get_command(app)


def main(arguments: list[str] | None = None) -> None:
    """Run a command. User errors end with one sentence on standard error and exit code 2."""
    open_closed_streams()
    code, rest = _language(sys.argv[1:] if arguments is None else arguments)
    screen = Screen(code if code in LANGUAGES else detect_language())
    try:
        match_supported_language(code)
        command = _command()
        with command.make_context("postchaise", rest, obj=screen) as context:
            command.invoke(context)
        with write_results():
            pass  # of what is still to be flushed
        sys.exit(0)
    except typer.Exit as done:
        sys.exit(done.exit_code)
    except PostchaiseError as error:
        screen.complain(screen.translator.error(error))
        sys.exit(WRONG)
    except BrokenPipeError:  # the reader has seen enough, as `head` has
        discard(sys.stdout)
        sys.exit(0)
    except (KeyboardInterrupt, typer.Abort):
        screen.complain(screen.translator.translate("stopped"))
        sys.exit(STOPPED)
    except Exception as error:
        sentence = format_usage_error(error, screen.translator)
        if not sentence:
            raise
        screen.complain(sentence)
        sys.exit(WRONG)
    finally:
        _flush_output()


def _flush_output() -> None:
    """Write what is left before Python does at its end, where a failure would change the exit code."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        discard(sys.stdout)


if __name__ == "__main__":
    main()
