"""Errands between processes: what one has been asked for and another has to do."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from bot.store.sql import Connection

CHANNEL: Final = "orrery"
"""Where the server tells all processes what is new: `errand`, `posted`, `user <id>`."""


class Errand(NamedTuple):
    """What is to be done for a table of a shard, and how long ago somebody has asked for it."""

    what: str
    body: Mapping[str, Any]
    age: float


def send(conn: Connection, shard: int, what: str, body: Mapping[str, Any]) -> None:
    """Have it done by whoever holds the shard."""
    conn.execute(
        "INSERT INTO errand (shard, what, body) VALUES (?, ?, ?)",
        (shard, what, json.dumps(body)),
    )
    conn.execute("SELECT pg_notify(?, 'errand')", (CHANNEL,))


def take(conn: Connection, shards: Iterable[int]) -> list[Errand]:
    """Everything there is to do for these shards; nobody else gets it."""
    rows = conn.execute(
        "DELETE FROM errand WHERE id IN (SELECT id FROM errand WHERE shard = ANY(?) ORDER BY id"
        " FOR UPDATE SKIP LOCKED) RETURNING id, what, body,"
        " extract(epoch FROM clock_timestamp() - made)::float8",
        (list(shards),),
    ).fetchall()
    return [Errand(what, json.loads(body), age) for _, what, body, age in sorted(rows)]
