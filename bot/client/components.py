"""Messages made of components, within Discord's limits: texts, pictures, buttons and selects.

A button's id says everything, so that it works after any restart:
`v1:<game>:<seat>:<revision>:<verb>:<argument>`; a select's begins with `s1`, a form's with `m1`.
Nothing is kept in memory for them: a press is found by its id alone, and a revision that is not the
present one shows the press to be stale.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import dropwhile
from typing import Any, Self, TypeAlias

import discord
from discord import ui

from render import fonts, texts

# The client is ours, but handlers need nothing of it beyond what discord.py promises.
Interaction: TypeAlias = "discord.Interaction[Any]"

LONGEST_ID = 100
LONGEST_LABEL = 80
MOST_OPTIONS = 25

FOLDED = "more"
"""The verb of a select whose choices are ids of buttons there was no room for."""

_NUMBER = "[0-9]{1,18}"  # what SQLite can hold
_REST = (
    rf"(?P<game>{_NUMBER}):(?P<seat>[0-9]{{0,3}}):(?P<revision>{_NUMBER})"
    r":(?P<verb>[a-z]+):(?P<argument>.*)"
)

_FORM = re.compile(rf"m1:{_REST}")
_PRESS = re.compile(rf"[vs]1:{_REST}")


@dataclass(frozen=True, slots=True)
class Key:
    """What a button says when it is pressed."""

    verb: str
    game: int = 0
    seat: int | None = None
    revision: int = 0
    argument: str = ""

    def id(self, mark: str = "v1") -> str:
        """The custom id; raises ValueError if it does not fit."""
        seat = "" if self.seat is None else self.seat
        text = f"{mark}:{self.game}:{seat}:{self.revision}:{self.verb}:{self.argument}"
        if len(text) > LONGEST_ID:
            raise ValueError(f"too long for a custom id: {text}")
        return text

    @classmethod
    def of(cls, match: re.Match[str]) -> Key:
        """The key of a matched id."""
        seat = match["seat"]
        return cls(
            match["verb"],
            int(match["game"]),
            int(seat) if seat else None,
            int(match["revision"]),
            match["argument"],
        )


async def pressed(interaction: Interaction, key: Key) -> None:
    """Hand a press to its verb's handler."""
    data: Mapping[str, Any] = interaction.data or {}
    chosen = tuple(str(value) for value in data.get("values", ()))
    await interaction.client.pressed(interaction, key, chosen)


class PressedButton(ui.DynamicItem["ui.Button[Any]"], template=rf"v1:{_REST}"):
    """Any of our buttons, on any of our messages."""

    def __init__(self, item: ui.Button[Any], key: Key) -> None:
        super().__init__(item)
        self.key = key

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the id of a pressed button."""
        assert isinstance(item, ui.Button)
        return cls(item, Key.of(match))

    async def callback(self, interaction: Interaction) -> None:
        """Take the press."""
        await pressed(interaction, self.key)


class ChosenSelect(ui.DynamicItem["ui.Select[Any]"], template=rf"s1:{_REST}"):
    """Any of our selects, on any of our messages."""

    def __init__(self, item: ui.Select[Any], key: Key) -> None:
        super().__init__(item)
        self.key = key

    @classmethod
    async def from_custom_id(
        cls, _: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the id of a select that something was chosen in."""
        assert isinstance(item, ui.Select)
        return cls(item, Key.of(match))

    async def callback(self, interaction: Interaction) -> None:
        """Take the choice; one that stands for a button is a press of it."""
        data: Mapping[str, Any] = interaction.data or {}
        folded = self.key.verb == FOLDED
        match = _PRESS.fullmatch(str(data.get("values", ["?"])[0])) if folded else None
        if match is None:
            await pressed(interaction, self.key)
        else:
            await interaction.client.pressed(interaction, Key.of(match), ())


def filled_form(interaction: Interaction) -> tuple[Key, dict[str, tuple[str, ...]]] | None:
    """The key of a form of ours that was sent in, with what was chosen in each of its fields."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    data: Mapping[str, Any] = interaction.data or {}
    match = _FORM.fullmatch(str(data.get("custom_id", "")))
    if match is None:
        return None
    fields = (part.get("component", {}) for part in data.get("components", ()))
    chosen = {
        str(field["custom_id"]): tuple(
            str(value) for value in field.get("values", [field.get("value", "")])
        )
        for field in fields
        if "custom_id" in field
    }
    return Key.of(match), chosen


def is_foreign(interaction: Interaction) -> bool:
    """Whether a press or a form bears an id that no code of ours reads, as from another version."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if interaction.type is discord.InteractionType.component:
        return _PRESS.fullmatch(custom_id) is None
    return (
        interaction.type is discord.InteractionType.modal_submit
        and _FORM.fullmatch(custom_id) is None
    )


def button(
    label: str,
    key: Key,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> ui.Button[Any]:
    """A button with this key."""
    return ui.Button(
        label=cut(label, LONGEST_LABEL), custom_id=key.id(), style=style, disabled=disabled
    )


def folded(name: str, key: Key, buttons: Sequence[ui.Button[Any]]) -> ui.Select[Any]:
    """A list of buttons; to choose one is to press it. The key tells lists of a message apart."""
    options = [
        discord.SelectOption(label=one.label or "", value=one.custom_id or "") for one in buttons
    ]
    return ui.Select(custom_id=key.id("s1"), placeholder=name, options=options[:MOST_OPTIONS])


def cut(text: str, longest: int) -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


ACCENT = discord.Colour(0x5B7FDB)
MOST_TEXT = 3900
"""Characters of all texts of a message together; Discord takes 4,000."""
MOST_ALT = 1024
ROW = 5
ELLIPSIS = "…"
SMALL = "-# "
"""Begins a line of small print."""
GAP = f"{SMALL}{ELLIPSIS}"


PHONE = 305
"""Pixels for buttons side by side in a message, on a phone that is 360 wide."""
MOST_LINES = 4
"""More lines of buttons than that, a phone's screen has no room for."""
_LETTERS, _WEIGHT, _WIDER = 14, "SemiBold", 1.18
"""Letters of a button; typefaces of systems are at most that much wider than the one we measure."""
_EDGES, _APART = 20, 6


def breadth(label: str) -> float:
    """How wide a button with this label is."""
    return fonts.width_of(label, _WEIGHT, _LETTERS * 4) / 4 * _WIDER + _EDGES


def lines_of(labels: Iterable[str], *, in_order: bool = False) -> int:
    """How many lines buttons take on a phone, in their order or in a better one."""
    return _laid([breadth(label) for label in labels], in_order=in_order)[0]


def has_room(labels: Iterable[str], lines: int = MOST_LINES) -> bool:
    """Whether a phone shows buttons in so many lines, and none of them cut."""
    widths = [breadth(label) for label in labels]
    return max(widths, default=0) <= PHONE and _laid(widths)[0] <= lines


def _laid(widths: Sequence[float], *, in_order: bool = False) -> tuple[int, list[list[int]]]:
    """In how many lines buttons stand on a phone, and which of them in which row: in their order,
    of which a row of five takes as many lines as it needs; only where that are too many, each
    where it fits beside others."""
    best: list[tuple[int, int, list[list[int]]]] = [(0, 0, [])]
    for last in range(1, len(widths) + 1):
        ways = [
            (lines + _lines(widths[first:last]), count + 1, [*rows, [*range(first, last)]])
            for first, (lines, count, rows) in enumerate(best)
            if last - first <= ROW
        ]  # as much as fits in the first rows: what belongs together stands there
        best.append(min(ways, key=lambda way: (*way[:2], [-len(row) for row in way[2]])))
    ordered, _, rows = best[-1]
    fitting = _first_fit(widths) if ordered > MOST_LINES and not in_order else []
    return (len(fitting), fitting) if 0 < len(fitting) < ordered else (ordered, rows)


def _lines(widths: Sequence[float]) -> int:
    lines, filled = 0, PHONE + 1.0
    for width in widths:
        filled += _APART + width
        if filled > PHONE:
            lines, filled = lines + 1, width
    return lines


def _first_fit(widths: Sequence[float]) -> list[list[int]]:
    lines: list[list[int]] = []
    for number, width in enumerate(widths):
        fits = (
            line
            for line in lines
            if len(line) < ROW and sum(widths[n] + _APART for n in line) + width <= PHONE
        )
        if (line := next(fits, None)) is None:
            lines.append([number])
        else:
            line.append(number)
    return lines


MARK = 1 << 30
"""Added to a post's number: Discord numbers what has no id from 1 on. Ids have 31 bits."""


def signature(post: int) -> int:
    """The id that marks the message of a post."""
    return MARK + post % MARK


class MessageLayout(ui.LayoutView):
    """A message in the making: one box with everything in it, top to bottom."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        self.add_item(self.box)
        self._room = MOST_TEXT

    def say(self, *lines: str) -> None:
        """A paragraph; what no longer fits is cut."""
        text = "\n".join(line for line in lines if line)
        if len(text) > self._room:
            text = text[: max(0, self._room - 1)].rstrip() + ELLIPSIS
        if text and self._room > 0:
            self._room -= len(text)
            self.box.add_item(ui.TextDisplay(text))

    def gallery(self, pictures: Iterable[tuple[str, str]]) -> None:
        """Attached pictures by file name, each with its text twin; two in one gallery would be
        cut to squares, so each has a gallery of its own."""
        for name, alt in pictures:
            shown: ui.MediaGallery[Any] = ui.MediaGallery()
            shown.add_item(media=f"attachment://{name}", description=alt[:MOST_ALT] or None)
            self.box.add_item(shown)

    def file(self, name: str) -> None:
        """An attached file to open or keep."""
        self.box.add_item(ui.File(f"attachment://{name}"))

    def row(self, items: Sequence[ui.Item[Any]]) -> None:
        """Buttons side by side, in as many rows as they need; or a select of its own."""
        widths = [breadth(getattr(item, "label", None) or "") for item in items]
        for row in _laid(widths)[1]:
            self.box.add_item(ui.ActionRow(*(items[number] for number in row)))

    async def send(
        self,
        channel: discord.abc.Messageable,
        post: int,
        called: Iterable[int],
        files: Sequence[discord.File] = (),
    ) -> int:
        """Send it as the message of a post, signed with its number, calling these users; returns
        its id."""
        self.box.id = signature(post)
        self.stop()  # it is found again by its ids, so the client keeps no view of it
        users = [discord.Object(user) for user in called]
        message = await channel.send(
            view=self,
            files=list(files),
            nonce=str(post),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
        )
        return message.id


def ending(lines: Sequence[str], longest: int) -> list[str]:
    """The last of these lines that fit together, with an ellipsis for what is left out; small
    print goes first."""
    kept = _candidates(lines, longest)
    if _length(kept) > longest:
        kept = _without_small_print(kept, longest)
    while len(kept) > 1 and _length(kept) > longest:
        rest = kept[2 if kept[0] == ELLIPSIS else 1 :]
        kept = [ELLIPSIS, *(rest[1:] if rest[:1] == [GAP] else rest)]
    return kept if _length(kept) <= longest else [ELLIPSIS]


def _candidates(lines: Sequence[str], longest: int) -> list[str]:
    """The last lines, from where they can fit at all: a whole game has thousands of them."""
    size = 0
    for number in range(len(lines) - 1, -1, -1):
        size += 0 if lines[number].startswith(SMALL) else len(lines[number]) + 1
        if size > longest:
            rest = dropwhile(lambda line: line.startswith(SMALL), lines[number + 1 :])
            return [ELLIPSIS, *rest]
    return list(lines)


def _without_small_print(lines: Sequence[str], longest: int) -> list[str]:
    """As much of the small print left out as must be, from the top; one ellipsis stands for what
    is left out in a row."""
    kept = list(lines)
    for number, line in enumerate(lines):
        if not line.startswith(SMALL):
            continue
        kept[number] = "" if number and lines[number - 1].startswith(SMALL) else GAP
        if _length(kept) <= longest:
            break
    return [line for line in kept if line]


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines if line)


def mention(user: int) -> texts.Text:
    """A user as he is called on."""
    return texts.Text(f"<@{user}>")


def mentions(users: Sequence[int]) -> texts.Text:
    """Several users as they are called on."""
    return texts.Text(", ".join(mention(user) for user in users))
