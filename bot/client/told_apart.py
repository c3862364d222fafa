"""Lines cut to the length that Discord takes, so that those that differ still do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from bot.client.components import ELLIPSIS, cut

LEAST_HEAD: Final = 30
"""Characters of its beginning that a line keeps in any case."""
OMITTED: Final = f" {ELLIPSIS} "


def told_apart(lines: Sequence[str], longest: int) -> list[str]:
    """The lines, each as much of it as fits; those that would read the same then lose what they
    share in the middle, and keep where they differ."""
    shown = [cut(line, longest) for line in lines]
    for shorten in (_from_where_they_differ, _with_its_end):
        for text in {one for one in shown if shown.count(one) > 1}:
            places = [n for n, one in enumerate(shown) if one == text]
            same = [lines[n] for n in places]
            for n in places:
                shown[n] = shorten(lines[n], same, longest)
    return shown


def _from_where_they_differ(line: str, same: Sequence[str], longest: int) -> str:
    """The beginning, and all that follows the words that it shares with others."""
    pairs = zip(min(same), max(same), strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    rest = line[line.rfind(" ", 0, shared) + 1 :]
    return _around(line, cut(rest, longest - LEAST_HEAD - len(OMITTED)), longest)


def _with_its_end(line: str, _: Sequence[str], longest: int) -> str:
    """The beginning and as much as fits of the end."""
    return _around(line, line[LEAST_HEAD + len(OMITTED) - longest :], longest)


def _around(line: str, rest: str, longest: int) -> str:
    if len(line) <= longest:
        return line
    return line[: longest - len(rest) - len(OMITTED)].rstrip() + OMITTED + rest.lstrip()
