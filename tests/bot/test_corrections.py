"""A host's corrected component values: read at the start, refused in words, kept by each game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.cli.check import check_database
from bot.cli.export import export_game
from bot.corrections import LINES, with_corrections
from bot.session import Place, Press
from bot.session.new_game import Wish, found, from_record, setup_for
from bot.session.values import Games
from bot.settings import SettingsError
from engine import GAMES
from engine.core.assumed import assumed_of
from engine.core.game import HUMAN, Setup
from engine.core.record import Record
from engine.core.table import Table
from tests.bot.session.tables import USERS, Bot, StillClock


def folder(tmp_path: Path, text: str) -> Path:
    (tmp_path / "federation.json").write_text(text, encoding="utf-8")
    return tmp_path


def test_new_games_have_the_corrections_and_keep_them(tmp_path: Path) -> None:
    games = with_corrections(GAMES, folder(tmp_path, '{"medals.points.1": {"value": 3}}'))
    setup, users, _ = setup_for(games["federation"], Wish("federation"), (1, 2))
    assert setup.deal["assumed.medals.points.1"] == ("3",)
    begun = found(games["federation"], setup, users, (), 0.0)
    later = Table(GAMES["federation"], begun.setup)
    assert later.view().assumed == begun.table.view().assumed


def test_a_record_that_is_played_on_keeps_its_own_values(tmp_path: Path) -> None:
    games = with_corrections(GAMES, folder(tmp_path, '{"medals.points.1": {"value": 3}}'))
    record = Record(Setup("federation", (HUMAN, HUMAN), deal={"assumed.medals.points.2": ("6",)}))
    setup, _ = from_record(games, record, (1, 2))
    assert set(setup.deal) == {"assumed", "assumed.medals.points.2"}
    assert Table(games["federation"], setup).view().assumed == setup.deal["assumed"][0]


def test_without_a_folder_or_a_file_nothing_changes(tmp_path: Path) -> None:
    assert with_corrections(GAMES, None) is GAMES
    assert with_corrections(GAMES, tmp_path) == dict(GAMES)


async def test_a_solo_game_keeps_what_it_was_begun_with_when_the_host_changes_his_file(
    tmp_path: Path,
) -> None:
    name = "race-robot.json"
    dice = ["explore", "develop", "settle", "produce", "match", "head"]

    def corrected(**values: object) -> Games:
        text = json.dumps({key.replace("__", "."): {"value": one} for key, one in values.items()})
        (tmp_path / name).write_text(text, encoding="utf-8")
        return with_corrections(GAMES, tmp_path)

    bot = Bot(tmp_path / "orrery.db", StillClock())
    bot.games = corrected(dice__a=dice, same_space__times=2)
    await bot.up()
    wish = Wish("race", {"robot": "new_sparta"}, robots=("robot",))
    first = await bot.sessions.create(wish, Place(USERS[0]), USERS[:1])
    mine = (await first.view()).robot.assumed
    bot.games = corrected(draws__new_sparta__settle_action=6)
    await bot.restart()
    second = await bot.sessions.create(wish, Place(USERS[0]), USERS[:1])
    kept = bot.sessions.get(first.id)
    assert (await kept.view()).robot.assumed == mine != (await second.view()).robot.assumed
    draft = await kept.draft(Press(USERS[0]))
    assert draft.decision is not None, "it goes on"
    written = json.dumps(dice, separators=(",", ":"))
    for game, lines in (
        (first.id, {f"deal assumed.dice.a {written}", "deal assumed.same_space.times 2"}),
        (second.id, {"deal assumed.draws.new_sparta.settle_action 6"}),
    ):
        text = export_game(bot.path, bot.games, game, None).text
        assert {one for one in text.splitlines() if one.startswith("deal assumed.")} == lines
        assert sum(one.startswith("deal assumed ") for one in text.splitlines()) == 1
    await bot.down()
    assert not check_database(bot.path, with_corrections(GAMES, None)).findings


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "no JSON"),
        ("[]", "no list of values"),
        ('{"medals.points.1": 3}', "medals.points.1 has no value"),
        ('{"medals.points.9": {"value": 3}}', "medals.points.9 is no value that we assume"),
        ('{"medals.points.1": {"value": "many"}}', "medals.points.1 has a value of the wrong form"),
        ('{"senate.layout.c1f3": {"value": "spy"}}', "senate.layout.c1f3: the values do not fit"),
    ],
)
def test_what_does_not_fit_is_refused_in_words(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(SettingsError) as refusal:
        with_corrections(GAMES, folder(tmp_path, text))
    assert len(refusal.value.lines) == 1
    assert refusal.value.lines[0].startswith("ORRERY_ASSUMED: ")
    assert said in refusal.value.lines[0]
    assert "{" not in refusal.value.lines[0].replace('{"value"', "")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "federation.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SettingsError) as refusal:
        with_corrections(GAMES, tmp_path)
    assert "cannot be read" in refusal.value.lines[0]


def test_a_folder_that_is_none_stops_the_start_with_status_2(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "bot", "doctor"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={
            **os.environ,
            "ORRERY_ASSUMED": str(tmp_path / "nowhere"),
            "PYTHONPATH": str(Path(__file__).parents[2]),
        },
    )
    assert run.returncode == 2
    assert run.stderr.startswith("ORRERY_ASSUMED has a wrong value")


def test_every_refusal_has_a_line() -> None:
    text = (Path(__file__).parents[2] / "engine/core/assumed.py").read_text(encoding="utf-8")
    keys = {part.partition('"')[0] for part in text.split('AssumedError("')[1:]}
    keys |= {part.partition('"')[0] for part in text.split('"assumed-')[1:]}
    assert {f"assumed-{key}" for key in keys if not key.startswith("assumed-")} <= {
        *LINES, "assumed-error", "assumed-other-values",
    }  # fmt: skip


def test_an_option_may_mean_whoever_opened_the_table() -> None:
    for host in (1, 2, 3):
        wish = Wish("federation", {"first": "host"}, seed="table", host=host)
        setup, users, _ = setup_for(GAMES["federation"], wish, (1, 2, 3))
        table: Table[Any, Any] = Table(GAMES["federation"], setup)
        assert users[table.view(None).first] == host
        assert setup.options == {"first": "host"}, "the record says what was chosen"


def test_the_notice_stands_while_a_question_that_matters_is_open(tmp_path: Path) -> None:
    game = GAMES["federation"]
    known = assumed_of(game)
    assert known is not None
    assert known.questions() == tuple(range(1, 9))
    others = {
        key: {"value": value + 1}
        for key, value in known.ours().items()
        if key.startswith("medals.points")
    }
    corrected = with_corrections(GAMES, folder(tmp_path, json.dumps(others)))["federation"]
    changed = assumed_of(corrected)
    assert changed is not None
    assert 8 not in changed.questions()
