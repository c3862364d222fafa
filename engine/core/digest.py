"""A hash of a whole position, to notice when rules or storage have changed what a log means."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Final, cast

from engine.core.game import S, V
from engine.core.table import Table


def position_hash(table: Table[S, V]) -> str:
    """SHA-256 of the canonical JSON of everything the game is in, independent of set order."""
    result = table.result
    whole = {
        "state": plain(table.game.facts(table.state)),
        "asked": [[decision.seat, decision.was or decision.kind] for decision in table.pending],
        "result": None if result is None else [list(result.scores), list(result.ranks)],
        "moves": table.position,
        "sealed": sorted(str(table.log[n]) for n in table.sealed),
    }
    return hashlib.sha256(canonical_json(whole).encode()).hexdigest()


_PLAIN: Final = frozenset({int, str, bool, type(None)})
"""What is as plain as it gets; most values are, so they are looked for first."""


def plain(value: object) -> object:
    """Dataclasses, mappings, sets, enums and sequences as JSON data with a fixed order."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list or kind is tuple:
        return [plain(item) for item in cast(Sequence[object], value)]
    if value is None or isinstance(value, bool | int | str):
        return str(value.value) if isinstance(value, Enum) else value
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted((plain(item) for item in value), key=canonical_json)
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    raise TypeError(f"no plain form for {type(value).__name__}")


def canonical_json(value: object) -> str:
    """One text for one value, whatever order mappings were filled in."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
