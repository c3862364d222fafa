"""Names and descriptions of commands: English by default, Russian and Ukrainian beside it."""

from __future__ import annotations

import re

import discord
from discord import app_commands
from discord.app_commands import locale_str

from render import texts

LONGEST_ABOUT = 100
NAME = re.compile(r"[-_\w]{1,32}")
"""What Discord takes as a name."""


def named(key: str, game: str | None = None, fallback: str = "") -> locale_str:
    """A name of the catalogues; where there is none, the fallback in every language."""
    known = texts.has("en", key.partition(".")[0], game)
    if fallback and not (known and NAME.fullmatch(texts.text("en", key, game))):
        return locale_str(fallback)
    return locale_str(str(texts.text("en", key, game)), key=key, game=game)


def group_named(game: str) -> locale_str:
    """The name that a game's own commands stand under: its key in English, a word of its catalogue
    elsewhere."""
    return named("game-name.command", game, game)


def name_seen(lang: str, name: str) -> str:
    """The name of a command of the bot, or of a game's own, as readers of a language see it."""
    key = f"command-{name}"
    if texts.has(lang, key):
        return texts.text(lang, key)
    return texts.hint(lang, name, "game-name", "command") or name


def choice_named(key: str, game: str, value: str) -> locale_str:
    """What a choice of an option is called: as it is typed in English, in words elsewhere."""
    return locale_str(named(key, game, value).message, key=key, game=game, about=True)


def about(key: str, game: str | None = None) -> locale_str:
    """A description: the message with a capital, cut to what Discord takes."""
    return locale_str(_about("en", key, game), key=key, game=game, about=True)


def _about(lang: str, key: str, game: str | None) -> str:
    return texts.capital(texts.text(lang, key, game))[:LONGEST_ABOUT]


class CatalogueTranslator(app_commands.Translator):
    """Reads the texts of commands in the languages that the catalogues have beside English."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        _: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in a language of ours; None for all others."""
        lang = texts.language(str(locale))
        key, game = string.extras.get("key"), string.extras.get("game")
        if key is None or lang == "en":
            return None
        if string.extras.get("about"):
            return _about(lang, key, game)
        return str(texts.text(lang, key, game))
