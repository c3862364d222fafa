"""What must hold after the storm: the store against promises, channels against posts."""

from __future__ import annotations

import json
import re
import sqlite3
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.cli.check import check_database
from bot.local import LocalTable
from bot.local.model import Message
from bot.local.world import BOT_ID
from bot.store import log, reader, traces
from bot.store.rows import TurnKind, UndoRow
from engine import GAMES
from tests.chaos.child import Child
from tests.chaos.crowd import Circle, Promise, Statement

REVEALED = "revealed"
"""Stands in what tells of turns, and not in what says where a game stands."""
UNDONE = "undone"
"""What a notice tells of that was taken back, and why a post was dropped that told of it."""


def complaints(
    table: LocalTable, child: Child, circles: list[Circle], spoilt: set[int]
) -> list[str]:
    """Everything that is not as it must be; empty if all is well. Of games with spoilt rows
    nothing is asked but that they harm no other."""
    findings = check_database(child.database, GAMES).findings
    found = [f"check: {one}" for one in findings if one.game not in spoilt]
    found += _leaks(table, child)
    with reader(child.database) as conn:
        found += _doubled(conn)
        for circle in circles:
            for promise in circle.promises:
                found += _kept(conn, promise)
            for statement in circle.told:
                found += _true(conn, statement)
            found += _undone(conn, circle)
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


def _means(typed: str, text: str) -> bool:
    """Whether a move was typed so: words may be short, as they are offered where they are many."""
    short, whole = typed.split(), text.split()
    pairs = zip(short, whole, strict=False)
    return len(short) == len(whole) and all(word.startswith(begun) for begun, word in pairs)


def _kept(conn: sqlite3.Connection, promise: Promise) -> Iterator[str]:
    """A turn that was acknowledged is in the log, or among what was taken back, with the words that
    were typed (`end` may also mean that a draft is complete, and is then no move)."""
    handled = log.handled(conn, promise.interaction)
    if handled is None or handled.game != promise.game or handled.last_turn is None:
        yield f"{promise} was acknowledged and is not in the store"
        return
    undone = [move for undo in traces.taken_back(conn, promise.game) for move in undo.moves]
    rows = [
        row
        for row in (*log.moves(conn, promise.game), *undone)
        if (row.interaction, row.user) == (promise.interaction, promise.user)
    ]
    texts = [" ".join(row.move.words) for row in rows]
    wanted = [" ".join(step.split()) for step in promise.text.split(";")]
    known = (*texts, "", "end")
    missing = [step for step in wanted if not any(_means(step, text) for text in known)]
    if missing and not (_changed(conn, promise) and not rows):
        yield f"{promise}: {missing} not among {texts}"


def _changed(conn: sqlite3.Connection, promise: Promise) -> bool:
    """Whether the same person has later put another answer in the place of this one, sealed as it
    was: it stands under his later press, alone or beside others that it has taken the place of."""
    at = "SELECT at FROM interaction WHERE id = ?"
    later = conn.execute(
        "SELECT id FROM interaction WHERE game_id = ? AND first_turn = last_turn"
        f" AND at > ({at}) ORDER BY at",
        (promise.game, promise.interaction),
    )
    numbers = {number for (number,) in later}
    sealed = {
        n
        for turn in log.turns(conn, promise.game)
        if turn.kind is TurnKind.SEALED
        for n in range(turn.first, turn.after)
    }
    there = [row for row in log.moves(conn, promise.game) if row.n in sealed]
    gone = [move for undo in traces.taken_back(conn, promise.game) for move in undo.moves]
    return any(row.user == promise.user and row.interaction in numbers for row in (*there, *gone))


def _true(conn: sqlite3.Connection, statement: Statement) -> Iterator[str]:
    """Nobody was told that something was kept, or not kept, when it was otherwise."""
    kept = log.handled(conn, statement.interaction) is not None
    if kept is not statement.kept:
        yield f"{statement} is not true"


def _undone(conn: sqlite3.Connection, circle: Circle) -> Iterator[str]:
    """What was acknowledged as taken back is gone and was taken back once; nobody's press has
    taken back twice, and nothing has gone without a press."""
    rows = conn.execute(
        "SELECT at, id FROM interaction WHERE game_id = ? AND last_turn IS NULL", (circle.game,)
    )
    presses = {number: at for at, number in rows}
    undone = traces.taken_back(conn, circle.game)
    times = [undo.at for undo in undone]
    causes = Counter(bisect_right(times, at) - 1 for at in presses.values())
    yield from (
        f"game {circle.game}: undo {undo.id} came of no press of its own"
        for number, undo in enumerate(undone)
        if not causes[number]
    )
    acknowledged = {one.interaction for one in circle.undone}
    if missing := acknowledged - presses.keys():
        yield f"game {circle.game}: {missing} were acknowledged and have taken nothing back"
    effects = {bisect_right(times, presses[one]) - 1 for one in acknowledged & presses.keys()}
    if -1 in effects or len(effects) < len(acknowledged & presses.keys()):
        yield f"game {circle.game}: {len(acknowledged)} were told of {len(effects)} takings back"
    there = {(row.n, row.at, row.interaction) for row in log.moves(conn, circle.game)}
    gone = {(row.n, row.at, row.interaction) for undo in undone for row in undo.moves}
    if again := there & gone:
        yield f"game {circle.game}: {again} were taken back and are there"


def _log_whole(conn: sqlite3.Connection, game: int) -> Iterator[str]:
    moves, turns = log.moves(conn, game), log.turns(conn, game)
    if [move.n for move in moves] != list(range(len(moves))):
        yield f"game {game}: the log has holes"
    if [turn.n for turn in turns] != list(range(len(turns))):
        yield f"game {game}: turns are missing"


def _cards(conn: sqlite3.Connection, table: LocalTable, circle: Circle) -> Iterator[str]:
    """Every turn is told by exactly one card, and every message of the bot is one of its posts."""
    rows = conn.execute(
        "SELECT id, payload, done, message, problem, created FROM post WHERE game_id = ?"
        " ORDER BY id",
        (circle.game,),
    ).fetchall()
    dropped = [(row[0], row[4]) for row in rows if row[2] and row[4] not in (None, UNDONE)]
    yield from (f"post {number} was dropped: {problem}" for number, problem in dropped)
    known = Counter(str(row[3]) for row in rows if row[3] is not None)
    there = table.world.messages.get(circle.channel, {})
    shown = Counter(
        message.id
        for message in there.values()
        if message.author_id == BOT_ID and message.ephemeral_for is None
    )
    if known != shown:
        yield f"game {circle.game}: missing {known - shown}, unknown {shown - known}"
    yield from (f"unknown: {_described(there[one])}" for one in shown - known)
    told = _told(rows, traces.taken_back(conn, circle.game))
    turns = log.turns(conn, circle.game)
    expected = Counter(turn.n for turn in turns)
    sealed = {turn.n for turn in turns if turn.kind is TurnKind.SEALED}  # tell nothing themselves
    wrong = {n for n in told.keys() | expected.keys() if told[n] != expected[n]} - sealed
    if wrong:
        found = {n: told[n] for n in sorted(wrong)}
        yield f"game {circle.game}: told so often, and not once: {found}"


def _described(message: Message) -> str:
    """What a message says and came of, so that a run that complains of it tells enough."""
    files = [one.filename for one in message.attachments]
    texts = re.findall(r'"content": "(.*?)"', json.dumps(message.components, ensure_ascii=False))
    return (
        f"{message.id} at {message.created_at:.3f}, edited {message.edited_at}, nonce"
        f" {message.nonce}, answers {message.interaction_id}, flags {message.flags}, files {files},"
        f" says {[message.content, *texts]}"
    )


def _told(rows: Sequence[Sequence[Any]], undone: Sequence[UndoRow]) -> Counter[int]:
    """How often the posts of a game tell of each turn that there is, by their columns."""
    told: Counter[int] = Counter()
    withdrawn = [one for one in undone if one.reason == "withdraw"]
    gone: list[int] = []
    for _, text, _, message, problem, created in rows:
        payload = json.loads(text)
        if payload.get("what") == UNDONE:  # turns after that one are others from here on
            told = Counter({n: count for n, count in told.items() if n <= payload["turn"]})
        if "turns" not in payload:
            continue
        first, last = payload["turns"]
        if payload.get("what") == UNDONE:  # edited since by a card that tells where the game stands
            first = max(first, payload["turn"] + 1)
        elif REVEALED not in payload:  # that is such a card: the last turn, perhaps once more
            told |= Counter({first: 1})
            first += 1
        if len(gone) < len(withdrawn) and created >= withdrawn[len(gone)].at:
            # a sealed answer is gone without a word; those after it have its number and the next
            gone.append(withdrawn[len(gone)].turns[0].n)
            told = Counter({n: count for n, count in told.items() if n < gone[-1]})
            told.update(range(gone[-1], payload["turns"][0] + 1))
            first = payload["turns"][0] + 1
        if message is not None:
            told.update(range(first, last + 1))
        elif gone and problem is None:  # it has changed a card that is counted with what it told
            told |= Counter(range(first, last + 1))
    return told
