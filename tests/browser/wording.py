"""Does a page speak in words only? Message ids and unfilled blanks must never reach a person."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import estafette

SOURCES = Path(estafette.__file__).parent
KEY = re.compile(r"^-?([a-z][\w-]*) *=", re.MULTILINE)
TOKEN = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
RAW = re.compile(r"\{ ?\$|\{[a-z]+\}|\bundefined\b|\bNaN\b|^None$|^null$|\?\?\?")
OURS = ("choice", "log", "group", "prompt", "reason", "score", "option", "effect", "js", "now", "home", "error", "undo")

TEXTS = """() => { const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("script, style, template, code, noscript")) said.push(node.data);
    } else said.push(...["aria-label", "alt", "title"].map((name) => node.getAttribute(name) ?? ""));
  }
  return [document.title, ...said].map((text) => text.trim()).filter(Boolean); }"""


@cache
def keys() -> frozenset[str]:
    return frozenset(key for file in SOURCES.rglob("*.ftl") for key in KEY.findall(file.read_text("utf-8")))


def is_key(token: str) -> bool:
    """Words like post-house are hyphenated too: a short one counts only if it begins like a message id."""
    return token in keys() and (token.count("-") > 1 or token.partition("-")[0] in OURS)


def raw_words(page: Any) -> list[str]:
    """Everything on the page that was meant for programs."""
    texts = page.evaluate(TEXTS)
    assert len(texts) > 5, "the page is empty"
    found = [text for text in texts if RAW.search(text)]
    return found + [token for text in texts for token in TOKEN.findall(text) if is_key(token)]
