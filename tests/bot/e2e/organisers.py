"""People who type `/table …`, and those whose consent it needs."""

from __future__ import annotations

from bot.local import Answer, Driver, Screen
from tests.bot.e2e.players import Party, press, with_verb
from tests.bot.e2e.scenes import people

NO = "⛔ "


async def table(who: Driver, party: Party, tool: str, **options: object) -> Answer:
    """Type `/table …`; the answer is private."""
    answer = await who.slash(party.channel, f"table {tool}", options)
    assert answer.ephemeral
    await party.settled()
    return answer


async def done(who: Driver, party: Party, tool: str, **options: object) -> str:
    """The same, not refused."""
    text = (await table(who, party, tool, **options)).text
    assert not text.startswith(NO), text
    return text


async def refused(who: Driver, party: Party, tool: str, **options: object) -> str:
    """The same, refused and marked so."""
    text = (await table(who, party, tool, **options)).text
    assert text.startswith(NO), text
    return text


async def request(party: Party, who: Driver | None = None) -> Screen:
    """The newest request for consent, as somebody sees it."""
    await party.settled()
    seen = await (who or people(party)[0]).history(party.channel)
    return [one for one in seen if with_verb(one, "refuse")][-1]


async def agree(party: Party, *drivers: Driver) -> str:
    """These agree to the newest request; returns what the last one is told."""
    said = ""
    for driver in drivers:
        said = (await press(driver, await request(party, driver), "agree", driver.id)).text
        await party.settled()
    return said
