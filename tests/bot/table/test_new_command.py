"""`/new`: every value of an option is offered in words of the catalogues, not as it is stored."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands
from discord.app_commands import Command, TranslationContextLocation, locale_str

from bot.client.command_names import CatalogueTranslator
from bot.table.lobby_commands import new_group
from engine.gaia.game import GAIA

WHERE = app_commands.TranslationContext(TranslationContextLocation.other, None)
LOCALES = (discord.Locale.russian, discord.Locale.ukrainian)


@pytest.mark.parametrize("locale", LOCALES, ids=str)
def test_choices_are_offered_in_words(locale: discord.Locale) -> None:
    command = new_group([GAIA]).get_command(GAIA.key)
    assert isinstance(command, Command)
    offered = [choice for param in command.parameters for choice in param.choices]
    assert len(offered) > len(GAIA.options)
    for choice in offered:
        name = choice._locale_name  # nothing public tells it
        assert isinstance(name, locale_str)
        said = asyncio.run(CatalogueTranslator().translate(name, locale, WHERE))
        assert said, choice.value
        assert said.casefold() != choice.value
