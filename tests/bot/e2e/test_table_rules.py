"""`/table options` over the local table: rules are offered, shown, changed, told, and refused."""

from __future__ import annotations

import pytest

from bot.session.accord.agreed_rules import RULES
from tests.bot.e2e.house import House
from tests.bot.e2e.organisers import done, refused
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_rules_are_offered_shown_changed_and_told(house: House) -> None:
    party = await keepers(house)
    ada, boris, oksana = people(party)
    shown = await done(boris, party, "options")
    assert len(shown.splitlines()) == len(RULES)
    offered = await ada.autocomplete(party.channel, "table options", "value", option="remind_hours")
    assert ("4", "4 hours") in {(one.value, one.name) for one in offered}
    assert offered[-1].value == "usual"
    said = await done(ada, party, "options", option="remind_hours", value="1,5")
    assert said == "time until a reminder: **90 minutes**"
    await done(ada, party, "options", option="lang", value="uk")
    assert "мова: **українська**" in (await public_messages(party))[-1].text
    await done(ada, party, "options", option="timeout_hours", value="off")
    await done(ada, party, "options", option="rewind", value="organiser")
    await type_move(party, 0, "end")
    assert "організатор" in await refused(oksana, party, "rewind", turn="3")
    await done(ada, party, "options", option="lang", value="usual")
    rules = (await party.session.standing()).game.options
    assert rules == {"remind_hours": "1.5", "timeout_hours": "0", "rewind": "organiser"}
    trail = await done(ada, party, "info")
    assert "changed the rules of the table (who may ask to rewind: **the organiser**)" in trail


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("remind_hours", "0.01", "no number of hours that works here"),
        ("remind_hours", "@everyone", "no number of hours that works here"),
        ("timeout_hours", "1e9", "no number of hours that works here"),
        ("timeout_hours", "nan", "no number of hours that works here"),
        ("clock", "8+72", "no time bank"),
        ("lang", "de", "possible: English, Russian, Ukrainian"),
        ("rewind", "me", "possible: everybody at the table, the organiser"),
        (None, "12", "Name the rule"),
    ],
)
async def test_rules_that_make_no_sense_are_refused(
    house: House, option: str | None, value: str, said: str
) -> None:
    party = await keepers(house)
    ada, boris, _ = people(party)
    assert said in await refused(ada, party, "options", option=option, value=value)
    assert "<@" not in await refused(boris, party, "options", option=option, value=value)
    assert (await party.session.standing()).game.options == {}
