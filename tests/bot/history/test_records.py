"""Records come in and go out again, damaged ones are refused with their place, games are shown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.history.records import MOST_BYTES, positions, read_record
from bot.session import Place, Press, Wish
from bot.session.errors import GameClosedError, UnknownGameError
from engine.core.errors import GameError, RecordError
from engine.core.record import Record, dump_record, format_record, parse_record
from engine.gaia.game import GAIA
from render import replay, texts
from render.texts import LANGUAGES
from tests.bot.people.society import Society, at
from tests.bot.session.tables import GAMES, USERS, Bot, Game, StillClock

ADA = USERS[0]
KNOWN = {**GAMES, "gaia": GAIA}
RECORDS = Path(__file__).resolve().parents[2] / "render" / "gaia" / "records"
FOUR = (RECORDS / "four.txt").read_text(encoding="utf-8")
FOREIGN = sorted(
    (Path(__file__).resolve().parents[4] / "shared" / "gaia" / "records").glob("*.json")
)


@pytest.fixture
async def society(tmp_path: Path) -> AsyncIterator[Society]:
    bot = Bot(tmp_path / "orrery.db", StillClock(at("2026-01-12 12:00")))
    bot.games = KNOWN
    society = Society(await bot.up())
    yield society
    await society.bot.down()


async def taken_in(society: Society, record: Record, users: tuple[int, ...] = USERS) -> Game:
    session = await society.bot.sessions.take_in(record, Place(ADA), users)
    return Game(society.bot, session.id)


@pytest.mark.parametrize("moves", [0, 11, 120, 354])
@pytest.mark.parametrize("write", [format_record, dump_record], ids=["text", "json"])
async def test_what_is_exported_can_be_imported_and_stands_where_it_stood(
    society: Society, moves: int, write: object
) -> None:
    assert callable(write)
    whole = parse_record(FOUR)
    game = await taken_in(society, Record(whole.setup, whole.moves[:moves]))
    sent = write(await game.session.record()).encode()
    again = await taken_in(society, await read_record(sent, KNOWN))
    assert await again.session.view() == await game.session.view()
    assert (await again.session.standing()).result == (await game.session.standing()).result


async def test_an_imported_game_can_be_played_alone_from_every_seat(society: Society) -> None:
    whole = parse_record(FOUR)
    game = await taken_in(society, Record(whole.setup, whole.moves[:20]), (ADA,) * 4)
    for asked in (await game.session.standing()).asked:
        draft = await game.session.draft(Press(ADA))
        assert draft.seat == asked.seat


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "record-header-missing"),
        (b"\xff\xfe\x00", "record-no-text"),
        (b"\x89PNG\r\n", "record-no-text"),
        (b"hello there", "record-bad-header"),
        (b"{", "record-bad-json"),
        (b"[1, 2]", "record-bad-header"),
        (b"{" * 200_000, "record-bad-json"),
        (b"x" * (MOST_BYTES + 1), "record-file-too-big"),
        (b"game chess\nseats human human\n", "record-unknown-game"),
        (FOUR.replace("game gaia", "game chess", 1).encode(), "record-unknown-game"),
        (FOUR.encode() + b"0 build m 4a3\n", "record-illegal-move"),
        (FOUR.encode()[: len(FOUR) // 2] + b"\n7 pass\n", "record-illegal-move"),
    ],
)
async def test_a_damaged_or_foreign_file_is_refused_in_words(data: bytes, key: str) -> None:
    with pytest.raises(GameError) as caught:
        await read_record(data, KNOWN)
    assert caught.value.key == key
    for lang in LANGUAGES:
        text = texts.error(lang, None, caught.value)
        assert text.endswith(".")
        assert key not in text
    assert not texts.problems


async def test_a_refused_move_is_named_by_its_number() -> None:
    lines = FOUR.splitlines()
    wrong = next(at for at, line in enumerate(lines) if line.startswith("0 ")) + 30
    lines[wrong] = "2 pass booster_mines"
    with pytest.raises(RecordError) as caught:
        await read_record("\n".join(lines).encode(), KNOWN)
    assert caught.value.args_["text"] == "2 pass booster_mines"
    assert "2 pass booster" in texts.error("en", "gaia", caught.value)


@pytest.mark.skipif(not FOREIGN, reason="../shared/gaia/records is not here")
@pytest.mark.parametrize("number", [0, 12])
async def test_a_foreign_record_is_taken_in(society: Society, number: int) -> None:
    record = await read_record(foreign(number), KNOWN)
    game = await taken_in(society, record, USERS[: len(record.setup.seats)])
    assert len(await game.log()) == len(record.moves)


def foreign(number: int) -> bytes:
    return FOREIGN[number].read_bytes()


async def test_a_game_is_shown_turn_by_turn_and_as_an_animation(society: Society) -> None:
    whole = parse_record(FOUR)
    game = await taken_in(society, Record(whole.setup, whole.moves[:80]))
    shown = await positions(society.bot.sessions, game.id)
    standing = await game.session.standing()
    assert [one.turn for one in shown] == list(range(standing.last_turn + 1))
    assert shown[-1].view == await game.session.view()
    assert shown[9].view == await game.session.view_at(9)
    few = await positions(society.bot.sessions, game.id, most=5)
    assert len(few) == 5
    assert (few[0].turn, few[-1].turn) == (0, standing.last_turn)
    picture = replay("gaia", [one.view for one in few], "uk", width=240)
    assert picture.data.startswith(b"GIF")


async def test_positions_hide_what_their_seat_may_not_see(society: Society) -> None:
    game = await society.lanterns()
    own = await positions(society.bot.sessions, game.id, 0)
    public = await positions(society.bot.sessions, game.id)
    assert own[-1].view == await game.session.view(0)
    assert own[-1].view != public[-1].view


async def test_what_is_not_there_is_not_shown(society: Society) -> None:
    with pytest.raises(UnknownGameError):
        await positions(society.bot.sessions, 999)
    lobby = await society.bot.sessions.open_lobby(Wish("gaia"), Place(ADA))
    with pytest.raises(GameClosedError):
        await positions(society.bot.sessions, lobby)
