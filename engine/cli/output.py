"""What the command lines share: reading record files, printing errors and JSON lines."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NoReturn

from engine.core.errors import GameError
from engine.core.moves import Note
from engine.interchange import Replay, open_record

BAD_FILE = 2


def load(path: Path) -> Replay:
    """Open a record file, or leave with exit code 2 and a line that says why."""
    try:
        return open_record(path.read_text(encoding="utf-8"))
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


def _plain(value: object) -> object:
    if isinstance(value, set | frozenset):
        return sorted(str(one) for one in value)
    return str(value)
