"""Foreign text made harmless: what people call themselves, what they typed."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST_NAME: Final = 32
LONGEST_QUOTE: Final = 200
CUT: Final = "…"
NOBODY: Final = "?"
BREAK: Final = "\u200b"
"""Zero-width space: keeps mentions and links from being recognised."""

_JOINER = "\u200d"
_ACTIVE = re.compile(r"[\\*_~`|\[\]()]")
_TRIGGER = re.compile(r"([@<:/])(?=\S)")
_LINE_START = re.compile(r"^([#>+-]|\d+(?=\.))")
_ESCAPED = re.compile(r"\\([\\*_~`|\[\]()#>+.\-])")
_MOST_MARKS = 2


class Text(str):
    """A finished text, fit for a chat message: it is not made harmless a second time."""

    __slots__ = ()


def safe_name(name: object, longest: int = LONGEST_NAME) -> Text:
    """One line without control characters, markdown, mentions or links, cut where too long."""
    if isinstance(name, Text):
        return name
    shown = _cut(_visible(str(name)[: longest * 8]), longest) or NOBODY
    shown = _ACTIVE.sub(r"\\\g<0>", shown)
    shown = _TRIGGER.sub(rf"\1{BREAK}", shown)
    return Text(_LINE_START.sub(_guard, shown))


def plain(text: str) -> str:
    """A chat text as it is drawn in pictures and alt texts: without escapes and breaks."""
    return _ESCAPED.sub(r"\1", text.replace(BREAK, ""))


def _guard(start: re.Match[str]) -> str:
    """Keep the beginning of a name from opening a heading, a quote or a list."""
    mark = start.group()
    return f"{mark}\\" if mark.isdigit() else f"\\{mark}"


def _visible(text: str) -> str:
    """Printable characters only, single spaces, few combining marks in a row."""
    kept: list[str] = []
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MOST_MARKS or (kind in ("Cc", "Cf", "Cs", "Co", "Cn") and char != _JOINER):
            if kind == "Cc":
                kept.append(" ")
            continue
        kept.append(" " if kind[0] == "Z" else char)
    return " ".join("".join(kept).split()).strip(_JOINER)


def _cut(text: str, longest: int) -> str:
    if len(text) <= longest:
        return text
    end = longest - 1
    while end > 0 and (text[end] == _JOINER or unicodedata.category(text[end]) in ("Mn", "Me")):
        end -= 1
    return text[:end].rstrip(f" {_JOINER}") + CUT
