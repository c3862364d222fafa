"""Hostile forms, options of every command, and records: an answer of ours, never a fault."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from bot.client.request import FORMS
from bot.local import Driver, RequestRefusedError
from bot.local.wire import InteractionType, Json
from bot.local.world import BOT_ID
from bot.people.settings import QUIET, ZONE
from bot.play.panel.verbs import FILL
from bot.session import Press
from tests.bot.e2e import hostile
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party
from tests.bot.e2e.test_hostile import answered, check_harmless, each_game, party_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

FIELDS = ("first", "last", ZONE, QUIET, "power_to_ore", "burn", "x", "%00")
VALUES = ("2026-13-45", "23-8", "99:99-1", "UTC+99", "Europe/../../etc", "0", "-1", "9" * 30, "٣")
STRING, INTEGER, BOOLEAN, USER, NUMBER, FILE = 3, 4, 5, 6, 10, 11
BRANCHES = (1, 2)
FAULT = re.compile(r"\b[0-9a-f]{8}\b")


def field(chance: random.Random) -> Json:
    """A field of a form as somebody might send it who has not seen the form."""
    value = chance.choice((*VALUES, hostile.text(chance, 4000)))
    known = {"type": 4, "id": 3, "custom_id": chance.choice(FIELDS), "value": value}
    if chance.random() < 0.4:
        known = {"type": 3, "id": 3, "custom_id": chance.choice(FIELDS), "values": [value] * 3}
    if chance.random() < 0.1:
        known.pop("custom_id")
    return {"type": 18, "id": 2, "component": known}


@each_game()
async def test_any_form_is_answered(house: House, count: int, game: str) -> None:
    chance = random.Random(count)
    party = await party_of(house, f"forms-{game}-{count}", game)
    driver = await party.asked()
    assert driver is not None
    channel = house.table.world.channels[await driver.channel_id(party.channel)]
    panel = (await driver.slash(party.channel, "turn")).message
    message = house.table.world.messages[channel.id][panel.id]
    cause = list(house.table.world.interactions.values())[-1]
    draft = await party.session.draft(Press(int(driver.id)))
    for number in range(count):
        verb = chance.choice((*FORMS, FILL, "turn", "x"))
        known = f"m1:{party.game}:{draft.seat}:{draft.revision}:{verb}:"
        argument = chance.choice(("times", "away", "free", "", hostile.text(chance, 40)))
        custom_id = f"{known}{argument}"[:100]
        if chance.random() < 0.3:
            custom_id = hostile.custom_id(chance, [custom_id])
        fields = [field(chance) for _ in range(chance.randrange(6))]
        data = {"custom_id": custom_id, "components": fields}
        house.table.core.interactions.begin(
            InteractionType.MODAL,
            driver.id,
            channel,
            data,
            nonce=f"form {number}",
            message=message,
            cause=cause,
        )
        assert await answered(driver, f"form {number}"), data
    assert not house.pardon(40), "no fault"


def leaves(commands: list[Json], before: str = "") -> Iterator[tuple[str, list[Json]]]:
    """Every command with its options, by its full name."""
    for command in commands:
        path, options = f"{before}{command['name']}", command.get("options", [])
        if any(option["type"] in BRANCHES for option in options):
            yield from leaves(options, f"{path} ")
        else:
            yield path, options


def filled(chance: random.Random, options: list[Json], people: list[Driver]) -> Json:
    """Options filled in by somebody who means no good."""
    given: Json = {}
    for option in options:
        if not option.get("required") and chance.random() < 0.3:
            continue
        kind, choices = option["type"], option.get("choices")
        if choices:
            given[option["name"]] = chance.choice(choices)["value"]
        elif kind == STRING:
            longest = min(option.get("max_length", 6000), 6000)
            given[option["name"]] = hostile.text(chance, longest)
        elif kind == INTEGER:
            low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
            given[option["name"]] = chance.choice((low, high, max(low, min(high, 3))))
        elif kind == BOOLEAN:
            given[option["name"]] = chance.random() < 0.5
        elif kind == USER:
            given[option["name"]] = chance.choice((*(each.id for each in people), BOT_ID))
    return given


@each_game(1, 20)
async def test_any_option_of_any_command_is_answered(house: House, count: int, game: str) -> None:
    chance = random.Random(count)
    party = await party_of(house, f"options-{game}-{count}", game)
    people = [*party.drivers.values(), await house.stranger()]
    commands = list(leaves(people[0].commands))
    assert len(commands) > 30
    for path, options in commands * count:
        if path.startswith("new "):
            continue  # setups have a test of their own, and need a channel each
        await use(party, chance.choice(people), path, filled(chance, options, people))
    await party.settled()
    allowed = {driver.id for driver in people}
    for screen in await people[0].history(party.channel):
        check_harmless(screen, allowed)
    assert not house.pardon(40), "no fault"


async def use(party: Party, driver: Driver, path: str, given: Json) -> None:
    """Send a command off; what the client itself refuses is not sent."""
    try:
        answer = await driver.slash(party.channel, path, given)
    except RequestRefusedError:
        return
    assert answer.text or answer.message.buttons or answer.message.pictures, (path, given)
    assert "@everyone" not in answer.text, (path, given)


def spoilt(chance: random.Random, record: str) -> str:
    """A record with something wrong in it, or nothing of a record at all."""
    lines = record.splitlines()
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(lines))
        worse = (
            hostile.text(chance, 200),
            "",
            lines[at][::-1],
            lines[at] * 50,
            "seat 9 build m 4a3",
        )
        lines[at] = chance.choice(worse)
    if chance.random() < 0.3:
        return hostile.text(chance, 100_000) * chance.choice((1, 5))
    return "\n".join(lines)


@each_game(4, 150)
async def test_any_record_is_read_or_refused(house: House, count: int, game: str) -> None:
    chance = random.Random(count)
    party = await party_of(house, f"records-{game}-{count}", game)
    ada = next(iter(party.drivers.values()))
    exported = await ada.slash(party.channel, "export")
    record = (await ada.download(exported.message.pictures[0].url)).decode("utf-8")
    channel = f"#{await house.channel()}"
    for number in range(count):
        text = spoilt(chance, record)
        if number % 2:
            upload = await ada.upload(f"{number}.txt", text.encode("utf-8", "replace")[:900_000])
            given = {"file": upload}
        else:
            given = {"record": text[:6000] or "x"}
        try:
            answer = await ada.slash(channel, "import", given)
        except RequestRefusedError:
            continue
        assert answer.text, text[:100]
        check_harmless(answer.message, {ada.id})
        if not answer.text.startswith("⛔"):
            channel = f"#{await house.channel()}"  # a table stands in the other one
    assert not house.pardon(40), "no fault"
