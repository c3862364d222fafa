"""Hidden information is in no export of an open game, the token in no log and no error."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.export import export_game
from bot.session import Press
from bot.store import games, reader
from engine.core.transcript import load_transcript
from tests.bot.e2e.house import ALL_GAMES, House
from tests.bot.e2e.players import Party

ROOT = Path(__file__).parents[3]
TOKEN = "very-secret-token-of-a-test"


async def hands(party: Party) -> dict[int, list[str]]:
    """What every seat holds, which nobody else may learn."""
    driver = next(iter(party.drivers.values()))
    draft = await party.session.draft(Press(int(driver.id)))
    return {at: list(one.hand) for at, one in enumerate(draft.blueprint.build().state.keepers)}


@pytest.mark.asyncio(loop_scope="module")
async def test_exports_of_an_open_game_hide_the_hands_of_others(house: House) -> None:
    party = await Party.sit_down(house, "table-1", "lanterns", ["Ada", "Борис"], seed="hidden")
    first = next(iter(party.drivers.values()))
    held = await hands(party)
    assert all(held.values())
    seat = (await party.session.standing()).seat_of(int(first.id))
    assert seat is not None
    floated = held[seat][0]
    answer = await first.slash(party.channel, "move", text=f"float {floated}", commit=True)
    assert not answer.text.startswith("⛔")
    await party.settled()
    database = house.place
    with reader(database) as conn:
        row = games.find(conn, party.game)
    assert row is not None
    for reads in (None, *held):
        text = export_game(database, ALL_GAMES, party.game, reads).text
        assert not row.setup.secret or row.setup.secret not in text
        for owner, hand in held.items():
            if owner != reads:
                assert not [card for card in hand if card in text], (reads, owner)
    (file,) = (await first.slash(party.channel, "export")).message.pictures
    exported = load_transcript((await first.download(file.url)).decode())
    assert exported.reader == seat, "to be read, not to be played on"
    assert [str(move) for move in exported.moves] == [f"{seat} float {floated}"]


@pytest.mark.parametrize("command", ["run", "doctor"])
def test_a_refused_token_is_not_repeated(tmp_path: Path, command: str) -> None:
    env = {
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": "http://127.0.0.1:9/api/v10",
        "ORRERY_DATA": str(tmp_path),
        "ORRERY_LOG": "DEBUG",
    }
    done = subprocess.run(
        [sys.executable, "-m", "bot", command],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert TOKEN not in done.stdout + done.stderr
    for path in tmp_path.rglob("*"):
        assert path.is_dir() or TOKEN.encode() not in path.read_bytes()


@pytest.mark.asyncio(loop_scope="module")
async def test_no_part_of_a_running_bot_shows_the_token(house: House) -> None:
    token = house.table.token + "-not-short"
    bot = house.orrery
    bot.client.http.token = token
    parts = (bot, bot.client, bot.client.http, bot.client.ws, bot.client.services, vars(bot))
    assert not [one for one in parts if token in f"{one!r}"]
    bot.client.http.token = house.table.token
