"""Where the bot is no member: one panel, edited by its own presses; and the way to the messages."""

from __future__ import annotations

import pytest
import pytest_asyncio

from bot.client.signs import LAMP
from bot.local import Driver
from bot.local.model import Guild
from render import texts
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import press, with_verb

pytestmark = pytest.mark.asyncio(loop_scope="module")

LANGUAGE = {"Ada": "en", "Борис": "ru", "Оксана": "uk"}
EVERYWHERE = {"new", "mygames", "rules", "help", "settings"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def foreign(house: House) -> Guild:
    """A server without the bot, where everybody has installed it."""
    for name in ("Ada", "Борис", "Оксана"):
        house.table.arrange.install_app(name)
    return house.table.arrange.add_guild("Elsewhere", ["Ada", "Борис", "Оксана"], bot=False)


async def place_of(house: House, driver: Driver, where: str) -> str:
    """A channel of the other server, or a conversation with somebody else."""
    if where == "server":
        return "#elsewhere"
    friend = next(
        user for user in house.table.world.users.values() if user.id not in (driver.id, "0")
        and not user.bot
    )  # fmt: skip
    return await driver.open_dm(friend.id)


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize("where", ["server", "conversation"])
async def test_the_commands_that_work_everywhere_are_offered(house: House, where: str) -> None:
    ada = await house.table.player("Ada")
    channel = await ada.channel_id(await place_of(house, ada, where))
    offered = {each["name"] for each in await ada.line.ask("commands", channel_id=channel)}
    assert offered == EVERYWHERE


@pytest.mark.usefixtures("foreign")
@pytest.mark.parametrize(
    ("name", "where"), [("Ada", "server"), ("Борис", "conversation"), ("Оксана", "server")]
)
async def test_a_game_alone_is_one_private_panel(house: House, name: str, where: str) -> None:
    driver = await house.table.player(name)
    place = await place_of(house, driver, where)
    before = len(await driver.history(place))
    opened = await driver.slash(place, "new gaia", factions="first_game")
    assert opened.ephemeral
    assert not opened.text.startswith("⛔"), opened.text
    game = await house.newest_game(driver)
    session = house.orrery.sessions.get(game)
    assert (await session.standing()).game.channel is None
    fingers = Fingers(driver, opened.message)
    for words in (("booster", "booster_labs"), ("build", "1b1")):
        offered = await session.draft(house.press_of(driver))
        assert offered.decision is not None
        if not offered.decision.allows(words):
            words = next(iter(offered.decision.offer())).words
        await fingers.play(words)
        await fingers.confirm()
        assert fingers.screen.id == opened.message.id, "edited by its own presses"
    looked = await press(driver, fingers.screen, "go", "p", exactly=True)
    assert looked.message.id == opened.message.id
    assert looked.message.pictures
    public = [each for each in await driver.history(place) if not each.ephemeral]
    assert len(public) <= before, "no card is posted"
    again = await driver.slash(place, "new gaia")
    assert again.text.startswith("⛔")
    assert f"/{texts.text(LANGUAGE[name], 'command-mygames')}" in again.text
    listed = await driver.slash(place, "mygames")
    back = await press(driver, listed.message, "turn")
    assert back.ephemeral
    assert with_verb(back.message, "todm")


@pytest.mark.usefixtures("foreign")
async def test_with_others_nothing_can_be_played_there(house: House) -> None:
    ada = await house.table.player("Ada")
    answer = await ada.slash("#elsewhere", "new gaia", players=3)
    assert answer.text.startswith("⛔ I am no member here")
    assert answer.ephemeral


@pytest.mark.usefixtures("foreign")
async def test_the_game_moves_to_the_bots_messages(house: House) -> None:
    ada = await house.table.player("Ada")
    await ada.slash("#elsewhere", "new gaia")  # refused where another test has begun a game
    listed = await ada.slash("#elsewhere", "mygames")
    panel = await press(ada, listed.message, "turn")
    moved = await press(ada, panel.message, "todm")
    assert "direct messages" in moved.text
    game = await house.newest_game(ada)
    standing = await house.orrery.sessions.get(game).standing()
    assert str(standing.game.channel) == await ada.channel_id("dm")
    card = None
    while card is None:
        await house.breathe()
        shown = [each for each in await ada.history("dm") if with_verb(each, "boards")]
        card = shown[-1] if shown else None
    assert card.pictures
    turn = await press(ada, card, "turn")
    assert not with_verb(turn.message, "todm")
    again = await ada.slash("dm", "turn")
    assert not again.text.startswith("⛔")


@pytest.mark.usefixtures("foreign")
async def test_rules_and_help_work_there(house: House) -> None:
    oksana = await house.table.player("Оксана")
    for place in ("#elsewhere", await place_of(house, oksana, "conversation")):
        assert not (await oksana.slash(place, "rules")).text.startswith("⛔")
        assert not (await oksana.slash(place, "help")).text.startswith("⛔")
        assert (await oksana.slash(place, "settings")).ephemeral


@pytest.mark.usefixtures("foreign")
async def test_a_first_game_begins_there_as_well(house: House) -> None:
    sam = await house.stranger()
    house.table.arrange.install_app(sam.id)
    place = await place_of(house, sam, "conversation")
    opened = await sam.slash(place, "help")
    panel = await press(sam, opened.message, "first", "gaia")
    assert LAMP in panel.text
    assert "Only you see this" in panel.text
    game = await house.newest_game(sam)
    assert (await house.orrery.sessions.get(game).standing()).game.channel is None
    again = await press(sam, opened.message, "first", "gaia")
    assert await house.newest_game(sam) == game
    assert LAMP in again.text


async def test_no_text_is_missing_in_any_language(house: House) -> None:
    assert house.unknown_texts() == []
