"""`python -m render.bench [RECORD]`: what pictures cost, as JSON; ratios count, times vary."""

from __future__ import annotations

import io
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PIL import Image

import engine
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move
from engine.core.table import Table
from engine.interchange import open_record, play_to
from render import draw, palette, texts, views
from render.caches import forget
from render.gaia.colours import PALETTE
from render.palette import LEVEL
from render.registry import book

GAME: Final = "gaia"
ROUNDS: Final = 15
SEATS: Final = 4

AnyTable = Table[Any, Any]  # views differ by game


def main(argv: Sequence[str] | None = None) -> int:
    """Measure all views of one late position."""
    words = sys.argv[1:] if argv is None else argv
    table = play_to(open_record(Path(words[0]).read_text(encoding="utf-8"))) if words else played()
    sys.stdout.write(json.dumps(measured(table), indent=1) + "\n")
    return 0


def played() -> AnyTable:
    """A random game, the same every time."""
    table: AnyTable = Table(
        engine.GAMES[GAME], Setup(GAME, (HUMAN,) * SEATS, seed="bench", secret="bench")
    )
    chooser = random.Random(1)
    while table.result is None:
        decision = table.pending[0]
        options = [option.words for option in decision.offer()]
        verbs = [verb for verb in dict.fromkeys(words[0] for words in options) if verb != "pass"]
        verb = chooser.choice(verbs or ["pass"])
        answer = chooser.choice([words for words in options if words[0] == verb])
        table.play(Move(decision.seat, answer))
    return table


def measured(table: AnyTable) -> dict[str, object]:
    """Milliseconds of drawing and encoding per view, first and cached; bytes; the bare ratio."""
    texts.preload(GAME)
    book(GAME)
    view = table.view(None)
    marks = {str(n): (spot.name,) for n, spot in enumerate(view.hexes[::9][:20], start=1)}
    found: dict[str, object] = {}
    for name in views(GAME):

        def once(name: str = name) -> bytes:
            return draw(GAME, name, view, "uk", seat=0, marks=marks).data

        forget()
        first, data = _timed(once)
        cached = statistics.median(_timed(once)[0] for _ in range(ROUNDS))
        found[name] = {"first_ms": first, "cached_ms": round(cached, 2), "bytes": len(data)}
        if name == "map":
            bare = _bare(data)
            found["map_bare_ms"] = round(bare, 2)
            found["map_ratio_to_bare"] = round(cached / bare, 2)
    return {"pictures": found}


def _timed(job: Callable[[], bytes]) -> tuple[float, bytes]:
    start = time.perf_counter()
    data = job()
    return round((time.perf_counter() - start) * 1000, 2), data


def _bare(data: bytes) -> float:
    """The least a picture of this size costs: copy a bitmap, quantise it, encode a PNG."""
    with Image.open(io.BytesIO(data)) as shown:
        bitmap = shown.convert("RGB")
    fixed = palette.palette(PALETTE)

    def once() -> bytes:
        out = io.BytesIO()
        copy = bitmap.copy().quantize(palette=fixed, dither=Image.Dither.NONE)
        copy.save(out, "PNG", compress_level=LEVEL)
        return out.getvalue()

    return statistics.median(_timed(once)[0] for _ in range(ROUNDS))


if __name__ == "__main__":
    sys.exit(main())
