"""Somebody who plays by tapping on the panel, and counts his taps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count

from bot.client.components import FOLDED
from bot.local import Answer, Driver, Screen
from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.look import code_of, digest
from bot.play.panel.place_sets import LIKE
from bot.play.panel.verbs import CONFIRM, DOOR, FORM, SHOW, TAKE
from engine.core.moves import END, Words
from render import hints, texts

OPEN_AND_PICK = 2
"""Taps for a select."""
SEARCH_ON = [texts.text(lang, "panel-search-on") for lang in texts.LANGUAGES]


@dataclass
class Fingers:
    """One person's panel."""

    driver: Driver
    screen: Screen
    game: str = "gaia"
    ahead: str = ""
    """Stands before every verb of the panel, where it is a plan's."""
    taps: int = 1
    """Opening the panel is the first."""
    pictures: list[str] = field(default_factory=list)

    def saw(self, answer: Answer) -> None:
        """The next screen has come."""
        self.screen = answer.message
        self.pictures += [picture.url for picture in self.screen.pictures]

    async def press(self, custom_id: str) -> None:
        """One tap, or a choice of the list of buttons that there was no room for."""
        menu = self._folded().get(custom_id)
        if menu is not None:
            await self.choose(custom_id, menu)
            return
        self.taps += 1
        self.saw(await self.driver.click(self.screen, custom_id=custom_id))

    async def choose(self, values: str | list[str], menu: str) -> None:
        """Open a select and pick."""
        self.taps += OPEN_AND_PICK
        self.saw(await self.driver.select(self.screen, values, menu))

    async def confirm(self) -> None:
        """Send the draft off."""
        await self.press(self.button(CONFIRM, ""))

    def button(self, verb: str, argument: str) -> str:
        """The id of an enabled button that says this."""
        enabled = [str(one.custom_id) for one in self.screen.buttons if not one.disabled]
        wanted = [f"{self.ahead}{verb}", argument]
        for custom_id in (*enabled, *self._folded()):
            if custom_id.split(":", 5)[4:] == wanted:
                return custom_id
        raise LookupError(f"no {verb} {argument!r} among {self.screen.buttons}")

    def _folded(self) -> dict[str, str]:
        """The buttons that stand in lists, and which list each stands in."""
        return {
            value: str(menu.custom_id)
            for menu in self.screen.selects
            if f":{FOLDED}:" in str(menu.custom_id)
            for value in menu.values
        }

    def has(self, verb: str, argument: str) -> bool:
        """Whether there is such a button."""
        try:
            return bool(self.button(verb, argument))
        except LookupError:
            return False

    async def take(self, words: Words) -> None:
        """Take a move, or end the turn, in the way in which it is offered."""
        if words == END:
            await self.confirm()
        elif len(words) == 3 and words[0] in hints(self.game).counted:
            await self.fill(words)
        else:
            await self.play(words)

    async def play(self, words: Words, before: Sequence[Words] = ()) -> None:
        """Find a move (with the free moves it needs) on the panel and take it."""
        text = "; ".join(" ".join(one) for one in (*before, words))
        for _ in range(20):
            if await self._taken(code_of(text)):
                return
            await self._nearer(words)
        raise AssertionError(f"{text} is not to be found")

    async def vary(self, words: Words, listed: Words) -> None:
        """Take a set of places that is not listed, by way of one that is and is as good."""
        verb, pick = words[0], digest(listed[hints(self.game).candidates[words[0]]])
        others = str(PanelPlace(PanelRoom.LIKE, verb, pick=pick))
        while not self.has(SHOW, others):
            await self._nearer(listed)
        for n in count():
            await self.press(self.button(SHOW, others))
            door = f"{DOOR}{PanelPlace(PanelRoom.CANDIDATE, verb, pick=f'{pick}{LIKE}{n}')}"
            while not any(door in select.values for select in self.screen.selects):
                await self._turned()
            await self.choose(door, self.screen.selects[0].custom_id)
            if await self._taken(code_of(" ".join(words))):
                return

    async def _taken(self, value: str) -> bool:
        for select in self.screen.selects:
            if value in select.values and select.most == 1:
                await self.choose(value, select.custom_id)
                return True
        if self.has(TAKE, value):
            await self.press(self.button(TAKE, value))
            return True
        return False

    async def _nearer(self, words: Words) -> None:
        """One tap towards a move."""
        layout = hints(self.game)
        verb = words[0]
        at = layout.candidates.get(verb)
        door = (
            f"{DOOR}{PanelPlace(PanelRoom.CANDIDATE, verb, pick=digest(words[at]))}" if at else ""
        )
        pages = [
            (select.custom_id, value)
            for select in self.screen.selects
            for value in select.values
            if value == door or (value.startswith(DOOR) and "//" in value and not door)
        ]
        if pages:
            await self.choose(pages[0][1], pages[0][0])
        elif self.has(SHOW, str(PanelPlace(PanelRoom.VERB, verb))):
            await self.press(self.button(SHOW, str(PanelPlace(PanelRoom.VERB, verb))))
        elif self.has(SHOW, str(PanelPlace(PanelRoom.STEPS, verb))):
            await self.press(self.button(SHOW, str(PanelPlace(PanelRoom.STEPS, verb))))
        else:
            await self._turned()

    async def _turned(self) -> None:
        """To the next page; where there is none, to the first screen with more on it."""
        turning = [one for one in self.screen.buttons if one.label.endswith("▶")]
        if turning and not turning[0].disabled:
            await self.press(str(turning[0].custom_id))
        else:
            await self._searched()

    async def _searched(self) -> None:
        """To the first screen, with everything listed."""
        searching = self._searching()
        assert searching, (self.screen.text, [one.label for one in self.screen.buttons])
        while searching:
            await self.press(searching[0])
            searching = self._searching()
        if self.has(SHOW, str(PanelPlace())):
            await self.press(self.button(SHOW, str(PanelPlace())))

    def _searching(self) -> list[str]:
        return [str(one.custom_id) for one in self.screen.buttons if one.label in SEARCH_ON]

    async def fill(self, words: Words) -> None:
        """A quantity, by the form of its verb."""
        verb, what, count = words
        forms = [
            one.custom_id
            for one in self.screen.buttons
            if (one.custom_id or "").split(":")[4] == FORM and not one.disabled
        ]
        for custom_id in forms:
            answer = await self.driver.click(self.screen, custom_id=str(custom_id))
            assert answer.modal is not None
            if what in answer.modal.fields:
                self.taps += 1 + OPEN_AND_PICK + 1
                self.saw(await self.driver.submit(answer.modal, {what: [count]}))
                return
        if self.has(SHOW, str(PanelPlace(PanelRoom.VERB, verb))):
            await self.press(self.button(SHOW, str(PanelPlace(PanelRoom.VERB, verb))))
        else:
            await self._searched()
        await self.fill(words)
