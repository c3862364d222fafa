"""Plans: made off turn, carried out when the turn comes, and never if something has changed."""

from __future__ import annotations

import pytest

from bot.session import Act, Basis, Committed, DraftView, Planning, Press
from bot.session.errors import DraftError, GameClosedError, StalePressError
from bot.store.rows import How
from engine.core.errors import MoveError
from tests.bot.session.tables import USERS, Bot, Game


async def plan(game: Game, seat: int, act: Act | None = None, text: str = "") -> DraftView:
    """Somebody does something with his plan, or looks at it."""
    planning = None if act is None else Planning(act, text)
    return await game.session.plan(game.bot.press(seat), planning)


async def kept(game: Game, seat: int, text: str) -> DraftView:
    """A plan that is to be carried out."""
    await plan(game, seat, Act.PLAY, text)
    return await plan(game, seat, Act.KEEP)


async def passed_on(game: Game, seat: int, *answers: str) -> Committed:
    """A turn of a seat, and the answers of the others in the order of seats."""
    await game.turn(seat, "work")
    others = sorted({0, 1, 2} - {seat})
    done = [await game.answer(other, words) for other, words in zip(others, answers, strict=True)]
    return done[-1]


async def test_a_plan_is_drafted_off_turn_and_touches_nothing(market: Game) -> None:
    draft = await plan(market, 1, Act.PLAY, "work; buy")
    assert draft.plan is not None
    assert draft.moves == (("work",), ("buy",))
    assert draft.can_confirm
    assert draft.view == (1, (2, 2, 2)), "two coins, one more, one spent"
    assert (await market.draft(0)).moves == ()
    assert await market.log() == []
    assert not (await market.draft(1)).moves, "it is no draft before its turn"


async def test_a_plan_survives_a_restart_and_becomes_the_draft_of_the_turn(
    bot: Bot, market: Game
) -> None:
    await plan(market, 1, Act.PLAY, "buy")
    await bot.restart()
    assert (await plan(market, 1)).moves == (("buy",),)
    await passed_on(market, 0, "decline", "decline")
    draft = await market.draft(1)
    assert draft.planned
    assert draft.plan is None
    assert draft.moves == (("buy",),)
    assert not draft.meanwhile.repriced
    await market.session.confirm(bot.press(1), revision=draft.revision)
    assert (await market.log())[-2:] == ["1 buy", "1 end"]


async def test_a_kept_plan_is_carried_out_when_its_turn_comes_also_after_a_restart(
    bot: Bot, market: Game
) -> None:
    assert (await kept(market, 1, "buy")).confirmed
    await bot.restart()
    done = await passed_on(market, 0, "decline", "decline")
    assert (await market.log())[-2:] == ["1 buy", "1 end"]
    assert [row.how for row in done.turns[-1].moves] == [How.PLANNED, How.PLANNED]
    assert 1 not in done.newly, "whoever has planned is not called"
    assert await market.asked() == [0, 2]
    await market.answer(0, "decline")
    await market.answer(2, "decline")
    await market.turn(2, "work")
    assert (await plan(market, 1)).moves == (), "a plan is for one turn"


async def test_a_plan_is_not_carried_out_at_another_price(bot: Bot, market: Game) -> None:
    await kept(market, 1, "buy")
    done = await passed_on(market, 0, "decline", "raise")
    assert done.returned == (1,)
    assert 1 in done.newly
    assert (await market.log())[-1] == "2 raise"
    await bot.restart()
    draft = await market.draft(1)
    assert draft.meanwhile.returned
    assert draft.meanwhile.repriced
    assert not draft.confirmed
    assert draft.moves == (("buy",),)


async def test_what_is_not_possible_any_more_is_said_and_left_out(market: Game) -> None:
    await kept(market, 1, "buy; buy; work")
    done = await passed_on(market, 0, "decline", "raise")
    assert done.returned == (1,)
    draft = await market.draft(1)
    assert draft.moves == (("buy",),)
    assert draft.meanwhile.dropped == (("buy",), ("work",))
    again = await market.draft(1)
    assert again.revision == draft.revision, "looking changes nothing"


async def test_something_else_is_tried_in_place_of_the_last_step(bot: Bot, market: Game) -> None:
    await plan(market, 1, Act.PLAY, "buy")
    shown = await plan(market, 1, Act.OTHER, "work")
    assert shown.plan is not None
    assert shown.plan.others == (("work",),)
    await plan(market, 1, Act.KEEP)
    await bot.restart()
    done = await passed_on(market, 0, "decline", "raise")
    assert done.returned == ()
    assert (await market.log())[-2:] == ["1 work", "1 end"]


async def test_what_is_to_be_tried_instead_must_be_possible_and_new(market: Game) -> None:
    with pytest.raises(DraftError, match="plan-no-other"):
        await plan(market, 1, Act.OTHER, "work")
    await plan(market, 1, Act.PLAY, "buy")
    with pytest.raises(MoveError):
        await plan(market, 1, Act.OTHER, "jump")
    with pytest.raises(DraftError, match="plan-no-other"):
        await plan(market, 1, Act.OTHER, "buy")
    shown = await plan(market, 1)
    assert shown.plan is not None
    assert shown.plan.others == ()
    await plan(market, 1, Act.OTHER, "work")
    changed = await plan(market, 1, Act.PLAY, "work")
    assert changed.plan is not None
    assert changed.plan.others == (), "they belonged to another last step"


async def test_a_strict_plan_is_given_back_once_its_player_has_been_asked_anything(
    market: Game,
) -> None:
    await plan(market, 1, Act.PLAY, "work")
    shown = await plan(market, 1, Act.STRICT)
    assert shown.plan is not None
    assert shown.plan.strict
    await plan(market, 1, Act.KEEP)
    done = await passed_on(market, 0, "decline", "decline")
    assert done.returned == (1,)
    assert (await market.draft(1)).moves == (("work",),)


async def test_a_plan_can_be_held_back_changed_and_thrown_away(market: Game) -> None:
    draft = await kept(market, 1, "work; buy")
    assert not (await plan(market, 1, Act.HOLD)).confirmed
    assert (await plan(market, 1, Act.BACK)).moves == (("work",),)
    assert (await plan(market, 1, Act.OVER)).moves == ()
    with pytest.raises(DraftError, match="draft-empty"):
        await plan(market, 1, Act.BACK)
    with pytest.raises(StalePressError):
        await market.session.plan(
            market.bot.press(1), Planning(Act.PLAY, "work"), revision=draft.revision
        )


async def test_once_it_is_ones_turn_there_is_a_draft_and_no_plan(market: Game) -> None:
    old = await plan(market, 1, Act.PLAY, "work")
    await passed_on(market, 0, "decline", "decline")
    now = await plan(market, 1)
    assert now.plan is None
    assert now.moves == (("work",),)
    with pytest.raises(StalePressError) as caught:
        await market.session.plan(
            market.bot.press(1), Planning(Act.PLAY, "buy"), revision=old.revision
        )
    assert caught.value.draft is not None
    assert caught.value.draft.moves == (("work",),)


async def test_a_plan_started_over_in_the_turn_does_not_come_back(bot: Bot, market: Game) -> None:
    await plan(market, 1, Act.PLAY, "work")
    await passed_on(market, 0, "decline", "decline")
    assert (await market.draft(1)).moves == (("work",),)
    await market.session.start_over(bot.press(1))
    await bot.restart()
    draft = await market.draft(1)
    assert (draft.moves, draft.planned) == ((), False)


async def test_while_others_are_asked_a_kept_plan_is_the_confirmed_draft(market: Game) -> None:
    await kept(market, 1, "buy")
    await market.turn(0, "work")
    await market.answer(1, "decline")
    draft = await market.draft(1)
    assert draft.basis is Basis.DECLINED
    assert draft.confirmed
    assert draft.moves == (("buy",),)
    await market.answer(2, "decline")
    assert (await market.log())[-2:] == ["1 buy", "1 end"]


async def test_a_planned_turn_is_taken_back_by_its_player_and_is_his_draft_again(
    bot: Bot, market: Game
) -> None:
    await kept(market, 1, "buy")
    await passed_on(market, 0, "decline", "decline")
    await market.session.undo(bot.press(1))
    assert (await market.log())[-1] == "2 decline"
    draft = await market.draft(1)
    assert draft.moves == (("buy",),)
    assert not draft.confirmed


async def test_when_the_table_goes_back_a_kept_plan_is_given_back(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.answer(1, "decline")
    await market.answer(2, "decline")
    await kept(market, 2, "buy")
    asked = await market.session.undo(bot.press(0))
    for seat in (1, 2):
        await market.session.agree(bot.press(seat), asked.request.id, True)
    assert await market.log() == []
    shown = await plan(market, 2)
    assert shown.moves == (("buy",),)
    assert not shown.confirmed


async def test_a_plan_reveals_nothing_and_stops_there(lanterns: Game) -> None:
    shown = await plan(lanterns, 1, Act.PLAY, "sell blue1; draw")
    assert shown.crossing == ("draw",)
    assert shown.view.keepers[1].hand == ("blue2",)
    await plan(lanterns, 1, Act.KEEP)
    await lanterns.turn(0, "end")
    assert (await lanterns.log())[-2:] == ["1 sell blue1", "1 draw"]
    assert await lanterns.asked() == [1]


async def test_the_same_planning_is_carried_out_once(bot: Bot, market: Game) -> None:
    press = bot.press(1)
    await market.session.plan(press, Planning(Act.PLAY, "work"))
    again = await market.session.plan(press, Planning(Act.PLAY, "work"))
    assert again.repeated
    assert again.moves == (("work",),)


async def test_nothing_is_planned_in_a_game_that_is_closed(bot: Bot, market: Game) -> None:
    asked = await market.session.abandon(bot.press(0))
    await market.session.agree(bot.press(1), asked.request.id, True)
    await market.session.agree(bot.press(2), asked.request.id, True)
    with pytest.raises(GameClosedError):
        await plan(market, 1)


async def test_two_plans_follow_one_after_the_other(market: Game) -> None:
    await kept(market, 1, "buy")
    await kept(market, 2, "work")
    await passed_on(market, 0, "decline", "decline")
    await market.answer(0, "decline")
    await market.answer(2, "decline")
    assert (await market.log())[-2:] == ["2 work", "2 end"]


async def test_a_plan_does_not_outlast_its_player(bot: Bot, market: Game) -> None:
    await kept(market, 1, "buy")
    asked = await market.session.replace(bot.press(1), 1, USERS[3])
    for user in asked.request.answers:
        await market.session.agree(Press(user), asked.request.id, True)
    await market.turn(0, "work")
    await market.session.answer(Press(USERS[3]), "decline")
    done = await market.answer(2, "decline")
    assert (await market.log())[-1] == "2 decline"
    assert done.returned == ()
    assert await market.asked() == [1]


async def test_turns_are_tried_in_their_order_and_taken_up_again(bot: Bot, market: Game) -> None:
    await plan(market, 1, Act.PLAY, "buy; buy")
    shown = await plan(market, 1, Act.ELSE)
    assert shown.moves == ()
    assert shown.plan is not None
    assert shown.plan.first == ((("buy",), ("buy",)),)
    with pytest.raises(DraftError, match="plan-no-other"):
        await plan(market, 1, Act.ELSE)
    back = await plan(market, 1, Act.BACK)
    assert back.moves == (("buy",), ("buy",))
    await plan(market, 1, Act.ELSE)
    await plan(market, 1, Act.PLAY, "work; work")
    assert (await plan(market, 1, Act.KEEP)).confirmed
    await bot.restart()
    done = await passed_on(market, 0, "decline", "raise")
    assert done.returned == ()
    assert (await market.log())[-3:] == ["1 work", "1 work", "1 end"], "two are too dear now"


async def test_the_first_turn_that_is_possible_is_played_and_what_nothing_comes_of_is_the_draft(
    market: Game,
) -> None:
    for _ in range(2):
        await plan(market, 1, Act.PLAY, "buy")
        await plan(market, 1, Act.ELSE)
    await plan(market, 1, Act.PLAY, "buy; work")
    over = await plan(market, 1, Act.OVER)
    assert over.plan is not None
    assert (over.moves, over.plan.first) == ((), ())
    await plan(market, 1, Act.PLAY, "buy")
    await plan(market, 1, Act.ELSE)
    assert (await plan(market, 1, Act.KEEP)).confirmed, "an empty choice is none"
    done = await passed_on(market, 0, "decline", "raise")
    assert done.returned == (1,)
    draft = await market.draft(1)
    assert (draft.moves, draft.meanwhile.repriced) == ((("buy",),), True)


async def test_a_condition_that_the_game_does_not_know_is_refused(market: Game) -> None:
    await plan(market, 1, Act.PLAY, "work")
    with pytest.raises(DraftError, match="plan-no-other"):
        await plan(market, 1, Act.PROVISO, "floor")


async def test_several_turns_are_planned_one_after_the_other_and_each_is_checked_anew(
    bot: Bot, market: Game
) -> None:
    await plan(market, 1, Act.PLAY, "work; work")
    then = await plan(market, 1, Act.THEN)
    assert then.plan is not None
    assert (then.moves, then.plan.before) == ((), (((("work",), ("work",)),),))
    assert then.view == (1, (2, 4, 2)), "as if the first were over"
    with pytest.raises(DraftError, match="plan-no-next"):
        await plan(market, 1, Act.THEN)
    await plan(market, 1, Act.PLAY, "buy; buy")
    await plan(market, 1, Act.THEN)
    await plan(market, 1, Act.PLAY, "buy")
    assert (await plan(market, 1, Act.KEEP)).confirmed
    await bot.restart()
    done = await passed_on(market, 0, "decline", "decline")
    assert (await market.log())[-3:] == ["1 work", "1 work", "1 end"]
    assert done.returned == ()
    left = await plan(market, 1)
    assert left.plan is not None
    assert (left.moves, left.confirmed) == ((("buy",),), True)
    assert left.plan.before == (((("buy",), ("buy",)),),)
    await declined(market, 0, 2)
    await passed_on(market, 2, "decline", "decline")
    await bot.restart()
    await passed_on(market, 0, "decline", "decline")
    assert (await market.log())[-3:] == ["1 buy", "1 buy", "1 end"]
    await declined(market, 0)
    await market.answer(2, "raise")
    await passed_on(market, 2, "decline", "decline")
    done = await passed_on(market, 0, "decline", "decline")
    assert done.returned == (1,), "two was not its price"
    assert (await market.draft(1)).moves == (("buy",),)


async def declined(market: Game, *seats: int) -> None:
    """These seats raise nothing."""
    for seat in seats:
        await market.answer(seat, "decline")


async def test_whoever_plays_a_planned_turn_by_hand_has_the_later_ones_before_him_again(
    bot: Bot, market: Game
) -> None:
    await plan(market, 1, Act.PLAY, "work")
    await plan(market, 1, Act.THEN)
    await plan(market, 1, Act.PLAY, "buy")
    await passed_on(market, 0, "decline", "decline")
    assert (await market.draft(1)).moves == (("work",),), "it was not to be played by itself"
    await market.session.start_over(bot.press(1))
    await bot.restart()
    assert (await market.draft(1)).moves == ()
    await market.turn(1, "work; work")
    left = await plan(market, 1)
    assert left.plan is not None
    assert (left.moves, left.plan.before, left.confirmed) == ((("buy",),), (), False)
    await plan(market, 1, Act.KEEP)
    await declined(market, 0, 2)
    await passed_on(market, 2, "decline", "decline")
    await passed_on(market, 0, "decline", "decline")
    assert (await market.log())[-2:] == ["1 buy", "1 end"]
    await market.session.undo(bot.press(1))
    draft = await market.draft(1)
    assert (draft.moves, draft.confirmed) == ((("buy",),), False)


async def test_turns_that_come_before_are_taken_up_again_one_by_one(market: Game) -> None:
    await plan(market, 1, Act.PLAY, "buy; buy")
    await plan(market, 1, Act.ELSE)
    await plan(market, 1, Act.PLAY, "work")
    shown = await plan(market, 1, Act.THEN)
    assert shown.plan is not None
    assert shown.plan.before == (((("buy",), ("buy",)), (("work",),)),)
    assert shown.view == (1, (2, 0, 2)), "behind the first choice"
    for words in ("work", "work; work"):
        await plan(market, 1, Act.PLAY, words)
        shown = await plan(market, 1, Act.THEN)
    back = await plan(market, 1, Act.BACK)
    assert back.plan is not None
    assert (back.moves, len(back.plan.before)) == ((("work",), ("work",)), 2)
    for _ in range(5):  # two steps, a turn of one, and the last choice of the first
        await plan(market, 1, Act.BACK)
    first = await plan(market, 1, Act.BACK)
    assert first.plan is not None
    assert (first.moves, first.plan.before, len(first.plan.first)) == ((), (), 1)
    await plan(market, 1, Act.PLAY, "work")
    await plan(market, 1, Act.THEN)
    over = await plan(market, 1, Act.OVER)
    assert over.plan is not None
    assert (over.plan.before, over.view) == ((), (1, (2, 2, 2)))
