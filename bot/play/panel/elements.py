"""What a panel is made of, as values: texts, pictures, selects, buttons; its places and words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from typing import Final, NamedTuple, Self, TypeAlias

from engine.core.moves import Decision, Note, Option, Seat, Words
from render import texts
from render.said import ITEM

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


class PanelStyle(Enum):
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
class PanelPress:
    """What a button or select says when it is used."""

    verb: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Say:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class PanelSight:
    """A picture to be drawn of the draft's position."""

    name: str
    marks: Mapping[str, Sequence[str]] = field(default_factory=dict)
    since: Since = Since.NOW
    """From when on changes are marked."""


@dataclass(frozen=True, slots=True)
class PanelChoice:
    """A line of a select."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False
    """Whether the select opens with it ticked."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select."""

    press: PanelPress
    placeholder: str
    choices: tuple[PanelChoice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button."""

    label: str
    press: PanelPress
    style: PanelStyle = PanelStyle.PLAIN
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[PanelButton, ...]


Block: TypeAlias = Say | PanelSight | Menu | Row


@dataclass(frozen=True, slots=True)
class FormField:
    """A quantity in a form: a select from nothing to the most there can be."""

    key: str
    label: str
    choices: tuple[PanelChoice, ...]
    description: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A form that a button opens."""

    press: PanelPress
    title: str
    fields: tuple[FormField, ...]


@dataclass(frozen=True, slots=True)
class PanelScreen:
    """A whole panel, top to bottom."""

    blocks: tuple[Block, ...]

    @property
    def menus(self) -> tuple[Menu, ...]:
        """Its selects."""
        return tuple(block for block in self.blocks if isinstance(block, Menu))

    @property
    def buttons(self) -> tuple[PanelButton, ...]:
        """Its buttons, in order."""
        rows = (block for block in self.blocks if isinstance(block, Row))
        return tuple(button for row in rows for button in row.buttons)

    @property
    def sight(self) -> PanelSight | None:
        """Its picture, if it has one."""
        return next((block for block in self.blocks if isinstance(block, PanelSight)), None)

    @property
    def text(self) -> str:
        """Everything that is written on it."""
        return "\n".join(block.text for block in self.blocks if isinstance(block, Say))

    @property
    def components(self) -> int:
        """How many components it takes, nested ones and the box around them included."""
        return 1 + sum(_components(block) for block in self.blocks)


def rows(buttons: Sequence[PanelButton]) -> Iterator[Row]:
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
    """The text, or as many of its words as fit, with an ellipsis; what would be left of a last part
    that has only begun is left out."""
    if len(text) <= longest:
        return text
    part = text.rfind(BETWEEN, max(0, longest - LONGEST_WORD), longest)
    space = part if part > 0 else text.rfind(" ", max(0, longest - LONGEST_WORD), longest)
    return text[: space if space > 0 else longest - 1].rstrip(LOOSE_ENDS) + ELLIPSIS


def _components(block: Block) -> int:
    if isinstance(block, Row):
        return 1 + len(block.buttons)
    return 2 if isinstance(block, Menu) else 1


_SLASH: Final = "/"


class PanelRoom(StrEnum):
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
class PanelPlace:
    """A screen, and what of it is shown."""

    room: PanelRoom = PanelRoom.HOME
    verb: str = ""
    filter: str = ""
    page: int = 0
    pick: str = ""

    def __str__(self) -> str:
        page = str(self.page) if self.page else ""
        parts = (self.room.value, self.verb, self.filter, page, self.pick)
        return _SLASH.join(parts).rstrip(_SLASH)

    @classmethod
    def read(cls, text: str) -> Self:
        """The place of a text; the first screen for anything that is none."""
        parts = [*text.split(_SLASH, 4), "", "", "", "", ""][:5]
        room, verb, narrowed, page, pick = parts
        if room not in PanelRoom._value2member_map_:
            return cls()
        return cls(PanelRoom(room), verb, narrowed, int(page) if page.isdecimal() else 0, pick)


BETWEEN = texts.BETWEEN


@dataclass(frozen=True, slots=True)
class Voice:
    """Speaks to one reader about one game."""

    lang: str
    game: str
    names: Sequence[str] = ()

    def say(self, key: str, /, **args: object) -> str:
        """A text of the panel."""
        return str(texts.text(self.lang, f"panel-{key}", self.game, **args))

    def text(self, key: str, /, **args: object) -> str:
        """A text of the game."""
        return str(texts.text(self.lang, key, self.game, **args))

    def ask(self, decision: Decision) -> str:
        """The question itself."""
        return str(texts.ask(self.lang, self.game, decision.kind, decision.args, self.names))

    def names_of(self, seats: Iterable[Seat]) -> texts.Text:
        """Who sits there."""
        return texts.Text(", ".join(texts.safe_name(self.names[seat]) for seat in seats))

    def move(self, words: Words, form: str = "") -> str:
        """The label of a move or of its beginning."""
        return str(texts.move(self.lang, self.game, words, form))

    def moves(self, moves: Iterable[Words]) -> str:
        """Several moves one after the other, within a line."""
        said = [self.move(words) for words in moves]
        return ", ".join(map(texts.uncapital, said))

    def word(self, word: str, form: str = "", kind: str = "") -> str:
        """The label of a word."""
        return str(texts.word(self.lang, self.game, word, form, kind))

    def note(self, note: Note, form: str = "") -> str:
        """A note in words."""
        return str(texts.note(self.lang, self.game, note, self.names, form))

    def notes(
        self, notes: Iterable[Note], without: Collection[str] = (), form: str = ""
    ) -> list[str]:
        """Notes in words, but for those of some keys."""
        return [self.note(note, form) for note in notes if note.key not in without]

    def label(self, option: Option, lead: Collection[str], form: str = ITEM) -> str:
        """What an option is called: its words, and the notes that belong to its name."""
        named = [self.note(note, ITEM) for note in option.notes if note.key in lead]
        return self.plain(BETWEEN.join([self.move(option.words, form), *named]))

    def about(self, words: Words) -> str:
        """What there is to know about the last word of a move, if anything."""
        if len(words) < 2:
            return ""
        long = self.word(words[-1], "long", words[0])
        return "" if long == self.word(words[-1], "", words[0]) else self.plain(long)

    @staticmethod
    def plain(text: str) -> str:
        """A text for labels, where nothing has to be escaped."""
        return texts.plain(text)


class PayableWay(NamedTuple):
    """An option with free moves before it."""

    steps: tuple[Words, ...]
    option: Option


class Follow(NamedTuple):
    """An answer to the question that another answer leads to, and what is said of it."""

    option: Option
    kind: str
    """What kind of question it answers."""
    warnings: tuple[Note, ...]
