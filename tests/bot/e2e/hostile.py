"""What nobody should type and nobody should be called, made at random."""

from __future__ import annotations

import random

MENTIONS = ("@everyone", "@here", "<@1>", "<@&1>", "<#1>", "</new:1>", "https://x.test/")
MARKDOWN = ("**", "__", "~~", "||", "`", "```", "# ", "> ", "[a](b)", "\\", "- ")
BIDI = ("\u202e", "\u2066", "\u200f", "\u200b", "\ufeff", "\u0000", "\r\n", "\ud7ff")
FLUENT = ("{ $who }", "{", "}", '{""}', ".attr =", "\u2068")
PATHS = ("../../../tmp/owned", "/etc/passwd", "C:\\x", "~/x", "%00", "'; DROP TABLE game; --")
WORDS = (
    "build", "m", "4a3", "charge", "decline", "settle", "place", "neo", "end", ";", "-1", "9" * 40,
    "i" * 300, "é", "😀",
)  # fmt: skip
ALL = (*MENTIONS, *MARKDOWN, *BIDI, *FLUENT, *PATHS, *WORDS)


def text(chance: random.Random, longest: int) -> str:
    """Some of all that; never empty."""
    parts = [chance.choice(ALL) + chance.choice(("", " ")) for _ in range(chance.randint(1, 12))]
    made = "".join(parts) * chance.choice((1, 1, 1, 200))
    return made[:longest].strip() or "x"


def custom_id(chance: random.Random, known: list[str]) -> str:
    """A button's id with something wrong: changed, cut, or nothing of ours."""
    parts = chance.choice(known).split(":", 5)
    at = chance.randrange(6)
    parts[at] = chance.choice(("", "0", "1", "-1", "9" * 18, "9" * 30, "٣", "turn", "take", "=x"))
    if chance.random() < 0.2:
        return text(chance, 100)
    return ":".join(parts)[: chance.choice((100, 100, 12))] or "x"
