"""Hostile ids, texts, seeds and names: always an answer of ours, no mention, no stray file."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path

import pytest

from bot.local import Driver, Screen
from bot.local.validate.components import walk
from bot.local.wire import InteractionType
from bot.local.world import BOT_ID
from engine import GAMES
from render import texts
from tests.bot.e2e import hostile
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party

pytestmark = pytest.mark.asyncio(loop_scope="module")


def each_game(sample: int = 9, long: int = 500) -> pytest.MarkDecorator:
    """So often at a table of each game, and so often in soak runs."""
    few = [pytest.param(sample, key, id=f"{key}-sample") for key in GAMES]
    marks = pytest.mark.soak
    many = [pytest.param(long, key, id=f"{key}-long", marks=marks) for key in GAMES]
    return pytest.mark.parametrize(("count", "game"), [*few, *many])


WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT
_WATCHED: list[set[str]] = []


def _note_writing(event: str, args: tuple[object, ...]) -> None:
    if event == "open" and _WATCHED and isinstance(args[2], int) and args[2] & WRITES:
        _WATCHED[-1].add(os.fsdecode(args[0]) if isinstance(args[0], str | bytes) else "")


sys.addaudithook(_note_writing)  # cannot be taken back; outside of a watch it does nothing


@contextmanager
def no_file_written_outside(folder: Path) -> Iterator[None]:
    """Whatever is opened for writing in the meantime lies in the folder."""
    _WATCHED.append(set())
    try:
        yield
    finally:
        opened = _WATCHED.pop() - {"", os.devnull}
    stray = {one for one in opened if not Path(one).resolve().is_relative_to(folder.resolve())}
    assert not stray


@pytest.fixture(autouse=True)
def _only_our_files(house: House) -> Iterator[None]:
    with no_file_written_outside(house.folder):
        yield


async def party_of(house: House, name: str, game: str) -> Party:
    """Two people at a table in a channel of its own."""
    house.table.world.add_channel(house.table.arrange.home, name)
    ada = await house.table.player("Ada")  # hers is the server; random commands may have closed it
    await ada.slash(f"#{name}", "server games", where="everywhere")
    return await Party.sit_down(house, name, game, ["Ada", "Борис"], seed=name)


async def answered(driver: Driver, nonce: str) -> bool:
    """Wait for the first answer to an act; False if there was none."""

    def state() -> str:
        mine = [one for one in driver.line.events if one.get("nonce") == nonce]
        return str(mine[-1].get("state", "answered")) if mine else "pending"

    await driver.line.until(lambda: state() != "pending")
    return state() != "failed"


@each_game()
async def test_any_button_id_is_answered(house: House, count: int, game: str) -> None:
    chance = random.Random(count)
    party = await party_of(house, f"ids-{game}-{count}", game)
    driver = await party.asked()
    assert driver is not None
    channel_id = await driver.channel_id(party.channel)
    panel = await driver.slash(party.channel, "turn")
    card = await party.last_card()
    known = [str(one.custom_id) for one in (*panel.message.buttons, *card.buttons)]
    channel = house.table.world.channels[channel_id]
    as_posted = deepcopy(house.table.world.messages[channel_id][card.id].components)
    for number in range(count):
        wrong = hostile.custom_id(chance, known)
        if wrong.startswith(("s1:", "m1:")):
            continue  # a button never bears the id of a select or a form
        message = house.table.world.messages[channel_id][card.id]
        message.components = deepcopy(as_posted)  # a press may have changed the message
        button = next(one for one in walk(message.components) if one["type"] == 2)
        button["custom_id"] = wrong
        data = {"custom_id": wrong, "component_type": 2, "id": button["id"]}
        house.table.core.interactions.begin(
            InteractionType.COMPONENT,
            driver.id,
            channel,
            data,
            nonce=f"id {number}",
            message=message,
        )
        assert await answered(driver, f"id {number}"), wrong


@each_game()
async def test_any_typed_move_is_answered_without_a_mention(
    house: House, count: int, game: str
) -> None:
    chance = random.Random(count)
    party = await party_of(house, f"moves-{game}-{count}", game)
    for _ in range(count):
        driver = chance.choice(list(party.drivers.values()))
        typed = hostile.text(chance, 6000)
        answer = await driver.slash(party.channel, "move", text=typed, commit=chance.random() < 0.5)
        assert answer.text, typed
        assert not answer.message.mentions, typed
        assert "@everyone" not in answer.text, typed
        await driver.autocomplete(party.channel, "move", "text", typed[:100])


@pytest.mark.parametrize("count", [pytest.param(4), pytest.param(200, marks=pytest.mark.soak)])
async def test_any_seed_and_any_name_make_a_table(house: House, count: int) -> None:
    chance = random.Random(count)
    world, home = house.table.world, house.table.arrange.home
    for number in range(count):
        channel = world.add_channel(home, f"seed-{count}-{number}")
        people = [world.add_user(hostile.text(chance, 32)) for _ in range(2)]
        for user in people:
            world.join(home, user)
        host, guest = [await house.table.player(user.id) for user in people]
        game = list(GAMES)[number % len(GAMES)]
        card = await host.slash(channel.id, f"new {game}", seed=hostile.text(chance, 100))
        await guest.click(card.message, "Join")
        await host.click(card.message, "Start")
        await host.slash(channel.id, "turn")
        allowed = {user.id for user in people}
        for raw in await guest.history(channel.id):
            check_harmless(raw, allowed)


def check_harmless(screen: Screen, allowed: set[str]) -> None:
    """Nobody but the players is called, and nothing is turned around."""
    if screen.author_id == BOT_ID:
        assert {*screen.mentions} <= allowed
        assert "@everyone" not in screen.text
        assert "@here" not in screen.text
        assert not {"\u202e", "\u2066", "\u0000"} & {*screen.text}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
async def test_arguments_of_texts_cannot_speak_for_themselves(lang: str) -> None:
    chance = random.Random(7)
    for number in range(60):
        said = hostile.text(chance, 100) * (1000 if number % 20 == 0 else 1)
        shown = texts.text(lang, "undo-asked", who=said) + texts.safe_name(said)
        assert len(shown) < 450
        assert not set("\u202e\u2066\u0000\r\n") & {*texts.safe_name(said)}
        assert not [one for one in hostile.MENTIONS if one in shown], said
