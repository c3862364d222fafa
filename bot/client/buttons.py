"""Buttons and selects: an id that says everything, so that they work after any restart.

`v1:<game>:<seat>:<revision>:<verb>:<argument>`; a select's begins with `s1`. Nothing is kept in
memory for them: a press is found by its id alone, and a revision that is not the present one
shows the press to be stale.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord import ui

from bot.client.replies import Interaction

LONGEST_ID = 100
LONGEST_LABEL = 80
LONGEST_OPTION = 100
MOST_OPTIONS = 25

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


Handler = Callable[[Interaction, Key, tuple[str, ...]], Awaitable[None]]
"""Takes a press: the interaction, the key, and what was chosen in a select."""

FormHandler = Callable[[Interaction, Key, dict[str, tuple[str, ...]]], Awaitable[None]]
"""Takes a form: the interaction, the key, and what its fields say."""

FORMS: dict[str, FormHandler] = {}
"""Who takes the forms of a verb; all others are the panel's."""

HANDLERS: dict[str, Handler] = {}
"""Who takes the presses of a verb."""


def handles(*verbs: str) -> Callable[[Handler], Handler]:
    """Register a function for the presses of these verbs."""

    def register(handler: Handler) -> Handler:
        for verb in verbs:
            assert verb not in HANDLERS, verb
            HANDLERS[verb] = handler
        return handler

    return register


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
        """Take the choice."""
        await pressed(interaction, self.key)


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


def cut(text: str, longest: int) -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
