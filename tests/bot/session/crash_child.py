"""The victim of the crash test: plays many games at once and says what it was promised.

Lines on stdout, one JSON list each, written before (`try`) and after (`ack`) every act. On stdin it
gets what was tried and not acknowledged, to be delivered again, and which posts have arrived.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys

from bot.session import Committed, Place, Press, Session, Sessions, Wish
from bot.session.errors import SessionError
from bot.store import Database, posts
from bot.store.database import Where
from bot.store.rows import Status
from engine.core.errors import MoveError
from engine.core.moves import END
from tests.bot.server import place_named
from tests.bot.session.tables import GAMES, USERS
from tests.strategies import random_answer

AT_ONCE = 8


def say(*line: object) -> None:
    """One write, so that no line is torn."""
    os.write(1, (json.dumps(line) + "\n").encode())


class Player:
    """Plays one game after another with its own chance."""

    def __init__(self, sessions: Sessions, seed: int, number: int) -> None:
        self.sessions = sessions
        self.chance = random.Random(f"{seed}/{number}")
        self.number = number

    async def play_for_ever(self, game: int | None) -> None:
        while True:
            if game is None:
                game = await self.begin()
            session = self.sessions.get(game)
            if not await self.act(session):
                game = None

    async def begin(self) -> int:
        key = self.chance.choice(sorted(GAMES))
        place = Place(USERS[0], channel=1000 + self.number)
        session = await self.sessions.create(Wish(key), place, USERS[:3])
        say("new", session.id)
        return session.id

    async def act(self, session: Session) -> bool:
        """One act of somebody who is asked; False when the game is over."""
        standing = await session.standing()
        if standing.result is not None:
            return False
        seat = self.chance.choice(standing.asked).seat
        user = standing.user_at(seat)
        assert user is not None
        text = await self.choice(session, Press(user))
        interaction = self.chance.getrandbits(52)
        await deliver(session, user, interaction, text)
        return True

    async def choice(self, session: Session, press: Press) -> str:
        draft = await session.draft(press)
        if draft.closing is not None and (draft.decision is None or self.chance.random() < 0.4):
            return "confirm"
        assert draft.decision is not None
        if draft.decision.is_set:
            return " ".join(random_answer(draft.decision, self.chance))
        words = [option.words for option in draft.decision.offer()]
        words = [one for one in words if one not in (END, ("bug",))]
        return " ".join(self.chance.choice(words)) if words else "confirm"


async def deliver(session: Session, user: int, interaction: int, text: str) -> None:
    """Carry out one interaction and say what was promised."""
    say("try", session.id, user, interaction, text)
    press = Press(user, interaction)
    try:
        if text == "confirm":
            done = await session.confirm(press)
        else:
            done = await session.play(press, text)
    except (SessionError, MoveError) as error:
        say("refused", session.id, interaction, str(error))
        return
    if isinstance(done, Committed):
        moves = [[row.n, str(row.move)] for told in done.turns for row in told.moves]
        end = done.turns[-1].turn.after
        say("committed", session.id, interaction, done.version, moves, done.post, end)
    else:
        steps = [" ".join(words) for words in done.moves]
        say("drafted", session.id, interaction, done.seat, done.revision, steps)


async def send_posts(database: Database, arrived: set[int]) -> None:
    """The outbox as the bot does it: an unsure post is looked up before it is sent again."""
    while True:
        for post in await database.read(posts.waiting, 2e9):
            if post.tried is None or post.id not in arrived:
                await database.write(posts.trying, post.id, 1.0)
                say("arrived", post.id)
            await database.write(posts.sent, post.id, post.id, 2.0)
        await asyncio.sleep(0)


async def main(path: Where, seed: int) -> None:
    again, arrived = json.loads(sys.stdin.readline())
    database = await Database.open(path)
    sessions = Sessions(database, GAMES)
    for game, user, interaction, text in again:
        await deliver(sessions.get(game), user, interaction, text)
    going = {
        row.channel: row.id
        for number in range(AT_ONCE)
        if (row := await sessions.in_channel(1000 + number)) and row.status is Status.LIVE
    }
    say("up")
    players = [Player(sessions, seed, number) for number in range(AT_ONCE)]
    await asyncio.gather(
        send_posts(database, set(arrived)),
        *(player.play_for_ever(going.get(1000 + number)) for number, player in enumerate(players)),
    )


if __name__ == "__main__":
    asyncio.run(main(place_named(sys.argv[1]), int(sys.argv[2])))
