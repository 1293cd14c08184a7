"""Jinja2 as the pages use it: everything escaped, words at hand, no inline script."""

from __future__ import annotations

import hashlib
import re
import time
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any

from jinja2 import FunctionLoader, StrictUndefined, meta
from markupsafe import Markup

from postchaise.i18n.bot_names import describe_playing_style, format_bot_name
from postchaise.kernel.registry import titles
from postchaise.web.translations import TABLES, TableTranslator, translator_for
from postchaise.web.views.seats import SHAPES

from .game_files import file, style
from .template_compiler import Engine, Here

FILES = 300  # kept in memory
STYLE = "style.css"
PRESSED = re.compile(r'data-view="([\w-]+)"[^>]*\saria-pressed="true"')
LINK = re.compile(r'(?<![\w-])(href|src|action)="(/[^"]*)"')  # to what is ours; what people write has no such quotes


def _source(name: str) -> str | None:
    """ "table.html" is ours; "la-loire/pieces.html" is the game's."""
    game, slash, rest = name.partition("/")
    if slash and game in titles():
        found = file(game, f"templates/{rest}")
        return found.decode() if found is not None else None
    path = files("postchaise.web") / "templates" / name
    return path.read_text("utf-8") if path.is_file() else None


@lru_cache(FILES)  # bounded: anybody may ask for any name
def asset_bytes(path: str) -> bytes | None:
    """A file the browser may fetch: "style.css" of the house, "la-loire/style.css" is all of a game's."""
    if ".." in path or path.startswith("/"):
        return None
    game, slash, rest = path.partition("/")
    if slash and game in titles():
        return style(game) if rest == STYLE else file(game, rest) if rest.endswith(".svg") else None
    found = files("postchaise.web") / "static" / path
    return found.read_bytes() if found.is_file() else None


@cache
def asset_version() -> str:
    """Changes when any file of the house or of a game does."""
    folders = [files("postchaise.web") / "static", files("postchaise.web") / "static" / "table"]
    found = [(each.name, each.read_bytes()) for folder in folders for each in folder.iterdir() if each.is_file()]
    found += [(game, style(game)) for game in titles()]
    return hashlib.sha256(repr(sorted(found)).encode()).hexdigest()[:12]


def asset(path: str) -> str:
    """Its address, which has the edition in it: browsers may keep it for ever, and so what a script imports."""
    return f"/static/{asset_version()}/{path}"


ENVIRONMENT = Engine(
    loader=FunctionLoader(_source),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
    cache_size=-1,  # all of them
)


@cache
def needs(template: str) -> list[str]:
    """The names of everything that a template draws, and those that it brings in."""
    tree = ENVIRONMENT.parse(_source(template) or "")
    found = meta.find_undeclared_variables(tree) - ENVIRONMENT.globals.keys()
    for other in meta.find_referenced_templates(tree):
        found |= set(needs(other)) if other is not None else set()
    return sorted(found)


@cache
def modules() -> list[str]:
    """What the script of the table imports: named on the page, so that the browser fetches all at once."""
    found = (files("postchaise.web") / "static" / "table").iterdir()
    return sorted(asset(f"table/{each.name}") for each in found if each.name.endswith(".js"))


def side(views: str) -> Markup:
    """The side of the board that a page begins with, also before its script has run: the one that is pressed."""
    found = PRESSED.search(views)
    return Markup(' data-view="{}"').format(found[1]) if found else Markup()


# Small drawings. As functions: a page has a hundred of them, and a macro costs ten times as much.


@lru_cache(FILES)
def icon(id: str, cls: str = "icon") -> Markup:
    """A symbol keeps its own proportions in any box; that of an `i` is given by the style alone, and costs no words."""
    box = Markup('<svg class="{}"{} aria-hidden="true"><use href="#{}"/></svg>')
    return box.format(cls, "" if cls == "icon" else Markup(' viewBox="0 0 24 24"'), id)


@lru_cache(FILES)
def badge(shape: str, col: str, cls: str = "badge") -> Markup:
    """Colour and shape of a seat; the name always stands beside it."""
    return Markup(
        '<svg class="{} {}" viewBox="-10 -10 20 20" aria-hidden="true"><use href="#pl-{}" x="-10" y="-10"/></svg>'
    ).format(cls, col, shape)


@cache
def vacant() -> Markup:
    """A seat nobody sits on."""
    return Markup('<svg class="badge free" viewBox="-10 -10 20 20" aria-hidden="true"><circle r="7.6"/></svg>')


@cache
def sign(game: str) -> Markup:
    """Of a game, in lists."""
    known = game in titles()  # a table may be left of a game that cannot be loaded any more
    symbol = f"sign-{game}" if known and file(game, "templates/sign.html") else "posthorn"
    box = Markup(
        '<svg class="game-icon" viewBox="0 0 44 42" aria-hidden="true"><use href="#{}" width="44" height="42"/></svg>'
    )
    return box.format(symbol)


@lru_cache(4 * FILES)
def rule_link(game: str, id: str, translator: str) -> Markup:
    """To the rule something stands on. At the table it opens beside the board, elsewhere and without script instead."""
    return Markup('<a class="rule" href="/rules/{}#{}" data-do="rule">{}</a>').format(game, id, translator)


def source(nth: int, points: int) -> str:
    """The class of a source of points: its colour and pattern, the same wherever points are shown."""
    return "negative" if points < 0 else f"source-{nth % 8}"


ENVIRONMENT.globals |= {
    "asset": asset,
    "modules": modules,
    "icon": icon,
    "badge": badge,
    "vacant": vacant,
    "sign": sign,
}
ENVIRONMENT.globals |= {"root": "", "clock": time.time, "push_key": "", "analysed": True}
ENVIRONMENT.globals |= {"shapes": SHAPES, "source": source, "game_ids": titles, "translator_for": translator_for}
ENVIRONMENT.globals |= {"rule_link": rule_link, "side": side}


def set_root_path(root: str) -> None:
    """The site lies below a path: "/games". Templates and games write links from its top; `render` puts it before."""
    ENVIRONMENT.globals["root"] = root


def _called(translator: TableTranslator, bot: str, game: str = "") -> str:
    """What a bot is called; on a page of several games, in the words of its own."""
    return format_bot_name(bot, translator_for(translator.code, game) if game in titles() else translator)


@lru_cache(TABLES)
def _spoken(translator: TableTranslator) -> dict[str, Any]:
    """What every template can name: of us all, and of one language at one table."""
    return {
        "translate": translator.translate,
        "attribute": translator.attribute,
        "knows": translator.knows,
        "lang": translator.code,
        "bot_called": partial(_called, translator),
        "bot_plays": partial(describe_playing_style, said=translator),
    }


def render(template: str, translator: TableTranslator, **context: Any) -> str:
    """As Jinja's own, without three of its four copies of the context: a page is drawn from some twenty parts."""
    part = ENVIRONMENT.get_template(template)
    names = Here(ENVIRONMENT, {**ENVIRONMENT.globals, **_spoken(translator), **context}, part.name, part.blocks)
    try:
        page = "".join(part.root_render_func(names))
    except Exception:
        ENVIRONMENT.handle_exception()  # raises it again, as of a line of the template
    root = str(ENVIRONMENT.globals["root"])
    return LINK.sub(rf"\1='{root}\2'", page) if root else page  # other quotes: a part is drawn into a page later on
