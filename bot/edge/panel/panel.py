"""The panel as a message: made from a draft, never from what was shown before."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.edge.cards.story import mentions, notes_text
from bot.edge.desk import Desk, Seated
from bot.edge.layout import Layout, ending
from bot.edge.listings import Listed
from bot.edge.panel.choices import Spot, entries_at, pages, select_at
from bot.edge.presses import Key, button
from bot.session import DraftView, Step
from engine.core.moves import Words
from render import texts

LISTING = 0.8
"""Seconds for which a panel waits for its options."""
MOST_DRAFT = 2200
"""Characters for the draft's steps; the latest ones are shown."""


class Panel:
    """One rendering of a draft in a reader's language."""

    def __init__(self, draft: DraftView, table: Seated, lang: str) -> None:
        self.draft = draft
        self.table = table
        self.lang = lang
        self.layout = Layout()

    def key(self, verb: str, argument: str = "") -> Key:
        """The key of one of its buttons, good for this revision only."""
        draft = self.draft
        return Key(verb, draft.game, draft.seat, draft.revision, argument)

    def text(self, key: str, **args: object) -> str:
        """A text in the reader's language."""
        return texts.text(self.lang, key, self.table.game, **args)

    def say_state(self) -> None:
        """What has become of the draft since it was seen last, and whom it waits for."""
        draft = self.draft
        lines: list[str] = []
        if draft.dropped:
            moves = texts.Text("; ".join(self._move(words) for words in draft.dropped))
            lines.append(self.text("panel-dropped", moves=moves))
        if draft.repriced:
            lines.append(self.text("panel-repriced"))
        if draft.returned:
            lines.append(self.text("panel-returned"))
        if draft.confirmed:
            lines.append(self.text("panel-confirmed"))
        if draft.waiting_for:
            who = mentions(self.table.users(draft.waiting_for))
            alone = draft.decision is None and not draft.steps and draft.crossing is None
            lines.append(self.text("panel-waits" if alone else "panel-waits-too", who=who))
        self.layout.say(*lines)

    def say_draft(self) -> None:
        """The steps so far, each with what was said of it beforehand."""
        draft = self.draft
        lines: list[str] = []
        for number, step in enumerate(draft.steps, 1):
            lines += self._step_lines(number, step)
        if draft.crossing is not None:
            move = self._move(draft.crossing)
            lines.append(f"{len(draft.steps) + 1}. {move}")
            lines.append(f"⚠ {self.text('panel-crossing')}")
        if lines:
            self.layout.say(self.text("panel-draft"), *ending(lines, MOST_DRAFT))

    def say_prompt(self) -> None:
        """What is asked next, or that all is said; and what would be wasteful about that."""
        draft = self.draft
        lines: list[str] = []
        if draft.decision is not None:
            decision = draft.decision
            asked = texts.ask(
                self.lang, self.table.game, decision.kind, decision.args, self.table.names
            )
            lines.append(f"**{asked}**")
        elif draft.can_confirm and not draft.confirmed:
            lines.append(f"**{self.text('panel-complete')}**")
        if draft.can_confirm:
            warnings = draft.end_warnings
            lines += [f"⚠ {notes_text([note], self.table, self.lang)}" for note in warnings]
        self.layout.say(*lines)

    def offer(self, listed: Listed | None, spot: Spot) -> None:
        """The select of what can come next, with a way back up and on to further pages."""
        if listed is None or self.draft.decision is None:
            return
        select = select_at(listed, spot, self.key("pick"), self.table, self.lang)
        if select is None:
            return
        self.layout.row([select])
        moving: list[ui.Item[Any]] = []
        count = pages(entries_at(listed, spot.prefix))
        if spot.prefix:
            up = Spot(spot.prefix[:-1])
            moving.append(button(self.text("panel-up"), self.key("spot", up.text())))
        for step, label in ((-1, "◀"), (1, "▶")):
            page = spot.page + step
            if 0 <= page < count:
                there = Spot(spot.prefix, page)
                moving.append(button(label, self.key("spot", there.text())))
        if moving:
            self.layout.row(moving)

    def steer(self) -> None:
        """Confirm, one step back, start over."""
        draft = self.draft
        warned = bool(draft.end_warnings) or any(step.warnings for step in draft.steps)
        style = discord.ButtonStyle.danger if warned else discord.ButtonStyle.success
        begun = bool(draft.steps) or draft.crossing is not None
        self.layout.row(
            [
                button(
                    self.text("panel-confirm"),
                    self.key("confirm"),
                    style,
                    disabled=not draft.can_confirm or draft.confirmed,
                ),
                button(self.text("panel-back"), self.key("back"), disabled=not begun),
                button(self.text("panel-over"), self.key("over"), disabled=not begun),
            ]
        )

    def _step_lines(self, number: int, step: Step) -> list[str]:
        lines = [f"{number}. {self._move(step.words)}"]
        if step.notes:
            lines.append(f"-# {notes_text(step.notes, self.table, self.lang)}")
        lines += [f"⚠ {notes_text([note], self.table, self.lang)}" for note in step.warnings]
        return lines

    def _move(self, words: Words) -> str:
        return texts.move(self.lang, self.table.game, words)


async def panel_of(
    desk: Desk, draft: DraftView, lang: str, spot: Spot | None = None, notice: str = ""
) -> Layout:
    """The panel of a draft; `notice` is said first."""
    table = await desk.seated(draft.game, lang)
    listed = None
    if draft.decision is not None:
        listed = await desk.listings.of(draft.game, draft.seat, draft.blueprint, LISTING)
    panel = Panel(draft, table, lang)
    name = texts.text(lang, "game-name", table.game)
    panel.layout.say(f"### {name}", notice)
    panel.say_state()
    panel.say_draft()
    panel.say_prompt()
    panel.offer(listed, spot or Spot())
    if draft.decision is not None or draft.steps or draft.crossing is not None:
        panel.steer()
    return panel.layout
