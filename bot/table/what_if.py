"""What if: the panel becomes one of a table of one's own, on which the game is tried out."""

from __future__ import annotations

from bot.client.components import Key
from bot.client.limits import UserLimits
from bot.client.replies import Manner, Reply
from bot.client.request import Request, handles
from bot.play.panel.verbs import WHAT_IF
from bot.play.panel_advice import ANEW
from bot.play.turn_actions import open_panel
from bot.session.drafts.trial import begun_before, try_out


@handles(WHAT_IF)
async def what_if(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """Go on with what is tried out, or begin anew where the game stands."""
    await request.answer(_tried(request, key), Manner.IN_PLACE)


async def _tried(request: Request, key: Key) -> Reply:
    sessions = request.sessions
    async with request.speaking_of(key.game):
        trial = None
        if key.argument != ANEW:
            trial = await begun_before(sessions, key.game, request.user)
        if trial is None:
            with request.services[UserLimits].heavy(request.user):
                trial = await try_out(sessions, key.game, request.user)
    return await open_panel(request, trial.id, request.press())
