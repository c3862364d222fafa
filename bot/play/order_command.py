"""`/<game> order`: a question of this round answered by typing before it is asked."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.client.command import MOST_OFFERED, CommandPlan, command, offered, param
from bot.client.refusals import REFUSED
from bot.client.replies import Reply
from bot.client.request import Request
from bot.play.panel_message import panel_of, reader_of
from bot.session import Act, DraftView, Planning, Press, Session
from bot.session.errors import NotAskedError
from engine.core.game import AnyGame, ahead_of
from engine.core.moves import BREATH
from engine.core.sets import complete_answers
from engine.core.words import same
from render import texts

ORDER = "order"


def add_order_command(game: AnyGame, group: app_commands.Group) -> None:
    """For a game that lets questions be answered beforehand."""
    if ahead_of(game) is None or any(one.name == ORDER for one in game.commands):
        return
    phase = param("phase", required=True, complete=_complete_phase)
    text = param("text", required=True, complete=_complete_text)
    plan = CommandPlan(
        ORDER, partial(order, game.key), (phase, text, param("else", complete=_complete_text))
    )
    group.add_command(command(plan, group))


async def order(game: str, request: Request, phase: str, text: str, **rest: Any) -> Reply:
    """Order this for a question, and if that is impossible then something else instead of its last
    move; what is not complete stays open on the panel."""
    session = await request.live_of(game)
    press = request.press()
    async with request.speaking_of(session.id):
        kind = await _kind(session, press, phase)
        free = Press(press.user, seat=press.seat)  # several steps, of which the last one is noted
        draft = await session.plan(free, ahead=kind)
        if draft.plan is None:
            raise NotAskedError("plan-impossible", seat=draft.seat)
        if draft.steps:
            await session.plan(free, Planning(Act.OVER), ahead=kind)
        draft = await session.plan(free, Planning(Act.PLAY, text), ahead=kind)
        if rest.get("else") and draft.can_confirm:
            await session.plan(free, Planning(Act.OTHER, str(rest["else"])), ahead=kind)
        if draft.can_confirm:
            draft = await session.plan(press, Planning(Act.KEEP), ahead=kind)
        return await panel_of(
            request.services, draft, await reader_of(request, session.id, press.user)
        )


async def _kind(session: Session, press: Press, phase: str) -> str:
    """The kind of question that a typed word means."""
    draft = await session.draft(Press(press.user, seat=press.seat))
    wanted = same(phase.strip().lower())
    return next((one.kind for one in draft.ahead if same(one.kind) == wanted), wanted)


async def _ahead(request: Request, kind: str = "") -> DraftView | None:
    """The draft of whoever types here, or what he has ordered for a kind of question."""
    try:
        session = await request.live()
        press = Press(request.user)
        return await (session.plan(press, ahead=kind) if kind else session.draft(press))
    except REFUSED:
        return None


async def _complete_phase(request: Request, typed: str) -> list[Choice[str]]:
    draft = await _ahead(request)
    if draft is None:
        return []
    game = draft.blueprint.game.key
    lines = [
        (texts.plain(texts.move(request.lang, game, (one.kind,), "short")), one.kind)
        for one in draft.ahead
    ]
    wanted = typed.casefold()
    return [offered(label, kind) for label, kind in lines if wanted in f"{label} {kind}".casefold()]


async def _complete_text(request: Request, typed: str) -> list[Choice[str]]:
    """Answers to the first question of an order."""
    kind = str(request.interaction.namespace.phase or "")
    draft = await _ahead(request, kind) if kind else None
    if draft is None or draft.plan is None:
        return []
    table = draft.blueprint.build()
    decision = table.decision_of(draft.seat)
    if decision is None:
        return []
    lines = (
        (
            texts.plain(texts.move(request.lang, table.game.key, option.words)),
            " ".join(option.words),
        )
        for option in complete_answers(decision)
        if option is not BREATH
    )
    wanted = typed.casefold()
    fitting = (line for line in lines if wanted in f"{line[0]} {line[1]}".casefold())
    return [offered(label, value) for label, value in islice(fitting, MOST_OFFERED)]
