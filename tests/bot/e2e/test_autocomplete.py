"""Autocomplete: complete legal answers only, the best of every kind first, and all are accepted."""

from __future__ import annotations

import random

import pytest

from bot.local import Driver
from bot.session import Press
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party
from tests.bot.e2e.scenes import keepers, people, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOST = 25
LONGEST = 100


async def offers(driver: Driver, where: str, typed: str = "") -> list[tuple[str, str]]:
    """What is offered for a move, within the limits."""
    found = await driver.autocomplete(where, "move", "text", typed)
    assert len(found) <= MOST
    assert all(0 < len(str(each.value)) <= LONGEST for each in found)
    assert all(0 < len(each.name) <= LONGEST for each in found)
    assert len({each.value for each in found}) == len(found)
    return [(str(each.value), each.name) for each in found]


async def gaia_turn(house: House, seed: str = "offers") -> Party:
    """A game of two after its setup."""
    party = await Party.sit_down(house, await house.channel(), "gaia", ["Ada", "Борис"], seed=seed)
    while (await party.session.standing()).asked[0].kind != "turn":
        driver = await party.asked()
        assert driver is not None
        await driver.slash(
            party.channel, "move", text=(await offers(driver, party.channel))[0][0], commit=True
        )
    return party


async def test_every_kind_comes_first_and_passes_are_always_there(house: House) -> None:
    party = await gaia_turn(house)
    driver = await party.asked()
    assert driver is not None
    found = await offers(driver, party.channel)
    draft = await party.session.draft(Press(int(driver.id)))
    assert draft.decision is not None
    legal = [" ".join(option.words) for option in draft.decision.offer()]
    kinds = list(dict.fromkeys(words.split()[0] for words in legal))
    assert [value.split()[0] for value, _ in found][: len(kinds)] == kinds
    assert {value for value, _ in found} <= set(legal)
    passes = {words for words in legal if words.startswith("pass")}
    assert passes <= {value for value, _ in found}
    rest = [value.split()[0] for value, _ in found][len(kinds) :]
    assert rest == sorted(rest, key=kinds.index), "the rest stands kind by kind"


async def test_end_is_offered_as_soon_as_it_is_legal(house: House) -> None:
    party = await gaia_turn(house)
    driver = await party.asked()
    assert driver is not None
    assert "end" not in {value for value, _ in await offers(driver, party.channel)}
    passing = (await offers(driver, party.channel, "pass"))[0][0]
    await driver.slash(party.channel, "move", text=passing)
    assert [value for value, _ in await offers(driver, party.channel)] == ["end"]


async def test_typed_text_filters_on_notation_and_label(house: House) -> None:
    party = await gaia_turn(house)
    driver = await party.asked()
    assert driver is not None
    await driver.set_locale("en-US")
    by_verb = await offers(driver, party.channel, "upg")
    assert by_verb
    assert all(value.startswith("upgrade") for value, _ in by_verb)
    by_label = await offers(driver, party.channel, "trading station")
    assert by_label
    assert all("trading station" in label.lower() for _, label in by_label)
    by_both = await offers(driver, party.channel, "TS upgrade")
    assert {value for value, _ in by_both} == {
        value for value, _ in by_verb if value.endswith("ts")
    }
    assert await offers(driver, party.channel, "nonsense") == []


async def test_labels_are_in_the_readers_language_and_have_prices(house: House) -> None:
    party = await gaia_turn(house)
    driver = await party.asked()
    assert driver is not None
    seen = {}
    for locale in ("en-US", "ru", "uk"):
        await driver.set_locale(locale)
        seen[locale] = dict(await offers(driver, party.channel, "upgrade"))
    assert seen["en-US"].keys() == seen["ru"].keys() == seen["uk"].keys()
    first = next(iter(seen["ru"]))
    assert "cost: " in seen["en-US"][first]
    assert "цена: " in seen["ru"][first]
    assert len({labels[first] for labels in seen.values()}) == 3
    await driver.set_locale("en-US" if driver is people(party)[0] else "ru")


async def test_whatever_is_offered_is_accepted(house: House) -> None:
    party = await gaia_turn(house)
    chance = random.Random(7)
    for _ in range(12):
        driver = await party.asked()
        assert driver is not None
        choice = chance.choice(await offers(driver, party.channel))[0]
        answer = await driver.slash(party.channel, "move", text=choice, commit=True)
        assert not answer.text.startswith("⛔"), (choice, answer.text)


async def test_sets_are_offered_one_by_one_and_whole(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    await type_move(party, 0, "light", commit=False)
    single = [value for value, _ in await offers(ada, party.channel)]
    assert single == ["red1", "red2", "red1 red2"]
    both = [value for value, _ in await offers(ada, party.channel, "red1 ")]
    assert both == ["red1", "red1 red2"]
    answer = await type_move(party, 0, both[1], commit=False)
    assert "red lantern 1 red lantern 2" in answer.text


async def test_nothing_is_offered_to_whom_nothing_is_asked(house: House) -> None:
    party = await keepers(house)
    assert await offers(people(party)[1], party.channel) == []
    assert await offers(await house.stranger(), party.channel) == []
    assert await offers(people(party)[0], "#general") == []


async def test_a_busy_session_is_not_waited_for(house: House) -> None:
    party = await keepers(house)
    session = party.session
    async with session._lock:
        assert await offers(people(party)[0], party.channel) == []
    assert await offers(people(party)[0], party.channel)


async def test_a_games_own_commands_offer_word_by_word(house: House) -> None:
    party = await gaia_turn(house)
    driver = await party.asked()
    assert driver is not None
    upgrades = [value for value, _ in await offers(driver, party.channel, "upgrade")]
    hexes = await driver.autocomplete(party.channel, "gaia upgrade", "hex", "")
    assert {str(each.value) for each in hexes} == {text.split()[1] for text in upgrades}
    chosen = str(hexes[0].value)
    kinds = await driver.autocomplete(party.channel, "gaia upgrade", "to", "", hex=chosen)
    assert {f"upgrade {chosen} {each.value}" for each in kinds} <= set(upgrades)
    answer = await driver.slash(
        party.channel, "gaia upgrade", hex=chosen.upper(), to=str(kinds[0].value)
    )
    assert not answer.text.startswith("⛔")
    draft = await party.session.draft(Press(int(driver.id)))
    assert draft.moves == (("upgrade", chosen, str(kinds[0].value)),)
    assert await driver.autocomplete(party.channel, "gaia build", "hex", "") == []
    answer = await driver.slash(party.channel, "gaia build", hex="4a3")
    assert answer.text.startswith("⛔")


async def test_a_complete_draft_is_offered_its_end(house: House) -> None:
    """A setup choice is answered, and nothing but the Confirm is missing."""
    party = await Party.sit_down(house, await house.channel(), "gaia", ["Ada", "Борис"], seed="end")
    driver = await party.asked()
    assert driver is not None
    first = (await offers(driver, party.channel))[0][0]
    await driver.slash(party.channel, "move", text=first)
    before = (await party.session.standing()).last_turn
    assert [value for value, _ in await offers(driver, party.channel)] == ["end"]
    assert [value for value, _ in await offers(driver, party.channel, "en")] == ["end"]
    await driver.slash(party.channel, "move", text="end", commit=True)
    assert (await party.session.standing()).last_turn == before + 1
