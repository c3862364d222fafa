"""`python -m render.worker GAME…`: draws for another process, one picture after another.

A wish is a pickled dictionary of the arguments of `render.draw_in_pieces`, the answer a pickled
pair: the pieces, or none and what went wrong. Both have their length before them. It ends with its
input.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from struct import Struct
from typing import Any, BinaryIO, Final, TypeAlias

import render
from render import Picture, texts
from render.collector import settle_memory

LENGTH: Final = Struct(">I")
DrawnAnswer: TypeAlias = tuple[tuple[Picture, ...], str]


def packed(value: object) -> bytes:
    """A wish or an answer as it is sent."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def serve(wishes: BinaryIO, answers: BinaryIO, answer: Callable[[Any], object]) -> None:
    """Answer until there are no more wishes."""
    while len(head := wishes.read(LENGTH.size)) == LENGTH.size:
        data = wishes.read(LENGTH.unpack(head)[0])
        answers.write(packed(answer(pickle.loads(data))))
        answers.flush()


def serve_input(answer: Callable[[Any], object]) -> None:
    """Serve whoever has started this; Ctrl-C is his business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing else may come between answers
    serve(sys.stdin.buffer, answers, answer)


def _answer(wish: Mapping[str, Any]) -> DrawnAnswer:
    try:
        return render.draw_in_pieces(**wish), ""
    except Exception:
        return (), traceback.format_exc()


def main(games: list[str]) -> None:
    """Draw for whoever has started this."""
    texts.preload(*games)
    for game in games:
        render.views(game)
    settle_memory()
    serve_input(_answer)


if __name__ == "__main__":
    main(sys.argv[1:])
