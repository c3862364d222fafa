"""Statistics against games that were counted by hand."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.history.statistics import PlayTally, Stats
from bot.history.statistics_screen import LESSONS, StatsWanted, again_buttons
from bot.history.statistics_words import called, player_lines
from bot.people.profile import STATS
from bot.session import Place, Press, Wish
from bot.session.errors import GameClosedError, PrivacyError, UnknownGameError
from engine.core.record import parse_record
from engine.gaia.game import GAIA
from engine.race.game import RACE
from render import texts
from tests.bot.people.society import HOUR, Society, at
from tests.bot.session.tables import GAMES, STRANGER, USERS, Bot, Game, StillClock
from tests.render.race.positions import answer

ADA, BEN, CLEO, DAN = USERS
RECORDS = Path(__file__).resolve().parents[2] / "render" / "gaia" / "records"
FOUR = {
    # counted from the notation of the record, seat by seat
    ADA: (66, 1, {"start": 10, "rounds": 12, "boosters": 10, "federations": 8, "charging": -3,
                  "final": 21, "leftovers": 8}),
    BEN: (53, 3, {"start": 10, "charging": -5, "boosters": 3, "technology": 7, "rounds": 3,
                  "federations": 8, "final": 21, "leftovers": 6}),
    CLEO: (55, 2, {"start": 10, "charging": -3, "boosters": 7, "federations": 6, "rounds": 4,
                   "technology": 7, "final": 18, "leftovers": 6}),
    DAN: (47, 4, {"start": 10, "charging": -4, "boosters": 12, "federations": 8, "actions": 5,
                  "final": 12, "leftovers": 4}),
}  # fmt: skip


@pytest.fixture
async def society(tmp_path: Path) -> AsyncIterator[Society]:
    bot = Bot(tmp_path / "orrery.db", StillClock(at("2026-01-12 12:00")))
    bot.games = {**GAMES, "gaia": GAIA, "race": RACE}
    society = Society(await bot.up())
    yield society
    await society.bot.down()


@pytest.fixture
def stats(society: Society) -> Stats:
    return Stats(society.bot.sessions)


async def play_market(society: Society, hours: dict[int, float]) -> Game:
    """Three rounds: seat 0 buys twice, seat 1 once, seat 2 never; each takes its hours a turn."""
    game = await society.market()
    plans = {0: ("buy", "buy", "work"), 1: ("work", "buy", "work"), 2: ("work",) * 3}
    for round_ in range(3):
        for seat, plan in plans.items():
            society.bot.clock.at += hours[seat] * HOUR
            await game.turn(seat, f"{plan[round_]}; end")
            for other in (one for one in plans if one != seat):
                await game.answer(other, "decline")
    return game


async def take_in(society: Society, name: str, users: tuple[int, ...], **place: int) -> Game:
    record = parse_record((RECORDS / name).read_text(encoding="utf-8"))
    session = await society.bot.sessions.take_in(record, Place(users[0], **place), users)
    return Game(society.bot, session.id)


async def test_points_places_and_pace_are_those_of_the_game(society: Society, stats: Stats) -> None:
    await play_market(society, {0: 2, 1: 5, 2: 0.5})
    first, second, third = await stats.players("market")
    assert [(one.key, one.wins, one.points) for one in (first, second, third)] == [
        (str(ADA), 1, 2), (str(BEN), 0, 1), (str(CLEO), 0, 0),
    ]  # fmt: skip
    assert [one.rank for one in (first, second, third)] == [1, 2, 3]
    assert [one.pace for one in (first, second, third)] == [2 * HOUR, 5 * HOUR, HOUR / 2]


async def test_a_pause_takes_no_time(society: Society, stats: Stats) -> None:
    game = await society.market()
    society.bot.clock.at += HOUR
    await game.session.pause(society.bot.press(0))
    society.bot.clock.at += 100 * HOUR
    await game.session.resume(society.bot.press(0))
    society.bot.clock.at += HOUR
    await game.turn(0, "work; end")
    study = await stats.game(game.id)
    assert study.seconds == ((2 * HOUR,), (), ())


async def test_a_turn_in_two_parts_is_one_and_answers_are_none(
    society: Society, stats: Stats
) -> None:
    game = await society.lanterns()
    society.bot.clock.at += HOUR
    await game.turn(0, "draw")
    society.bot.clock.at += HOUR
    await game.turn(0, "end")
    study = await stats.game(game.id)
    assert study.seconds[0] == (2 * HOUR,)
    assert study.paces == (2 * HOUR, None, None)


async def test_points_by_kind_are_those_counted_from_the_record(
    society: Society, stats: Stats
) -> None:
    game = await take_in(society, "four.txt", USERS)
    for user, (points, rank, parts) in FOUR.items():
        total = (await stats.player(user, user, "gaia")).total
        assert total is not None
        assert (total.points, total.rank, total.parts) == (points, rank, parts)
        assert sum(parts.values()) == points
        assert total.pace is None, "moves of a record took nobody any time"
    study = await stats.game(game.id)
    last = study.frames[-1].figures
    assert [one.points for one in last.seats] == [66, 53, 55, 47]
    assert len(study.frames) == len(study.rows.turns)
    assert (last.round, last.rounds) == (6, 6)


async def test_two_games_of_a_player_are_added_up(society: Society, stats: Stats) -> None:
    await take_in(society, "four.txt", USERS)
    await take_in(society, "two.txt", (DAN, ADA), channel=600)
    ada = (await stats.player(DAN, ADA, "gaia")).total
    assert ada is not None
    assert (ada.games, ada.wins, ada.best) == (2, 1, 66)
    assert ada.points == (66 + 45) / 2
    assert ada.rank == 1.5
    assert ada.parts["federations"] == (8 + 7) / 2
    assert ada.parts["rounds"] == 12 / 2
    dan = (await stats.player(DAN, DAN, "gaia")).total
    assert dan is not None
    assert (dan.games, dan.wins, dan.points) == (2, 1, (47 + 47) / 2)


async def test_factions_are_counted_by_who_played_them(society: Society, stats: Stats) -> None:
    await take_in(society, "four.txt", USERS)
    view = await take_in(society, "two.txt", (ADA, BEN), channel=600)
    factions = [player.faction for player in (await view.session.view()).players]
    found = {one.key: one for one in await stats.by_what("gaia")}
    assert sum(one.games for one in found.values()) == 6
    assert sum(one.wins for one in found.values()) == 2
    assert found.keys() >= set(factions)
    assert [one.rank for one in await stats.by_what("gaia")] == sorted(
        one.rank for one in found.values()
    )
    played = (await stats.player(ADA, ADA, "gaia")).by_what
    assert {one.key for one in played} <= found.keys()


async def test_servers_see_their_own_games(society: Society, stats: Stats) -> None:
    await take_in(society, "four.txt", USERS, guild=1, channel=700)
    await take_in(society, "two.txt", (ADA, BEN), guild=2, channel=800)
    assert len(await stats.players("gaia", guild=1)) == 4
    assert len(await stats.players("gaia", guild=2)) == 2
    assert await stats.players("gaia", guild=3) == ()
    assert await stats.players("lanterns") == ()


async def test_whoever_hides_is_in_nobodys_statistics_but_his_own(
    society: Society, stats: Stats
) -> None:
    await take_in(society, "four.txt", USERS)
    await society.settings.change(ADA, STATS, "off")
    assert str(ADA) not in {one.key for one in await stats.players("gaia")}
    assert sum(one.games for one in await stats.by_what("gaia")) == 3
    with pytest.raises(PrivacyError):
        await stats.player(BEN, ADA, "gaia")
    assert (await stats.player(ADA, ADA, "gaia")).total is not None


async def test_solo_games_are_apart_and_seeded_ones_count_nowhere(
    society: Society, stats: Stats
) -> None:
    wish = Wish("lanterns", {"nights": "1"}, robots=("drifter",))
    for seed in ("", "mine"):
        session = await society.bot.sessions.create(
            Wish(wish.game, wish.options, wish.robots, seed), Place(ADA), (ADA,)
        )
        await finish_lanterns(society, Game(society.bot, session.id))
    found = await stats.player(ADA, ADA, "lanterns")
    assert found.total is None
    assert isinstance(found.solo, PlayTally)
    assert found.solo.games == 1
    assert await stats.players("lanterns") == ()


async def test_solo_games_are_told_by_the_level_of_the_robot(
    society: Society, stats: Stats
) -> None:
    points = {}
    chance = random.Random(1)
    for level in ("hard", ""):
        wish = Wish("race", {"level": level} if level else {}, robots=("robot",))
        session = await society.bot.sessions.create(wish, Place(ADA), (ADA,))
        while (result := (await session.standing()).result) is None:
            draft = await session.draft(Press(ADA))
            while draft.decision is not None:
                words = answer(draft.decision, chance)
                draft = await session.play(Press(ADA), " ".join(words))
            await session.confirm(Press(ADA))
        seat = (await session.standing()).seat_of(ADA)
        assert seat is not None
        points[level or "easy"] = result.scores[seat]
    found = await stats.player(ADA, ADA, "race")
    assert found.total is None
    assert found.solo is not None
    assert found.solo.games == 2
    assert {one.key: (one.games, one.points) for one in found.by_level} == {
        level: (1, score) for level, score in points.items()
    }
    for lang in texts.LANGUAGES:
        said = "\n".join(player_lines(lang, "race", found))
        assert all(texts.word(lang, "race", level, kind="level") in said for level in points)


async def finish_lanterns(society: Society, game: Game) -> None:
    """Play the first option of everything until the game is over."""
    for interaction in range(1, 60):
        standing = await game.session.standing()
        if standing.result is not None:
            return
        press = Press(ADA, game.id * 1000 + interaction)
        peek = await game.session.peek(ADA)
        assert peek is not None
        words = next(iter(peek.decision.offer())).words
        if peek.decision.kind == "turn":
            await game.session.play(press, "end", commit=True)
        else:
            await game.session.play(press, " ".join(words), commit=True)
    raise AssertionError("the game does not end")


async def test_a_game_that_ends_anew_after_an_undo_counts_once_and_as_it_ended(
    society: Society, stats: Stats
) -> None:
    game = await play_market(society, {0: 1, 1: 1, 2: 1})
    assert [one.points for one in await stats.players("market")] == [2, 1, 0]
    last = (await game.session.standing()).last_turn
    asked = await game.session.rewind(society.bot.press(2), last - 3)
    for seat in (0, 1):
        await game.session.agree(society.bot.press(seat), asked.request.id, True)
    assert await stats.players("market") == ()
    society.bot.clock.at += HOUR
    await game.turn(2, "buy; end")
    for seat in (0, 1):
        await game.answer(seat, "decline")
    assert [one.points for one in await stats.players("market")] == [2, 1, 1]


async def test_games_that_are_not_there_have_no_statistics(society: Society, stats: Stats) -> None:
    with pytest.raises(UnknownGameError):
        await stats.game(999)
    lobby = await society.bot.sessions.open_lobby(Wish("market"), Place(ADA, channel=1))
    with pytest.raises(GameClosedError):
        await stats.game(lobby)
    assert (await stats.player(STRANGER, STRANGER, "gaia")).total is None
    assert await stats.refresh() == 0


def test_what_is_called_by_a_number_is_told_with_what_it_does() -> None:
    assert called("en", "federation", "start2") == "Start token 2 (1 lavandium, 1 oceanium)"
    assert called("en", "gaia", "terrans") == "Terrans"


def test_several_lessons_of_one_turn_lead_to_it_by_one_button() -> None:
    asked = StatsWanted(1, "en", LESSONS, "gaia", None, 7)
    ids = [one.custom_id for one in again_buttons(asked, (5, 9, 5))]
    assert len(ids) == len({*ids}) == 2
