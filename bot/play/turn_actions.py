"""What the buttons of panel and card do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.turn_card import back_buttons
from bot.cards.turn_words import mentions, result_lines, told_lines
from bot.client.components import Interaction, Key, Layout, button, ending, handles
from bot.client.replies import Answer, Manner, Work, respond
from bot.client.services import Desk
from bot.play.panel.look import HERE, ORDER, PLAN, SHEET, Modes
from bot.play.panel_message import Reader, panel_of, reader_of
from bot.session import Agreed, Asked, Committed, DraftView, Press, Session
from bot.session.errors import GameClosedError, GameReadOnlyError
from bot.store.rows import Status
from engine.core.errors import StaleDecisionError
from engine.core.moves import END, Seat
from render import hints, texts

MOST_DONE = 1500
"""Characters of what a commit has done, said to whoever committed."""


def desk_of(interaction: Interaction) -> Desk:
    """The tools of the bot that got this interaction."""
    desk: Desk = interaction.client.desk
    return desk


def press_of(interaction: Interaction, seat: Seat | None = None) -> Press:
    """Who acts, by which interaction."""
    return Press(interaction.user.id, interaction.id, seat)


async def sent_off(
    session: Session, done: DraftView, press: Press, modes: Modes
) -> DraftView | Committed:
    """A finished draft, committed at once for whoever wants it so, if nothing in it is doubtful."""
    wanted = not modes.confirm and done.plan is None and not done.repeated
    if not (wanted and done.can_confirm and _is_finished(done)) or _doubts(done, modes):
        return done
    # the press itself is written down with the step; a Confirm of its own follows
    return await session.confirm(Press(press.user, seat=press.seat), revision=done.revision)


def _is_finished(draft: DraftView) -> bool:
    """Whether nothing could follow but the end of the turn, or small moves of which many are made
    in between."""
    if draft.decision is None:
        return True
    small = {END[0], *hints(draft.blueprint.game.key).counted}
    try:
        return all(option.words[0] in small for option in draft.decision.offer())
    except StaleDecisionError:
        return False


def _doubts(draft: DraftView, modes: Modes) -> bool:
    """Whether its player should look at a draft once more."""
    warnings = [*draft.end_warnings, *(note for step in draft.steps for note in step.warnings)]
    return draft.returned or draft.repriced or bool(draft.dropped or modes.warned(warnings))


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
    lines = [texts.text(lang, "panel-done"), *told_lines(done.turns, reader.table)]
    if done.result is not None:
        lines += result_lines(done.result, reader.table)
    notice = ending(lines, MOST_DONE)
    undo_ = button(texts.text(lang, "panel-undo"), Key("undo", session.id))
    if done.result is None:
        draft = await session.draft(Press(press.user, seat=press.seat))
        if draft.sealed:
            return await next_order(desk, session, press, reader)
        if draft.decision is not None and (draft.early or not draft.assumed):
            return await panel_of(desk, draft, reader, notice=notice, last=[undo_])
    layout = Layout()
    layout.say(*notice)
    layout.row([undo_, *(back_buttons(session.id, lang) if done.result is not None else ())])
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
        session = desk.sessions.get(game)
        fault = (await session.standing()).fault
        if fault is not None:
            raise GameReadOnlyError(reference=fault.reference)
        draft = await session.draft(Press(press.user))
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


async def next_order(
    desk: Desk, session: Session, press: Press, reader: Reader, after: str = ""
) -> Answer:
    """The sheet of a round goes on: what may be asked next and is not ordered, else the whole."""
    draft = await session.draft(Press(press.user, seat=press.seat))
    kinds = [one.kind for one in draft.ahead]
    later = draft.ahead[kinds.index(after) + 1 :] if after in kinds else draft.ahead
    open_ = next((one.kind for one in later if not one.kept), None)
    if open_ is not None:
        draft = await session.plan(Press(press.user, seat=press.seat), ahead=open_)
    return await panel_of(desk, draft, reader)


@handles(ORDER, SHEET)
async def order(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """What may be asked later in the round, to be answered beforehand; or the sheet as a whole."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)

    async def work() -> Answer:
        async with desk.speaking_of(key.game, lang):
            session, press = desk.sessions.get(key.game), press_of(interaction, key.seat)
            reader = await reader_of(desk, key.game, press.user, lang)
            if key.verb == SHEET and key.argument:
                return await next_order(desk, session, press, reader, key.argument)
            if key.verb == SHEET:
                return await panel_of(desk, await session.draft(press), reader)
            draft = await session.plan(press, ahead=key.argument)
            return await panel_of(desk, draft, reader)

    await respond(interaction, work(), lang, Manner.IN_PLACE)


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
