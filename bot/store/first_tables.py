"""The tables of the first steps of `schema.py`, which has all the others."""

from __future__ import annotations

GAMES = """
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

LOG = """
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

PRIVATE = """
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

TRACES = """
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

RESULTS = """
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
