"""No statement of the bot's walks through a table that grows with every game ever played."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Iterator

import pytest

from bot.local.wire import Json
from bot.store import games, posts, reader
from bot.store.rows import Status
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, play_by_typing
from tests.bot.server import NOT_ON_A_SERVER

pytestmark = NOT_ON_A_SERVER
GROWING = ("game", "seat", "move", "turn", "interaction", "undo", "consent", "audit", "post")
"""Tables that keep what is over; the others hold only what is open, or one row per user."""
OPEN_ONLY = ("post_waiting",)
"""Indexes of open things only: walking through them is walking through what waits."""
TELLS_OF_ALL = ("FROM result JOIN game",)
"""Statements that are about every game there ever was: statistics."""

BRANCHES = (1, 2)
"""Kinds of options that are commands and groups of commands themselves."""


class Told:
    """The statements that a connection has carried out, each once, without its values."""

    def __init__(self) -> None:
        self.statements: dict[str, str] = {}

    def __call__(self, statement: str) -> None:
        shape = re.sub(r"'(?:[^']|'')*'|\b\d+(\.\d+)?\b", "?", statement)
        self.statements.setdefault(shape, statement)


def walks(conn: sqlite3.Connection, statement: str) -> list[str]:
    """The parts of a statement's plan that read all of a growing table."""
    plan = [str(row[3]) for row in conn.execute(f"EXPLAIN QUERY PLAN {statement}")]
    scans = [re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step) for step in plan]
    return [
        scan.string
        for scan in scans
        if scan is not None and scan[1] in GROWING and scan[2] not in OPEN_ONLY
    ]


def plain_commands(commands: list[Json], before: str = "") -> Iterator[str]:
    """The full names of all commands that need no options."""
    for command in commands:
        options, path = command.get("options", []), f"{before}{command['name']}"
        if any(option["type"] in BRANCHES for option in options):
            yield from plain_commands(options, f"{path} ")
        elif not any(option.get("required") for option in options):
            yield path


@pytest.mark.asyncio(loop_scope="module")
async def test_no_statement_walks_through_all_games(house: House) -> None:
    told = Told()
    database = house.orrery.database
    await database.read(lambda conn: conn.set_trace_callback(told))
    party = await Party.sit_down(house, "table-1", "lanterns", ["Ada", "Борис"], seed="plan")
    await play_by_typing(party, random.Random(1))
    await party.settled()
    ada = next(iter(party.drivers.values()))
    for path in plain_commands(ada.commands):
        await ada.slash(party.channel, path)
    await party.settled()
    assert house.orrery.housekeeper is not None
    await house.orrery.housekeeper.tidy()
    await database.read(lambda conn: conn.set_trace_callback(None))
    verbs = ("SELECT", "UPDATE", "DELETE", "WITH")
    with reader(database.where) as conn:
        found = {
            shape: steps
            for shape, statement in told.statements.items()
            if statement.lstrip().startswith(verbs)
            and not any(part in statement for part in TELLS_OF_ALL)
            and (steps := walks(conn, statement))
        }
    assert len(told.statements) > 40
    assert not found


async def test_the_plans_are_read_right(house: House) -> None:
    with reader(house.orrery.database.where) as conn:
        assert walks(conn, "SELECT * FROM move WHERE text = 'x'")
        assert walks(conn, "SELECT * FROM game ORDER BY touched")
        assert not walks(conn, "SELECT * FROM move WHERE game_id = 1")
        assert games.with_status(conn, Status.LOBBY) == []
        assert posts.waiting(conn, 0.0) == []
