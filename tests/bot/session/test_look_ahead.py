"""Questions that are sure to be asked: who is told of them when, and answering them early."""

from __future__ import annotations

import random

import pytest
import pytest_asyncio

from bot.session import Basis, Committed, DraftView, Place, Press
from bot.session.asked.look_ahead import closing_words
from bot.session.errors import NotAskedError
from bot.store.rows import How, TurnKind
from engine import GAMES as REAL
from engine.core.flow import Flow, choose
from engine.core.game import HUMAN, Result, Setup
from engine.core.moves import END, Decision, Role, Seat, Words
from engine.core.record import Record
from engine.core.table import Table
from tests.bot.session.tables import CHANNEL, GAMES, USERS, Bot, Game
from tests.games.scripted import Notebook, Script, Scripted, ask
from tests.strategies import AnyTable, random_move

pytestmark = pytest.mark.asyncio

SEATS = (0, 1, 2)
SORTS = ("sow rye", "sow oats")


def field(seat: Seat) -> Decision:
    """What is sown is of no matter to anybody else."""
    return ask(seat, *SORTS, kind="field")._replace(assume=("sow", "rye"))


def years(state: Notebook) -> Flow[Result]:
    """Every year each sows in turn, seat 1 also waters afterwards; then each has a turn."""
    for _ in range(2):
        for seat in SEATS:
            words = yield from choose(field(seat))
            state.said.setdefault(seat, []).append(words[1])
        yield from choose(ask(1, "water", "spare", kind="water")._replace(assume=("spare",)))
        for seat in (2, 0, 1):
            yield from choose(ask(seat, "end"))
    return Result((0, 0, 0), (1, 1, 1))


def sow_habit(state: Notebook, decision: Decision, setting: str) -> Words | None:
    return None if setting == "ask" else ("sow", setting)


class Fields(Scripted):
    """A game of people who are asked one after the other."""

    key = "fields"

    def __init__(self, script: Script = years) -> None:
        super().__init__(script)
        self.habits = {"field": sow_habit}
        self.habit_settings = {"field": ("ask", "rye", "oats")}


@pytest_asyncio.fixture
async def fields(bot: Bot) -> Game:
    """Three farmers in the first year's spring."""
    return await farmers(bot, years)


async def farmers(bot: Bot, script: Script) -> Game:
    """Three farmers who live by this script."""
    bot.games = {**GAMES, "fields": Fields(script)}
    await bot.restart()
    record = Record(Setup("fields", ("human",) * 3, "a", "b"))
    place = Place(USERS[0], channel=CHANNEL + 7)
    session = await bot.sessions.take_in(record, place, USERS[:3])
    return Game(bot, session.id)


def days(state: Notebook) -> Flow[Result]:
    """Whoever has had his turn offers something to his neighbour, who says where to put it."""
    for seat in (0, 2, 1, 0):
        yield from choose(ask(seat, "end"))
        words = yield from choose(
            ask(1, "take", "leave", kind="gift")._replace(role=Role.OFFER, decline=("leave",))
        )
        if words == ("take",):
            places = ask(1, "put left", "put right", kind="place")
            yield from choose(places._replace(assume=("put", "left")))
    return Result((0, 0, 0), (1, 1, 1))


async def year_ends(game: Game, *, sows_by_order: Seat | None = None) -> Committed:
    """The first year until the last turn of it is committed; somebody gives an order before."""
    for seat, word in ((0, "sow rye"), (1, "sow rye"), (2, "sow rye"), (1, "water")):
        await game.answer(seat, word)
    for seat in (2, 0):
        await game.session.confirm(game.bot.press(seat))
    if sows_by_order is not None:
        await game.bot.sessions.set_order(USERS[sows_by_order], "fields", "field", "oats")
    done = await game.session.confirm(game.bot.press(1))
    assert isinstance(done, Committed)
    return done


async def early(game: Game, seat: Seat, text: str) -> None:
    """Answer before one is asked."""
    kept = await game.session.play(game.bot.press(seat), text, commit=True)
    assert isinstance(kept, DraftView)
    assert kept.confirmed


async def test_whoever_is_sure_to_be_asked_is_called_at_once_and_only_once(fields: Game) -> None:
    done = await year_ends(fields)
    assert [row.seat for row in done.asked] == [0]
    assert done.expected == (1, 2)
    assert set(done.newly) == {0, 1, 2}
    assert (await fields.answer(0, "sow oats")).newly == ()
    assert (await fields.answer(1, "sow oats")).newly == ()
    done = await fields.answer(2, "sow oats")
    assert ([row.seat for row in done.asked], done.newly) == ([1], ())
    assert (await fields.answer(1, "spare")).newly == (2,), "the first turn of the year"


async def test_who_comes_next_is_the_same_after_a_restart(bot: Bot, fields: Game) -> None:
    await year_ends(fields)
    await bot.restart()
    assert (await fields.session.standing()).expected == (1, 2)
    assert (await fields.answer(0, "sow oats")).newly == ()


async def test_nobody_is_called_for_what_his_order_answers(fields: Game) -> None:
    done = await year_ends(fields, sows_by_order=2)
    assert done.expected == (1,)
    assert set(done.newly) == {0, 1}
    await fields.answer(0, "sow oats")
    done = await fields.answer(1, "sow oats")
    assert [row.seat for row in done.asked] == [1]
    assert (await fields.log())[-2:] == ["1 sow oats", "2 sow oats"]


async def test_a_question_that_is_sure_to_come_is_answered_at_any_time(
    bot: Bot, fields: Game
) -> None:
    await year_ends(fields)
    draft = await fields.draft(2)
    assert draft.decision is not None
    assert (draft.decision.kind, draft.waiting_for) == ("field", (0,))
    assert draft.basis is Basis.SURE
    await early(fields, 2, "sow oats")
    await bot.restart()
    await early(fields, 1, "sow rye")
    done = await fields.answer(0, "sow rye")
    assert (await fields.log())[-3:] == ["0 sow rye", "1 sow rye", "2 sow oats"]
    assert [told.turn.kind for told in done.turns] == [TurnKind.CHOICE] * 3
    assert [told.moves[0].how for told in done.turns[1:]] == [How.DEFERRED] * 2
    assert ([row.seat for row in done.asked], done.newly) == ([1], ())
    done = await fields.answer(1, "water")
    assert done.newly == (2,), "who answered early is called when the turn has come"


async def test_after_an_early_answer_the_turn_is_called_in_the_same_card(fields: Game) -> None:
    await year_ends(fields)
    await fields.answer(0, "sow rye")
    await early(fields, 2, "sow oats")
    done = await fields.answer(1, ["sow rye", "water"][0])
    assert [row.seat for row in done.asked] == [1]
    done = await fields.answer(1, "water")
    assert done.newly == (2,)


async def test_a_turn_waits_until_everything_is_answered(fields: Game) -> None:
    await year_ends(fields)
    await fields.answer(0, "sow rye")
    draft = await fields.draft(0)
    assert draft.decision is None
    assert draft.basis is not Basis.SURE
    with pytest.raises(NotAskedError):
        await fields.session.play(Press(USERS[0]), "end")


async def test_an_early_answer_is_taken_back_until_it_is_carried_out(fields: Game) -> None:
    await year_ends(fields)
    await early(fields, 2, "sow oats")
    draft = await fields.session.back(fields.bot.press(2))
    assert not draft.confirmed
    await fields.answer(0, "sow rye")
    await fields.answer(1, "sow rye")
    assert await fields.asked() == [2]
    assert (await fields.draft(2)).basis is not Basis.SURE


async def test_whoever_is_next_is_not_called_again_by_what_follows_an_offer(bot: Bot) -> None:
    game = await farmers(bot, days)
    done = await game.session.confirm(bot.press(0))
    assert isinstance(done, Committed)
    assert (done.newly, done.expected) == ((1, 2), (2,))
    done = await game.answer(1, "take")
    assert (done.newly, done.expected) == ((), (2,))
    assert (await game.answer(1, "put right")).newly == ()
    done = await game.session.confirm(bot.press(2))
    assert isinstance(done, Committed)
    assert done.newly == (1,), "asked, and next"
    await game.answer(1, "take")
    assert (await game.answer(1, "put left")).newly == (), "he is at it"


@pytest.mark.parametrize("key", REAL)
async def test_a_turn_that_is_ended_by_itself_has_nothing_left_but_its_end(key: str) -> None:
    """All that was on offer anywhere in some games is tried; what one may do but is never offered,
    such as throwing something away, is given up."""
    chance, known, ends = random.Random(key), set[Words](), 0
    for number in range(TRIED):
        setup = Setup(key, (HUMAN,) * REAL[key].seats[1], f"ends {number}", "s")
        table: AnyTable = Table(REAL[key], setup)
        while table.result is None:
            for decision in table.pending:
                listed = {option.words for option in decision.offer()}
                only = listed == {END}
                asked_for = closing_words(table, decision.seat, None)
                assert asked_for == (END if only else None)
                known |= listed
                if only:
                    ends += 1
                    sample = chance.sample(sorted(known - {END}), min(MANY, len(known) - 1))
                    assert not [words for words in sample if decision.allows(words)]
            table.play(random_move(table, chance))
    assert bool(ends) == (key in TURNS), ends


TRIED, MANY = 3, 400
TURNS = ("gaia", "federation")
"""Games with turns; in the others nothing is ended."""
