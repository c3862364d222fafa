"""What must hold after the storm: the store against promises, channels against posts."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator

from bot.cli.check import check_database
from bot.local import LocalTable
from bot.local.world import BOT_ID
from bot.store import log, reader
from engine import GAMES
from tests.chaos.child import Child
from tests.chaos.crowd import Circle, Promise


def complaints(table: LocalTable, child: Child, circles: list[Circle]) -> list[str]:
    """Everything that is not as it must be; empty if all is well."""
    found = [f"check: {one}" for one in check_database(child.database, GAMES).findings]
    found += _leaks(table, child)
    with reader(child.database) as conn:
        found += _doubled(conn)
        for circle in circles:
            for promise in circle.promises:
                found += _kept(conn, promise)
            found += _log_whole(conn, circle.game)
            found += _cards(conn, table, circle)
    return found


def unsent(child: Child) -> int:
    """How many posts still wait."""
    with reader(child.database) as conn:
        return int(conn.execute("SELECT count(*) FROM post WHERE done IS NULL").fetchone()[0])


def _leaks(table: LocalTable, child: Child) -> Iterator[str]:
    """No token, ours or an interaction's, lies in any file that the bot has written."""
    tokens = [table.token, *(one.token for one in table.world.interactions.values())]
    for path in sorted(one for one in child.folder.rglob("*") if one.is_file()):
        content = path.read_bytes()
        if any(token.encode() in content for token in tokens):
            yield f"{path.name} holds a token"


def _doubled(conn: sqlite3.Connection) -> Iterator[str]:
    """One interaction commits once: all that it has written was written at one moment."""
    rows = conn.execute(
        "SELECT game_id, interaction FROM move WHERE interaction IS NOT NULL"
        " GROUP BY game_id, interaction HAVING count(DISTINCT at) > 1"
    )
    yield from (f"game {game}: interaction {number} was carried out twice" for game, number in rows)


def _kept(conn: sqlite3.Connection, promise: Promise) -> Iterator[str]:
    """A turn that was acknowledged is in the log, with the words that were typed (`end` may also
    mean that a draft is complete, and is then no move)."""
    handled = log.handled(conn, promise.interaction)
    if handled is None or handled.game != promise.game or handled.last_turn is None:
        yield f"{promise} was acknowledged and is not in the store"
        return
    turns = {turn.n: turn for turn in log.turns(conn, promise.game)}
    moves = log.moves(conn, promise.game)
    first, after = turns[handled.first_turn or 0].first, turns[handled.last_turn].after
    texts = [" ".join(move.move.words) for move in moves[first:after] if move.user == promise.user]
    wanted = [" ".join(step.split()) for step in promise.text.split(";")]
    if missing := [step for step in wanted if step not in (*texts, "", "end")]:
        yield f"{promise}: {missing} not among {texts}"


def _log_whole(conn: sqlite3.Connection, game: int) -> Iterator[str]:
    moves, turns = log.moves(conn, game), log.turns(conn, game)
    if [move.n for move in moves] != list(range(len(moves))):
        yield f"game {game}: the log has holes"
    if [turn.n for turn in turns] != list(range(len(turns))):
        yield f"game {game}: turns are missing"


def _cards(conn: sqlite3.Connection, table: LocalTable, circle: Circle) -> Iterator[str]:
    """Every turn is told by exactly one card, and every message of the bot is one of its posts."""
    rows = conn.execute(
        "SELECT id, payload, done, message, problem FROM post WHERE game_id = ?", (circle.game,)
    ).fetchall()
    yield from (f"post {row[0]} was dropped: {row[4]}" for row in rows if row[2] and row[4])
    known = Counter(str(row[3]) for row in rows if row[3] is not None)
    shown = Counter(
        message.id
        for message in table.world.messages.get(circle.channel, {}).values()
        if message.author_id == BOT_ID and message.ephemeral_for is None
    )
    if known != shown:
        yield f"game {circle.game}: missing {known - shown}, unknown {shown - known}"
    told: Counter[int] = Counter()
    for _, payload, _, message, _ in rows:
        turns = json.loads(payload).get("turns")
        if message is not None and turns:
            told.update(range(turns[0], turns[1] + 1))
    expected = Counter(turn.n for turn in log.turns(conn, circle.game))
    if told != expected:
        yield f"game {circle.game}: untold {expected - told}, told again {told - expected}"
