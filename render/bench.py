"""`python -m render.bench [RECORD]`: what pictures cost, as JSON; ratios count, times vary.

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
from engine.core.table import Table
from engine.interchange import open_record, play_to
from render import boards, draw, palette, texts, views
from render.caches import forget
from render.png import png
from render.registry import book

GAME: Final = next(iter(engine.GAMES))
"""The game whose pictures are measured."""
MAIN: Final = next(iter(views(GAME)))
"""Its main board."""
VARIED: Final = {one.key: one.values[-1] for one in engine.GAMES[GAME].options if one.key == MAIN}
"""The option that gives every table a board of its own, where the game has one."""
ROUNDS: Final = 15
MOST: Final = 400
"""Answers of which a random one is given."""
TABLE: Final = (HUMAN,) * 4
SOLO: Final = (HUMAN, *engine.GAMES[GAME].robots)
MAPS: Final = 8
APART: Final = 5
"""Moves between two pictures of a game."""
MIB: Final = 1024 * 1024
PIXEL: Final = {"1": 1, "L": 1, "P": 1, "LA": 4}
"""Bytes of a pixel in memory, where they are not four."""

AnyTable = Table[Any, Any]  # views differ by game


def main(argv: Sequence[str] | None = None) -> int:
    """Measure all views of one late position."""
    parser = argparse.ArgumentParser(prog="python -m render.bench", description=__doc__)
    parser.add_argument("record", nargs="?", type=Path, help="a record; else a random game")
    parser.add_argument("--maps", type=int, default=MAPS, help="so many, then as many more")
    arguments = parser.parse_args(argv)
    path = arguments.record
    table = played(TABLE) if path is None else play_to(open_record(path.read_text("utf-8")))
    sys.stdout.write(json.dumps({"pictures": measured(table, arguments.maps)}, indent=1) + "\n")
    return 0


def played(seats: tuple[str, ...]) -> AnyTable:
    """A random game, the same every time."""
    table: AnyTable = Table(engine.GAMES[GAME], Setup(GAME, seats, seed="bench", secret="bench"))
    chooser = random.Random(1)
    while table.result is None:
        decision = table.pending[0]
        options = [one.words for one in islice(complete_answers(decision), MOST) if one.words]
        table.play(Move(decision.seat, chooser.choice(options)))
    return table


def measured(table: AnyTable, maps: int = MAPS) -> dict[str, object]:
    """Milliseconds of drawing and encoding per view, first and cached; bytes; the bare ratio;
    memory of what is kept."""
    texts.preload(GAME)
    book(GAME)
    other = played(SOLO)
    view, alone = table.view(None), other.view(None)
    only_alone = {*boards(GAME, alone)} - {*boards(GAME, view)}
    found: dict[str, Any] = {}
    for name in views(GAME):
        first, cached, data = _one(name, alone if name in only_alone else view)
        found[name] = {"first_ms": first, "cached_ms": cached, "bytes": len(data)}
        if not book(GAME).views[name].points:
            found[name] |= {"next_ms": _next(name, other if name in only_alone else table)}
        if name == MAIN:
            bare = _bare(data)
            found[f"{MAIN}_bare_ms"] = round(bare, 2)
            found[f"{MAIN}_ratio_to_bare"] = round(cached / bare, 2)
    return {**found, **_new_maps(maps)}


def _one(name: str, view: Any) -> tuple[float, float, bytes]:
    """What one kind of picture costs at first and then, and its bytes."""
    places = book(GAME).places(view)
    marks = {str(n): (place,) for n, place in enumerate(places[::9][:20], start=1)}

    def once() -> bytes:
        return draw(GAME, name, view, "uk", seat=0, marks=marks).data

    forget()
    first, data = _timed(once)
    cached = statistics.median(_timed(once)[0] for _ in range(ROUNDS))
    return first, round(cached, 2), data


def _next(name: str, table: AnyTable) -> float:
    """What a picture costs in the course of a game, some moves after the last one, with what has
    changed marked in it."""
    replay: AnyTable = Table(table.game, table.setup)
    before, spent = replay.view(None), []
    for number, move in enumerate(table.log, start=1):
        replay.play(move)
        if number % APART:
            continue
        view, asked = replay.view(None), replay.waiting_for
        spent.append(_timed(partial(_bytes, name, view, before=before, asked=asked))[0])
        before = view
    late = spent[len(spent) // 2 :]
    return round(statistics.median(late), 2)


def _new_maps(count: int) -> dict[str, object]:
    """How long the first picture of each new map takes, and what is kept of so many and of twice
    as many tables: no more, because every cache is bounded."""
    forget()
    times, kept = [], []
    for number in range(2 * count):
        setup = Setup(GAME, TABLE, str(number), "", VARIED)
        view: Any = Table(engine.GAMES[GAME], setup).view(None)  # views differ by game
        times.append(_timed(partial(_map, view))[0])
        if number + 1 in (count, 2 * count):
            kept.append(round(_image_bytes() / MIB, 1))
    return {
        f"new_{MAIN}_ms": {"median": round(statistics.median(times), 2), "max": max(times)},
        "kept_mib": {f"after_{count}_maps": kept[0], f"after_{2 * count}_maps": kept[1]},
    }


def _bytes(name: str, view: Any, **more: Any) -> bytes:
    return draw(GAME, name, view, "uk", **more).data


def _map(view: Any) -> bytes:
    return draw(GAME, MAIN, view, "uk").data


def _image_bytes() -> int:
    """Memory of all bitmaps that are alive."""
    gc.collect()
    alive = [one for one in gc.get_objects() if isinstance(one, Image.Image)]
    return sum(one.width * one.height * PIXEL.get(one.mode, 4) for one in alive)


def _timed(job: Callable[[], bytes]) -> tuple[float, bytes]:
    start = time.perf_counter()
    data = job()
    return round((time.perf_counter() - start) * 1000, 2), data


def _bare(data: bytes) -> float:
    """The least a picture of this size costs: copy a bitmap, quantise it, encode a PNG."""
    with Image.open(io.BytesIO(data)) as shown:
        bitmap = shown.convert("RGB")
    fixed = palette.palette(book(GAME).palette)

    def once() -> bytes:
        return png(bitmap.copy().quantize(palette=fixed, dither=Image.Dither.NONE))

    return statistics.median(_timed(once)[0] for _ in range(ROUNDS))


if __name__ == "__main__":
    sys.exit(main())
