"""`python -m bot.client.thinking_worker`: thinks for computer players and for those who ask for
ideas, one wish after another, at a low priority: whoever waits for an answer comes first.
"""

from __future__ import annotations

import gc
import os
import traceback
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeAlias

from engine import GAMES
from engine.company.levels import LEVELS
from engine.company.player import decide, ideas
from engine.company.review import Lesson, lessons
from engine.company.values import Answers, Thought
from engine.core.game import Game, Setup
from engine.core.moves import Move, Seat
from engine.core.replay import played_on
from engine.core.table import Table
from render.worker import serve_input

SELDOM: Final = 200_000
"""Trials make much and leave no circles: looking for some all the time took a sixth of it."""
KEPT: Final = 24
"""Tables that are kept to be played on."""
MOST_IDEAS: Final = 3
COACH: Final = replace(LEVELS["rival"], name="coach")
"""Who has ideas for people: no game makes it weaker, as games may do with their players."""
Thoughts: TypeAlias = tuple[list[Thought], str]
"""What was thought of, and what went wrong."""
Lessons: TypeAlias = tuple[list[Lesson], str]


class ThinkingWish(NamedTuple):
    """What is to be thought about."""

    table: int
    """The number of the game, by which its table is found again."""
    setup: Setup
    log: tuple[Move, ...]
    seat: Seat
    level: str
    prefix: Answers = ()
    """What has been drafted already."""
    several: bool = False
    """Whether ideas are wanted, not a decision."""
    review: bool = False
    """Whether it is a game that is over, and wanted is what its dearest turns were."""


_tables: OrderedDict[int, Table[Any, Any]] = OrderedDict()


def thoughts_of(wish: ThinkingWish, games: Mapping[str, Game[Any, Any]] = GAMES) -> Thoughts:
    """What a computer player thinks; nothing it does can be seen at the table itself."""
    try:
        table = _table_of(wish, games)
        level = COACH if wish.level == COACH.name else LEVELS[wish.level]
        if wish.several:
            found = ideas(table, wish.seat, level, wish.prefix, most=MOST_IDEAS)
            if not found and wish.prefix:  # it answers one question, and another one is open by now
                found = ideas(_drafted(wish, games), wish.seat, level, most=MOST_IDEAS)
            return found, ""
        thought = decide(table, wish.seat, level)
        return ([] if thought is None else [thought]), ""
    except Exception:
        _tables.pop(wish.table, None)
        return [], traceback.format_exc()


def _drafted(wish: ThinkingWish, games: Mapping[str, Game[Any, Any]]) -> Table[Any, Any]:
    """A table with what is drafted played."""
    steps = (Move(wish.seat, words) for words in wish.prefix)
    return Table(games[wish.setup.game], wish.setup, (*wish.log, *steps))


def _table_of(wish: ThinkingWish, games: Mapping[str, Game[Any, Any]]) -> Table[Any, Any]:
    """The table of a game at this position: the one that is kept, played on, or a new one."""
    kept = _tables.pop(wish.table, None)
    table = None if kept is None or kept.setup != wish.setup else played_on(kept, wish.log)
    if table is None:
        table = Table(games[wish.setup.game], wish.setup, wish.log)
    table.take_events()
    _tables[wish.table] = table
    while len(_tables) > KEPT:
        _tables.popitem(last=False)
    return table


def lessons_of(wish: ThinkingWish, games: Mapping[str, Game[Any, Any]] = GAMES) -> Lessons:
    """What a game that is over teaches a seat."""
    try:
        return lessons(games[wish.setup.game], wish.setup, wish.log, wish.seat), ""
    except Exception:
        return [], traceback.format_exc()


def _answer(wish: Any) -> Thoughts | Lessons:
    """A wish as it comes: a plain tuple in the order of its fields."""
    known = ThinkingWish(*wish)
    return lessons_of(known) if known.review else thoughts_of(known)


if __name__ == "__main__":
    os.nice(10)
    gc.set_threshold(SELDOM)
    serve_input(_answer)
