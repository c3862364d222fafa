"""Marks through the sessions: kept by the store, followed by proposals and orders, one's own."""

from __future__ import annotations

import pytest

from bot.people.privacy import Privacy
from bot.play.panel.question import AskedAt, OpenQuestions, Reading
from bot.session import DraftView, Place, Press, Session, Wish
from bot.session.errors import NotSeatedError, SettingError
from bot.store import people
from bot.store.database import Where
from engine.core.marking import KEEP, SPEND, UNMARKED
from engine.race.game import RACE
from tests.bot.session.tables import STRANGER, USERS, Bot, StillClock

ADA, BEN = USERS[:2]


async def seated(path: Where) -> tuple[Bot, Session]:
    bot = Bot(path, StillClock())
    bot.games = {"race": RACE}
    await bot.up()
    game = (await bot.sessions.create(Wish("race", seed="m"), Place(ADA), [ADA, BEN])).id
    return bot, bot.sessions.get(game)


def proposed(draft: DraftView) -> tuple[str, ...]:
    """The cards to give back at the beginning, as the panel would propose them."""
    reading = Reading(draft.blueprint, draft.seat, 0)
    return reading.plans[0].moves[0][1:]


def key_of(draft: DraftView) -> object:
    return AskedAt(draft.game, draft.seat, 0, draft.blueprint).key


async def test_marks_outlive_a_restart_and_proposals_follow_them(path: Where) -> None:
    bot, session = await seated(path)
    try:
        before = await session.draft(Press(ADA))
        spared, *rest = proposed(before)
        held = (await session.mark(Press(ADA))).held
        other = next(one for one in held if one not in (spared, *rest))
        await session.mark(Press(ADA), {spared: KEEP, other: SPEND})
        after = await session.draft(Press(ADA))
        assert other in proposed(after)
        assert spared not in proposed(after)
        assert key_of(before) != key_of(after), "an older reading is not shown again"
        assert after.revision == before.revision, "no move: buttons stay good"
        await bot.restart()
        session = bot.sessions.get(session.id)
        assert (await session.mark(Press(ADA))).marks == {spared: KEEP, other: SPEND}
        assert proposed(await session.draft(Press(ADA))) == proposed(after)
        best = await session.play(Press(ADA), "discard best")
        assert isinstance(best, DraftView)
        assert (best.crossing or best.moves[0])[1:] == proposed(after), "typed as it is proposed"
    finally:
        await bot.down()


async def test_marks_are_ones_own_and_go_with_him(path: Where) -> None:
    bot, session = await seated(path)
    try:
        await session.mark(Press(ADA), {"gem_world": KEEP, "drop_ships": SPEND})
        await session.mark(Press(ADA), {"drop_ships": UNMARKED})
        assert (await session.mark(Press(BEN))).marks == {}
        assert (await session.draft(Press(BEN))).blueprint.marks is None
        for wrong in ({"no_card": KEEP}, {"gem_world": "burn"}):
            with pytest.raises(SettingError):
                await session.mark(Press(ADA), wrong)
        with pytest.raises(NotSeatedError):
            await session.mark(Press(STRANGER))
        privacy = Privacy(bot.sessions)
        assert b'"thing": "gem_world"' in await privacy.export(ADA)
        assert b"gem_world" not in await privacy.export(BEN)
        kept = await bot.database.read(people.marks_of, session.id)
        assert list(kept.values()) == [{"gem_world": KEEP}]
        await privacy.forget(ADA)
        assert await bot.database.read(people.marks_of, session.id) == {}
        assert b"gem_world" not in await privacy.export(ADA)
    finally:
        await bot.down()


async def test_questions_of_one_position_ordered_ahead_are_read_each_by_itself(path: Where) -> None:
    bot, session = await seated(path)
    readings = OpenQuestions()
    try:
        for user in (ADA, BEN):
            await session.play(Press(user), "discard best", commit=True)
        await session.play(Press(ADA), "act explore5 produce", commit=True)
        for kind in ("develop", "settle", "develop"):
            draft = await session.plan(Press(ADA), ahead=kind)
            assert await readings.of(draft, lambda reading: reading.kind) == kind
    finally:
        readings.close()
        await bot.down()


async def test_the_table_of_somebody_else_knows_nothing_of_them(path: Where) -> None:
    bot, session = await seated(path)
    try:
        await session.mark(Press(BEN), {"gem_world": KEEP})
        for user in (ADA, BEN):
            await session.play(Press(user), "discard best", commit=True)
        draft = await session.draft(Press(ADA))
        (near,) = draft.blueprint.near
        assert any(player.marks for player in near.state.players), "the game's own table does"
        built = draft.blueprint.build()
        assert built.position == len(near.log)
        assert not any(player.marks for player in built.state.players)
        own = (await session.draft(Press(BEN))).blueprint.build()
        assert [bool(one.marks) for one in own.state.players] == [draft.seat > 0, draft.seat < 1]
    finally:
        await bot.down()
