"""Pictures of a transcript: the one position that it shows, as its reader sees it."""

from __future__ import annotations

import argparse
from typing import Any, Final

from engine.core.transcript import Transcript
from render.registry import book, describe, draw

TEXT: Final = "text"
REPLAY: Final = "replay"


def problem(arguments: argparse.Namespace, transcript: Transcript) -> str:
    """What cannot be drawn of a transcript, if that is asked for."""
    last = len(transcript.moves)
    if arguments.at not in (None, last) or arguments.since is not None:
        return f"--at: a transcript shows one position, {last}"
    if arguments.view == REPLAY:
        return "--view: a transcript shows one position"
    kind = book(transcript.setup.game).views.get(arguments.view or "")
    if kind is not None and kind.private and arguments.seat not in (None, transcript.reader):
        return "--seat: this is another player's transcript"
    return ""


def drawn(arguments: argparse.Namespace, transcript: Transcript, view: Any) -> bytes:
    """The picture, or the text board."""
    game = transcript.setup.game
    seat = transcript.reader if arguments.seat is None else arguments.seat
    if arguments.view == TEXT:
        return describe(game, view, arguments.lang, seat=seat).encode()
    picture = draw(
        game,
        arguments.view,
        view,
        arguments.lang,
        width=arguments.width,
        seat=seat,
        card=arguments.card,
    )
    return picture.data
