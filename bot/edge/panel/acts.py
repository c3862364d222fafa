"""What the buttons of panel and card do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.edge.cards.story import mentions, told_lines
from bot.edge.desk import Desk
from bot.edge.layout import Layout, ending
from bot.edge.panel.panel import panel_of, reader_of
from bot.edge.presses import Key, button, handles
from bot.edge.replies import Answer, Interaction, Manner, Work, respond
from bot.panel.look import HERE, PLAN
from bot.session import Agreed, Asked, Committed, DraftView, Press, Session
from bot.session.errors import GameClosedError
from bot.store.rows import Status
from engine.core.moves import Seat
from render import texts

MOST_DONE = 1500
"""Characters of what a commit has done, said to whoever committed."""


def desk_of(interaction: Interaction) -> Desk:
    """The tools of the bot that got this interaction."""
    desk: Desk = interaction.client.desk
    return desk


def press_of(interaction: Interaction, seat: Seat | None = None) -> Press:
    """Who acts, by which interaction."""
    return Press(interaction.user.id, interaction.id, seat)


async def outcome(
    desk: Desk,
    session: Session,
    done: DraftView | Committed,
    press: Press,
    lang: str,
    notice: Sequence[str] = (),
) -> Answer:
    """What came of a step or a Confirm: the panel as it is now, or what has been done."""
    reader = await reader_of(desk, session.id, press.user, lang)
    if isinstance(done, DraftView):
        return await panel_of(desk, done, reader, notice=notice)
    lines = [texts.text(lang, "panel-done"), *told_lines(done.turns, reader.table, lang)]
    notice = ending(lines, MOST_DONE)
    undo_ = button(texts.text(lang, "panel-undo"), Key("undo", session.id))
    if done.result is None:
        draft = await session.draft(Press(press.user, seat=press.seat))
        if draft.decision is not None and not draft.assumed:
            return await panel_of(desk, draft, reader, notice=notice, last=[undo_])
    layout = Layout()
    layout.say(*notice)
    layout.row([undo_])
    return Answer(view=layout)


@handles("turn")
async def take_turn(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """A new private panel."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)
    await respond(interaction, open_panel(desk, key.game, press_of(interaction), lang), lang)


async def open_panel(desk: Desk, game: int, press: Press, lang: str) -> Answer:
    """The panel of a user's draft."""
    async with desk.speaking_of(game, lang):
        row, _ = await desk.sessions.find(game)
        if row.status is not Status.LIVE:
            raise GameClosedError(status=row.status.value)
        draft = await desk.sessions.get(game).draft(Press(press.user))
        return await panel_of(desk, draft, await reader_of(desk, game, press.user, lang))


@handles(PLAN)
async def plan_turn(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """The panel of a turn that is not due yet: a new one from a card, in place from a panel."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)
    manner = Manner.IN_PLACE if key.argument == HERE else Manner.PRIVATE
    work = open_plan(desk, key.game, press_of(interaction), lang)
    await respond(interaction, work, lang, manner)


async def open_plan(desk: Desk, game: int, press: Press, lang: str) -> Answer:
    """The plan of a user, or the panel of his turn if that has come."""
    async with desk.speaking_of(game, lang):
        draft = await desk.sessions.get(game).plan(Press(press.user))
        return await panel_of(desk, draft, await reader_of(desk, game, press.user, lang))


@handles("undo")
async def undo(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """Take back what was committed last, from the panel."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)
    work = taken_back(desk, key.game, press_of(interaction), lang)
    await respond(interaction, work, lang, Manner.IN_PLACE)


def taken_back(desk: Desk, game: int, press: Press, lang: str) -> Work:
    """Take back a user's last committed turn; returns the panel of what he may do instead."""

    async def work() -> Answer:
        session = desk.sessions.get(game)
        async with desk.speaking_of(game, lang):
            done = await session.undo(press)
            return await undo_outcome(desk, session, done, press, lang)

    return work()


async def undo_outcome(
    desk: Desk, session: Session, done: Agreed | Asked, press: Press, lang: str
) -> Answer:
    """What came of an undo: done, or asked of those whose decisions would go."""
    if isinstance(done, Agreed):
        draft = await session.draft(Press(press.user))
        reader = await reader_of(desk, session.id, press.user, lang)
        return await panel_of(desk, draft, reader, notice=[texts.text(lang, "undo-done")])
    layout = Layout()
    layout.say(texts.text(lang, "undo-asked", who=mentions(list(done.request.answers))))
    return Answer(view=layout)
