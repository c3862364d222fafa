"""Statistics: of one game, of a player, of what is played; hidden players count nowhere.

Finished games are worked out once and kept (`bot.store.results`). Somebody who does not want to be
seen in statistics is left out of everything that others look at, and sees his own all the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from statistics import mean, median

from bot.history.figures import Study, study
from bot.session.accord.agreed_rules import OFF
from bot.session.errors import GameClosedError, PrivacyError, UnknownGameError
from bot.session.load import Rows, read_rows
from bot.session.sessions import Sessions
from bot.session.values import Games
from bot.store import people, results, traces
from bot.store.results import ResultRow
from bot.store.sql import Connection
from bot.store.traces import Audit
from engine.core.errors import GameError
from engine.core.game import HUMAN, LEVEL, Result

STATS = "stats"
"""The setting of a user that is off where he is not to be seen."""

LOG = logging.getLogger(__name__)

MOST_AT_ONCE = 20
"""Games worked out in one go, so that nobody waits long."""


@dataclass(frozen=True, slots=True)
class PlayTally:
    """Several results added up."""

    key: str
    """What they have in common: a word of the game, or a user's id."""
    games: int
    wins: int
    points: float
    """On average, as everything below."""
    best: int
    rank: float
    pace: float | None
    parts: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """What a player has done in one kind of game."""

    user: int
    total: PlayTally | None
    """None before the first game has ended."""
    solo: PlayTally | None
    """Games against robots alone, which the total leaves out."""
    by_what: tuple[PlayTally, ...]
    """By what he played, the most played first; solo games too."""
    by_level: tuple[PlayTally, ...] = ()
    """Solo games by the level of the robot."""


class Stats:
    """What `/stats` shows, as data."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._unplayable: set[int] = set()

    async def game(self, game: int) -> Study:
        """One game turn by turn, finished or not; raises UnknownGameError or GameClosedError."""
        return await self._study(game, every_turn=True)

    async def player(
        self, viewer: int, user: int, key: str, guild: int | None = None
    ) -> PlayerStats:
        """What a player has done; raises PrivacyError if he does not want others to see it."""
        if viewer != user and user in await self._hidden([user]):
            raise PrivacyError(user=user)
        rows = [row for row in await self._rows(key, guild) if row.user == user]
        solo = [row for row in rows if row.humans == 1]
        return PlayerStats(
            user=user,
            total=_tally(str(user), [row for row in rows if row.humans > 1]),
            solo=_tally(str(user), solo),
            by_what=_tallies(rows, lambda row: row.what),
            by_level=_tallies(solo, lambda row: row.level or self._usual_level(key)),
        )

    def _usual_level(self, key: str) -> str:
        """The level of the robots where none was chosen."""
        options = self._sessions.games[key].options if key in self._sessions.games else ()
        return next((one.values[0] for one in options if one.key == LEVEL and one.values), "")

    async def by_what(self, key: str, guild: int | None = None) -> tuple[PlayTally, ...]:
        """How what is played (factions) fares in games between people, the best rank first."""
        rows = await self._shown(key, guild)
        return tuple(sorted(_tallies(rows, lambda row: row.what), key=lambda one: one.rank))

    async def players(self, key: str, guild: int | None = None) -> tuple[PlayTally, ...]:
        """The players of games between people, those with most wins first."""
        rows = await self._shown(key, guild)
        found = _tallies(rows, lambda row: str(row.user))
        return tuple(sorted(found, key=lambda one: (-one.wins, -one.points)))

    async def refresh(self, most: int = MOST_AT_ONCE) -> int:
        """Work out finished games that have not been; returns how many."""
        database = self._sessions.database
        wanted = await database.read(results.missing, most + len(self._unplayable))
        wanted = [game for game in wanted if game not in self._unplayable][:most]
        for game in wanted:
            try:
                done = await self._study(game, every_turn=False)
            except GameError as error:
                LOG.warning("game %s cannot be played again: %s", game, error)
                done = None
            if done is None or done.result is None:
                self._unplayable.add(game)
            else:
                await database.write(results.put, list(_results(done, done.result)))
        return len(wanted)

    async def _study(self, game: int, *, every_turn: bool) -> Study:
        known = self._sessions.games
        rows, trail = await self._sessions.database.read(_rows_and_trail, game, known)
        if rows is None or rows.game.key not in known:
            raise UnknownGameError(game=game)
        if not rows.turns:
            raise GameClosedError(status=rows.game.status.value)
        rules = known[rows.game.key]
        # a table of its own, so it may be played in another thread
        return await asyncio.to_thread(study, rules, rows, trail, every_turn=every_turn)

    async def _rows(self, key: str, guild: int | None) -> list[ResultRow]:
        await self.refresh()
        return await self._sessions.database.read(results.of_key, key, guild)

    async def _shown(self, key: str, guild: int | None) -> list[ResultRow]:
        """Results of people who played against people and may be seen."""
        rows = [row for row in await self._rows(key, guild) if row.humans > 1]
        hidden = await self._hidden({row.user for row in rows if row.user is not None})
        return [row for row in rows if row.user is not None and row.user not in hidden]

    async def _hidden(self, users: Iterable[int]) -> set[int]:
        return await self._sessions.database.read(_hidden, list(users))


def _rows_and_trail(conn: Connection, game: int, known: Games) -> tuple[Rows | None, list[Audit]]:
    return read_rows(conn, game, known), traces.audits(conn, game)


def _hidden(conn: Connection, users: list[int]) -> set[int]:
    return {user for user in users if people.user_settings(conn, user).get(STATS) == OFF}


def _results(done: Study, result: Result) -> Iterable[ResultRow]:
    """The results of a finished game, seat by seat."""
    game = done.rows.game
    shown = done.frames[-1].figures.seats if done.frames else ()
    humans = sum(name == HUMAN for name in game.setup.seats)
    for seat, points in enumerate(result.scores):
        standing = next((one for one in shown if one.seat == seat), None)
        parts = result.sources[seat] if seat < len(result.sources) else {}
        if standing is not None:
            parts = {part.kind: part.points for part in standing.parts}
        yield ResultRow(
            game=game.id,
            seat=seat,
            what="" if standing is None else standing.what,
            robot=game.setup.seats[seat] != HUMAN,
            points=points,
            rank=result.ranks[seat],
            seats=len(result.scores),
            humans=humans,
            parts={str(kind): number for kind, number in parts.items()},
            turns=len(done.seconds[seat]),
            pace=done.paces[seat],
            ended=game.ended or game.touched,
        )


def _tallies(rows: Iterable[ResultRow], key: Callable[[ResultRow], str]) -> tuple[PlayTally, ...]:
    """Results added up by what they have in common, those with most games first."""
    grouped: dict[str, list[ResultRow]] = {}
    for row in rows:
        if not row.robot and key(row):
            grouped.setdefault(key(row), []).append(row)
    found = [_tally(name, group) for name, group in grouped.items()]
    return tuple(sorted((one for one in found if one is not None), key=lambda one: -one.games))


def _tally(key: str, rows: list[ResultRow]) -> PlayTally | None:
    if not rows:
        return None
    kinds = list(dict.fromkeys(kind for row in rows for kind in row.parts))
    paces = [row.pace for row in rows if row.pace is not None]
    return PlayTally(
        key=key,
        games=len(rows),
        wins=sum(row.rank == 1 for row in rows),
        points=mean(row.points for row in rows),
        best=max(row.points for row in rows),
        rank=mean(row.rank for row in rows),
        pace=median(paces) if paces else None,
        parts={kind: mean(row.parts.get(kind, 0) for row in rows) for kind in kinds},
    )
