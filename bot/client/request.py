"""What somebody wants of the bot: who, in which language, with which services, at which table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from bot.client.components import Interaction, Key
from bot.client.refusals import REFUSED
from bot.client.replies import Manner, Work, respond
from bot.client.services import Seated, Services
from bot.session import Press, Session, Sessions
from bot.store.rows import GameRow
from engine.core.moves import Seat


@dataclass(frozen=True, slots=True)
class Request:
    """One command, press, form or list asked for; made once, where it arrives."""

    interaction: Interaction
    services: Services
    lang: str
    """What its user reads."""
    arrived: float | None = None
    """When it came, by the event loop's clock."""

    @property
    def user(self) -> int:
        """Who wants it."""
        return self.interaction.user.id

    @property
    def is_elsewhere(self) -> bool:
        """Whether the bot is no member here, so that it can do no more than answer."""
        if self.interaction.context.private_channel:
            return True
        return self.interaction.guild_id is not None and not (
            self.interaction.is_guild_integration()
        )

    @property
    def sessions(self) -> Sessions:
        """All games."""
        return self.services.sessions

    def press(self, seat: Seat | None = None) -> Press:
        """The same as an act at a table."""
        return Press(self.user, self.interaction.id, seat, self.manages_server)

    @property
    def manages_server(self) -> bool:
        """Whether he manages the server that he is in; the bot's host is not asked."""
        here = self.interaction.guild_id is not None and not self.is_elsewhere
        return here and self.interaction.permissions.manage_guild

    async def here(self, chosen: str | None = None) -> GameRow:
        """The game it is about; raises EdgeError."""
        return await self.services.here(self.interaction, chosen)

    async def live(self, chosen: str | None = None) -> Session:
        """The session of the game it is about; raises EdgeError for a lobby."""
        return await self.services.live(self.interaction, chosen)

    async def table(self) -> Seated | None:
        """Who sits at the table it is about, where that can be told."""
        try:
            row = await self.here()
            return await self.seated(row.id)
        except REFUSED:
            return None

    async def seated(self, game: int) -> Seated:
        """Who sits at a table, in the user's language; raises UnknownGameError."""
        return await self.services.seated(game, self.lang)

    def speaking_of(self, game: int) -> AbstractAsyncContextManager[None]:
        """Whatever is refused inside is refused in the words and names of this table."""
        return self.services.speaking_of(game, self.lang)

    async def answer(
        self, work: Work, manner: Manner = Manner.PRIVATE, *, typed: bool = False
    ) -> None:
        """Carry out `work` and say what came of it."""
        await respond(self.interaction, work, self.lang, manner, typed=typed, arrived=self.arrived)


Handler = Callable[[Request, Key, tuple[str, ...]], Awaitable[None]]
"""Takes a press: the request, the key, and what was chosen in a select."""

FormHandler = Callable[[Request, Key, dict[str, tuple[str, ...]]], Awaitable[None]]
"""Takes a form: the request, the key, and what its fields say."""

HANDLERS: dict[str, Handler] = {}
"""Who takes the presses of a verb."""

FORMS: dict[str, FormHandler] = {}
"""Who takes the forms of a verb."""


def handles(*verbs: str) -> Callable[[Handler], Handler]:
    """Register a function for the presses of these verbs."""

    def register(handler: Handler) -> Handler:
        for verb in verbs:
            assert verb not in HANDLERS, verb
            HANDLERS[verb] = handler
        return handler

    return register


def takes_forms(*verbs: str) -> Callable[[FormHandler], FormHandler]:
    """Register a function for the forms of these verbs."""

    def register(handler: FormHandler) -> FormHandler:
        for verb in verbs:
            assert verb not in FORMS, verb
            FORMS[verb] = handler
        return handler

    return register
