"""Badges for the pictures that point at legal choices of an open decision."""

from __future__ import annotations

from engine.core.table import AnyTable
from render.registry import book
from render.scene import Marks


def marks_for(kind: str, table: AnyTable, seat: int | None) -> Marks:
    """Badges for a kind of picture, from what the seat's open decision offers."""
    decision = next((one for one in table.pending if one.seat == seat), None)
    if decision is None:
        return {}
    return book(table.game.key).marks(kind, decision, table.view(seat))
