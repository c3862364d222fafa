"""`/why`: what stands in the way of an action or of one target of it, as data of the rules."""

from __future__ import annotations

from typing import Any

from discord.app_commands import Choice

from bot.client.command import MOST_OFFERED, CommandPlan, command, offered, param
from bot.client.components import ending
from bot.client.refusals import REFUSED
from bot.client.replies import Reply
from bot.client.request import Request, Services
from bot.play.panel.elements import Voice
from bot.play.panel.question import OpenQuestions, Reading
from bot.play.panel.why import explained
from bot.play.panel_message import reader_of
from bot.session.errors import DraftError, NotAskedError
from engine.core.moves import Words
from engine.core.words import split_moves

MOST_SAID = 1900


def why_commands() -> list[Any]:
    """`/why`."""
    action = param("action", required=True, complete=complete_action)
    return [command(CommandPlan("why", why, (action,)))]


async def why(request: Request, action: str) -> Reply:
    """Why an action is not possible now, or what it would do."""
    session = await request.live()
    async with request.speaking_of(session.id):
        draft = await session.draft(request.press())
        if draft.decision is None:
            if draft.steps or draft.crossing is not None:
                raise DraftError("draft-complete")
            raise NotAskedError(waiting_for=list(draft.waiting_for))
        reader = await reader_of(request, session.id, request.user)
        typed = split_moves(action)
        words = draft.blueprint.game.canonical(typed[0] if typed else ())

        def make(reading: Reading) -> list[str]:
            return list(explained(reader.voice, reading, words))

        lines = await request.services[OpenQuestions].of(draft, make)
        return Reply("\n".join(ending(lines, MOST_SAID)))


async def complete_action(request: Request, typed: str) -> list[Choice[str]]:
    """The kinds of action that the game has; and single targets once something is typed."""
    try:
        row = await request.here()
        table = await request.seated(row.id)
    except REFUSED:
        return []
    voice = Voice(request.lang, table.game, table.names)
    verbs = dict.fromkeys(one.verb for one in request.sessions.games[table.game].commands)
    targets = await _targets(request.services, row.id, request.user)
    meant = {words[0] for words in targets}
    every: list[Words] = sorted(((verb,) for verb in verbs), key=lambda one: one[0] not in meant)
    wanted = typed.casefold().split()
    if wanted:
        every += targets
    found: list[Choice[str]] = []
    for words in every:
        label, notation = voice.plain(voice.move(words)), " ".join(words)
        if all(part in f"{notation} {label}".casefold() for part in wanted):
            found.append(offered(label, notation))
    return found[:MOST_OFFERED]


async def _targets(services: Services, game: int, user: int) -> list[Words]:
    """Everything a single action of the user's could be about, possible or not."""
    try:
        peek = await services.sessions.get(game).peek(user)
    except REFUSED:
        return []
    if peek is None or peek.decision is None or peek.decision.advise is None:
        return []
    advice = peek.decision.advise()
    verbs = dict.fromkeys(one.verb for one in peek.blueprint.game.commands)
    return [words for verb in verbs for words in advice.targets(verb)]
