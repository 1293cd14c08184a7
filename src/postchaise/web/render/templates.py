"""Jinja2 as the pages use it: autoescaped, with translations, without inline scripts."""

from __future__ import annotations

import hashlib
import re
import time
from functools import cache, lru_cache, partial
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, normpath
from typing import Any, Final

from jinja2 import FunctionLoader, StrictUndefined, meta
from markupsafe import Markup

from postchaise.i18n.bot_names import describe_playing_style, format_bot_name
from postchaise.kernel.registry import find_package, titles
from postchaise.web.translations import TableTranslator, translator_for

from .template_compiler import TemplateContext, TemplateEnvironment


@lru_cache(300)
def read_game_file(game: str, path: str) -> bytes | None:
    """The file's content; None if the game has no such file."""
    try:
        found = files(import_module(find_package(game))) / "web" / path
    except (ModuleNotFoundError, TypeError):  # the game is a module, not a package
        return None
    return found.read_bytes() if found.is_file() else None


@lru_cache(60)
def read_game_styles(game: str) -> bytes:
    """All style sheets of a game in one."""
    try:
        folder = files(import_module(find_package(game))) / "web"
        sheets = sorted(each.name for each in folder.iterdir() if each.name.endswith(".css"))
    except (ModuleNotFoundError, TypeError, OSError):  # no package, or no such folder
        return b""
    return b"".join(read_game_file(game, name) or b"" for name in sheets)


SEAT_SHAPES: Final = ("disc", "square", "lozenge", "triangle", "cross")  # stand next to colours
FILES = 300  # files cached in memory
STYLE = "style.css"
SITE_NAME = "Postchaise"  # unless the operator chose another one
PRELOADED = "dom.js"  # by every page
IMPORT = re.compile(r'^(?:import|import .* from|\} from) "(\.[^"]+)";$', re.M)  # those that a module cannot do without
PRESSED = re.compile(r'data-view="([\w-]+)"[^>]*\saria-pressed="true"')
LINK = re.compile(r'(?<![\w-])(href|src|action)="(/[^"]*)"')  # to our own pages; user text contains no such quotes


def _read_template(name: str) -> str | None:
    """ "table.html" is ours; "la-loire/pieces.html" belongs to the game."""
    game, slash, rest = name.partition("/")
    if slash and game in titles():
        found = read_game_file(game, f"templates/{rest}")
        return found.decode() if found is not None else None
    path = files("postchaise.web") / "templates" / name
    return path.read_text("utf-8") if path.is_file() else None


@lru_cache(FILES)  # bounded, as anybody may ask for any name
def read_asset(path: str) -> bytes | None:
    """A static file: "style.css" is ours, "la-loire/style.css" all styles of a game."""
    if ".." in path or path.startswith("/"):
        return None
    game, slash, rest = path.partition("/")
    if slash and game in titles():
        return (
            read_game_styles(game) if rest == STYLE else read_game_file(game, rest) if rest.endswith(".svg") else None
        )
    found = files("postchaise.web") / "static" / path
    return found.read_bytes() if found.is_file() else None


@cache
def hash_assets() -> str:
    """A version that changes with any static file of ours or of a game."""
    found = _read_all(files("postchaise.web") / "static")
    found += [(game, read_game_styles(game)) for game in titles()]
    return hashlib.sha256(repr(sorted(found)).encode()).hexdigest()[:12]


def _read_all(folder: Traversable, prefix: str = "") -> list[tuple[str, bytes]]:
    """Return the path and the content of every file in a folder and its sub-folders."""
    found = []
    for each in folder.iterdir():
        path = f"{prefix}{each.name}"
        found += [(path, each.read_bytes())] if each.is_file() else _read_all(each, f"{path}/")
    return found


def build_asset_url(path: str) -> str:
    """The URL of a static file. It contains the version, so browsers may cache it for ever."""
    return f"/static/{hash_assets()}/{path}"


ENVIRONMENT = TemplateEnvironment(
    loader=FunctionLoader(_read_template),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
    cache_size=-1,  # all of them
)


@cache
def list_template_names(template: str) -> list[str]:
    """All names that a template and its includes use."""
    tree = ENVIRONMENT.parse(_read_template(template) or "")
    found = meta.find_undeclared_variables(tree) - ENVIRONMENT.globals.keys()
    for other in meta.find_referenced_templates(tree):
        found |= set(list_template_names(other)) if other is not None else set()
    return sorted(found)


@cache
def list_imported_modules(script: str) -> list[str]:
    """The modules that a script imports at once, directly or not, so that the page can preload them."""
    found: set[str] = set()
    unread = [script]
    while unread:
        path = unread.pop()
        source = (read_asset(path) or b"").decode()
        imported = {normpath(f"{dirname(path)}/{each}").lstrip("/") for each in IMPORT.findall(source)}
        unread += imported - found
        found |= imported
    return [build_asset_url(path) for path in sorted(found - {PRELOADED})]


def find_first_board_view(views: str) -> Markup:
    """The view of the board that is active before the script runs."""
    found = PRESSED.search(views)
    return Markup(' data-view="{}"').format(found[1]) if found else Markup()


# Small drawings are functions: a page has a hundred of them, and a macro costs ten times as much


@lru_cache(FILES)
def draw_icon(id: str, cls: str = "icon") -> Markup:
    """An icon. Plain icons get their proportions from the style sheet."""
    box = Markup('<svg class="{}"{} aria-hidden="true"><use href="#{}"/></svg>')
    return box.format(cls, "" if cls == "icon" else Markup(' viewBox="0 0 24 24"'), id)


@lru_cache(FILES)
def draw_seat_badge(shape: str, col: str, cls: str = "badge") -> Markup:
    """Colour and shape of a seat; the name always stands next to it. A page has a hundred, so the markup is short."""
    return Markup('<svg class="{} {}" aria-hidden="true"><use href="#pl-{}"/></svg>').format(cls, col, shape)


@cache
def draw_vacant_badge() -> Markup:
    """The badge of an empty seat."""
    return Markup('<svg class="badge free" viewBox="-10 -10 20 20" aria-hidden="true"><circle r="7.6"/></svg>')


@cache
def draw_game_icon(game: str) -> Markup:
    """The icon of a game, for lists."""
    known = game in titles()  # a stored table may belong to a game that is not installed
    symbol = f"sign-{game}" if known and read_game_file(game, "templates/sign.html") else "posthorn"
    box = Markup(
        '<svg class="game-icon" viewBox="0 0 44 42" aria-hidden="true"><use href="#{}" width="44" height="42"/></svg>'
    )
    return box.format(symbol)


@lru_cache(4 * FILES)
def build_rule_link(game: str, id: str, translator: str) -> Markup:
    """A link to a rule. At the table it opens next to the board, elsewhere or without scripts as a page."""
    return Markup('<a class="rule" href="/rules/{}#{}" data-do="rule">{}</a>').format(game, id, translator)


def choose_source_class(nth: int, points: int) -> str:
    """The CSS class of a source of points, the same wherever points are shown."""
    return "negative" if points < 0 else f"source-{nth % 8}"


ENVIRONMENT.globals |= {
    "asset": build_asset_url,
    "modules": list_imported_modules,
    "icon": draw_icon,
    "badge": draw_seat_badge,
    "vacant": draw_vacant_badge,
    "sign": draw_game_icon,
}
ENVIRONMENT.globals |= {"site_name": SITE_NAME, "legal_pages": [], "alone": False}
ENVIRONMENT.globals |= {"root": "", "clock": time.time, "push_key": "", "analysed": True}
ENVIRONMENT.globals |= {
    "shapes": SEAT_SHAPES,
    "source": choose_source_class,
    "game_ids": titles,
    "translator_for": translator_for,
}
ENVIRONMENT.globals |= {"rule_link": build_rule_link, "side": find_first_board_view}


def set_root_path(root: str) -> None:
    """Set the path below which the site lies, such as "/games"; `render` puts it before links."""
    ENVIRONMENT.globals["root"] = root


def set_site(name: str, legal_pages: list[str], alone: bool = False) -> None:
    """Set the name of the site, which of the operator's pages (imprint, privacy) every page links to, and whether
    there is nobody else: then pages hide what needs other people.
    """
    ENVIRONMENT.globals |= {"site_name": name or SITE_NAME, "legal_pages": legal_pages, "alone": alone}


def _format_bot_name(translator: TableTranslator, bot: str, game: str = "") -> str:
    """The name of a bot, in the messages of its own game."""
    return format_bot_name(bot, translator_for(translator.code, game) if game in titles() else translator)


def _template_globals(translator: TableTranslator) -> dict[str, Any]:
    """The names that every template can use, for one language at one table."""
    return {
        "translate": translator.translate,
        "attribute": translator.attribute,
        "knows": translator.knows,
        "lang": translator.code,
        "bot_called": partial(_format_bot_name, translator),
        "bot_plays": partial(describe_playing_style, words=translator),
    }


def render_template(template: str, translator: TableTranslator, **context: Any) -> str:
    """Render a template. Unlike Jinja's own `render` this copies the context only once."""
    part = ENVIRONMENT.get_template(template)
    names = TemplateContext(
        ENVIRONMENT, {**ENVIRONMENT.globals, **_template_globals(translator), **context}, part.name, part.blocks
    )
    try:
        page = "".join(part.root_render_func(names))
    except Exception:
        ENVIRONMENT.handle_exception()  # raises the error again with the line of the template
    root = str(ENVIRONMENT.globals["root"])
    return LINK.sub(rf"\1='{root}\2'", page) if root else page  # other quotes mark changed links
