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


def load_former(path: str, shape: type[T]) -> list[T]:
    """What stood in `assets/<path>` before: `former/NAME.1.json`, `.2.json` … beside it, the newest
    (the highest number) first."""
    *rooms, name = path.split("/")
    stem = name.removesuffix(".json")
    folder = files("assets").joinpath(*rooms, "former")
    found: dict[int, str] = {}
    for one in folder.iterdir() if folder.is_dir() else ():
        before, _, number = one.name.removesuffix(".json").rpartition(".")
        if before == stem:
            found[int(number)] = one.read_text(encoding="utf-8")
    adapter = TypeAdapter(shape)
    return [adapter.validate_python(json.loads(found[number])) for number in sorted(found)[::-1]]
