"""Drafts: steps, what they need, what they must not reveal, and that nothing of them is lost."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.session import Committed, DraftView, Press, live
from bot.session.errors import (
    DraftError,
    ForeignSeatError,
    NotAskedError,
    NotSeatedError,
    RuleFaultError,
    StalePressError,
    UnknownGameError,
)
from bot.store import log
from bot.store.rows import TurnKind
from engine.core.errors import IllegalMoveError, MoveError, UnreadableMoveError
from engine.core.table import AnyTable, Table
from tests.bot.session.tables import STRANGER, USERS, Bot, Game


async def test_a_step_is_kept_and_survives_a_restart(bot: Bot, lanterns: Game) -> None:
    before = await lanterns.play(0, "sell red1")
    await bot.restart()
    after = await lanterns.draft(0)
    assert after.moves == before.moves == (("sell", "red1"),)
    assert after.revision == before.revision
    assert (await lanterns.log())[-1] == "2 float gold4"


async def test_nobody_waits_for_the_disk_to_look_at_what_he_is_asked(
    bot: Bot, lanterns: Game
) -> None:
    done = threading.Event()
    slow = asyncio.create_task(bot.database.write(lambda _: done.wait()))
    try:
        draft = await asyncio.wait_for(lanterns.draft(0), 60)
        assert draft.decision is not None
    finally:
        done.set()
        await slow
    await bot.restart()
    assert (await lanterns.draft(0)).revision == draft.revision


async def test_a_look_that_a_kill_kept_from_the_disk_is_still_good(
    bot: Bot, lanterns: Game
) -> None:
    seen = await lanterns.draft(0)
    await bot.database.write(log.delete_drafts, lanterns.session.id)
    await bot.restart()
    press = bot.press(0)
    draft = await lanterns.session.play(press, "sell red1", revision=seen.revision)
    assert isinstance(draft, DraftView)
    assert draft.moves == (("sell", "red1"),)


async def test_the_panel_shows_the_position_after_the_draft_and_the_table_does_not(
    lanterns: Game,
) -> None:
    draft = await lanterns.play(0, "sell red1")
    assert draft.view.keepers[0].coins == 2
    assert (await lanterns.session.view(0)).keepers[0].coins == 1


async def test_several_moves_in_one_line_are_played_all_or_none(lanterns: Game) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        await lanterns.play(0, "sell red1; sell red2; sell red2")
    assert caught.value.part == 2
    assert (await lanterns.draft(0)).moves == ()
    draft = await lanterns.play(0, "sell red1; sell red2")
    assert draft.moves == (("sell", "red1"), ("sell", "red2"))


async def test_a_refused_step_leaves_the_draft_as_it_was(lanterns: Game) -> None:
    before = await lanterns.play(0, "sell red1")
    with pytest.raises(MoveError):
        await lanterns.play(0, "sell blue1")
    after = await lanterns.draft(0)
    assert (after.moves, after.revision) == (before.moves, before.revision)


@pytest.mark.parametrize("text", ["jump", "sell <b>", "x" * 600, "; ".join(["draw"] * 5000)])
async def test_nonsense_is_refused_with_the_fault_placed(lanterns: Game, text: str) -> None:
    with pytest.raises(UnreadableMoveError):
        await lanterns.play(0, text)


@pytest.mark.parametrize("text", ["", " ; ;", "end; sell red1"])
async def test_a_line_that_makes_no_draft_is_refused(lanterns: Game, text: str) -> None:
    with pytest.raises(DraftError):
        await lanterns.play(0, text)


async def test_something_mandatory_left_open_keeps_the_turn_from_being_confirmed(
    lanterns: Game,
) -> None:
    draft = await lanterns.play(0, "light")
    assert draft.closing is None
    assert draft.decision is not None
    assert draft.decision.kind == "cards"
    with pytest.raises(DraftError, match="draft-incomplete"):
        await lanterns.session.confirm(lanterns.bot.press(0))
    draft = await lanterns.play(0, "red1 red2")
    assert draft.closing == (("light",), ("red1", "red2"), ("end",))


async def test_committing_what_is_not_complete_keeps_the_moves_in_the_draft(
    lanterns: Game,
) -> None:
    draft = await lanterns.session.play(lanterns.bot.press(0), "light", commit=True)
    assert isinstance(draft, DraftView)
    assert draft.moves == (("light",),)
    with pytest.raises(MoveError) as caught:
        await lanterns.play(0, "end")
    assert caught.value.part == 0
    assert (await lanterns.draft(0)).moves == (("light",),)


async def test_typing_end_commits(lanterns: Game) -> None:
    done = await lanterns.session.play(lanterns.bot.press(0), "sell red1; done")
    assert isinstance(done, Committed)
    assert (await lanterns.log())[-2:] == ["0 sell red1", "0 end"]
    assert (await lanterns.draft(0)).moves == ()


async def test_steps_are_taken_back_one_by_one_or_all_at_once(lanterns: Game) -> None:
    await lanterns.play(0, "sell red1; sell red2")
    draft = await lanterns.session.back(lanterns.bot.press(0))
    assert draft.moves == (("sell", "red1"),)
    draft = await lanterns.session.start_over(lanterns.bot.press(0))
    assert draft.moves == ()
    with pytest.raises(DraftError, match="draft-empty"):
        await lanterns.session.back(lanterns.bot.press(0))


async def test_a_press_on_an_old_panel_changes_nothing_and_shows_the_new_one(
    lanterns: Game,
) -> None:
    old = await lanterns.draft(0)
    new = await lanterns.play(0, "sell red1")
    for act in (
        lanterns.session.play(lanterns.bot.press(0), "sell red2", revision=old.revision),
        lanterns.session.back(lanterns.bot.press(0), revision=old.revision),
        lanterns.session.confirm(lanterns.bot.press(0), revision=old.revision),
    ):
        with pytest.raises(StalePressError) as caught:
            await act
        assert caught.value.draft is not None
        assert caught.value.draft.moves == new.moves
    assert (await lanterns.draft(0)).revision == new.revision


async def test_a_panel_of_an_earlier_turn_never_fits_a_later_one(market: Game) -> None:
    seen = set()
    for _ in range(2):
        for seat in range(3):
            draft = await market.draft(seat)
            assert draft.revision not in seen
            seen |= {draft.revision, (await market.play(seat, "work")).revision}
            await market.session.confirm(market.bot.press(seat))
            for other in {0, 1, 2} - {seat}:
                await market.answer(other, "decline")


async def test_a_step_that_reveals_something_is_not_shown_but_committed(lanterns: Game) -> None:
    await lanterns.play(0, "sell red1")
    draft = await lanterns.play(0, "draw")
    assert draft.crossing == ("draw",)
    assert draft.moves == (("sell", "red1"),)
    assert draft.view.keepers[0].hand == ("red2",)
    with pytest.raises(DraftError, match="draft-at-crossing"):
        await lanterns.play(0, "sell red2")
    done = await lanterns.session.confirm(lanterns.bot.press(0))
    assert isinstance(done, Committed)
    assert [told.turn.kind for told in done.turns] == [TurnKind.PART]
    assert (await lanterns.asked()) == [0]
    assert (await lanterns.draft(0)).view.keepers[0].hand == ("red2", "red3")
    await lanterns.turn(0, "light; red2 red3")
    assert (await lanterns.log())[-4:] == ["0 draw", "0 light", "0 red2 red3", "0 end"]


async def test_the_table_of_a_step_that_reveals_something_serves_once_it_is_confirmed(
    lanterns: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def counted(*words: Any, **others: Any) -> AnyTable:
        made.append(len(words[2]))
        return Table(*words, **others)

    monkeypatch.setattr(live, "Table", counted)
    draft = await lanterns.play(0, "draw")
    assert (draft.crossing, draft.moves) == (("draw",), ())
    assert draft.view.keepers[0].hand == ("red1", "red2"), "seen on the game's own table"
    await lanterns.session.confirm(lanterns.bot.press(0))
    after = await lanterns.play(0, "light")
    assert after.view.keepers[0].hand == ("red1", "red2", "red3")
    assert len(made) <= 1, "a game is long: it is not set up for each step"


async def test_a_step_that_reveals_something_can_be_taken_back_before_it_is_committed(
    bot: Bot, lanterns: Game
) -> None:
    await lanterns.play(0, "sell red1; draw")
    await bot.restart()
    assert (await lanterns.draft(0)).crossing == ("draw",)
    draft = await lanterns.session.back(bot.press(0))
    assert (draft.crossing, draft.moves) == (None, (("sell", "red1"),))


async def test_the_last_secret_answer_is_not_tried_out_in_the_draft(bot: Bot, river: Game) -> None:
    await river.turn(0, "float gold3")
    await river.turn(1, "float gold1")
    draft = await river.play(2, "float gold4")
    assert draft.crossing == ("float", "gold4")
    assert draft.view.river == ()
    assert draft.can_confirm


async def test_a_secret_answer_is_told_to_nobody_before_it_is_revealed(
    bot: Bot, river: Game
) -> None:
    press = bot.press(0)
    done = await river.session.play(press, "float gold3", commit=True)
    again = await river.session.play(press, "float gold3", commit=True)
    for one in (done, again):
        assert isinstance(one, Committed)
        assert [row.move.words for told in one.turns for row in told.moves] == [("float", "gold3")]
    for reader, known in ((None, 0), (0, 1), (1, 0)):
        (told,) = await river.session.told(1, 1, reader)
        assert (len(told.moves), told.sealed) == (known, () if known else (0,))


async def test_a_draft_outlives_the_answers_of_others(bot: Bot, river: Game) -> None:
    draft = await river.play(1, "float gold1")
    assert draft.decision is None
    assert draft.closing == (("float", "gold1"),)
    await river.turn(0, "float gold3")
    done = await river.session.confirm(bot.press(1), revision=draft.revision)
    assert isinstance(done, Committed)
    assert await river.asked() == [2]


async def test_a_complete_draft_takes_no_further_step(bot: Bot, river: Game) -> None:
    await river.play(1, "float gold1")
    with pytest.raises(DraftError, match="draft-complete"):
        await river.play(1, "float blue1")


async def test_others_cannot_draft_for_a_seat(lanterns: Game) -> None:
    with pytest.raises(ForeignSeatError):
        await lanterns.session.play(Press(USERS[1], 1, seat=0), "sell red1")
    with pytest.raises(NotSeatedError):
        await lanterns.session.play(Press(STRANGER, 2), "sell red1")
    with pytest.raises(NotAskedError):
        await lanterns.play(1, "sell blue1")
    assert (await lanterns.draft(0)).moves == ()


async def test_an_unknown_game_is_named(bot: Bot) -> None:
    with pytest.raises(UnknownGameError):
        await bot.sessions.get(4711).draft(Press(USERS[0]))


async def test_the_same_interaction_is_carried_out_once(bot: Bot, lanterns: Game) -> None:
    press = bot.press(0)
    first = await lanterns.session.play(press, "sell red1")
    again = await lanterns.session.play(press, "sell red1")
    assert isinstance(first, DraftView)
    assert isinstance(again, DraftView)
    assert again.repeated
    assert again.moves == first.moves
    await bot.restart()
    late = await lanterns.session.play(press, "sell red1")
    assert isinstance(late, DraftView)
    assert late.moves == first.moves


async def test_a_draft_that_cannot_be_read_is_named_and_can_be_thrown_away(
    bot: Bot, lanterns: Game
) -> None:
    await lanterns.play(0, "sell red1")
    await bot.database.write(lambda conn: conn.execute("UPDATE draft SET moves = '[1, {'"))
    await bot.restart()
    with pytest.raises(DraftError, match="draft-damaged"):
        await lanterns.draft(0)
    assert (await lanterns.session.start_over(bot.press(0))).moves == ()
    assert (await lanterns.play(0, "sell red1")).moves == (("sell", "red1"),)


async def test_a_draft_has_an_end(bot: Bot, market: Game) -> None:
    for _ in range(4):
        await market.play(0, "; ".join(["work"] * 50))
    with pytest.raises(DraftError, match="draft-too-long"):
        await market.play(0, "work")


async def test_a_bug_in_a_rule_refuses_the_step_and_keeps_the_draft(
    bot: Bot, market: Game, caplog: pytest.LogCaptureFixture
) -> None:
    await market.play(0, "work")
    with pytest.raises(RuleFaultError) as caught:
        await market.play(0, "work; bug")
    assert caught.value.reference in caplog.text
    assert (await market.draft(0)).moves == (("work",),)
    await market.turn(0, "buy")
    assert await market.log() == ["0 work", "0 buy", "0 end"]


async def test_the_rules_warnings_are_in_the_draft(lanterns: Game) -> None:
    draft = await lanterns.draft(0)
    assert [note.key for note in draft.end_warnings] == ["draw-unused"]
    draft = await lanterns.play(0, "sell red1")
    assert [note.key for note in draft.steps[0].notes] == ["coins-after"]


async def test_peeking_neither_waits_nor_writes(bot: Bot, lanterns: Game) -> None:
    peek = await lanterns.session.peek(USERS[0])
    assert peek is not None
    assert peek.decision.kind == "turn"
    assert peek.table.decision_of(peek.seat) is not None
    assert peek.blueprint.build().position == 3
    assert await lanterns.session.peek(USERS[1]) is None
    assert await lanterns.session.peek(STRANGER) is None
    rows = await bot.database.read(lambda conn: conn.execute("SELECT * FROM draft").fetchall())
    assert rows == []


async def test_what_has_begun_is_finished_when_its_caller_is_cancelled(
    bot: Bot, lanterns: Game
) -> None:
    task = asyncio.ensure_future(lanterns.session.play(bot.press(0), "sell red1; end"))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await lanterns.log())[-1] == "0 end"


async def test_nobody_is_dropped_when_many_press_at_once(market: Game) -> None:
    await asyncio.gather(*(market.play(0, "work") for _ in range(20)))
    assert len((await market.draft(0)).moves) == 20
