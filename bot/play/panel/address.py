"""Where in the panel somebody is: a short text in every button that leads somewhere."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

_BETWEEN: Final = "/"


class Room(StrEnum):
    """The screens."""

    HOME = "h"
    VERB = "v"
    STEPS = "s"
    """A list of answers without the following questions."""
    CANDIDATE = "c"
    """One set of places, with what goes with it."""
    GATHER = "g"
    """Making up a set of places."""
    LIKE = "l"
    """The other sets of places that are as good as one."""
    WHY = "w"
    SIGHTS = "p"
    """Pictures of the position as drafted."""
    OTHERWISE = "o"
    """What to try in place of the last step of a plan."""
    SINCE = "t"
    """What has happened since the seat's own last turn."""


@dataclass(frozen=True, slots=True)
class Place:
    """A screen, and what of it is shown."""

    room: Room = Room.HOME
    verb: str = ""
    filter: str = ""
    page: int = 0
    pick: str = ""

    def __str__(self) -> str:
        page = str(self.page) if self.page else ""
        parts = (self.room.value, self.verb, self.filter, page, self.pick)
        return _BETWEEN.join(parts).rstrip(_BETWEEN)

    @classmethod
    def read(cls, text: str) -> Self:
        """The place of a text; the first screen for anything that is none."""
        parts = [*text.split(_BETWEEN, 4), "", "", "", "", ""][:5]
        room, verb, narrowed, page, pick = parts
        if room not in Room._value2member_map_:
            return cls()
        return cls(Room(room), verb, narrowed, int(page) if page.isdecimal() else 0, pick)
