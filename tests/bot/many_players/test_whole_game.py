"""The noise of a whole game: how many messages a table gets, and whom each of them calls."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.session import Committed, DraftView, Press
from bot.store.rows import TurnKind
from engine.core.moves import END, Seat
from tests.bot.e2e.enter_record import Piece
from tests.bot.e2e.house import House
from tests.bot.many_players.listener import Listener, everybody, must_next, must_now
from tests.bot.many_players.recorded import OF_FOUR, Hands, enter, read, recorded, take_in
from tests.bot.many_players.tables import Four
from tests.bot.play.panel.games import ambitious

pytestmark = pytest.mark.asyncio(loop_scope="module")

RECORDED = "b11"
CHARGED = "a09"
"""Where several are often asked at once to charge."""
SERIAL = ("income", "brainstone", "gaia-convert", "gaia-tech")
"""What the profile of the records asks one after the other at the end of a round."""
BURST = 6
MOST_STEPS = 10
"""Of one played turn; then it is ended as soon as that is possible."""


async def listened_to(house: House, name: str) -> Counter[str]:
    """Enter a recorded game as it was played and listen; returns what was asked."""
    record = read(name)
    table, later = await take_in(house, record)
    listener = Listener(table)
    await listener.begin()
    asked: Counter[str] = Counter()
    for piece in later:
        asked[(await table.session.standing()).asked[0].kind] += 1
        await enter(table, piece)
        await listener.hear(piece.seat, ended=piece.ended)
    assert (await table.session.record()).moves == record.moves
    await listener.count()
    return asked


@recorded
async def test_a_recorded_game_makes_one_card_per_turn_and_round(house: House) -> None:
    asked = await listened_to(house, RECORDED)
    assert asked["income"] > 10, "several are asked one after the other at the ends of rounds"


@recorded
@pytest.mark.soak
@pytest.mark.parametrize("name", OF_FOUR)
async def test_every_recorded_game_makes_one_card_per_turn_and_round(
    house: House, name: str
) -> None:
    asked = await listened_to(house, name)
    assert any(asked[kind] for kind in SERIAL)


async def entered_in_any_order(house: House, name: str) -> int:
    """Enter a recorded game, whoever of those asked comes first, and listen; returns how often
    several were asked at once."""
    chance, record = random.Random(name), read(name)
    table, later = await take_in(house, record)
    hands, listener, at_once = Hands(later), Listener(table), 0
    await listener.begin()
    while seats := [seat for seat in await table.asked() if hands.has(seat)]:
        at_once += len(seats) > 1
        piece = hands.take(chance.choice(seats))
        await enter(table, piece)
        await listener.hear(piece.seat, ended=piece.ended)
    await listener.count()
    played = await table.session.record()
    assert played.moves != record.moves
    assert sorted(played.moves) == sorted(record.moves)
    return at_once


@recorded
async def test_whoever_answers_first_the_table_is_told_once(house: House) -> None:
    assert await entered_in_any_order(house, CHARGED) > 30


@recorded
@pytest.mark.soak
@pytest.mark.parametrize("name", OF_FOUR)
async def test_in_every_record_whoever_answers_first_the_table_is_told_once(
    house: House, name: str
) -> None:
    assert await entered_in_any_order(house, name)


@recorded
async def test_a_recorded_game_in_haste_makes_one_card_per_burst(house: House) -> None:
    record = read(RECORDED)
    table, later = await take_in(house, record)
    await table.slow_cards(60)
    for burst in batched(later, BURST):
        before = table.pings()
        must_before = await must(table)
        for piece in burst:
            await enter(table, piece)
        assert table.pings() == before, "nothing is posted while more may follow"
        await table.told_at_last()
        new = table.pings()[len(before) :]
        assert len(new) <= 1
        assert {seat for one in new for seat in one} <= await must(table)
        assert await must(table) - must_before <= {seat for one in new for seat in one}
    await table.slow_cards(0)
    assert (await table.session.record()).moves == record.moves
    assert "🥇" in (await table.card()).text


def batched(later: list[Piece], size: int) -> list[list[Piece]]:
    return [later[start : start + size] for start in range(0, len(later), size)]


async def must(table: Four) -> set[Seat]:
    """The seats that must act now or next; when all is over, everybody."""
    standing = await table.session.standing()
    if standing.result is not None:
        return everybody(standing)
    return must_now(standing) | must_next(standing)


async def test_a_played_game_makes_one_card_per_turn(house: House) -> None:
    chance = random.Random(4)
    table = await Four.by_lobby(house, "gaia", seed="noise", factions="first_game")
    before, called = -1, []
    while not set(await table.asked_kinds()) & {"turn"}:
        (seat, *_) = await table.asked()
        called += [[seat]] * (seat != before)
        before = seat
        (note,) = [one for one in await table.messages() if not one.buttons]
        assert note.mentions == [table.people[seat].id], "what calls others is gone"
        await play_turn(table, seat, chance)
        await table.settled()
    lobby, *notes, first = table.pings()
    assert (lobby, notes) == ([], called), "each is called once when it comes to him"
    assert len(await table.messages()) == 2, "the lobby, which tells of the setup, and a turn"
    assert (first, await table.asked()) == ([], [seat]), "who has just acted sees it himself"
    listener = Listener(table)
    await listener.begin(seat)
    while seats := await table.asked():
        seat = chance.choice(seats)
        ended = await play_turn(table, seat, chance)
        await listener.hear(seat, ended=ended)
    await listener.count()


async def play_turn(table: Four, seat: Seat, chance: random.Random) -> bool:
    """Draft what an ambitious player likes, and confirm; returns whether a turn was ended."""
    press = Press(int(table.people[seat].id), None, seat)
    for step in range(100):
        draft = await table.session.draft(press)
        decision = draft.decision
        if decision is None:
            break
        words = ambitious(decision, chance)
        if words == END or (draft.can_confirm and step > MOST_STEPS):
            break
        if isinstance(await table.session.play(press, " ".join(words)), DraftView):
            continue
    done = await table.session.confirm(press)
    assert isinstance(done, Committed)
    return any(told.turn.kind is TurnKind.TURN and told.turn.seat == seat for told in done.turns)
