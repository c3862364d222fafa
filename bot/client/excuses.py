"""What is said where no answer could be given: that it went wrong, or came too late."""

from __future__ import annotations

import contextlib
import logging

import discord

from bot.client.components import Interaction
from bot.client.replies import ACKNOWLEDGED, NOBODY, UNHEARD, unexpected
from bot.client.signs import REFUSAL
from render import texts

LOG = logging.getLogger(__name__)


async def excuse(
    interaction: Interaction, error: Exception, lang: str, *, typed: bool = False
) -> None:
    """The answer itself could not be given: say so if that can be said."""
    text = await unexpected(interaction, error, lang)
    text = f"{REFUSAL} {text}" if typed else text
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except discord.HTTPException as late:
        if late.code == ACKNOWLEDGED:  # the answer did arrive after all
            return
        LOG.warning("interaction %s: no excuse either: %s", interaction.id, late)
    except UNHEARD as late:
        LOG.warning("interaction %s: no excuse either: %s", interaction.id, late)


async def too_late(interaction: Interaction, lang: str) -> None:
    """What somebody did came long after Discord had called it failed, and was not carried out: he
    is told so, in private if he takes messages, else where he did it."""
    if interaction.type is discord.InteractionType.autocomplete:
        return
    text = texts.text(lang, "reply-too-late")
    try:
        await interaction.response.send_message(text, ephemeral=True)
        return
    except (discord.HTTPException, *UNHEARD) as error:
        LOG.info("interaction %s: %s", interaction.id, error)
    user = interaction.user
    if interaction.client.services.has_been_told(user.id):
        return
    try:
        await user.send(text, allowed_mentions=NOBODY)
    except UNHEARD as error:  # he may have read it: not before everybody as well
        LOG.warning("user %s may not have been told: %s", user.id, error)
    except discord.HTTPException as error:
        LOG.info("user %s takes no messages: %s", user.id, error)
        with contextlib.suppress(discord.HTTPException, AttributeError, *UNHEARD):
            await interaction.channel.send(  # type: ignore[union-attr]  # or none can be sent to
                f"{user.mention} {text}", allowed_mentions=discord.AllowedMentions(users=[user])
            )
