"""Orders of Race that have become impossible: not played, their player asked and told why, unless
he has said what is to be done then."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.session import Act, DraftView, Place, Planning, Press, Session
from bot.store.rows import How
from engine.core.moves import Seat
from engine.core.record import Record
from engine.race.game import RACE
from tests.bot.session.tables import USERS, Bot
from tests.render.race.positions import GAMES, AnyTable, steps


class Torn(NamedTuple):
    """A seat that wants to develop for a price, with a world in hand that it can pay as well."""

    table: AnyTable
    seat: Seat
    develop: str
    """What is ordered for Develop, the world among what is paid;"""
    world: str
    """and for Settle this world."""

    def pays(self, action: str) -> str:
        """The payment for Develop, a card less for whoever has chosen it."""
        cards = self.develop.partition("pay ")[2].split()
        return " ".join(["pay", *cards[: len(cards) - ("develop" in action)]])


def torn() -> Torn:
    seats, options = GAMES["base"]
    for seed in range(40):
        for table in steps(seats, options, f"torn {seed}"):
            if table.pending[0].kind != "act" or len(table.pending) < len(seats):
                continue
            for seat in range(len(seats)):
                cards = table.view(seat).own.cards
                paid = [one for one in cards if one.playable and one.price]
                card = next((one for one in paid if not one.ways), None)
                world = next((one for one in paid if any(way.cost for way in one.ways)), None)
                if card is None or world is None or card.price is None:
                    continue
                if len(cards) > card.price + 2:  # and there is more to choose from afterwards
                    rest = [one.id for one in cards if one.id not in (card.id, world.id)]
                    gives = " ".join([world.id, *rest][: card.price])
                    return Torn(table, seat, f"develop {card.id}; pay {gives}", world.id)
    raise AssertionError("no such position")


async def taken_in(bot: Bot, one: Torn) -> Session:
    """A game that stands where two orders touch the same cards."""
    bot.games = {"race": RACE}
    await bot.restart()
    record = Record(one.table.setup, tuple(one.table.log))
    return await bot.sessions.take_in(record, Place(USERS[0], channel=5), USERS[:3])


async def order(session: Session, user: int, kind: str, *choices: str) -> None:
    """What is to be done when this is asked, and what if that is impossible then."""
    press = Press(user)
    for number, text in enumerate(choices):
        if number:
            await session.plan(press, Planning(Act.ELSE), ahead=kind)
        draft = await session.plan(press, Planning(Act.PLAY, text), ahead=kind)
    draft = await session.plan(press, Planning(Act.KEEP), ahead=kind)
    assert draft.confirmed


@pytest.mark.parametrize("instead", [(), ("settle none",)], ids=["asks", "nothing"])
async def test_an_order_for_a_card_that_is_gone_is_not_played(
    bot: Bot, instead: tuple[str, ...]
) -> None:
    one = torn()
    session = await taken_in(bot, one)
    user = USERS[one.seat]
    await order(session, user, "develop", one.develop)
    await order(session, user, "settle", f"settle {one.world} pay; pay best", *instead)
    others = [USERS[seat] for seat in range(3) if seat != one.seat]
    for player, action in zip((user, *others), ("trade", "develop", "settle"), strict=True):
        await session.play(Press(player), f"act {action}", commit=True)
    for player in others:
        await session.play(Press(player), "develop none", commit=True)
    standing = await session.standing()
    assert {row.kind for row in standing.asked} == {"settle"}
    told = await session.told(0, standing.last_turn, one.seat)
    played = [row.move for turn in told for row in turn.moves if row.how is How.DEFERRED]
    assert " ".join(played[0].words) == one.develop.partition(";")[0]
    draft = await session.draft(Press(user))
    assert isinstance(draft, DraftView)
    if instead:
        assert one.seat not in [row.seat for row in standing.asked]
        assert played[-1].words == ("settle", "none")
    else:
        assert one.seat in [row.seat for row in standing.asked]
        assert draft.meanwhile.returned, "he is told that it could not be played"
        assert not [move for move in played if move.words[0] == "settle"]


@pytest.mark.parametrize(
    ("action", "left"), [("act develop", False), ("act trade", True)], ids=["sure", "perhaps"]
)
async def test_what_is_paid_by_one_order_is_not_offered_to_the_next_if_its_phase_is_sure_to_come(
    bot: Bot, action: str, left: bool
) -> None:
    one = torn()
    session = await taken_in(bot, one)
    press = Press(USERS[one.seat])
    await session.play(press, action, commit=True)

    async def offered() -> set[str]:
        decision = (await session.plan(press, ahead="settle")).decision
        assert decision is not None
        return {option.words[1] for option in decision.offer()}

    assert one.world in await offered()
    await session.plan(press, Planning(Act.PLAY, one.develop.partition(";")[0]), ahead="develop")
    await session.plan(press, Planning(Act.PLAY, one.pays(action)), ahead="develop")
    await session.plan(press, Planning(Act.KEEP), ahead="develop")
    assert (one.world in await offered()) == left
    await session.plan(press, Planning(Act.HOLD), ahead="develop")
    assert one.world in await offered()
