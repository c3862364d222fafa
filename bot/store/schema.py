"""The tables, as numbered migrations: number n turns a file of version n-1 into version n."""

from __future__ import annotations

from collections.abc import Callable

from bot.store.errors import ForeignFileError, NewerSchemaError
from bot.store.sql import Connection, is_file

APPLICATION_ID = 0x4F525259
"""Written into the file's header, so that a foreign database is never taken for ours."""

_GAMES = """
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL,
    rules INTEGER NOT NULL,
    setup TEXT NOT NULL,
    status TEXT NOT NULL,
    guild INTEGER,
    channel INTEGER,
    organiser INTEGER,
    options TEXT NOT NULL DEFAULT '{}',
    version INTEGER NOT NULL DEFAULT 0,
    position INTEGER NOT NULL DEFAULT 0,
    paused_at REAL,
    diverged INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    started REAL,
    ended REAL,
    touched REAL NOT NULL
);
CREATE UNIQUE INDEX game_channel ON game (channel)
    WHERE channel IS NOT NULL AND status IN ('lobby', 'live');
CREATE INDEX game_status ON game (status, touched);
CREATE TABLE seat (
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    joined REAL NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE INDEX seat_user ON seat (user_id, game_id)
"""

_LOG = """
CREATE TABLE move (
    game_id INTEGER NOT NULL REFERENCES game (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    how TEXT NOT NULL,
    user_id INTEGER,
    at REAL NOT NULL,
    interaction INTEGER,
    PRIMARY KEY (game_id, n)
) WITHOUT ROWID;
CREATE TABLE turn (
    game_id INTEGER NOT NULL REFERENCES game (id),
    n INTEGER NOT NULL,
    first INTEGER NOT NULL,
    after INTEGER NOT NULL,
    seat INTEGER,
    kind TEXT NOT NULL,
    hash TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game_id, n)
) WITHOUT ROWID;
CREATE TABLE asked (
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    position INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE TABLE interaction (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES game (id),
    first_turn INTEGER,
    last_turn INTEGER,
    at REAL NOT NULL
);
CREATE INDEX interaction_at ON interaction (at)
"""

_PRIVATE = """
CREATE TABLE draft (
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    slot TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    moves TEXT NOT NULL,
    crossing TEXT,
    confirmed INTEGER NOT NULL DEFAULT 0,
    price TEXT,
    at REAL NOT NULL,
    returned INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat, slot)
) WITHOUT ROWID;
CREATE TABLE user (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL DEFAULT '{}',
    changed REAL NOT NULL
);
CREATE TABLE channel (
    id INTEGER PRIMARY KEY,
    guild INTEGER,
    settings TEXT NOT NULL DEFAULT '{}',
    changed REAL NOT NULL
);
CREATE TABLE standing_order (
    user_id INTEGER NOT NULL,
    game_key TEXT NOT NULL,
    kind TEXT NOT NULL,
    setting TEXT NOT NULL,
    changed REAL NOT NULL,
    PRIMARY KEY (user_id, game_key, kind)
) WITHOUT ROWID;
CREATE TABLE reminder (
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due REAL NOT NULL,
    count INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat, kind)
) WITHOUT ROWID;
CREATE INDEX reminder_due ON reminder (due)
"""

_TRACES = """
CREATE TABLE undo (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    at REAL NOT NULL,
    user_id INTEGER,
    reason TEXT NOT NULL,
    position INTEGER NOT NULL,
    moves TEXT NOT NULL,
    turns TEXT NOT NULL,
    version INTEGER NOT NULL,
    redone REAL,
    sealed TEXT NOT NULL DEFAULT '[]'
);
CREATE INDEX undo_game ON undo (game_id, id);
CREATE TABLE consent (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    what TEXT NOT NULL,
    args TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    at REAL NOT NULL
);
CREATE INDEX consent_game ON consent (game_id, status);
CREATE TABLE consent_answer (
    consent_id INTEGER NOT NULL REFERENCES consent (id),
    user_id INTEGER NOT NULL,
    agreed INTEGER,
    at REAL,
    PRIMARY KEY (consent_id, user_id)
) WITHOUT ROWID;
CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    at REAL NOT NULL,
    user_id INTEGER,
    what TEXT NOT NULL,
    args TEXT NOT NULL
);
CREATE INDEX audit_game ON audit (game_id, id);
CREATE TABLE post (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER REFERENCES game (id),
    channel INTEGER NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    created REAL NOT NULL,
    ready REAL NOT NULL,
    tried REAL,
    attempts INTEGER NOT NULL DEFAULT 0,
    done REAL,
    message INTEGER,
    problem TEXT
);
CREATE INDEX post_waiting ON post (channel, id) WHERE done IS NULL;
CREATE INDEX post_game ON post (game_id, id)
"""

_RESULTS = """
CREATE TABLE result (
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    what TEXT NOT NULL,
    robot INTEGER NOT NULL,
    points INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    humans INTEGER NOT NULL,
    parts TEXT NOT NULL,
    turns INTEGER NOT NULL,
    pace REAL,
    ended REAL NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID
"""


def _create(conn: Connection) -> None:
    for part in (_GAMES, _LOG, _PRIVATE, _TRACES):
        for statement in part.split(";"):
            conn.execute(statement)
    _sign(conn)


def _add_results(conn: Connection) -> None:
    conn.execute(_RESULTS)


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
)

SCHEMA = len(MIGRATIONS)
"""The version that this bot writes."""


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
