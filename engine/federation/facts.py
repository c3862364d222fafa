"""The whole state as plain data: for position hashes."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from engine.federation.state import State

NOT_FACTS: Final = {"box", "chance", "events", "adviser", "piles"}


def facts_of(state: State) -> dict[str, object]:
    """Everything that the position consists of, hidden piles too."""
    facts: dict[str, object] = {
        field.name: getattr(state, field.name)
        for field in fields(state)
        if field.name not in NOT_FACTS
    }
    facts["piles"] = {key: pile.contents() for key, pile in state.piles.items()}
    return facts
