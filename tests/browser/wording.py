"""Does a page speak in words only? Message ids and unfilled blanks must never reach a person."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import postchaise

SOURCES = Path(postchaise.__file__).parent
KEY = re.compile(r"^-?([a-z][\w-]*) *=", re.MULTILINE)
TOKEN = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
RAW = re.compile(r"\{ ?\$|\{[a-z]+\}|\bundefined\b|\bNaN\b|^None$|^null$|\?\?\?")
OURS = ("choice", "log", "group", "prompt", "reason", "score", "option", "effect", "js", "now", "home", "error", "undo")

TEXTS = """() => { const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("script, style, template, code, noscript")) texts.push(node.data);
    } else texts.push(...["aria-label", "alt", "title"].map((name) => node.getAttribute(name) ?? ""));
  }
  return [document.title, ...texts].map((text) => text.trim()).filter(Boolean); }"""


@cache
def keys() -> frozenset[str]:
    return frozenset(key for file in SOURCES.rglob("*.ftl") for key in KEY.findall(file.read_text("utf-8")))


def is_key(token: str) -> bool:
    """Words like post-house are hyphenated too: a short one counts only if it begins like a message id."""
    return token in keys() and (token.count("-") > 1 or token.partition("-")[0] in OURS)


def raw_words(page: Any) -> list[str]:
    """Everything on the page that was meant for programs."""
    return raw(page.evaluate(TEXTS))


def raw(texts: list[str]) -> list[str]:
    assert len(texts) > 5, "the page is empty"
    found = [text for text in texts if RAW.search(text)]
    return found + [token for text in texts for token in TOKEN.findall(text) if is_key(token)]


class Sent(HTMLParser):
    """A page as the server sends it: its texts, and the signs it uses without having drawn them."""

    SILENT = ("script", "style", "template", "code", "noscript")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.lang = ""
        self.texts: list[str] = []
        self.drawn: set[str] = set()
        self.used: set[str] = set()
        self._silent = 0
        self.feed(html)

    @property
    def undrawn(self) -> set[str]:
        return self.used - self.drawn

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._silent += tag in self.SILENT
        self.lang = self.lang or given.get("lang", "")
        self.drawn.add("#" + given.get("id", ""))
        if tag == "use" and given["href"].startswith("#"):
            self.used.add(given["href"])
        self.handle_data(" ".join(given.get(name, "") for name in ("aria-label", "alt", "title")))

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in self.SILENT

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._silent:
            self.texts.append(data.strip())
