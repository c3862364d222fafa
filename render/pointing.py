"""Badges for the pictures that point at legal choices of an open decision."""

from __future__ import annotations

from typing import Any, TypeAlias

from engine.core.table import Table
from render.registry import book
from render.scene import Marks

AnyTable: TypeAlias = Table[Any, Any]  # views differ by game


def marks_for(kind: str, table: AnyTable, seat: int | None) -> Marks:
    """Badges for a kind of picture, from what the seat's open decision offers."""
    decision = next((one for one in table.pending if one.seat == seat), None)
    if decision is None:
        return {}
    return book(table.game.key).marks(kind, decision, table.view(seat))
