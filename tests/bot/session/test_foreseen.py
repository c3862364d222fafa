"""What is made ready for a player is what he sees when he comes to it; nobody else notices."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.session import Committed, DraftView, Press, Session
from bot.session.drafts.plan_values import to_order
from bot.store.database import Where
from engine.core.errors import MoveError
from engine.core.moves import END
from tests.bot.session.tables import USERS, Bot
from tests.bot.session.test_every_game import begun, go_on, shuffled
from tests.strategies import EVERY_GAME

ACTS = 250
SHOWN = ("asked", "orders")


def told(draft: DraftView) -> tuple[object, ...]:
    """What a panel is read and drawn from."""
    blueprint = draft.blueprint
    at = (blueprint.log, blueprint.imagined, blueprint.given)
    return (draft.seat, draft.steps, draft.begun, draft.view, at, draft.revision, draft.plan)


async def shown(session: Session, press: Press) -> DraftView:
    """What somebody is shown after he has answered: whoever waits is shown what he can order."""
    draft = await session.draft(press)
    if draft.sealed:
        for kind in to_order(draft.ahead):
            order = await session.plan(press, ahead=kind)
            if order.asks:
                return order
    return draft


@pytest.mark.parametrize("key", sorted(EVERY_GAME))
async def test_what_is_foreseen_comes(key: str, path: Where) -> None:
    async with begun(key, path) as (bot, game):
        chance = random.Random(key)
        session = bot.sessions.get(game)
        kept = Counter([await _one_act(bot, session, chance) for _ in range(ACTS)])
        assert kept["opened"] > 1
        if key in ("race", "lanterns"):  # here the last to answer is often the next who is asked
            assert kept["asked"] + kept["typed, asked"] > 1
        if key == "race":  # and who is not the last may order what comes later
            assert min(kept[f"{how}{what}"] for how in ("", "typed, ") for what in SHOWN) > 1


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
            if chance.random() < 0.5:
                return await _typed(session, draft, chance)
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
    return await _as_foreseen(session, press, before)


async def _typed(session: Session, draft: DraftView, chance: random.Random) -> str:
    """Something is typed and committed at once; before it is sent, nothing shows."""
    press = Press(USERS[draft.seat], seat=draft.seat)
    assert draft.decision is not None
    assert session.foreseen(draft.seat, "no such thing") is None
    for words in shuffled(draft.decision, chance):
        text = " ".join(words)
        before = session.foreseen(draft.seat, text)
        assert told(await session.draft(press)) == told(draft), "nothing is drafted by that"
        try:
            done = await session.play(press, text, commit=True)
        except MoveError:
            assert before is None
            continue
        if before is None or isinstance(done, DraftView):
            assert before is None
            return ""
        kind = await _as_foreseen(session, press, before)
        return kind and f"typed, {kind}"
    return ""


async def _as_foreseen(session: Session, press: Press, before: DraftView) -> str:
    """What has come."""
    after = await shown(session, press)
    if after.decision is None or after.planned:
        return ""
    assert told(after) == told(before)
    return "asked" if after.plan is None else "orders"
