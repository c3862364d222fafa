"""What outlives the process: everything that was acknowledged, files too."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.local import Driver, LocalTable, ManualClock
from bot.store.errors import StoreError
from bot.store.things import DataBusyError, Store
from tests.bot.local.raw_bot import COMMANDS, RawBot, Rest
from tests.bot.local.sample_bot import picture
from tests.bot.local.test_message_limits import button, row, v2
from tests.bot.local.test_messages import shown
from tests.bot.store.limits import no_file_beyond

ICON = "data:image/png;base64,iVBORw0KGgo="


async def test_everything_is_there_after_a_restart(tmp_path: Path, clock: ManualClock) -> None:
    async with LocalTable(data=tmp_path, clock=clock) as table:
        rest = Rest(table)
        ada = await table.player("Ada")
        await rest("PUT", COMMANDS, [{"name": "go", "description": "Go"}])
        await rest("POST", COMMANDS.replace("commands", "emojis"), {"name": "ore", "image": ICON})
        _, card = await rest.send(
            "general", v2(shown("map.png"), row(button())), files={"map.png": picture()}
        )
        await rest.send("general", {"content": "gone"})
        await ada.say("#general", "Привіт")
        await ada.line.ask("set_locale", locale="uk")
        await ada.line.ask("add_user", name="Grace")
        general = f"/channels/{table.arrange.channel('general').id}"
        _, thread = await rest("POST", f"{general}/threads", {"name": "Game", "type": 11})
        table.arrange.close_dms("Борис")
        path = f"/channels/{card['channel_id']}/messages/{card['id']}"
        body = {"components": [shown("new.png")], "attachments": [{"id": "0"}]}
        _, card = await rest("PATCH", path, body, files={"new.png": picture()})
        last = int(card["components"][0]["items"][0]["media"]["attachment_id"])
        await rest.http.close()
    async with LocalTable(data=tmp_path, clock=clock) as table:
        rest, ada = Rest(table), await table.player("Ada")
        before, gone, said, notice = await ada.history("#general")
        assert (before.id, gone.text, said.text) == (card["id"], "gone", "Привіт")
        assert notice.raw["type"] == 18
        # The address is the new process's, though the port is another one.
        assert before.pictures[0].url.startswith(table.url)
        assert await ada.download(before.pictures[0].url) == picture()
        assert ada.line.world["locale"] == "uk"
        assert (await table.player("Grace")).line.world["me"]["global_name"] == "Grace"
        assert table.arrange.user("Борис").closed_dms
        assert table.world.channels[thread["id"]].name == "Game"
        assert [each["name"] for each in (await rest("GET", COMMANDS))[1]] == ["go"]
        emojis = await rest("GET", COMMANDS.replace("commands", "emojis"))
        assert emojis[1]["items"][0]["name"] == "ore"
        assert int(table.world.new_id()) > last
        assert (await rest("PATCH", path, {"components": [shown("new.png")]}))[0] == 200
        await rest.http.close()


async def test_deleted_things_leave_no_files(tmp_path: Path) -> None:
    async with LocalTable(data=tmp_path) as table:
        rest = Rest(table)
        await rest("POST", COMMANDS.replace("commands", "emojis"), {"name": "ore", "image": ICON})
        files = {"map.png": picture()}
        _, first = await rest.send("general", {"content": "first"}, files=files)
        _, second = await rest.send("general", {"content": "second"}, files=files)
        path = f"/channels/{first['channel_id']}/messages"
        assert (await rest("DELETE", f"{path}/{first['id']}"))[0] == 204
        await rest("PATCH", f"{path}/{second['id']}", {"attachments": []})
        await rest.http.close()
    async with LocalTable(data=tmp_path) as table:
        messages = table.world.messages[table.arrange.channel("general").id]
        assert [each.content for each in messages.values()] == ["second"]
        assert {each.name for each in (tmp_path / "files").iterdir()} == {
            each.id for each in table.world.emojis.values()
        }


async def test_token_lives_on_after_a_restart(tmp_path: Path) -> None:
    async with LocalTable(data=tmp_path) as table:
        raw = RawBot(table)
        await raw.open()
        await raw.identify()
        await raw("PUT", COMMANDS, [{"name": "go", "description": "Go"}])
        ada = await table.player("Ada")
        fields = {"channel_id": await ada.channel_id("#general"), "options": []}
        await ada.line.ask("command", command_id=next(iter(table.world.commands)), **fields)
        interaction = await raw.event("INTERACTION_CREATE")
        await raw.answer(interaction, {"type": 5, "data": {"flags": 64}})
        await raw.close()
    async with LocalTable(data=tmp_path) as table:
        raw = RawBot(table)
        status, filled = await raw.follow(interaction, "PATCH", "@original", {"content": "Done"})
        assert (status, filled["content"], filled["flags"]) == (200, "Done", 64)
        await raw.close()


async def test_data_folder_belongs_to_one_table(tmp_path: Path) -> None:
    async with LocalTable(data=tmp_path):
        with pytest.raises(DataBusyError, match=tmp_path.name):
            LocalTable(data=tmp_path)


async def test_killed_process_loses_nothing_acknowledged(tmp_path: Path) -> None:
    environment = os.environ | {"ORRERY_DATA": str(tmp_path), "ORRERY_LOCAL_PORT": "0"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.local", env=environment, stdout=subprocess.PIPE
    )
    try:
        line = (await process.stdout.readline()).decode()
        assert line.startswith("Local table: http://127.0.0.1:")
        url = line.split()[2]

        ada = await Driver.connect(url, "Ada")
        for number in range(20):
            await ada.say("#general", f"message {number}")
        await ada.close()
    finally:
        process.kill()
        await process.wait()
    async with LocalTable(data=tmp_path / "local") as table:
        ada = await table.player("Ada")
        said = [each.text for each in await ada.history("#general")]
        assert said == [f"message {number}" for number in range(20)]


async def test_a_table_that_keeps_no_files_shows_and_changes_messages_all_the_same() -> None:
    async with LocalTable(keeps_files=False) as table:
        rest, ada = Rest(table), await table.player("Ada")
        said = v2(shown("map.png"), row(button()))
        _, card = await rest.send("general", said, files={"map.png": picture()})
        path = f"/channels/{card['channel_id']}/messages/{card['id']}"
        assert (await rest("PATCH", path, {"components": [shown("map.png")]}))[0] == 200
        (seen,) = await ada.history("#general")
        assert [one.filename for one in seen.pictures] == ["map.png"]
        with pytest.raises(aiohttp.ClientResponseError, match="404"):
            await ada.download(seen.pictures[0].url)
        await rest.http.close()


def start(**environment: str) -> subprocess.CompletedProcess[str]:
    """Run the stand-alone table until it gives up."""
    return subprocess.run(
        [sys.executable, "-m", "bot.local"],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


async def test_busy_port_gets_one_clear_line() -> None:
    async with LocalTable() as table:
        port = table.url.rpartition(":")[2]
        ended = start(ORRERY_LOCAL_PORT=port)
    assert ended.returncode == 1
    assert ended.stderr == f"Port {port} is in use; set ORRERY_LOCAL_PORT to another one.\n"


def test_wrong_port_is_named() -> None:
    ended = start(ORRERY_LOCAL_PORT="http")
    assert ended.returncode == 2
    assert "ORRERY_LOCAL_PORT is 'http'" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert ended.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="limits of files as Linux knows them")
def test_a_full_disk_is_not_taken_for_another_table(tmp_path: Path) -> None:
    with no_file_beyond(0), pytest.raises(StoreError):
        Store(tmp_path)
