"""One tap on a card: an answer is given, and said to whoever gave it with what can follow."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.cards.turn_card import ALWAYS, ANSWER
from bot.cards.turn_words import told_lines
from bot.client.components import Interaction, Key, Layout, button, ending, handles
from bot.client.replies import Answer, respond
from bot.client.services import Desk, Seated
from bot.play.turn_actions import MOST_DONE, desk_of, press_of
from bot.session import Committed, Press, Question, Session
from engine.core.moves import Seat
from render import texts


@handles(ANSWER)
async def answer(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """The button of an answer on the card."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)
    await respond(interaction, _answered(desk, key, press_of(interaction, key.seat), lang), lang)


async def _answered(desk: Desk, key: Key, press: Press, lang: str) -> Answer:
    session = desk.sessions.get(key.game)
    async with desk.speaking_of(key.game, lang):
        asked = await _question(session, key.seat)
        done = await session.answer(press, key.argument, position=key.revision)
        table = await desk.seated(key.game, lang)
        layout = Layout()
        lines = told_lines(done.turns, table)
        layout.say(texts.text(lang, "panel-done"), *ending(lines, MOST_DONE))
        layout.row(_next_buttons(table, key.seat, asked, done))
        return Answer(view=layout)


async def _question(session: Session, seat: Seat | None) -> Question | None:
    return next((one for one in await session.questions() if one.seat == seat), None)


def _next_buttons(
    table: Seated, seat: Seat | None, asked: Question | None, done: Committed
) -> list[ui.Button[Any]]:
    """What may follow an answer: the turn if it is next, the same answer always, the way back."""
    lang = table.lang
    game = table.row.id
    row = [button(texts.text(lang, "panel-undo"), Key("undo", game))]
    if asked is not None and asked.settings and done.result is None:
        always = Key(ALWAYS, game, seat, argument=asked.kind)
        row.insert(0, button(texts.text(lang, "together-always"), always))
    if seat in {*done.expected, *(one.seat for one in done.asked)}:
        style = discord.ButtonStyle.primary
        row.insert(0, button(texts.text(lang, "card-take-turn"), Key("turn", game), style))
    return row
