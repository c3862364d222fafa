"""Answers to interactions and what follows by their tokens."""

from aiohttp import web

from bot.local.answers import amend, follow_up, mine, respond
from bot.local.bodies import read_body
from bot.local.core import Core
from bot.local.errors import refusal
from bot.local.model import Interaction
from bot.local.posting import delete_message
from bot.local.rest.door import answer, empty


async def callback(core: Core, request: web.Request) -> web.Response:
    """POST the first answer."""
    identity, token = request.match_info["interaction_id"], request.match_info["token"]
    core.interactions.unanswered(identity, token)
    body = await read_body(request)
    # Reading may have taken a while, and another answer may have come first.
    interaction = core.interactions.unanswered(identity, token)
    shown = respond(core, interaction, body)
    if request.query.get("with_response", "").lower() in ("true", "1"):
        return answer(shown)
    return empty()


def _by_token(core: Core, request: web.Request) -> Interaction:
    words = request.match_info
    return core.interactions.by_token(words["webhook_id"], words["webhook_token"])


async def execute(core: Core, request: web.Request) -> web.Response:
    """POST a follow-up."""
    _by_token(core, request)
    body = await read_body(request)
    return answer(core.view(follow_up(core, _by_token(core, request), body)))


async def read(core: Core, request: web.Request) -> web.Response:
    """GET the original answer or a follow-up."""
    message = mine(core, _by_token(core, request), request.match_info["message_id"])
    return answer(core.view(message))


async def edit(core: Core, request: web.Request) -> web.Response:
    """PATCH the original answer or a follow-up."""
    _by_token(core, request)
    body = await read_body(request)
    interaction = _by_token(core, request)
    message = mine(core, interaction, request.match_info["message_id"])
    return answer(core.view(amend(core, interaction, message, body)))


async def delete(core: Core, request: web.Request) -> web.Response:
    """DELETE the original answer or a follow-up."""
    interaction = _by_token(core, request)
    message = mine(core, interaction, request.match_info["message_id"])
    delete_message(core, message)
    return empty()


async def webhook(core: Core, request: web.Request) -> web.Response:
    """GET a webhook: we have none but those of interactions."""
    raise refusal("unknown_webhook")
