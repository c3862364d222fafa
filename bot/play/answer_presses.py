"""One tap on a card: an answer is given, and said to whoever gave it with what can follow."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.cards.turn_card import ALWAYS, ANSWER, told_lines
from bot.client.components import Key, MessageLayout, button, ending
from bot.client.replies import Reply
from bot.client.request import Request, Seated, handles
from bot.play.turn_actions import MOST_DONE
from bot.session import AskedQuestion, Committed, Press, Session
from engine.core.moves import Seat
from render import texts


@handles(ANSWER)
async def answer(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The button of an answer on the card."""
    await request.answer(_answered(request, key, request.press(key.seat)))


async def _answered(request: Request, key: Key, press: Press) -> Reply:
    session = request.sessions.get(key.game)
    await request.check_message(key.game)
    async with request.speaking_of(key.game):
        asked = await _question(session, key.seat)
        done = await session.answer(press, key.argument, position=key.revision)
        table = await request.seated(key.game)
        layout = MessageLayout()
        lines = told_lines(done.turns, table)
        layout.say(texts.text(request.lang, "panel-done"), *ending(lines, MOST_DONE))
        layout.row(_next_buttons(table, key.seat, asked, done))
        return Reply(view=layout)


async def _question(session: Session, seat: Seat | None) -> AskedQuestion | None:
    return next((one for one in await session.questions() if one.seat == seat), None)


def _next_buttons(
    table: Seated, seat: Seat | None, asked: AskedQuestion | None, done: Committed
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
