"""Everything moved from a file to a server and back: nothing is lost, nothing given twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import Database, games, posts, reader
from bot.store.database import Where, writing
from bot.store.errors import AnotherBotError, MovedWrongError, NotEmptyError
from bot.store.moving import fingerprints, move_data
from bot.store.posts import NewPost
from bot.store.rows import Status
from bot.store.schema import TABLES
from tests.bot.server import place_of
from tests.bot.session.tables import FLOATED, Bot, StillClock, keepers, merchants


@pytest.fixture
async def played(tmp_path: Path) -> Path:
    """A file with two games, things taken back, people and settings, at rest."""
    path = tmp_path / "from" / "orrery.db"
    bot = await Bot(path, StillClock()).up()
    try:
        await keepers(bot, FLOATED)
        market = await merchants(bot)
        await market.turn(0, "work")
        await market.session.undo(bot.press(0))
        await market.turn(0, "work")
        await market.answer(1, "decline")
        await market.session.pause(bot.press(0))
        await bot.sessions.set_order(11, "market", "raise", "decline")
        await bot.database.write(posts.put, NewPost(None, 5, "a 'word' %s ?", {"ü": 1}), 1.0)
        gone = await bot.database.write(posts.put, NewPost(None, 5, "gone", {}), 1.0)
        await bot.database.write(
            lambda conn: conn.execute("DELETE FROM post WHERE id = ?", (gone,)).rowcount
        )
    finally:
        await bot.down()
    return path


def prints(where: Where) -> dict[tuple[str, int], str]:
    with reader(where) as conn:
        return fingerprints(conn)


async def next_post(where: Where) -> int:
    async with await Database.open(where) as database:
        return await database.write(posts.put, NewPost(None, 5, "next", {}), 1.0)


def test_every_table_is_moved(played: Path) -> None:
    with reader(played) as conn:
        rows = conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    of_the_file = {"sqlite_sequence", "origin"}
    assert {name for (name,) in rows} - of_the_file == set(TABLES)


async def test_there_and_back_nothing_is_lost_and_no_number_given_again(
    played: Path, tmp_path: Path
) -> None:
    before, server = prints(played), place_of(tmp_path / "moved", on_server=True)
    there = move_data(played, server)
    assert there.games == 2
    assert there.rows["move"] > 0
    assert prints(server) == before
    back = tmp_path / "to" / "orrery.db"
    assert move_data(server, back) == there
    assert prints(back) == before
    assert await next_post(played) == await next_post(server) == await next_post(back)
    bot = await Bot(back, StillClock()).up()
    row = (await bot.database.read(games.with_status, Status.LIVE))[0]
    assert (await bot.sessions.get(row).standing()).fault is None
    await bot.down()


async def test_a_database_in_use_or_not_empty_is_left_alone(played: Path, tmp_path: Path) -> None:
    server = place_of(tmp_path / "moved", on_server=True)
    async with await Database.open(played):
        with pytest.raises(AnotherBotError):
            move_data(played, server)
    move_data(played, server)
    with pytest.raises(NotEmptyError):
        move_data(played, server)


async def test_what_arrives_otherwise_counts_for_nothing(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = place_of(tmp_path / "moved", on_server=True)
    with writing(server) as conn:
        conn.execute(
            "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN NEW.text := 'x'; RETURN NEW; END $$"
        )
        conn.execute(
            "CREATE TRIGGER spoil BEFORE INSERT ON move FOR EACH ROW EXECUTE FUNCTION spoil()"
        )
    with pytest.raises(MovedWrongError, match="move 1"):
        move_data(played, server)
    assert prints(server) == {}


async def test_the_command_moves_and_says_what_comes_next(
    played: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    server = place_of(tmp_path / "moved", on_server=True)
    monkeypatch.setenv("ORRERY_DATA", str(played.parent))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert main(["move-data", "--to", str(server)]) == 0
    assert "Moved 2 games" in capsys.readouterr().out
    assert main(["move-data", "--to", str(server)]) == 1
    assert "is not empty" in capsys.readouterr().err
    assert main(["move-data", "--to", "mysql://x/y"]) == 2
    monkeypatch.setenv("DATABASE_URL", str(server))
    assert main(["move-data", "--to", f"sqlite:{tmp_path}/back/orrery.db"]) == 0
    assert main(["backup"]) == 1
    assert "pg_dump" in capsys.readouterr().err
    assert main(["doctor"]) == 1, "the games of the tests are not installed"
    said = capsys.readouterr().out
    assert "live games 2" in said
    assert "pg_dump" in said
    assert prints(tmp_path / "back" / "orrery.db") == prints(played)
