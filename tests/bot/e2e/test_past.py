"""Looking back: replay, statistics, records taken in, what was missed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.export import export_game
from bot.local import Answer, Driver
from bot.people.records import MOST_BYTES
from bot.session import Place
from bot.store import log
from engine.core.record import Record, format_record, parse_record, play_record
from tests.bot.e2e.house import ALL_GAMES, LIMIT_S, House
from tests.bot.e2e.players import Party, press, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

RECORDS = Path(__file__).resolve().parents[2] / "render" / "gaia" / "records"
FOUR = parse_record((RECORDS / "four.txt").read_text(encoding="utf-8"))
FOREIGN = Path(__file__).parents[3].parent / "shared" / "gaia" / "records" / "b05.json"
PNG, GIF = b"\x89PNG", b"GIF89a"
NAMES = ("Ada", "Борис", "Оксана")


async def drivers(house: House) -> list[Driver]:
    return [await house.table.player(name) for name in NAMES]


async def seated(house: House, record: Record, users: Sequence[str]) -> Party:
    """A record at a new table with these people."""
    players = [await house.table.player(name) for name in users]
    channel = await house.channel()
    party = Party(house, f"#{channel}", {driver.id: driver for driver in players})
    place = Place(
        int(players[0].id),
        int(house.table.arrange.home.id),
        int(await players[0].channel_id(party.channel)),
    )
    seats = tuple(int(driver.id) for driver in players)
    session = await house.orrery.sessions.take_in(record, place, seats)
    party.game = session.id
    await party.settled()
    return party


async def four(house: House, moves: int = 354) -> Party:
    """The game of four as far as it was played then, with three people and a stranger."""
    await house.stranger()
    return await seated(house, Record(FOUR.setup, FOUR.moves[:moves]), [*NAMES, "Sam"])


def timely(answer: Answer) -> Answer:
    assert answer.first_after < LIMIT_S
    return answer


# --- replay --------------------------------------------------------------------------------


async def test_a_game_is_stepped_through_and_goes_on_after_a_restart(house: House) -> None:
    party = await four(house)
    for driver in people(party)[:3]:
        answer = timely(await driver.slash(party.channel, "replay"))
        assert answer.ephemeral
        (picture,) = answer.message.pictures
        assert (await driver.download(picture.url)).startswith(PNG)
    ada = people(party)[0]
    page = (await ada.slash(party.channel, "replay")).message
    assert page.button("▶").disabled
    assert page.button("⏭").disabled
    first = (await ada.click(page, "⏮")).message
    assert first.id == page.id
    assert "step 0 of" in first.text
    assert first.button("⏮").disabled
    assert first.button("◀").disabled
    await house.restart()
    second = (await ada.click(first, "▶")).message
    assert "step 1 of" in second.text
    assert second.id == page.id
    assert "Sam" in second.text or "Ada" in second.text or "Борис" in second.text
    scoring = await press(ada, second, "replay", "/scoring")
    assert "step 1 of" in scoring.text
    assert scoring.message.pictures[0].filename.startswith("scoring")
    (rounds,) = scoring.message.selects
    assert [label for label, _ in rounds.options] == [f"Round {n}" for n in range(1, 7)]
    third = await ada.select(scoring.message, rounds.values[2])
    assert "Round 3" in third.text
    assert third.message.pictures[0].filename.startswith("scoring")
    scoring = await ada.click(third.message, "⏮")
    scoring = await ada.click(scoring.message, "▶")
    assert "step 0 of" in (await ada.click(scoring.message, "◀")).text


async def test_every_step_of_the_replay_has_words_and_they_are_those_of_the_log(
    house: House,
) -> None:
    party = await keepers(house)
    await type_move(party, 0, "sell red1 ; end")
    ada = people(party)[0]
    page = await ada.slash(party.channel, "replay")
    assert not page.message.pictures, "a game without pictures is told in words"
    newest = page.text
    assert "step 4 of 4" in newest
    assert "sells" in newest
    back = await ada.click(page.message, "◀")
    assert "step 3 of 4" in back.text
    assert "sells" not in back.text
    answer = await ada.slash(party.channel, "replay", turn=0)
    assert "step 0 of" in answer.text


async def test_the_animation_is_a_gif(house: House) -> None:
    party = await four(house, 60)
    boris = people(party)[1]
    page = await boris.slash(party.channel, "replay")
    film = timely(await press(boris, page.message, "film"))
    assert film.ephemeral
    assert film.message.id != page.message.id
    (picture,) = film.message.pictures
    assert (await boris.download(picture.url)).startswith(GIF)


async def test_a_lobby_has_no_replay(house: House) -> None:
    ada, *_ = await drivers(house)
    channel = f"#{await house.channel()}"
    await ada.slash(channel, "new gaia", players=2)
    assert (await ada.slash(channel, "replay")).text.startswith("⛔ The game has not started")
    assert (await ada.slash(channel, "stats", page="game")).text.count("⛔") == 0


# --- statistics ----------------------------------------------------------------------------


async def test_the_end_of_a_game_offers_replay_and_statistics(house: House) -> None:
    party = await four(house)
    card = (await public_messages(party))[-1]
    ada = people(party)[0]
    counted = timely(await press(ada, card, "count"))
    assert counted.ephemeral
    points, growth = counted.message.pictures
    # counted by hand from the record; see tests/bot/people/test_stats.py
    assert "Ada: 66 (" in str(points.description)
    assert "Борис: 53 (" in str(points.description)
    assert "federations 8, charging −3, final tiles 21, leftovers 8" in str(points.description)
    for picture in (points, growth):
        assert (await ada.download(picture.url)).startswith(PNG)
    again = timely(await press(ada, card, "again"))
    assert again.message.pictures


async def test_every_page_of_the_statistics_in_three_languages(house: House) -> None:
    party = await four(house)
    for driver in people(party)[:3]:
        page = timely(await driver.slash(party.channel, "stats"))
        for what in ("player", "factions", "players", "game"):
            page = await press(driver, page.message, "stats", f"{what}/gaia")
            assert page.message.pictures, what
            assert "⛔" not in page.text
            assert all(picture.description for picture in page.message.pictures)


async def test_who_does_not_want_to_be_seen_is_not_seen(house: House) -> None:
    party = await four(house)
    ada, boris = people(party)[:2]
    shown = await boris.slash(party.channel, "stats", page="players")
    assert "Ada" in shown.text
    other = await boris.slash(party.channel, "stats", player=ada.id)
    assert "**Ada**" in other.text
    await house.orrery.client.desk.settings.change(int(ada.id), "stats", "off")
    hidden = await boris.slash(party.channel, "stats", page="players")
    assert "Ada" not in hidden.text
    refused = await boris.slash(party.channel, "stats", player=ada.id)
    assert refused.text.startswith("⛔")
    assert "**Ada**" in (await ada.slash(party.channel, "stats", page="player")).text
    await house.orrery.client.desk.settings.change(int(ada.id), "stats", None)


# --- export and import ---------------------------------------------------------------------


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
    answer = timely(await ada.slash(channel, "import", file=upload))
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
    answer = timely(await ada.slash(party.channel, "export", notation="boardgamers"))
    assert "so far" in answer.text
    (file,) = answer.message.pictures
    assert file.filename == f"gaia-{party.game}-boardgamers.json"
    data = await ada.download(file.url)
    database = house.orrery.database.path
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
        answer = timely(await driver.slash(party.channel, "export", notation="boardgamers"))
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
    card = timely(await boris.slash(channel, "import", file=upload, at=12))
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
        answer = timely(await driver.slash(channel, "import", file=upload))
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


# --- what was missed -----------------------------------------------------------------------


async def test_what_was_missed_is_told_in_three_lines_and_a_picture(house: House) -> None:
    party = await four(house, 120)
    card = (await public_messages(party))[-1]
    ada = people(party)[0]
    told = timely(await press(ada, card, "missed"))
    assert told.ephemeral
    assert told.message.pictures
    assert "Round" in told.text
    listed = await ada.slash("dm", "mygames")
    chosen = await ada.select(listed.message, str(party.game))
    assert chosen.text == told.text
    stranger = await house.stranger()
    assert (await press(stranger, card, "missed")).message.pictures
    boards = await press(ada, card, "boards")
    assert (await press(ada, boards.message, "missed")).text == told.text


async def test_no_text_is_missing_in_any_language(house: House) -> None:
    assert house.unknown_texts() == []
