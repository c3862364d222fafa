"""Bots that can be started again, and games in play with short ways to act in them."""

from __future__ import annotations

from bot.session import Committed, DraftView, Place, Policy, Press, Session, Sessions
from bot.session.values import Games
from bot.store import Database, posts
from bot.store.database import Where
from bot.store.rows import PostRow
from engine.core.game import Setup
from engine.core.moves import Move, Seat
from engine.core.record import Record
from tests.bot.session.market import Market
from tests.games.caravans.game import CARAVANS
from tests.games.lanterns import LANTERNS_GAME

USERS = (11, 22, 33, 44)
STRANGER = 99
CHANNEL = 500
GAMES: Games = {"lanterns": LANTERNS_GAME, "caravans": CARAVANS, "market": Market()}

HANDS = (("red1", "red2", "gold3"), ("blue1", "blue2", "gold1"), ("red4", "gold4", "blue4"))
NEXT = ("red3", "gold2", "blue3")
DECK = (*HANDS[0], *HANDS[1], *HANDS[2], *NEXT)
FLOATED = ((0, "gold3"), (1, "gold1"), (2, "gold4"))


class StillClock:
    """A clock that moves only when it is told to."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def now(self) -> float:
        return self.at


class Bot:
    """The store and the sessions of a bot that can be started again."""

    def __init__(self, path: Where, clock: StillClock) -> None:
        self.path = path
        self.clock = clock
        self.games = GAMES
        self.policy = Policy()
        self.interaction = 0

    async def up(self) -> Bot:
        self.database = await Database.open(self.path)
        self.sessions = Sessions(self.database, self.games, self.clock, self.policy)
        return self

    async def down(self) -> None:
        await self.sessions.close()
        await self.database.close()

    async def restart(self) -> None:
        await self.down()
        await self.up()

    def press(self, seat: Seat, interaction: int | None = None) -> Press:
        """A new press of whoever sits there (seats are in the order of USERS)."""
        self.interaction += 1
        return Press(USERS[seat], interaction or self.interaction, seat)

    async def founded(self, record: Record, channel: int) -> Game:
        """A record of three people that is played on."""
        place = Place(USERS[0], channel=channel)
        return Game(self, (await self.sessions.take_in(record, place, USERS[:3])).id)

    async def posts(self) -> list[PostRow]:
        return await self.database.read(posts.waiting, self.clock.at + 1e6)


class Game:
    """One running game, and short ways to act in it."""

    def __init__(self, bot: Bot, number: int) -> None:
        self.bot = bot
        self.id = number

    @property
    def session(self) -> Session:
        return self.bot.sessions.get(self.id)

    async def play(self, seat: Seat, text: str) -> DraftView:
        draft = await self.session.play(self.bot.press(seat), text)
        assert isinstance(draft, DraftView)
        return draft

    async def turn(self, seat: Seat, text: str) -> Committed:
        done = await self.session.play(self.bot.press(seat), text, commit=True)
        assert isinstance(done, Committed)
        return done

    async def answer(self, seat: Seat, text: str) -> Committed:
        return await self.session.answer(self.bot.press(seat), text)

    async def draft(self, seat: Seat) -> DraftView:
        return await self.session.draft(Press(USERS[seat]))

    async def asked(self) -> list[Seat]:
        return [row.seat for row in (await self.session.standing()).asked]

    async def log(self) -> list[str]:
        history = await self.session.history()
        return [str(row.move) for told in history.told for row in told.moves]


def seed_where_seat_0_begins() -> str:
    seeds = (str(number) for number in range(100))
    return next(seed for seed in seeds if _first(seed) == 0)


def _first(seed: str) -> Seat:
    setup = Setup("lanterns", ("human",) * 3, seed=seed)
    return LANTERNS_GAME.start(setup).first


async def keepers(bot: Bot, floated: tuple[tuple[Seat, str], ...]) -> Game:
    """A game of lanterns with known hands."""
    seed = seed_where_seat_0_begins()
    setup = Setup("lanterns", ("human",) * 3, seed, "s", {}, {"deck": DECK})
    moves = tuple(Move(seat, ("float", card)) for seat, card in floated)
    return await bot.founded(Record(setup, moves), CHANNEL)


async def merchants(bot: Bot, channel: int = CHANNEL + 1) -> Game:
    """Three merchants with two coins each; the price is 1, seat 0 is on turn."""
    setup = Setup("market", ("human",) * 3, seed="m", secret="s")
    return await bot.founded(Record(setup), channel)
