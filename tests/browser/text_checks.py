"""Find message ids and unfilled placeholders on a page; they must never reach a person."""

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
def list_message_ids() -> frozenset[str]:
    return frozenset(key for file in SOURCES.rglob("*.ftl") for key in KEY.findall(file.read_text("utf-8")))


def is_message_id(token: str) -> bool:
    """Return whether a token is a message id; a short one such as post-house counts only with a known prefix."""
    return token in list_message_ids() and (token.count("-") > 1 or token.partition("-")[0] in OURS)


def find_raw_text(page: Any) -> list[str]:
    """Return every text on the page that was meant for programs."""
    return filter_raw_text(page.evaluate(TEXTS))


def filter_raw_text(texts: list[str]) -> list[str]:
    assert len(texts) > 5, "the page is empty"
    found = [text for text in texts if RAW.search(text)]
    return found + [token for text in texts for token in TOKEN.findall(text) if is_message_id(token)]


class ParsedPage(HTMLParser):
    """A page as the server sends it: its texts, and the symbols it uses and defines."""

    SILENT = ("script", "style", "template", "code", "noscript")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.lang = ""
        self.texts: list[str] = []
        self.defined_symbols: set[str] = set()
        self.used_symbols: set[str] = set()
        self._silent = 0
        self.feed(html)

    @property
    def undefined_symbols(self) -> set[str]:
        return self.used_symbols - self.defined_symbols

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._silent += tag in self.SILENT
        self.lang = self.lang or given.get("lang", "")
        self.defined_symbols.add("#" + given.get("id", ""))
        if tag == "use" and given["href"].startswith("#"):
            self.used_symbols.add(given["href"])
        self.handle_data(" ".join(given.get(name, "") for name in ("aria-label", "alt", "title")))

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in self.SILENT

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._silent:
            self.texts.append(data.strip())
