"""People who play any game by tapping on what the panel offers, without knowing what it means."""

from __future__ import annotations

import random

from bot.local import Answer, Driver, Screen
from bot.local.screen import Select
from bot.play.panel.elements import PanelPlace
from bot.play.panel.verbs import CONFIRM, DOOR, FORM, SHOW, TAKE
from tests.bot.e2e.players import Party

MOST_TAPS = 40
HOME = str(PanelPlace())


def verb_of(custom_id: str | None) -> str:
    """What a button or a select of the panel does."""
    return [*(custom_id or "").split(":"), "", "", "", "", ""][4]


def answers_of(menu: Select) -> list[str]:
    """What a select plays, without what only leads on."""
    return [value for value in menu.values if not value.startswith(DOOR)]


class Taps:
    """One panel, tapped at random until what it asks is answered."""

    def __init__(self, driver: Driver, answer: Answer, chance: random.Random) -> None:
        self.driver = driver
        self.chance = chance
        self.seen: list[Screen] = []
        self._take(answer)

    def _take(self, answer: Answer) -> None:
        self.screen = answer.message
        self.seen.append(self.screen)

    async def answer(self) -> None:
        """Tap until there is something to confirm, and confirm it."""
        for _ in range(MOST_TAPS):
            ready = [one for one in self._buttons(CONFIRM) if not one.disabled]
            if ready:
                self._take(await self.driver.click(self.screen, custom_id=ready[0].custom_id))
                return
            await self._tap()
        raise AssertionError(self.screen.text)

    async def _tap(self) -> None:
        menus = [one for one in self.screen.selects if verb_of(one.custom_id) == TAKE]
        ways = [("menu", one) for one in menus if answers_of(one)]
        ways += [("button", one) for one in self._buttons(TAKE)]
        ways += [("form", one) for one in self._buttons(FORM)]
        if not ways:
            ways = [("door", one) for one in menus if self.chance.random() < 0.5]
        if not ways:
            doors = self._buttons(SHOW)
            back = [one for one in doors if str(one.custom_id).split(":", 5)[5] == HOME]
            ways = [("button", one) for one in back or doors]  # boards lead nowhere else
        assert ways, (self.screen.text, [one.label for one in self.screen.buttons])
        what, one = self.chance.choice(ways)
        if what == "menu":
            values = answers_of(one)
            count = self.chance.randint(one.least, min(one.most, len(values)))
            picked = self.chance.sample(values, count)
            self._take(await self.driver.select(self.screen, picked, one.custom_id))
        elif what == "door":
            value = self.chance.choice(one.values)
            self._take(await self.driver.select(self.screen, [value], one.custom_id))
        elif what == "button":
            self._take(await self.driver.click(self.screen, custom_id=one.custom_id))
        else:
            opened = await self.driver.click(self.screen, custom_id=one.custom_id)
            assert opened.modal is not None
            self._take(await self.driver.submit(opened.modal, {}))

    def _buttons(self, verb: str) -> list:
        found = [one for one in self.screen.buttons if verb_of(one.custom_id) == verb]
        return [one for one in found if not one.disabled]


async def play_by_tapping(party: Party, chance: random.Random, most: int = 2000) -> list[Screen]:
    """Everybody answers what he is asked on a panel of his own, in any order, until the game is
    over; returns every panel that anybody has seen."""
    seen: list[Screen] = []
    for _ in range(most):
        standing = await party.session.standing()
        if not standing.asked:
            return seen
        row = chance.choice(standing.asked)
        driver = party.drivers[str(standing.user_at(row.seat))]
        taps = Taps(driver, await driver.slash(party.channel, "turn"), chance)
        await taps.answer()
        seen += taps.seen
    raise AssertionError("the game does not end")
