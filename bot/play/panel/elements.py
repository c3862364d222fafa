"""What a panel shows, as values: texts, pictures, selects, buttons, forms; and Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, TypeAlias

MOST_COMPONENTS: Final = 40
MOST_TEXT: Final = 3900
"""Characters of all texts together; Discord takes 4,000."""
ROW: Final = 5
MOST_OPTIONS: Final = 25
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100
LONGEST_ARGUMENT: Final = 64
"""Of a press; with game, seat and revision before it the whole id has at most 100."""
MOST_FIELDS: Final = 5
LONGEST_TITLE: Final = 45
ELLIPSIS: Final = "…"
LONGEST_WORD: Final = 24
"""A longer one is cut in the middle."""
LOOSE_ENDS: Final = " ·,;:(→⚠"
"""What says nothing at the end of a text that is cut."""
LEFT: Final = "◀"
RIGHT: Final = "▶"


class Style(Enum):
    """How a button looks."""

    PLAIN = auto()
    MAIN = auto()
    GO = auto()
    DANGER = auto()


class Since(Enum):
    """Which earlier position a picture is compared with."""

    NOW = auto()
    """None."""
    DRAFT = auto()
    """The one before the draft."""
    TURN = auto()
    """The end of the player's own last turn."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a button or select says when it is used."""

    verb: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Say:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Sight:
    """A picture to be drawn of the draft's position."""

    name: str
    marks: Mapping[str, Sequence[str]] = field(default_factory=dict)
    since: Since = Since.NOW
    """From when on changes are marked."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a select."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False
    """Whether the select opens with it ticked."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select."""

    press: Press
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Button:
    """A button."""

    label: str
    press: Press
    style: Style = Style.PLAIN
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


Block: TypeAlias = Say | Sight | Menu | Row


@dataclass(frozen=True, slots=True)
class Field:
    """A quantity in a form: a select from nothing to the most there can be."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    description: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A form that a button opens."""

    press: Press
    title: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole panel, top to bottom."""

    blocks: tuple[Block, ...]

    @property
    def menus(self) -> tuple[Menu, ...]:
        """Its selects."""
        return tuple(block for block in self.blocks if isinstance(block, Menu))

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Its buttons, in order."""
        rows = (block for block in self.blocks if isinstance(block, Row))
        return tuple(button for row in rows for button in row.buttons)

    @property
    def sight(self) -> Sight | None:
        """Its picture, if it has one."""
        return next((block for block in self.blocks if isinstance(block, Sight)), None)

    @property
    def text(self) -> str:
        """Everything that is written on it."""
        return "\n".join(block.text for block in self.blocks if isinstance(block, Say))

    @property
    def components(self) -> int:
        """How many components it takes, nested ones and the box around them included."""
        return 1 + sum(_components(block) for block in self.blocks)


def rows(buttons: Sequence[Button]) -> Iterator[Row]:
    """Buttons in as many rows as they need."""
    for first in range(0, len(buttons), ROW):
        yield Row(tuple(buttons[first : first + ROW]))


def says(lines: Sequence[str], room: int = MOST_TEXT) -> Iterator[Say]:
    """These lines as one paragraph; what does not fit is left out, at a line's end."""
    kept: list[str] = []
    for line in (line for line in lines if line):
        room -= len(line) + 1
        if room < len(ELLIPSIS):
            kept.append(ELLIPSIS)
            break
        kept.append(line)
    if kept:
        yield Say("\n".join(kept))


def cut(text: str, longest: int) -> str:
    """The text, or as many of its words as fit, with an ellipsis."""
    if len(text) <= longest:
        return text
    space = text.rfind(" ", max(0, longest - LONGEST_WORD), longest)
    return text[: space if space > 0 else longest - 1].rstrip(LOOSE_ENDS) + ELLIPSIS


def _components(block: Block) -> int:
    if isinstance(block, Row):
        return 1 + len(block.buttons)
    return 2 if isinstance(block, Menu) else 1
