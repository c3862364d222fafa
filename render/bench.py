"""`python -m render.bench [--game KEY] [RECORD]`: what pictures cost, as JSON; ratios count, times
vary.

First: nothing is kept yet. Cached: the same position again. Next: the game has gone on. Bare: see
`_bare`.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

from PIL import Image

import engine
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move
from engine.core.sets import complete_answers
from engine.core.table import AnyTable, Table
from engine.interchange import open_record, play_to
from render import boards, draw, palette, texts, views
from render.caches import forget
from render.png import png
from render.registry import book

FIRST: Final = next(iter(engine.GAMES))
"""The game whose pictures are measured where none is named."""
ROUNDS: Final = 15
MOST: Final = 400
"""Answers of which a random one is given."""
TABLE: Final = (HUMAN,) * 4
SEAT: Final = 0
"""Who looks at what is for one player's eyes."""
MAPS: Final = 8
APART: Final = 5
"""Moves between two pictures of a game."""
MIB: Final = 1024 * 1024
PIXEL: Final = {"1": 1, "L": 1, "P": 1, "LA": 4}
"""Bytes of a pixel in memory, where they are not four."""


def main(argv: Sequence[str] | None = None) -> int:
    """Measure all views of one late position."""
    parser = argparse.ArgumentParser(prog="python -m render.bench", description=__doc__)
    parser.add_argument("record", nargs="?", type=Path, help="a record; else a random game")
    parser.add_argument("--game", choices=engine.GAMES, default=FIRST)
    parser.add_argument("--maps", type=int, default=MAPS, help="so many, then as many more")
    arguments = parser.parse_args(argv)
    path = arguments.record
    if path is None:
        table = played(arguments.game, TABLE)
    else:
        table = play_to(open_record(path.read_text("utf-8")))
    sys.stdout.write(json.dumps({"pictures": measured(table, arguments.maps)}, indent=1) + "\n")
    return 0


def main_board(game: str) -> str:
    """What a game's pictures begin with."""
    return next(iter(views(game)))


def played(game: str, seats: tuple[str, ...]) -> AnyTable:
    """A random game, the same every time."""
    table: AnyTable = Table(engine.GAMES[game], Setup(game, seats, seed="bench", secret="bench"))
    chooser = random.Random(1)
    while table.result is None:
        decision = table.pending[0]
        options = [one.words for one in islice(complete_answers(decision), MOST) if one.words]
        table.play(Move(decision.seat, chooser.choice(options)))
    return table


def measured(table: AnyTable, maps: int = MAPS) -> dict[str, object]:
    """Milliseconds of drawing and encoding per view, first and cached; bytes; the bare ratio;
    memory of what is kept."""
    game = table.setup.game
    texts.preload(game)
    other = played(game, (HUMAN, *engine.GAMES[game].robots[:1])) if _alone(game) else table
    view, alone, own = table.view(None), other.view(None), table.view(SEAT)
    only_alone = {*boards(game, alone)} - {*boards(game, view)}
    found: dict[str, Any] = {}
    for name in views(game):
        kind = book(game).views[name]
        shown = own if kind.private else alone if name in only_alone else view
        first, cached, data = _one(game, name, shown)
        found[name] = {"first_ms": first, "cached_ms": cached, "bytes": len(data)}
        if not kind.points:
            found[name] |= {"next_ms": _next(name, other if name in only_alone else table)}
        if name == main_board(game):
            bare = _bare(game, data)
            found[f"{name}_bare_ms"] = round(bare, 2)
            found[f"{name}_ratio_to_bare"] = round(cached / bare, 2)
    return {**found, **_new_maps(game, maps)}


def _alone(game: str) -> bool:
    """Whether the game has robots, and pictures of a game against them."""
    return bool(engine.GAMES[game].robots)


def _one(game: str, name: str, view: Any) -> tuple[float, float, bytes]:
    """What one kind of picture costs at first and then, and its bytes."""
    places = book(game).places(view)
    marks = {str(n): (place,) for n, place in enumerate(places[::9][:20], start=1)}

    def once() -> bytes:
        return draw(game, name, view, "uk", seat=SEAT, marks=marks).data

    forget()
    first, data = _timed(once)
    cached = statistics.median(_timed(once)[0] for _ in range(ROUNDS))
    return first, round(cached, 2), data


def _next(name: str, table: AnyTable) -> float:
    """What a picture costs in the course of a game, some moves after the last one, with what has
    changed marked in it."""
    replay: AnyTable = Table(table.game, table.setup)
    game = table.setup.game
    eyes = SEAT if book(game).views[name].private else None
    before, spent = replay.view(eyes), []
    for number, move in enumerate(table.log, start=1):
        replay.play(move)
        if number % APART:
            continue
        view, asked = replay.view(eyes), replay.waiting_for
        job = partial(_bytes, game, name, view, before=before, asked=asked, seat=eyes)
        spent.append(_timed(job)[0])
        before = view
    late = spent[len(spent) // 2 :]
    return round(statistics.median(late), 2)


def _new_maps(game: str, count: int) -> dict[str, object]:
    """How long the first picture of each new map takes, and what is kept of so many and of twice
    as many tables: no more, because every cache is bounded."""
    forget()
    board, rules = main_board(game), engine.GAMES[game]
    # the option that gives every table a board of its own, where the game has one
    varied = {one.key: one.values[-1] for one in rules.options if one.key == board}
    times, kept = [], []
    for number in range(2 * count):
        setup = Setup(game, TABLE, str(number), "", varied)
        view: Any = Table(rules, setup).view(None)  # views differ by game
        times.append(_timed(partial(_bytes, game, board, view))[0])
        if number + 1 in (count, 2 * count):
            kept.append(round(_image_bytes() / MIB, 1))
    return {
        f"new_{board}_ms": {"median": round(statistics.median(times), 2), "max": max(times)},
        "kept_mib": {f"after_{count}_maps": kept[0], f"after_{2 * count}_maps": kept[1]},
    }


def _bytes(game: str, name: str, view: Any, **more: Any) -> bytes:
    return draw(game, name, view, "uk", **more).data


def _image_bytes() -> int:
    """Memory of all bitmaps that are alive."""
    gc.collect()
    alive = [one for one in gc.get_objects() if isinstance(one, Image.Image)]
    return sum(one.width * one.height * PIXEL.get(one.mode, 4) for one in alive)


def _timed(job: Callable[[], bytes]) -> tuple[float, bytes]:
    start = time.perf_counter()
    data = job()
    return round((time.perf_counter() - start) * 1000, 2), data


def _bare(game: str, data: bytes) -> float:
    """The least a picture of this size costs: copy a bitmap, quantise it, encode a PNG."""
    with Image.open(io.BytesIO(data)) as shown:
        bitmap = shown.convert("RGB")
    fixed = palette.palette(book(game).palette)

    def once() -> bytes:
        return png(bitmap.copy().quantize(palette=fixed, dither=Image.Dither.NONE))

    return statistics.median(_timed(once)[0] for _ in range(ROUNDS))


if __name__ == "__main__":
    sys.exit(main())
