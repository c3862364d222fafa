"""A seat's own marks: what its player wants to keep, and what he would spend first.

No move and no draft: nobody else learns of them. Proposals, warnings and standing orders follow
them at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.session.errors import SettingError
from bot.session.live import GameRoom
from bot.session.values import Press
from bot.store import people
from engine.core.marking import KEEP, SPEND, UNMARKED, heed, marking_of
from engine.core.moves import Seat


@dataclass(frozen=True, slots=True)
class MarkSheet:
    """What can be marked at a seat, and what is."""

    seat: Seat
    held: tuple[str, ...]
    """What the seat has now of what can be marked."""
    known: tuple[str, ...]
    """Everything that can be marked."""
    marks: Mapping[str, str]


async def mark(room: GameRoom, press: Press, changes: Mapping[str, str] | None) -> MarkSheet:
    """Change marks (none of a thing takes its mark away), or merely look; raises SettingError."""
    live = room.known()
    seat = room.seat_of(press)
    marking = marking_of(live.table.game)
    if marking is None:
        raise SettingError("marks-none")
    known = marking.known(live.table.state)
    if changes:
        live = room.going_on()
        for thing, chosen in changes.items():
            if thing not in known or chosen not in (KEEP, SPEND, UNMARKED):
                raise SettingError("mark-unknown", thing=thing[:40])
        marks = {**live.marks.get(seat, {}), **changes}
        marks = {thing: one for thing, one in marks.items() if one != UNMARKED}
        await room.database.write(people.set_marks, room.id, seat, press.user, marks)
        live.marks[seat] = marks
        live.expected = None  # orders may answer now what they left open
        heed(live.table, live.marks)
        live.clear_benches()
    held = tuple(marking.held(live.table.state, seat))
    return MarkSheet(seat, held, tuple(known), dict(live.marks.get(seat, {})))
