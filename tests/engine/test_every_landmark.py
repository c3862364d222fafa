"""A table set up from a landmark is the table that its whole log leads to: in every game."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.core.digest import position_hash
from engine.core.landmarks import NEAR, Landmark, latest
from engine.core.moves import Move, Seat
from engine.core.table import Table
from tests.strategies import AnyTable, Case, cases, walk

every_case = pytest.mark.parametrize("case", cases(), ids=str)
SAMPLES, LISTED = 10, 12


def stand(table: AnyTable) -> tuple[object, ...]:
    """All that can be read of a table."""
    asked = [
        (one.seat, one.kind, one.args, one.role, [*islice(one.offer(), LISTED)])
        for one in table.pending
    ]
    readers: list[Seat | None] = [None, *range(len(table.setup.seats))]
    views = [table.view(seat) for seat in readers]
    read = [[table.reading(n, seat) for n in range(table.position)] for seat in readers]
    return (
        *(position_hash(table), asked, views, read, table.log, table.sealed, table.barrier),
        *(table.round, table.result, [table.is_open_to(seat) for seat in readers[1:]]),
    )


@every_case
def test_it_is_the_same_position_and_goes_on_alike(case: Case) -> None:
    done = walk(case)
    live: AnyTable = Table(case.game, done.setup, keeps=True)
    wanted, began = done.samples(SAMPLES), list[Landmark]()
    for position, move in enumerate(done.moves):
        start = latest(live.near, live.log)
        if position in wanted and start is not None:
            began.append(start)
            near = Table(case.game, done.setup, live.log, near=live.near)
            assert near.near == (), "nobody begins at those of a table that serves for a while"
            assert stand(near) == stand(done.at(position)) == stand(live)
            for later in done.moves[position:]:
                near.play(later)
            assert near.result == done.table.result
            assert position_hash(near) == done.hashes[-1]
        live.play(move)
    tells = case.game.key in ("gaia", "race", "federation")
    assert bool(began) == tells


@every_case
def test_a_table_set_up_from_its_log_keeps_those_near_its_end(case: Case) -> None:
    done = walk(case)
    for position in done.samples(SAMPLES):
        log = done.moves[:position]
        table: AnyTable = Table(case.game, done.setup, log, keeps=True)
        assert all(position - NEAR <= len(one.log) <= position for one in table.near)
        for one in table.near:
            assert position_hash(Table(case.game, done.setup, one.log)) == position_hash(
                Table(case.game, done.setup, one.log, near=(one,))
            )


@every_case
def test_a_log_that_goes_another_way_is_replayed(case: Case) -> None:
    done = walk(case)
    live: AnyTable = Table(case.game, done.setup, done.moves[:-1], keeps=True)
    for one in live.near:
        first = len(one.log) - 1
        other = (
            *one.log[:first],
            Move(one.log[first].seat, ("elsewhere",)),
            *done.moves[first + 1 :],
        )
        assert latest([one], other) is None
        assert latest([one], one.log[:first]) is None
        table = Table(case.game, done.setup, one.log[:first], near=live.near)
        assert position_hash(table) == done.hashes[first]
