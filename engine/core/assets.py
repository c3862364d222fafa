"""Reads component data from the `assets` package; the engine's only contact with files."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TypeVar

from pydantic import TypeAdapter

T = TypeVar("T")


def load(path: str, shape: type[T]) -> T:
    """Read `assets/<path>` and validate it; a bad field fails with its place in the file."""
    text = files("assets").joinpath(*path.split("/")).read_text(encoding="utf-8")
    return TypeAdapter(shape).validate_python(json.loads(text))
