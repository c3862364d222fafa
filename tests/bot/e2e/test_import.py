"""Records given away and taken in: what comes out is what went in, or a clear refusal."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.export import export_game
from bot.history.records import MOST_BYTES
from bot.store import log
from engine.core.record import Record, format_record, play_record
from tests.bot.e2e.house import ALL_GAMES, House
from tests.bot.e2e.players import Party, with_verb
from tests.bot.e2e.recorded import FOUR, NAMES, RECORDS, drivers, four, seated
from tests.bot.e2e.scenes import keepers, people

pytestmark = pytest.mark.asyncio(loop_scope="module")

FOREIGN = Path(__file__).parents[3].parent / "shared" / "gaia" / "records" / "b05.json"


@pytest.mark.parametrize("moves", [0, 30, 120, 354])
async def test_an_exported_game_is_imported_and_stands_where_it_stood(
    house: House, moves: int
) -> None:
    party = await four(house, moves)
    ada = people(party)[0]
    exported = await ada.slash(party.channel, "export")
    (file,) = exported.message.pictures
    data = await ada.download(file.url)
    upload = await ada.upload(file.filename, data)
    channel = f"#{await house.channel()}"
    answer = await ada.slash(channel, "import", file=upload)
    assert not answer.ephemeral
    assert not answer.text.startswith("⛔"), answer.text
    row = await house.orrery.sessions.in_channel(int(await ada.channel_id(channel)))
    assert row is not None
    session = house.orrery.sessions.get(row.id)
    taken = await session.record()
    assert taken.moves == FOUR.moves[:moves]
    assert await session.view() == await party.session.view()
    assert await hashes(house, row.id) == await hashes(house, party.game)


async def test_a_game_is_exported_in_the_notation_of_another_program(house: House) -> None:
    peer = replace(FOUR.setup, options={**FOUR.setup.options, "profile": "boardgamers"})
    opening = Record(peer, FOUR.moves[:12])
    party = await seated(house, opening, [*NAMES, "Sam"])
    ada = people(party)[0]
    offered = await ada.autocomplete(party.channel, "export", "notation")
    assert [each.value for each in offered] == ["orrery", "boardgamers"]
    answer = await ada.slash(party.channel, "export", notation="boardgamers")
    assert "so far" in answer.text
    (file,) = answer.message.pictures
    assert file.filename == f"gaia-{party.game}-boardgamers.json"
    data = await ada.download(file.url)
    database = house.orrery.database.where
    again = export_game(database, ALL_GAMES, party.game, notation="boardgamers")
    assert (again.text.encode(), again.parts_at) == (data, None)
    upload = await ada.upload(file.filename, data)
    channel = f"#{await house.channel()}"
    await ada.slash(channel, "import", file=upload)
    row = await house.orrery.sessions.in_channel(int(await ada.channel_id(channel)))
    assert row is not None
    assert await hashes(house, row.id) == await hashes(house, party.game)
    refused = await ada.slash(party.channel, "export", notation="klingon")
    assert "cannot be written in a notation called “klingon”" in refused.text


async def test_an_export_says_where_the_other_program_leaves_the_game(house: House) -> None:
    party = await four(house)
    ada = people(party)[0]
    for driver, said in zip(
        people(party)[:3], ("from line", "начиная со строки", "від рядка"), strict=True
    ):
        answer = await driver.slash(party.channel, "export", notation="boardgamers")
        assert said in answer.text
        assert answer.message.pictures
    market = await keepers(house)
    offered = await ada.autocomplete(market.channel, "export", "notation")
    assert [each.value for each in offered] == ["orrery"]
    refused = await ada.slash(market.channel, "export", notation="boardgamers")
    assert refused.text.startswith("⛔")


async def hashes(house: House, game: int) -> str:
    """The hash of the last position, as it was stored."""
    rows = await house.orrery.database.read(log.turns, game)
    return rows[-1].hash


async def test_a_solo_record_is_played_on_by_whoever_brings_it(house: House) -> None:
    ada, boris, _ = await drivers(house)
    channel = f"#{await house.channel()}"
    upload = await boris.upload("solo.txt", (RECORDS / "solo.txt").read_bytes())
    card = await boris.slash(channel, "import", file=upload, at=12)
    assert not with_verb(card.message, "claim")
    assert boris.mention in card.text
    panel = await boris.slash(channel, "turn")
    assert not panel.text.startswith("⛔")
    assert (await ada.slash(channel, "turn")).text.startswith("⛔")


async def test_a_record_of_a_game_that_is_not_installed_names_it(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    record = format_record(await party.session.record())
    answer = await ada.slash(f"#{await house.channel()}", "import", record=record)
    assert answer.text.startswith("⛔ There is no game called “lanterns” here")


async def test_a_table_too_long_for_a_message_is_attached_in_words(house: House) -> None:
    oksana = (await drivers(house))[2]
    channel = f"#{await house.channel()}"
    await oksana.slash(channel, "import", record=format_record(FOUR))
    shown = await oksana.slash(channel, "show", what="text")
    beginning, _, rest = shown.text.partition("…")
    assert beginning.endswith("\n")
    assert not rest.strip()
    (file,) = shown.message.pictures
    assert file.filename.endswith(".txt")
    whole = (await oksana.download(file.url)).decode()
    assert whole.startswith(beginning)
    assert len(whole) > len(beginning)


async def test_seats_of_an_imported_game_are_claimed_and_it_goes_on(house: House) -> None:
    people_ = [*(await drivers(house)), await house.stranger()]
    ada, boris, *_ = people_
    text = format_record(Record(FOUR.setup, FOUR.moves[:30]))
    channel = f"#{await house.channel()}"
    card = await ada.slash(channel, "import", record=text)
    labels = [button.label for button in with_verb(card.message, "claim")]
    assert labels == [f"Take seat {n}" for n in (1, 2, 3, 4)]
    assert "Seats are free" in card.text
    asked = play_record(ALL_GAMES["gaia"], Record(FOUR.setup, FOUR.moves[:30])).waiting_for[0]
    for driver in people_:
        button = with_verb(ada.now(card.message), "claim")[0]
        done = await driver.click(card.message, custom_id=button.custom_id)
        assert driver.mention in done.text
        if driver is boris:
            other = with_verb(ada.now(card.message), "claim")[0]
            refused = await boris.click(card.message, custom_id=other.custom_id)
            assert refused.ephemeral
    party = Party(house, channel, {driver.id: driver for driver in people_})
    row = await house.orrery.sessions.in_channel(int(await ada.channel_id(channel)))
    assert row is not None
    party.game = row.id
    newest = await party.last_card()
    assert "All seats are taken" in newest.text
    assert newest.mentions == [people_[asked].id]
    assert "chooses the" not in newest.text, "what the record brought along is in the log"
    assert not with_verb(ada.now(card.message), "claim")
    panel = await people_[asked].slash(channel, "turn")
    assert not panel.text.startswith("⛔")


@pytest.mark.skipif(not FOREIGN.exists(), reason="the public records are not here")
async def test_a_foreign_record_is_imported_up_to_a_move(house: House) -> None:
    ada, *_ = await drivers(house)
    upload = await ada.upload("game.json", FOREIGN.read_bytes())
    whole = await ada.slash(f"#{await house.channel()}", "import", file=upload)
    assert "This game is over" in whole.text
    assert not with_verb(whole.message, "claim")
    upload = await ada.upload("game.json", FOREIGN.read_bytes())
    part = await ada.slash(f"#{await house.channel()}", "import", file=upload, at=40)
    assert "40 moves" in part.text
    assert with_verb(part.message, "claim")
    upload = await ada.upload("game.json", FOREIGN.read_bytes())
    beyond = await ada.slash(f"#{await house.channel()}", "import", file=upload, at=4000)
    assert beyond.text.startswith("⛔ There is no position 4,000")


def _damaged(text: str) -> str:
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("0 "))
    lines[at] = "0 build 9z9"
    return "\n".join(lines)


WHOLE = format_record(Record(FOUR.setup, FOUR.moves[:30]))
BAD = {
    "nothing": b" ",
    "no text": b"\xff\xfe\x00\x01\x80",
    "prose": b"Dear bot, please play on.",
    "json of something else": json.dumps([1, 2, 3]).encode(),
    "cut json": b'{"game": "gaia", "seats": [',
    "another game": WHOLE.replace("game gaia", "game chess").encode(),
    "an illegal move": _damaged(WHOLE).encode(),
    "a tile too many": (
        WHOLE.replace("option ", "deal tech nothing\noption ", 1)
        if "option " in WHOLE
        else "game gaia\nseats human human\ndeal tech nothing\n"
    ).encode(),
    "too many seats": b"game gaia\nseats human human human human human\n",
    "huge": b"x" * (MOST_BYTES + 1),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
async def test_a_bad_record_is_refused_with_clear_words(house: House, what: str) -> None:
    channel = f"#{await house.channel()}"
    for driver in await drivers(house):
        upload = await driver.upload("record.txt", BAD[what])
        answer = await driver.slash(channel, "import", file=upload)
        assert answer.ephemeral
        assert answer.text.startswith("⛔ "), what
        assert "record-" not in answer.text, "a key shows through"
    assert await house.orrery.sessions.in_channel(int(await driver.channel_id(channel))) is None


async def test_importing_nothing_or_into_a_busy_channel_is_refused(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    assert (await ada.slash(party.channel, "import")).text.startswith("⛔ Attach a record")
    answer = await ada.slash(party.channel, "import", record=WHOLE)
    assert answer.text.startswith("⛔ There is a game in this channel already")


async def test_an_imported_game_counts_in_no_statistics(house: House) -> None:
    ada, *_ = await drivers(house)
    before = await ada.slash("#general", "stats", page="factions")
    text = format_record(FOUR)
    upload = await ada.upload("game.txt", text.encode())
    await ada.slash(f"#{await house.channel()}", "import", file=upload)
    after = await ada.slash("#general", "stats", page="factions")
    assert after.text == before.text


async def test_no_text_is_missing_in_any_language(house: House) -> None:
    assert house.unknown_texts() == []


async def moved(house: House, game: int, channel: int | None) -> None:
    """A table is said to be in another channel."""
    sql = "UPDATE game SET channel = ? WHERE id = ?"
    await house.orrery.database.write(lambda conn: conn.execute(sql, (channel, game)).rowcount)


async def test_an_old_card_seats_nobody_at_a_table_elsewhere(house: House) -> None:
    """Numbers may come again where a copy of the database was put back by hand."""
    ada, boris = await house.table.player("Ada"), await house.table.player("Борис")
    name = await house.channel()
    card = await ada.slash(f"#{name}", "import", record="game gaia\nseats human human")
    row = await house.orrery.sessions.in_channel(int(await ada.channel_id(f"#{name}")))
    assert row is not None
    await moved(house, row.id, 1)
    button = with_verb(card.message, "claim")[0]
    answer = await boris.click(card.message, custom_id=button.custom_id)
    await moved(house, row.id, row.channel)  # the bot may look at its channels later
    assert "/мои-игры" in answer.text
    _, seats = await house.orrery.sessions.find(row.id)
    assert [one.user for one in seats] == [None, None]
