"""Which options are offered when not all of them fit, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.moves import Option

Label = Callable[[Option], str]


def best_first(options: Sequence[Option], most: int) -> list[Option]:
    """The first option of every kind, then the rest kind by kind.

    Listings have the best of a kind first. Where room is short, kinds with few options are kept
    whole before those with many, so that ways to end or to pass are always there.
    """
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(option.words[0], []).append(option)
    quota = dict.fromkeys(kinds, 1)
    room = most - len(kinds)
    for kind in sorted(kinds, key=lambda one: len(kinds[one])):
        more = min(len(kinds[kind]) - 1, max(0, room))
        quota[kind] += more
        room -= more
    first = [found[0] for found in kinds.values()]
    rest = [option for kind, found in kinds.items() for option in found[1 : quota[kind]]]
    return [*first, *rest][:most]


def fitting(options: Sequence[Option], typed: str, label: Label) -> list[Option]:
    """The options with every typed word somewhere in their notation or label.

    Those whose notation begins as typed come first, then those where words begin as typed.
    """
    wanted = _folded(typed).split()
    ranked: list[tuple[int, int, Option]] = []
    for place, option in enumerate(options):
        notation = _folded(" ".join(option.words))
        said = f"{notation} {_folded(label(option))}"
        if all(word in said for word in wanted):
            begins = notation.startswith(" ".join(wanted))
            whole = all(f" {word}" in f" {said}" for word in wanted)
            ranked.append((0 if begins else 1 if whole else 2, place, option))
    ranked.sort(key=lambda one: one[:2])
    return [option for _, _, option in ranked]


def _folded(text: str) -> str:
    """As it is compared: case is free, `-` and `_` are the same."""
    return text.casefold().replace("-", "_")
