"""How a command is made: its options and its work; answering is the same for all of them."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot import timing
from bot.client.command_names import about, named
from bot.client.components import Interaction
from bot.client.replies import Manner, Work, respond
from bot.client.user_install import is_elsewhere

Complete = Callable[[Interaction, str], Awaitable[list["Choice[str]"]]]
Do = Callable[..., Work]
"""The work of a command: called with the interaction, the language and the options by name."""

PLAYED = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where games are played: servers and the bot's own conversations."""
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)


@dataclass(frozen=True)
class Param:
    """An option of a command."""

    name: str
    called: locale_str
    about: locale_str
    kind: Any = str  # what discord.py reads as an option's type
    required: bool = False
    choices: Sequence[Choice[str]] = ()
    complete: Complete | None = None


@dataclass(frozen=True)
class Plan:
    """A command in the making."""

    key: str
    do: Do
    params: Sequence[Param] = ()
    game: str | None = None
    """Whose catalogue names it, where it belongs to one game."""
    manner: Manner = Manner.PRIVATE
    everywhere: bool = False
    """Also where only the user has installed the app."""
    called: locale_str | None = None
    about: locale_str | None = None
    """Its name and description where they do not follow from the key."""


def param(name: str, **rest: Any) -> Param:
    """An option of a command of the bot, named by the catalogues."""
    return Param(name, named(f"param-{name}"), about(f"param-{name}.about"), **rest)


def command(plan: Plan, parent: app_commands.Group | None = None) -> Any:
    """The command as discord.py wants it; its types depend on the options, hence Any."""
    made: Any = app_commands.Command(
        name=plan.called or named(f"command-{plan.key}", plan.game),
        description=plan.about or about(f"command-{plan.key}.about", plan.game),
        callback=_callback(plan),  # type: ignore[arg-type]  # its signature is made below
        parent=parent,
        auto_locale_strings=False,
        allowed_contexts=ANYWHERE if plan.everywhere else PLAYED,
        allowed_installs=BY_ANYBODY if plan.everywhere else BY_SERVERS,
    )
    for one in plan.params:
        if one.complete is not None:
            made.autocomplete(one.name)(_measured(one.complete))
    return made


def _measured(complete: Complete) -> Complete:
    async def measured(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await complete(interaction, typed)
        timing.report("autocomplete")
        return found

    return measured


def _callback(plan: Plan) -> Callable[..., Awaitable[None]]:
    async def callback(interaction: Interaction, **values: Any) -> None:
        lang = await interaction.client.desk.people.lang(interaction.user.id)
        work = plan.do(interaction, lang, **values)
        manner = Manner.PRIVATE if is_elsewhere(interaction) else plan.manner
        await respond(interaction, work, lang, manner, typed=True)

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    signature = [inspect.Parameter("interaction", kind, annotation=Any)]
    for one in plan.params:
        default = inspect.Parameter.empty if one.required else None
        annotation = one.kind if one.required else one.kind | None
        signature.append(inspect.Parameter(one.name, kind, annotation=annotation, default=default))
    callback.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]
    described: Any = callback
    described = app_commands.describe(**{one.name: one.about for one in plan.params})(described)
    described = app_commands.rename(**{one.name: one.called for one in plan.params})(described)
    with_choices = {one.name: list(one.choices) for one in plan.params if one.choices}
    made: Callable[..., Awaitable[None]] = app_commands.choices(**with_choices)(described)
    return made
