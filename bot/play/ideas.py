"""The coach: three good and different turns for whoever asks, each ready to be taken into the
draft, with the terms that speak for it and against it.

An idea is thought of by the same player that sits at tables, from what the seat knows. What it
finds follows from the position: a press on an old message finds the same idea, or is stale.
"""

from __future__ import annotations

from typing import Final

import render
from bot.cards.turn_words import terms_text
from bot.client.components import SMALL, Key, MessageLayout, button
from bot.client.refusals import EdgeError
from bot.client.replies import Manner, Reply
from bot.client.request import Request, handles
from bot.client.signs import LAMP
from bot.client.thinker import Thinker, ThinkingError
from bot.client.thinking_worker import COACH, ThinkingWish
from bot.play.panel.verbs import IDEAS
from bot.play.panel_advice import ideas_allowed
from bot.play.panel_message import panel_of, reader_of
from bot.play.turn_actions import outcome
from bot.session import Basis, DraftView, Press, Session
from bot.session.errors import StalePressError
from bot.store import people, traces
from bot.store.rows import GameRow
from bot.store.sql import Connection
from engine.company.values import Thought
from engine.core.moves import END
from render import texts
from render.scene import AnyScene, Scene

TAKE_IDEA: Final = "idea"
PATIENCE: Final = 0.2
"""Seconds after which an answer is promised: thinking takes its time."""
MOST_TERMS: Final = 3
LEAST_CHANGE: Final = 0.1


@handles(IDEAS)
async def show_ideas(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """A private message beside the panel."""
    await request.answer(_ideas(request, key), Manner.PRIVATE, patience=PATIENCE)


async def _ideas(request: Request, key: Key) -> Reply:
    async with request.speaking_of(key.game):
        session = request.sessions.get(key.game)
        draft = await session.draft(request.press(key.seat))
        row, _ = await request.sessions.find(key.game)
        found = await thought_of(request, row, draft)
        await request.sessions.database.write(_note, request, draft)
        return Reply(view=_layout(request.lang, row, draft, found))


async def thought_of(request: Request, row: GameRow, draft: DraftView) -> list[Thought]:
    """The ideas for a draft as it is; raises EdgeError where there are none."""
    if not ideas_allowed(row, request.sessions.games[row.key]):
        raise EdgeError("ideas-off")
    beforehand = draft.basis is not Basis.REAL or draft.plan is not None
    if draft.decision is None or beforehand or draft.sealed:
        raise EdgeError("ideas-none")
    plan, steps = draft.blueprint, draft.moves
    log = plan.log[: len(plan.log) - len(steps)]
    wish = ThinkingWish(row.id, plan.setup, log, draft.seat, COACH.name, steps, several=True)
    try:
        found = await request.services[Thinker].think(wish)
    except ThinkingError as error:
        raise EdgeError("ideas-none") from error
    if not found:
        raise EdgeError("ideas-none")
    return found


def _note(conn: Connection, request: Request, draft: DraftView) -> None:
    """Others can see that somebody asked; once for every position."""
    args = {"seat": draft.seat, "version": draft.version}
    known = any(
        one.what == people.ASKED_FOR_IDEAS and one.args == args
        for one in traces.audits(conn, draft.game)
    )
    if not known:
        now = request.sessions.clock.now()
        traces.audit(conn, draft.game, request.user, people.ASKED_FOR_IDEAS, args, now)


def _layout(lang: str, row: GameRow, draft: DraftView, found: list[Thought]) -> MessageLayout:
    layout = MessageLayout()
    layout.say(f"### {LAMP} {texts.text(lang, 'ideas-title')}")
    scene = Scene(draft.view, lang, None, draft.seat)
    buttons = []
    for number, thought in enumerate(found, start=1):
        layout.say(*idea_lines(scene, row.key, number, thought))
        key = Key(TAKE_IDEA, draft.game, draft.seat, draft.revision, str(number))
        buttons.append(button(texts.text(lang, "ideas-take", n=number), key))
    counted = any(thought.changes for thought in found)
    layout.say(f"{SMALL}{texts.text(lang, 'ideas-note' if counted else 'ideas-rated')}")
    layout.row(buttons)
    return layout


def idea_lines(scene: AnyScene, game: str, number: int, thought: Thought) -> list[str]:
    """A turn in words, and what speaks for it and against it."""
    lang = scene.lang
    lines = [f"**{number}.** {render.said_all(game, scene, thought.answers)}"]
    changes = {name: one for name, one in thought.changes.items() if abs(one) >= LEAST_CHANGE}
    for key, sign in (("ideas-for", 1), ("ideas-against", -1)):
        own = [(name, one) for name, one in changes.items() if one * sign > 0][:MOST_TERMS]
        if own:
            why = terms_text(lang, game, dict(own))
            lines.append(f"{SMALL}{texts.text(lang, key, why=why)}")
    return lines


@handles(TAKE_IDEA)
async def take_idea(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The whole turn into the draft; the message becomes its panel."""
    await request.answer(_taken(request, key), Manner.IN_PLACE, patience=PATIENCE)


async def _taken(request: Request, key: Key) -> Reply:
    async with request.speaking_of(key.game):
        session: Session = request.sessions.get(key.game)
        press: Press = request.press(key.seat)
        reader = await reader_of(request, key.game, request.user)
        stale = texts.text(request.lang, "panel-stale")
        draft = await session.draft(press)
        if draft.revision != key.revision:
            return await panel_of(request.services, draft, reader, problem=stale)
        row, _ = await request.sessions.find(key.game)
        found = await thought_of(request, row, draft)
        number = int(key.argument) if key.argument.isdecimal() else 0
        if not 0 < number <= len(found):
            return await panel_of(request.services, draft, reader, problem=stale)
        words = [words for words in found[number - 1].answers if words != END]
        text = "; ".join(" ".join(one) for one in words)
        try:
            done = await session.play(press, text, revision=key.revision)
        except StalePressError as error:
            return await panel_of(request.services, error.draft or draft, reader, problem=stale)
        return await outcome(request, session, done, press, reader)
