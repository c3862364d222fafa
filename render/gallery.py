"""`python -m render.gallery RECORD FOLDER [MOVE [VIEW…]]`: pictures for docs/gallery.

One of every view, the text board and the film of the game; with names of views, these alone.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.core.game import HUMAN, Setup
from engine.interchange import open_record, play_to
from render import describe, draw, replay, views
from render.pointing import marks_for

NAMES: Final = ("Ada", "Zoë", "Łukasz", "Bjørn")
SINCE: Final = 6
"""Moves whose traces are marked."""
FILM_WIDTH: Final = 400
FILM_STEP: Final = 8
"""Moves between two frames."""


def main(argv: Sequence[str] | None = None) -> int:
    """Write the gallery."""
    words = sys.argv[1:] if argv is None else argv
    if len(words) < 2 or (len(words) > 2 and not words[2].isdigit()):
        sys.stderr.write(f"{__doc__}\n")
        return 2
    text = Path(words[0]).read_text(encoding="utf-8")
    folder = Path(words[1])
    folder.mkdir(parents=True, exist_ok=True)
    at = int(words[2]) if len(words) > 2 else len(open_record(text).steps)
    _pictures(text, folder, at, words[3:])
    if not words[3:]:
        _board(text, folder, at)
        _film(text, folder)
    return 0


def _pictures(text: str, folder: Path, at: int, wanted: Sequence[str]) -> None:
    record = open_record(text)
    before = play_to(record, max(0, at - SINCE)).view()
    table = play_to(record, at)
    game = table.game.key
    seat = next(iter(table.waiting_for), 0)
    for kind in wanted or views(game):
        picture = draw(
            game,
            kind,
            table.view(seat),
            "en",
            before=before,
            seat=seat,
            names=_names(table.setup),
            marks=marks_for(kind, table, seat),
            asked=table.waiting_for,
        )
        (folder / f"{kind}.png").write_bytes(picture.data)


def _names(setup: Setup) -> list[str]:
    """People have names; a robot is called what it is."""
    return [name if kind == HUMAN else "" for name, kind in zip(NAMES, setup.seats, strict=False)]


def _board(text: str, folder: Path, at: int) -> None:
    table = play_to(open_record(text), at)
    board = describe(
        table.game.key, table.view(), "en", names=_names(table.setup), asked=table.waiting_for
    )
    (folder / "text.txt").write_text(board, encoding="utf-8")


def _film(text: str, folder: Path) -> None:
    record = open_record(text)
    positions = [record.table.view()]
    while record.done < len(record.steps):
        record.step()
        if record.done % FILM_STEP == 0 or record.done == len(record.steps):
            positions.append(record.table.view())
    names = _names(record.table.setup)
    film = replay(record.table.game.key, positions, "en", width=FILM_WIDTH, names=names)
    (folder / "replay.gif").write_bytes(film.data)


if __name__ == "__main__":
    sys.exit(main())
