"""Posts that are no cards: who sends them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.client.request import Services
from bot.store.rows import PostRow

Deliver = Callable[[Services, PostRow, bool], Awaitable[None]]
"""Sends a post; the last argument says whether it may have arrived already."""

DELIVERERS: dict[str, Deliver] = {}
"""Who sends posts of a kind that are no cards."""


def delivers(*kinds: str) -> Callable[[Deliver], Deliver]:
    """Register a function for the posts of these kinds."""

    def register(deliver: Deliver) -> Deliver:
        for kind in kinds:
            assert kind not in DELIVERERS, kind
            DELIVERERS[kind] = deliver
        return deliver

    return register
