"""What the buttons of panel and card do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.turn_card import back_buttons
from bot.cards.turn_words import mentions, result_lines, told_lines
from bot.client.components import Key, Layout, button, ending
from bot.client.replies import Answer, Manner, Work
from bot.client.request import Request, handles
from bot.play.panel.look import HERE, ORDER, SHEET, Modes
from bot.play.panel_message import Reader, panel_of, reader_of
from bot.session import Agreed, Asked, Committed, DraftView, Press, Session
from bot.session.errors import GameClosedError, GameReadOnlyError
from bot.session.roles import PLAN
from bot.store.rows import Status
from engine.core.errors import StaleDecisionError
from engine.core.moves import END
from render import hints, texts

MOST_DONE = 1500
"""Characters of what a commit has done, said to whoever committed."""


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
    request: Request,
    session: Session,
    done: DraftView | Committed,
    press: Press,
    notice: Sequence[str] = (),
) -> Answer:
    """What came of a step or a Confirm: the panel as it is now, or what has been done."""
    reader = await reader_of(request, session.id, press.user)
    if isinstance(done, DraftView):
        return await panel_of(request.services, done, reader, notice=notice)
    lines = [texts.text(request.lang, "panel-done"), *told_lines(done.turns, reader.table)]
    if done.result is not None:
        lines += result_lines(done.result, reader.table)
    notice = ending(lines, MOST_DONE)
    undo_ = button(texts.text(request.lang, "panel-undo"), Key("undo", session.id))
    if done.result is None:
        draft = await session.draft(Press(press.user, seat=press.seat))
        if draft.sealed:
            return await next_order(request, session, press, reader)
        if draft.decision is not None and (draft.early or not draft.assumed):
            return await panel_of(request.services, draft, reader, notice=notice, last=[undo_])
    layout = Layout()
    layout.say(*notice)
    layout.row(
        [undo_, *(back_buttons(session.id, request.lang) if done.result is not None else ())]
    )
    return Answer(view=layout)


@handles("turn")
async def take_turn(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """A new private panel."""
    await request.answer(open_panel(request, key.game, request.press()))


async def open_panel(request: Request, game: int, press: Press) -> Answer:
    """The panel of a user's draft."""
    async with request.speaking_of(game):
        row, _ = await request.sessions.find(game)
        if row.status is not Status.LIVE:
            raise GameClosedError(status=row.status.value)
        session = request.sessions.get(game)
        fault = (await session.standing()).fault
        if fault is not None:
            raise GameReadOnlyError(reference=fault.reference)
        draft = await session.draft(Press(press.user))
        return await panel_of(request.services, draft, await reader_of(request, game, press.user))


@handles(PLAN)
async def plan_turn(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The panel of a turn that is not due yet: a new one from a card, in place from a panel."""
    manner = Manner.IN_PLACE if key.argument == HERE else Manner.PRIVATE
    work = open_plan(request, key.game, request.press())
    await request.answer(work, manner)


async def open_plan(request: Request, game: int, press: Press) -> Answer:
    """The plan of a user, or the panel of his turn if that has come."""
    async with request.speaking_of(game):
        draft = await request.sessions.get(game).plan(Press(press.user))
        return await panel_of(request.services, draft, await reader_of(request, game, press.user))


async def next_order(
    request: Request, session: Session, press: Press, reader: Reader, after: str = ""
) -> Answer:
    """The sheet of a round goes on: what may be asked next and is not ordered, else the whole."""
    draft = await session.draft(Press(press.user, seat=press.seat))
    kinds = [one.kind for one in draft.ahead]
    later = draft.ahead[kinds.index(after) + 1 :] if after in kinds else draft.ahead
    open_ = next((one.kind for one in later if not one.kept), None)
    if open_ is not None:
        draft = await session.plan(Press(press.user, seat=press.seat), ahead=open_)
    return await panel_of(request.services, draft, reader)


@handles(ORDER, SHEET)
async def order(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """What may be asked later in the round, to be answered beforehand; or the sheet as a whole."""

    async def work() -> Answer:
        async with request.speaking_of(key.game):
            session, press = request.sessions.get(key.game), request.press(key.seat)
            reader = await reader_of(request, key.game, press.user)
            if key.verb == SHEET and key.argument:
                return await next_order(request, session, press, reader, key.argument)
            if key.verb == SHEET:
                return await panel_of(request.services, await session.draft(press), reader)
            draft = await session.plan(press, ahead=key.argument)
            return await panel_of(request.services, draft, reader)

    await request.answer(work(), Manner.IN_PLACE)


@handles("undo")
async def undo(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """Take back what was committed last, from the panel."""
    work = taken_back(request, key.game, request.press())
    await request.answer(work, Manner.IN_PLACE)


def taken_back(request: Request, game: int, press: Press) -> Work:
    """Take back a user's last committed turn; returns the panel of what he may do instead."""

    async def work() -> Answer:
        session = request.sessions.get(game)
        async with request.speaking_of(game):
            done = await session.undo(press)
            return await undo_outcome(request, session, done, press)

    return work()


async def undo_outcome(
    request: Request, session: Session, done: Agreed | Asked, press: Press
) -> Answer:
    """What came of an undo: done, or asked of those whose decisions would go."""
    if isinstance(done, Agreed):
        draft = await session.draft(Press(press.user))
        reader = await reader_of(request, session.id, press.user)
        return await panel_of(
            request.services, draft, reader, notice=[texts.text(request.lang, "undo-done")]
        )
    layout = Layout()
    layout.say(texts.text(request.lang, "undo-asked", who=mentions(list(done.request.answers))))
    return Answer(view=layout)
