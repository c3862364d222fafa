"""The commands: how one is made of its options and its work, and the tree that holds them all."""

from __future__ import annotations

import inspect
import keyword
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.client.command_names import about, named
from bot.client.components import Interaction
from bot.client.excuses import excuse
from bot.client.replies import Answering, Manner, Reply, respond
from bot.client.request import Request
from bot.client.signs import REFUSAL
from bot.client.told_apart import told_apart
from bot.health import report_work
from bot.store.fleet import ElsewhereError
from render import texts

LONGEST_OPTION: Final = 100
MOST_OFFERED: Final = 25
"""Choices of an option, or lines of what is offered while somebody types: Discord shows no more."""

LOG = logging.getLogger(__name__)

REQUEST = "request"
"""Where an interaction carries what was made of it."""


class OrreryTree(app_commands.CommandTree[Any]):
    """Remembers whom it meets; answers what no command could answer."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Everybody may use the bot, once per interaction; what he is called is remembered."""
        request = await interaction.client.arrived(interaction)
        interaction.extras[REQUEST] = request
        return request is not None

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """A command that Discord knows and we do not, or a fault before its work began."""
        lang = texts.language(str(interaction.locale))
        unseen = isinstance(error, app_commands.TransformerError)
        known = unseen or isinstance(
            error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch
        )

        async def work() -> Reply:
            if unseen:
                return Reply(f"{REFUSAL} {texts.text(lang, 'reply-unseen-channel')}")
            LOG.warning("commands at Discord are older than ours: %s", error)
            return Reply(f"{REFUSAL} {texts.text(lang, 'reply-old-command')}")

        if known and not interaction.response.is_done():
            await respond(interaction, work(), lang)
        else:
            await excuse(interaction, error, lang, typed=True)


Complete = Callable[[Request, str], Awaitable[list["Choice[str]"]]]
Do = Callable[..., Answering]
"""The work of a command: called with the request and the options by name."""

PLAYED = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where games are played: servers and the bot's own conversations."""
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BY_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)


@dataclass(frozen=True)
class CommandParam:
    """An option of a command."""

    name: str
    called: locale_str
    about: locale_str
    kind: Any = str  # what discord.py reads as an option's type
    required: bool = False
    choices: Sequence[Choice[str]] = ()
    complete: Complete | None = None

    @property
    def spelt(self) -> str:
        """Its name as Python takes it: what a game calls its options may be a word of Python."""
        return f"{self.name}_" if keyword.iskeyword(self.name) else self.name


@dataclass(frozen=True)
class CommandPlan:
    """A command in the making."""

    key: str
    do: Do
    params: Sequence[CommandParam] = ()
    game: str | None = None
    """Whose catalogue names it, where it belongs to one game."""
    manner: Manner = Manner.PRIVATE
    everywhere: bool = False
    """Also where only the user has installed the app."""
    called: locale_str | None = None
    about: locale_str | None = None
    """Its name and description where they do not follow from the key."""


def param(name: str, **rest: Any) -> CommandParam:
    """An option of a command of the bot, named by the catalogues."""
    return CommandParam(name, named(f"param-{name}"), about(f"param-{name}.about"), **rest)


def command(plan: CommandPlan, parent: app_commands.Group | None = None) -> Any:
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
            made.autocomplete(one.spelt)(_measured(one.complete))
    return made


def offered(label: str, value: str) -> Choice[str]:
    """A line of what is offered while somebody types; all of a list are cut together."""
    return Choice(name=label, value=value)


def _measured(
    complete: Complete,
) -> Callable[[Interaction, str], Awaitable[list[Choice[str]]]]:
    async def measured(interaction: Interaction, typed: str) -> list[Choice[str]]:
        try:
            found = await complete(interaction.extras[REQUEST], typed)
        except ElsewhereError as error:
            await interaction.client.give_away(interaction, error.shard)
            return []
        report_work("autocomplete")
        names = [one.name for one in found]
        for choice, name in zip(found, told_apart(names, LONGEST_OPTION), strict=True):
            choice.name = name
        return found

    return measured


def _callback(plan: CommandPlan) -> Callable[..., Awaitable[None]]:
    async def callback(interaction: Interaction, **values: Any) -> None:
        request: Request = interaction.extras[REQUEST]
        work = plan.do(request, **{one.name: values.get(one.spelt) for one in plan.params})
        manner = Manner.PRIVATE if request.is_elsewhere else plan.manner
        await request.answer(work, manner, typed=True)

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    signature = [inspect.Parameter("interaction", kind, annotation=Any)]
    for one in plan.params:
        default = inspect.Parameter.empty if one.required else None
        annotation = one.kind if one.required else one.kind | None
        signature.append(inspect.Parameter(one.spelt, kind, annotation=annotation, default=default))
    callback.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]
    described: Any = callback
    described = app_commands.describe(**{one.spelt: one.about for one in plan.params})(described)
    described = app_commands.rename(**{one.spelt: one.called for one in plan.params})(described)
    with_choices = {one.spelt: list(one.choices) for one in plan.params if one.choices}
    made: Callable[..., Awaitable[None]] = app_commands.choices(**with_choices)(described)
    return made
