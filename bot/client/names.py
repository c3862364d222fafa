"""What users, servers and channels are called, and which language they read."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace

import discord

from bot.store import Clock, Database, people
from render import texts

LOG = logging.getLogger(__name__)


class Servers:
    """Locales of servers and parents of threads."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._locales: dict[int, str | None] = {}
        self._parents: dict[int, int | None] = {}

    async def locale(self, guild: int) -> str | None:
        """The preferred locale of a server; None where it is not to be known."""
        known = self._client.get_guild(guild)
        if known is not None and not known.unavailable:
            return str(known.preferred_locale)
        if guild not in self._locales:
            try:
                server = await self._client.fetch_guild(guild, with_counts=False)
            except (discord.NotFound, discord.Forbidden):
                self._locales[guild] = None
            except discord.HTTPException as error:
                LOG.info("server %s: %s", guild, error)
                return None
            else:
                self._locales[guild] = str(server.preferred_locale)
        return self._locales[guild]

    async def parent(self, channel: int) -> int | None:
        """The channel of a thread in a server; None for what is none."""
        known = self._client.get_channel(channel)
        if known is not None:
            return _parent_of(known)
        if channel not in self._parents:
            try:
                found = await self._client.fetch_channel(channel)
            except (discord.NotFound, discord.Forbidden):
                self._parents[channel] = None
            except (discord.HTTPException, discord.InvalidData) as error:
                LOG.info("channel %s: %s", channel, error)
                return None
            else:
                self._parents[channel] = _parent_of(found)
        return self._parents[channel]


def _parent_of(channel: object) -> int | None:
    return channel.parent_id if isinstance(channel, discord.Thread) else None


MOST_KEPT = 20_000
NAME, LOCALE, LANGUAGE = "name", "locale", "lang"
"""Keys of a user's settings: as Discord shows him, and the language he has chosen himself."""

Fetch = Callable[[int], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class Person:
    """What is kept of a user in memory."""

    name: str = ""
    locale: str = ""
    chosen: str = ""

    @property
    def lang(self) -> str:
        """The language of everything private."""
        return texts.language(self.chosen or self.locale)


class People:
    """Names and languages of users, remembered across restarts."""

    def __init__(self, database: Database, clock: Clock, fetch: Fetch | None = None) -> None:
        self._database = database
        self._clock = clock
        self._known: dict[int, Person] = {}
        self.fetch = fetch
        """Asks Discord for the name of somebody who has never used the bot."""
        self.departed: set[tuple[int, int]] = set()
        """Servers, and users who have been found not to be there any more."""

    async def meet(self, user: discord.abc.User, locale: discord.Locale) -> Person:
        """Remember what an interaction tells of its user."""
        person = await self.get(user.id)
        if self.departed:
            self.departed = {one for one in self.departed if one[1] != user.id}
        now = replace(person, name=user.display_name, locale=str(locale))
        if now != person:
            changes = {NAME: now.name, LOCALE: now.locale}
            await self._database.write(people.change_user, user.id, changes, self._clock.now())
            self._keep(user.id, now)
        return now

    async def get(self, user: int) -> Person:
        """What is known of a user."""
        person = self._known.get(user)
        if person is None:
            settings = await self._database.read(people.user_settings, user)
            kept = (str(settings.get(key) or "") for key in (NAME, LOCALE, LANGUAGE))
            person = Person(*kept)
            self._keep(user, person)
        return person

    async def names(self, users: Iterable[int | None]) -> list[str]:
        """What these users are called; a seat without a user has an empty name."""
        return [await self._name(user) if user is not None else "" for user in users]

    async def lang(self, user: int) -> str:
        """The language a user reads."""
        return (await self.get(user)).lang

    def forget(self, user: int) -> None:
        """Read a user's settings again when they are needed next."""
        self._known.pop(user, None)

    async def _name(self, user: int) -> str:
        person = await self.get(user)
        if not person.name and self.fetch is not None:
            person = replace(person, name=await self.fetch(user))
            self._keep(user, person)
        return person.name or f"…{user % 10_000:04}"

    def _keep(self, user: int, person: Person) -> None:
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        self._known[user] = person
