"""What is said to people in Russian and in Ukrainian, and that nothing of it is English."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from bot.local import Driver, Screen
from bot.local.world import BOT_ID
from bot.people.settings_screen import CHANNEL
from tests.bot.e2e.players import PEOPLE, Party

LATIN = re.compile(r"[A-Za-z]{2,}")
NO_WORDS = re.compile(r"<[^<>]*>|https?://\S+")
"""People, times and signs as Discord shows them."""
READERS = ("Борис", "Оксана")
MANY = 20
NUMERALS = {"II", "III", "IV", "VI"}
"""Phases and levels."""


async def choose_language(party: Party, lang: str) -> None:
    """Whoever manages the server chooses in which language the channel of the table is told."""
    ada = next(iter(party.drivers.values()))
    await party.settled()
    screen = (await ada.slash(party.channel, "settings")).message
    found = (str(one["custom_id"]) for one in screen.components if one["type"] == 3)
    await ada.select(screen, lang, next(one for one in found if f":{CHANNEL}:" in one))


def said_in(screen: Screen) -> Iterable[str]:
    """Everything that can be read, or heard, of a message."""
    yield screen.text
    yield from (str(one.description or "") for one in screen.pictures)
    yield from (one.label for one in screen.buttons)
    for component in screen.components:
        yield str(component.get("placeholder") or "")
        for option in component.get("options", ()):
            yield from (str(option["label"]), str(option.get("description") or ""))


def english_in(screens: Iterable[Screen], *known: str) -> set[str]:
    """The lines with words in Latin letters that are no names of people and none of these."""
    names = {*NUMERALS, *(word for one in (*PEOPLE, *known) for word in LATIN.findall(one))}
    return {
        line
        for screen in screens
        for said in said_in(screen)
        for line in said.splitlines()
        if {*LATIN.findall(NO_WORDS.sub(" ", line))} - names
    }


def heard(driver: Driver, *, alone: bool) -> list[Screen]:
    """Everything that the bot has shown to somebody: what is for all, or for him alone."""
    events = (one.get("message") for one in driver.line.events)
    seen = [Screen(one) for one in events if one]
    return [one for one in seen if one.ephemeral == alone and one.author_id == BOT_ID]


async def told_in(party: Party, lang: str) -> set[str]:
    """From now on the table is told in this language; returns the messages that stood before."""
    await choose_language(party, lang)
    return {screen.id for one in party.drivers.values() for screen in heard(one, alone=False)}


def english_told(party: Party, before: Collection[str], *known: str) -> list[str]:
    """Of all that was posted since, and of every answer to the Russian and the Ukrainian reader,
    the lines that have English in them; raises where that was not much."""
    found: set[str] = set()
    for name, driver in zip(PEOPLE, party.drivers.values(), strict=False):
        if name in (PEOPLE[0], *READERS):
            shown = heard(driver, alone=name in READERS)
            shown = [one for one in shown if one.id not in before]
            if len(shown) < (MANY if name in READERS else 1):
                raise AssertionError(f"{name} was shown {len(shown)} messages")
            found |= english_in(shown, *known)
    return sorted(found)
