"""Values that a game was begun with: kept once by their hash, whatever the bot ships later."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.cli.check import check_database
from bot.cli.export import export_game
from bot.session import Place, Press
from bot.session.new_game import Wish
from bot.store import games, schema
from bot.store.sql import is_file
from engine import GAMES
from engine.core.assumed import Assumption, assumed_of, digest_of, with_corrections
from engine.core.game import Setup
from engine.race.robot.values import ASSUMED
from tests.bot.server import statements
from tests.bot.session.tables import USERS, Bot

KEY = "same_space.times"
"""A value that is 1 for us; here a host corrects it, there we ship another one."""
WISH = Wish("race", {"robot": "new_sparta", "goals": "no"}, robots=("robot",))


async def begun(bot: Bot, times: int | None = None) -> int:
    """A game against the robot with what a host has corrected."""
    bot.games = GAMES
    text = json.dumps({} if times is None else {KEY: {"value": times}})
    bot.sessions.games = {**GAMES, "race": with_corrections(GAMES["race"], text)}
    return (await bot.sessions.create(WISH, Place(USERS[0]), USERS[:1])).id


async def values_in(bot: Bot, game: int) -> str:
    """The hash of the values that a game is really played with."""
    hash_: str = (await bot.sessions.get(game).view()).robot.assumed
    return hash_


def exported(bot: Bot, game: int) -> list[str]:
    text = export_game(bot.path, bot.games, game, None).text
    return [line for line in text.splitlines() if line.startswith("deal assumed.")]


def kept(conn: Any) -> tuple[dict[str, str], list[str]]:
    """The lists by hash, and the setups as they are stored."""
    lists = conn.execute("SELECT hash, body FROM assumed_values").fetchall()
    setups = conn.execute("SELECT setup FROM game ORDER BY id").fetchall()
    return dict(map(tuple, lists)), [text for (text,) in setups]


async def test_a_game_keeps_its_values_though_we_ship_others_later(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, other, same = await begun(bot), await begun(bot, times=2), await begun(bot)
    lists, setups = await bot.database.read(kept)
    assert len(lists) == 2, "once per hash"
    for text in setups:
        stored = json.loads(text)["deal"]
        assert [key for key in stored if key.startswith("assumed")] == ["assumed"]
        values = json.loads(lists[stored["assumed"][0]])
        assert {*values} == {*ASSUMED.entries}, "the whole list"
        assert digest_of(values) == stored["assumed"][0]
    before = [await values_in(bot, game) for game in (usual, other, same)]
    assert before[0] == before[2] != before[1]
    assert exported(bot, usual) == []
    assert exported(bot, other) == [f"deal assumed.{KEY} 2"]

    assert isinstance(ASSUMED.entries, dict)
    monkeypatch.setitem(ASSUMED.entries, KEY, Assumption(value=2))
    await bot.restart()
    assert [await values_in(bot, game) for game in (usual, other, same)] == before
    assert exported(bot, usual) == [f"deal assumed.{KEY} 1"], "what differs from what we ship now"
    assert exported(bot, other) == []
    for game in (usual, other):
        assert (await bot.sessions.get(game).draft(Press(USERS[0]))).decision is not None
    assert await values_in(bot, await begun(bot)) == before[1], "a new game has the new values"
    assert not check_database(bot.path, bot.games).findings


async def test_games_that_an_older_version_began_have_their_values_kept(bot: Bot) -> None:
    usual, other = await begun(bot), await begun(bot, times=2)
    hidden = await bot.database.write(
        games.insert, games.NewGame(Setup("chess", ("human",)), 1), games.Status.LIVE, 1.0
    )
    before = [await values_in(bot, game) for game in (usual, other)]
    lists, _ = await bot.database.read(kept)
    await bot.down()
    with statements(bot.path) as conn:
        for game, digest in zip((usual, other), before, strict=True):
            deal: dict[str, list[str]] = {"assumed": [digest]}
            if game == other:
                deal[f"assumed.{KEY}"] = ["2"]
            text = conn.execute("SELECT setup FROM game WHERE id = ?", (game,)).fetchone()[0]
            old = {**json.loads(text), "deal": deal}
            conn.execute("UPDATE game SET setup = ? WHERE id = ?", (json.dumps(old), game))
        conn.execute("UPDATE game SET setup = 'nonsense' WHERE id = ?", (hidden,))
        conn.execute("DROP TABLE assumed_values")
        for later in ("game_trial", "game_trial_user"):
            conn.execute(f"DROP INDEX {later}")
        last = schema.MIGRATIONS.index(schema._add_values)
        if is_file(conn):
            conn.execute("DROP TABLE origin")
            conn.execute(f"PRAGMA user_version = {last}")
        else:
            conn.execute("UPDATE orrery_schema SET version = ?", (last,))
    await bot.up()
    assert (await bot.database.read(kept))[0] == lists
    assert [await values_in(bot, game) for game in (usual, other)] == before
    assert exported(bot, other) == [f"deal assumed.{KEY} 2"]


def test_every_list_that_we_have_shipped_is_still_known() -> None:
    """Whoever changes a shipped list keeps the one before in `former/` beside it, and adds the
    hash of the new one here."""
    shipped = {
        "federation": ["6db02de8c37abe5f84eaa2301d48b3acad86195eb56ea9de3df6f7b2d75f6378"],
        "race-robot": ["2671e8c8c47650ff86e96987c5ef4d40c33c09d9b1d4e619400a679f72a3d0b8"],
    }
    found = [one for game in GAMES.values() if (one := assumed_of(game)) is not None]
    assert {one.name for one in found} == {*shipped}
    for one in found:
        hashes = shipped[one.name]
        assert digest_of(one.ours()) == hashes[-1], "keep the former list, and add this hash"
        for hash_ in hashes:
            setup = Setup("any", ("human",), deal={"assumed": (hash_,)})
            assert digest_of(one.begun_with(setup)) == hash_
