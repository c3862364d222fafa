"""Every installed game goes through the sessions as it is: whole games of chance, restarted."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice

import pytest

from bot.session import Committed, DraftView, Place, Press, Session, Wish
from bot.store.database import Where
from bot.store.rows import Status
from engine.core.errors import MoveError
from engine.core.moves import END, NONE, Decision, Words
from engine.core.record import play_record
from tests.bot.session.tables import USERS, Bot, StillClock
from tests.strategies import EVERY_GAME

MOST_LOOKED_AT = 60
RESTART_EVERY = 40


@pytest.mark.parametrize("key", sorted(EVERY_GAME))
async def test_a_whole_game_is_played_through_drafts_and_restarts(key: str, path: Where) -> None:
    async with begun(key, path) as (bot, game):
        chance = random.Random(key)
        for act in range(5000):
            if act % RESTART_EVERY == RESTART_EVERY - 1:
                await bot.restart()
            if not await go_on(bot, bot.sessions.get(game), chance):
                break
        standing = await bot.sessions.get(game).standing()
        assert standing.fault is None
        assert standing.game.status is Status.FINISHED
        record = await bot.sessions.get(game).record()
        assert play_record(EVERY_GAME[key], record).result == standing.result


@asynccontextmanager
async def begun(key: str, path: Where) -> AsyncIterator[tuple[Bot, int]]:
    """A bot with a game of this kind, between as few as it takes."""
    bot = Bot(path, StillClock())
    bot.games = EVERY_GAME
    await bot.up()
    try:
        users = USERS[: max(2, EVERY_GAME[key].seats[0])]
        yield bot, (await bot.sessions.create(Wish(key, seed="s"), Place(USERS[0]), users)).id
    finally:
        await bot.down()


async def go_on(bot: Bot, session: Session, chance: random.Random) -> bool:
    """One step or one commit of somebody who is asked; False when the game is over."""
    standing = await session.standing()
    if standing.result is not None:
        return False
    seat = chance.choice(standing.asked).seat
    press = Press(standing.user_at(seat) or 0, seat=seat)
    draft = await session.draft(press)
    if draft.can_confirm and (draft.decision is None or draft.moves):
        assert isinstance(await session.confirm(press, revision=draft.revision), Committed)
        return True
    assert draft.decision is not None
    for words in shuffled(draft.decision, chance):
        try:
            after = await session.play(press, " ".join(words), revision=draft.revision)
        except MoveError:
            continue  # a set that the listing of its single words does not rule out
        assert isinstance(after, DraftView)
        assert after.can_confirm or after.decision is not None
        return True
    assert isinstance(await session.confirm(press), Committed)
    return True


def shuffled(decision: Decision, chance: random.Random) -> list[Words]:
    """Some answers in an order of chance; sets grow from one word to all."""
    found = [option.words for option in islice(decision.offer(), MOST_LOOKED_AT)]
    found = [words for words in found if words != END]
    chance.shuffle(found)
    if decision.picks == range(1, 2):
        return found
    single = [words[0] for words in found]
    return [tuple(single[:count]) if count else NONE for count in decision.picks]
