"""Looking back: replay, statistics, what was missed."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.people.settings import UserSettings
from engine.cli.computers import play_out, policy_of
from engine.core.game import HUMAN, Setup
from engine.core.record import Record
from tests.bot.e2e.house import House
from tests.bot.e2e.players import press
from tests.bot.e2e.recorded import drivers, four, seated
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

PNG, GIF = b"\x89PNG", b"GIF89a"


# --- replay --------------------------------------------------------------------------------


async def test_a_game_is_stepped_through_and_goes_on_after_a_restart(house: House) -> None:
    party = await four(house)
    for driver in people(party)[:3]:
        answer = await driver.slash(party.channel, "replay")
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


async def test_the_last_step_tells_the_end_in_few_lines_and_shows_it(house: House) -> None:
    """As the last card does: each point with what it is for, and no empty board."""
    setup = Setup("federation", (HUMAN, HUMAN), "end", "end")
    table = play_out(setup, [policy_of("random", "end", seat) for seat in range(2)])
    party = await seated(house, Record(setup, tuple(table.log)), ("Ada", "Борис"))
    ada = people(party)[0]
    page = (await ada.slash(party.channel, "replay")).message
    assert len(page.text.splitlines()) < 20
    scored = page.text.split("**Projects**")[-1]
    assert "PP (project 4)" in scored
    assert "(projects)" not in page.text
    assert page.pictures[0].filename.startswith("scores")
    before = (await ada.click(page, "◀")).message
    assert before.pictures[0].filename.startswith("senate")
    again = (await ada.click(before, "▶")).message
    assert again.pictures[0].filename.startswith("scores")
    senate = await press(ada, again, "replay", "/senate")
    further = (await ada.click(senate.message, "◀")).message
    assert further.pictures[0].filename.startswith("senate")
    assert [one.label for one in further.buttons if one.disabled] == ["Senate"]


async def test_the_animation_is_a_gif(house: House) -> None:
    party = await four(house, 60)
    boris = people(party)[1]
    page = await boris.slash(party.channel, "replay")
    film = await press(boris, page.message, "film")
    assert film.ephemeral
    assert film.message.id != page.message.id
    (picture,) = film.message.pictures
    data = await boris.download(picture.url)
    assert data.startswith(GIF)
    with Image.open(io.BytesIO(data)) as shown:
        assert f" {getattr(shown, 'n_frames', 1)} " in film.text


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
    counted = await press(ada, card, "count")
    assert counted.ephemeral
    points, growth = counted.message.pictures
    # counted by hand from the record; see tests/bot/history/test_statistics.py
    assert "Ada: 66 (" in str(points.description)
    assert "Борис: 53 (" in str(points.description)
    assert "federations 8, charging −3, final tiles 21, leftovers 8" in str(points.description)
    for picture in (points, growth):
        assert (await ada.download(picture.url)).startswith(PNG)
    again = await press(ada, card, "again")
    assert again.message.pictures


async def test_every_page_of_the_statistics_in_three_languages(house: House) -> None:
    party = await four(house)
    for driver in people(party)[:3]:
        page = await driver.slash(party.channel, "stats")
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
    await house.orrery.client.services[UserSettings].change(int(ada.id), "stats", "off")
    hidden = await boris.slash(party.channel, "stats", page="players")
    assert "Ada" not in hidden.text
    refused = await boris.slash(party.channel, "stats", player=ada.id)
    assert refused.text.startswith("⛔")
    assert "**Ada**" in (await ada.slash(party.channel, "stats", page="player")).text
    await house.orrery.client.services[UserSettings].change(int(ada.id), "stats", None)


# --- what was missed -----------------------------------------------------------------------


async def test_what_was_missed_is_told_in_three_lines_and_a_picture(house: House) -> None:
    party = await four(house, 120)
    card = (await public_messages(party))[-1]
    ada = people(party)[0]
    told = await press(ada, card, "missed")
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
