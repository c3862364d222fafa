"""The guided first game: from `/help` to the first placed mine and on to the end of its advice."""

from __future__ import annotations

import random

import pytest

from bot.client.signs import LAMP
from bot.local import Driver, Screen
from engine.core.moves import END
from render import texts
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import press, with_verb
from tests.bot.e2e.tapping import Taps

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def begin(house: House, driver: Driver) -> Fingers:
    """From `/help` in the bot's messages."""
    opened = await driver.slash("dm", "help")
    panel = await press(driver, opened.message, "first", "gaia")
    assert panel.ephemeral
    assert LAMP in panel.text, panel.text
    return Fingers(driver, panel.message)


async def first_choice(house: House, game: int, driver: Driver, verb: str) -> tuple[str, ...]:
    draft = await house.orrery.sessions.get(game).draft(house.press_of(driver))
    assert draft.decision is not None
    return next(one.words for one in draft.decision.offer() if one.words[0] == verb)


async def advised(fingers: Fingers) -> str:
    """The advice on a panel."""
    lines = [line for line in fingers.screen.text.splitlines() if LAMP in line]
    return "\n".join(lines)


async def to_a_mine(house: House, driver: Driver) -> tuple[Fingers, list[str]]:
    """From `/help` until the first mine stands, and what was advised on the way."""
    fingers = await begin(house, driver)
    game = await house.newest_game(driver)
    said = [await advised(fingers)]
    await fingers.play(await first_choice(house, game, driver, "booster"))
    said.append(await advised(fingers))
    await fingers.confirm()
    said.append(await advised(fingers))
    build = await first_choice(house, game, driver, "build")
    await fingers.press(fingers.button("go", "v/build"))
    said.append(await advised(fingers))
    await fingers.play(build)
    said.append(await advised(fingers))
    await fingers.confirm()
    log = (await house.orrery.sessions.get(game).record()).moves
    assert [move.words for move in log][-2:] == [build, END]
    return fingers, said


async def somebody_with_a_mine(house: House, name: str) -> Driver:
    """Nobody whom another test knows: whichever of them are run, and in whatever order."""
    ada = await house.table.player("Ada")
    await ada.line.ask("add_user", name=name)
    driver = await house.table.player(name)
    await to_a_mine(house, driver)
    return driver


@pytest.mark.parametrize("name", ["Ada", "Борис", "Оксана"])
async def test_a_first_mine_stands_after_a_few_presses(house: House, name: str) -> None:
    fingers, said = await to_a_mine(house, await house.table.player(name))
    assert all(said), said
    assert len(set(said)) == len(said), "every step has advice of its own"
    assert fingers.taps <= 12


async def test_nobody_is_mentioned_in_his_own_messages_with_the_bot(house: House) -> None:
    driver = await somebody_with_a_mine(house, "Una")
    await driver.slash("dm", "turn")
    cards = [one for one in await driver.history("dm") if with_verb(one, "boards")]
    assert cards
    assert not any("<@" in one.text for one in cards)


async def test_the_advice_leaves_after_the_first_round(house: House) -> None:
    ada = await somebody_with_a_mine(house, "Adele")
    game = await house.newest_game(ada)
    session = house.orrery.sessions.get(game)
    press_ = house.press_of(ada)
    seen: set[str] = set()
    for _ in range(60):
        view = await session.view()
        if view.round > 1:
            break
        draft = await session.draft(press_)
        assert draft.decision is not None
        if draft.decision.kind not in seen:
            assert LAMP in (await ada.slash("dm", "turn")).text, draft.decision.kind
            seen.add(draft.decision.kind)
        verbs = {one.words[0]: one.words for one in draft.decision.offer()}
        words = verbs.get("pass") or next(iter(verbs.values()))
        done = await session.play(press_, " ".join(words))
        if getattr(done, "can_confirm", False):
            await session.confirm(press_)
    assert "turn" in seen
    panel = (await ada.slash("dm", "turn")).message
    assert "That was the first round" in panel.text
    assert not with_verb(panel, "hush")
    assert LAMP not in (await ada.slash("dm", "turn")).text


async def test_the_advice_can_be_switched_off(house: House) -> None:
    boris = await somebody_with_a_mine(house, "Bo")
    panel = (await boris.slash("dm", "turn")).message
    assert LAMP in panel.text
    silent = await press(boris, panel, "hush")
    assert silent.message.id == panel.id
    assert LAMP not in silent.text
    assert LAMP not in (await boris.slash("dm", "turn")).text


async def test_pressed_again_it_leads_to_the_game_that_has_begun(house: House) -> None:
    oksana = await somebody_with_a_mine(house, "Oksana")
    before = await house.newest_game(oksana)
    again = await begin(house, oksana)
    assert await house.newest_game(oksana) == before
    assert again.screen.selects or again.screen.buttons


async def test_from_a_server_it_leads_to_the_bots_messages(house: House) -> None:
    sam = await house.stranger()
    opened = await sam.slash("#general", "help")
    answer = await press(sam, opened.message, "first", "gaia")
    assert "direct messages" in answer.text
    (link,) = [one for one in answer.message.buttons if one.url]
    assert link.url.endswith(await sam.channel_id("dm"))
    card: Screen | None = None
    while card is None:
        await house.breathe()
        found = [each for each in await sam.history("dm") if with_verb(each, "turn")]
        card = found[-1] if found else None
    panel = await press(sam, card, "turn")
    assert LAMP in panel.text
    again = await press(sam, opened.message, "first", "gaia")
    assert "direct messages" in again.text, "the same game"


async def test_who_takes_no_messages_is_told_so(house: House) -> None:
    world = house.table.world
    user = world.add_user("Кирило")
    world.join(house.table.arrange.home, user)
    house.table.arrange.close_dms(user.id)
    driver = await house.table.player(user.id)
    opened = await driver.slash("#general", "help")
    answer = await press(driver, opened.message, "first", "gaia")
    assert "I may not write to you" in answer.text
    house.forgive(403)
    assert await house.orrery.sessions.of_user(int(driver.id)) == []


@pytest.mark.parametrize(
    ("key", "rounds", "told", "seats"),
    [("race", 3, "three rounds", 1), ("federation", 2, "two rounds", 2)],
)
async def test_a_first_game_is_advised_for_its_first_rounds_only(
    house: House, key: str, rounds: int, told: str, seats: int
) -> None:
    """Where no robot can be asked for, a newcomer has all seats."""
    ada = await house.table.player("Ada")
    await ada.line.ask("add_user", name=f"Учениця {key}")
    driver = await house.table.player(f"Учениця {key}")
    opened = await driver.slash("dm", "help")
    assert LAMP in (await press(driver, opened.message, "first", key)).text
    game = await house.newest_game(driver)
    session = house.orrery.sessions.get(game)
    chance, farewell, silent = random.Random(seats), False, 0
    assert [seat.user for seat in (await session.standing()).seats].count(int(driver.id)) == seats
    while (await session.standing()).asked and (seats == 1 or not silent):
        asked, number = (await session.questions())[0].kind, (await session.view()).round
        panel = await driver.slash("dm", "turn", game=str(game))
        assert (LAMP in panel.text) is not farewell, (asked, number)
        silent += farewell
        assert number <= rounds + 1 or farewell, "the advice has ended"
        taps = Taps(driver, panel, chance)
        await taps.answer()
        farewell = farewell or told in panel.text or told in taps.screen.text
    assert silent
    assert seats > 1 or (await session.standing()).result is not None


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["booster", "turn", "after", "passed", "charge", "tech", "advance", "income"]
)
async def test_every_question_of_a_first_round_has_advice(lang: str, kind: str) -> None:
    labels = dict.fromkeys(("confirm", "build", "upgrade", "pass"), "x")
    said = texts.hint(lang, "gaia", f"coach-{kind}", **labels)
    assert said
    assert lang == "en" or said != texts.hint("en", "gaia", f"coach-{kind}", **labels)


async def test_no_text_is_missing_in_any_language(house: House) -> None:
    assert house.unknown_texts() == []
