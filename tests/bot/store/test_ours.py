"""Of several processes on one server each looks after the tables of its own shards alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.store import Database, clocks, games
from bot.store.clocks import ClockRow
from bot.store.games import NewGame
from bot.store.rows import AskedRow, Status
from bot.store.sql import Connection
from engine.core.game import Setup
from tests.bot.server import place_of

OF, NOW = 4, 1000.0
RULE, LEVEL = "standin", "strong"
COMPUTER, PERSON, LATE = 0, 1, 2

LOOKS: dict[str, Callable[[Connection], list[int]]] = {
    "computer players": lambda conn: [game for game, *_ in games.computers_due(conn)],
    "those who stand in": lambda conn: [game for game, *_ in games.people_waited_for(conn, RULE)],
    "clocks": lambda conn: [row.game for row in clocks.run_out(conn, NOW)],
}


def tables_of_all_shards(conn: Connection) -> list[int]:
    """A live table on a server of each shard, one in private (of the first) and one that has lost
    its server (by its number): a computer, a person and a clock are waited for at each."""
    places = [*((shard << 22, 10 + shard) for shard in range(OF)), (None, 99), (None, None)]
    made = []
    for guild, channel in places:
        setup = Setup("lanterns", ("human", "human", "human"))
        new = NewGame(setup, 1, guild, channel, {RULE: LEVEL})
        game = games.insert(conn, new, Status.LIVE, 1.0)
        games.set_seats(conn, game, (None, 7, 8), 1.0)
        games.set_computer(conn, game, COMPUTER, LEVEL)
        asked = (AskedRow(seat, "choose", 0, 1.0) for seat in (COMPUTER, PERSON))
        games.set_asked(conn, game, asked)
        clocks.put(conn, ClockRow(game, LATE, 1.0, NOW - 1))
        made.append(game)
    return made


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
async def test_each_process_finds_its_own_tables_and_together_they_find_all(
    tmp_path: Path, look: Callable[[Connection], list[int]]
) -> None:
    where = place_of(tmp_path / "ours", on_server=True)
    async with await Database.open(where) as one, await Database.open(where) as other:
        *on_servers, private, homeless = await one.write(tables_of_all_shards)
        everywhere = {*on_servers, private, homeless}
        assert set(await one.write(look)) == everywhere, "a single process serves all"
        one.serve(OF, (0, 1))
        other.serve(OF, (2, 3))
        left, right = set(await one.write(look)), set(await other.write(look))
        assert left - {homeless} == {on_servers[0], on_servers[1], private}
        assert right - {homeless} == {on_servers[2], on_servers[3]}
        assert homeless in (left if homeless % OF < 2 else right)
        assert left | right == everywhere
        assert not left & right
        other.serve(OF, (0, 1, 2, 3))
        assert set(await other.write(look)) == everywhere, "after the other one has gone"
        other.serve(OF, ())
        assert await other.write(look) == [], "whoever holds nothing looks after nothing"


async def test_one_table_can_be_looked_up_alone(tmp_path: Path) -> None:
    async with await Database.open(place_of(tmp_path / "one", on_server=True)) as database:
        made = await database.write(tables_of_all_shards)
        for game in made:
            due = await database.read(games.computers_due, game)
            assert due == [(game, COMPUTER, LEVEL)]
            away = await database.read(games.people_waited_for, RULE, game)
            assert away == [(game, PERSON, 7, LEVEL)]
        assert await database.read(games.computers_due, made[-1] + 1) == []
