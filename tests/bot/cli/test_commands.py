"""The terminal commands: what they print, write and return."""

from __future__ import annotations

import argparse
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.cli import commands
from bot.cli.messages import LINES
from bot.settings import Settings
from bot.store import errors
from bot.store.errors import StoreError
from engine.core.errors import RecordError
from engine.core.record import parse_record
from engine.core.transcript import load_transcript
from tests.bot.session.market import Market
from tests.bot.session.tables import GAMES, Bot, Game, StillClock, keepers, merchants


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(orrery_data=tmp_path)


@pytest.fixture
async def bot(settings: Settings) -> AsyncIterator[Bot]:
    bot = await Bot(settings.database, StillClock()).up()
    yield bot
    await bot.down()


@pytest.fixture
async def market(bot: Bot) -> Game:
    return await merchants(bot)


def orrery(settings: Settings, *line: str) -> int:
    parser = argparse.ArgumentParser()
    commands.register(parser.add_subparsers())
    return commands.run(parser.parse_args(line), settings, GAMES)


async def test_backup_and_restore(
    bot: Bot, market: Game, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    assert orrery(settings, "backup") == 0
    (backup,) = settings.backups.iterdir()
    assert str(backup) in capsys.readouterr().out
    assert orrery(settings, "restore", str(backup)) == 1
    assert "Another bot is running" in capsys.readouterr().err
    await market.turn(0, "work")
    await bot.down()
    assert orrery(settings, "restore", str(backup)) == 0
    assert "kept as" in capsys.readouterr().out
    await bot.up()
    assert await market.log() == []


async def test_an_export_of_hands_that_others_do_not_see_is_a_transcript(
    bot: Bot, settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = await keepers(bot, ((0, "gold3"),))
    assert orrery(settings, "export", str(game.id)) == 0
    public = load_transcript(capsys.readouterr().out)
    assert (public.moves, public.setup.secret, public.reader) == ((), "", None)
    out = tmp_path / "game.txt"
    assert orrery(settings, "export", str(game.id), "--seat", "0", "-o", str(out)) == 0
    own = load_transcript(out.read_text("utf-8"))
    assert ([str(move) for move in own.moves], own.reader) == (["0 float gold3"], 0)
    with pytest.raises(RecordError, match="record-is-transcript"):
        parse_record(out.read_text("utf-8"))


async def test_an_unknown_game_and_an_impossible_file_are_one_line(
    bot: Bot, market: Game, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    assert orrery(settings, "export", "4711") == 1
    assert orrery(settings, "export", str(market.id), "-o", str(settings.orrery_data)) == 1
    assert orrery(settings, "export", str(market.id), "--notation", "boardgamers") == 1
    assert len(capsys.readouterr().err.splitlines()) == 3


async def test_the_doctor_finds_nothing_wrong_with_a_sound_database(
    bot: Bot, market: Game, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    await market.turn(0, "work")
    assert commands.check(settings, GAMES) == 0
    out = capsys.readouterr().out
    assert "1 replayed with the present rules, 0 diverge" in out


async def test_the_doctor_names_games_that_new_rules_break(
    bot: Bot, market: Game, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    await market.turn(0, "work")
    other = await keepers(bot, ())
    await bot.down()
    with sqlite3.connect(bot.path) as conn:
        conn.execute("UPDATE draft SET moves = '{'")
    conn.close()
    games = {**GAMES, "market": Market(bonus=3)}
    assert commands.check(settings, games) == 1
    out = capsys.readouterr().out
    assert f"game {market.id} (market) after turn 0: position-hash" in out
    assert f"game {other.id}" not in out
    assert commands.check(settings, {"lanterns": GAMES["lanterns"]}) == 1
    assert "rules-not-installed" in capsys.readouterr().out
    await bot.up()


def test_the_doctor_before_the_first_start(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.check(settings, GAMES) == 0
    settings.database.write_bytes(b"no database at all" * 100)
    assert commands.check(settings, GAMES) == 1
    assert "orrery restore" in capsys.readouterr().err


def test_every_trouble_with_the_file_has_its_line() -> None:
    kinds = {
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type)
        and issubclass(kind, StoreError)
        and not issubclass(kind, errors.ConflictError)
    }
    assert {kind.key for kind in kinds} == set(LINES)
