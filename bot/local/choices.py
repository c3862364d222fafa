"""Autocomplete on its way back: who asked waits here for the bot's choices."""

import asyncio

from bot.local.wire import Json


class Choices:
    """One waiting place per autocomplete interaction."""

    def __init__(self) -> None:
        self._waiting: dict[str, asyncio.Future[list[Json] | None]] = {}

    async def wait(self, interaction_id: str) -> list[Json] | None:
        """The bot's choices; None if it gave none in time."""
        future = self._waiting.setdefault(
            interaction_id, asyncio.get_running_loop().create_future()
        )
        try:
            return await future
        finally:
            self._waiting.pop(interaction_id, None)

    def expect(self, interaction_id: str) -> None:
        """Open the waiting place before anything can be given."""
        self._waiting[interaction_id] = asyncio.get_running_loop().create_future()

    def give(self, interaction_id: str, choices: list[Json] | None) -> None:
        """Hand over what the bot gave."""
        future = self._waiting.get(interaction_id)
        if future is not None and not future.done():
            future.set_result(choices)
