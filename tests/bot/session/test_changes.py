"""What a turn has cost and given, told with it: of its own seat, up to its end."""

from __future__ import annotations

import random
from itertools import pairwise

from bot.session.history import TurnTale
from bot.session.values import MeansChange, Told
from bot.store.rows import How, MoveRow, TurnKind, TurnRow
from engine.core.moves import END, Move
from engine.core.table import Table
from tests.bot.play.panel.games import gaia_table, play_through
from tests.bot.session.tables import Bot, Game


async def test_a_turn_is_told_with_what_it_changed(bot: Bot, market: Game) -> None:
    (told,) = (await market.turn(0, "work; work; buy")).turns
    assert told.changes == (MeansChange("coins", 2, 3),)
    await bot.restart()
    again = (await market.session.history()).told[-1]
    assert again.changes == told.changes


async def test_what_changes_nothing_or_belongs_to_others_is_not_told(market: Game) -> None:
    (told,) = (await market.turn(0, "work; buy")).turns
    assert told.changes == ()
    (answered,) = (await market.answer(1, "raise")).turns
    assert answered.changes == ()


def turns_of(log: list[Move]) -> list[range]:
    """Main turns: from a seat's first move after somebody's end to its own."""
    ends = [-1, *(n for n, move in enumerate(log) if move.words == END)]
    return [range(before + 1, end + 1) for before, end in pairwise(ends)]


def told_again(table: Table[object, object], log: list[Move], turn: range) -> Told:
    """The turn, told as it is from the log."""
    tale = TurnTale()
    for n in turn:
        tale.foresee(table, log[n])
        table.play(log[n])
        tale.add(MoveRow(n, log[n], How.PLAYER, 1, 0.0, None), table.take_events())
    seat = log[turn[-1]].seat
    row = TurnRow(1, turn.start, turn.stop, seat, TurnKind.TURN, "", 0.0)
    return tale.told(row, table)


def test_the_income_of_the_next_round_is_not_the_passing_players_doing() -> None:
    played = gaia_table("third", 7)
    for _ in play_through(played, random.Random(7)):
        pass
    log = played.log
    table = Table(played.game, played.setup)
    ended_a_round = 0
    for turn in turns_of(log):
        table.take_events()
        told = told_again(table, log, turn)
        if [log[n].words[0] for n in turn] == ["pass", "end"]:
            ended_a_round += any(event.kind == "income" for event in told.events)
            assert {change.what for change in told.changes} <= {"vp"}
            assert told.events[: told.own][-1].kind == "passed"
    assert ended_a_round
