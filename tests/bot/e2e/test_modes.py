"""How somebody likes to play: without Confirm, without some warnings, without auto-clicks."""

from __future__ import annotations

import pytest

from bot.client.signs import WARNING
from bot.local import Driver
from bot.people.settings import UserSettings
from bot.play.panel.elements import PanelStyle
from bot.play.panel.verbs import CONFIRM, SHOW, TAKE
from bot.play.panel_message import STYLES
from engine.core.moves import END
from render import hints
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party
from tests.bot.e2e.scenes import keepers, people, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")


ACTIONS = ("build", "research")
"""Kinds of action after which only the end of the turn is left, or free actions."""


async def choose(house: House, driver: Driver, key: str, value: str | None) -> None:
    """A setting as `/settings` stores it."""
    await house.orrery.client.services[UserSettings].change(int(driver.id), key, value)


async def panel(party: Party, driver: Driver) -> Fingers:
    answer = await driver.slash(party.channel, "turn")
    return Fingers(driver, answer.message, "lanterns", taps=0)


async def moves_of(party: Party) -> list[tuple[str, ...]]:
    return [move.words for move in (await party.session.record()).moves]


async def gaia(house: House, party_of: str = "Ada") -> tuple[Party, Driver]:
    """A solo game on its first turn."""
    driver = await house.table.player(party_of)
    channel = f"#{await house.channel()}"
    await driver.slash(channel, "new gaia", players=1, factions="first_game", seed="modes")
    row = await house.orrery.sessions.in_channel(int(await driver.channel_id(channel)))
    assert row is not None
    party = Party(house, channel, {driver.id: driver}, row.id)
    (booster, *_) = await driver.autocomplete(channel, "move", "text")
    answer = await driver.slash(channel, "move", text=booster.value, commit=True)
    assert not answer.text.startswith("⛔"), answer.text
    return party, driver


async def step(house: House, party: Party, driver: Driver, *, warned: bool) -> tuple[str, ...]:
    """A main action about which there is something to warn of, or nothing."""
    decision = (await party.session.draft(house.press_of(driver))).decision
    assert decision is not None
    assert decision.advise is not None
    advice = decision.advise()
    return next(
        one.words
        for one in decision.offer()
        if one.words[0] in ACTIONS and bool(advice.warnings(one.words)) is warned
    )


@pytest.mark.parametrize("name", ["Ada", "Борис", "Оксана"])
async def test_without_confirm_a_finished_turn_is_sent_off_at_once(house: House, name: str) -> None:
    party, driver = await gaia(house, name)
    words = await step(house, party, driver, warned=False)
    await choose(house, driver, "confirm", "off")
    before = len(await moves_of(party))
    fingers = Fingers(driver, (await driver.slash(party.channel, "turn")).message)
    await fingers.play(words)
    assert (await moves_of(party))[before : before + 2] == [words, END]
    await choose(house, driver, "confirm", None)


async def test_with_confirm_nothing_is_sent_off_before_it(house: House) -> None:
    party, ada = await gaia(house)
    words = await step(house, party, ada, warned=False)
    before = len(await moves_of(party))
    fingers = Fingers(ada, (await ada.slash(party.channel, "turn")).message)
    await fingers.play(words)
    assert len(await moves_of(party)) == before
    await fingers.confirm()
    assert (await moves_of(party))[before : before + 2] == [words, END]


async def test_where_more_can_follow_the_turn_is_not_over(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    await choose(house, ada, "confirm", "off")
    before = len(await moves_of(party))
    await ada.slash(party.channel, "move", text="sell red1")
    assert len(await moves_of(party)) == before
    await choose(house, ada, "confirm", None)


async def test_typed_moves_go_by_the_same_choice_unless_they_say_otherwise(house: House) -> None:
    party, ada = await gaia(house)
    words = await step(house, party, ada, warned=False)
    await choose(house, ada, "confirm", "off")
    before = len(await moves_of(party))
    await ada.slash(party.channel, "move", text=" ".join(words), commit=False)
    assert len(await moves_of(party)) == before, "it says so"
    await ada.slash(party.channel, "undo")
    option = {"build": "hex", "research": "track"}[words[0]]
    await ada.slash(party.channel, f"gaia {words[0]}", {option: words[1]})
    assert (await moves_of(party))[before : before + 2] == [words, END]
    await choose(house, ada, "confirm", None)


async def kinds_of(house: House, party: Party, driver: Driver) -> list[str]:
    """The kinds of warnings about somebody's draft."""
    draft = await party.session.draft(house.press_of(driver))
    notes = [*draft.end_warnings, *(note for step in draft.steps for note in step.warnings)]
    return sorted({note.key for note in notes})


async def test_a_warning_stands_on_the_panel_until_it_is_unwanted(house: House) -> None:
    party, ada = await gaia(house)
    words = await step(house, party, ada, warned=True)
    answer = await ada.slash(party.channel, "move", text=" ".join(words), commit=False)
    assert WARNING in answer.text
    (confirm,) = [one for one in answer.message.buttons if f":{CONFIRM}:" in str(one.custom_id)]
    settings = house.orrery.client.services[UserSettings]
    kinds = await kinds_of(house, party, ada)
    waste = {*kinds} - hints("gaia").mild
    assert confirm.style == STYLES[PanelStyle.DANGER if waste else PanelStyle.GO].value
    for kind in kinds:
        profile = await settings.warn(int(ada.id), "gaia", kind, False)
        assert profile.warnings_off is not None
        assert kind in profile.warnings_off["gaia"]
    again = await ada.slash(party.channel, "turn")
    assert WARNING not in again.text
    (confirm,) = [one for one in again.message.buttons if f":{CONFIRM}:" in str(one.custom_id)]
    assert confirm.style == STYLES[PanelStyle.GO].value
    for kind in kinds:
        await settings.warn(int(ada.id), "gaia", kind, True)


async def test_without_confirm_a_doubtful_turn_still_waits_for_it(house: House) -> None:
    party, ada = await gaia(house)
    words = await step(house, party, ada, warned=True)
    await choose(house, ada, "confirm", "off")
    before = len(await moves_of(party))
    await ada.slash(party.channel, "move", text=" ".join(words))
    assert len(await moves_of(party)) == before, "there is a warning"
    kinds = await kinds_of(house, party, ada)
    await ada.slash(party.channel, "undo")
    settings = house.orrery.client.services[UserSettings]
    for kind in kinds:
        await settings.warn(int(ada.id), "gaia", kind, False)
    await ada.slash(party.channel, "move", text=" ".join(words))
    assert (await moves_of(party))[before : before + 2] == [words, END]
    for kind in kinds:
        await settings.warn(int(ada.id), "gaia", kind, True)
    await choose(house, ada, "confirm", None)


async def test_the_only_choice_is_taken_at_once_unless_switched_off(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    await type_move(party, 0, "sell red1", commit=False)
    for value, verb in ((None, TAKE), ("off", SHOW)):
        await choose(house, ada, "auto", value)
        fingers = await panel(party, ada)
        draft = await party.session.draft(house.press_of(ada))
        assert draft.decision is not None
        options = [one.words for one in draft.decision.offer()]
        single = [
            words
            for words in options
            if len(words) > 1 and sum(one[0] == words[0] for one in options) == 1
        ]
        for words in single:
            buttons = [
                one.custom_id
                for one in fingers.screen.buttons
                if f":{verb}:" in str(one.custom_id) and words[0] in str(one.custom_id)
            ]
            assert buttons, (value, words)
        assert single
    await choose(house, ada, "auto", None)
