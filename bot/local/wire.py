"""Words of Discord's wire that more than one module needs: numbers with names, times, JSON."""

from datetime import UTC, datetime
from enum import IntEnum, IntFlag
from typing import Any, TypeAlias

# What crosses the wire is JSON of many shapes; the models give it types where it matters.
Json: TypeAlias = dict[str, Any]

EPOCH_MS = 1_420_070_400_000
"""Discord's epoch, the first moment of 2015, in milliseconds."""


class ChannelType(IntEnum):
    """Kinds of channels we know."""

    TEXT = 0
    DM = 1
    NEWS = 5
    NEWS_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = frozenset(
    {ChannelType.NEWS_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD}
)


class MessageType(IntEnum):
    """Kinds of messages we write."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20


class MessageFlag(IntFlag):
    """Bits of a message's `flags`."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class AnswerKind(IntEnum):
    """What a bot may answer first (interaction callback types)."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Context(IntEnum):
    """Where an interaction happens."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE = 2


class Intent(IntFlag):
    """Gateway intents that decide who hears of an event."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


def iso(moment: float) -> str:
    """A moment (seconds since 1970) as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
