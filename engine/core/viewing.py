"""Views as plain data and back: what a transcript shows of a position.

The type of a game's views is the annotation of its `view`; frozen dataclasses of plain values are
read back by their fields.
"""

from __future__ import annotations

import json
from typing import Any, get_type_hints

from pydantic import TypeAdapter

from engine.core.digest import plain
from engine.core.errors import RecordError
from engine.core.game import Game, S, V


def view_to_data(view: object) -> object:
    """A view as JSON data with a fixed order."""
    return plain(view)


def view_from_data(game: Game[S, V], data: object) -> V:
    """The view that was written like this; raises RecordError."""
    shape: Any = get_type_hints(type(game).view)["return"]  # a type that only runs know
    try:
        view: V = TypeAdapter(shape).validate_json(json.dumps(data))
    except (ValueError, RecursionError) as error:
        problem = str(error).split("\n")[1:2] or [type(error).__name__]
        raise RecordError("record-bad-view", problem=problem[0][:80]) from error
    return view
