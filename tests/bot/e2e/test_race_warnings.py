"""Every warning of Race for the Galaxy at the real table: the sentence on the panel in the language
of whoever is warned, the red button, and that nothing is forbidden."""

from __future__ import annotations

import random
from typing import Final

import discord
import pytest

from bot.session import DraftView, Press
from engine.core.moves import Decision, Note
from render import texts
from tests.bot.e2e.house import House
from tests.bot.e2e.test_round_taps import opened, played_to
from tests.render.race.positions import answer

pytestmark = pytest.mark.asyncio(loop_scope="module")

KEYS: Final = {
    "x2-without-consuming": "base",
    "trade-without-good": "base",
    "nothing-to-produce": "base",
    "nothing-to-develop": "two",
    "nothing-to-settle": "two",
    "gives-only-six": "two",
    "could-be-conquered": "base",
    "ship-for-little": "two",
    "order-wastes": "base",
    "sells-cheaply": "two",
    "ends-by-tableau": "two",
    "ends-by-pool": "two",
    "over-hand-limit": "two",
    "keeps-second-copy": "base",
    "boost-not-needed": "base",
    "loses-goal": "two",
}
"""In which games such an answer comes up soon."""
SEALING: Final = {
    str(texts.text(lang, f"panel-{key}"))
    for lang in texts.LANGUAGES
    for key in ("confirm", "seal", "seal-last")
}
"""What the button is called that sends the answer off."""
BOOSTS: Final = ("boost-not-needed", "loses-goal")
"""Found where what is discarded for Military is asked: the second half of an answer."""
MOST: Final = 30
"""So many answers of a question are looked at."""


def wasteful(decision: Decision, key: str) -> tuple[str, Note] | None:
    """An answer that this warning is given for, as typed."""
    if decision.advise is None:
        return None
    advice = decision.advise()
    for _, option in zip(range(MOST), decision.offer(), strict=False):
        words = (decision.verb, *option.words) if decision.verb is not None else option.words
        for note in advice.warnings(words):
            if note.key == key and len(words) > decision.picks.start:
                before = f"settle {decision.args['card']} conquer; " if key in BOOSTS else ""
                return before + " ".join(words), note
    return None


@pytest.mark.parametrize("key", KEYS)
async def test_a_warning_stands_on_the_panel_and_forbids_nothing(house: House, key: str) -> None:
    found: list[tuple[str, Note]] = []

    def fits(decision: Decision) -> bool:
        one = wasteful(decision, key)
        found.extend([] if one is None else [one])
        return one is not None

    driver, game = await played_to(house, fits, KEYS[key])
    text, note = found[-1]
    session = house.orrery.sessions.get(game)
    draft = await session.play(Press(int(driver.id)), text)
    while isinstance(draft, DraftView) and not draft.can_confirm:
        assert draft.decision is not None
        words = answer(draft.decision, random.Random(key))
        draft = await session.play(Press(int(driver.id)), " ".join(words))
    panel = await opened(driver, game)
    lang = texts.language(house.table.world.users[driver.id].locale)
    said = texts.note(lang, "race", note)
    assert f"⚠ {said}" in panel.screen.text
    button = next(one for one in panel.screen.buttons if one.label in SEALING)
    assert button.style == discord.ButtonStyle.danger.value
    assert not button.disabled
