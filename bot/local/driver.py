"""A person at the local table, driven from Python over the same wire the page uses.

async with LocalTable(rate_limits=False) as table:
    ...                                   # start the bot with DISCORD_API_URL=table.api_url
    await table.bot_online()
    ada = await table.player("Ada")
    lobby = await ada.slash("#general", "new gaia", players=2)
    joined = await ada.click(lobby.message, "Join")
    card = await ada.next_message(place="#general")
    form = (await ada.click(card, "Convert")).modal
    done = await ada.submit(form, {"How many": "3"})
    assert done.first_after < 3 and done.ephemeral and "ore" in done.text
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.local.line import PlayerLine
from bot.local.outcome import Answer
from bot.local.screen import Modal, Screen
from bot.local.wire import Json
from bot.local.world import BOT_ID

Spot: TypeAlias = str | Screen
"""A channel: "#name", "dm" (with the bot), an id, or any message in it."""


@dataclass(frozen=True)
class Choice:
    """One line of an autocomplete list."""

    name: str
    value: str | int | float


class Driver:
    """One person. Everything awaits the event it is about; nothing sleeps."""

    def __init__(self, line: PlayerLine) -> None:
        self.line = line
        self._seen_until = 0

    @classmethod
    async def connect(cls, url: str, user: str) -> "Driver":
        """Sit down as `user` (name or id) at the table at `url`."""
        line = PlayerLine(url)
        await line.open(user)
        return cls(line)

    async def close(self) -> None:
        """Stand up."""
        await self.line.close()

    # who and where

    @property
    def id(self) -> str:
        """This person's id."""
        return str(self.line.world["me"]["id"])

    @property
    def mention(self) -> str:
        """This person as mentioned in a text."""
        return f"<@{self.id}>"

    @property
    def commands(self) -> list[Json]:
        """The application's commands as the client knows them."""
        found: list[Json] = self.line.world["commands"]
        return found

    async def channel_id(self, place: Spot) -> str:
        """The id of a channel."""
        if isinstance(place, Screen):
            return place.channel_id
        if place == "dm":
            return await self.open_dm(BOT_ID)
        if not place.startswith("#"):
            return place
        for guild in self.line.world["guilds"]:
            for channel in guild["channels"]:
                if channel["name"] == place[1:]:
                    return str(channel["id"])
        raise LookupError(f"{self.line.world['me']['global_name']} sees no channel {place}")

    async def open_dm(self, user_id: str) -> str:
        """The id of the conversation with somebody."""
        return str((await self.line.ask("open_dm", user_id=user_id))["id"])

    # speaking

    async def slash(
        self,
        place: Spot,
        path: str,
        options: Json | None = None,
        *,
        until: str = "final",
        **named: object,
    ) -> Answer:
        """Use a slash command by its full name ("gaia build"); options by name."""
        channel_id = await self.channel_id(place)
        command, nested = self._command(path, {**(options or {}), **named})
        return await self._act(
            "command",
            until=until,
            channel_id=channel_id,
            command_id=command["id"],
            name=command["name"],
            options=nested,
        )

    async def autocomplete(
        self, place: Spot, path: str, option: str, typed: str = "", /, **others: object
    ) -> list[Choice]:
        """What the client lists while `typed` stands in `option`."""
        channel_id = await self.channel_id(place)
        command, nested = self._command(path, {**others, option: typed}, focused=option)
        offered = await self.line.ask(
            "autocomplete", channel_id=channel_id, command_id=command["id"], options=nested
        )
        return [Choice(each["name"], each["value"]) for each in offered]

    async def click(
        self,
        screen: Screen,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        until: str = "final",
    ) -> Answer:
        """Press a button by label or custom id, on the message as it stands now."""
        if custom_id is None:
            custom_id = self.now(screen).button(label or "").custom_id
        return await self._component(screen, str(custom_id), None, until)

    async def select(
        self,
        screen: Screen,
        values: str | list[str],
        menu: str = "",
        *,
        until: str = "final",
    ) -> Answer:
        """Choose in a select (by custom id or placeholder; the only one without a word)."""
        found = self.now(screen).select(menu)
        chosen = [values] if isinstance(values, str) else values
        return await self._component(screen, found.custom_id, chosen, until)

    async def submit(
        self, modal: Modal, values: Json | None = None, *, until: str = "final"
    ) -> Answer:
        """Fill in a form, fields by label or custom id; untouched ones keep their defaults."""
        given = [
            {"custom_id": modal.labels.get(name, name), **_filled(value)}
            for name, value in (values or {}).items()
        ]
        for each in given:
            if each["custom_id"] not in modal.fields:
                raise LookupError(f"no field {each['custom_id']!r} among {modal.labels}")
        return await self._act(
            "modal_submit",
            until=until,
            interaction_id=modal.interaction_id,
            custom_id=modal.custom_id,
            components=given,
        )

    async def say(self, place: Spot, text: str) -> Screen:
        """Write an ordinary message."""
        channel_id = await self.channel_id(place)
        return Screen(await self.line.ask("say", channel_id=channel_id, content=text))

    async def upload(self, name: str, content: bytes) -> str:
        """Put a file at the table; its id is the value of an attachment option or upload field."""
        address = f"{self.line.url}/players/upload"
        async with self.line.http.post(
            address, params={"user": self.id, "name": name}, data=content
        ) as response:
            response.raise_for_status()
            return str((await response.json())["id"])

    async def set_locale(self, locale: str) -> None:
        """Use Discord in another language."""
        await self.line.ask("set_locale", locale=locale)

    # looking

    def now(self, screen: Screen) -> Screen:
        """The newest state of a message."""
        return self.line.messages.get(screen.id, screen)

    async def history(self, place: Spot) -> list[Screen]:
        """What stands in a channel, oldest first."""
        found = await self.line.ask("history", channel_id=await self.channel_id(place))
        return [Screen(each) for each in found]

    async def next_message(
        self,
        fits: Callable[[Screen], bool] = lambda _: True,
        *,
        place: Spot | None = None,
    ) -> Screen:
        """The next public message of the bot that fits.

        "Next" goes on from the one this method gave last, so a message that came while
        something else was awaited is not missed.
        """
        channel_id = None if place is None else await self.channel_id(place)

        def is_it(event: Json) -> bool:
            if event["type"] != "message_create":
                return False
            screen = Screen(event["message"])
            ours = screen.author_id == BOT_ID and not screen.ephemeral
            return ours and channel_id in (None, screen.channel_id) and fits(screen)

        for index in range(self._seen_until, len(self.line.events)):
            if is_it(self.line.events[index]):
                self._seen_until = index + 1
                return Screen(self.line.events[index]["message"])
        event = await self.line.coming(is_it)
        self._seen_until = next(
            index + 1 for index, each in enumerate(self.line.events) if each is event
        )
        return Screen(event["message"])

    def catch_up(self) -> None:
        """Forget the messages so far for `next_message`."""
        self._seen_until = len(self.line.events)

    async def wait_for(self, screen: Screen, fits: Callable[[Screen], bool]) -> Screen:
        """Wait until a message, as it stands, fits; returns it so."""
        if not fits(self.now(screen)):
            await self.line.coming(
                lambda event: (
                    event["type"] in ("message_create", "message_update")
                    and event["message"]["id"] == screen.id
                    and fits(Screen(event["message"]))
                )
            )
        return self.now(screen)

    async def download(self, url: str) -> bytes:
        """The bytes behind an address."""
        async with self.line.http.get(url) as response:
            response.raise_for_status()
            return await response.read()

    async def _act(self, do: str, *, until: str, **fields: object) -> Answer:
        nonce = self.line.nonce()
        answer = Answer(nonce, self.line)
        await self.line.ask(do, nonce=nonce, **fields)
        return await answer.settle(until)

    async def _component(
        self, screen: Screen, custom_id: str, values: list[str] | None, until: str
    ) -> Answer:
        return await self._act(
            "component",
            until=until,
            channel_id=screen.channel_id,
            message_id=screen.id,
            custom_id=custom_id,
            values=values,
        )

    # commands

    def _command(
        self, path: str, values: Json, focused: str | None = None
    ) -> tuple[Json, list[Json]]:
        name, *rest = path.split()
        command = _named(self.commands, name)
        declared = command.get("options", [])
        trail = []
        for word in rest:
            inner = _named(declared, word)
            trail.append(inner)
            declared = inner.get("options", [])
        options = [
            {
                "name": option,
                "type": _named(declared, option)["type"],
                "value": value.id if isinstance(value, Driver) else value,
                **({"focused": True} if option == focused else {}),
            }
            for option, value in values.items()
            if value is not None
        ]
        for inner in reversed(trail):
            options = [{"name": inner["name"], "type": inner["type"], "options": options}]
        return command, options


def _named(found: list[Json], name: str) -> Json:
    for each in found:
        if each["name"] == name:
            return each
    raise LookupError(f"no {name!r} among {[each['name'] for each in found]}")


def _filled(value: object) -> Json:
    return {"values": value} if isinstance(value, list | tuple) else {"value": value}


class DriverPool:
    """Drivers that are closed together."""

    def __init__(self) -> None:
        self._drivers: list[Driver] = []

    async def open(self, url: str, user: str) -> Driver:
        """One more driver."""
        driver = await Driver.connect(url, user)
        self._drivers.append(driver)
        return driver

    async def close(self) -> None:
        """Close them all."""
        for driver in self._drivers:
            await driver.close()
        self._drivers.clear()
