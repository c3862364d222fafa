"""What a player has missed, as his panel tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.cards.turn_card import told_lines
from bot.client.components import ending
from bot.client.request import Seated, Services
from bot.history.catch_up import NewsReader, news
from bot.session import DraftView

MOST_NEWS = 2500
"""Characters of what has happened since the player's own turn."""


@dataclass(frozen=True, slots=True)
class PanelNews:
    """What has happened since a seat's last turn, and the position then."""

    lines: Sequence[str]
    before: Any  # the game's own view


async def missed_by(services: Services, draft: DraftView, table: Seated) -> PanelNews:
    """What others have done since the seat's last turn."""
    user = table.user_at(draft.seat) or 0
    missed = await news(services.sessions, draft.game, NewsReader(user, table.lang))
    lines = told_lines(missed.told, table, brief=True)
    return PanelNews(ending(lines, MOST_NEWS), missed.before)
