"""What a main action is: listing, checking and doing under one verb."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.state import Player, State


class Action(NamedTuple):
    """One verb of a turn."""

    verb: str
    offer: Callable[[State, Player], Iterable[Option]]
    refuse: Callable[[State, Player, Words], Note | None]
    perform: Callable[[State, Player, Words], Flow[None]]


NOT_OFFERED = Note("not-offered")


def price_note(price: Iterable[tuple[str, int]]) -> tuple[Note, ...]:
    """A price as a note; nothing for what is free."""
    costs = {resource: amount for resource, amount in price if amount}
    return (Note("price", {"price": costs}),) if costs else ()


def whole_number(word: str) -> int:
    """A count of at most three digits; 0 if it is none."""
    return int(word) if word.isdigit() and len(word) < 4 else 0
