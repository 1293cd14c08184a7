"""The `postchaise` command: its subcommands, and how errors are reported."""

from __future__ import annotations

import sys
from functools import cache
from typing import Annotated, Any

import typer

import postchaise
from postchaise.i18n import LANGUAGES, detect_language
from postchaise.i18n.languages import supported_language
from postchaise.kernel import game as compiled_or_not
from postchaise.kernel.errors import PostchaiseError

from . import about as about_page
from . import admin
from . import replay as recorded
from . import rules as rules_page
from . import serve as serving
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
    chosen,
    engine,
    number,
    use_components,
)
from .manual import Manual, Page, Section, usage_error
from .play import play as table
from .screen import Screen, quiet_pipe

FAILED = 1
WRONG = 2
STOPPED = 130  # exit code of shells for Ctrl-C

app = typer.Typer(cls=Manual, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


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


@app.command(cls=Page, help="cmd-play")
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
    fixed = number("seed", seed, 0) if seed else None
    table.new(context.obj, game, seats, names, chosen(option, edition, variant), fixed, components)


@app.command(cls=Page, help="cmd-serve")
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
    serving.run(
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


@app.command(cls=Page, help="cmd-resume")
def resume(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="[FILE]", help="arg-save")] = "",
    components: Components = "",
) -> None:
    table.resume(context.obj, file, components)


@app.command(cls=Page, help="cmd-games")
def games(context: typer.Context) -> None:
    about_page.list_games(context.obj)


@app.command(cls=Page, help="cmd-rules")
def rules(
    context: typer.Context,
    game: Game = "la-loire",
    words: Annotated[list[str] | None, typer.Argument(metavar="[ID or WORDS]", help="arg-words")] = None,
) -> None:
    rules_page.run(context.obj, game, " ".join(words or []))


@app.command(cls=Page, help="cmd-about")
def about(context: typer.Context, game: Game = "la-loire", components: Components = "") -> None:
    about_page.run(context.obj, game, components)


@app.command(cls=Page, help="cmd-simulate")
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
    count = number("seats", seats, 1, 99) if seats else page.max_seats
    options = chosen(option, edition, variant)
    many, luck = number("games", games, 1), number("seed", seed, 0)
    if json and csv:
        raise PostchaiseError("cli-json-or-csv")
    where = engine(workers, ray, game)
    simulation.run(context.obj, game, count, many, where, luck, options, "json" if json else csv)


contests = typer.Typer(cls=Section, add_completion=False, rich_markup_mode=None)
contests.command("arena", cls=Page, help="cmd-arena")(contest.play)
contests.command("tune", cls=Page, help="cmd-tune")(tune.play)
contests.command("balance", cls=Page, help="cmd-balance")(balance.play)
contests.command("calibrate", cls=Page, help="cmd-calibrate")(calibrate.play)
contests.command("puzzles", cls=Page, help="cmd-puzzles")(puzzles.play)
app.add_typer(contests, name="arena", help="cmd-arena")


clerks = typer.Typer(cls=Section, add_completion=False, rich_markup_mode=None)
clerks.command("admin", cls=Page, help="cmd-admin")(admin.tables)
clerks.command("list", cls=Page, help="cmd-admin-list")(admin.tables)
clerks.command("init", cls=Page, help="cmd-init")(admin.init)
clerks.command("check-config", cls=Page, help="cmd-check-config")(admin.check_config)
clerks.command("backup", cls=Page, help="cmd-backup")(admin.backup)
clerks.command("verify", cls=Page, help="cmd-verify")(admin.verify)
clerks.command("restore", cls=Page, help="cmd-restore")(admin.restore)
clerks.command("close", cls=Page, help="cmd-close")(admin.close)
clerks.command("purge", cls=Page, help="cmd-purge")(admin.purge)
clerks.command("ban", cls=Page, help="cmd-ban")(admin.ban)
clerks.command("unban", cls=Page, help="cmd-unban")(admin.unban)
clerks.command("bans", cls=Page, help="cmd-bans")(admin.bans)
clerks.command("people", cls=Page, help="cmd-people")(admin.people)
clerks.command("chat", cls=Page, help="cmd-chat")(admin.chat)
clerks.command("remove-chat", cls=Page, help="cmd-remove-chat")(admin.remove_chat)
clerks.command("admission", cls=Page, help="cmd-admission")(admin.admission)
clerks.command("admit", cls=Page, help="cmd-admit")(admin.admit)
clerks.command("dismiss", cls=Page, help="cmd-dismiss")(admin.dismiss)
clerks.command("members", cls=Page, help="cmd-members")(admin.members)
clerks.command("push-key", cls=Page, help="cmd-push-key")(admin.push_key)
app.add_typer(clerks, name="admin", help="cmd-admin")


@app.command(cls=Page, help="cmd-replay")
def replay(
    context: typer.Context,
    file: File,
    to: Annotated[str, typer.Option(metavar="N", help="opt-to")] = "",
    components: Components = "",
) -> None:
    recorded.run(context.obj, file, number("to", to, 0) if to else None, components)


@app.command(cls=Page, help="cmd-check")
def check(context: typer.Context, file: File, components: Components = "") -> None:
    recorded.check(context.obj, file, components)


@app.command(cls=Page, help="cmd-analyse")
def analyse(
    context: typer.Context,
    file: File,
    seed: Annotated[str, typer.Option(metavar="N", help="opt-analyse-seed")] = "0",
    effort: Annotated[str, typer.Option(metavar="PERCENT", help="opt-effort")] = "100",
    json: Annotated[bool, typer.Option("--json", help="opt-json")] = False,
    components: Components = "",
) -> None:
    from . import analyse as analysis  # imported here, as it loads the bots

    many = number("effort", effort, 1, 1000)
    analysis.run(context.obj, file, number("seed", seed, 0), many, json, components)


@app.command("check-game", cls=Page, help="cmd-check-game")
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
    counts = [number("seats", each, page.min_seats, page.max_seats) for each in seats.split(",") if each]
    first = number("seed", seed, 0)
    numbers = range(first, first + number("seeds", seeds, 1, 1000))
    if not checking.run(context.obj, page, counts, numbers, [each for each in only.split(",") if each]):
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
    code, rest = _language(sys.argv[1:] if arguments is None else arguments)
    screen = Screen(code if code in LANGUAGES else detect_language())
    try:
        supported_language(code)
        done: Any = _command()(rest, prog_name="postchaise", obj=screen, standalone_mode=False)
        sys.stdout.flush()
        if done == STOPPED:  # Typer's result for Ctrl-C
            screen.complain(screen.translator.translate("stopped"))
        sys.exit(done if isinstance(done, int) else 0)
    except PostchaiseError as error:
        screen.complain(screen.translator.error(error))
        sys.exit(WRONG)
    except BrokenPipeError:
        quiet_pipe()
        sys.exit(0)
    except (KeyboardInterrupt, typer.Abort):
        screen.complain(screen.translator.translate("stopped"))
        sys.exit(STOPPED)
    except Exception as error:
        sentence = usage_error(error, screen.translator)
        if not sentence:
            raise
        screen.complain(sentence)
        sys.exit(WRONG)


if __name__ == "__main__":
    main()
