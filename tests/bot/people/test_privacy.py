"""What is kept of a user can be taken home, and nothing of it is left when he is forgotten."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from bot.history.statistics import Stats
from bot.people import privacy as privacy_module
from bot.people.privacy import USER_COLUMNS, Privacy
from bot.people.profile import LANG, QUIET, ZONE
from bot.people.reminders import Snooze
from bot.session import Place, Press, Wish
from bot.session.errors import NotSeatedError
from bot.store import games
from bot.store.rows import Status
from bot.store.schema import TABLES
from tests.bot.people.society import Society
from tests.bot.session.tables import USERS, Game

ADA, BEN, CLEO, DAN = USERS
EVA = 987654321987654321
"""A user whose number stands nowhere by chance."""


@pytest.fixture
def privacy(society: Society) -> Privacy:
    return Privacy(society.bot.sessions)


def places_of(conn: sqlite3.Connection, user: int | str) -> list[str]:
    """Every cell of the database in which a user is named."""
    tables = list(TABLES)
    found = []
    for table in tables:
        cursor = conn.execute(f'SELECT * FROM "{table}"')
        names = [column[0] for column in cursor.description]
        for row in cursor:
            found += [
                f"{table}.{name}"
                for name, value in zip(names, row, strict=True)
                if str(user) in str(value)
            ]
    return found


async def live_through(society: Society, market: Game) -> None:
    """Eva does everything that leaves a trace, at this table and elsewhere."""
    settings = society.settings
    await settings.change(EVA, LANG, "uk")
    await settings.change(EVA, ZONE, "kyiv")
    await settings.change(EVA, QUIET, "23-8")
    await settings.order(EVA, "market", "bid", "never")
    asked = await market.session.replace(society.bot.press(0), 0, EVA)
    for user in (BEN, CLEO, EVA):
        await market.session.agree(Press(user), asked.request.id, True)
    await market.session.set_options(Press(EVA), {"timeout_hours": "0"})
    await market.session.pause(Press(EVA))
    await market.session.resume(Press(EVA))
    await market.session.play(Press(EVA, 70_001, 0), "work; end")
    await market.session.undo(Press(EVA, 70_002, 0))
    await market.session.play(Press(EVA, 70_003, 0), "work")
    await settings.change(EVA, "remind", "dm")
    await settings.set_away(EVA, "", "2026-01-20")
    await settings.come_back(EVA)
    await society.pass_hours(40)
    await market.session.abandon(Press(EVA))


async def test_every_trace_of_a_user_is_gone_when_he_is_forgotten(
    society: Society, privacy: Privacy
) -> None:
    market = await society.market()
    await live_through(society, market)
    before = await society.bot.database.read(places_of, EVA)
    for place in ("seat.user_id", "draft.user_id", "undo.moves", "audit.args", "consent.user_id",
                  "post.payload", "post.channel", "user.id", "standing_order.user_id",
                  "game.organiser", "consent_answer.user_id"):  # fmt: skip
        assert place in before, place
    done = await privacy.forget(EVA)
    assert done.left == (market.id,)
    assert await society.bot.database.read(places_of, EVA) == []


async def test_the_table_goes_on_without_whoever_was_forgotten(
    society: Society, privacy: Privacy
) -> None:
    market = await society.market()
    await live_through(society, market)
    await privacy.forget(EVA)
    standing = await market.session.standing()
    assert [row.user for row in standing.seats] == [None, BEN, CLEO]
    assert standing.game.organiser == BEN
    assert standing.requests == ()
    with pytest.raises(NotSeatedError):
        await market.session.play(Press(EVA, 70_009, 0), "work")
    asked = await market.session.replace(Press(BEN), 0, DAN)
    for user in (CLEO, DAN):
        await market.session.agree(Press(user), asked.request.id, True)
    await market.session.play(Press(DAN, 70_010, 0), "work; end")


async def test_finished_games_keep_an_anonymous_seat_and_their_points(
    society: Society, privacy: Privacy
) -> None:
    market = await society.market()
    for _ in range(3):
        for seat in range(3):
            await market.turn(seat, "work; end")
            for other in {0, 1, 2} - {seat}:
                await market.answer(other, "decline")
    stats = Stats(society.bot.sessions)
    assert len(await stats.players("market")) == 3
    done = await privacy.forget(BEN)
    assert (done.left, done.closed, done.kept) == ((), (), 1)
    standing = await market.session.standing()
    assert [row.user for row in standing.seats] == [ADA, None, CLEO]
    assert standing.result is not None
    assert standing.result.scores == (0, 0, 0)
    assert len(await market.log()) == 9 * (2 + 2)
    assert {one.key for one in await stats.players("market")} == {str(ADA), str(CLEO)}


async def test_a_table_of_his_own_is_closed(society: Society, privacy: Privacy) -> None:
    lobby = await society.bot.sessions.open_lobby(Wish("market"), Place(EVA, channel=31))
    shared = await society.bot.sessions.open_lobby(Wish("market"), Place(EVA, channel=32))
    await society.bot.sessions.join(shared, BEN)
    wish = Wish("lanterns", robots=("drifter",))
    solo = await society.bot.sessions.create(wish, Place(EVA, channel=33), (EVA,))
    done = await privacy.forget(EVA)
    assert set(done.closed) == {lobby, solo.id}
    assert done.left == (shared,)
    row = await society.bot.database.read(games.find, shared)
    assert row is not None
    assert (row.organiser, row.status) == (BEN, Status.LOBBY)
    assert await society.bot.database.read(places_of, EVA) == []


async def test_a_request_that_names_whoever_was_forgotten_is_void(
    society: Society, privacy: Privacy
) -> None:
    game = await society.lanterns()
    asked = await game.session.replace(society.bot.press(0), 2, EVA)
    await privacy.forget(EVA)
    assert (await game.session.standing()).requests == ()
    with pytest.raises(Exception, match="consent-closed"):
        await game.session.agree(society.bot.press(1), asked.request.id, True)


async def test_what_is_kept_of_a_user_can_be_taken_home(society: Society, privacy: Privacy) -> None:
    market = await society.market()
    await live_through(society, market)
    data: dict[str, Any] = json.loads(await privacy.export(EVA))
    assert data["user"] == EVA
    assert data["settings"]["lang"] == "uk"
    assert [row["kind"] for row in data["standing_order"]] == ["bid"]
    assert [row["id"] for row in data["game"]] == [market.id]
    assert "secret" not in json.dumps(data), "a game's secret is nobody's data"
    assert data["draft"][0]["user_id"] == EVA
    assert {row["what"] for row in data["audit"]} >= {"options", "paused", "resumed"}
    await privacy.forget(EVA)
    empty = json.loads(await privacy.export(EVA))
    assert [key for key, value in empty.items() if value] == ["user"]


async def test_the_list_of_columns_with_users_is_complete(society: Society) -> None:
    def columns(conn: sqlite3.Connection) -> set[tuple[str, str]]:
        tables = [(name,) for name in TABLES]
        return {
            (table, column[1])
            for (table,) in tables
            for column in conn.execute(f"PRAGMA table_info({table})")
            if "user" in column[1] or column[1] == "organiser"
        }

    found = await society.bot.database.read(columns)
    known = {(table, column) for table, names in USER_COLUMNS.items() for column in names}
    assert found == known - {("user", "id")}


async def test_forgetting_a_stranger_changes_nothing(society: Society, privacy: Privacy) -> None:
    game = await society.lanterns()
    await society.reminders.snooze(ADA, game.id, 0, Snooze.TURN)
    done = await privacy.forget(EVA)
    assert (done.left, done.closed, done.kept) == ((), (), 0)
    assert len((await game.session.standing()).seats) == 3


def named(stored: Any, key: str = "") -> set[object]:
    """Whoever is named in stored JSON."""
    if isinstance(stored, dict):
        return {one for name, value in stored.items() for one in named(value, name)}
    if isinstance(stored, list):
        return {one for value in stored for one in named(value, key)}
    return {stored} if key in ("user", "user_id", "left", "organiser") else set()


async def test_what_is_taken_home_holds_nobody_elses_number(
    society: Society, privacy: Privacy
) -> None:
    await live_through(society, await society.market())
    taken = json.loads(await privacy.export(EVA))
    assert taken["audit"], "there is something to look at"
    assert named(taken) <= {EVA, None}
    assert not any("moves" in row for row in taken["undo"])


async def test_to_forget_somebody_takes_many_short_steps(
    society: Society, privacy: Privacy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by an audit: one step over all posts kept everybody waiting for seconds."""
    monkeypatch.setattr(privacy_module, "CHUNK", 2)
    await live_through(society, await society.market())
    looked: list[int] = []
    clear = privacy_module._clear_stories

    def counted(
        conn: sqlite3.Connection, user: int, first: int, after: int, *, played: frozenset[int]
    ) -> None:
        rows = conn.execute("SELECT count(*) FROM post WHERE id >= ? AND id < ?", (first, after))
        looked.append(rows.fetchone()[0])
        clear(conn, user, first, after, played=played)

    monkeypatch.setattr(privacy_module, "_clear_stories", counted)
    await privacy.forget(EVA)
    assert len(looked) > 1
    assert max(looked) <= 2
