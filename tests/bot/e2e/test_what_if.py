"""What if: the panel becomes one of a table of one's own, and the real one again."""

from __future__ import annotations

import pytest

from bot.local import Driver
from bot.play.panel.verbs import SHOW, WHAT_IF
from bot.play.panel_advice import ANEW
from bot.session import Press
from bot.session.errors import UnknownGameError
from engine.core.moves import END, Decision
from render import texts
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import folded, with_verb
from tests.bot.e2e.test_taps import opened, position, taken_in

pytestmark = pytest.mark.asyncio(loop_scope="module")

TURNS = 4


def main_turn(decision: Decision) -> bool:
    """Somebody may end a round in which there is a next one."""
    return decision.kind == "turn" and any(
        one.words[0] == "pass" and one.words[1:] for one in decision.offer()
    )


def game_on(fingers: Fingers) -> int:
    """The table whose panel it is."""
    steps = [one for one in fingers.screen.buttons if not with_back(str(one.custom_id))]
    return int(str(steps[0].custom_id).split(":")[1])


def with_back(custom_id: str) -> bool:
    """Whether a button leads from a trial to its table or begins it anew."""
    return custom_id.split(":")[4] in (WHAT_IF, SHOW)


async def played(house: House, driver: Driver, fingers: Fingers) -> None:
    """Whoever is asked at the table of a panel answers something, and passes where he can."""
    session = house.orrery.sessions.get(game_on(fingers))
    draft = await session.draft(Press(int(driver.id)))
    assert draft.decision is not None
    answers = [one.words for one in draft.decision.offer() if one.words != END]
    await fingers.play(next((one for one in answers if one[0] == "pass"), answers[0]))
    if (await session.draft(Press(int(driver.id)))).closing is not None:
        await fingers.confirm()


async def test_turns_of_everybody_are_tried_out_in_the_panel(house: House) -> None:
    table = position(main_turn)
    driver, game = await taken_in(house, table)
    session = house.orrery.sessions.get(game)
    before = (await session.record()).moves
    fingers = await opened(driver, game)
    message, language = fingers.screen.id, await house.orrery.people.lang(int(driver.id))
    note = texts.text(language, "what-if-note").split("**")[1]
    assert note not in fingers.screen.text
    await fingers.press(fingers.button(WHAT_IF, ""))
    trial = game_on(fingers)
    assert trial != game
    names = (await house.orrery.client.services.seated(game, "en")).names
    asked: list[str] = []
    for _ in range(TURNS):
        said = fingers.screen.text
        (name,) = (name for name in names if f"**{name}**" in said)
        assert said.index(note) < said.index(f"**{name}**"), "what this is comes before for whom"
        asked.append(name)
        await played(house, driver, fingers)
    assert len({*asked}) > 1, "others are played as well, under their names"
    assert fingers.screen.id == message
    assert (await session.record()).moves == before
    listed = await driver.slash("dm", "mygames")
    assert not folded(listed.message, "turn", str(trial))
    await fingers.press(fingers.button(SHOW, ""))
    assert note not in fingers.screen.text
    assert game_on(fingers) == game
    await fingers.press(fingers.button(WHAT_IF, ""))
    assert game_on(fingers) == trial, "it is gone on with"
    await fingers.press(fingers.button(WHAT_IF, ANEW))
    assert with_verb(fingers.screen, WHAT_IF) or folded(fingers.screen, WHAT_IF)
    with pytest.raises(UnknownGameError):
        await house.orrery.sessions.find(trial)
