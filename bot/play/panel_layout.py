"""A panel's screen as a Discord message: texts, pictures, selects and buttons with their ids."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot.client.buttons import Key, button
from bot.client.layout import Layout
from bot.play.panel.elements import (
    Button,
    Choice,
    Form,
    Menu,
    Press,
    Row,
    Say,
    Screen,
    Sight,
    Style,
)
from bot.play.panel.look import AHEAD
from bot.play.panel_advice import Margins
from bot.session import DraftView

STYLES: Final = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.MAIN: discord.ButtonStyle.primary,
    Style.GO: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}
LONGEST_PLACEHOLDER: Final = 150


def key_of(draft: DraftView, press: Press) -> Key:
    """What a press says in full: good for this revision of the draft only."""
    verb = f"{AHEAD}{press.verb}" if draft.plan is not None else press.verb
    return Key(verb, draft.game, draft.seat, draft.revision, press.argument)


def layout_of(
    screen: Screen,
    draft: DraftView,
    picture: tuple[str, str] | None,
    around: Margins,
) -> Layout:
    """The screen; `picture` is the attached file of its sight with its text twin."""
    layout = Layout()
    layout.say(*around.above)
    advice = around.advice
    for block in screen.blocks:
        if advice and isinstance(block, Menu | Row):
            layout.say(*advice)
            advice = ()
        if isinstance(block, Say):
            layout.say(block.text)
        elif isinstance(block, Sight):
            layout.gallery([picture] if picture is not None else [])
        elif isinstance(block, Menu):
            layout.row([_select(draft, block)])
        else:
            layout.row(_buttons(draft, block))
    layout.say(*advice)
    layout.row(around.below)
    return layout


def _select(draft: DraftView, menu: Menu) -> ui.Select[Any]:
    return ui.Select(
        custom_id=key_of(draft, menu.press).id("s1"),
        placeholder=menu.placeholder[:LONGEST_PLACEHOLDER],
        min_values=menu.least,
        max_values=menu.most,
        options=[_option(choice) for choice in menu.choices],
    )


def _option(choice: Choice) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.label,
        value=choice.value,
        description=choice.description or None,
        default=choice.chosen,
    )


def _buttons(draft: DraftView, row: Row) -> list[ui.Button[Any]]:
    return [_button(draft, one) for one in row.buttons]


def _button(draft: DraftView, one: Button) -> ui.Button[Any]:
    key = key_of(draft, one.press)
    return button(one.label, key, STYLES[one.style], disabled=one.disabled)


def modal_of(form: Form, draft: DraftView) -> ui.Modal:
    """A form as a modal; what is left alone stays at nothing."""
    modal = ui.Modal(title=form.title, custom_id=key_of(draft, form.press).id("m1"), timeout=None)
    for field in form.fields:
        select: ui.Select[Any] = ui.Select(
            custom_id=field.key,
            min_values=0,
            max_values=1,
            required=False,
            options=[_option(choice) for choice in field.choices],
        )
        modal.add_item(
            ui.Label(text=field.label, description=field.description or None, component=select)
        )
    modal.stop()  # answers find their way by the id; the client keeps nothing
    return modal
