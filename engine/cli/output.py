"""What the command lines share: reading record files, printing errors and JSON lines."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from engine.core.errors import GameError, RecordError
from engine.core.moves import Note
from engine.core.replay import Replay
from engine.core.transcript import Transcript, is_transcript
from engine.interchange import open_record, open_transcript

BAD_FILE = 2


class Opened(NamedTuple):
    """A transcript, and the view that it shows, of the game's own type."""

    transcript: Transcript
    view: Any


def load(path: Path) -> Replay:
    """Open a record that can be played, or leave with exit code 2 and a line that says why."""
    file = opened(path)
    if isinstance(file, Opened):
        leave(f"{path}: {RecordError('record-is-transcript')}")
    return file


def opened(path: Path) -> Replay | Opened:
    """Open a record or a transcript, or leave with exit code 2 and a line that says why."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        return Opened(*open_transcript(text)) if is_transcript(text) else open_record(text)
    except (OSError, UnicodeDecodeError) as error:
        leave(f"{path}: {getattr(error, 'strerror', None) or 'not a text file'}")
    except GameError as error:
        leave(f"{path}: {error}")


def leave(why: str) -> NoReturn:
    """Say why and exit with code 2."""
    print(why, file=sys.stderr)
    sys.exit(BAD_FILE)


def print_json(data: object) -> None:
    """One JSON line."""
    print(json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_plain))


def error_line(error: GameError, number: int, text: str) -> dict[str, object]:
    """An error as the JSON line that ends a replay."""
    reason = getattr(error, "reason", None)
    args = dict(error.args_)
    if isinstance(reason, Note):
        args["reason"] = {"key": reason.key, **reason.args}
    options = getattr(error, "continuations", ())
    if options:
        args["continuations"] = [" ".join(option.words) for option in options]
    return {"error": error.key, "args": args, "i": number, "text": text[:500]}


def tell_fault(error: GameError, replay: Replay) -> None:
    """Why the next step cannot be played: a JSON line, and on the error stream for people."""
    number, text = replay.done + replay.first, replay.text()
    print_json(error_line(error, number, text))
    print(f"{number}: {text[:80]}: {error}", file=sys.stderr)


def _plain(value: object) -> object:
    if isinstance(value, set | frozenset):
        return sorted(str(one) for one in value)
    return str(value)
