"""The store: games, drafts, settings, unsent posts; a SQLite file or a PostgreSQL database.

`Database.open` takes the lock file and the only writer connection. Everything else is plain
functions of a `Connection`, grouped by what they are about (`games`, `log`, `posts`, `people`,
`traces`, …): the bot runs them with `database.write` and `database.read`, the command lines with
`reader`.
"""

from bot.health import Clock, SystemClock
from bot.store.database import Database, reader

__all__ = ["Clock", "Database", "SystemClock", "reader"]
