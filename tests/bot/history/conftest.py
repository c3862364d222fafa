"""Looking back needs the bot of the session tests with its people."""

from __future__ import annotations

from tests.bot.people.conftest import society

__all__ = ["society"]
