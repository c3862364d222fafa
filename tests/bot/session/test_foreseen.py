"""What is made ready for a player is what he sees when he comes to it; nobody else notices."""

from __future__ import annotations

import random

import pytest

from bot.session import Committed, DraftView, Press, Session
from bot.store.database import Where
from engine.core.moves import END
from tests.bot.session.tables import USERS, Bot
from tests.bot.session.test_every_game import begun, go_on
from tests.strategies import EVERY_GAME

ACTS = 250


def told(draft: DraftView) -> tuple[object, ...]:
    """What a panel is read and drawn from."""
    return (draft.seat, draft.steps, draft.begun, draft.view, draft.blueprint.log, draft.revision)


@pytest.mark.parametrize("key", sorted(EVERY_GAME))
async def test_what_is_foreseen_comes(key: str, path: Where) -> None:
    async with begun(key, path) as (bot, game):
        chance = random.Random(key)
        session = bot.sessions.get(game)
        kept = [await _one_act(bot, session, chance) for _ in range(ACTS)]
        assert kept.count("opened") > 1
        if key in ("race", "lanterns"):  # here the last to answer is often the next who is asked
            assert kept.count("confirmed") > 1


async def _one_act(bot: Bot, session: Session, chance: random.Random) -> str:
    """Somebody acts; what he sees then is what was foreseen, wherever something was."""
    standing = await session.standing()
    if standing.result is not None:
        return ""
    for row in standing.asked:
        before = session.foreseen(row.seat)
        draft = await session.draft(Press(standing.user_at(row.seat) or 0, seat=row.seat))
        if before is not None and not draft.drafted:
            assert told(draft) == told(before)
            await go_on(bot, session, chance)
            return "opened"
        if before is not None:
            return await _confirmed(session, draft, before)
    await go_on(bot, session, chance)
    return ""


async def _confirmed(session: Session, draft: DraftView, before: DraftView) -> str:
    """A draft with something to be seen behind it: nothing shows before it is confirmed."""
    press = Press(USERS[draft.seat], seat=draft.seat)
    assert draft.closing is not None
    assert draft.closing[-1] != END
    assert told(await session.draft(press)) == told(draft), "nothing is done by looking ahead"
    assert isinstance(await session.confirm(press, revision=draft.revision), Committed)
    after = await session.draft(press)
    if after.decision is None or after.planned:
        return ""
    assert told(after) == told(before)
    return "confirmed"
