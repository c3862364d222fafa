"""The schema as numbered steps: number n turns a database of version n-1 into version n."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.store.errors import ForeignFileError, NewerSchemaError
from bot.store.first_tables import GAMES, LOG, PRIVATE, RESULTS, TRACES
from bot.store.former_games import values_begun_with
from bot.store.known import sign
from bot.store.sql import Connection, is_file

APPLICATION_ID = 0x4F525259
"""Written into the file's header, so that a foreign database is never taken for ours."""


def _create(conn: Connection) -> None:
    for part in (GAMES, LOG, PRIVATE, TRACES):
        for statement in part.split(";"):
            conn.execute(statement)
    _sign(conn)


def _add_results(conn: Connection) -> None:
    conn.execute(RESULTS)


def _index_channels(conn: Connection) -> None:
    """A channel's game is looked for with every interaction, and most games are over."""
    conn.execute("CREATE INDEX game_place ON game (channel, id)")


def _index_requests(conn: Connection) -> None:
    """Requests that nobody answers run out; few of all are still open."""
    conn.execute("CREATE INDEX consent_status ON consent (status, at)")


def _index_buttons(conn: Connection) -> None:
    """What can still be pressed is looked for with every post, and few of all messages have
    buttons; requests that are open have some as well."""
    if is_file(conn):  # no server is older than this step
        conn.execute(
            "UPDATE post SET payload = json_set(payload, '$.buttons', json('true'))"
            " WHERE substr(json_extract(payload, '$.said'), 1, 4) = 'open'"
        )
    conn.execute(
        "CREATE INDEX post_buttons ON post (game_id, id)"
        " WHERE json_extract(payload, '$.buttons') = 1"
    )


def _add_roles(conn: Connection) -> None:
    """What a question is in the course of a game decides how somebody is called for it; what was
    taken back may have words that stay hidden for good."""
    conn.execute("ALTER TABLE asked ADD COLUMN role TEXT NOT NULL DEFAULT 'step'")
    conn.execute("UPDATE asked SET role = 'turn' WHERE kind = 'turn'")
    conn.execute("ALTER TABLE undo ADD COLUMN veiled TEXT NOT NULL DEFAULT '{}'")
    conn.execute(
        "CREATE INDEX post_call ON post (game_id) WHERE kind = 'call' AND message IS NOT NULL"
    )


def _add_computers(conn: Connection) -> None:
    """Seats that a computer plays, its own or for somebody who is gone, and why it played so."""
    conn.execute("ALTER TABLE seat ADD COLUMN computer TEXT NOT NULL DEFAULT ''")
    conn.execute("CREATE INDEX seat_computer ON seat (game_id) WHERE computer <> ''")
    conn.execute("ALTER TABLE turn ADD COLUMN why TEXT NOT NULL DEFAULT ''")


def _add_away(conn: Connection) -> None:
    """Since when the bot may not post where a game is played."""
    conn.execute("ALTER TABLE game ADD COLUMN away REAL")
    conn.execute("CREATE INDEX game_away ON game (guild) WHERE away IS NOT NULL")


def _add_clocks(conn: Connection) -> None:
    """How much time every seat has left, at tables with a clock."""
    conn.execute(
        "CREATE TABLE clock ("
        " game_id INTEGER NOT NULL REFERENCES game (id), seat INTEGER NOT NULL,"
        " remaining REAL NOT NULL, since REAL, told INTEGER NOT NULL DEFAULT 0,"
        " PRIMARY KEY (game_id, seat)) WITHOUT ROWID"
    )
    conn.execute("CREATE INDEX clock_runs ON clock (since) WHERE since IS NOT NULL AND told = 0")


def _add_wanted(conn: Connection) -> None:
    """Who waits for a table in a server."""
    conn.execute(
        "CREATE TABLE wanted (guild INTEGER NOT NULL, user_id INTEGER NOT NULL,"
        " game_key TEXT NOT NULL, since REAL NOT NULL, PRIMARY KEY (guild, user_id)) WITHOUT ROWID"
    )


def _forget_stories(conn: Connection) -> None:
    """Cards that nobody can press are not made again; their words were most of the file."""
    if is_file(conn):  # no server is older than this step
        conn.execute(
            "UPDATE post SET payload = json_remove(payload, '$.story', '$.files')"
            " WHERE done IS NOT NULL AND json_valid(payload)"
            " AND coalesce(json_extract(payload, '$.buttons'), 0) <> 1"
        )


def _add_marks(conn: Connection) -> None:
    """What somebody has marked for himself at a seat, to be kept or spent first."""
    conn.execute(
        "CREATE TABLE mark ("
        " game_id INTEGER NOT NULL REFERENCES game (id), seat INTEGER NOT NULL,"
        " user_id INTEGER NOT NULL, thing TEXT NOT NULL, mark TEXT NOT NULL,"
        " PRIMARY KEY (game_id, seat, thing)) WITHOUT ROWID"
    )
    conn.execute("CREATE INDEX mark_user ON mark (user_id)")


def _add_values(conn: Connection) -> None:
    """The assumed values that games were begun with: whole lists, each once, by its hash."""
    conn.execute("CREATE TABLE assumed_values (hash TEXT PRIMARY KEY, body TEXT NOT NULL)")
    lists = [*values_begun_with(conn).items()]
    conn.executemany("INSERT INTO assumed_values (hash, body) VALUES (?, ?)", lists)


def _index_trials(conn: Connection) -> None:
    """Tables on which somebody only tries something out are few among all games: they are looked
    up by whose they are and by how long they rest (`games.IS_TRIAL` says it in these words)."""
    trial = "instr(options, '\"trial\"') > 0"
    conn.execute(f"CREATE INDEX game_trial ON game (touched) WHERE {trial}")
    conn.execute(f"CREATE INDEX game_trial_user ON game (organiser) WHERE {trial}")


def _begin_counting(conn: Connection) -> None:
    """Whether a file is what the bot left there is told by how often it was changed; a server
    knows its own beginnings."""
    if is_file(conn):
        conn.execute("CREATE TABLE origin (mark TEXT NOT NULL, written INTEGER NOT NULL)")
        sign(conn, int(conn.execute("SELECT count(*) FROM game").fetchone()[0]))


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (
    _create,
    _add_results,
    _index_channels,
    _index_requests,
    _index_buttons,
    _add_roles,
    _add_away,
    _add_clocks,
    _add_wanted,
    _add_computers,
    _forget_stories,
    _add_marks,
    _add_values,
    _index_trials,
    _begin_counting,
)

SCHEMA = len(MIGRATIONS)
"""The version that this bot writes."""

TABLES: Final[dict[str, str]] = {
    "game": "id",
    "seat": "game_id, seat",
    "move": "game_id, n",
    "turn": "game_id, n",
    "asked": "game_id, seat",
    "clock": "game_id, seat",
    "interaction": "game_id, id",
    "draft": "game_id, seat, slot",
    "mark": "game_id, seat, thing",
    "reminder": "game_id, seat, kind",
    "result": "game_id, seat",
    "undo": "game_id, id",
    "consent": "game_id, id",
    "audit": "game_id, id",
    "post": "game_id, id",
    "consent_answer": "consent_id, user_id",
    "user": "id",
    "wanted": "guild, user_id",
    "channel": "id",
    "standing_order": "user_id, game_key, kind",
    "assumed_values": "hash",
}
"""Every table with the order of its rows, those first that others speak of."""
OWNED: Final = tuple(name for name, order in TABLES.items() if order.startswith("game_id"))
"""Those whose rows belong to one game, whose number they name."""


def version_of(conn: Connection) -> int:
    """The schema of a file; raises ForeignFileError or NewerSchemaError."""
    version, owner, tables = _found(conn)
    if owner != APPLICATION_ID and (tables or version):
        raise ForeignFileError(application_id=owner)
    if version > SCHEMA:
        raise NewerSchemaError(found=version, known=SCHEMA)
    return version


def migrate(conn: Connection) -> int:
    """Bring the file to the present schema, one transaction per step; returns how many steps."""
    found = version_of(conn)
    for number in range(found + 1, SCHEMA + 1):
        conn.execute("BEGIN IMMEDIATE")
        try:
            MIGRATIONS[number - 1](conn)
            _note(conn, number)
            conn.execute("COMMIT")
        except BaseException:
            if conn.in_transaction:
                conn.execute("ROLLBACK")
            raise
    return SCHEMA - found


def _found(conn: Connection) -> tuple[int, int, int]:
    """The version and the owner of a database, 0 where nobody has signed it, and how many tables
    there are."""
    if is_file(conn):
        version = conn.execute("PRAGMA user_version").fetchone()[0]
        owner = conn.execute("PRAGMA application_id").fetchone()[0]
        tables = conn.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        return int(version), int(owner), int(tables)
    tables = conn.execute(
        "SELECT count(*) FROM pg_class WHERE relkind = 'r' AND relnamespace ="
        " (SELECT oid FROM pg_namespace WHERE nspname = current_schema())"
    ).fetchone()[0]
    if conn.execute("SELECT to_regclass('orrery_schema')").fetchone()[0] is None:
        return 0, 0, int(tables)
    row = conn.execute("SELECT version, owner FROM orrery_schema").fetchone()
    return int(row[0]), int(row[1]), int(tables)


def _sign(conn: Connection) -> None:
    """This database is ours."""
    if is_file(conn):
        conn.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        return
    conn.execute("CREATE TABLE orrery_schema (owner BIGINT NOT NULL, version BIGINT NOT NULL)")
    conn.execute("INSERT INTO orrery_schema VALUES (?, 0)", (APPLICATION_ID,))


def _note(conn: Connection, version: int) -> None:
    """Up to this version it has been brought."""
    if is_file(conn):
        conn.execute(f"PRAGMA user_version = {version}")
    else:
        conn.execute("UPDATE orrery_schema SET version = ?", (version,))
