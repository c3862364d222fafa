"""The command line: `python -m render RECORD [--at N] [--since N] [--view V] … -o FILE`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from engine import GAMES
from engine.core.errors import GameError
from engine.core.game import Setup
from engine.core.replay import Replay, play_to
from engine.core.transcript import is_transcript
from engine.core.words import same
from engine.interchange import open_record, open_transcript
from render import cards, describe, draw, replay, theme, transcripts, views
from render.pointing import marks_for
from render.registry import REPLAY_WIDTH, book
from render.texts import LANGUAGES
from render.transcripts import REPLAY, TEXT

FAILED: Final = 1
BAD_ARGUMENTS: Final = 2
MOST_FRAMES: Final = 150


def main(argv: Sequence[str] | None = None) -> int:
    """Draw one picture of a record; 0 is success, 1 an illegal move, 2 bad arguments or files."""
    parser = _parser()
    arguments = parser.parse_args(argv)
    try:
        text = arguments.record.read_text(encoding="utf-8-sig")
        shown = open_transcript(text) if is_transcript(text) else None
        record = None if shown is not None else open_record(text)
    except (OSError, UnicodeDecodeError) as error:
        return _refused(f"{arguments.record}: {getattr(error, 'strerror', None) or 'not a text'}")
    except GameError as error:
        return _refused(f"{arguments.record}: {error}")
    if record is None:
        assert shown is not None
        problem = transcripts.problem(arguments, shown[0]) or _problem_of_view(
            arguments, shown[0].setup
        )
        made: Callable[[], bytes] = partial(transcripts.drawn, arguments, *shown)
    else:
        problem, made = _problem(arguments, record), partial(_made, arguments, record)
    if problem:
        parser.print_usage(sys.stderr)
        return _refused(problem)
    try:
        data = made()
    except GameError as error:
        at = "" if record is None else f" move {record.done + record.first}:"
        print(f"{arguments.record}:{at} {error}", file=sys.stderr)
        return FAILED
    try:
        arguments.output.write_bytes(data)
    except OSError as error:
        return _refused(f"{arguments.output}: {error.strerror}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m render", description="Draw a recorded game.")
    parser.add_argument("record", type=Path, help="a record, ours or a foreign one")
    parser.add_argument("--at", type=int, metavar="N", help="after move N; else at its end")
    parser.add_argument("--since", type=int, metavar="N", help="mark what changed since move N")
    parser.add_argument("--view", metavar="V", help="see the list below; else the first one")
    parser.add_argument("--seat", type=int, metavar="K", help="whose picture, from 0")
    parser.add_argument("--card", default="", metavar="ID", help="which card, where one is shown")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument(
        "--width",
        type=int,
        metavar="W",
        help=f"pixels, {theme.NARROWEST} to {theme.WIDEST}",
    )
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
    listed = (f"{game}: {', '.join((*views(game), TEXT, REPLAY))}" for game in GAMES if views(game))
    parser.epilog = f"views of {'; '.join(listed)}"
    return parser


def _problem(arguments: argparse.Namespace, record: Replay) -> str:
    """What is wrong with the arguments for this record, if anything."""
    last = len(record.steps) - 1 + record.first
    first = record.first - 1 if record.first else 0
    for name in ("at", "since"):
        number = getattr(arguments, name)
        if number is not None and not first <= number <= last:
            return f"--{name}: a number from {first} to {last}"
    at = last if arguments.at is None else arguments.at
    if arguments.since is not None and arguments.since > at:
        return "--since: not after --at"
    return _problem_of_view(arguments, record.table.setup)


def _problem_of_view(arguments: argparse.Namespace, setup: Setup) -> str:
    """What is wrong with the picture that is wanted of this table, if anything."""
    known = (*views(setup.game), TEXT, REPLAY)
    arguments.view = arguments.view or known[0]
    if arguments.view not in known:
        return f"--view: one of {', '.join(known)}"
    kind = None if arguments.view in (TEXT, REPLAY) else book(setup.game).views[arguments.view]
    if kind is not None and arguments.card:
        arguments.card = _stored(arguments.card, cards(setup.game, arguments.view))
    if kind is not None and kind.private and arguments.seat is None:
        return "--seat: whose picture? It is for one player only"
    if kind is not None and kind.shows is not None and not kind.shows(arguments.card):
        return "--card: the id of a card"
    seats = len(setup.seats)
    if arguments.seat is not None and not 0 <= arguments.seat < seats:
        return f"--seat: a number from 0 to {seats - 1}"
    if arguments.width is not None and not theme.NARROWEST <= arguments.width <= theme.WIDEST:
        return f"--width: a number from {theme.NARROWEST} to {theme.WIDEST}"
    return ""


def _stored(typed: str, known: Sequence[str]) -> str:
    """A card as it is stored: case is free, `-` and `_` are the same."""
    wanted = same(typed.strip().lower())
    return next((one for one in known if same(one) == wanted), typed)


def _made(arguments: argparse.Namespace, record: Replay) -> bytes:
    """The bytes to write."""
    table = record.table
    if arguments.view == REPLAY:
        width = arguments.width or REPLAY_WIDTH
        positions = _thinned(list(_positions(record, arguments.at)))
        return replay(table.game.key, positions, arguments.lang, width=width).data
    before = None
    if arguments.since is not None:
        before = play_to(record, arguments.since).view(arguments.seat)
    play_to(record, arguments.at)
    view, asked = table.view(arguments.seat), table.waiting_for
    if arguments.view == TEXT:
        text = describe(
            table.game.key, view, arguments.lang, before=before, seat=arguments.seat, asked=asked
        )
        return text.encode()
    seat = arguments.seat if arguments.seat is not None else next(iter(asked), None)
    picture = draw(
        table.game.key,
        arguments.view,
        view,
        arguments.lang,
        before=before,
        width=arguments.width,
        seat=seat,
        marks=marks_for(arguments.view, table, seat),
        asked=asked,
        card=arguments.card,
    )
    return picture.data


def _positions(record: Replay, at: int | None) -> Iterator[object]:
    """The view after every step, up to position `at`."""
    last = len(record.steps) if at is None else at + 1 - record.first
    yield record.table.view(None)
    while record.done < last:
        record.step()
        yield record.table.view(None)


def _thinned(positions: list[object]) -> list[object]:
    """Not more positions than an animation should have, the first and the last among them."""
    if len(positions) <= MOST_FRAMES:
        return positions
    step = (len(positions) - 1) / (MOST_FRAMES - 1)
    return [positions[round(number * step)] for number in range(MOST_FRAMES)]


def _refused(why: str) -> int:
    print(why, file=sys.stderr)
    return BAD_ARGUMENTS


if __name__ == "__main__":
    sys.exit(main())
