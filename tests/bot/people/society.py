"""A bot with everything around people, which can be stopped and started again."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.people.profile import REMIND
from bot.people.reminders import CHANNEL, DIRECT, Reminders
from bot.people.settings import UserSettings
from bot.store import people, posts
from bot.store.nudges import REMIND as KIND
from bot.store.rows import PostRow, ReminderRow
from tests.bot.session.tables import FLOATED, Bot, Game, keepers, merchants

HOUR = 3600.0
MINUTE = 60.0


def at(text: str, zone: str = "UTC", fold: int = 0) -> float:
    """The moment when clocks of a zone show this."""
    tz = UTC if zone == "UTC" else ZoneInfo(zone)
    return datetime.fromisoformat(text).replace(tzinfo=tz, fold=fold).timestamp()


class Society:
    """The bot, its people, and what it has queued."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._open()

    def _open(self) -> None:
        self.reminders = Reminders(self.bot.sessions)
        self.settings = UserSettings(self.bot.sessions, self.reminders)

    @property
    def now(self) -> float:
        return self.bot.clock.at

    async def restart(self) -> None:
        """Stop the bot and start it again: nothing is left but the file."""
        await self.bot.restart()
        self._open()

    async def lanterns(self) -> Game:
        """Three keepers, seat 0 on turn."""
        return await keepers(self.bot, FLOATED)

    async def market(self) -> Game:
        """Three merchants, seat 0 on turn; after each turn the others are offered something."""
        return await merchants(self.bot)

    async def pass_hours(self, hours: float) -> None:
        """Let time go by, with a tick every half hour as long as the bot is up."""
        end = self.now + hours * HOUR
        while self.now < end:
            self.bot.clock.at = min(self.now + HOUR / 2, end)
            await self.reminders.tick()

    async def due(self, game: Game) -> dict[int, ReminderRow]:
        """What is planned, by seat."""
        rows = await self.bot.database.read(people.reminders_of, game.id)
        return {row.seat: row for row in rows if row.kind == KIND}

    async def sent(self, kind: str = "") -> list[PostRow]:
        """Every reminder that was queued, in order."""
        rows = await self.bot.database.read(
            lambda conn: [
                post for number in range(1, 500) if (post := posts.find(conn, number)) is not None
            ]
        )
        return [row for row in rows if row.kind in ((kind,) if kind else (CHANNEL, DIRECT))]

    async def notices(self, what: str) -> list[PostRow]:
        """Every notice of this kind."""
        return [row for row in await self.sent("notice") if row.payload["what"] == what]

    async def times(self) -> list[float]:
        """Hours after noon at which reminders were queued."""
        noon = at("2026-01-12 12:00")
        return [(row.created - noon) / HOUR for row in await self.sent()]

    async def by_dm(self, user: int) -> None:
        await self.settings.change(user, REMIND, "dm")


def seats(post: PostRow) -> list[int]:
    rows = post.payload["seats"]
    assert isinstance(rows, list)
    return [row["seat"] for row in rows]


async def agree(game: Game, **rules: str | None) -> None:
    await game.session.set_options(game.bot.press(0), rules)
